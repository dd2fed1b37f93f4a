package damka.rules.notation.pdn;

import damka.rules.board.Board;
import damka.rules.moves.LegalMoves;
import damka.rules.notation.Samples;
import damka.rules.notation.TextSpan;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;

/** Random games with all that PDN can say about them. */
final class PdnSamples {
    private static final List<String> RESULTS = List.of("2-0", "1-1", "0-2", "0-0", "1-0", "1/2-1/2", "0-1", "*");
    private static final List<String> MARKS = List.of("!", "?", "!!", "??", "!?", "?!", "(?)", "$1", "$140");
    private static final List<String> WORDS = List.of(
            "31-26",
            "1-1",
            "2-0",
            "[%clk",
            "1:55:21]",
            "(",
            ")",
            "[",
            "]",
            "{",
            "}",
            ";",
            "%",
            "*",
            "\"",
            "\\",
            "né",
            "1.",
            "...",
            "$4",
            "/FEN");

    private final Board board;
    private final Random random;
    // Moves left to be given away in variations.
    private int rest = 60;

    private PdnSamples(Board board, Random random) {
        this.board = board;
        this.random = random;
    }

    static PdnGame game(Board board, Random random) {
        return new PdnSamples(board, random).game();
    }

    private PdnGame game() {
        List<PdnTag> tags = new ArrayList<>();
        tags.add(PdnTag.of("Event", words(" ")));
        tags.add(PdnTag.of("White", words("  ")));
        tags.add(PdnTag.of("Annotator", words("\\")));
        List<PdnSegment> segments = new ArrayList<>();
        segments.add(segment());
        while (random.nextInt(6) == 0) {
            segments.add(segment());
        }
        String result = RESULTS.get(random.nextInt(RESULTS.size()));
        return new PdnGame(1, board, tags, segments, Optional.of(result), List.of(), List.of());
    }

    private PdnSegment segment() {
        Position start = random.nextInt(3) == 0 ? Samples.position(board, random) : Position.start(board);
        OptionalInt half = random.nextInt(4) == 0 ? OptionalInt.of(random.nextInt(60)) : OptionalInt.empty();
        OptionalInt number = random.nextInt(4) == 0 ? OptionalInt.of(random.nextInt(90)) : OptionalInt.empty();
        return new PdnSegment(start, half, number, line(start, random.nextInt(60), 0));
    }

    private PdnLine line(Position start, int plies, int depth) {
        List<PdnPly> made = new ArrayList<>();
        Position position = start;
        for (int i = 0; i < plies; i++) {
            LegalMoves legal = LegalMoves.of(position);
            if (legal.isEmpty()) {
                break;
            }
            Move move = legal.all().get(random.nextInt(legal.size()));
            made.add(new PdnPly(move, new TextSpan(0, 0), marks(), comments(), variations(position, depth)));
            position = position.after(move);
        }
        return new PdnLine(comments(), random.nextInt(20) == 0 ? variations(start, depth) : List.of(), made);
    }

    private List<PdnLine> variations(Position position, int depth) {
        List<PdnLine> lines = new ArrayList<>();
        while (rest > 0 && depth < 6 && random.nextInt(8) == 0) {
            int plies = random.nextInt(8);
            rest -= plies + 1;
            lines.add(line(position, plies, depth + 1));
        }
        return lines;
    }

    private List<String> marks() {
        List<String> marks = new ArrayList<>();
        while (random.nextInt(5) == 0) {
            marks.add(MARKS.get(random.nextInt(MARKS.size())));
        }
        return marks;
    }

    private List<String> comments() {
        List<String> comments = new ArrayList<>();
        while (random.nextInt(6) == 0) {
            comments.add(words(" ").strip());
        }
        return comments;
    }

    private String words(String gap) {
        StringBuilder text = new StringBuilder("x");
        for (int i = random.nextInt(random.nextInt(10) == 0 ? 60 : 6); i > 0; i--) {
            text.append(gap).append(WORDS.get(random.nextInt(WORDS.size())));
        }
        return text.toString();
    }
}
