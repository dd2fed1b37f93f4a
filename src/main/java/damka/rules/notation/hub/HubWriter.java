package damka.rules.notation.hub;

import damka.rules.board.Color;
import damka.rules.board.Square;
import damka.rules.position.Position;

/** Writes the Hub string: the side to move, then one letter a square in order; 51 characters, 33 on the small board. */
public final class HubWriter {
    private HubWriter() {}

    /** The Hub string of a position. */
    public static String write(Position position) {
        StringBuilder text = new StringBuilder();
        text.append(position.sideToMove() == Color.WHITE ? 'W' : 'B');
        for (Square square : position.board().squares()) {
            text.append(HubLetters.letter(position.at(square)));
        }
        return text.toString();
    }
}
