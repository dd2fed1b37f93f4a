package damka.engine.endgame;

import damka.engine.endgame.Successors.Successor;
import damka.rules.game.DrawClock;
import damka.rules.game.DrawRule;
import damka.rules.game.Game;
import damka.rules.game.Material;
import damka.rules.game.Ruleset;
import damka.rules.game.Turn;
import damka.rules.position.Position;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Proves whether the draw rules of a game save the side that the tables call lost. What it can not prove in a few hundred
 * positions it leaves open; it never guesses.
 *
 * <p>A win holds if the winner can keep to shortest moves until the plies left fit into every count. A loser is saved if a
 * running count is full before the winner can convert, or, where no conversion ends the count, before he can win at all.
 */
final class DrawProof {
    private static final int MOST_POSITIONS = 600;
    // All questions of a report together: it is asked while somebody waits.
    private static final int MOST_POSITIONS_TOGETHER = 4_000;

    private final Inquiry inquiry;
    private final Successors successors;
    private final List<DrawRule.PlyCount> rules;
    private final DrawClock clock;
    private final Map<Node, Boolean> held = new HashMap<>();
    private final Map<Node, Boolean> savings = new HashMap<>();
    private int positionsLeft;
    private int positionsLeftTogether = MOST_POSITIONS_TOGETHER;

    /** A position and the counts in it. */
    private record Node(Diagram diagram, long counts) {}

    DrawProof(Endgames endgames, Inquiry inquiry, Ruleset ruleset) {
        this.inquiry = inquiry;
        this.successors = new Successors(endgames.board());
        this.rules = ruleset.plyCounts();
        this.clock = DrawClock.of(ruleset, endgames.board());
    }

    /**
     * The category of a position that one side wins by the pieces.
     *
     * @param won whether the side to move does
     */
    Category category(Game game, Diagram diagram, boolean won) {
        Node node = new Node(diagram, game.counters().packed());
        if (repeatsNothing(game) && within(() -> holds(node, won))) {
            return won ? Category.WIN : Category.LOSS;
        }
        if (within(() -> isSaved(node, won))) {
            return won ? Category.CURSED_WIN : Category.BLESSED_LOSS;
        }
        return won ? Category.MAYBE_WIN : Category.MAYBE_LOSS;
    }

    private boolean within(BooleanSupplier proof) {
        int most = Math.min(MOST_POSITIONS, positionsLeftTogether);
        positionsLeft = most;
        boolean proven = proof.getAsBoolean();
        positionsLeftTogether -= most - Math.max(0, positionsLeft);
        return proven;
    }

    // A shortest line meets no position twice. So a third time needs one that stood twice before, or a past nobody
    // knows.
    private static boolean repeatsNothing(Game game) {
        boolean repetitionDraws = game.ruleset().rules().stream().anyMatch(DrawRule.Repetition.class::isInstance);
        if (!repetitionDraws || game.legalMoves().isEmpty()) {
            return true;
        }
        Map<Position, Long> stood = Stream.concat(
                        game.reversibleTurns().stream().map(Turn::before), Stream.of(game.position()))
                .collect(Collectors.groupingBy(position -> position, Collectors.counting()));
        return !game.base().pastCanRecur() && stood.values().stream().allMatch(times -> times < 2);
    }

    private boolean holds(Node node, boolean winnerToMove) {
        List<Successor> next = inquiry.successors(node.diagram());
        if (next.isEmpty()) {
            return true;
        }
        if (positionsLeft < 0 || isReached(node)) {
            return false;
        }
        OptionalInt toEnd = inquiry.plies(node.diagram(), Metric.END);
        if (toEnd.isPresent() && fits(node, toEnd.getAsInt())) {
            return true;
        }
        Boolean known = held.get(node);
        if (known != null) {
            return known;
        }
        if (positionsLeft-- <= 0) {
            return false;
        }
        boolean holds = winnerToMove
                ? next.stream().anyMatch(move -> isShortest(node, move, toEnd) && holds(after(node, move), false))
                : next.stream().allMatch(move -> holds(after(node, move), true));
        if (positionsLeft > 0) {
            held.put(node, holds);
        }
        return holds;
    }

    // Counts that do not run yet can only start at 0, or 1, with the next ply.
    private boolean fits(Node node, int plies) {
        for (int i = 0; i < rules.size(); i++) {
            int count = Math.max(0, clock.plies(node.counts(), i));
            if (!clock.isKnown(node.counts(), i) || count + plies > rules.get(i).limit()) {
                return false;
            }
        }
        return true;
    }

    private boolean isShortest(Node node, Successor move, OptionalInt toEnd) {
        if (inquiry.value(move.diagram()) != EndgameValue.LOSS) {
            return false;
        }
        if (toEnd.isPresent()) {
            OptionalInt after = inquiry.plies(move.diagram(), Metric.END);
            return after.isPresent() && after.getAsInt() + 1 == toEnd.getAsInt();
        }
        OptionalInt conversion = inquiry.plies(node.diagram(), Metric.CONVERSION);
        OptionalInt after = inquiry.plies(move.diagram(), Metric.CONVERSION);
        return conversion.isPresent()
                && after.isPresent()
                && (move.conversion() || after.getAsInt() + 1 == conversion.getAsInt());
    }

    private boolean isSaved(Node node, boolean winnerToMove) {
        List<Successor> next = inquiry.successors(node.diagram());
        if (positionsLeft < 0 || next.isEmpty()) {
            return false;
        }
        if (isReached(node) || isTooLate(node)) {
            return true;
        }
        Boolean known = savings.get(node);
        if (known != null) {
            return known;
        }
        if (positionsLeft-- <= 0) {
            return false;
        }
        // Met again on its own way it is not proven, which is on the safe side.
        savings.put(node, false);
        boolean saved = winnerToMove
                ? next.stream()
                        .allMatch(move ->
                                inquiry.value(move.diagram()) != EndgameValue.LOSS || isSaved(after(node, move), false))
                : next.stream().anyMatch(move -> isSaved(after(node, move), true));
        if (saved) {
            savings.put(node, true);
        } else if (positionsLeft <= 0) {
            savings.remove(node);
        }
        return saved;
    }

    private boolean isReached(Node node) {
        return clock.isReached(node.counts());
    }

    private boolean isTooLate(Node node) {
        for (int i = 0; i < rules.size(); i++) {
            int plies = clock.plies(node.counts(), i);
            DrawRule.PlyCount rule = rules.get(i);
            if (plies >= 0
                    && rule.counts().equals(rule.keeps())
                    && isTooLate(node.diagram(), rule, rule.limit() - plies)) {
                return true;
            }
        }
        return false;
    }

    // Up to the next conversion the material stays and nothing sets a count back.
    private boolean isTooLate(Diagram diagram, DrawRule.PlyCount rule, int pliesLeft) {
        Metric metric = runsToTheEnd(diagram, rule) ? Metric.END : Metric.CONVERSION;
        OptionalInt needed = inquiry.plies(diagram, metric);
        return needed.isPresent() && needed.getAsInt() > pliesLeft;
    }

    // Kings alone, at most two against one: captures change nothing about the count until the game is over.
    private static boolean runsToTheEnd(Diagram diagram, DrawRule.PlyCount rule) {
        long pieces = diagram.own() | diagram.others();
        return rule.resets().isEmpty()
                && rule.keeps().contains(Material.TWO_AGAINST_KING)
                && diagram.kings() == pieces
                && Long.bitCount(pieces) <= 3;
    }

    private Node after(Node node, Successor move) {
        Diagram before = node.diagram();
        Diagram after = move.diagram();
        long own = successors.turned(after.others());
        long others = successors.turned(after.own());
        long kings = successors.turned(after.kings());
        int done = DrawClock.done(before.own(), before.others(), before.kings(), own, others, kings);
        return new Node(after, clock.next(node.counts(), done, own, others, kings));
    }
}
