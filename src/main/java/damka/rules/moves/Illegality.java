package damka.rules.moves;

import damka.rules.board.Square;
import java.util.List;
import java.util.Map;

/**
 * One reason why a move may not be played, with the facts that an explanation needs. Texts for people are made elsewhere.
 *
 * <p>Routes among the facts are texts of square numbers, {@code 37x28x17x8}; squares are numbers.
 */
public sealed interface Illegality
        permits UnreadMove,
                WrongPiece,
                WrongWay,
                WrongJump,
                WrongChoice,
                Illegality.GameOver,
                Illegality.SeparatorMismatch {

    /** The stable name of the reason. */
    ReasonCode code();

    /** The squares to light up, in the order in which the move touches them; may be empty. */
    List<Square> squares();

    /** What an explanation needs, by name, in a fixed order: numbers, words and lists of square numbers. */
    Map<String, Object> facts();

    /** The articles of FMJD Annex 1 that the move offends; may be empty. */
    default List<String> articles() {
        return code().articles();
    }

    /**
     * Nothing may be played any more: said by those who know the game.
     *
     * @param result {@code 2-0}
     * @param reason stable name of what ended it
     */
    record GameOver(String result, String reason) implements Illegality {
        @Override
        public ReasonCode code() {
            return ReasonCode.GAME_OVER;
        }

        @Override
        public List<Square> squares() {
            return List.of();
        }

        @Override
        public Map<String, Object> facts() {
            return Facts.of("result", result).and("reason", reason).map();
        }
    }

    /**
     * A step written as a capture or the other way round: a warning.
     *
     * @param expected the sign for this kind of move
     */
    record SeparatorMismatch(Separator written, Separator expected) implements Illegality {
        @Override
        public ReasonCode code() {
            return ReasonCode.SEPARATOR_MISMATCH;
        }

        @Override
        public List<Square> squares() {
            return List.of();
        }

        @Override
        public Map<String, Object> facts() {
            return Facts.of("written", sign(written))
                    .and("expected", sign(expected))
                    .map();
        }
    }

    private static String sign(Separator separator) {
        return switch (separator) {
            case STEP -> "-";
            case CAPTURE -> "x";
            case NONE -> " ";
        };
    }
}
