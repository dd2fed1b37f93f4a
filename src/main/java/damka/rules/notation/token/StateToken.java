package damka.rules.notation.token;

import damka.rules.board.Board;
import damka.rules.game.DrawCounters;
import damka.rules.game.Game;
import damka.rules.game.GameStart;
import damka.rules.game.History;
import damka.rules.game.Ruleset;
import damka.rules.game.Turn;
import damka.rules.notation.ParseFault;
import damka.rules.notation.ParseResult;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.List;
import java.util.Optional;

/**
 * A game as a short text that a caller keeps between requests: about 25 characters while men move, a digit more for each
 * move of a king that may still be taken back.
 *
 * <p>{@code i1.} or {@code b1.} (board and version of the format), then digits of six bits, then a check of 30 bits as five
 * digits. The bits are: the rule set (4), whether the history is unknown, whether a position from before may come back, the
 * position after the last capture or move of a man ({@link PositionBits}), the turns played before it (groups of 7), each
 * ply count there (one bit when it is the one that a game has which begins there, else its ten bits), the number of king's
 * moves since (groups of 3), and each of these as its place in the list of legal moves, in as many bits as the list needs.
 *
 * <p>So nothing is lost that repetition and counts ask for, and a history that is not known stays so. Under every rule set
 * that looks at repetition a game is drawn before {@link #MOST_REVERSIBLE} king's moves in a row; a record that goes on
 * after its end, or by claims alone, keeps the last so many, and its repetition is then not known.
 *
 * <p>Letters, digits, {@code -}, {@code _} and one full stop. Who wants to sign a token puts the signature behind another full
 * stop and takes it off before reading. A game has one token, and only that is read.
 */
public final class StateToken {
    /** King's moves that a token keeps. Unit: plies. */
    public static final int MOST_REVERSIBLE = 256;

    /** The longest text that is looked at. Unit: characters. */
    public static final int LONGEST = 512;

    // Places in this list are written into tokens: only ever append.
    private static final List<Ruleset> RULESETS = List.of(
            Ruleset.FMJD,
            Ruleset.FMJD_CAP16,
            Ruleset.FMJD64,
            Ruleset.CBD20,
            Ruleset.PROGRESS_120,
            Ruleset.KINGS_15,
            Ruleset.NO_CAPTURE_25);

    private static final int RULESET_BITS = 4;
    private static final int PLY_GROUP = 7;
    private static final int MOVES_GROUP = 3;
    private static final int COUNT_BITS = 10;
    private static final int COUNT_MASK = (1 << COUNT_BITS) - 1;
    private static final int PREFIX = 3;
    private static final int MOST_PLIES = 1_000_000;
    private static final String EXPECTED = "a state token";

    private StateToken() {}

    /** The token of a game. */
    public static String write(Game game) {
        List<Turn> turns = game.reversibleTurns();
        int dropped = Math.max(0, turns.size() - MOST_REVERSIBLE);
        GameStart base = dropped == 0 ? game.base() : later(game.base(), turns.subList(0, dropped));
        BitWriter bits = new BitWriter();
        bits.add(RULESETS.indexOf(game.ruleset()), RULESET_BITS);
        bits.addFlag(base.history() == History.UNKNOWN);
        bits.addFlag(base.pastCanRecur());
        PositionBits.write(base.position(), bits);
        bits.addGrouped(base.ply(), PLY_GROUP);
        writeCounts(base, bits);
        bits.addGrouped(turns.size() - dropped, MOVES_GROUP);
        Game at = Game.from(base);
        for (Turn turn : turns.subList(dropped, turns.size())) {
            List<Move> legal = at.legalMoves().all();
            bits.add(legal.indexOf(turn.move()), bitsFor(legal.size()));
            at = at.play(turn.move());
        }
        return Checksum.LONG.sign(prefix(game.position().board()) + bits.toText());
    }

    private static GameStart later(GameStart base, List<Turn> dropped) {
        DrawCounters counters = base.counters();
        for (Turn turn : dropped) {
            counters = counters.next(turn.before(), turn.move(), turn.after());
        }
        Turn last = dropped.get(dropped.size() - 1);
        return new GameStart(base.ruleset(), last.after(), counters, base.history(), last.ply(), true);
    }

    private static void writeCounts(GameStart base, BitWriter bits) {
        long usual = usualCounts(base.ruleset(), base.position(), base.pastCanRecur());
        long counts = base.counters().packed();
        for (int shift = 0; shift < countBits(base.ruleset()); shift += COUNT_BITS) {
            long count = counts >>> shift & COUNT_MASK;
            boolean isUsual = count == (usual >>> shift & COUNT_MASK);
            bits.addFlag(!isUsual);
            if (!isUsual) {
                bits.add(count, COUNT_BITS);
            }
        }
    }

    private static long usualCounts(Ruleset ruleset, Position position, boolean pastCanRecur) {
        DrawCounters counters =
                pastCanRecur ? DrawCounters.unknown(ruleset, position) : DrawCounters.start(ruleset, position);
        return counters.packed();
    }

    private static int countBits(Ruleset ruleset) {
        return ruleset.plyCounts().size() * COUNT_BITS;
    }

    /** The game of a token. Composed boards are read too: the service wrote the token when it had let the board through. */
    public static ParseResult<Game> read(String token) {
        if (token.length() > LONGEST) {
            return unreadable(ParseFault.Code.WRONG_LENGTH, 0, token.length());
        }
        Optional<Board> board = board(token);
        if (board.isEmpty()) {
            return unreadable(ParseFault.Code.UNKNOWN_VERSION, 0, Math.min(PREFIX, token.length()));
        }
        int other = Digits.firstOther(token, PREFIX);
        if (other >= 0) {
            return unreadable(ParseFault.Code.UNEXPECTED_CHARACTER, other, 1);
        }
        if (token.length() <= PREFIX + Checksum.LONG.length()) {
            return unreadable(ParseFault.Code.UNEXPECTED_END, token.length(), 0);
        }
        if (!Checksum.LONG.isRight(token)) {
            return unreadable(ParseFault.Code.CHECKSUM_WRONG, 0, token.length());
        }
        BitReader bits = new BitReader(Checksum.LONG.withoutCheck(token).substring(PREFIX));
        return readStart(board.get(), bits)
                .flatMap(start -> readTurns(Game.from(start), bits))
                .filter(game -> !bits.isPastEnd() && write(game).equals(token))
                .<ParseResult<Game>>map(ParseResult.Read::new)
                .orElseGet(() -> unreadable(ParseFault.Code.WRONG_LENGTH, PREFIX, token.length() - PREFIX));
    }

    private static Optional<GameStart> readStart(Board board, BitReader bits) {
        int number = (int) bits.next(RULESET_BITS);
        if (number >= RULESETS.size() || !RULESETS.get(number).supports(board)) {
            return Optional.empty();
        }
        Ruleset ruleset = RULESETS.get(number);
        History history = bits.nextFlag() ? History.UNKNOWN : History.COMPLETE;
        boolean pastCanRecur = bits.nextFlag();
        Position position = PositionBits.position(PositionBits.read(board, bits));
        int ply = bits.nextGrouped(PLY_GROUP);
        long counts = readCounts(bits, ruleset, usualCounts(ruleset, position, pastCanRecur));
        if (ply > MOST_PLIES) {
            return Optional.empty();
        }
        return DrawCounters.unpacked(ruleset, position, counts)
                .map(counters -> new GameStart(ruleset, position, counters, history, ply, pastCanRecur));
    }

    private static long readCounts(BitReader bits, Ruleset ruleset, long usual) {
        long counts = 0;
        for (int shift = 0; shift < countBits(ruleset); shift += COUNT_BITS) {
            long count = bits.nextFlag() ? bits.next(COUNT_BITS) : usual >>> shift & COUNT_MASK;
            counts |= count << shift;
        }
        return counts;
    }

    private static Optional<Game> readTurns(Game start, BitReader bits) {
        int turns = bits.nextGrouped(MOVES_GROUP);
        if (turns > MOST_REVERSIBLE) {
            return Optional.empty();
        }
        Game game = start;
        for (int i = 0; i < turns; i++) {
            List<Move> legal = game.legalMoves().all();
            int place = (int) bits.next(bitsFor(legal.size()));
            if (place >= legal.size()) {
                return Optional.empty();
            }
            game = game.play(legal.get(place));
        }
        return Optional.of(game);
    }

    private static int bitsFor(int choices) {
        return choices == 0 ? 0 : Integer.SIZE - Integer.numberOfLeadingZeros(choices - 1);
    }

    private static String prefix(Board board) {
        return switch (board) {
            case INTERNATIONAL -> "i1.";
            case BRAZILIAN -> "b1.";
        };
    }

    private static Optional<Board> board(String token) {
        for (Board board : Board.values()) {
            if (token.startsWith(prefix(board))) {
                return Optional.of(board);
            }
        }
        return Optional.empty();
    }

    private static ParseResult<Game> unreadable(ParseFault.Code code, int offset, int length) {
        return new ParseResult.Unreadable<>(List.of(new ParseFault(code, offset, length, EXPECTED)));
    }
}
