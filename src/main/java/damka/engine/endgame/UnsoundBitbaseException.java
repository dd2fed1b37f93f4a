package damka.engine.endgame;

/** A table that can not be trusted: another format, board or material than expected, or damaged. It stops the start. */
public final class UnsoundBitbaseException extends RuntimeException {
    private static final long serialVersionUID = 1;

    UnsoundBitbaseException(String what) {
        super(what);
    }

    UnsoundBitbaseException(String what, Throwable cause) {
        super(what, cause);
    }
}
