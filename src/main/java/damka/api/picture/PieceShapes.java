package damka.api.picture;

import damka.rules.board.Color;
import damka.rules.board.Piece;

/** The four pieces, drawn once as symbols around their middle and used on every square that holds one. Unit: 100 a square. */
final class PieceShapes {
    private static final double RADIUS = 38.5;
    private static final double THICKNESS = 7;
    private static final String CROWN = "M-19 11L-23-9-11 0 0-16 11 0 23-9 19 11ZM-18.5 14.5H18.5V19H-18.5Z";

    private final SvgWriter svg;
    private final Theme theme;

    PieceShapes(SvgWriter svg, Theme theme) {
        this.svg = svg;
        this.theme = theme;
    }

    /** Writes the gradients and symbols that {@link #use} refers to. */
    void define() {
        svg.open("defs");
        gradient("gw", theme.white());
        gradient("gb", theme.black());
        for (Piece piece : Piece.values()) {
            symbol(piece);
        }
        svg.close();
    }

    /** One piece with its middle at (x, y). */
    void use(Piece piece, double x, double y) {
        svg.empty("use", "href", "#" + id(piece), "x", x, "y", y);
    }

    private static String id(Piece piece) {
        return (piece.color() == Color.WHITE ? "w" : "b") + (piece.isKing() ? "k" : "m");
    }

    private void gradient(String id, Theme.PieceColors colors) {
        svg.open("radialGradient", "id", id, "cx", "0.38", "cy", "0.32", "r", "0.75");
        svg.empty("stop", "offset", "0", "stop-color", colors.middle());
        svg.empty("stop", "offset", "1", "stop-color", colors.rim());
        svg.close();
    }

    private void symbol(Piece piece) {
        boolean white = piece.color() == Color.WHITE;
        Theme.PieceColors colors = white ? theme.white() : theme.black();
        String fill = white ? "url(#gw)" : "url(#gb)";
        boolean cornered = theme.shapesDiffer() && !white;
        svg.open("g", "id", id(piece), "stroke-linejoin", "round");
        double top = piece.isKing() ? -THICKNESS : 0;
        shadow(cornered);
        if (piece.isKing()) {
            disc(cornered, THICKNESS, RADIUS, fill, colors.outline(), 2.5);
        }
        disc(cornered, top, RADIUS, fill, colors.outline(), 2.5);
        if (piece.isKing()) {
            disc(cornered, top, RADIUS - 7, "none", colors.ornament(), 2);
            svg.empty("path", "d", CROWN, "transform", "translate(0 " + (int) top + ")", "fill", colors.crown());
        } else {
            disc(cornered, top, RADIUS - 9, "none", colors.ornament(), 2.5);
            disc(cornered, top, RADIUS - 19, "none", colors.ornament(), 2);
        }
        svg.close();
    }

    private void shadow(boolean cornered) {
        svg.open("g", "fill", "#000", "fill-opacity", "0.28");
        if (cornered) {
            svg.empty("rect", "x", -34.0, "y", -29.0, "width", 72.0, "height", 72.0, "rx", 14.0);
        } else {
            svg.empty("circle", "cx", 2.0, "cy", 5.0, "r", RADIUS + 1);
        }
        svg.close();
    }

    private void disc(boolean cornered, double y, double radius, String fill, String stroke, double width) {
        if (cornered) {
            double side = radius * 0.9;
            svg.empty(
                    "rect",
                    "x",
                    -side,
                    "y",
                    y - side,
                    "width",
                    2 * side,
                    "height",
                    2 * side,
                    "rx",
                    radius * 0.3,
                    "fill",
                    fill,
                    "stroke",
                    stroke,
                    "stroke-width",
                    width);
        } else {
            svg.empty("circle", "cy", y, "r", radius, "fill", fill, "stroke", stroke, "stroke-width", width);
        }
    }
}
