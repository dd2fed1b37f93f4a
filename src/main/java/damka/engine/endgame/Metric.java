package damka.engine.endgame;

/** What a distance counts, in plies, with the winner hurrying and the loser delaying. */
public enum Metric {
    /**
     * To the next conversion: a capture or a move of a man by either side, or the end of the game. These are the moves that
     * set the count of the 25-move rule to 0, and none of them can be taken back, so a winner who keeps shortening it wins.
     */
    CONVERSION,
    /** To the end of the game: the loser has no move left. */
    END;

    /** The distance through a conversion to a position with this distance. */
    int through(int pliesAfter) {
        return this == CONVERSION ? 1 : pliesAfter + 1;
    }
}
