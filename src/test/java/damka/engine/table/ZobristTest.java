package damka.engine.table;

import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.Positions.Kind;
import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.moves.LegalMoves;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ZobristTest {

    @ParameterizedTest
    @EnumSource(Kind.class)
    void theKeyAfterAMoveIsTheKeyOfThePositionAfterIt(Kind kind) {
        Random random = new Random(kind.name().hashCode());
        for (Board board : Board.values()) {
            for (int i = 0; i < 100; i++) {
                Position position = kind.next(board, random);
                for (Move move : LegalMoves.of(position).all()) {
                    assertThat(after(position, move)).isEqualTo(Zobrist.key(position.after(move)));
                }
            }
        }
    }

    private static long after(Position position, Move move) {
        boolean kingAfter = (position.kings() & move.from().bit()) != 0 || position.promotes(move);
        return Zobrist.after(
                Zobrist.key(position),
                position.sideToMove() == Color.WHITE,
                position.kings(),
                move.from().bitIndex(),
                move.to().bitIndex(),
                kingAfter,
                move.capturedSet());
    }

    @ParameterizedTest
    @EnumSource(Board.class)
    void differentPositionsHaveDifferentKeys(Board board) {
        Random random = new Random(1);
        Map<Long, Position> known = new HashMap<>();
        for (int i = 0; i < 3000; i++) {
            Position position = Kind.PLAYOUT.next(board, random);

            Position same = known.getOrDefault(Zobrist.key(position), position);

            assertThat(same).isEqualTo(position);
            known.put(Zobrist.key(position), position);
        }
    }
}
