package damka.api.mapping;

import damka.api.dto.PositionFormatName;
import damka.rules.notation.SetupText;
import damka.rules.notation.fen.FenWarning;
import damka.rules.notation.text.PositionText;
import java.util.List;
import java.util.OptionalInt;

/**
 * A position that was read, perhaps an impossible one.
 *
 * @param format the notation it was read in
 * @param halfMoves the counter {@code :H} of a FEN
 * @param moveNumber the counter {@code :F} of a FEN
 */
record ReadPosition(
        PositionFormatName format,
        SetupText text,
        OptionalInt halfMoves,
        OptionalInt moveNumber,
        List<FenWarning> warnings) {
    ReadPosition {
        warnings = List.copyOf(warnings);
    }

    static ReadPosition of(PositionFormatName format, SetupText text) {
        return new ReadPosition(format, text, OptionalInt.empty(), OptionalInt.empty(), List.of());
    }

    static ReadPosition of(PositionText read) {
        return new ReadPosition(
                PositionFormatName.valueOf(read.format().id()),
                read.text(),
                read.halfMoves(),
                read.moveNumber(),
                read.warnings());
    }
}
