package damka.rules.notation.fen;

/** What is unusual in a FEN that could be read all the same. */
public enum FenWarning {
    /** The text is a whole PDN tag, {@code [FEN "..."]}. */
    FEN_TAG_WRAPPER,
    /** The text ends in a full stop. */
    TRAILING_DOT,
    /** A colour has no list; it was read as having no pieces. */
    SIDE_MISSING
}
