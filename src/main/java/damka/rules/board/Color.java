package damka.rules.board;

/** The two sides. White sits at the bottom of the diagram, moves towards the small numbers, and begins. */
public enum Color {
    WHITE,
    BLACK;

    /** The other side. */
    public Color opponent() {
        return this == WHITE ? BLACK : WHITE;
    }
}
