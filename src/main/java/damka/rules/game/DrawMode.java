package damka.rules.game;

/** What happens when a draw rule is met. */
public enum DrawMode {
    /** The game ends by itself. */
    AUTOMATIC,
    /** A player may claim the draw; until then the game goes on. */
    CLAIM
}
