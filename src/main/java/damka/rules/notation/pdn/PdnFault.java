package damka.rules.notation.pdn;

import damka.rules.moves.Proposal;
import damka.rules.moves.Verdict;
import damka.rules.notation.ParseFault;
import damka.rules.position.Position;
import damka.rules.position.PositionFault;
import java.util.List;
import java.util.Optional;

/**
 * What is wrong in a text of games, and where.
 *
 * @param game number of the game, from 1
 * @param ply number of the ply that was to be read, from 1, counted from the start of the game
 * @param token what stands there, cut at 120 characters
 * @param place offset from 0, length, line and column from 1
 * @param parse for a text inside the text (a move, a FEN): its faults, with offsets in the whole text
 * @param setup for a position that was read and is impossible: its faults
 * @param refused for a move that was read and may not be played: where, what and why
 */
public record PdnFault(
        Code code,
        int game,
        int ply,
        String token,
        Place place,
        List<ParseFault> parse,
        List<PositionFault> setup,
        Optional<Refused> refused) {

    /** The kinds. */
    public enum Code {
        MOVE_ILLEGAL,
        MOVE_AMBIGUOUS,
        MOVE_INCOMPLETE,
        MOVE_UNREADABLE,
        TOKEN_UNKNOWN,
        TAG_MALFORMED,
        COMMENT_NOT_CLOSED,
        VARIATION_NOT_CLOSED,
        VARIATION_NOT_OPENED,
        POSITION_UNREADABLE,
        POSITION_IMPOSSIBLE,
        GAME_TYPE_UNKNOWN,
        TOO_MANY_GAMES,
        TOO_MANY_PLIES,
        NESTED_TOO_DEEP
    }

    /**
     * A place in the text.
     *
     * @param offset characters from 0
     * @param length characters
     * @param line from 1
     * @param column from 1
     */
    public record Place(int offset, int length, int line, int column) {}

    /**
     * A move that may not be played.
     *
     * @param position where it was to be played
     * @param verdict any but legal
     */
    public record Refused(Position position, Proposal proposal, Verdict verdict) {}

    public PdnFault {
        parse = List.copyOf(parse);
        setup = List.copyOf(setup);
    }
}
