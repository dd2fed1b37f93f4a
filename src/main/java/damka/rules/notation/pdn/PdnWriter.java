package damka.rules.notation.pdn;

import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.moves.LegalMoves;
import damka.rules.notation.fen.FenWriter;
import damka.rules.notation.written.MoveWriter;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Writes games in one form: well-known tags first, then the others; Result, GameType and FEN as the game itself says; moves by
 * their ends, by the full route only where the ends are shared; the small board in letters; at most 80 characters a line where
 * words allow it. Reading it gives the same game.
 */
public final class PdnWriter {
    private static final List<String> FIRST = List.of("Event", "Site", "Date", "Round", "White", "Black");
    private static final List<String> OWN = List.of("Result", "GameType", "SetUp", "FEN");
    private static final String EVAL = "[%eval ";
    private static final Pattern EARLIER_EVAL = Pattern.compile("\\[%eval [^\\]]*\\] ?", Pattern.CASE_INSENSITIVE);
    private static final String COMMAND = "[%";
    // Clocks have three: [%clock w0:10:00 B0:09:58].
    private static final int LONGEST_COMMAND = 6;

    private final List<Optional<String>> evals;
    private final WrappedText out = new WrappedText();

    private PdnWriter(List<Optional<String>> evals) {
        this.evals = evals;
    }

    /** Games one after the other, an empty line between. */
    public static String write(List<PdnGame> games) {
        return String.join("\n", games.stream().map(PdnWriter::write).toList());
    }

    /** One game. */
    public static String write(PdnGame game) {
        return write(game, List.of());
    }

    /**
     * One game with evaluations.
     *
     * @param evals for each ply of the main line what stands behind {@code %eval}, such as {@code 0.35}; may be shorter
     */
    public static String write(PdnGame game, List<Optional<String>> evals) {
        PdnWriter writer = new PdnWriter(evals);
        int ply = 0;
        for (int i = 0; i < game.segments().size(); i++) {
            PdnSegment segment = game.segments().get(i);
            if (i > 0) {
                writer.out.add("/FEN \"" + fen(segment) + "\"/");
            }
            writer.mainLine(segment, ply);
            ply += segment.line().plies().size();
        }
        writer.out.add(game.result());
        return tags(game) + "\n" + writer.out.text();
    }

    private static String tags(PdnGame game) {
        Map<String, String> tags = new LinkedHashMap<>();
        FIRST.forEach(name -> game.tag(name).ifPresent(value -> tags.put(name, value)));
        tags.put("Result", game.result());
        tags.put("GameType", GameType.number(game.board()));
        setUp(game).ifPresent(fen -> {
            tags.put("SetUp", "1");
            tags.put("FEN", fen);
        });
        for (PdnTag tag : game.tags()) {
            if (OWN.stream().noneMatch(tag.name()::equalsIgnoreCase)) {
                tags.putIfAbsent(canonical(tag.name()), tag.value());
            }
        }
        StringBuilder text = new StringBuilder();
        tags.forEach((name, value) -> text.append('[')
                .append(name)
                .append(" \"")
                .append(escaped(value))
                .append("\"]\n"));
        return text.toString();
    }

    private static String canonical(String name) {
        return FIRST.stream().filter(name::equalsIgnoreCase).findFirst().orElse(name);
    }

    private static String escaped(String value) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            text.append(c == '"' || c == '\\' ? "\\" : "").append(Character.isISOControl(c) ? ' ' : c);
        }
        return text.toString();
    }

    // What stands in the FEN tag; nothing for an ordinary game. Before a set-up command an empty beginning has to be
    // told.
    private static Optional<String> setUp(PdnGame game) {
        if (game.segments().isEmpty()) {
            return game.tag("FEN");
        }
        PdnSegment first = game.segments().get(0);
        boolean counted = first.halfMoves().isPresent() || first.moveNumber().isPresent();
        boolean leftOut = game.segments().size() > 1 && first.line().isEmpty();
        boolean ordinary = first.start().equals(Position.start(game.board())) && !counted && !leftOut;
        return ordinary ? Optional.empty() : Optional.of(fen(first));
    }

    private static String fen(PdnSegment segment) {
        Position start = segment.start();
        StringBuilder text = new StringBuilder(
                start.board() == Board.BRAZILIAN ? FenWriter.writeInLetters(start) : FenWriter.write(start));
        segment.halfMoves().ifPresent(count -> text.append(":H").append(count));
        segment.moveNumber().ifPresent(number -> text.append(":F").append(number));
        return text.toString();
    }

    private void mainLine(PdnSegment segment, int pliesBefore) {
        List<PdnPly> plies = new ArrayList<>();
        for (PdnPly ply : segment.line().plies()) {
            int index = pliesBefore + plies.size();
            Optional<String> eval = index < evals.size() ? evals.get(index) : Optional.empty();
            plies.add(eval.map(value -> evaluated(ply, value)).orElse(ply));
        }
        PdnLine line = new PdnLine(segment.line().comments(), segment.line().variations(), plies);
        line(
                line,
                segment.start(),
                new Numbering(segment.moveNumber().orElse(1), segment.start().sideToMove()));
    }

    private static PdnPly evaluated(PdnPly ply, String eval) {
        List<String> comments = new ArrayList<>();
        comments.add(EVAL + eval + "]");
        for (String comment : ply.comments()) {
            String rest = EARLIER_EVAL.matcher(comment).replaceAll("").strip();
            if (rest.equals(comment) || !rest.isEmpty()) {
                comments.add(rest);
            }
        }
        return new PdnPly(ply.move(), ply.place(), ply.marks(), comments, ply.variations());
    }

    // Which move comes next, and whose.
    private record Numbering(int number, Color color) {

        String text(boolean needed) {
            if (color == Color.WHITE) {
                return number + ". ";
            }
            return needed ? number + "... " : "";
        }

        Numbering next() {
            return new Numbering(color == Color.WHITE ? number : number + 1, color.opponent());
        }
    }

    // Deepens with the nesting of variations, which the reader limits.
    private void line(PdnLine line, Position start, Numbering first) {
        line.comments().forEach(this::comment);
        line.variations().forEach(variation -> variation(variation, start, first));
        Position position = start;
        Numbering numbering = first;
        boolean interrupted = true;
        for (PdnPly ply : line.plies()) {
            LegalMoves legal = LegalMoves.of(position);
            move(numbering.text(interrupted) + text(legal, ply.move()), ply.marks());
            ply.comments().forEach(this::comment);
            for (PdnLine variation : ply.variations()) {
                variation(variation, position, numbering);
            }
            interrupted = !ply.comments().isEmpty() || !ply.variations().isEmpty();
            position = position.after(ply.move());
            numbering = numbering.next();
        }
    }

    // In letters on the small board, since programs number it in different ways.
    private static String text(LegalMoves legal, Move move) {
        boolean small = legal.position().board() == Board.BRAZILIAN;
        return small ? MoveWriter.algebraic(legal, move) : MoveWriter.notation(legal, move);
    }

    private void variation(PdnLine variation, Position start, Numbering first) {
        out.open('(');
        line(variation, start, first);
        out.close(')');
    }

    // A strength stands right behind the move; two in a row would read as one.
    private void move(String text, List<String> marks) {
        boolean glued = !marks.isEmpty() && !marks.get(0).startsWith("$");
        out.add(glued ? text + marks.get(0) : text);
        marks.stream().skip(glued ? 1 : 0).forEach(out::add);
    }

    private void comment(String comment) {
        String text = Words.singleSpaced(comment);
        if (text.indexOf('}') >= 0) {
            out.addLine(";" + text);
            return;
        }
        out.open('{');
        unbroken(List.of(text.split(" ", -1))).forEach(out::add);
        out.close('}');
    }

    // Programs look for a command on one line.
    private static List<String> unbroken(List<String> words) {
        List<String> joined = new ArrayList<>();
        int i = 0;
        while (i < words.size()) {
            int end = commandEnd(words, i);
            joined.add(String.join(" ", words.subList(i, end)));
            i = end;
        }
        return joined;
    }

    // Behind the word that closes the command which this word opens; behind the word itself where it opens none.
    private static int commandEnd(List<String> words, int start) {
        if (!words.get(start).startsWith(COMMAND)) {
            return start + 1;
        }
        int last = Math.min(words.size(), start + LONGEST_COMMAND);
        for (int i = start; i < last; i++) {
            if (words.get(i).endsWith("]")) {
                return i + 1;
            }
        }
        return start + 1;
    }
}
