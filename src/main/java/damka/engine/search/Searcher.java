package damka.engine.search;

import damka.engine.endgame.Endgames;
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
    // Below this level a player does not know exact tables either.
    private static final int LEVEL_WITH_ENDINGS = 8;

    private final Function<Board, Evaluator> evaluators;
    private final Function<Board, Endgames> endings;
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
        this(evaluators, Endgames::none, tableBytes, threads, nanoClock);
    }

    /**
     * One that knows endings.
     *
     * @param endings what is known of the endings of each board
     */
    public Searcher(
            Function<Board, Evaluator> evaluators,
            Function<Board, Endgames> endings,
            long tableBytes,
            int threads,
            LongSupplier nanoClock) {
        if (threads < 1) {
            throw new IllegalArgumentException("a search needs a thread");
        }
        this.evaluators = evaluators;
        this.endings = endings;
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
        private final Optional<KnownRoot> known;
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
            this.forced = legal.size() == 1;
            List<Move> moves = asked.searchMoves().isEmpty() ? legal.all() : asked.searchMoves();
            Board board = root.position().board();
            Endgames exact = asked.level() < LEVEL_WITH_ENDINGS ? Endgames.none(board) : endings.apply(board);
            this.known = KnownRoot.of(exact, root, moves);
            this.searched = known.map(KnownRoot::best).orElse(moves);
            this.startNanos = startNanos;
            long share = limits.nodes() == Long.MAX_VALUE ? Long.MAX_VALUE : Math.max(1, limits.nodes() / trees.size());
            Optional<Long> endNanos = limits.time().map(time -> startNanos + time.toNanos());
            Evaluator evaluator = evaluators.apply(board);
            // Among the moves of a known ending the evaluation leads the way, and the tables tell what it may be
            // changed into.
            int most = Math.min(exact.pieces(), Long.bitCount(root.position().occupied()) - 1);
            for (TreeSearch tree : trees) {
                Control control = new Control(nanoClock, stop, ending, share, endNanos);
                controls.add(control);
                tree.begin(root, evaluator, exact, most, control);
            }
        }

        SearchReport answer(Consumer<SearchReport> eachDepth) {
            RootSearch main = rootSearch(0);
            if (forced) {
                return report(main, 0, StopReason.FORCED);
            }
            if (known.filter(KnownRoot::isMeasured).isPresent()) {
                return report(main, 0, StopReason.ENDGAME);
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
            boolean told = why == StopReason.ENDGAME;
            for (int rank = 0; rank < main.ranks(); rank++) {
                lines.add(
                        told
                                ? known.orElseThrow().line(rank)
                                : line(rank, main.moves().get(rank)));
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
                    why == StopReason.FORCED || why == StopReason.ENDGAME || (counted && undisturbed),
                    root.historyKnown(),
                    why == StopReason.ENDGAME
                            ? searched.size()
                            : trees.stream().mapToLong(TreeSearch::endgameHits).sum());
        }

        private SearchLine line(int rank, RootMove move) {
            Score score = Values.score(move.value);
            Verdict verdict = known.map(KnownRoot::verdict).orElse(Values.verdict(move.value));
            int pieces = Long.bitCount(root.position().occupied());
            WinDrawLoss expectation = Values.certain(verdict)
                    .orElse(OutcomeModel.expectation(root.position().board(), Values.clamped(move.value), pieces));
            return new SearchLine(
                    rank + 1, move.move, score, verdict, expectation, RootSearch.line(root.position(), move));
        }
    }
}
