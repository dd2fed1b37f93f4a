package damka.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import damka.engine.endgame.BitbaseReader;
import damka.engine.endgame.EndgameValue;
import damka.engine.endgame.Endgames;
import damka.rules.Fens;
import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.game.Game;
import damka.rules.game.Ruleset;
import damka.rules.moves.LegalMoves;
import damka.rules.position.Position;
import java.util.Random;
import org.junit.jupiter.api.Test;

class KnownEndingTest {
    private static final Endgames TABLES = BitbaseReader.bundled(Board.INTERNATIONAL);

    private static SearchReport search(Game game, SearchLimits limits) {
        return searcher().search(game, limits, StopSignal.NEVER, report -> {});
    }

    private static Searcher searcher() {
        return new Searcher(Searches.MATERIAL::of, board -> TABLES, 1 << 20, 1, () -> 0);
    }

    private static Game game(String fen) {
        return Game.start(Ruleset.FMJD, Fens.international(fen));
    }

    @Test
    void aDrawnEndingIsCalledDrawn() {
        SearchReport report = search(game("W:WK46,K50:BK1"), Searches.nodes(500));

        assertThat(TABLES.value(Fens.international("W:WK46,K50:BK1"))).isEqualTo(EndgameValue.DRAW);
        assertThat(report.best().verdict()).isEqualTo(Verdict.DRAW);
        assertThat(report.best().expectation().draw()).isEqualTo(1000);
    }

    @Test
    void aWonEndingIsWonOnTheBoardWhereTheTablesPromiseIt() {
        Game game = game("W:W31,K48,K49:B5");
        assertThat(TABLES.value(game.position())).isEqualTo(EndgameValue.WIN);

        for (int ply = 0; ply < 120 && !game.outcome().isFinal(); ply++) {
            SearchReport report = search(game, Searches.nodes(2000));
            boolean winner = game.position().sideToMove() == Color.WHITE;
            if (!report.forced()) {
                assertThat(report.best().verdict()).isEqualTo(winner ? Verdict.WIN : Verdict.LOSS);
            }
            game = game.play(report.best().move());
        }

        assertThat(game.outcome().wonBy()).contains(Color.WHITE);
    }

    @Test
    void noLineGivesAwayWhatTheTablesPromise() {
        Random random = new Random(4);
        int seen = 0;
        for (int i = 0; i < 3000 && seen < 40; i++) {
            Position position = fewPieces(random);
            EndgameValue value = TABLES.value(position);
            if (LegalMoves.of(position).size() > 1 && value.isKnown()) {
                seen++;
                SearchReport report = search(Game.start(Ruleset.FMJD, position), Searches.nodes(300));

                Position after = position.after(report.best().move());
                assertThat(TABLES.value(after)).as(position.toString()).isEqualTo(value.opposite());
            }
        }
        assertThat(seen).isEqualTo(40);
    }

    private static Position fewPieces(Random random) {
        StringBuilder fen = new StringBuilder(random.nextBoolean() ? "W:W" : "B:W");
        int first = 1 + random.nextInt(24);
        int second = first + 1 + random.nextInt(25);
        fen.append('K')
                .append(first)
                .append(random.nextBoolean() ? ",K" + second : "")
                .append(":BK");
        int other = 1 + random.nextInt(50);
        while (other == first || other == second) {
            other = 1 + random.nextInt(50);
        }
        return Fens.international(fen.append(other).toString());
    }

    @Test
    void capturesIntoAKnownEndingAreSeenByTheSearch() {
        SearchReport report = search(game("W:WK28,32,K33,38,43:BK4,K15,16"), Searches.nodes(20_000));

        assertThat(report.endgameHits()).isPositive();
    }
}
