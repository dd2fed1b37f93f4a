package damka.rules.notation.fen;

import damka.rules.notation.SetupText;
import damka.rules.position.Setup;
import java.util.List;
import java.util.OptionalInt;

/**
 * What a FEN says.
 *
 * @param text the pieces and where the text names them
 * @param halfMoves the field {@code :H}, plies counted by some draw rule, 0 to 9999; empty where it is missing
 * @param moveNumber the field {@code :F}, 0 to 9999; empty where it is missing
 * @param warnings what is unusual in it, in the order of the enum
 */
public record FenText(SetupText text, OptionalInt halfMoves, OptionalInt moveNumber, List<FenWarning> warnings) {
    public FenText {
        warnings = List.copyOf(warnings);
    }

    /** The pieces and the side to move, perhaps impossible. */
    public Setup setup() {
        return text.setup();
    }
}
