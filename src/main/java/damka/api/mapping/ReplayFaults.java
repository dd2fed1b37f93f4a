package damka.api.mapping;

import damka.api.dto.ReasonResponse;
import damka.api.dto.ReplayError;
import damka.api.dto.ReplayWarning;
import damka.api.dto.Side;
import damka.api.mapping.Stretch.Where;
import damka.api.ops.ServiceConfig;
import damka.api.problem.Excerpt;
import damka.api.text.Language;
import damka.api.text.Messages;
import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.game.Game;
import damka.rules.game.Ruleset;
import damka.rules.moves.Illegality;
import damka.rules.moves.LegalMoves;
import damka.rules.moves.Proposal;
import damka.rules.moves.Suggestions;
import damka.rules.moves.Verdict;
import damka.rules.notation.ParseFault;
import damka.rules.notation.TextLines;
import damka.rules.notation.pdn.PdnFault;
import damka.rules.notation.pdn.PdnFault.Place;
import damka.rules.notation.pdn.PdnGame;
import damka.rules.notation.pdn.PdnSegment;
import damka.rules.notation.pdn.PdnWarning;
import damka.rules.notation.written.MoveReader;
import damka.rules.notation.written.MoveWriter;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What is wrong or unusual in records, in a caller's language. */
@ApplicationScoped
public class ReplayFaults {
    private static final int PLIES_A_MOVE = 2;

    private final Reasons reasons;
    private final Messages messages;
    private final int mostSuggestions;

    /** In these words. */
    public ReplayFaults(Reasons reasons, Messages messages, ServiceConfig config) {
        this.reasons = reasons;
        this.messages = messages;
        this.mostSuggestions = config.answer().suggestions();
    }

    /**
     * Which ply of which game it is.
     *
     * @param ply of the record, from 1
     * @param number of the move; null where it is not known
     */
    record At(
            int game,
            int ply,
            @Nullable Integer number,
            @Nullable Side by) {

        /** The ply that comes after these of a stretch that begins with this number and side. */
        static At after(int game, int pliesBefore, int plies, int firstNumber, Color first) {
            boolean own = plies % PLIES_A_MOVE == 0;
            int began = first == Color.WHITE ? plies : plies + 1;
            return new At(
                    game,
                    pliesBefore + plies + 1,
                    firstNumber + began / PLIES_A_MOVE,
                    Words.side(own ? first : first.opponent()));
        }
    }

    /** A move that may not be played. */
    ReplayError refused(
            At at, Where where, LegalMoves legal, Proposal proposal, Verdict verdict, Ruleset ruleset, Language told) {
        List<Illegality> why = verdict.fold(
                Verdict.Legal::reasons, Verdict.Ambiguous::reasons, Verdict.Prefix::reasons, Verdict.Illegal::reasons);
        List<String> right = Suggestions.nearest(legal, proposal, mostSuggestions).stream()
                .map(near -> MoveWriter.notation(legal, near.move()))
                .toList();
        return reasoned(at, where, why, right, ruleset, legal.position().board(), told);
    }

    /** A move for these reasons. */
    ReplayError reasoned(
            At at, Where where, List<Illegality> why, List<String> right, Ruleset ruleset, Board board, Language told) {
        SquareNames squares = SquareNames.asIn(board, where.text());
        List<ReasonResponse> written = reasons.write(why, ruleset, squares, told);
        ReasonResponse first = written.get(0);
        return error(at, where, first.code().name(), right, first.message(), written);
    }

    /** A move after the end of the game. */
    ReplayError afterEnd(At at, Where where, Standing end, Language told) {
        List<Illegality> why = List.of(MoveCheckAnswer.gameOver(end));
        Game game = end.game();
        return reasoned(
                at, where, why, List.of(), game.ruleset(), game.position().board(), told);
    }

    private static ReplayError error(
            At at,
            Where where,
            String code,
            List<String> right,
            String message,
            @Nullable List<ReasonResponse> written) {
        Optional<Place> place = where.place();
        return new ReplayError(
                at.game(),
                code,
                at.ply() == 0 ? null : at.ply(),
                at.number(),
                at.by(),
                Excerpt.shown(where.text()),
                where.pointer().orElse(null),
                place.map(Place::line).orElse(null),
                place.map(Place::column).orElse(null),
                place.map(Place::offset).orElse(null),
                place.map(Place::length).orElse(null),
                right,
                message,
                written);
    }

    /** A fault of a text. */
    ReplayError of(PdnFault fault, PdnGame game, Ruleset ruleset, Language told) {
        Where where = new Where(fault.token(), Optional.empty(), Optional.of(fault.place()));
        At at = at(fault, game);
        if (fault.refused().isPresent()) {
            PdnFault.Refused refused = fault.refused().get();
            LegalMoves legal = LegalMoves.of(refused.position());
            return refused(at, where, legal, refused.proposal(), refused.verdict(), ruleset, told);
        }
        if (fault.code() == PdnFault.Code.MOVE_UNREADABLE && !fault.parse().isEmpty()) {
            ParseFault parse = fault.parse().get(0);
            ParseFault inside = parse.movedBy(-fault.place().offset());
            Illegality why = MoveReader.reason(fault.token(), inside);
            return reasoned(at, where, List.of(why), List.of(parse.expected()), ruleset, game.board(), told);
        }
        List<String> right =
                fault.parse().stream().map(ParseFault::expected).limit(1).toList();
        return error(at, where, fault.code().name(), right, messages.text(told, "pdn." + fault.code()), null);
    }

    private static At at(PdnFault fault, PdnGame game) {
        int before = 0;
        At at = new At(fault.game(), fault.ply(), null, null);
        for (PdnSegment segment : game.segments()) {
            if (fault.ply() <= before) {
                break;
            }
            at = At.after(
                    fault.game(),
                    before,
                    fault.ply() - 1 - before,
                    segment.moveNumber().orElse(1),
                    segment.start().sideToMove());
            before += segment.line().plies().size();
        }
        return at;
    }

    /** Which ply comes after these of a game. */
    static At next(int game, int pliesBefore, int plies, Game start) {
        return At.after(
                game,
                pliesBefore,
                plies,
                start.ply() / PLIES_A_MOVE + 1,
                start.position().sideToMove());
    }

    /** What is unusual in a text. */
    ReplayWarning of(PdnWarning warning, TextLines lines, Language told) {
        int offset = warning.place().offset();
        return new ReplayWarning(
                warning.code().name(),
                messages.text(told, "pdn." + warning.code()),
                offset,
                lines.line(offset),
                lines.column(offset));
    }

    /** That moves follow after the end of the game. */
    ReplayWarning continues(Where first, Language told) {
        Optional<Place> place = first.place();
        return new ReplayWarning(
                "CONTINUES_AFTER_END",
                messages.text(told, "pdn.CONTINUES_AFTER_END"),
                place.map(Place::offset).orElse(null),
                place.map(Place::line).orElse(null),
                place.map(Place::column).orElse(null));
    }
}
