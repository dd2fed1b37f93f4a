package damka.rules.moves;

import damka.rules.board.Color;
import damka.rules.board.Piece;
import damka.rules.board.Square;
import java.util.List;
import java.util.Map;

/** Why no move starts on this square. */
public sealed interface WrongPiece extends Illegality {

    /** Nothing stands where the move starts. */
    record NoPieceOnOrigin(Square origin) implements WrongPiece {
        @Override
        public ReasonCode code() {
            return ReasonCode.NO_PIECE_ON_ORIGIN;
        }

        @Override
        public List<Square> squares() {
            return List.of(origin);
        }

        @Override
        public Map<String, Object> facts() {
            return Facts.of("square", origin).map();
        }
    }

    /** The piece is the opponent's, and could not move like this on his turn either. */
    record OpponentPiece(Square origin, Piece piece) implements WrongPiece {
        @Override
        public ReasonCode code() {
            return ReasonCode.OPPONENT_PIECE;
        }

        @Override
        public List<Square> squares() {
            return List.of(origin);
        }

        @Override
        public Map<String, Object> facts() {
            return Facts.of("square", origin).and(piece).map();
        }
    }

    /** The move would be legal if it were the opponent's turn. */
    record NotYourTurn(Square origin, Color sideToMove) implements WrongPiece {
        @Override
        public ReasonCode code() {
            return ReasonCode.NOT_YOUR_TURN;
        }

        @Override
        public List<Square> squares() {
            return List.of(origin);
        }

        @Override
        public Map<String, Object> facts() {
            return Facts.of("square", origin)
                    .and("sideToMove", Facts.word(sideToMove))
                    .map();
        }
    }
}
