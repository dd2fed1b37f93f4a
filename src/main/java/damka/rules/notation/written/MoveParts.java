package damka.rules.notation.written;

import damka.rules.moves.Separator;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The squares of a move text and what stands between them. */
final class MoveParts {
    // More squares than a capture of every piece on the board could name.
    private static final int MOST_SQUARES = 64;

    private enum Gap {
        BLANK,
        LINK,
        STEP,
        CAPTURE
    }

    private final List<MoveToken> squares = new ArrayList<>();
    // Before each square but the first.
    private final List<Gap> gaps = new ArrayList<>();
    private Gap gap = Gap.BLANK;
    private boolean open;
    private boolean ended;
    private boolean capture;
    private boolean endBeforeWay;

    /** Takes the next token; false where it does not fit. */
    boolean take(MoveToken token) {
        return switch (token.kind()) {
            case NUMBER, NAME -> takeSquare(token);
            case STEP -> !ended && takeSign(Gap.STEP);
            case CAPTURE -> !ended && takeCapture(token);
            case LINK -> !ended && takeLink();
            case VIA -> !ended && takeVia();
            case MARK, DOTS -> takeEnd();
            case UNKNOWN -> false;
        };
    }

    /** The squares in the order of the route: "37 to 8 via 28" names the end before the way. */
    List<MoveToken> squares() {
        if (!endBeforeWay) {
            return squares;
        }
        List<MoveToken> route = new ArrayList<>(squares);
        route.add(route.remove(1));
        return route;
    }

    /** Whether a sign still waits for its square. */
    boolean isOpen() {
        return open;
    }

    /** Whether the move is over, so that nothing may follow. */
    boolean hasEnded() {
        return ended || squares.size() == MOST_SQUARES;
    }

    /** What the text says about the kind of move. */
    Separator separator() {
        if (capture) {
            return Separator.CAPTURE;
        }
        return gaps.contains(Gap.STEP) ? Separator.STEP : Separator.NONE;
    }

    /**
     * Where a second move begins: a square that only a blank parts from the one before, though signs were used, unless it is in
     * a list of captured squares that ends the text.
     */
    Optional<MoveToken> secondMove() {
        for (int i = 1; i < gaps.size(); i++) {
            List<Gap> before = gaps.subList(0, i);
            List<Gap> after = gaps.subList(i, gaps.size());
            boolean step = before.contains(Gap.STEP);
            boolean sign = step || before.contains(Gap.CAPTURE);
            boolean signAgain = after.contains(Gap.STEP) || after.contains(Gap.CAPTURE);
            if (gaps.get(i) == Gap.BLANK && sign && (step || signAgain)) {
                return Optional.of(squares.get(i + 1));
            }
        }
        return Optional.empty();
    }

    private boolean takeSquare(MoveToken token) {
        if (hasEnded()) {
            return false;
        }
        if (!squares.isEmpty()) {
            gaps.add(gap);
        }
        squares.add(token);
        gap = Gap.BLANK;
        open = false;
        return true;
    }

    private boolean takeSign(Gap sign) {
        if (squares.isEmpty()) {
            return false;
        }
        gap = sign;
        open = true;
        return true;
    }

    // A word for capturing may stand anywhere; a cross or a colon stands between squares.
    private boolean takeCapture(MoveToken token) {
        capture = true;
        if (token.isWord()) {
            gap = Gap.CAPTURE;
            return true;
        }
        return takeSign(Gap.CAPTURE);
    }

    private boolean takeLink() {
        gap = gap == Gap.BLANK ? Gap.LINK : gap;
        return true;
    }

    private boolean takeVia() {
        endBeforeWay |= squares.size() == 2;
        return takeLink();
    }

    private boolean takeEnd() {
        ended = true;
        return !squares.isEmpty();
    }
}
