package damka.api.picture;

import damka.api.picture.BoardPicture.Arrow;
import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.board.Square;
import java.util.Locale;

/** Draws a position as SVG: no script, no font, no outside reference. Unit: 100 a square. */
public final class BoardSvg {
    private static final double SQUARE = 100;
    private static final double THIN_FRAME = 16;
    private static final double LETTERED_FRAME = 52;
    private static final String LAST_MOVE = "#ffd34d";
    private static final String MARK = "#e5484d";
    private static final String TARGET = "#12a150";
    private static final String ARROW = "#0b6bcb";

    private final BoardPicture picture;
    private final Board board;
    private final double frame;
    private final SvgWriter svg = new SvgWriter();

    private BoardSvg(BoardPicture picture) {
        this.picture = picture;
        this.board = picture.position().board();
        this.frame = picture.coordinates() == Coordinates.ALGEBRAIC ? LETTERED_FRAME : THIN_FRAME;
    }

    /**
     * The picture as an SVG document.
     *
     * @param size width and height in pixels
     */
    public static String draw(BoardPicture picture, int size) {
        return new BoardSvg(picture).document(size);
    }

    private String document(int size) {
        double side = board.size() * SQUARE + 2 * frame;
        String box = "0 0 " + (int) side + " " + (int) side;
        svg.open(
                "svg",
                "xmlns",
                "http://www.w3.org/2000/svg",
                "viewBox",
                box,
                "width",
                size,
                "height",
                size,
                "role",
                "img",
                "xml:lang",
                picture.language());
        describe();
        PieceShapes pieces = new PieceShapes(svg, picture.theme());
        pieces.define();
        surface(side);
        tints();
        coordinates();
        for (Square square : board.squaresIn(picture.position().occupied())) {
            picture.position().at(square).ifPresent(piece -> pieces.use(piece, middleX(square), middleY(square)));
        }
        targets();
        picture.arrows().forEach(this::arrow);
        svg.close();
        return svg.finished();
    }

    private void describe() {
        svg.open("title").text(picture.title()).close();
        svg.open("desc").text(picture.description()).close();
    }

    private void surface(double side) {
        Theme.Surface surface = picture.theme().surface();
        svg.empty("rect", "width", side, "height", side, "rx", 10.0, "fill", surface.frame());
        double inner = board.size() * SQUARE;
        svg.empty("rect", "x", frame, "y", frame, "width", inner, "height", inner, "fill", surface.light());
        StringBuilder squares = new StringBuilder();
        for (Square square : board.squares()) {
            squares.append('M')
                    .append((int) left(square))
                    .append(' ')
                    .append((int) top(square))
                    .append("h100v100h-100z");
        }
        svg.empty("path", "d", squares, "fill", surface.dark());
    }

    private void coordinates() {
        switch (picture.coordinates()) {
            case NUMBERS -> numbers();
            case ALGEBRAIC -> letters();
            case NONE -> {}
        }
    }

    private void numbers() {
        strokes(picture.theme().surface().coordinates(), 1.3);
        for (Square square : board.squares()) {
            // Clear of the piece, a king's too.
            write(square.toString(), left(square) + 4, top(square) + 4, 1.2);
        }
        svg.close();
    }

    private void letters() {
        strokes(picture.theme().surface().light(), 1.3);
        for (int i = 0; i < board.size(); i++) {
            boolean turned = picture.bottom() == Color.BLACK;
            String letter = Character.toString((char) ('a' + (turned ? board.size() - 1 - i : i)));
            String row = Integer.toString(turned ? i + 1 : board.size() - i);
            double along = frame + (i + 0.5) * SQUARE;
            double scale = 2.4;
            write(letter, along - scale * Glyphs.WIDTH / 2, 2 * frame - 38 + board.size() * SQUARE, scale);
            write(row, frame / 2 - scale * Glyphs.width(row) / 2, along - scale * Glyphs.HEIGHT / 2, scale);
        }
        svg.close();
    }

    private void strokes(String color, double width) {
        svg.open(
                "g",
                "fill",
                "none",
                "stroke",
                color,
                "stroke-width",
                width,
                "stroke-linecap",
                "round",
                "stroke-linejoin",
                "round");
    }

    private void write(String text, double x, double y, double scale) {
        for (int i = 0; i < text.length(); i++) {
            String place = String.format(
                    Locale.ROOT, "translate(%.1f %.1f) scale(%.2f)", x + i * scale * Glyphs.ADVANCE, y, scale);
            svg.empty("path", "d", Glyphs.strokes(text.charAt(i)), "transform", place);
        }
    }

    private void tints() {
        for (Square square : picture.lastMove()) {
            tint(square, LAST_MOVE, "0.55");
        }
        for (Square square : picture.marked()) {
            tint(square, MARK, "0.6");
        }
    }

    private void tint(Square square, String color, String opacity) {
        svg.empty(
                "rect",
                "x",
                left(square),
                "y",
                top(square),
                "width",
                SQUARE,
                "height",
                SQUARE,
                "fill",
                color,
                "fill-opacity",
                opacity);
    }

    private void targets() {
        for (Square square : picture.targets()) {
            svg.empty(
                    "circle",
                    "cx",
                    middleX(square),
                    "cy",
                    middleY(square),
                    "r",
                    15.0,
                    "fill",
                    TARGET,
                    "stroke",
                    "#fff",
                    "stroke-width",
                    4.0);
        }
    }

    private void arrow(Arrow arrow) {
        double dx = middleX(arrow.to()) - middleX(arrow.from());
        double dy = middleY(arrow.to()) - middleY(arrow.from());
        double length = Math.hypot(dx, dy);
        if (length == 0) {
            return;
        }
        String place = String.format(
                Locale.ROOT,
                "translate(%.0f %.0f) rotate(%.2f)",
                middleX(arrow.from()),
                middleY(arrow.from()),
                Math.toDegrees(Math.atan2(dy, dx)));
        String shape = String.format(Locale.ROOT, "M0-7H%1$.1fV-24L%2$.1f 0 %1$.1f 24V7H0Z", length - 40, length);
        svg.empty(
                "path",
                "d",
                shape,
                "transform",
                place,
                "fill",
                ARROW,
                "fill-opacity",
                "0.85",
                "stroke",
                "#fff",
                "stroke-width",
                3.0,
                "stroke-linejoin",
                "round");
    }

    private boolean turned() {
        return picture.bottom() == Color.BLACK;
    }

    private double left(Square square) {
        return frame + SQUARE * (turned() ? board.size() - 1 - square.column() : square.column());
    }

    private double top(Square square) {
        return frame + SQUARE * (turned() ? board.size() - 1 - square.row() : square.row());
    }

    private double middleX(Square square) {
        return left(square) + SQUARE / 2;
    }

    private double middleY(Square square) {
        return top(square) + SQUARE / 2;
    }
}
