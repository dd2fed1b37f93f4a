package damka.engine.search;

import damka.engine.eval.Evaluator;
import damka.engine.eval.OutcomeModel;
import damka.engine.eval.WinDrawLoss;
import damka.engine.table.TranspositionTable;
import damka.engine.table.Zobrist;
import damka.rules.board.Board;
import damka.rules.game.Game;
import damka.rules.moves.LegalMoves;
import damka.rules.position.Move;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;

/**
 * Looks for the best move within limits. Holds the memory for one search at a time and so belongs to one caller at a time; what
 * it answers does not depend on earlier searches.
 *
 * <p>With one thread, no time limit and no signal the same root and limits give the same report, but for the time.
 */
public final class Searcher {
    private final Function<Board, Evaluator> evaluators;
    private final TranspositionTable table;
    private final List<TreeSearch> trees = new ArrayList<>();
    private final LongSupplier nanoClock;

    /**
     * @param evaluators the evaluator of each board, as {@link damka.engine.eval.Evaluators#of} gives it
     * @param tableBytes memory for searched positions
     * @param threads at least 1; more than one makes no search reproducible
     * @param nanoClock a clock that never goes back, in nanoseconds
     */
    public Searcher(Function<Board, Evaluator> evaluators, long tableBytes, int threads, LongSupplier nanoClock) {
        if (threads < 1) {
            throw new IllegalArgumentException("a search needs a thread");
        }
        this.evaluators = evaluators;
        this.table = new TranspositionTable(tableBytes);
        this.nanoClock = nanoClock;
        for (int i = 0; i < threads; i++) {
            trees.add(new TreeSearch(table, Board.INTERNATIONAL, evaluators.apply(Board.INTERNATIONAL)));
        }
    }

    /** The best moves of a game that is not over, as {@link #search(SearchRoot, SearchLimits, StopSignal, Consumer)}. */
    public SearchReport search(Game game, SearchLimits limits, StopSignal stop, Consumer<SearchReport> eachDepth) {
        return search(SearchRoot.of(game), limits, stop, eachDepth);
    }

    /**
     * The best moves of a position that has a legal move.
     *
     * @param eachDepth told each completed depth, in the calling thread
     */
    public SearchReport search(
            SearchRoot root, SearchLimits limits, StopSignal stop, Consumer<SearchReport> eachDepth) {
        LegalMoves legal = LegalMoves.of(root.position());
        if (legal.isEmpty()) {
            throw new IllegalArgumentException("the game is over: no legal move");
        }
        if (!legal.all().containsAll(limits.searchMoves())) {
            throw new IllegalArgumentException("not all of these are legal moves: " + limits.searchMoves());
        }
        return new Run(root, limits, stop, legal, nanoClock.getAsLong()).answer(eachDepth);
    }

    /** One search. */
    private final class Run {
        private final SearchRoot root;
        private final SearchLimits asked;
        private final Level level;
        private final SearchLimits limits;
        private final List<Move> searched;
        private final boolean forced;
        private final long startNanos;
        private final Ending ending = new Ending();
        private final List<Control> controls = new ArrayList<>();
        private Optional<SearchReport> completed = Optional.empty();

        Run(SearchRoot root, SearchLimits asked, StopSignal stop, LegalMoves legal, long startNanos) {
            this.root = root;
            this.asked = asked;
            this.level = Level.of(asked.level());
            this.limits = level.applied(asked);
            this.searched = asked.searchMoves().isEmpty() ? legal.all() : asked.searchMoves();
            this.forced = legal.size() == 1;
            this.startNanos = startNanos;
            long share = limits.nodes() == Long.MAX_VALUE ? Long.MAX_VALUE : Math.max(1, limits.nodes() / trees.size());
            Optional<Long> endNanos = limits.time().map(time -> startNanos + time.toNanos());
            Evaluator evaluator = evaluators.apply(root.position().board());
            for (TreeSearch tree : trees) {
                Control control = new Control(nanoClock, stop, ending, share, endNanos);
                controls.add(control);
                tree.begin(root, evaluator, control);
            }
        }

        SearchReport answer(Consumer<SearchReport> eachDepth) {
            RootSearch main = rootSearch(0);
            if (forced) {
                return report(main, 0, StopReason.FORCED);
            }
            table.newSearch();
            List<Thread> others = new ArrayList<>();
            for (int i = 1; i < trees.size(); i++) {
                others.add(begin(rootSearch(i), i));
            }
            Optional<StopReason> end = main.deepen(1, limits.depth(), depth -> {
                SearchReport report = report(main, depth, StopReason.DEPTH);
                completed = Optional.of(report);
                int told = Math.min(asked.multiPv(), report.lines().size());
                eachDepth.accept(report.withLines(report.lines().subList(0, told)));
            });
            end.ifPresent(controls.get(0)::stop);
            join(others);
            return last(main, ending.reason().orElse(StopReason.DEPTH));
        }

        private RootSearch rootSearch(int thread) {
            return new RootSearch(trees.get(thread), root.position(), searched, limits.multiPv());
        }

        // Other threads fill the shared table; every second one begins a ply deeper, so that they spread over the tree.
        private Thread begin(RootSearch search, int thread) {
            Thread started = new Thread(
                    () -> search.deepen(1 + thread % 2, SearchLimits.DEEPEST, depth -> {}), "search-" + thread);
            started.setDaemon(true);
            started.start();
            return started;
        }

        private static void join(List<Thread> threads) {
            boolean interrupted = false;
            for (Thread thread : threads) {
                while (thread.isAlive()) {
                    try {
                        thread.join();
                    } catch (InterruptedException e) {
                        interrupted = true;
                    }
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }

        // Several lines are told as the last completed depth left them: only then are all their values of one depth.
        private SearchReport last(RootSearch main, StopReason why) {
            int depth = completed.map(SearchReport::depth).orElse(0);
            SearchReport now = report(main, depth, why);
            List<SearchLine> lines = main.ranks() == 1
                    ? now.lines()
                    : completed.map(SearchReport::lines).orElse(now.lines());
            return now.withLines(level.choose(lines, asked.seed(), Zobrist.key(root.position()), asked.multiPv()));
        }

        private SearchReport report(RootSearch main, int depth, StopReason why) {
            List<SearchLine> lines = new ArrayList<>();
            for (int rank = 0; rank < main.ranks(); rank++) {
                lines.add(line(rank, main.moves().get(rank)));
            }
            boolean counted = limits.time().isEmpty() && trees.size() == 1;
            boolean undisturbed = why != StopReason.CANCELLED && why != StopReason.DEADLINE;
            return new SearchReport(
                    lines,
                    depth,
                    trees.stream().mapToInt(TreeSearch::deepest).max().orElse(0),
                    controls.stream().mapToLong(Control::nodes).sum(),
                    Duration.ofNanos(nanoClock.getAsLong() - startNanos),
                    why,
                    limits.level(),
                    limits.seed(),
                    why == StopReason.FORCED || (counted && undisturbed),
                    root.historyKnown(),
                    0);
        }

        private SearchLine line(int rank, RootMove move) {
            Score score = Values.score(move.value);
            Verdict verdict = score.fold(estimate -> Verdict.UNKNOWN, win -> Verdict.WIN, loss -> Verdict.LOSS);
            int pieces = Long.bitCount(root.position().occupied());
            WinDrawLoss expectation = score.fold(
                    estimate -> OutcomeModel.expectation(root.position().board(), estimate, pieces),
                    win -> new WinDrawLoss(1000, 0, 0),
                    loss -> new WinDrawLoss(0, 0, 1000));
            return new SearchLine(
                    rank + 1, move.move, score, verdict, expectation, RootSearch.line(root.position(), move));
        }
    }
}
