package damka.train;

import damka.engine.eval.Features;
import damka.engine.eval.PatternEvaluator;
import damka.engine.eval.PatternForm;
import damka.engine.eval.Weights;
import damka.rules.board.Board;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * Fits the weights to the results of games: logistic regression by stochastic gradients with a step size for each weight
 * (AdaGrad). One game in twenty is held out, whole, to measure.
 */
final class Fit {
    private static final float RATE = 0.02f;
    private static final float PATTERN_PENALTY = 0.001f;
    private static final int EPOCHS = 3;
    private static final int HELD_OUT = 20;
    private static final float MAN_UNITS = 100f * Weights.UNITS;
    // A plain count moves far more often than a pattern, and by more: its step is smaller by this much.
    private static final float[] SCALE = scale();

    private final Board board;
    private final PatternForm form;
    private final Features features;
    private final int patternCount;
    private final int strips;
    // Opening weights, then ending weights, of the features and then of the patterns; as log odds for White.
    private final float[] counted = new float[2 * Features.COUNT];
    private final float[] countedSquares = new float[2 * Features.COUNT];
    private final float[] patterns;
    private final float[] patternSquares;
    private final int[] counts = new int[Features.COUNT];
    private final int[] indices;

    private Fit(Board board) {
        this.board = board;
        this.form = PatternForm.of(board);
        this.features = Features.of(board);
        this.patternCount = Weights.patternCount(board);
        this.strips = form.strips();
        this.patterns = new float[2 * patternCount];
        this.patternSquares = new float[2 * patternCount];
        this.indices = new int[2 * strips];
        for (int phase = 0; phase < 2; phase++) {
            counted[phase * Features.COUNT + Features.MAN] = 1f;
            counted[phase * Features.COUNT + Features.FIRST_KING] = 3f;
            counted[phase * Features.COUNT + Features.FURTHER_KING] = 2f;
        }
    }

    private static float[] scale() {
        float[] scale = new float[Features.COUNT];
        Arrays.fill(scale, 1f);
        scale[Features.KING_MOBILITY] = 0.1f;
        scale[Features.LEANING] = 0.1f;
        return scale;
    }

    private record Labelled(Sample sample, byte result) {}

    /** Arguments: board, seed, output file, then the files of the games. */
    public static void main(String[] arguments) throws IOException {
        if (arguments.length < 4) {
            System.err.println("usage: Fit <international|brazilian> <seed> <weights> <games>...");
            System.exit(2);
        }
        Fit fit = new Fit(Board.byId(arguments[0]).orElseThrow());
        List<Labelled> training = new ArrayList<>();
        List<Labelled> held = new ArrayList<>();
        for (int i = 3; i < arguments.length; i++) {
            read(Path.of(arguments[i]), training, held);
        }
        fit.train(training, held, new Random(Long.parseLong(arguments[1])));
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(Path.of(arguments[2])))) {
            fit.weights().write(out);
        }
    }

    private static void read(Path file, List<Labelled> training, List<Labelled> held) throws IOException {
        int game = 0;
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file), 1 << 16))) {
            while (true) {
                byte result = in.readByte();
                int size = in.readUnsignedShort();
                List<Labelled> into = game++ % HELD_OUT == 0 ? held : training;
                for (int i = 0; i < size; i++) {
                    into.add(new Labelled(Sample.read(in), result));
                }
            }
        } catch (EOFException end) {
            System.out.println(file + ": " + game + " games");
        }
    }

    private void train(List<Labelled> training, List<Labelled> held, Random random) {
        int[] order = new int[training.size()];
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
        }
        System.out.printf(
                Locale.ROOT,
                "%d positions, %d held out, log loss at first %.4f%n",
                order.length,
                held.size(),
                loss(held));
        for (int epoch = 1; epoch <= EPOCHS; epoch++) {
            shuffle(order, random);
            Progress progress = new Progress("positions", 0, order.length);
            for (int i = 0; i < order.length; i++) {
                learn(training.get(order[i]));
                if ((i & 0xFFFF) == 0) {
                    progress.at(i, "epoch " + epoch);
                }
            }
            System.out.printf(Locale.ROOT, "epoch %d, log loss held out %.4f%n", epoch, loss(held));
        }
    }

    private static void shuffle(int[] order, Random random) {
        for (int i = order.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int kept = order[i];
            order[i] = order[j];
            order[j] = kept;
        }
    }

    private double loss(List<Labelled> held) {
        double sum = 0;
        for (Labelled labelled : held) {
            double p = 1 / (1 + Math.exp(-odds(labelled.sample())));
            double target = labelled.result() / 2.0;
            sum -= target * Math.log(p + 1e-9) + (1 - target) * Math.log(1 - p + 1e-9);
        }
        return sum / Math.max(1, held.size());
    }

    private float opening;
    private float ending;

    // The log odds of the position for White; leaves its counts, indices and phases behind for the step that follows.
    private float odds(Sample sample) {
        long whiteMen = sample.white() & ~sample.kings();
        long blackMen = sample.black() & ~sample.kings();
        features.count(sample.white(), sample.black(), sample.kings(), sample.whiteToMove(), counts);
        form.indices(whiteMen, blackMen, indices);
        float openness = (float) PatternEvaluator.openness(board, whiteMen, blackMen);
        float open = 0;
        float end = 0;
        for (int i = 0; i < Features.COUNT; i++) {
            if (counts[i] != 0) {
                open += counted[i] * counts[i];
                end += counted[Features.COUNT + i] * counts[i];
            }
        }
        for (int i = 0; i < 2 * strips; i++) {
            float sign = i < strips ? 1 : -1;
            open += sign * patterns[indices[i]];
            end += sign * patterns[patternCount + indices[i]];
        }
        float value = open * openness + end * (1 - openness);
        float damped = 1f / PatternEvaluator.dampening(sample.white(), sample.black(), sample.kings(), value > 0);
        opening = openness * damped;
        ending = (1 - openness) * damped;
        return value * damped;
    }

    private void learn(Labelled labelled) {
        float odds = odds(labelled.sample());
        float error = (float) (1 / (1 + Math.exp(-odds))) - labelled.result() / 2f;
        for (int i = 0; i < Features.COUNT; i++) {
            if (counts[i] != 0) {
                step(counted, countedSquares, i, error * counts[i] * opening, RATE * SCALE[i]);
                step(counted, countedSquares, Features.COUNT + i, error * counts[i] * ending, RATE * SCALE[i]);
            }
        }
        for (int i = 0; i < 2 * strips; i++) {
            float signed = i < strips ? error : -error;
            penalised(indices[i], signed * opening);
            penalised(patternCount + indices[i], signed * ending);
        }
    }

    private void penalised(int at, float gradient) {
        step(patterns, patternSquares, at, gradient + PATTERN_PENALTY * patterns[at], RATE);
    }

    private static void step(float[] weights, float[] squares, int at, float gradient, float rate) {
        squares[at] += gradient * gradient;
        weights[at] -= rate * gradient / ((float) Math.sqrt(squares[at]) + 1e-6f);
    }

    private Weights weights() {
        float man = (counted[Features.MAN] + counted[Features.COUNT + Features.MAN]) / 2;
        float units = MAN_UNITS / man;
        int[] open = rounded(0, units);
        int[] end = rounded(Features.COUNT, units);
        int[] packed = new int[patternCount];
        int nonZero = 0;
        for (int i = 0; i < patternCount; i++) {
            int openingWeight = pattern(i, units);
            int endingWeight = pattern(patternCount + i, units);
            nonZero += (openingWeight != 0 ? 1 : 0) + (endingWeight != 0 ? 1 : 0);
            packed[i] = Weights.packed(openingWeight, endingWeight);
        }
        System.out.printf(
                Locale.ROOT,
                "log odds of a man %.3f (opening %.3f, ending %.3f), %d patterns of %d are not 0%nopening %s%nending %s%n",
                man,
                counted[Features.MAN],
                counted[Features.COUNT + Features.MAN],
                nonZero,
                2 * patternCount,
                Arrays.toString(open),
                Arrays.toString(end));
        return new Weights(board, open, end, packed);
    }

    private int[] rounded(int from, float units) {
        int[] rounded = new int[Features.COUNT];
        for (int i = 0; i < rounded.length; i++) {
            rounded[i] = Math.max(-8000, Math.min(8000, Math.round(counted[from + i] * units)));
        }
        return rounded;
    }

    private int pattern(int at, float units) {
        int most = Weights.HEAVIEST_PATTERN;
        return Math.max(-most, Math.min(most, Math.round(patterns[at] * units)));
    }
}
