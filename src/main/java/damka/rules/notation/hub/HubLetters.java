package damka.rules.notation.hub;

import damka.rules.board.Piece;
import java.util.Optional;

/** One letter for what stands on a square: {@code w b} men, {@code W B} kings, {@code e} nothing. */
public final class HubLetters {
    /** All of them. */
    public static final String ALL = "w, b, W, B or e";

    private HubLetters() {}

    /** The letter of what stands on a square. */
    public static char letter(Optional<Piece> piece) {
        return piece.map(HubLetters::letter).orElse('e');
    }

    private static char letter(Piece piece) {
        return switch (piece) {
            case WHITE_MAN -> 'w';
            case WHITE_KING -> 'W';
            case BLACK_MAN -> 'b';
            case BLACK_KING -> 'B';
        };
    }

    /** The piece of a letter; empty for {@code e} and for what is no letter of these. */
    public static Optional<Piece> piece(char letter) {
        for (Piece piece : Piece.values()) {
            if (letter(piece) == letter) {
                return Optional.of(piece);
            }
        }
        return Optional.empty();
    }

    /** Whether this letter stands for something. */
    public static boolean known(char letter) {
        return letter == 'e' || piece(letter).isPresent();
    }
}
