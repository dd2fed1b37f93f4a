package damka.engine.search;

import damka.engine.endgame.Endgames;
import damka.engine.endgame.Metric;
import damka.rules.board.Color;
import damka.rules.game.DrawClock;
import damka.rules.moves.LegalMoves;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What exact tables say about the moves of a root: those that keep its value, and where the tables know distances, the ones that
 * come nearest to the end. A winner who always shortens the way to the next capture or man's move wins.
 */
final class KnownRoot {
    private static final int LONGEST_LINE = 60;
    private static final int LONGEST_GAME = 400;

    private final Endgames endings;
    private final SearchRoot root;
    private final Verdict verdict;
    private final List<Move> best;
    private final boolean measured;

    // A move that keeps the value, with the plies to the next conversion, or -1 when nobody knows them.
    private record Kept(Move move, int distance) {}

    private KnownRoot(Endgames endings, SearchRoot root, Verdict verdict, List<Kept> kept) {
        this.endings = endings;
        this.root = root;
        this.verdict = verdict;
        this.best = kept.stream().map(Kept::move).toList();
        this.measured = verdict != Verdict.DRAW && kept.stream().allMatch(move -> move.distance() >= 0);
    }

    /** Empty where the tables do not know all these moves. */
    static Optional<KnownRoot> of(Endgames endings, SearchRoot root, List<Move> moves) {
        Position position = root.position();
        if (Long.bitCount(position.occupied()) > endings.pieces()) {
            return Optional.empty();
        }
        for (Verdict verdict : List.of(Verdict.WIN, Verdict.DRAW, Verdict.LOSS)) {
            List<Kept> kept = kept(endings, position, moves, verdict);
            if (!kept.isEmpty()) {
                return known(endings, position, moves)
                        ? Optional.of(new KnownRoot(endings, root, verdict, kept))
                        : Optional.empty();
            }
        }
        return Optional.empty();
    }

    private static boolean known(Endgames endings, Position position, List<Move> moves) {
        return moves.stream()
                .noneMatch(move -> !endings.value(position.after(move)).isKnown());
    }

    // The winner hurries, the loser delays.
    private static List<Kept> kept(Endgames endings, Position position, List<Move> moves, Verdict verdict) {
        List<Kept> kept = new ArrayList<>();
        for (Move move : moves) {
            Position after = position.after(move);
            if (Values.verdict(endings.value(after).opposite()) == verdict) {
                kept.add(new Kept(move, distance(endings, position, move, after)));
            }
        }
        Comparator<Kept> hurrying = Comparator.comparingInt(Kept::distance);
        kept.sort(verdict == Verdict.LOSS ? hurrying.reversed() : hurrying);
        return kept;
    }

    private static int distance(Endgames endings, Position position, Move move, Position after) {
        boolean man = (position.kings() & move.from().bit()) == 0;
        if (man || move.isCapture()) {
            return 1;
        }
        OptionalInt left = endings.plies(after, Metric.CONVERSION);
        return left.isPresent() ? left.getAsInt() + 1 : -1;
    }

    private static Verdict opposite(Verdict verdict) {
        return switch (verdict) {
            case WIN -> Verdict.LOSS;
            case LOSS -> Verdict.WIN;
            case DRAW, CURSED_WIN, BLESSED_LOSS, UNKNOWN -> verdict;
        };
    }

    /** WIN, DRAW or LOSS, before any draw rule. */
    Verdict verdict() {
        return verdict;
    }

    /** The moves that keep it, best first as far as distances are known. */
    List<Move> best() {
        return best;
    }

    /** Whether the distances are known, so that nothing has to be searched. */
    boolean isMeasured() {
        return measured;
    }

    /** How the ending goes on after a move that keeps the value. */
    record Course(List<Move> turns, Verdict verdict, OptionalInt plies) {}

    /** Plays on with the best of both sides to see whether a draw rule comes before the end. */
    Course course(Move first) {
        DrawClock clock = root.clock();
        Position position = root.position();
        long counts = root.counts();
        List<Move> turns = new ArrayList<>();
        Move move = first;
        for (int ply = 1; ply <= LONGEST_GAME; ply++) {
            if (ply <= LONGEST_LINE) {
                turns.add(move);
            }
            Position after = position.after(move);
            counts = next(clock, counts, position, after);
            position = after;
            List<Move> replies = LegalMoves.of(position).all();
            if (replies.isEmpty()) {
                return new Course(turns, verdict, plies(first, ply));
            }
            if (clock.isReached(counts)) {
                break;
            }
            Verdict now = ply % 2 == 0 ? verdict : opposite(verdict);
            move = kept(endings, position, replies, now).get(0).move();
        }
        return new Course(
                turns, verdict == Verdict.WIN ? Verdict.CURSED_WIN : Verdict.BLESSED_LOSS, OptionalInt.empty());
    }

    /** The line of the move with this rank among {@link #best}, counted from 0. */
    SearchLine line(int rank) {
        Move first = best.get(rank);
        Course course = course(first);
        Verdict end = course.verdict();
        Score score = course.plies().isEmpty()
                ? new Score.Estimate(Values.DRAW)
                : end == Verdict.WIN
                        ? new Score.Win(course.plies().getAsInt())
                        : new Score.Loss(course.plies().getAsInt());
        return new SearchLine(rank + 1, first, score, end, Values.certain(end).orElseThrow(), course.turns());
    }

    private static long next(DrawClock clock, long counts, Position before, Position after) {
        Color side = before.sideToMove();
        long own = after.pieces(side);
        long others = after.pieces(side.opponent());
        int done = DrawClock.done(
                before.pieces(side), before.pieces(side.opponent()), before.kings(), own, others, after.kings());
        return clock.next(counts, done, own, others, after.kings());
    }

    private OptionalInt plies(Move first, int played) {
        OptionalInt exact = endings.plies(root.position().after(first), Metric.END);
        return OptionalInt.of(exact.isPresent() ? Math.min(played, exact.getAsInt() + 1) : played);
    }
}
