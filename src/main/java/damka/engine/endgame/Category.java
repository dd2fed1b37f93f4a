package damka.engine.endgame;

/** What a position is worth in a game, its draw rules in force; best first for the side to move. */
public enum Category {
    /** Won before any draw rule can end the game. */
    WIN,
    /** Won by the pieces; whether a draw rule comes before is not proven. */
    MAYBE_WIN,
    /** Won by the pieces, but the rule set makes it a draw before. */
    CURSED_WIN,
    /** Drawn with best play. */
    DRAW,
    /** Lost by the pieces, but the rule set makes it a draw before. */
    BLESSED_LOSS,
    /** Lost by the pieces; whether a draw rule comes before is not proven. */
    MAYBE_LOSS,
    /** Lost before any draw rule can end the game. */
    LOSS;

    /** The same seen by the other side. */
    public Category opposite() {
        return switch (this) {
            case WIN -> LOSS;
            case MAYBE_WIN -> MAYBE_LOSS;
            case CURSED_WIN -> BLESSED_LOSS;
            case DRAW -> DRAW;
            case BLESSED_LOSS -> CURSED_WIN;
            case MAYBE_LOSS -> MAYBE_WIN;
            case LOSS -> WIN;
        };
    }
}
