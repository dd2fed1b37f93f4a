package damka.rules.notation.text;

import damka.rules.board.Board;
import java.util.Locale;
import java.util.Optional;

/** The notations in which a position is read. */
public enum PositionFormat {
    /** {@code W:W31-50:B1-20}. */
    FEN,
    /** The string of the Hub protocol. */
    HUB,
    /** One entry a square: a list, so never told from text. */
    ARRAY,
    /** A picture of lines. */
    ASCII,
    /** The compact position token. */
    TOKEN;

    private static final String SQUARE_LETTERS = "wbWBe";
    private static final String TOKEN_BEGINS = "ib";
    private static final int SHORTEST_TOKEN = 4;

    /** The name used at the edge, such as {@code fen}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The format with this id. */
    public static Optional<PositionFormat> byId(String id) {
        for (PositionFormat format : values()) {
            if (format.id().equals(id)) {
                return Optional.of(format);
            }
        }
        return Optional.empty();
    }

    /**
     * The format that a text is most likely meant in. Any text gets one: reading it then says what is wrong with it. A
     * colon or an opening bracket makes a FEN, several lines a picture, only letters of squares a Hub string, one longer
     * word a token; the rest is taken for a FEN.
     */
    public static PositionFormat of(Board board, String text) {
        String trimmed = text.strip();
        if (trimmed.indexOf(':') >= 0 || trimmed.startsWith("[")) {
            return FEN;
        }
        if (trimmed.lines().limit(2).count() > 1) {
            return ASCII;
        }
        boolean hubLength = trimmed.length() == board.squareCount() + 1;
        if (trimmed.length() > 1 && (hubLength || trimmed.chars().allMatch(c -> SQUARE_LETTERS.indexOf(c) >= 0))) {
            return HUB;
        }
        return tokenlike(trimmed) ? TOKEN : FEN;
    }

    private static boolean tokenlike(String text) {
        boolean begins = text.length() >= SHORTEST_TOKEN && TOKEN_BEGINS.indexOf(text.charAt(0)) >= 0;
        return begins && text.chars().allMatch(PositionFormat::inToken);
    }

    private static boolean inToken(int c) {
        boolean letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        return letter || (c >= '0' && c <= '9') || c == '_' || c == '-';
    }
}
