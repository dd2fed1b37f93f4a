package damka.train;

import damka.engine.search.SearchReport;
import damka.engine.search.Searcher;
import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.game.Game;
import damka.rules.game.Outcome;
import damka.rules.game.Ruleset;
import damka.rules.moves.LegalMoves;
import damka.rules.moves.MoveGenerator;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Plays games against itself from random openings and writes their quiet positions with the results. Goes on where the file
 * ends: each game has its own seed, made of the run's seed and the game's number.
 *
 * <p>File: for each game its result for White (a byte: 0 loss, 1 draw, 2 win), the number of positions (two bytes) and the
 * positions (see {@link Sample}).
 */
final class SelfPlay {
    private static final int FEWEST_RANDOM_PLIES = 4;
    private static final int MOST_RANDOM_PLIES = 15;
    private static final int UNFAIR_CENTIMEN = 120;
    // Three men up for six plies: such games are won.
    private static final int DECIDED_CENTIMEN = 300;
    private static final int DECIDED_PLIES = 6;
    private static final int LONGEST_GAME = 300;

    private final Board board;
    private final Searcher searcher;
    private final long nodes;
    private final long seed;
    private final Path file;
    private final int[] results = new int[3];
    private long positions;

    private SelfPlay(Board board, Searcher searcher, long nodes, long seed, Path file) {
        this.board = board;
        this.searcher = searcher;
        this.nodes = nodes;
        this.seed = seed;
        this.file = file;
    }

    private record Played(int resultForWhite, List<Sample> samples) {}

    /** Arguments: board, weights or {@code material}, games, nodes a move, seed, file. */
    public static void main(String[] arguments) throws IOException {
        if (arguments.length != 6) {
            System.err.println(
                    "usage: SelfPlay <international|brazilian> <weights|material> <games> <nodes> <seed> <file>");
            System.exit(2);
        }
        Board board = Board.byId(arguments[0]).orElseThrow();
        Searcher searcher = Players.searcher(Players.evaluator(board, arguments[1]));
        long nodes = Long.parseLong(arguments[3]);
        long seed = Long.parseLong(arguments[4]);
        new SelfPlay(board, searcher, nodes, seed, Path.of(arguments[5])).play(Integer.parseInt(arguments[2]));
    }

    private void play(int games) throws IOException {
        int done = Files.exists(file) ? completeGames() : 0;
        Progress progress = new Progress("games", done, games);
        try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(
                Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)))) {
            for (int game = done; game < games; game++) {
                write(play(new Random(seed * 1_000_003 + game)), out);
                progress.at(
                        game + 1,
                        positions + " positions, white won, drew, lost " + results[2] + " " + results[1] + " "
                                + results[0]);
            }
        }
    }

    // Counts the games of the file and cuts off one that was not written to its end.
    private int completeGames() throws IOException {
        int games = 0;
        try (RandomAccessFile random = new RandomAccessFile(file.toFile(), "rw")) {
            long length = random.length();
            long at = 0;
            while (at + 3 <= length) {
                random.seek(at + 1);
                long next = at + 3 + (long) Sample.BYTES * random.readUnsignedShort();
                if (next > length) {
                    break;
                }
                at = next;
                games++;
            }
            random.setLength(at);
        }
        return games;
    }

    private void write(Played game, DataOutputStream out) throws IOException {
        out.writeByte(game.resultForWhite());
        out.writeShort(game.samples().size());
        for (Sample sample : game.samples()) {
            sample.write(out);
        }
        out.flush();
        results[game.resultForWhite()]++;
        positions += game.samples().size();
    }

    private Played play(Random random) {
        Game game = opening(random);
        List<Sample> samples = new ArrayList<>();
        int decided = 0;
        for (int ply = 0; ply < LONGEST_GAME; ply++) {
            Optional<Integer> result = game.outcome()
                    .fold(
                            Optional::empty,
                            (winner, reason) -> Optional.of(winner == Color.WHITE ? 2 : 0),
                            reason -> Optional.of(1));
            if (result.isPresent()) {
                return new Played(result.get(), samples);
            }
            SearchReport report = Players.search(searcher, game, nodes);
            boolean white = game.position().sideToMove() == Color.WHITE;
            int score = white ? Players.value(report) : -Players.value(report);
            if (!report.forced()) {
                decided = Math.abs(score) < DECIDED_CENTIMEN ? 0 : decided + 1;
                if (isQuiet(game.position())) {
                    samples.add(Sample.of(game.position(), score));
                }
            }
            if (decided >= DECIDED_PLIES) {
                return new Played(score > 0 ? 2 : 0, samples);
            }
            game = game.play(report.best().move());
        }
        return new Played(1, samples);
    }

    // A few random plies, tried again until the game goes on and nobody is far ahead.
    private Game opening(Random random) {
        while (true) {
            Game game = Game.start(Ruleset.defaultFor(board), Position.start(board));
            int plies = FEWEST_RANDOM_PLIES + random.nextInt(MOST_RANDOM_PLIES - FEWEST_RANDOM_PLIES + 1);
            for (int i = 0; i < plies && !game.legalMoves().isEmpty(); i++) {
                List<Move> moves = game.legalMoves().all();
                game = game.play(moves.get(random.nextInt(moves.size())));
            }
            if (game.outcome() instanceof Outcome.Ongoing
                    && Math.abs(Players.value(Players.search(searcher, game, nodes))) <= UNFAIR_CENTIMEN) {
                return game;
            }
        }
    }

    /** Whether neither side can capture. */
    static boolean isQuiet(Position position) {
        long white = position.pieces(Color.WHITE);
        long black = position.pieces(Color.BLACK);
        long kings = position.kings();
        long squares = position.board().mask();
        return !MoveGenerator.canCapture(white, black, kings, squares)
                && !MoveGenerator.canCapture(black, white, kings, squares)
                && !LegalMoves.of(position).isEmpty();
    }
}
