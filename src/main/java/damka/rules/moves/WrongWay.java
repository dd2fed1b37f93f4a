package damka.rules.moves;

import damka.rules.board.Piece;
import damka.rules.board.Square;
import java.util.List;
import java.util.Map;

/** Why the piece cannot go from one square to the other. */
public sealed interface WrongWay extends Illegality {

    /**
     * A piece stands where the move ends.
     *
     * @param piece what stands there
     */
    record TargetOccupied(Square from, Square to, Piece piece) implements WrongWay {
        @Override
        public ReasonCode code() {
            return ReasonCode.TARGET_OCCUPIED;
        }

        @Override
        public List<Square> squares() {
            return Lights.ends(from, to);
        }

        @Override
        public Map<String, Object> facts() {
            return Facts.of("from", from).and("to", to).and(piece).map();
        }
    }

    /** The two squares share no diagonal. */
    record NotDiagonal(Square from, Square to) implements WrongWay {
        @Override
        public ReasonCode code() {
            return ReasonCode.NOT_DIAGONAL;
        }

        @Override
        public List<Square> squares() {
            return Lights.ends(from, to);
        }

        @Override
        public Map<String, Object> facts() {
            return Facts.of("from", from).and("to", to).map();
        }
    }

    /** A man goes backwards without capturing. */
    record ManBackward(Square from, Square to) implements WrongWay {
        @Override
        public ReasonCode code() {
            return ReasonCode.MAN_BACKWARD;
        }

        @Override
        public List<Square> squares() {
            return Lights.ends(from, to);
        }

        @Override
        public Map<String, Object> facts() {
            return Facts.of("from", from).and("to", to).map();
        }
    }

    /**
     * A man goes more than one square, or jumps further than right behind a piece.
     *
     * @param distance squares along the diagonal
     */
    record ManTooFar(Square from, Square to, int distance) implements WrongWay {
        @Override
        public ReasonCode code() {
            return ReasonCode.MAN_TOO_FAR;
        }

        @Override
        public List<Square> squares() {
            return Lights.ends(from, to);
        }

        @Override
        public Map<String, Object> facts() {
            return Facts.of("from", from)
                    .and("to", to)
                    .and("distance", distance)
                    .map();
        }
    }

    /**
     * A piece stands on the king's way.
     *
     * @param blocker the first of them
     * @param piece what stands there
     */
    record KingPathBlocked(Square from, Square blocker, Square to, Piece piece) implements WrongWay {
        @Override
        public ReasonCode code() {
            return ReasonCode.KING_PATH_BLOCKED;
        }

        @Override
        public List<Square> squares() {
            return List.of(from, blocker, to);
        }

        @Override
        public Map<String, Object> facts() {
            return Facts.of("from", from)
                    .and("to", to)
                    .and("blocker", blocker)
                    .and(piece)
                    .map();
        }
    }
}
