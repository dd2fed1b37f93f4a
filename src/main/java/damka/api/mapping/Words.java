package damka.api.mapping;

import damka.api.dto.HistoryName;
import damka.api.dto.PieceName;
import damka.api.dto.Side;
import damka.rules.board.Color;
import damka.rules.board.PieceKind;
import damka.rules.board.Square;
import damka.rules.game.History;
import java.util.List;

/** The words of the rules and those of the wire. */
final class Words {
    private Words() {}

    static Side side(Color color) {
        return color == Color.WHITE ? Side.white : Side.black;
    }

    static Color color(Side side) {
        return side == Side.white ? Color.WHITE : Color.BLACK;
    }

    static PieceName piece(PieceKind kind) {
        return kind == PieceKind.MAN ? PieceName.man : PieceName.king;
    }

    static HistoryName history(History history) {
        return history == History.COMPLETE ? HistoryName.complete : HistoryName.unknown;
    }

    static List<Integer> numbers(List<Square> squares) {
        return squares.stream().map(Square::number).toList();
    }
}
