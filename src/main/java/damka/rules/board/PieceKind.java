package damka.rules.board;

/** What a piece can do: a man goes one square forward, a king flies along its diagonals. */
public enum PieceKind {
    MAN,
    KING
}
