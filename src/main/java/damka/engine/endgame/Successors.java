package damka.engine.endgame;

import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.moves.MoveBuffer;
import damka.rules.moves.MoveGenerator;
import java.util.ArrayList;
import java.util.List;

/** The positions one turn after a position, each turned so that its side to move goes up. */
final class Successors {
    private final Board board;
    private final long promotionRow;
    private final int shift;

    /**
     * @param diagram turned so that its side to move goes up
     * @param conversion whether a capture or a man's move led here
     */
    record Successor(Diagram diagram, boolean conversion) {}

    Successors(Board board) {
        this.board = board;
        this.promotionRow = board.promotionRow(Color.WHITE);
        this.shift = Long.numberOfLeadingZeros(board.mask());
    }

    /**
     * In the order of the generator, empty where the side to move has lost.
     *
     * @param moves the caller's, to be overwritten
     */
    List<Successor> of(Diagram diagram, MoveBuffer moves) {
        MoveGenerator.generate(diagram.own(), diagram.others(), diagram.kings(), board.mask(), true, moves);
        List<Successor> successors = new ArrayList<>(moves.size());
        for (int i = 0; i < moves.size(); i++) {
            successors.add(after(diagram, 1L << moves.from(i), 1L << moves.to(i), moves.captured(i)));
        }
        return successors;
    }

    boolean hasCapture(Diagram diagram) {
        return MoveGenerator.canCapture(diagram.own(), diagram.others(), diagram.kings(), board.mask());
    }

    private Successor after(Diagram diagram, long from, long to, long captured) {
        boolean wasKing = (diagram.kings() & from) != 0;
        long king = wasKing ? to : to & promotionRow;
        Diagram next = new Diagram(
                turned(diagram.others() & ~captured),
                turned((diagram.own() & ~from) | to),
                turned((diagram.kings() & ~from & ~captured) | king));
        return new Successor(next, captured != 0 || !wasKing);
    }

    /** The set seen from the other side of the board: half a turn. */
    long turned(long set) {
        return Long.reverse(set) >>> shift;
    }
}
