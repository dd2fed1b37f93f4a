package damka.engine.annotation;

import damka.engine.search.SearchReport;
import damka.engine.search.StopReason;
import damka.engine.search.Verdict;
import damka.rules.game.Game;
import damka.rules.game.Turn;
import damka.rules.position.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One game with what has been found about its positions. A position with one legal move is worth what follows it, so nothing is
 * spent on it.
 */
final class GameStudy {
    // Forced moves after a last ply that was forced itself, until a position has a choice.
    private static final int LONGEST_TAIL = 100;

    private final List<Game> games = new ArrayList<>();
    private final List<Move> moves;
    private final List<Optional<Finding>> findings = new ArrayList<>();
    private final Optional<Worth> end;

    /**
     * What searches found in a position.
     *
     * @param best of all moves
     * @param played of the move that was played, to the same depth; empty where it is the best one, or needs no search
     */
    record Finding(SearchReport best, Optional<SearchReport> played) {}

    /** @param record the game after 0, 1, 2 ... turns; what follows after its end is left out */
    GameStudy(List<Game> record) {
        for (Game game : record) {
            games.add(game);
            if (game.outcome().isFinal()) {
                break;
            }
        }
        int last = games.size() - 1;
        moves = record.get(last).turns().stream().map(Turn::move).toList();
        if (last > 0 && games.get(last - 1).legalMoves().size() == 1) {
            addTail();
        }
        games.forEach(game -> findings.add(Optional.empty()));
        end = last().outcome()
                .<Optional<Worth>>fold(
                        () -> Optional.empty(),
                        (winner, reason) -> Optional.of(Worth.LOST),
                        reason -> Optional.of(Worth.DRAWN));
    }

    private void addTail() {
        for (int i = 0; i < LONGEST_TAIL && goesOnForced(last()); i++) {
            games.add(last().play(last().legalMoves().all().get(0)));
        }
    }

    private static boolean goesOnForced(Game game) {
        return game.legalMoves().size() == 1 && !game.outcome().isFinal();
    }

    private Game last() {
        return games.get(games.size() - 1);
    }

    private boolean isLast(int index) {
        return index == games.size() - 1;
    }

    /** Plies that were played before the game ended. */
    int plies() {
        return moves.size();
    }

    /** The game as it stood before the ply with this index. */
    Game at(int index) {
        return games.get(index);
    }

    /** Whether there was one legal move and it is known what followed. */
    boolean isForced(int index) {
        return !isLast(index) && games.get(index).legalMoves().size() == 1;
    }

    /** The positions that have to be searched, in order. */
    List<Integer> open() {
        List<Integer> open = new ArrayList<>();
        for (int i = 0; i < games.size(); i++) {
            boolean asked = i < plies() || (plies() > 0 && isForced(plies() - 1));
            if (asked && (isLast(i) ? end.isEmpty() : !isForced(i))) {
                open.add(i);
            }
        }
        return open;
    }

    Optional<Finding> finding(int index) {
        return findings.get(index);
    }

    /** The move whose worth is not known when this one is the best: the played one, unless it ended the game. */
    Optional<Move> asked(int index, Move best) {
        boolean known = index >= plies() || moves.get(index).equals(best) || (isLast(index + 1) && end.isPresent());
        return known ? Optional.empty() : Optional.of(moves.get(index));
    }

    /** Keeps what was found, unless more was known before or nothing was completed. */
    void found(int index, Finding finding) {
        int known = findings.get(index).map(one -> one.best().depth()).orElse(0);
        boolean told = finding.played().stream().allMatch(played -> played.depth() > 0 || isCertain(played));
        if (told && (finding.best().depth() > known || isCertain(finding.best()))) {
            findings.set(index, Optional.of(finding));
        }
    }

    /** Whether more search cannot change what was found. */
    boolean isSettled(int index) {
        return findings.get(index)
                .filter(finding ->
                        isCertain(finding.best()) && finding.played().stream().allMatch(GameStudy::isCertain))
                .isPresent();
    }

    private static boolean isCertain(SearchReport report) {
        StopReason why = report.stoppedBy();
        return why == StopReason.WIN_FOUND
                || why == StopReason.FORCED
                || why == StopReason.ENDGAME
                || report.best().verdict() == Verdict.DRAW;
    }

    /** Of the position with this index, for its side to move. */
    Optional<Worth> worth(int index) {
        int at = index;
        while (isForced(at)) {
            at++;
        }
        Optional<Worth> worth =
                isLast(at) && end.isPresent() ? end : findings.get(at).map(finding -> Worth.of(finding.best()));
        for (int i = at; i > index; i--) {
            worth = worth.map(Worth::ofMove);
        }
        return worth;
    }

    /** What is known about the ply with this index. */
    Optional<AnnotatedPly> annotation(int ply) {
        Move move = moves.get(ply);
        if (isForced(ply)) {
            return worth(ply + 1).map(after -> AnnotatedPly.forced(after.ofMove(), move));
        }
        return findings.get(ply).map(finding -> {
            SearchReport best = finding.best();
            Worth worth = Worth.of(best);
            Worth played = isLast(ply + 1) && end.isPresent()
                    ? end.get().ofMove()
                    : finding.played().map(Worth::of).orElse(worth);
            return AnnotatedPly.compared(played, move, best.best().move(), worth, best.depth());
        });
    }

    /** Of all plies. */
    List<Optional<AnnotatedPly>> annotations() {
        List<Optional<AnnotatedPly>> all = new ArrayList<>();
        for (int ply = 0; ply < plies(); ply++) {
            all.add(annotation(ply));
        }
        return all;
    }
}
