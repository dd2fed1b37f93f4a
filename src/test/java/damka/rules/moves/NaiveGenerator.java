package damka.rules.moves;

import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.board.Piece;
import damka.rules.board.Square;
import damka.rules.position.Move;
import damka.rules.position.Position;
import damka.rules.position.Route;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The rules of movement read word by word on a two-dimensional array: slow, plain, and sharing nothing with the generator
 * that it judges.
 */
final class NaiveGenerator {
    private static final char NOTHING = '.';
    private static final char OWN = 'o';
    private static final char ENEMY = 'e';
    private static final char JUMPED = 'x';

    private final Board board;
    private final boolean whiteMoves;
    private final boolean[][] king;
    private final char[][] field;

    private final Deque<int[]> landings = new ArrayDeque<>();
    private final Deque<int[]> victims = new ArrayDeque<>();
    private final Set<Route> longest = new LinkedHashSet<>();
    private int most;

    private NaiveGenerator(Position position) {
        this.board = position.board();
        this.whiteMoves = position.sideToMove() == Color.WHITE;
        this.field = new char[board.size()][board.size()];
        this.king = new boolean[board.size()][board.size()];
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                field[row][column] = NOTHING;
            }
        }
        for (Square square : board.squares()) {
            position.at(square).ifPresent(piece -> put(square, piece, position.sideToMove()));
        }
    }

    /** Each legal move with all its routes; a step has none. */
    static Map<Move, List<Route>> movesOf(Position position) {
        NaiveGenerator generator = new NaiveGenerator(position);
        generator.findCaptures();
        return generator.longest.isEmpty() ? generator.steps() : generator.captures();
    }

    private void put(Square square, Piece piece, Color mover) {
        field[square.row()][square.column()] = piece.color() == mover ? OWN : ENEMY;
        king[square.row()][square.column()] = piece.isKing();
    }

    private Map<Move, List<Route>> captures() {
        Map<Move, List<Route>> moves = new TreeMap<>();
        for (Route route : longest) {
            long set = route.captured().stream().mapToLong(Square::bit).sum();
            Square from = route.squares().get(0);
            Square to = route.squares().get(route.squares().size() - 1);
            moves.computeIfAbsent(new Move.Capture(from, to, set), key -> new ArrayList<>())
                    .add(route);
        }
        return moves;
    }

    private Map<Move, List<Route>> steps() {
        Map<Move, List<Route>> moves = new TreeMap<>();
        for (int[] place : places(OWN)) {
            for (int[] way : ways()) {
                boolean forward = (way[0] < 0) == whiteMoves;
                boolean flies = king[place[0]][place[1]];
                if (!flies && !forward) {
                    continue;
                }
                int row = place[0] + way[0];
                int column = place[1] + way[1];
                while (holds(row, column, NOTHING)) {
                    moves.put(new Move.Step(square(place[0], place[1]), square(row, column)), List.of());
                    if (!flies) {
                        break;
                    }
                    row += way[0];
                    column += way[1];
                }
            }
        }
        return moves;
    }

    private void findCaptures() {
        for (int[] place : places(OWN)) {
            field[place[0]][place[1]] = NOTHING;
            landings.addLast(place);
            goOn(place[0], place[1], king[place[0]][place[1]]);
            landings.removeLast();
            field[place[0]][place[1]] = OWN;
        }
    }

    private void goOn(int row, int column, boolean flies) {
        for (int[] way : ways()) {
            int victimRow = row + way[0];
            int victimColumn = column + way[1];
            while (flies && holds(victimRow, victimColumn, NOTHING)) {
                victimRow += way[0];
                victimColumn += way[1];
            }
            if (holds(victimRow, victimColumn, ENEMY)) {
                jump(victimRow, victimColumn, way, flies);
            }
        }
    }

    private void jump(int victimRow, int victimColumn, int[] way, boolean flies) {
        field[victimRow][victimColumn] = JUMPED;
        victims.addLast(new int[] {victimRow, victimColumn});
        int row = victimRow + way[0];
        int column = victimColumn + way[1];
        while (holds(row, column, NOTHING)) {
            landings.addLast(new int[] {row, column});
            keepIfLongest();
            goOn(row, column, flies);
            landings.removeLast();
            if (!flies) {
                break;
            }
            row += way[0];
            column += way[1];
        }
        victims.removeLast();
        field[victimRow][victimColumn] = ENEMY;
    }

    private void keepIfLongest() {
        if (victims.size() > most) {
            most = victims.size();
            longest.clear();
        }
        if (victims.size() == most) {
            longest.add(new Route(routeSquares(), squares(victims)));
        }
    }

    // A piece that goes straight on is written as if it had landed right behind its victim.
    private List<Square> routeSquares() {
        List<int[]> landed = new ArrayList<>(landings);
        List<int[]> taken = new ArrayList<>(victims);
        List<Square> squares = new ArrayList<>();
        squares.add(square(landed.get(0)[0], landed.get(0)[1]));
        for (int i = 1; i < landed.size() - 1; i++) {
            int[] victim = taken.get(i - 1);
            int rowWay = Integer.signum(landed.get(i)[0] - victim[0]);
            int columnWay = Integer.signum(landed.get(i)[1] - victim[1]);
            int[] next = taken.get(i);
            boolean straightOn = Integer.signum(next[0] - landed.get(i)[0]) == rowWay
                    && Integer.signum(next[1] - landed.get(i)[1]) == columnWay;
            squares.add(
                    straightOn
                            ? square(victim[0] + rowWay, victim[1] + columnWay)
                            : square(landed.get(i)[0], landed.get(i)[1]));
        }
        int[] last = landed.get(landed.size() - 1);
        squares.add(square(last[0], last[1]));
        return squares;
    }

    private List<Square> squares(Collection<int[]> places) {
        List<Square> squares = new ArrayList<>();
        for (Iterator<int[]> each = places.iterator(); each.hasNext(); ) {
            int[] place = each.next();
            squares.add(square(place[0], place[1]));
        }
        return squares;
    }

    private List<int[]> places(char content) {
        List<int[]> places = new ArrayList<>();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (field[row][column] == content) {
                    places.add(new int[] {row, column});
                }
            }
        }
        return places;
    }

    private boolean holds(int row, int column, char content) {
        return row >= 0 && row < board.size() && column >= 0 && column < board.size() && field[row][column] == content;
    }

    private Square square(int row, int column) {
        return board.at(row, column).orElseThrow();
    }

    private static int[][] ways() {
        return new int[][] {{-1, -1}, {-1, 1}, {1, -1}, {1, 1}};
    }
}
