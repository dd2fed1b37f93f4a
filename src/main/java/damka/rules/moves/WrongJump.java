package damka.rules.moves;

import damka.rules.board.Square;
import java.util.List;
import java.util.Map;

/** Why the piece cannot jump from one square to the other. */
public sealed interface WrongJump extends Illegality {

    /** The piece would jump a piece that it has already captured. */
    record JumpedTwice(Square from, Square victim, Square to) implements WrongJump {
        @Override
        public ReasonCode code() {
            return ReasonCode.JUMPED_TWICE;
        }

        @Override
        public List<Square> squares() {
            return Lights.way(from, victim, to);
        }

        @Override
        public Map<String, Object> facts() {
            return Facts.of("from", from).and("to", to).and("victim", victim).map();
        }
    }

    /** A captured piece, which stays on the board until the capture is over, stands in the way. */
    record BlockedByCaptured(Square from, Square blocker, Square to) implements WrongJump {
        @Override
        public ReasonCode code() {
            return ReasonCode.BLOCKED_BY_CAPTURED;
        }

        @Override
        public List<Square> squares() {
            return Lights.way(from, blocker, to);
        }

        @Override
        public Map<String, Object> facts() {
            return Facts.of("from", from).and("to", to).and("blocker", blocker).map();
        }
    }

    /** A jump over a piece of one's own. */
    record OwnPieceJumped(Square from, Square blocker, Square to) implements WrongJump {
        @Override
        public ReasonCode code() {
            return ReasonCode.OWN_PIECE_JUMPED;
        }

        @Override
        public List<Square> squares() {
            return Lights.way(from, blocker, to);
        }

        @Override
        public Map<String, Object> facts() {
            return Facts.of("from", from).and("to", to).and("blocker", blocker).map();
        }
    }

    /** Nothing can be taken on this way: no piece stands between the squares, or none can be taken where one was named. */
    record NoPieceToCapture(Square from, Square to) implements WrongJump {
        @Override
        public ReasonCode code() {
            return ReasonCode.NO_PIECE_TO_CAPTURE;
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

    /** Two pieces of the opponent in contact on the line. */
    record TwoInARow(Square from, Square first, Square second, Square to) implements WrongJump {
        @Override
        public ReasonCode code() {
            return ReasonCode.TWO_IN_A_ROW;
        }

        @Override
        public List<Square> squares() {
            return second == to ? List.of(from, first, second) : List.of(from, first, second, to);
        }

        @Override
        public Map<String, Object> facts() {
            return Facts.of("from", from)
                    .and("to", to)
                    .and("first", first)
                    .and("second", second)
                    .map();
        }
    }
}
