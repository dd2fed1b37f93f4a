package damka.engine.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * A playing strength. A weaker one looks less far and is content with a move nearly as good as the best it saw; it never plays
 * what it saw to be worse than that, and takes what it must capture as well as it can.
 *
 * @param number {@link SearchLimits#LOWEST_LEVEL} to {@link SearchLimits#FULL_STRENGTH}
 * @param depth looked at, at most, plies
 * @param nodes looked at, at most
 * @param windowCentimen how much worse than the best move the one played may look; 0 for the best move always
 */
public record Level(int number, int depth, long nodes, int windowCentimen) {
    private static final List<Level> ALL = List.of(
            new Level(1, 1, 200, 120),
            new Level(2, 2, 400, 80),
            new Level(3, 3, 800, 55),
            new Level(4, 5, 1_500, 35),
            new Level(5, 7, 3_000, 22),
            new Level(6, 9, 6_000, 14),
            new Level(7, 11, 15_000, 8),
            new Level(8, 13, 40_000, 0),
            new Level(9, 16, 120_000, 0),
            new Level(10, SearchLimits.DEEPEST, Long.MAX_VALUE, 0));

    // So many lines with true values are looked at where one is chosen among them.
    private static final int CHOICES = 12;

    /** All of them, weakest first. */
    public static List<Level> all() {
        return ALL;
    }

    /** The level with this number. */
    public static Level of(int number) {
        return ALL.get(number - SearchLimits.LOWEST_LEVEL);
    }

    /** What may be used on this level. */
    SearchLimits applied(SearchLimits asked) {
        SearchLimits bounded =
                asked.withDepth(Math.min(asked.depth(), depth)).withNodes(Math.min(asked.nodes(), nodes));
        return windowCentimen == 0 ? bounded : bounded.withMultiPv(Math.max(asked.multiPv(), CHOICES));
    }

    /**
     * The lines with the one to be played first, then the others as they were.
     *
     * @param lines best first
     * @param seed decides, with {@code key}, which of the good moves it is
     * @param most how many lines to keep
     */
    List<SearchLine> choose(List<SearchLine> lines, long seed, long key, int most) {
        List<SearchLine> reordered = new ArrayList<>(lines);
        reordered.add(0, reordered.remove(choice(lines, seed, key)));
        List<SearchLine> ranked = new ArrayList<>();
        for (SearchLine line : reordered.subList(0, Math.min(most, reordered.size()))) {
            ranked.add(line.withRank(ranked.size() + 1));
        }
        return ranked;
    }

    // A move that looks as good as the best is drawn most often, one at the edge of the window hardly ever.
    private int choice(List<SearchLine> lines, long seed, long key) {
        SearchLine best = lines.get(0);
        if (windowCentimen == 0
                || best.verdict() != Verdict.UNKNOWN
                || best.move().isCapture()) {
            return 0;
        }
        int[] tickets = new int[lines.size()];
        int sum = 0;
        for (int i = 0; i < tickets.length; i++) {
            int loss = centimen(best.score()) - centimen(lines.get(i).score());
            tickets[i] = Math.max(0, windowCentimen + 1 - Math.max(0, loss));
            sum += tickets[i];
        }
        long drawn = Math.floorMod(mix(seed ^ mix(key)), (long) sum);
        int chosen = 0;
        while (drawn >= tickets[chosen]) {
            drawn -= tickets[chosen++];
        }
        return chosen;
    }

    private static int centimen(Score score) {
        IntFunction<Integer> farAhead = win -> Values.WIN;
        IntFunction<Integer> farBehind = loss -> -Values.WIN;
        return score.fold(estimate -> estimate, farAhead, farBehind);
    }

    // Finaliser of SplitMix64 (Steele, Lea, Flood 2014).
    private static long mix(long value) {
        long z = value + 0x9E3779B97F4A7C15L;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
