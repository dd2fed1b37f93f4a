package damka.train;

import damka.engine.search.SearchReport;
import damka.engine.search.Searcher;
import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.game.Game;
import damka.rules.game.Outcome;
import damka.rules.game.Ruleset;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;

/**
 * Plays pairs of games between two evaluations, each random opening with both colours, until a sequential test (SPRT, 0 against
 * 10 Elo, 5 % error) accepts or refuses the first, or the games are used up.
 */
final class Gate {
    private static final double ELO_REFUSED = 0;
    private static final double ELO_ACCEPTED = 10;
    private static final double BOUND = Math.log(0.95 / 0.05);
    private static final int OPENING_PLIES = 6;
    private static final int UNFAIR_CENTIMEN = 80;
    private static final int LONGEST_GAME = 300;

    private final Board board;
    private final Searcher candidate;
    private final Searcher champion;
    private final long candidateNodes;
    private final long championNodes;
    private final Random random;
    // Points of the candidate in a pair, doubled: 0 to 4.
    private final int[] pairs = new int[5];
    private final int[] results = new int[3];

    private Gate(
            Board board, Searcher candidate, Searcher champion, long candidateNodes, long championNodes, long seed) {
        this.board = board;
        this.candidate = candidate;
        this.champion = champion;
        this.candidateNodes = candidateNodes;
        this.championNodes = championNodes;
        this.random = new Random(seed);
    }

    /** Arguments: board, candidate and champion ({@code material} or weights), most pairs, nodes, seed; then the champion's nodes. */
    public static void main(String[] arguments) {
        if (arguments.length < 6) {
            System.err.println("usage: Gate <board> <candidate> <champion> <pairs> <nodes> <seed> [champion's nodes]");
            System.exit(2);
        }
        Board board = Board.byId(arguments[0]).orElseThrow();
        Searcher candidate = Players.searcher(Players.evaluator(board, arguments[1]));
        Searcher champion = Players.searcher(Players.evaluator(board, arguments[2]));
        long nodes = Long.parseLong(arguments[4]);
        long championNodes = arguments.length > 6 ? Long.parseLong(arguments[6]) : nodes;
        new Gate(board, candidate, champion, nodes, championNodes, Long.parseLong(arguments[5]))
                .run(Integer.parseInt(arguments[3]));
    }

    private void run(int most) {
        Progress progress = new Progress("pairs", 0, most);
        for (int pair = 1; pair <= most; pair++) {
            Game opening = opening();
            int points = play(opening, Color.WHITE) + play(opening, Color.BLACK);
            pairs[points]++;
            progress.at(pair, standing());
            if (Math.abs(logLikelihoodRatio()) >= BOUND) {
                break;
            }
        }
        double ratio = logLikelihoodRatio();
        String verdict = ratio >= BOUND ? "accepted" : ratio <= -BOUND ? "refused" : "undecided";
        System.out.println(verdict + ": " + standing());
    }

    private String standing() {
        int games = results[0] + results[1] + results[2];
        double share = (results[2] + results[1] / 2.0) / games;
        double elo = share <= 0 || share >= 1 ? Double.NaN : -400 * Math.log10(1 / share - 1);
        return String.format(
                Locale.ROOT,
                "+%d =%d -%d, %.1f %%, Elo %+.0f, LLR %.2f",
                results[2],
                results[1],
                results[0],
                100 * share,
                elo,
                logLikelihoodRatio());
    }

    // Normal approximation of the generalised test on pairs (as chess programs' test sites use it).
    private double logLikelihoodRatio() {
        double n = 0;
        double mean = 0;
        for (int i = 0; i < pairs.length; i++) {
            n += pairs[i];
            mean += pairs[i] * i / 4.0;
        }
        if (n < 2) {
            return 0;
        }
        mean /= n;
        double variance = 0;
        for (int i = 0; i < pairs.length; i++) {
            variance += pairs[i] * (i / 4.0 - mean) * (i / 4.0 - mean);
        }
        variance /= n;
        if (variance < 1e-9) {
            return 0;
        }
        double low = expected(ELO_REFUSED);
        double high = expected(ELO_ACCEPTED);
        return n * (high - low) * (2 * mean - low - high) / (2 * variance);
    }

    private static double expected(double elo) {
        return 1 / (1 + Math.pow(10, -elo / 400));
    }

    // Points of the candidate, doubled.
    private int play(Game opening, Color candidateColor) {
        Game game = opening;
        for (int ply = 0; ply < LONGEST_GAME && game.outcome() instanceof Outcome.Ongoing; ply++) {
            boolean candidateMoves = game.position().sideToMove() == candidateColor;
            SearchReport report = candidateMoves
                    ? Players.search(candidate, game, candidateNodes)
                    : Players.search(champion, game, championNodes);
            game = game.play(report.best().move());
        }
        Optional<Color> winner = game.outcome().wonBy();
        int points = winner.map(color -> color == candidateColor ? 2 : 0).orElse(1);
        results[points]++;
        return points;
    }

    private Game opening() {
        while (true) {
            Game game = Game.start(Ruleset.defaultFor(board), Position.start(board));
            for (int i = 0; i < OPENING_PLIES && !game.legalMoves().isEmpty(); i++) {
                List<Move> moves = game.legalMoves().all();
                game = game.play(moves.get(random.nextInt(moves.size())));
            }
            if (game.outcome() instanceof Outcome.Ongoing
                    && Math.abs(Players.value(Players.search(champion, game, championNodes))) <= UNFAIR_CENTIMEN) {
                return game;
            }
        }
    }
}
