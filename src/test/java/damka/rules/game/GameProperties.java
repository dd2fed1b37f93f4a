package damka.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.Positions;
import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.moves.LegalMoves;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;

class GameProperties {
    private static final int PLIES = 160;

    @Property(tries = 400)
    void countsAndDrawsAreThoseOfThePlainReading(@ForAll Board board, @ForAll long seed) {
        assertPlainReading(board, new Random(seed));
    }

    @Tag("slow")
    @Property(tries = 10_000)
    void countsAndDrawsAreThoseOfThePlainReadingInManyGames(@ForAll Board board, @ForAll long seed) {
        assertPlainReading(board, new Random(seed));
    }

    private static void assertPlainReading(Board board, Random random) {
        Position start = RandomGames.start(board, random);
        int carried = random.nextInt(3) == 0 ? random.nextInt(130) : 0;
        Ruleset ruleset = anyRuleset(board, random);
        DrawCounters counters = DrawCounters.carried(ruleset, start, carried);
        Game game = Game.resume(ruleset, start, counters, History.COMPLETE);
        NaiveDraws plain = new NaiveDraws(start, carried);
        assertSame(game, plain);
        for (int i = 0; i < PLIES; i++) {
            Optional<Move> move = RandomGames.move(game, random);
            if (move.isEmpty()) {
                break;
            }
            game = game.play(move.get());
            plain.add(move.get(), game.position());
            assertSame(game, plain);
        }
    }

    private static void assertSame(Game game, NaiveDraws plain) {
        String ruleset = game.ruleset().id();
        Map<String, Integer> expected = plain.counts(ruleset);
        List<DrawCounters.Count> counts = game.counters().all();
        assertThat(counts.stream().map(count -> count.rule().id())).containsExactlyElementsOf(expected.keySet());
        for (DrawCounters.Count count : counts) {
            int plies = expected.get(count.rule().id());
            assertThat(count).isEqualTo(new DrawCounters.Count(count.rule(), plies >= 0, true, Math.max(plies, 0)));
            assertThat(count.rule().limit())
                    .isEqualTo(NaiveDraws.limit(ruleset, count.rule().id()));
        }
        assertThat(game.repetition().count()).isEqualTo(plain.occurrences());
        assertThat(game.repetition().known()).isTrue();
        if (game.legalMoves().isEmpty()) {
            assertThat(game.outcome().wonBy())
                    .contains(game.position().sideToMove().opponent());
        } else {
            assertThat(game.outcome().reasonId()).isEqualTo(plain.draw(ruleset));
        }
    }

    @Property(tries = 300)
    void clockOfTheSearchCountsAsTheGameDoes(@ForAll Board board, @ForAll long seed, @ForAll boolean known) {
        Random random = new Random(seed);
        Position start = RandomGames.start(board, random);
        Ruleset ruleset = anyRuleset(board, random);
        DrawClock clock = DrawClock.of(ruleset, board);
        Game game = Game.from(known ? GameStart.complete(ruleset, start) : GameStart.unknown(ruleset, start));
        long white = start.pieces(Color.WHITE);
        long black = start.pieces(Color.BLACK);
        long counts = known ? clock.start(white, black, start.kings()) : clock.unknown(white, black, start.kings());
        assertThat(counts).isEqualTo(game.counters().packed());
        for (int i = 0; i < PLIES; i++) {
            Optional<Move> move = RandomGames.move(game, random);
            if (move.isEmpty()) {
                break;
            }
            Position before = game.position();
            Color mover = before.sideToMove();
            game = game.play(move.get());
            Position after = game.position();
            counts = next(clock, counts, before, after, mover);
            assertThat(counts).isEqualTo(game.counters().packed());
            assertThat(clock.isReached(counts))
                    .isEqualTo(game.counters().all().stream().anyMatch(DrawCounters.Count::met));
        }
    }

    private static long next(DrawClock clock, long counts, Position before, Position after, Color mover) {
        long own = after.pieces(mover);
        long others = after.pieces(mover.opponent());
        int done = DrawClock.done(
                before.pieces(mover), before.pieces(mover.opponent()), before.kings(), own, others, after.kings());
        return clock.next(counts, done, own, others, after.kings());
    }

    @Property(tries = 200)
    void turningTheBoardRoundTurnsTheOutcomeRound(@ForAll Board board, @ForAll long seed) {
        Random random = new Random(seed);
        Position start = RandomGames.start(board, random);
        Ruleset ruleset = anyRuleset(board, random);
        Game game = Game.start(ruleset, start);
        Game turned = Game.start(ruleset, Positions.flipped(start));
        for (int i = 0; i < PLIES; i++) {
            Optional<Move> move = RandomGames.move(game, random);
            if (move.isEmpty()) {
                break;
            }
            game = game.play(move.get());
            turned = turned.play(turned(move.get(), turned.legalMoves()));
            assertThat(turned.position()).isEqualTo(Positions.flipped(game.position()));
            assertThat(turned.rules()).isEqualTo(game.rules());
            assertThat(turned.outcome().reasonId()).isEqualTo(game.outcome().reasonId());
            assertThat(turned.outcome().wonBy())
                    .isEqualTo(game.outcome().wonBy().map(Color::opponent));
        }
    }

    private static Move turned(Move move, LegalMoves legal) {
        TreeSet<Object> captured =
                new TreeSet<>(move.captured().stream().map(Positions::flipped).toList());
        return legal.between(Positions.flipped(move.from()), Positions.flipped(move.to())).stream()
                .filter(candidate -> captured.equals(new TreeSet<Object>(candidate.captured())))
                .findFirst()
                .orElseThrow();
    }

    @Property(tries = 200)
    void whatIsUnknownIsNeverMoreThanTheTruth(@ForAll Board board, @ForAll long seed) {
        Random random = new Random(seed);
        Ruleset ruleset = anyRuleset(board, random);
        Game game = Game.start(ruleset, RandomGames.start(board, random));
        int forgetAt = random.nextInt(PLIES / 2);
        Optional<Game> forgetful = Optional.empty();
        for (int i = 0; i < PLIES; i++) {
            if (i == forgetAt) {
                forgetful = Optional.of(Game.from(GameStart.unknown(ruleset, game.position())));
            }
            Optional<Move> move = RandomGames.move(game, random);
            if (move.isEmpty()) {
                break;
            }
            game = game.play(move.get());
            forgetful = forgetful.map(known -> known.play(move.get()));
            if (forgetful.isPresent()) {
                assertKnowsLess(forgetful.get(), game);
            }
        }
    }

    private static void assertKnowsLess(Game forgetful, Game game) {
        assertThat(forgetful.history()).isEqualTo(History.UNKNOWN);
        for (int i = 0; i < game.rules().size(); i++) {
            RuleStatus guess = forgetful.rules().get(i);
            RuleStatus truth = game.rules().get(i);
            if (guess.known()) {
                assertThat(guess.count()).isEqualTo(truth.count());
                assertThat(guess.running()).isEqualTo(truth.running());
            } else {
                assertThat(guess.count()).isLessThanOrEqualTo(truth.count());
            }
        }
    }

    private static Ruleset anyRuleset(Board board, Random random) {
        List<Ruleset> sets = Ruleset.on(board);
        return sets.get(random.nextInt(sets.size()));
    }
}
