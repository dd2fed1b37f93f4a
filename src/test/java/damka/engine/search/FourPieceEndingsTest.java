package damka.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import damka.engine.endgame.BitbaseReader;
import damka.engine.endgame.Category;
import damka.engine.endgame.EndgameValue;
import damka.engine.endgame.Endgames;
import damka.engine.endgame.EndingReport;
import damka.engine.endgame.Metric;
import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.board.Piece;
import damka.rules.board.Square;
import damka.rules.game.Game;
import damka.rules.game.Ruleset;
import damka.rules.moves.LegalMoves;
import damka.rules.position.Move;
import damka.rules.position.Placement;
import damka.rules.position.Position;
import damka.rules.position.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tables against a search that does not know them, and endings played as the service would play them. */
class FourPieceEndingsTest {
    private static final System.Logger LOG = System.getLogger(FourPieceEndingsTest.class.getName());
    private static final Board BOARD = Board.INTERNATIONAL;
    private static final List<Piece> PIECES = List.of(Piece.values());
    private static final Endgames TABLES = BitbaseReader.bundled(BOARD);

    @Test
    void whatASearchWithoutTablesProvesIsWhatTheTablesSay() {
        assertThat(agreements(1_000, 400)).isGreaterThan(50);
    }

    @Test
    @Tag("slow")
    void whatASearchWithoutTablesProvesOfAHundredThousandPositionsIsWhatTheTablesSay() {
        long proven = agreements(100_000, 1_000);

        LOG.log(System.Logger.Level.INFO, "of 100,000 endings of four pieces a search proved " + proven);
        assertThat(proven).isGreaterThan(10_000);
    }

    // How many were proven; each of them agrees.
    private static long agreements(int positions, long nodes) {
        Random random = new Random(positions);
        Searcher searcher = new Searcher(Searches.MATERIAL::of, 1 << 18, 1, () -> 0);
        long proven = 0;
        for (int i = 0; i < positions; i++) {
            Position position = random(random);
            if (LegalMoves.of(position).size() < 2) {
                continue;
            }
            SearchReport report = searcher.search(
                    Game.start(Ruleset.FMJD, position), Searches.nodes(nodes), StopSignal.NEVER, depth -> {});
            SearchLine best = report.best();
            if (best.verdict() == Verdict.WIN || best.verdict() == Verdict.LOSS) {
                proven++;
                assertAgreed(position, best);
            }
        }
        return proven;
    }

    private static void assertAgreed(Position position, SearchLine best) {
        boolean won = best.verdict() == Verdict.WIN;
        assertThat(TABLES.value(position)).as("%s", position).isEqualTo(won ? EndgameValue.WIN : EndgameValue.LOSS);
        int plies = best.score().fold(centimen -> 0, win -> win, loss -> loss);
        int shortest = TABLES.plies(position, Metric.END).orElse(1);
        if (won) {
            assertThat(plies).as("%s", position).isGreaterThanOrEqualTo(shortest);
        }
    }

    @Test
    void aWinThatTheTablesPromiseIsWonByTheSearch() {
        assertPromisesAreKept(10);
    }

    @Test
    @Tag("slow")
    void aThousandWinsThatTheTablesPromiseAreWonByTheSearch() {
        assertPromisesAreKept(1_000);
    }

    // The winner plays what the service calls best, the loser what holds longest.
    private static void assertPromisesAreKept(int count) {
        Random random = new Random(count);
        Searcher searcher = new Searcher(Searches.MATERIAL::of, board -> TABLES, 1 << 18, 1, () -> 0);
        for (int won = 0; won < count; ) {
            Game game = Game.start(Ruleset.FMJD, random(random));
            if (TABLES.value(game.position()) == EndgameValue.WIN) {
                Category promised = report(game).category();
                Color winner = game.position().sideToMove();
                Game end = played(searcher, game, winner);
                assertThat(promised).as("%s", game.position()).isIn(Category.WIN, Category.CURSED_WIN);
                assertThat(end.outcome().wonBy().filter(winner::equals).isPresent())
                        .as("%s %s %s", game.position(), promised, end.outcome())
                        .isEqualTo(promised == Category.WIN);
                won++;
            }
        }
    }

    private static Game played(Searcher searcher, Game start, Color winner) {
        Game game = start;
        while (!game.outcome().isFinal()) {
            Move move = game.position().sideToMove() == winner
                    ? searcher.search(game, Searches.nodes(500), StopSignal.NEVER, depth -> {})
                            .best()
                            .move()
                    : report(game).moves().get(0).move();
            game = game.play(move);
        }
        return game;
    }

    @Test
    void aDrawIsNotLost() {
        assertDrawsAreHeld(10);
    }

    @Test
    @Tag("slow")
    void aThousandDrawsAreNotLost() {
        assertDrawsAreHeld(1_000);
    }

    // The other side tries whatever comes to its mind and keeps the draw.
    private static void assertDrawsAreHeld(int count) {
        Random random = new Random(count);
        for (int held = 0; held < count; ) {
            Game game = Game.start(Ruleset.FMJD, random(random));
            if (TABLES.value(game.position()) == EndgameValue.DRAW) {
                Color defender = game.position().sideToMove();
                while (!game.outcome().isFinal()) {
                    boolean defends = game.position().sideToMove() == defender;
                    game = game.play(defends ? report(game).moves().get(0).move() : kept(game, random));
                }
                assertThat(game.outcome().wonBy())
                        .as("%s", game.start().position())
                        .isEmpty();
                held++;
            }
        }
    }

    private static Move kept(Game game, Random random) {
        List<Move> keeping = game.legalMoves().all().stream()
                .filter(move -> TABLES.value(game.position().after(move)) == EndgameValue.DRAW)
                .toList();
        return keeping.get(random.nextInt(keeping.size()));
    }

    private static EndingReport report(Game game) {
        return EndingReport.of(TABLES, game).orElseThrow();
    }

    // Four pieces, both sides on the board, no man on its promotion row, a legal move.
    private static Position random(Random random) {
        while (true) {
            List<Square> free = new ArrayList<>(BOARD.squares());
            List<Placement> placements = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                Piece piece = PIECES.get(random.nextInt(PIECES.size()));
                placements.add(new Placement(free.remove(random.nextInt(free.size())), piece));
            }
            Color side = random.nextBoolean() ? Color.WHITE : Color.BLACK;
            Position position = new Setup(BOARD, side, placements)
                    .check(Setup.Admission.COMPOSED)
                    .fold(sound -> sound, faults -> Position.start(BOARD));
            if (TABLES.isCovered(position)
                    && position.count(Color.WHITE) > 0
                    && position.count(Color.BLACK) > 0
                    && !LegalMoves.of(position).isEmpty()) {
                return position;
            }
        }
    }
}
