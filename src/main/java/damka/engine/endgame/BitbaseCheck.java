package damka.engine.endgame;

/** How much of a file of tables is looked at before it is trusted. */
public enum BitbaseCheck {
    /** Format, version, board, material and lengths: a file that is cut off or of another kind is found at once. */
    HEADERS,
    /** Besides, every byte against the checksum of its table; it costs reading the whole file. */
    EVERY_BYTE
}
