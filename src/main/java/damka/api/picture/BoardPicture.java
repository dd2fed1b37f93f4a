package damka.api.picture;

import damka.rules.board.Color;
import damka.rules.board.Square;
import damka.rules.position.Position;
import java.util.List;

/**
 * What a picture shows.
 *
 * @param bottom the side that sits at the bottom
 * @param lastMove squares of the last move in order, or none
 * @param targets squares where a piece may go, or none
 * @param marked squares to light up, or none
 * @param arrows arrows from square to square, or none
 * @param title one short sentence for screen readers
 * @param description the position in words
 * @param language of the two texts, such as {@code pl}
 */
public record BoardPicture(
        Position position,
        Color bottom,
        Theme theme,
        Coordinates coordinates,
        List<Square> lastMove,
        List<Square> targets,
        List<Square> marked,
        List<Arrow> arrows,
        String title,
        String description,
        String language) {

    /** An arrow over the board. */
    public record Arrow(Square from, Square to) {}

    public BoardPicture {
        lastMove = List.copyOf(lastMove);
        targets = List.copyOf(targets);
        marked = List.copyOf(marked);
        arrows = List.copyOf(arrows);
    }
}
