package damka.rules.notation.token;

import damka.rules.board.Board;
import damka.rules.notation.ParseFault;
import damka.rules.notation.ParseResult;
import damka.rules.position.Position;
import damka.rules.position.Setup;
import java.util.List;
import java.util.Optional;

/**
 * A position as a short text for addresses: 19 characters for a new game (13 on the small board), 29 at most.
 *
 * <p>First a letter for the board and the version of the format ({@code i} and {@code b}: international and Brazilian, first
 * version), then the bits of {@link PositionBits}, then a check of twelve bits. Letters, digits, {@code -} and {@code _}
 * alone. A position has one token, and only that is read.
 */
public final class PositionToken {
    private static final String INTERNATIONAL = "i";
    private static final String BRAZILIAN = "b";
    private static final int LONGEST = 29;
    private static final String EXPECTED = "a position token";

    private PositionToken() {}

    /** The token of a position; composed boards have one too. */
    public static String write(Position position) {
        BitWriter bits = new BitWriter();
        PositionBits.write(position, bits);
        return Checksum.SHORT.sign(letter(position.board()) + bits.toText());
    }

    /** What the token says. Whether such a board is let through is decided by {@link Setup#check}. */
    public static ParseResult<Setup> read(String token) {
        Optional<Board> board = board(token);
        if (board.isEmpty()) {
            return unreadable(ParseFault.Code.UNKNOWN_VERSION, 0, Math.min(1, token.length()), "i or b");
        }
        int other = Digits.firstOther(token, 1);
        if (other >= 0) {
            return unreadable(ParseFault.Code.UNEXPECTED_CHARACTER, other, 1, "A-Z, a-z, 0-9, - or _");
        }
        if (token.length() <= 1 + Checksum.SHORT.length() || token.length() > LONGEST) {
            return unreadable(ParseFault.Code.WRONG_LENGTH, 0, token.length(), EXPECTED);
        }
        if (!Checksum.SHORT.isRight(token)) {
            return unreadable(ParseFault.Code.CHECKSUM_WRONG, 0, token.length(), EXPECTED);
        }
        BitReader bits = new BitReader(Checksum.SHORT.withoutCheck(token).substring(1));
        Setup setup = PositionBits.read(board.get(), bits);
        if (bits.isPastEnd() || !write(PositionBits.position(setup)).equals(token)) {
            return unreadable(ParseFault.Code.WRONG_LENGTH, 0, token.length(), EXPECTED);
        }
        return new ParseResult.Read<>(setup);
    }

    private static String letter(Board board) {
        return switch (board) {
            case INTERNATIONAL -> INTERNATIONAL;
            case BRAZILIAN -> BRAZILIAN;
        };
    }

    private static Optional<Board> board(String token) {
        for (Board board : Board.values()) {
            if (token.startsWith(letter(board))) {
                return Optional.of(board);
            }
        }
        return Optional.empty();
    }

    private static ParseResult<Setup> unreadable(ParseFault.Code code, int offset, int length, String expected) {
        return new ParseResult.Unreadable<>(List.of(new ParseFault(code, offset, length, expected)));
    }
}
