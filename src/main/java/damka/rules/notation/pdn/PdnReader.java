package damka.rules.notation.pdn;

import damka.rules.notation.TextLines;
import damka.rules.notation.pdn.PdnFault.Code;
import damka.rules.notation.pdn.PdnToken.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads PDN 3.0 as files are: tags with or without an empty line after them, or none; move numbers of any kind; comments,
 * strengths, NAGs; variations, checked from where they branch; set-up commands; several games. A fault stops its line and
 * nothing else. Work is linear in the text, and no nesting deepens the stack.
 */
public final class PdnReader {
    private final PdnOptions options;
    private final Runnable beforeMove;
    private final TextLines lines;
    private final List<PdnGame> games = new ArrayList<>();
    private final List<PdnFault> faults = new ArrayList<>();

    private PdnReader(TextLines lines, PdnOptions options, Runnable beforeMove) {
        this.options = options;
        this.beforeMove = beforeMove;
        this.lines = lines;
    }

    /** The games of a text; a text without any has none. */
    public static PdnText read(String text, PdnOptions options) {
        return read(text, options, () -> {});
    }

    /**
     * The games of a text; a text without any has none.
     *
     * @param beforeMove called before a move is judged or a position is set up; ends the reading by an exception of its own, which
     *     is handed on
     */
    public static PdnText read(String text, PdnOptions options, Runnable beforeMove) {
        return games(PdnLexer.tokens(text), TextLines.of(text), options, beforeMove);
    }

    static PdnText games(List<PdnToken> tokens, TextLines lines, PdnOptions options) {
        return games(tokens, lines, options, () -> {});
    }

    private static PdnText games(List<PdnToken> tokens, TextLines lines, PdnOptions options, Runnable beforeMove) {
        PdnReader reader = new PdnReader(lines, options, beforeMove);
        reader.games(tokens);
        return new PdnText(reader.games, reader.faults);
    }

    private void games(List<PdnToken> tokens) {
        GameSplit split = new GameSplit(tokens);
        for (List<PdnToken> game = split.next(); !game.isEmpty(); game = split.next()) {
            int number = games.size() + 1;
            FaultLog log = new FaultLog(lines, number);
            if (games.size() == options.mostGames()) {
                log.add(Code.TOO_MANY_GAMES, 0, game.get(0));
                faults.addAll(log.byOffset());
                return;
            }
            games.add(new GameReader(number, game, options, log, beforeMove).read());
        }
    }

    /** Where one game ends and the next begins. */
    private static final class GameSplit {
        private final List<PdnToken> tokens;
        private int at;

        GameSplit(List<PdnToken> tokens) {
            this.tokens = tokens;
        }

        /** The words of the next game; none at the end. Results that end nothing and closing words about all
         * games are left out. */
        List<PdnToken> next() {
            while (at < tokens.size() && tokens.get(at).is(Kind.RESULT)) {
                at++;
            }
            int start = at;
            int depth = 0;
            boolean moves = false;
            while (at < tokens.size()) {
                PdnToken token = tokens.get(at);
                if (token.is(Kind.TAG) && (moves || startsAgain(start, token))) {
                    break;
                }
                at++;
                if (token.is(Kind.RESULT) && depth == 0) {
                    break;
                }
                moves |= !token.is(Kind.TAG) && !token.is(Kind.MALFORMED_TAG) && !token.is(Kind.COMMENT);
                depth = depthAfter(depth, token);
            }
            List<PdnToken> game = tokens.subList(start, at);
            return game.stream().allMatch(token -> token.is(Kind.COMMENT)) ? List.of() : game;
        }

        // Tags of a game without moves end where the first of them comes again.
        private boolean startsAgain(int start, PdnToken tag) {
            PdnToken first = tokens.get(start);
            return at > start && first.is(Kind.TAG) && first.text().equalsIgnoreCase(tag.text());
        }

        private static int depthAfter(int depth, PdnToken token) {
            if (token.is(Kind.OPEN)) {
                return depth + 1;
            }
            return token.is(Kind.CLOSE) ? Math.max(0, depth - 1) : depth;
        }
    }
}
