package damka.rules.game;

import damka.rules.board.Color;
import damka.rules.moves.LegalMoves;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A start and the turns since. Immutable: {@link #play} gives the next game and leaves this one as it is, and is the only way
 * to get further.
 *
 * <p>Whether the game is over is asked, not enforced: a legal move may be played after a draw, so that a record that goes on
 * after its end can be replayed. {@link #outcome()} speaks of the position that stands now; that a game ended earlier is
 * found by {@link Replay}.
 *
 * <p>{@code play} costs one generation of moves and does not depend on the length of the game; {@link #repetition} looks at
 * the positions since the last capture or move of a man, since no earlier one can come back.
 */
public final class Game {
    private final GameStart start;
    private final GameStart base;
    private final Position position;
    private final LegalMoves legalMoves;
    private final DrawCounters counters;
    private final Optional<Link> last;
    private final int ply;

    /** The turns as a list that shares its earlier part with earlier games. */
    private record Link(Turn turn, Optional<Link> earlier) {}

    private Game(
            GameStart start, GameStart base, Position position, DrawCounters counters, Optional<Link> last, int ply) {
        this.start = start;
        this.base = base;
        this.position = position;
        this.legalMoves = LegalMoves.of(position);
        this.counters = counters;
        this.last = last;
        this.ply = ply;
    }

    /** A game that begins in this position, which is its own first occurrence. */
    public static Game start(Ruleset ruleset, Position position) {
        return from(GameStart.complete(ruleset, position));
    }

    /** A game of which this position is known, and of what came before only what is said here. */
    public static Game resume(Ruleset ruleset, Position position, DrawCounters counters, History history) {
        return from(new GameStart(ruleset, position, counters, history, 0, history == History.UNKNOWN));
    }

    /** A game whose record begins here. */
    public static Game from(GameStart start) {
        return new Game(start, start, start.position(), start.counters(), Optional.empty(), start.ply());
    }

    /**
     * The game after this move, also when this one is over by a draw.
     *
     * @throws IllegalArgumentException if the move is not legal here; ask {@link #legalMoves} first
     */
    public Game play(Move move) {
        if (!legalMoves.contains(move)) {
            throw new IllegalArgumentException("not legal: " + move + " in " + position);
        }
        Position after = position.after(move);
        DrawCounters next = counters.next(position, move, after);
        Turn turn = new Turn(ply + 1, position, move, after);
        GameStart nextBase =
                turn.isReversible() ? base : new GameStart(ruleset(), after, next, history(), ply + 1, false);
        return new Game(start, nextBase, after, next, Optional.of(new Link(turn, last)), ply + 1);
    }

    /** The set of draw rules that it is played by. */
    public Ruleset ruleset() {
        return start.ruleset();
    }

    /** Where its record begins. */
    public GameStart start() {
        return start;
    }

    /** The position that stands now. */
    public Position position() {
        return position;
    }

    /** What may be played now, by the rules of the board alone. */
    public LegalMoves legalMoves() {
        return legalMoves;
    }

    /** Turns played since the game began. */
    public int ply() {
        return ply;
    }

    /** The ply counts that stand now. */
    public DrawCounters counters() {
        return counters;
    }

    /** Whether all of the game is known that the rules ask for. Stays UNKNOWN once it is. */
    public History history() {
        return start.history();
    }

    /** The turns since the record began, in order. */
    public List<Turn> turns() {
        return lastTurns(ply - start.ply());
    }

    /**
     * The game as if its record began after the last capture or move of a man: with {@link #reversibleTurns} all that the
     * rules ask for. It is {@link #start} when there was none.
     */
    public GameStart base() {
        return base;
    }

    /** The turns since {@link #base}, in order: kings' moves without a capture, whose positions can come back. */
    public List<Turn> reversibleTurns() {
        return lastTurns(ply - base.ply());
    }

    private List<Turn> lastTurns(int count) {
        Deque<Turn> turns = new ArrayDeque<>();
        Optional<Link> link = last;
        while (turns.size() < count) {
            Link present = link.orElseThrow();
            turns.addFirst(present.turn());
            link = present.earlier();
        }
        return List.copyOf(turns);
    }

    /**
     * This game as if nothing had come before what is known of it: counts that are not known are the least they can be, and
     * no position from before the record comes back. It is complete, and the same game where this one is.
     */
    public Game withoutPast() {
        if (history() == History.COMPLETE && counters.allKnown()) {
            return this;
        }
        Game game = from(new GameStart(
                ruleset(), base.position(), base.counters().least(), History.COMPLETE, base.ply(), false));
        for (Turn turn : reversibleTurns()) {
            game = game.play(turn.move());
        }
        return game;
    }

    /**
     * How often the position that stands now has stood. Known when the history is, and also as soon as a man has moved or a
     * piece was captured, since no position from before can come back then.
     */
    public Occurrences repetition() {
        Deque<Integer> plies = new ArrayDeque<>();
        plies.addFirst(ply);
        Optional<Link> link = last;
        for (int i = base.ply(); i < ply; i++) {
            Link present = link.orElseThrow();
            if (present.turn().before().equals(position)) {
                plies.addFirst(present.turn().ply() - 1);
            }
            link = present.earlier();
        }
        return new Occurrences(!base.pastCanRecur(), List.copyOf(plies));
    }

    /** How far each rule of the set has come, in the order in which they are tested. */
    public List<RuleStatus> rules() {
        List<RuleStatus> all = new ArrayList<>();
        for (DrawRule rule : ruleset().rules()) {
            all.add(status(rule));
        }
        return List.copyOf(all);
    }

    private RuleStatus status(DrawRule rule) {
        return rule.fold(
                again -> RuleStatus.of(again, repetition()),
                count -> RuleStatus.of(counters.of(count).orElseThrow(), ply));
    }

    /** How the game stands when each rule does what its set says. */
    public Outcome outcome() {
        return decide(rule -> rule.mode() == DrawMode.AUTOMATIC);
    }

    /** How the game stands when every rule ends the game by itself, or none does. */
    public Outcome outcome(DrawMode mode) {
        return decide(rule -> mode == DrawMode.AUTOMATIC);
    }

    // The one place where a game ends on the board. To be without a move comes first: a win goes before a draw of the
    // same ply.
    private Outcome decide(Predicate<DrawRule> ends) {
        Color side = position.sideToMove();
        if (legalMoves.isEmpty()) {
            WinReason reason = position.pieces(side) == 0 ? WinReason.NO_PIECES : WinReason.NO_LEGAL_MOVES;
            return new Outcome.Won(side.opponent(), reason);
        }
        for (DrawRule rule : ruleset().rules()) {
            if (ends.test(rule) && status(rule).met()) {
                return new Outcome.Drawn(rule.reason());
            }
        }
        return new Outcome.Ongoing();
    }

    /** How the game stands when people or a clock have decided besides; what ended the game earlier counts. */
    public Outcome outcome(DrawMode mode, Termination termination) {
        Outcome onBoard = outcome(mode);
        return onBoard.isFinal() && !termination.isBefore(ply) ? onBoard : termination.outcome();
    }

    /** The rules that are met and make the game a draw only when somebody claims it. */
    public List<RuleStatus> claims(DrawMode mode) {
        if (mode == DrawMode.AUTOMATIC || legalMoves.isEmpty()) {
            return List.of();
        }
        return rules().stream().filter(RuleStatus::met).toList();
    }
}
