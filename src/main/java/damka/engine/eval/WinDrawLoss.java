package damka.engine.eval;

/** How games from such a position ended, per mille of the games of strong self-play, for the side to move. They add up to 1,000. */
public record WinDrawLoss(int win, int draw, int loss) {
    public WinDrawLoss {
        if (win < 0 || draw < 0 || loss < 0 || win + draw + loss != 1000) {
            throw new IllegalArgumentException("per mille: " + win + " " + draw + " " + loss);
        }
    }
}
