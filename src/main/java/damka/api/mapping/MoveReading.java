package damka.api.mapping;

import damka.api.dto.MoveInput;
import damka.api.dto.SquareInput;
import damka.api.problem.BadInput;
import damka.api.problem.Fault;
import damka.api.problem.ProblemType;
import damka.rules.board.Board;
import damka.rules.board.Square;
import damka.rules.game.Game;
import damka.rules.moves.Illegality;
import damka.rules.moves.MoveJudge;
import damka.rules.moves.Proposal;
import damka.rules.moves.Separator;
import damka.rules.moves.UnreadMove;
import damka.rules.notation.written.MoveReader;
import damka.rules.notation.written.ReadMove;
import damka.rules.position.Move;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Moves as callers give them: texts and squares, read without looking at a position, and judged. */
@ApplicationScoped
public class MoveReading {
    private final Reasons reasons;

    /** Giving these reasons. */
    public MoveReading(Reasons reasons) {
        this.reasons = reasons;
    }

    /** A move that was read, or why it could not be. */
    record Naming(Optional<ReadMove> read, List<Illegality> unread) {
        static Naming of(Proposal proposal, String interpretedAs) {
            return new Naming(Optional.of(new ReadMove(proposal, interpretedAs)), List.of());
        }

        static Naming unread(Illegality reason) {
            return new Naming(Optional.empty(), List.of(reason));
        }
    }

    /** What the input says. */
    Naming name(Board board, MoveInput input) {
        String text = input.text();
        if (text != null) {
            return MoveReader.read(board, text)
                    .fold(
                            read -> new Naming(Optional.of(read), List.of()),
                            faults -> Naming.unread(MoveReader.reason(text, faults.get(0))));
        }
        List<SquareInput> written = new ArrayList<>();
        if (input.path() != null) {
            written.addAll(input.path());
        }
        if (input.from() != null && input.to() != null) {
            written.add(input.from());
            written.add(input.to());
        }
        if (input.captured() != null) {
            written.addAll(input.captured());
        }
        List<Square> squares = new ArrayList<>();
        for (SquareInput square : written) {
            Optional<Square> found = Squares.find(board, square.text());
            if (found.isEmpty()) {
                return Naming.unread(Squares.unknown(board, square.text()));
            }
            squares.add(found.get());
        }
        return name(input, squares);
    }

    private static Naming name(MoveInput input, List<Square> squares) {
        if (squares.size() < 2) {
            return Naming.unread(new UnreadMove.MoveUnparseable(0, 0, "two squares"));
        }
        if (input.path() != null) {
            return Naming.of(new Proposal.Path(squares), joined(squares, "-"));
        }
        if (input.captured() == null) {
            return Naming.of(new Proposal.Line(squares, Separator.NONE), joined(squares, "-"));
        }
        List<Square> captured = squares.subList(2, squares.size());
        return Naming.of(
                new Proposal.Exact(squares.get(0), squares.get(1), captured),
                joined(squares, captured.isEmpty() ? "-" : "x"));
    }

    private static String joined(List<Square> squares, String sign) {
        return squares.stream().map(Square::toString).collect(Collectors.joining(sign));
    }

    /** The legal move that the input names. */
    Move legal(Game game, MoveInput input, String pointer, ProblemType otherwise) {
        Naming naming = name(game.position().board(), input);
        Function<List<Illegality>, BadInput> refused = reasons -> refused(game, input, reasons, pointer, otherwise);
        ReadMove read = naming.read().orElseThrow(() -> refused.apply(naming.unread()));
        return MoveJudge.judge(game.legalMoves(), read.proposal())
                .fold(
                        legal -> legal.move(),
                        ambiguous -> {
                            throw refused.apply(ambiguous.reasons());
                        },
                        prefix -> {
                            throw refused.apply(prefix.reasons());
                        },
                        illegal -> {
                            throw refused.apply(illegal.reasons());
                        });
    }

    /** The game after these moves, of which the first illegal one is a problem. */
    Game play(Game start, List<MoveInput> inputs, String pointer, ProblemType otherwise) {
        Game game = start;
        for (int i = 0; i < inputs.size(); i++) {
            game = game.play(legal(game, inputs.get(i), pointer + "/" + i, otherwise));
        }
        return game;
    }

    /** That a move is not legal, with its reasons. */
    private BadInput refused(
            Game game, MoveInput input, List<Illegality> illegalities, String pointer, ProblemType type) {
        SquareNames squares = SquareNames.asIn(game.position().board(), input);
        Illegality first = illegalities.get(0);
        Fault fault = Fault.reason(first.code().name(), Reasons.arguments(first, squares))
                .at(pointer);
        return new BadInput(
                type, List.of(fault), Map.of("reasons", reasons.told(illegalities, game.ruleset(), squares)));
    }
}
