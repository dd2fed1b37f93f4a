package damka.rules.moves;

import java.util.List;

/**
 * The stable names of the reasons why a move may not be played, with the articles of FMJD Annex 1 that forbid it (numbers as
 * seen in the annex or cited by a public rules library; none where the annex is silent).
 */
public enum ReasonCode {
    MOVE_UNPARSEABLE,
    SQUARE_OUT_OF_RANGE("2.6"),
    LIGHT_SQUARE("2.2"),
    NO_PIECE_ON_ORIGIN,
    OPPONENT_PIECE("5.4.5"),
    TARGET_OCCUPIED("5.4.2"),
    NOT_DIAGONAL("5.4.2"),
    MAN_BACKWARD("3.4", "5.4.2"),
    MAN_TOO_FAR("3.4", "5.4.2"),
    KING_PATH_BLOCKED("3.9", "5.4.2"),
    CAPTURE_MANDATORY("5.4.6", "4.2", "4.3"),
    MORE_CAPTURES_AVAILABLE("5.4.8"),
    CAPTURE_INCOMPLETE("5.4.9", "4.5", "4.6"),
    JUMPED_TWICE("4.8"),
    BLOCKED_BY_CAPTURED("4.8"),
    OWN_PIECE_JUMPED("4.1"),
    NO_PIECE_TO_CAPTURE("4.2", "4.3"),
    TWO_IN_A_ROW("4.2", "4.3"),
    AMBIGUOUS_CAPTURE,
    NOT_YOUR_TURN("5.4.1"),
    GAME_OVER,
    SEPARATOR_MISMATCH("8.2");

    /** Whether a reason makes the move illegal. */
    public enum Severity {
        ERROR,
        WARNING
    }

    @SuppressWarnings("ImmutableEnumChecker") // List.of is immutable
    private final List<String> articles;

    ReasonCode(String... articles) {
        this.articles = List.of(articles);
    }

    /** Articles of FMJD Annex 1, the most telling first; may be empty. */
    public List<String> articles() {
        return articles;
    }

    /** An error, but for {@link #SEPARATOR_MISMATCH}. */
    public Severity severity() {
        return this == SEPARATOR_MISMATCH ? Severity.WARNING : Severity.ERROR;
    }
}
