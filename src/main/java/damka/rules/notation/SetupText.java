package damka.rules.notation;

import damka.rules.board.Square;
import damka.rules.position.PositionFault;
import damka.rules.position.Setup;
import java.util.List;
import java.util.Optional;

/**
 * A setup as it was read, with the place in the text of each of its pieces.
 *
 * @param places one for each placement of the setup, in the same order; in an array the offset is the index of the element
 */
public record SetupText(Setup setup, List<TextSpan> places) {
    public SetupText {
        places = List.copyOf(places);
        if (places.size() != setup.placements().size()) {
            throw new IllegalArgumentException("one place a piece");
        }
    }

    /** Where the text says what is wrong; empty for a fault of the whole, such as too many pieces. */
    public Optional<TextSpan> placeOf(PositionFault fault) {
        return fault.fold(
                tooMany -> Optional.empty(), early -> naming(early.square(), 1), twice -> naming(twice.square(), 2));
    }

    private Optional<TextSpan> naming(Square square, int ordinal) {
        int seen = 0;
        for (int i = 0; i < places.size(); i++) {
            if (setup.placements().get(i).square() == square && ++seen == ordinal) {
                return Optional.of(places.get(i));
            }
        }
        return Optional.empty();
    }
}
