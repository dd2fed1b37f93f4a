package damka.rules.notation.fen;

import damka.rules.board.Board;
import damka.rules.position.Position;
import damka.rules.position.PositionReader;
import damka.rules.position.Setup;
import java.util.Optional;

/** FEN for the commands that stand below the notations. Only positions that can stand in a game. */
public final class FenPositionReader implements PositionReader {

    @Override
    public Optional<Position> read(Board board, String text) {
        return FenReader.read(board, text).fold(FenPositionReader::sound, faults -> Optional.empty());
    }

    private static Optional<Position> sound(FenText fen) {
        return fen.setup().check(Setup.Admission.GAME).fold(Optional::of, faults -> Optional.empty());
    }
}
