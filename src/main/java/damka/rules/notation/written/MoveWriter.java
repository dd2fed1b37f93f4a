package damka.rules.notation.written;

import damka.rules.board.Board;
import damka.rules.board.Square;
import damka.rules.moves.LegalMoves;
import damka.rules.moves.MoveJudge;
import damka.rules.moves.Proposal;
import damka.rules.moves.Routes;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Writes legal moves: {@code -} for a step, {@code x} for a capture (FMJD Annex 1, art. 8.2; PDN 3.0). */
public final class MoveWriter {
    private MoveWriter() {}

    /** The canonical text: the ends where they name one legal move, else the full route. */
    public static String notation(LegalMoves legal, Move move) {
        return legal.sharesEnds(move) ? route(legal.position(), move) : joined(ends(move), move, Square::toString);
    }

    /** All canonical texts of a legal move whose squares, those of its route, are known. */
    public static Texts texts(LegalMoves legal, Move move, List<Square> squares) {
        boolean endsShared = legal.sharesEnds(move);
        List<Square> named = endsShared ? squares : ends(move);
        return new Texts(
                endsShared,
                joined(named, move, Square::toString),
                joined(squares, move, Square::toString),
                joined(named, move, Square::algebraic));
    }

    /**
     * What one move is called.
     *
     * @param endsShared as {@link LegalMoves#sharesEnds}
     * @param notation as {@link MoveWriter#notation}
     * @param route as {@link MoveWriter#route}
     * @param algebraic as {@link MoveWriter#algebraic}
     */
    public record Texts(boolean endsShared, String notation, String route, String algebraic) {}

    /** The full route: start, every turning square or square right behind a victim, end. */
    public static String route(Position position, Move move) {
        return joined(squares(position, move), move, Square::toString);
    }

    /** What the move is, whatever the position: {@code from-to}, or {@code from x to x captured squares ascending}. */
    public static String id(Move move) {
        return move.toString();
    }

    /** The text of the HUB protocol: as {@link #id}. */
    public static String hub(Move move) {
        return id(move);
    }

    /** The canonical text in letters: {@code c3xe5}. */
    public static String algebraic(LegalMoves legal, Move move) {
        return legal.sharesEnds(move)
                ? algebraicRoute(legal.position(), move)
                : joined(ends(move), move, Square::algebraic);
    }

    /** The full route in letters. */
    public static String algebraicRoute(Position position, Move move) {
        return joined(squares(position, move), move, Square::algebraic);
    }

    /**
     * The shortest text that fits this legal move only: its ends, or as few squares between them as tell it from the other moves
     * with these ends.
     */
    public static String shortest(LegalMoves legal, Move move) {
        return joined(shortestSquares(legal, move), move, Square::toString);
    }

    /** As {@link #shortest}, in letters. */
    public static String algebraicShortest(LegalMoves legal, Move move) {
        return joined(shortestSquares(legal, move), move, Square::algebraic);
    }

    private static List<Square> shortestSquares(LegalMoves legal, Move move) {
        if (!legal.sharesEnds(move)) {
            return ends(move);
        }
        List<Square> route = squares(legal.position(), move);
        List<Square> between = route.subList(1, route.size() - 1);
        for (int count = 1; count < between.size(); count++) {
            List<Square> usual = count == 1 ? with(between, anywhere(legal)) : between;
            Optional<List<Square>> found = choose(legal, move, usual, count, 0, List.of());
            if (found.isPresent()) {
                return found.get();
            }
        }
        return route;
    }

    // The squares of the usual route first; a king may also land elsewhere, which can be shorter to say.
    private static List<Square> with(List<Square> first, List<Square> then) {
        List<Square> all = new ArrayList<>(first);
        all.addAll(then);
        return all;
    }

    private static List<Square> anywhere(LegalMoves legal) {
        Board board = legal.position().board();
        return board.squaresIn(legal.position().empty());
    }

    private static Optional<List<Square>> choose(
            LegalMoves legal, Move move, List<Square> from, int count, int start, List<Square> chosen) {
        if (count == 0) {
            List<Square> line = new ArrayList<>(List.of(move.from()));
            line.addAll(chosen);
            line.add(move.to());
            return names(legal, line, move) ? Optional.of(line) : Optional.empty();
        }
        for (int i = start; i <= from.size() - count; i++) {
            Optional<List<Square>> found =
                    choose(legal, move, from, count - 1, i + 1, with(chosen, List.of(from.get(i))));
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static boolean names(LegalMoves legal, List<Square> line, Move move) {
        return MoveJudge.fitting(legal, new Proposal.Path(line)).equals(List.of(move));
    }

    private static List<Square> squares(Position position, Move move) {
        return move.fold(
                step -> ends(step),
                capture -> Routes.of(position, capture).witness().squares());
    }

    private static List<Square> ends(Move move) {
        return List.of(move.from(), move.to());
    }

    private static String joined(List<Square> squares, Move move, Function<Square, String> name) {
        StringBuilder text = new StringBuilder();
        for (Square square : squares) {
            text.append(text.length() == 0 ? "" : move.isCapture() ? "x" : "-").append(name.apply(square));
        }
        return text.toString();
    }
}
