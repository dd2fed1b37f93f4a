package damka.rules.board;

/** A piece as it stands on a square: whose it is and of which kind. */
public enum Piece {
    WHITE_MAN(Color.WHITE, PieceKind.MAN),
    WHITE_KING(Color.WHITE, PieceKind.KING),
    BLACK_MAN(Color.BLACK, PieceKind.MAN),
    BLACK_KING(Color.BLACK, PieceKind.KING);

    private final Color color;
    private final PieceKind kind;

    Piece(Color color, PieceKind kind) {
        this.color = color;
        this.kind = kind;
    }

    /** The piece of this colour and kind. */
    public static Piece of(Color color, PieceKind kind) {
        if (color == Color.WHITE) {
            return kind == PieceKind.MAN ? WHITE_MAN : WHITE_KING;
        }
        return kind == PieceKind.MAN ? BLACK_MAN : BLACK_KING;
    }

    /** Whose piece it is. */
    public Color color() {
        return color;
    }

    /** Man or king. */
    public PieceKind kind() {
        return kind;
    }

    /** Whether it is a king. */
    public boolean isKing() {
        return kind == PieceKind.KING;
    }
}
