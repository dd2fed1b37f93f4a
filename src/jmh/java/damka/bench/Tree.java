package damka.bench;

import damka.rules.Fens;
import damka.rules.board.Board;
import damka.rules.position.Position;

/** Trees of moves with published numbers of leaves (a move is from, to and the set of captured squares). */
public enum Tree {
    START_9(
            Board.INTERNATIONAL,
            "W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50"
                    + ":B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20",
            9,
            41_022_423),
    WOLDOUBY_14(Board.INTERNATIONAL, "W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26", 14, 58_360_286),
    KINGS_8(Board.INTERNATIONAL, "B:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46:BK17,K24", 8, 86_724_219),
    ALL_KINGS_10(
            Board.INTERNATIONAL,
            "W:WK31,K32,K33,K34,K35,K36,K37,K38,K39,K40,K41,K42,K43,K44,K45,K46,K47,K48,K49,K50"
                    + ":BK1,K2,K3,K4,K5,K6,K7,K8,K9,K10,K11,K12,K13,K14,K15,K16,K17,K18,K19,K20",
            10,
            58_381_162),
    BRAZILIAN_START_10(
            Board.BRAZILIAN, "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12", 10, 21_560_022),
    BRAZILIAN_CROWN_RACE_9(Board.BRAZILIAN, "W:W5,6,7,8:B25,26,27,28", 9, 98_746_276);

    private final Position position;
    private final int depth;
    private final long leaves;

    Tree(Board board, String fen, int depth, long leaves) {
        this.position = Fens.position(board, fen);
        this.depth = depth;
        this.leaves = leaves;
    }

    Position position() {
        return position;
    }

    /** Plies. */
    int depth() {
        return depth;
    }

    /** Passes the count through where it is right. */
    long checked(long count) {
        if (count != leaves) {
            throw new IllegalStateException(name() + " has " + leaves + " leaves, not " + count);
        }
        return count;
    }
}
