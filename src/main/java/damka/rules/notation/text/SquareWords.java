package damka.rules.notation.text;

import damka.rules.board.Piece;
import damka.rules.notation.hub.HubLetters;
import java.util.Optional;

/** The words for what stands on a square: {@code empty}, {@code whiteMan}, {@code whiteKing}, {@code blackMan}, {@code blackKing}. */
public final class SquareWords {
    /** The word for a square without a piece. */
    public static final String EMPTY = "empty";

    private SquareWords() {}

    /** The word for what stands on a square. */
    public static String word(Optional<Piece> piece) {
        return piece.map(SquareWords::word).orElse(EMPTY);
    }

    /** The word for a piece. */
    public static String word(Piece piece) {
        return switch (piece) {
            case WHITE_MAN -> "whiteMan";
            case WHITE_KING -> "whiteKing";
            case BLACK_MAN -> "blackMan";
            case BLACK_KING -> "blackKing";
        };
    }

    /** Whether this is one of the words or of the letters of the Hub string. */
    static boolean known(String entry) {
        return entry.equals(EMPTY)
                || piece(entry).isPresent()
                || (entry.length() == 1 && HubLetters.known(entry.charAt(0)));
    }

    /** The piece of a word or a letter; empty for an empty square and for what is unknown. */
    static Optional<Piece> piece(String entry) {
        for (Piece piece : Piece.values()) {
            if (word(piece).equals(entry)) {
                return Optional.of(piece);
            }
        }
        return entry.length() == 1 ? HubLetters.piece(entry.charAt(0)) : Optional.empty();
    }
}
