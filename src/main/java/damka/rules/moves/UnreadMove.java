package damka.rules.moves;

import damka.rules.board.Square;
import java.util.List;
import java.util.Map;

/** What reading a text says that is no move: the reasons that no position is needed for. */
public sealed interface UnreadMove extends Illegality {

    /**
     * The text is no move.
     *
     * @param offset UTF-16 characters of the text as received, from 0
     * @param expected what was expected there
     */
    record MoveUnparseable(int offset, int length, String expected) implements UnreadMove {
        @Override
        public ReasonCode code() {
            return ReasonCode.MOVE_UNPARSEABLE;
        }

        @Override
        public List<Square> squares() {
            return List.of();
        }

        @Override
        public Map<String, Object> facts() {
            return Facts.place(offset, length).and("expected", expected).map();
        }
    }

    /**
     * A square that the board does not have.
     *
     * @param text the square as written
     * @param expected the squares that exist, {@code 1-50}
     */
    record SquareOutOfRange(String text, int offset, int length, String expected) implements UnreadMove {
        @Override
        public ReasonCode code() {
            return ReasonCode.SQUARE_OUT_OF_RANGE;
        }

        @Override
        public List<Square> squares() {
            return List.of();
        }

        @Override
        public Map<String, Object> facts() {
            return Facts.place(offset, length)
                    .and("text", text)
                    .and("expected", expected)
                    .map();
        }
    }

    /**
     * A light square, on which nothing is ever played.
     *
     * @param text the square as written
     */
    record LightSquare(String text, int offset, int length) implements UnreadMove {
        @Override
        public ReasonCode code() {
            return ReasonCode.LIGHT_SQUARE;
        }

        @Override
        public List<Square> squares() {
            return List.of();
        }

        @Override
        public Map<String, Object> facts() {
            return Facts.place(offset, length).and("text", text).map();
        }
    }
}
