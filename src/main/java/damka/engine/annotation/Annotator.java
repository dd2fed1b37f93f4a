package damka.engine.annotation;

import damka.engine.search.SearchLimits;
import damka.engine.search.SearchReport;
import damka.engine.search.SearchRoot;
import damka.engine.search.StopReason;
import damka.engine.search.StopSignal;
import damka.rules.game.Game;
import damka.rules.position.Move;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Says of each move of games what it was worth against the best one. Each position with a choice is searched, and where the move
 * that was played is not the best one found, this move once more by itself to the same depth: two searches of neighbouring
 * positions differ by more than most mistakes cost.
 *
 * <p>On time, a first pass looks at every position in order with the same share of {@link #FIRST_PASS} percent. What is left goes
 * to the harder half, again and again: where the played move seems to lose much, where the next position looks different, and
 * where there are many moves. Of nodes each search gets the same, once.
 */
public final class Annotator {
    /** What the first pass may use of the time, percent. */
    public static final int FIRST_PASS = 25;

    // Of the time of a position; the rest is for the move that was played, which takes less to come as deep.
    private static final int ALL_MOVES = 60;
    private static final int PERCENT = 100;
    // A late first pass goes on with so much of what is left, at the cost of the others.
    private static final int LATE_SHARE = 4;
    // Searching again from the start tells little more before it has twice the time.
    private static final int WORTH_A_SECOND_LOOK = 2;
    // A swing of so many centimen is worth as much time as a quiet position.
    private static final double SWING_UNIT = 25;
    private static final int MOST_SWING = 4;
    private static final double MOVES_UNIT = 10;

    private final Analyst analyst;
    private final LongSupplier nanoClock;

    /**
     * One that searches through an analyst.
     *
     * @param nanoClock a clock that never goes back, in nanoseconds
     */
    public Annotator(Analyst analyst, LongSupplier nanoClock) {
        this.analyst = analyst;
        this.nanoClock = nanoClock;
    }

    /**
     * Annotates games.
     *
     * @param records for each game how it stood after 0, 1, 2 ... turns
     * @param stop ends it with what has been found; the analyst's searches have to heed it too
     * @param told each ply that is annotated, and again when it is annotated better; in the calling thread
     */
    public Annotation annotate(
            List<List<Game>> records, AnnotationBudget budget, StopSignal stop, Consumer<AnnotationStep> told) {
        return new Run(records, budget, stop, told).annotate();
    }

    // A position of a game.
    private record Spot(GameStudy study, int index, int game) {
        double difficulty() {
            int swing = Math.max(loss(), Math.max(surprise(index - 1), surprise(index)));
            double moves = study.at(index).legalMoves().size();
            return 1 + Math.min(MOST_SWING, swing / SWING_UNIT) + moves / MOVES_UNIT;
        }

        private int loss() {
            return annotation(index).map(AnnotatedPly::loss).orElse(0);
        }

        private Optional<AnnotatedPly> annotation(int ply) {
            return ply < 0 || ply >= study.plies() ? Optional.empty() : study.annotation(ply);
        }

        // How differently the position after a ply looks from what the search before it expected.
        private int surprise(int ply) {
            Optional<Integer> expected = annotation(ply).map(one -> one.played().bounded());
            return expected.flatMap(before -> study.worth(ply + 1).map(after -> Math.abs(before + after.bounded())))
                    .orElse(0);
        }
    }

    private final class Run {
        private final AnnotationPace pace;
        private final StopSignal stop;
        private final Progress progress;
        private final List<GameStudy> studies = new ArrayList<>();
        private final List<Spot> spots = new ArrayList<>();
        private boolean undisturbed = true;

        Run(List<List<Game>> records, AnnotationBudget budget, StopSignal stop, Consumer<AnnotationStep> told) {
            this.pace = new AnnotationPace(budget, nanoClock);
            this.stop = stop;
            for (List<Game> record : records) {
                GameStudy study = new GameStudy(record);
                study.open().forEach(index -> spots.add(new Spot(study, index, studies.size())));
                studies.add(study);
            }
            this.progress = new Progress(studies, told);
        }

        Annotation annotate() {
            progress.tellAll();
            firstPass();
            boolean again = pace.isTimed();
            while (again && mayGoOn()) {
                again = lookAgain();
            }
            undisturbed &= stop.raised().isEmpty();
            return new Annotation(
                    studies.stream().map(GameStudy::annotations).toList(),
                    progress.isComplete(),
                    pace.nodes(),
                    pace.elapsed(),
                    !pace.isTimed() && undisturbed);
        }

        private boolean mayGoOn() {
            return !pace.isOver() && stop.raised().isEmpty();
        }

        private void firstPass() {
            long kept = pace.left() / PERCENT * (PERCENT - FIRST_PASS);
            for (int i = 0; i < spots.size() && mayGoOn(); i++) {
                long rest = (long) spots.size() - i;
                search(spots.get(i), Math.max((pace.left() - kept) / rest, pace.left() / (LATE_SHARE * rest)));
            }
        }

        // Tells whether it was worth it.
        private boolean lookAgain() {
            record Hard(Spot spot, double difficulty) {}
            List<Hard> hard = spots.stream()
                    .filter(spot -> !spot.study().isSettled(spot.index()))
                    .map(spot -> new Hard(spot, spot.difficulty()))
                    .sorted(Comparator.comparingDouble(Hard::difficulty).reversed())
                    .limit((spots.size() + 1) / 2)
                    .toList();
            double rest = hard.stream().mapToDouble(Hard::difficulty).sum();
            boolean searched = false;
            for (Hard one : hard) {
                long share = (long) (pace.left() * Math.min(1, one.difficulty() / rest));
                rest -= one.difficulty();
                if (mayGoOn() && isWorthIt(one.spot(), share)) {
                    search(one.spot(), share);
                    searched = true;
                }
            }
            return searched;
        }

        private boolean isWorthIt(Spot spot, long share) {
            long before = spot.study()
                    .finding(spot.index())
                    .map(finding -> finding.best().elapsed().toNanos())
                    .orElse(0L);
            return share / PERCENT * ALL_MOVES > WORTH_A_SECOND_LOOK * before;
        }

        private void search(Spot spot, long share) {
            GameStudy study = spot.study();
            SearchRoot root = SearchRoot.of(study.at(spot.index()));
            SearchReport best = search(root, pace.limits(share / PERCENT * ALL_MOVES));
            Optional<Move> played = study.asked(spot.index(), best.best().move());
            long left = share - best.elapsed().toNanos();
            Optional<SearchReport> own = played.map(move -> search(
                    root, pace.limits(left).withSearchMoves(List.of(move)).withDepth(Math.max(1, best.depth()))));
            study.found(spot.index(), new GameStudy.Finding(best, own));
            progress.tell(spot.game(), spot.index());
        }

        private SearchReport search(SearchRoot root, SearchLimits limits) {
            SearchReport report = analyst.search(root, limits);
            pace.searched(report);
            StopReason why = report.stoppedBy();
            undisturbed &= why != StopReason.TIME && why != StopReason.DEADLINE && why != StopReason.CANCELLED;
            return report;
        }
    }

    // What has been told so far.
    private static final class Progress {
        private final List<GameStudy> studies;
        private final List<List<Optional<AnnotatedPly>>> last = new ArrayList<>();
        private final Consumer<AnnotationStep> told;
        private final int plies;
        private int evaluated;

        Progress(List<GameStudy> studies, Consumer<AnnotationStep> told) {
            this.studies = studies;
            this.told = told;
            for (GameStudy study : studies) {
                List<Optional<AnnotatedPly>> nothing = new ArrayList<>();
                for (int i = 0; i < study.plies(); i++) {
                    nothing.add(Optional.empty());
                }
                last.add(nothing);
            }
            this.plies = studies.stream().mapToInt(GameStudy::plies).sum();
        }

        boolean isComplete() {
            return evaluated == plies;
        }

        void tellAll() {
            for (int game = 0; game < studies.size(); game++) {
                for (int ply = 0; ply < studies.get(game).plies(); ply++) {
                    tellPly(game, ply);
                }
            }
        }

        // A position says something of the ply from it, and of forced ones that led to it.
        void tell(int game, int index) {
            GameStudy study = studies.get(game);
            int from = index - 1;
            while (from > 0 && study.isForced(from)) {
                from--;
            }
            for (int ply = Math.max(0, from); ply <= Math.min(index, study.plies() - 1); ply++) {
                tellPly(game, ply);
            }
        }

        private void tellPly(int game, int ply) {
            Optional<AnnotatedPly> now = studies.get(game).annotation(ply);
            Optional<AnnotatedPly> before = last.get(game).set(ply, now);
            if (now.isEmpty() || now.equals(before)) {
                return;
            }
            evaluated += before.isEmpty() ? 1 : 0;
            told.accept(new AnnotationStep(game, ply, now.get(), evaluated, plies));
        }
    }
}
