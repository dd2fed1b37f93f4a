package damka.api.mapping;

import damka.api.dto.ReplayError;
import damka.api.dto.ReplayWarning;
import damka.rules.board.Board;
import damka.rules.game.Ruleset;
import damka.rules.game.Termination;
import damka.rules.notation.pdn.PdnTag;
import java.util.List;
import java.util.Optional;

/**
 * A record played over again, as far as it can be.
 *
 * @param number from 1
 * @param stretches one for each start; none where the start could not be read
 * @param termination what people decided
 * @param errors by their place in the record
 */
record Replayed(
        int number,
        Board board,
        Ruleset ruleset,
        List<Stretch> stretches,
        Optional<Termination> termination,
        List<PdnTag> tags,
        List<ReplayError> errors,
        List<ReplayWarning> warnings) {
    Replayed {
        stretches = List.copyOf(stretches);
        tags = List.copyOf(tags);
        errors = List.copyOf(errors);
        warnings = List.copyOf(warnings);
    }

    /** The last stretch, which says how the game stands. */
    Optional<Stretch> last() {
        return stretches.isEmpty() ? Optional.empty() : Optional.of(stretches.get(stretches.size() - 1));
    }

    /** Whether moves were played after the end of the game. */
    boolean continuesAfterEnd() {
        return stretches.stream().anyMatch(stretch -> stretch.replay().continuesAfterEnd());
    }

    /** The same with other stretches, errors and warnings. */
    Replayed with(List<Stretch> played, List<ReplayError> wrong, List<ReplayWarning> unusual) {
        return new Replayed(number, board, ruleset, played, termination, tags, wrong, unusual);
    }
}
