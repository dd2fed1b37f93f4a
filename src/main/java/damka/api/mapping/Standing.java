package damka.api.mapping;

import damka.api.dto.DrawModeName;
import damka.api.dto.GameStatus;
import damka.api.dto.OutcomeSummary;
import damka.rules.game.DrawMode;
import damka.rules.game.Game;
import damka.rules.game.Outcome;
import damka.rules.game.Replay;
import damka.rules.game.Termination;
import damka.rules.game.Turn;
import damka.rules.position.Move;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * How a game of a request stands.
 *
 * @param mode whether draw rules end the game by themselves
 * @param termination what people or a clock decided
 * @param outcome how it stands; what ended it first counts
 * @param endedAt after which ply it ended; empty while it goes on, and for what people decided
 */
record Standing(Game game, DrawMode mode, Optional<Termination> termination, Outcome outcome, OptionalInt endedAt) {

    static Standing of(Game game, @Nullable DrawModeName drawMode, Optional<Termination> termination) {
        DrawMode mode = drawMode == DrawModeName.claim ? DrawMode.CLAIM : DrawMode.AUTOMATIC;
        List<Move> moves = game.turns().stream().map(Turn::move).toList();
        return of(Replay.of(game.start(), moves, mode), mode, termination);
    }

    /** How a record stands that was replayed under this mode. */
    static Standing of(Replay replay, DrawMode mode, Optional<Termination> termination) {
        Game game = replay.last();
        Optional<Replay.End> end = replay.end();
        boolean decidedBefore = termination
                .filter(by -> by.isBefore(end.map(Replay.End::ply).orElse(game.ply())))
                .isPresent();
        if (end.isPresent() && !decidedBefore) {
            return new Standing(
                    game,
                    mode,
                    termination,
                    end.get().outcome(),
                    OptionalInt.of(end.get().ply()));
        }
        return termination
                .map(by -> new Standing(game, mode, termination, by.outcome(), OptionalInt.empty()))
                .orElseGet(() -> new Standing(game, mode, termination, new Outcome.Ongoing(), OptionalInt.empty()));
    }

    /** Whether the game is over. */
    boolean isOver() {
        return outcome.isFinal();
    }

    /** Whether the board or a draw rule ended it, not people. */
    boolean endedOnBoard() {
        return endedAt.isPresent();
    }

    /** Whether moves were played after the end. */
    boolean continuesAfterEnd() {
        return endedAt.isPresent() && endedAt.getAsInt() < game.ply();
    }

    /** An outcome in short. */
    static OutcomeSummary summary(Outcome outcome) {
        return new OutcomeSummary(
                outcome.isFinal() ? GameStatus.finished : GameStatus.ongoing,
                outcome.result().text(),
                outcome.wonBy().map(Words::side).orElse(null),
                outcome.reasonId().orElse(null));
    }
}
