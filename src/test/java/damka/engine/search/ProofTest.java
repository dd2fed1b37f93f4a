package damka.engine.search;

import static damka.engine.search.Searches.depth;
import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.Fens;
import damka.rules.moves.LegalMoves;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProofTest {

    @Test
    void shuttingInTheLastManWinsInOnePly() {
        Position position = Fens.international("W:W41,K48:B36");

        SearchReport report = Searches.search(position, depth(8));

        assertThat(report.best().score()).isEqualTo(new Score.Win(exhaustive(position, 5)));
        assertThat(report.stoppedBy()).isEqualTo(StopReason.WIN_FOUND);
    }

    @Test
    void provenDistancesAreThoseOfAnExhaustiveSearch() {
        List<String> fens =
                List.of("W:W27,K39:B16", "W:WK5,K10,K23:B36", "B:W33,38:BK2,22", "W:W6,K33:B26,31", "B:WK46:B12,22,26");
        for (String fen : fens) {
            Position position = Fens.international(fen);
            int plies = exhaustive(position, 5);

            SearchReport report = Searches.search(position, depth(plies == NOTHING ? 6 : 9));

            int found = report.best().score().fold(estimate -> NOTHING, win -> win, loss -> -loss);
            if (plies != NOTHING) {
                assertThat(found).as(fen).isEqualTo(plies);
            }
        }
    }

    private static final int NOTHING = 1000;

    // Plies to a forced win, or minus the plies to a loss, by looking at every line; NOTHING when the depth does not
    // tell.
    private static int exhaustive(Position position, int depth) {
        LegalMoves legal = LegalMoves.of(position);
        if (legal.isEmpty()) {
            return 0;
        }
        if (depth == 0) {
            return NOTHING;
        }
        int quickestWin = NOTHING;
        int slowestLoss = 0;
        boolean open = false;
        for (Move move : legal.all()) {
            int reply = exhaustive(position.after(move), depth - 1);
            if (reply == NOTHING) {
                open = true;
            } else if (reply <= 0) {
                quickestWin = Math.min(quickestWin, 1 - reply);
            } else {
                slowestLoss = Math.max(slowestLoss, reply + 1);
            }
        }
        if (quickestWin != NOTHING) {
            return quickestWin;
        }
        return open ? NOTHING : -slowestLoss;
    }
}
