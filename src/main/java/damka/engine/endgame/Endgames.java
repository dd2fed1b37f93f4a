package damka.engine.endgame;

import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.position.Position;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The endings of one board that are known exactly. Immutable, shared by threads.
 *
 * <p>The search asks {@link #probe}, which only looks up. People ask {@link #value} and {@link #plies}, which also play out
 * captures and whatever else the tables leave to be found out, and are always exact.
 */
public final class Endgames {
    private static final Endgames NONE = new Endgames(Board.INTERNATIONAL, List.of(), Map.of());
    private static final Endgames NONE_SMALL = new Endgames(Board.BRAZILIAN, List.of(), Map.of());

    private final Board board;
    private final Successors successors;
    private final long ownGoal;
    private final long otherGoal;
    private final int pieces;
    private final Map<Metric, Integer> measured = new EnumMap<>(Metric.class);
    private final Bitbase[] values = new Bitbase[Material.KEYS];
    private final boolean[] stored = new boolean[Material.KEYS];
    private final Map<Metric, Map<Integer, DistanceTable>> distances = new EnumMap<>(Metric.class);

    Endgames(Board board, List<Bitbase> bitbases, Map<Metric, Map<Integer, DistanceTable>> distances) {
        this.board = board;
        this.successors = new Successors(board);
        this.ownGoal = board.promotionRow(Color.WHITE);
        this.otherGoal = board.promotionRow(Color.BLACK);
        // What is not stored ranks like the smallest ending and holds nothing, so that a look-up needs no branch for
        // it.
        Arrays.fill(values, Bitbase.nothing(new BitbaseIndex(board, new Material(0, 1, 0, 1))));
        for (Bitbase bitbase : bitbases) {
            int key = bitbase.index().material().key();
            values[key] = bitbase;
            stored[key] = true;
        }
        distances.forEach((metric, tables) -> this.distances.put(metric, Map.copyOf(tables)));
        this.pieces = covered();
        for (Metric metric : Metric.values()) {
            measured.put(metric, measured(metric));
        }
    }

    /** No table at all: every answer is "unknown". */
    public static Endgames none(Board board) {
        return board == Board.INTERNATIONAL ? NONE : NONE_SMALL;
    }

    private int covered() {
        int most = 1;
        while (most < Material.MOST && Material.withPieces(most + 1).stream().allMatch(this::isAnswered)) {
            most++;
        }
        return most == 1 ? 0 : most;
    }

    private boolean isAnswered(Material material) {
        return stored[material.key()] || stored[material.exchanged().key()];
    }

    private int measured(Metric metric) {
        Set<Integer> keys = distances.getOrDefault(metric, Map.of()).keySet();
        int most = 1;
        while (most < pieces
                && Material.withPieces(most + 1).stream().allMatch(material -> keys.contains(material.key()))) {
            most++;
        }
        return most == 1 ? 0 : most;
    }

    /** Up to how many pieces distances are known besides; 0 without tables. */
    public int pieces(Metric metric) {
        return measured.getOrDefault(metric, 0);
    }

    public Board board() {
        return board;
    }

    /** Up to how many pieces of both sides together every ending is known; 0 without tables. */
    public int pieces() {
        return pieces;
    }

    /**
     * What a table says; for the search. Allocates nothing.
     *
     * <p>The side to move must have no capture: the caller plays captures out first, otherwise the answer means nothing.
     * Unknown where no table holds the position with this side to move; of the largest endings of the small board only one
     * side to move is stored, so there the answer comes a ply later.
     *
     * @param own pieces of the side to move
     * @param others pieces of the other side
     * @param kings kings of both
     * @param up whether the side to move goes up (White)
     */
    public EndgameValue probe(long own, long others, long kings, boolean up) {
        if (Long.bitCount(own | others) > pieces) {
            return EndgameValue.UNKNOWN;
        }
        return up
                ? lookUp(own, others, kings)
                : lookUp(successors.turned(own), successors.turned(others), successors.turned(kings));
    }

    private EndgameValue lookUp(long own, long others, long kings) {
        if (own == 0 || others == 0) {
            return own == 0 ? EndgameValue.LOSS : EndgameValue.WIN;
        }
        if (((own & ~kings & ownGoal) | (others & ~kings & otherGoal)) != 0) {
            return EndgameValue.UNKNOWN;
        }
        Bitbase bitbase = values[Material.key(own, others, kings)];
        return bitbase.value(bitbase.index().rank(own, others, kings));
    }

    /** The exact value for the side to move, captures or not; unknown where the tables do not reach. */
    public EndgameValue value(Position position) {
        return inquiry().value(position);
    }

    /** The exact value of a position of at most {@link #pieces} pieces. */
    EndgameValue value(Diagram diagram) {
        return inquiry().value(diagram);
    }

    /** The plies that the metric counts; empty for a draw, and where the tables do not reach. 0 when there is no move. */
    public OptionalInt plies(Position position, Metric metric) {
        return inquiry().plies(position, metric);
    }

    /** Somebody who answers a row of questions faster than one at a time; for one thread. */
    public Inquiry inquiry() {
        return new Inquiry(this, successors);
    }

    /** Whether value and distances can be asked for. A composed problem may have men where no table numbers them. */
    public boolean isCovered(Position position) {
        long misplaced = (position.men(Color.WHITE) & board.promotionRow(Color.WHITE))
                | (position.men(Color.BLACK) & board.promotionRow(Color.BLACK));
        return position.board() == board && Long.bitCount(position.occupied()) <= pieces && misplaced == 0;
    }

    /** The position turned so that its side to move goes up. */
    Diagram diagram(Position position) {
        Color side = position.sideToMove();
        long own = position.pieces(side);
        long others = position.pieces(side.opponent());
        long kings = position.kings();
        return side == Color.WHITE
                ? new Diagram(own, others, kings)
                : new Diagram(successors.turned(own), successors.turned(others), successors.turned(kings));
    }

    /** What a table holds for a position in which nobody captures. */
    EndgameValue stored(Diagram diagram) {
        return lookUp(diagram.own(), diagram.others(), diagram.kings());
    }

    /** The distances of the material of this position. */
    Optional<DistanceTable> distances(Diagram diagram, Metric metric) {
        int key = Material.key(diagram.own(), diagram.others(), diagram.kings());
        return Optional.ofNullable(distances.getOrDefault(metric, Map.of()).get(key));
    }

    /** The number of this position in the tables of its material, which are there. */
    long rank(Diagram diagram) {
        Bitbase bitbase = values[Material.key(diagram.own(), diagram.others(), diagram.kings())];
        return bitbase.index().rank(diagram.own(), diagram.others(), diagram.kings());
    }
}
