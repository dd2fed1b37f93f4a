package damka.rules.game;

import damka.rules.board.Color;
import damka.rules.board.PieceKind;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * The draw rules once more, from their text and in the plainest way: the whole game is looked at again after each turn, and
 * nothing is carried along. The oracle of the counters; it shares no code with them.
 */
final class NaiveDraws {
    private static final List<Integer> ROAD = List.of(29, 25, 22, 18, 15, 11, 8, 4);

    private final List<Position> positions = new ArrayList<>();
    private final List<Move> moves = new ArrayList<>();
    private final int carried;

    /** @param carried plies on every count that runs at the start */
    NaiveDraws(Position start, int carried) {
        positions.add(start);
        this.carried = carried;
    }

    void add(Move move, Position after) {
        moves.add(move);
        positions.add(after);
    }

    /** Count by rule, in the order in which the rules are tested; -1 for a count that does not run. */
    Map<String, Integer> counts(String ruleset) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        switch (ruleset) {
            case "fmjd" -> {
                counts.put("two-against-king", since(this::two));
                counts.put("three-against-king", since(this::three));
                counts.put("kings-without-capture", sinceMove(i -> captures(i) || byMan(i)));
            }
            case "fmjd-cap16" -> {
                counts.put("two-against-king", since(this::two));
                counts.put("three-against-king", sinceThreeRunningOn());
                counts.put("kings-without-capture", sinceMove(i -> captures(i) || byMan(i)));
            }
            case "fmjd64" -> {
                counts.put("two-against-king", since(this::two));
                counts.put("main-road", onTheRoad());
                counts.put("three-against-king", since(this::onlyKings));
                counts.put("four-to-five-pieces", quiet(i -> both(i, 4, 5), i -> captures(i) || promotes(i)));
                counts.put("six-to-seven-pieces", quiet(i -> both(i, 6, 7), i -> captures(i) || promotes(i)));
                counts.put("kings-without-capture", quiet(i -> both(i, 8, 24), i -> captures(i) || byMan(i)));
            }
            case "progress-120" -> counts.put("no-progress", sinceMove(i -> captures(i) || byMan(i)));
            case "no-capture-25" -> counts.put("no-capture", sinceMove(this::captures));
            default -> counts.put("kings-without-capture", sinceMove(i -> captures(i) || byMan(i)));
        }
        return counts;
    }

    /** How often the last position has stood. */
    int occurrences() {
        Position last = positions.get(positions.size() - 1);
        return (int) positions.stream()
                .filter(p -> p.toString().equals(last.toString()))
                .count();
    }

    /** The draw, if the last position is one. */
    Optional<String> draw(String ruleset) {
        for (Map.Entry<String, Integer> count : counts(ruleset).entrySet()) {
            if (count.getValue() >= limit(ruleset, count.getKey())) {
                return Optional.of("draw-" + (count.getKey().endsWith("-pieces") ? "few-pieces" : count.getKey()));
            }
        }
        boolean threefold = !List.of("kings-15", "no-capture-25").contains(ruleset) && occurrences() >= 3;
        return threefold ? Optional.of("draw-threefold") : Optional.empty();
    }

    static int limit(String ruleset, String rule) {
        return switch (rule) {
            case "two-against-king", "main-road" -> 10;
            case "three-against-king" -> ruleset.equals("fmjd64") ? 30 : 32;
            case "four-to-five-pieces" -> 60;
            case "six-to-seven-pieces", "no-progress" -> 120;
            case "no-capture" -> 50;
            default ->
                switch (ruleset) {
                    case "cbd20" -> 40;
                    case "kings-15", "fmjd64" -> 30;
                    default -> 50;
                };
        };
    }

    private int last() {
        return moves.size();
    }

    private int sinceMove(IntPredicate breaks) {
        int i = last();
        while (i > 0 && !breaks.test(i)) {
            i--;
        }
        return last() - i + (i == 0 ? carried : 0);
    }

    private int since(IntPredicate stands) {
        return quiet(stands, i -> false);
    }

    private int quiet(IntPredicate stands, IntPredicate breaks) {
        if (!stands.test(last())) {
            return -1;
        }
        int i = last();
        while (i > 0 && stands.test(i - 1) && !breaks.test(i)) {
            i--;
        }
        return last() - i + (i == 0 ? carried : 0);
    }

    private int sinceThreeRunningOn() {
        int first = -1;
        for (int i = last(); i >= 0 && (three(i) || two(i)); i--) {
            first = three(i) ? i : first;
        }
        return first < 0 ? -1 : last() - first + (first == 0 ? carried : 0);
    }

    private int onTheRoad() {
        if (!three(last())) {
            return -1;
        }
        int count = 0;
        int i = last();
        for (; i > 0 && three(i); i--) {
            count += road(i) ? 1 : 0;
        }
        return i == 0 && road(0) ? count + carried : count;
    }

    private boolean captures(int i) {
        return moves.get(i - 1).isCapture();
    }

    private boolean byMan(int i) {
        Move move = moves.get(i - 1);
        return !positions.get(i - 1).at(move.from()).orElseThrow().isKing();
    }

    private boolean promotes(int i) {
        return byMan(i)
                && positions.get(i).at(moves.get(i - 1).to()).orElseThrow().isKing();
    }

    private int kings(int i, Color color) {
        return positions.get(i).count(color, PieceKind.KING);
    }

    private int all(int i, Color color) {
        return positions.get(i).count(color);
    }

    private boolean loneKing(int i, Color lone, int fewest, int most) {
        int others = all(i, lone.opponent());
        return all(i, lone) == 1
                && kings(i, lone) == 1
                && kings(i, lone.opponent()) >= 1
                && others >= fewest
                && others <= most;
    }

    private boolean two(int i) {
        return loneKing(i, Color.WHITE, 1, 2) || loneKing(i, Color.BLACK, 1, 2);
    }

    private boolean three(int i) {
        return loneKing(i, Color.WHITE, 3, 3) || loneKing(i, Color.BLACK, 3, 3);
    }

    private boolean onlyKings(int i) {
        boolean men = kings(i, Color.WHITE) != all(i, Color.WHITE) || kings(i, Color.BLACK) != all(i, Color.BLACK);
        return !men && (loneKing(i, Color.WHITE, 3, 24) || loneKing(i, Color.BLACK, 3, 24));
    }

    private boolean both(int i, int fewest, int most) {
        int pieces = all(i, Color.WHITE) + all(i, Color.BLACK);
        boolean kings = kings(i, Color.WHITE) > 0 && kings(i, Color.BLACK) > 0;
        return kings && pieces >= fewest && pieces <= most && !two(i) && !onlyKings(i);
    }

    private boolean road(int i) {
        if (!three(i)) {
            return false;
        }
        Color lone = all(i, Color.WHITE) == 1 ? Color.WHITE : Color.BLACK;
        Position position = positions.get(i);
        List<Color> onRoad = ROAD.stream()
                .flatMap(n -> position.at(position.board().square(n).orElseThrow()).stream())
                .map(piece -> piece.color())
                .toList();
        return onRoad.equals(List.of(lone));
    }
}
