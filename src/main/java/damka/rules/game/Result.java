package damka.rules.game;

import damka.rules.board.Color;

/** How a game counts: two points are shared between the sides. */
public enum Result {
    WHITE_WINS("2-0", "1-0", 2, 0),
    DRAW("1-1", "1/2-1/2", 1, 1),
    BLACK_WINS("0-2", "0-1", 0, 2),
    UNDECIDED("*", "*", 0, 0);

    private final String text;
    private final String pdn;
    private final int white;
    private final int black;

    Result(String text, String pdn, int white, int black) {
        this.text = text;
        this.pdn = pdn;
        this.white = white;
        this.black = black;
    }

    /** In draughts points: {@code 2-0}, {@code 1-1}, {@code 0-2} or {@code *}. */
    public String text() {
        return text;
    }

    /** In the style of chess: {@code 1-0}, {@code 1/2-1/2}, {@code 0-1} or {@code *}. */
    public String pdn() {
        return pdn;
    }

    /** Points of a side: 2, 1 or 0; 0 for both while the game goes on. */
    public int points(Color color) {
        return color == Color.WHITE ? white : black;
    }

    /** The result of a game that this side has won. */
    public static Result wonBy(Color color) {
        return color == Color.WHITE ? WHITE_WINS : BLACK_WINS;
    }
}
