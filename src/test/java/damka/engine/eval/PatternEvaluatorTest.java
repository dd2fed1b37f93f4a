package damka.engine.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damka.rules.Positions.Kind;
import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.position.Position;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PatternEvaluatorTest {
    private static final int[] NONE = new int[Features.COUNT];

    @ParameterizedTest
    @EnumSource(Board.class)
    void theBoardTurnedRoundWithColoursExchangedIsWorthTheSameToTheSideToMove(Board board) {
        Evaluator shipped = Evaluators.shipped().of(board);
        Random random = new Random(11);
        for (Kind kind : Kind.values()) {
            for (int i = 0; i < 200; i++) {
                Position position = kind.next(board, random);
                long white = position.pieces(Color.WHITE);
                long black = position.pieces(Color.BLACK);
                long kings = position.kings();
                int value = shipped.evaluate(white, black, kings, true);

                int turned = shipped.evaluate(turned(board, white), turned(board, black), turned(board, kings), false);

                assertThat(turned).as(position.toString()).isEqualTo(value);
                assertThat(Math.abs(value)).isLessThan(Evaluator.LIMIT);
            }
        }
    }

    private static long turned(Board board, long set) {
        int last = board.squares().get(board.squareCount() - 1).bitIndex();
        return Long.reverse(set) >>> (63 - last);
    }

    @ParameterizedTest
    @EnumSource(Board.class)
    void theSumOfPatternsIsThatOfEachStripReadSquareBySquare(Board board) {
        Random random = new Random(5);
        int[] patterns = new int[Weights.patternCount(board)];
        for (int i = 0; i < patterns.length; i++) {
            patterns[i] = Weights.packed(random.nextInt(8001) - 4000, random.nextInt(8001) - 4000);
        }
        for (int i = 0; i < 300; i++) {
            Position position = Kind.PLAYOUT.next(board, random);
            long white = position.men(Color.WHITE);
            long black = position.men(Color.BLACK);

            int sum = PatternForm.of(board).sum(patterns, white, black);

            int plain = plainSum(board, patterns, white, black)
                    - plainSum(board, patterns, turned(board, black), turned(board, white));
            assertThat(sum).isEqualTo(plain);
        }
    }

    private static int plainSum(Board board, int[] patterns, long white, long black) {
        int sum = 0;
        for (int strip = 0; strip < board.size() / 2 - 1; strip++) {
            int index = 0;
            for (int pair = 0; pair < 3; pair++) {
                index *= 81;
                int weight = 1;
                for (int row = 2 * pair; row < 2 * pair + 2; row++) {
                    for (int place = strip; place < strip + 2; place++) {
                        long bit = board.squares()
                                .get(row * (board.size() / 2) + place)
                                .bit();
                        index += weight * ((white & bit) != 0 ? 1 : (black & bit) != 0 ? 2 : 0);
                        weight *= 3;
                    }
                }
            }
            sum += patterns[strip * PatternForm.PATTERNS + index];
        }
        return sum;
    }

    @ParameterizedTest
    @EnumSource(Board.class)
    void theIndicesOfTheFitAreThoseOfTheSum(Board board) {
        PatternForm form = PatternForm.of(board);
        Random random = new Random(6);
        int[] patterns = new int[Weights.patternCount(board)];
        for (int i = 0; i < patterns.length; i++) {
            patterns[i] = random.nextInt(2001) - 1000;
        }
        int[] indices = new int[2 * form.strips()];
        for (int i = 0; i < 300; i++) {
            Position position = Kind.CROWDED.next(board, random);
            form.indices(position.men(Color.WHITE), position.men(Color.BLACK), indices);

            int sum = 0;
            for (int j = 0; j < form.strips(); j++) {
                sum += patterns[indices[j]] - patterns[indices[form.strips() + j]];
            }

            assertThat(form.sum(patterns, position.men(Color.WHITE), position.men(Color.BLACK)))
                    .isEqualTo(sum);
        }
    }

    @Test
    void bothHalvesOfPackedSumsComeBackWhateverTheirSigns() {
        int packed = Weights.packed(-3000, 2999) + Weights.packed(17, -4000) - Weights.packed(900, -1);

        assertThat(Weights.openingOf(packed)).isEqualTo(-3883);
        assertThat(Weights.endingOf(packed)).isEqualTo(-1000);
    }

    @Test
    void theStartIsAllOpeningAndABoardWithoutMenAllEnding() {
        for (Board board : Board.values()) {
            Position start = Position.start(board);

            assertThat(PatternEvaluator.openness(board, start.men(Color.WHITE), start.men(Color.BLACK)))
                    .isEqualTo(1);
            assertThat(PatternEvaluator.openness(board, 0, 0)).isZero();
        }
    }

    @Test
    void whatIsWrittenIsReadBack() throws IOException {
        int[] opening = NONE.clone();
        opening[Features.MAN] = 1000;
        int[] ending = NONE.clone();
        ending[Features.TURN] = -7;
        int[] patterns = new int[Weights.patternCount(Board.BRAZILIAN)];
        patterns[12] = Weights.packed(-5, 4000);
        patterns[patterns.length - 1] = Weights.packed(33, -44);
        ByteArrayOutputStream file = new ByteArrayOutputStream();

        new Weights(Board.BRAZILIAN, opening, ending, patterns).write(file);
        Weights read = Weights.read(Board.BRAZILIAN, new ByteArrayInputStream(file.toByteArray()));

        assertThat(read.opening()).isEqualTo(opening);
        assertThat(read.ending()).isEqualTo(ending);
        assertThat(read.patterns()).isEqualTo(patterns);
    }

    @Test
    void weightsOfTheOtherBoardAreRefused() throws IOException {
        int[] patterns = new int[Weights.patternCount(Board.BRAZILIAN)];
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        new Weights(Board.BRAZILIAN, NONE, NONE, patterns).write(file);

        assertThatThrownBy(() -> Weights.read(Board.INTERNATIONAL, new ByteArrayInputStream(file.toByteArray())))
                .isInstanceOf(IOException.class);
    }

    @ParameterizedTest
    @EnumSource(Board.class)
    void aManMoreIsWorthAboutAManAtTheStart(Board board) {
        Evaluator shipped = Evaluators.shipped().of(board);
        Position start = Position.start(board);
        long white = start.pieces(Color.WHITE);
        long black = start.pieces(Color.BLACK);

        int value = shipped.evaluate(white, black & (black - 1), 0, true);

        assertThat(value).isBetween(30, 250);
    }
}
