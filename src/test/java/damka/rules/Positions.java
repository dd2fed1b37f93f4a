package damka.rules;

import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.board.Direction;
import damka.rules.board.Piece;
import damka.rules.board.PieceKind;
import damka.rules.board.Square;
import damka.rules.moves.LegalMoves;
import damka.rules.position.Placement;
import damka.rules.position.Position;
import damka.rules.position.Setup;
import damka.rules.position.Setup.Admission;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/**
 * Where the tests get their positions: random ones of many kinds as jqwik arbitraries (given ones come from
 * {@link Fens}).
 *
 * <p>All arbitraries but {@link #composed} give positions that a game admits; White and Black are to move equally often.
 */
public final class Positions {
    private static final int LONGEST_PLAYOUT = 120;

    private Positions() {}

    /** The kinds of random positions. Each was chosen because it meets other rules than the rest. */
    public enum Kind {
        /** Random play from the start position. */
        PLAYOUT,
        /** One to three kings of the side to move against a few pieces. */
        SPARSE_KINGS,
        /** Mostly men, nearly as many as a game begins with. */
        CROWDED,
        /** Victims on every second square of every second row: long captures by many routes. */
        LATTICE,
        /** A long way prepared for one man, with other pieces strewn around it. */
        MAN_CHAIN,
        /** Anything: any density, any share of kings. */
        SETUP;

        /** One position. */
        public Position next(Board board, Random random) {
            return switch (this) {
                case PLAYOUT -> playout(board, random);
                case SPARSE_KINGS -> sparseKings(board, random);
                case CROWDED -> crowded(board, random);
                case LATTICE -> lattice(board, random);
                case MAN_CHAIN -> manChain(board, random);
                case SETUP -> setup(board, random);
            };
        }
    }

    /** Positions of one kind. */
    public static Arbitrary<Position> of(Board board, Kind kind) {
        return Arbitraries.randomValue(random -> kind.next(board, random));
    }

    /** Positions of all kinds on one board. */
    public static Arbitrary<Position> of(Board board) {
        return Arbitraries.randomValue(random -> oneOf(Kind.values(), random).next(board, random));
    }

    /** Positions of all kinds on both boards. */
    public static Arbitrary<Position> any() {
        return Arbitraries.of(Board.values()).flatMap(Positions::of);
    }

    /** Positions from random play on both boards. */
    public static Arbitrary<Position> playouts() {
        return Arbitraries.of(Board.values()).flatMap(board -> of(board, Kind.PLAYOUT));
    }

    /** Composed positions: any number of pieces, men on every row. */
    public static Arbitrary<Position> composed(Board board) {
        return Arbitraries.randomValue(random -> composed(board, random));
    }

    /** Canonical FEN, for messages. */
    public static String fen(Position position) {
        return (position.sideToMove() == Color.WHITE ? "W" : "B")
                + list(position, Color.WHITE)
                + list(position, Color.BLACK);
    }

    /** The board turned round and the colours swapped: the same game for the other side. */
    public static Position flipped(Position position) {
        Board board = position.board();
        List<Placement> pieces = new ArrayList<>();
        for (Square square : board.squares()) {
            position.at(square)
                    .ifPresent(piece -> pieces.add(new Placement(
                            flipped(square), Piece.of(piece.color().opponent(), piece.kind()))));
        }
        return checked(new Setup(board, position.sideToMove().opponent(), pieces));
    }

    /** The square opposite: 1 and 50, 1 and 32. */
    public static Square flipped(Square square) {
        Board board = square.board();
        return board.squares().get(board.squareCount() - square.number());
    }

    /** The position in which these pieces stand. */
    public static Position of(Board board, Color sideToMove, Map<Square, Piece> pieces) {
        List<Placement> placements = new ArrayList<>();
        pieces.forEach((square, piece) -> placements.add(new Placement(square, piece)));
        return checked(new Setup(board, sideToMove, placements));
    }

    private static Position checked(Setup setup) {
        return setup.check(Admission.COMPOSED).fold(position -> position, faults -> {
            throw new IllegalArgumentException(faults.toString());
        });
    }

    private static String list(Position position, Color color) {
        List<String> entries = new ArrayList<>();
        for (Square square : position.board().squaresIn(position.pieces(color))) {
            boolean king = (position.kings() & square.bit()) != 0;
            entries.add((king ? "K" : "") + square);
        }
        return ":" + (color == Color.WHITE ? "W" : "B") + String.join(",", entries);
    }

    private static Position playout(Board board, Random random) {
        Position position = Position.start(board);
        for (int ply = random.nextInt(LONGEST_PLAYOUT); ply > 0; ply--) {
            LegalMoves legal = LegalMoves.of(position);
            if (legal.isEmpty()) {
                break;
            }
            position = position.after(legal.all().get(random.nextInt(legal.size())));
        }
        return position;
    }

    private static Position sparseKings(Board board, Random random) {
        Draft draft = new Draft(board, random);
        draft.strew(draft.mover, 1 + random.nextInt(3), 1.0);
        draft.strew(draft.other, 2 + random.nextInt(board.menAtStart() / 2), random.nextDouble());
        return draft.position();
    }

    private static Position crowded(Board board, Random random) {
        Draft draft = new Draft(board, random);
        int men = board.menAtStart();
        double kings = random.nextInt(3) == 0 ? 0.1 : 0;
        draft.strew(draft.mover, men - random.nextInt(men / 2), kings);
        draft.strew(draft.other, men - random.nextInt(men / 2), kings);
        return draft.position();
    }

    private static Position lattice(Board board, Random random) {
        Draft draft = new Draft(board, random);
        int parity = random.nextInt(2);
        double density = 0.3 + 0.7 * random.nextDouble();
        double kings = random.nextInt(2) * 0.3;
        for (Square square : board.squares()) {
            if (square.row() % 2 == parity && random.nextDouble() < density) {
                draft.put(square, draft.other, kings);
            }
        }
        draft.strew(draft.mover, 1 + random.nextInt(4), random.nextInt(2) * 0.5);
        return draft.position();
    }

    private static Position manChain(Board board, Random random) {
        Draft draft = new Draft(board, random);
        Square at = draft.anySquare();
        draft.put(at, draft.mover, random.nextInt(4) == 0 ? 1 : 0);
        for (int tries = 4 + random.nextInt(30); tries > 0; tries--) {
            Direction direction = oneOf(Direction.values(), random);
            Optional<Square> victim = at.next(direction);
            Optional<Square> landing = victim.flatMap(square -> square.next(direction));
            if (landing.isPresent() && draft.isFree(landing.get())) {
                draft.put(victim.orElseThrow(), draft.other, 0.1);
                at = landing.get();
            }
        }
        draft.strew(draft.mover, random.nextInt(5), 0.1);
        draft.strew(draft.other, random.nextInt(4), 0.1);
        return draft.position();
    }

    private static Position setup(Board board, Random random) {
        Draft draft = new Draft(board, random);
        double kings = random.nextDouble() * random.nextDouble();
        draft.strew(draft.mover, random.nextInt(board.menAtStart() + 1), kings);
        draft.strew(draft.other, random.nextInt(board.menAtStart() + 1), kings);
        return draft.position();
    }

    private static Position composed(Board board, Random random) {
        Map<Square, Piece> pieces = new TreeMap<>();
        double density = random.nextDouble();
        double kings = 0.3 * random.nextDouble();
        for (Square square : board.squares()) {
            if (random.nextDouble() < density) {
                PieceKind kind = random.nextDouble() < kings ? PieceKind.KING : PieceKind.MAN;
                pieces.put(square, Piece.of(oneOf(Color.values(), random), kind));
            }
        }
        return of(board, oneOf(Color.values(), random), pieces);
    }

    private static <T> T oneOf(T[] values, Random random) {
        return List.of(values).get(random.nextInt(values.length));
    }

    /** A board being filled. It never holds more than a game admits. */
    private static final class Draft {
        private final Board board;
        private final Random random;
        private final Color mover;
        private final Color other;
        private final Map<Square, Piece> pieces = new TreeMap<>();

        Draft(Board board, Random random) {
            this.board = board;
            this.random = random;
            this.mover = random.nextBoolean() ? Color.WHITE : Color.BLACK;
            this.other = mover.opponent();
        }

        Square anySquare() {
            return board.squares().get(random.nextInt(board.squareCount()));
        }

        boolean isFree(Square square) {
            return !pieces.containsKey(square);
        }

        void strew(Color color, int count, double kings) {
            for (int i = 0; i < count; i++) {
                put(anySquare(), color, kings);
            }
        }

        void put(Square square, Color color, double kings) {
            boolean goal = (board.promotionRow(color) & square.bit()) != 0;
            boolean king = random.nextDouble() < kings;
            long already = pieces.values().stream()
                    .filter(piece -> piece.color() == color)
                    .count();
            if (isFree(square) && (king || !goal) && already < board.menAtStart()) {
                pieces.put(square, Piece.of(color, king ? PieceKind.KING : PieceKind.MAN));
            }
        }

        Position position() {
            return Positions.of(board, mover, pieces);
        }
    }
}
