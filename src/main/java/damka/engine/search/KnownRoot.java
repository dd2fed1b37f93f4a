package damka.engine.search;

import damka.engine.endgame.Category;
import damka.engine.endgame.Endgames;
import damka.engine.endgame.EndingReport;
import damka.engine.endgame.Inquiry;
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
 * What exact tables say about the moves of a root: those that keep its value, and where the tables know distances, in the order
 * of an {@link EndingReport}: a winner who always plays the first one wins before a draw rule ends the game, if that is proven.
 */
final class KnownRoot {
    private static final int LONGEST_LINE = 60;

    private final Inquiry endings;
    private final SearchRoot root;
    private final Verdict verdict;
    private final List<Kept> kept;
    private final boolean measured;

    /**
     * A move that keeps the value.
     *
     * @param distance plies to the next conversion, or -1 when nobody knows them
     * @param toEnd plies to the end, likewise
     * @param category under the draw rules of the game, where it was asked for
     */
    private record Kept(Move move, int distance, int toEnd, Optional<Category> category) {
        Kept under(Category rules) {
            return new Kept(move, distance, toEnd, Optional.of(rules));
        }
    }

    private KnownRoot(Inquiry endings, SearchRoot root, Verdict verdict, List<Kept> kept) {
        this.endings = endings;
        this.root = root;
        this.verdict = verdict;
        this.kept = kept;
        this.measured = verdict != Verdict.DRAW && isMeasured(kept);
    }

    private static boolean isMeasured(List<Kept> kept) {
        return kept.stream().allMatch(move -> move.distance() >= 0);
    }

    /** Empty where the tables do not know all these moves. */
    static Optional<KnownRoot> of(Endgames endings, SearchRoot root, List<Move> moves) {
        Position position = root.position();
        if (Long.bitCount(position.occupied()) > endings.pieces()) {
            return Optional.empty();
        }
        Inquiry inquiry = endings.inquiry();
        for (Verdict verdict : List.of(Verdict.WIN, Verdict.DRAW, Verdict.LOSS)) {
            List<Kept> kept = kept(inquiry, position, moves, verdict);
            if (!kept.isEmpty()) {
                return known(inquiry, position, moves)
                        ? Optional.of(new KnownRoot(inquiry, root, verdict, underRules(endings, root, verdict, kept)))
                        : Optional.empty();
            }
        }
        return Optional.empty();
    }

    private static boolean known(Inquiry endings, Position position, List<Move> moves) {
        return moves.stream()
                .noneMatch(move -> !endings.value(position.after(move)).isKnown());
    }

    // The winner hurries, the loser delays.
    private static List<Kept> kept(Inquiry endings, Position position, List<Move> moves, Verdict verdict) {
        List<Kept> kept = new ArrayList<>();
        for (Move move : moves) {
            Position after = position.after(move);
            if (Values.verdict(endings.value(after).opposite()) == verdict) {
                kept.add(new Kept(
                        move,
                        distance(endings, position, move, after),
                        oneMore(endings.plies(after, Metric.END)),
                        Optional.empty()));
            }
        }
        boolean toEnd = kept.stream().allMatch(move -> move.toEnd() >= 0);
        Comparator<Kept> hurrying = Comparator.comparingInt(toEnd ? Kept::toEnd : Kept::distance);
        kept.sort(verdict == Verdict.LOSS ? hurrying.reversed() : hurrying);
        return kept;
    }

    private static int distance(Inquiry endings, Position position, Move move, Position after) {
        boolean man = (position.kings() & move.from().bit()) == 0;
        return (man || move.isCapture()) ? 1 : oneMore(endings.plies(after, Metric.CONVERSION));
    }

    private static int oneMore(OptionalInt plies) {
        return plies.isPresent() ? plies.getAsInt() + 1 : -1;
    }

    // The same moves, those first that a draw rule does not take the win from.
    private static List<Kept> underRules(Endgames endings, SearchRoot root, Verdict verdict, List<Kept> kept) {
        Optional<EndingReport> report = (verdict == Verdict.DRAW || !isMeasured(kept))
                ? Optional.empty()
                : root.game().flatMap(game -> EndingReport.of(endings, game.withoutPast()));
        if (report.isEmpty()) {
            return kept;
        }
        return report.get().moves().stream()
                .flatMap(rated -> kept.stream()
                        .filter(known -> known.move().equals(rated.move()))
                        .map(known -> known.under(rated.category())))
                .toList();
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
        return kept.stream().map(Kept::move).toList();
    }

    /** Whether the distances are known, so that nothing has to be searched. */
    boolean isMeasured() {
        return measured;
    }

    /** The line of the move with this rank among {@link #best}, counted from 0. */
    SearchLine line(int rank) {
        Kept first = kept.get(rank);
        Verdict end = first.category().map(KnownRoot::verdict).orElse(verdict);
        return new SearchLine(
                rank + 1,
                first.move(),
                score(end, first.toEnd()),
                end,
                Values.certain(end == Verdict.UNKNOWN ? verdict : end).orElseThrow(),
                course(first.move()));
    }

    // Whether a draw rule comes first is not always proven, and then nothing is promised.
    private static Verdict verdict(Category category) {
        return switch (category) {
            case WIN -> Verdict.WIN;
            case CURSED_WIN -> Verdict.CURSED_WIN;
            case DRAW -> Verdict.DRAW;
            case BLESSED_LOSS -> Verdict.BLESSED_LOSS;
            case LOSS -> Verdict.LOSS;
            case MAYBE_WIN, MAYBE_LOSS -> Verdict.UNKNOWN;
        };
    }

    private Score score(Verdict end, int toEnd) {
        return switch (end) {
            case WIN -> toEnd < 0 ? Values.score(Values.TABLE_WIN) : new Score.Win(toEnd);
            case LOSS -> toEnd < 0 ? Values.score(-Values.TABLE_WIN) : new Score.Loss(toEnd);
            case DRAW, CURSED_WIN, BLESSED_LOSS -> new Score.Estimate(Values.DRAW);
            case UNKNOWN -> Values.score(verdict == Verdict.WIN ? Values.TABLE_WIN : -Values.TABLE_WIN);
        };
    }

    // How it goes on with the best of both sides, until the end or a draw rule.
    private List<Move> course(Move first) {
        DrawClock clock = root.clock();
        Position position = root.position();
        long counts = root.counts();
        List<Move> turns = new ArrayList<>();
        Move move = first;
        while (true) {
            turns.add(move);
            Position after = position.after(move);
            counts = next(clock, counts, position, after);
            position = after;
            List<Move> replies = LegalMoves.of(position).all();
            if (replies.isEmpty() || clock.isReached(counts) || turns.size() == LONGEST_LINE) {
                return turns;
            }
            Verdict now = turns.size() % 2 == 0 ? verdict : opposite(verdict);
            move = kept(endings, position, replies, now).get(0).move();
        }
    }

    private static long next(DrawClock clock, long counts, Position before, Position after) {
        Color side = before.sideToMove();
        long own = after.pieces(side);
        long others = after.pieces(side.opponent());
        int done = DrawClock.done(
                before.pieces(side), before.pieces(side.opponent()), before.kings(), own, others, after.kings());
        return clock.next(counts, done, own, others, after.kings());
    }
}
