package damka.api.mapping;

import damka.api.text.Language;
import damka.api.text.Messages;
import damka.rules.board.Color;
import damka.rules.board.Piece;
import damka.rules.board.PieceKind;
import damka.rules.board.Square;
import damka.rules.position.Position;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import java.util.stream.Collectors;

/** Positions in words, as a screen reader says them. */
@ApplicationScoped
public class PositionWords {
    private final Messages messages;

    /** In these words. */
    public PositionWords(Messages messages) {
        this.messages = messages;
    }

    /** All pieces with their squares, and whose turn it is. */
    String description(Position position, Language language) {
        String white = side(position, Color.WHITE, language);
        String black = side(position, Color.BLACK, language);
        return messages.text(
                language, "position.sides", Map.of("white", white, "black", black, "turn", turn(position, language)));
    }

    /** Whose turn it is. */
    String turn(Position position, Language language) {
        return messages.text(
                language, position.sideToMove() == Color.WHITE ? "position.whiteToMove" : "position.blackToMove");
    }

    private String side(Position position, Color color, Language language) {
        return messages.text(
                language,
                "position.side",
                Map.of(
                        "men",
                        squares(position, Piece.of(color, PieceKind.MAN)),
                        "menCount",
                        position.count(color, PieceKind.MAN),
                        "kings",
                        squares(position, Piece.of(color, PieceKind.KING)),
                        "kingCount",
                        position.count(color, PieceKind.KING)));
    }

    private static String squares(Position position, Piece piece) {
        return position.board().squares().stream()
                .filter(square -> position.at(square).filter(piece::equals).isPresent())
                .map(Square::toString)
                .collect(Collectors.joining(", "));
    }
}
