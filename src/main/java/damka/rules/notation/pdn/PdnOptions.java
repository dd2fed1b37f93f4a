package damka.rules.notation.pdn;

import damka.rules.board.Board;
import damka.rules.position.Setup.Admission;
import java.util.Optional;

/**
 * How a text of games is read. What goes over a limit is a fault of the text.
 *
 * @param board for games that do not say it by a GameType tag; empty to judge by the squares
 * @param admission which start positions are let through
 * @param variations whether variations are checked and kept
 * @param mostGames games in the text
 * @param mostPlies plies of one line
 * @param mostNested variations inside variations, at most 256
 */
public record PdnOptions(
        Optional<Board> board, Admission admission, boolean variations, int mostGames, int mostPlies, int mostNested) {
    private static final int DEEPEST = 256;

    /** Judged by the squares, variations kept, generous limits. */
    public static final PdnOptions STANDARD =
            new PdnOptions(Optional.empty(), Admission.GAME, true, 100_000, 10_000, DEEPEST);

    public PdnOptions {
        if (mostGames < 1 || mostPlies < 1 || mostNested < 0 || mostNested > DEEPEST) {
            throw new IllegalArgumentException("limits are positive, nesting at most " + DEEPEST);
        }
    }

    /** The same with a board for games without a GameType tag. */
    public PdnOptions withBoard(Board chosen) {
        return new PdnOptions(Optional.of(chosen), admission, variations, mostGames, mostPlies, mostNested);
    }

    /** The same with other limits. */
    public PdnOptions withLimits(int games, int plies, int nested) {
        return new PdnOptions(board, admission, variations, games, plies, nested);
    }

    /** The same, variations kept or left out. */
    public PdnOptions withVariations(boolean kept) {
        return new PdnOptions(board, admission, kept, mostGames, mostPlies, mostNested);
    }

    /** The same with another choice of start positions. */
    public PdnOptions withAdmission(Admission chosen) {
        return new PdnOptions(board, chosen, variations, mostGames, mostPlies, mostNested);
    }
}
