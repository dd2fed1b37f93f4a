package damka.rules.notation.pdn;

import java.util.List;
import java.util.stream.Stream;

/**
 * What a text of games says.
 *
 * @param faults of the text as a whole: more games than were asked for; each game has its own
 */
public record PdnText(List<PdnGame> games, List<PdnFault> faults) {
    public PdnText {
        games = List.copyOf(games);
        faults = List.copyOf(faults);
    }

    /** All faults: of the games in order, then of the text as a whole. */
    public List<PdnFault> allFaults() {
        return Stream.concat(games.stream().flatMap(game -> game.faults().stream()), faults.stream())
                .toList();
    }
}
