package damka.rules.notation.token;

import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.Fens;
import damka.rules.board.Board;
import damka.rules.game.DrawCounters;
import damka.rules.game.Game;
import damka.rules.game.GameStart;
import damka.rules.game.History;
import damka.rules.game.RandomGames;
import damka.rules.game.Ruleset;
import damka.rules.game.Turn;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;

class StateTokenProperties {
    private static final int PLIES = 140;
    private static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~ \u0141";

    @Property(tries = 300)
    void aGameCarriedInTokensIsTheGameCarriedInMoves(@ForAll Board board, @ForAll long seed) {
        assertCarried(board, new Random(seed));
    }

    @Tag("slow")
    @Property(tries = 10_000)
    void manyGamesCarriedInTokensAreTheGamesCarriedInMoves(@ForAll Board board, @ForAll long seed) {
        assertCarried(board, new Random(seed));
    }

    private static void assertCarried(Board board, Random random) {
        Game moves = Game.from(start(board, random));
        Game tokens = moves;
        for (int i = 0; i < PLIES; i++) {
            String token = StateToken.write(tokens);
            tokens = StateTokenTest.read(token);
            assertThat(StateToken.write(tokens)).isEqualTo(token).isEqualTo(StateToken.write(moves));
            assertSame(tokens, moves);
            Optional<Move> move = RandomGames.move(moves, random);
            if (move.isEmpty()) {
                break;
            }
            moves = moves.play(move.get());
            tokens = tokens.play(move.get());
        }
    }

    private static GameStart start(Board board, Random random) {
        List<Ruleset> sets = Ruleset.on(board);
        Ruleset ruleset = sets.get(random.nextInt(sets.size()));
        Position position = RandomGames.start(board, random);
        GameStart start =
                random.nextInt(3) == 0 ? GameStart.unknown(ruleset, position) : GameStart.complete(ruleset, position);
        if (random.nextInt(3) == 0) {
            start = start.withCounters(DrawCounters.carried(ruleset, position, random.nextInt(600)));
        }
        return start.withPly(random.nextInt(4) == 0 ? random.nextInt(2000) : 0);
    }

    static void assertSame(Game read, Game written) {
        assertThat(read.ruleset()).isSameAs(written.ruleset());
        assertThat(read.position()).isEqualTo(written.position());
        assertThat(read.ply()).isEqualTo(written.ply());
        assertThat(read.history()).isEqualTo(written.history());
        assertThat(read.counters()).isEqualTo(written.counters());
        assertThat(read.repetition()).isEqualTo(written.repetition());
        assertThat(read.rules()).isEqualTo(written.rules());
        assertThat(read.outcome()).isEqualTo(written.outcome());
        assertThat(read.base()).isEqualTo(written.base());
    }

    @Property(tries = 1000)
    void aTokenWithOneOtherCharacterIsRefused(@ForAll Board board, @ForAll long seed) {
        Random random = new Random(seed);
        String token = StateToken.write(played(board, random, random.nextInt(60)));
        int at = random.nextInt(token.length());
        char other = ALPHABET.charAt(random.nextInt(ALPHABET.length()));

        String changed = token.substring(0, at) + other + token.substring(at + 1);

        boolean isRead = StateToken.read(changed).fold(game -> true, faults -> false);
        assertThat(isRead).isEqualTo(changed.equals(token));
    }

    @Property(tries = 1000)
    void whatIsSignedAndNoGameIsRefusedOrReadAsItself(@ForAll Board board, @ForAll long seed) {
        Random random = new Random(seed);
        String token = StateToken.write(played(board, random, random.nextInt(60)));
        StringBuilder body = new StringBuilder(Checksum.LONG.withoutCheck(token));
        int changes = 1 + random.nextInt(3);
        for (int i = 0; i < changes; i++) {
            int at = 3 + random.nextInt(body.length() - 3);
            body.setCharAt(at, ALPHABET.charAt(random.nextInt(64)));
        }
        if (random.nextInt(4) == 0) {
            body.setLength(3 + random.nextInt(body.length() - 3));
        }

        String forged = Checksum.LONG.sign(body.toString());

        StateToken.read(forged)
                .fold(
                        game -> assertThat(StateToken.write(game)).isEqualTo(forged),
                        faults -> assertThat(faults)
                                .allMatch(fault -> fault.offset() + fault.length() <= forged.length()));
    }

    @Property(tries = 1000)
    void anyTextIsReadOrRefused(@ForAll String text) {
        boolean isRead = StateToken.read(text).fold(game -> true, faults -> false);

        assertThat(isRead).isFalse();
    }

    private static Game played(Board board, Random random, int plies) {
        Game game = Game.from(start(board, random));
        for (int i = 0; i < plies; i++) {
            Optional<Move> move = RandomGames.move(game, random);
            if (move.isEmpty()) {
                break;
            }
            game = game.play(move.get());
        }
        return game;
    }

    @Property(tries = 10)
    void aRecordThatGoesOnAfterItsEndKeepsTheLastKingMoves(@ForAll long seed) {
        Random random = new Random(seed);
        Game game = longKingEnding(random);
        String token = StateToken.write(game);

        Game read = StateTokenTest.read(token);

        assertThat(token).hasSizeLessThanOrEqualTo(StateToken.LONGEST);
        assertThat(StateToken.write(read)).isEqualTo(token);
        assertThat(read.position()).isEqualTo(game.position());
        assertThat(read.ply()).isEqualTo(game.ply());
        assertThat(read.counters()).isEqualTo(game.counters());
        assertThat(read.history()).isEqualTo(History.COMPLETE);
        assertThat(read.repetition().known()).isFalse();
        assertThat(read.repetition().count())
                .isPositive()
                .isLessThanOrEqualTo(game.repetition().count());
        List<Move> kept =
                new ArrayList<>(game.reversibleTurns().stream().map(Turn::move).toList());
        assertThat(read.turns().stream().map(Turn::move))
                .containsExactlyElementsOf(kept.subList(kept.size() - StateToken.MOST_REVERSIBLE, kept.size()));
    }

    private static Game longKingEnding(Random random) {
        Position start = Fens.international("W:W36,K46,K47:BK3,K4,15");
        Game game = Game.start(Ruleset.FMJD, start);
        while (game.reversibleTurns().size() < StateToken.MOST_REVERSIBLE + 1 + random.nextInt(100)) {
            Game now = game;
            List<Move> quiet = game.legalMoves().all().stream()
                    .filter(move -> keepsPeace(now, move))
                    .toList();
            game = quiet.isEmpty()
                    ? Game.start(Ruleset.FMJD, start)
                    : game.play(quiet.get(random.nextInt(quiet.size())));
        }
        return game;
    }

    private static boolean keepsPeace(Game game, Move move) {
        Game next = game.play(move);
        return next.reversibleTurns().size() > game.reversibleTurns().size()
                && !next.legalMoves().mustCapture();
    }
}
