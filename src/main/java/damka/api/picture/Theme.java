package damka.api.picture;

import java.util.Locale;
import java.util.Optional;

/** How a board looks. Colours are CSS hex values; a gradient runs from the first to the second colour of a piece. */
public enum Theme {
    CLASSIC(
            new Surface("#5b3a24", "#f0dcb8", "#b07a4c", "#5a3820"),
            new PieceColors("#fffaf0", "#e2cfae", "#6b5137", "#9a7b55", "#7a5426"),
            new PieceColors("#5b4a42", "#1d1512", "#000000", "#8d7566", "#ecdcc8"),
            false),
    BLUE(
            new Surface("#22384f", "#e7eff7", "#7797b8", "#1d3247"),
            new PieceColors("#ffffff", "#d7e0ea", "#4b6078", "#8197ad", "#3f5a78"),
            new PieceColors("#3d536d", "#101c2a", "#04080d", "#7891ad", "#dbe7f3"),
            false),
    GREEN(
            new Surface("#2c4430", "#f3f1dc", "#7f9f6b", "#263c29"),
            new PieceColors("#fffdf3", "#dedcc0", "#5d6242", "#8d9170", "#5d6a36"),
            new PieceColors("#4a4f45", "#141813", "#000000", "#7d8777", "#e3ead7"),
            false),
    HIGH_CONTRAST(
            new Surface("#000000", "#ffffff", "#767676", "#000000"),
            new PieceColors("#ffffff", "#ffffff", "#000000", "#000000", "#000000"),
            new PieceColors("#000000", "#000000", "#ffffff", "#ffffff", "#ffffff"),
            false),
    COLOUR_BLIND(
            new Surface("#333a40", "#f4f1ea", "#9aa5ad", "#262c31"),
            new PieceColors("#fff3d6", "#f2c45a", "#4d3300", "#7a5a10", "#5a3d00"),
            new PieceColors("#1f6aa5", "#062a4a", "#000c17", "#8cc4ee", "#d5eafb"),
            true);

    /** The board without pieces: frame, light squares, dark squares, and the coordinates on them. */
    record Surface(String frame, String light, String dark, String coordinates) {}

    /** One side's pieces: middle and rim of the gradient, outline, rings, and the crown, which tells a king at 128 pixels. */
    record PieceColors(String middle, String rim, String outline, String ornament, String crown) {}

    private final Surface surface;
    private final PieceColors white;
    private final PieceColors black;
    private final boolean shapesDiffer;

    Theme(Surface surface, PieceColors white, PieceColors black, boolean shapesDiffer) {
        this.surface = surface;
        this.white = white;
        this.black = black;
        this.shapesDiffer = shapesDiffer;
    }

    /** The name used in addresses, such as {@code high-contrast}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The theme with this name. */
    public static Optional<Theme> byId(String id) {
        for (Theme theme : values()) {
            if (theme.id().equals(id)) {
                return Optional.of(theme);
            }
        }
        return Optional.empty();
    }

    Surface surface() {
        return surface;
    }

    PieceColors white() {
        return white;
    }

    PieceColors black() {
        return black;
    }

    /** Whether the sides differ in shape too: white pieces round, black ones with corners. */
    public boolean shapesDiffer() {
        return shapesDiffer;
    }
}
