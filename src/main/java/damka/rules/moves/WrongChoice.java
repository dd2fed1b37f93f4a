package damka.rules.moves;

import damka.rules.board.Square;
import damka.rules.position.Route;
import java.util.List;
import java.util.Map;

/** Why the piece can make this move and may not: the choice of captures. */
public sealed interface WrongChoice extends Illegality {

    /**
     * A quiet move while the side to move has to capture.
     *
     * @param capturers pieces that have a legal capture
     * @param example a legal capture
     */
    record CaptureMandatory(List<Square> capturers, int required, Route example) implements WrongChoice {
        public CaptureMandatory {
            capturers = List.copyOf(capturers);
        }

        @Override
        public ReasonCode code() {
            return ReasonCode.CAPTURE_MANDATORY;
        }

        @Override
        public List<Square> squares() {
            return capturers;
        }

        @Override
        public Map<String, Object> facts() {
            return Facts.of("required", required)
                    .and("capturers", capturers)
                    .and("route", example)
                    .map();
        }
    }

    /**
     * The move takes fewer pieces than the largest capture.
     *
     * @param squares start, then each victim and the landing square behind it
     * @param captured how many it takes
     * @param required how many the largest capture takes
     * @param example a largest capture, the nearest to the proposal
     */
    record MoreCapturesAvailable(List<Square> squares, int captured, int required, Route example)
            implements WrongChoice {
        public MoreCapturesAvailable {
            squares = List.copyOf(squares);
        }

        @Override
        public ReasonCode code() {
            return ReasonCode.MORE_CAPTURES_AVAILABLE;
        }

        @Override
        public Map<String, Object> facts() {
            return Facts.of("captured", captured)
                    .and("required", required)
                    .and("route", example)
                    .map();
        }
    }

    /**
     * The piece stops although it can go on capturing.
     *
     * @param squares start, then each victim and the landing square behind it
     * @param captured how many it has taken where it stops
     * @param next pieces that it can take from there
     */
    record CaptureIncomplete(List<Square> squares, int captured, List<Square> next) implements WrongChoice {
        public CaptureIncomplete {
            squares = List.copyOf(squares);
            next = List.copyOf(next);
        }

        @Override
        public ReasonCode code() {
            return ReasonCode.CAPTURE_INCOMPLETE;
        }

        @Override
        public Map<String, Object> facts() {
            return Facts.of("square", squares.get(squares.size() - 1))
                    .and("captured", captured)
                    .and("next", next)
                    .map();
        }
    }

    /**
     * Several captures fit what was written.
     *
     * @param count how many
     */
    record AmbiguousCapture(Square from, Square to, int count) implements WrongChoice {
        @Override
        public ReasonCode code() {
            return ReasonCode.AMBIGUOUS_CAPTURE;
        }

        @Override
        public List<Square> squares() {
            return Lights.ends(from, to);
        }

        @Override
        public Map<String, Object> facts() {
            return Facts.of("from", from).and("to", to).and("count", count).map();
        }
    }
}
