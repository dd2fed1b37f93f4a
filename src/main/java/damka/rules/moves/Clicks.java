package damka.rules.moves;

import damka.rules.board.Square;
import damka.rules.moves.Jumper.Stop;
import damka.rules.moves.Selection.Next;
import damka.rules.position.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Follows clicks over the board, jump by jump. */
final class Clicks {
    private final LegalMoves legal;
    private final List<Square> clicked;

    Clicks(LegalMoves legal, List<Square> clicked) {
        this.legal = legal;
        this.clicked = List.copyOf(clicked);
    }

    Selection selection() {
        if (clicked.isEmpty()) {
            return new Selection.Open(clicked, pieces(), Optional.empty());
        }
        List<Move> moves = legal.from(clicked.get(0));
        if (moves.isEmpty()) {
            return new Selection.Nowhere(clicked, 0, pieces());
        }
        return legal.mustCapture() ? capture(moves) : step(moves);
    }

    private List<Next> pieces() {
        return legal.all().stream()
                .map(Move::from)
                .distinct()
                .map(square -> new Next(square, Optional.empty()))
                .toList();
    }

    private Selection step(List<Move> moves) {
        List<Next> targets = moves.stream()
                .map(move -> new Next(move.to(), Optional.empty()))
                .toList();
        if (clicked.size() == 1) {
            return new Selection.Open(clicked, targets, Optional.empty());
        }
        Optional<Move> chosen =
                moves.stream().filter(move -> move.to() == clicked.get(1)).findFirst();
        if (chosen.isEmpty()) {
            return new Selection.Nowhere(clicked, 1, targets);
        }
        return clicked.size() == 2
                ? new Selection.Open(clicked, List.of(), chosen)
                : new Selection.Nowhere(clicked, 2, List.of());
    }

    private Selection capture(List<Move> moves) {
        Jumper jumper = Jumper.of(legal.position(), clicked.get(0));
        Stop stop = jumper.start();
        for (int good = 1; good < clicked.size(); good++) {
            int to = clicked.get(good).bitIndex();
            List<Stop> jumps = useful(jumper, stop, moves);
            Optional<Stop> next = jumps.stream().filter(jump -> jump.at() == to).findFirst();
            if (next.isEmpty()) {
                return atOnce().orElse(new Selection.Nowhere(clicked, good, landings(jumper, stop, jumps)));
            }
            stop = next.get();
        }
        Stop last = stop;
        Optional<Move> completes = moves.stream()
                .filter(move ->
                        move.capturedSet() == last.captured() && move.to().bitIndex() == last.at())
                .findFirst();
        return new Selection.Open(clicked, landings(jumper, last, useful(jumper, last, moves)), completes);
    }

    private static List<Stop> useful(Jumper jumper, Stop stop, List<Move> moves) {
        return jumper.jumps(stop).stream()
                .filter(jump -> moves.stream().anyMatch(move -> jumper.canFinish(jump, move)))
                .toList();
    }

    private List<Next> landings(Jumper jumper, Stop stop, List<Stop> jumps) {
        Map<Square, Next> bySquare = new TreeMap<>();
        for (Stop jump : jumps) {
            Square square = jumper.square(jump);
            long victim = jump.captured() ^ stop.captured();
            Square captured = legal.position().board().squaresIn(victim).get(0);
            bySquare.put(square, new Next(square, Optional.of(captured)));
        }
        return new ArrayList<>(bySquare.values());
    }

    // Start and end, perhaps squares in between, of one move only: the rest of the way need not be clicked.
    private Optional<Selection> atOnce() {
        Verdict verdict = MoveJudge.judge(legal, new Proposal.Path(clicked));
        return verdict instanceof Verdict.Legal right
                ? Optional.of(new Selection.Open(clicked, List.of(), Optional.of(right.move())))
                : Optional.empty();
    }
}
