package damka.api.mapping;

import damka.api.dto.Counters;
import damka.api.dto.HistoryName;
import damka.api.dto.PositionView;
import damka.rules.game.DrawCounters;
import damka.rules.game.Game;
import damka.rules.game.Occurrences;
import damka.rules.notation.fen.FenWriter;
import damka.rules.notation.hub.HubWriter;
import damka.rules.position.Position;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/**
 * What every answer says of a game.
 *
 * @param state the game as a token
 * @param ply turns played
 */
record GameView(PositionView position, String state, int ply, HistoryName history, Counters counters) {

    /** Of this game. */
    static GameView of(Game game, Tokens tokens) {
        return new GameView(
                position(game.position()),
                tokens.writeState(game),
                game.ply(),
                Words.history(game.history()),
                counters(game));
    }

    /** A position in short. */
    static PositionView position(Position position) {
        return new PositionView(
                FenWriter.write(position), HubWriter.write(position), Words.side(position.sideToMove()), key(position));
    }

    /** The key of a position: 16 hex digits. */
    static String key(Position position) {
        return HexFormat.of().toHexDigits(position.key());
    }

    /** The counters of a game. */
    static Counters counters(Game game) {
        List<String> unknown = new ArrayList<>();
        Integer repetition = null;
        if (game.ruleset().countsRepetition()) {
            Occurrences seen = game.repetition();
            if (seen.known()) {
                repetition = seen.count();
            } else {
                unknown.add("repetition");
            }
        }
        Map<CounterName, Integer> plies = new EnumMap<>(CounterName.class);
        for (DrawCounters.Count count : game.counters().all()) {
            CounterName name = CounterName.ofRule(count.rule().id());
            if (count.known()) {
                plies.put(name, count.plies());
            } else {
                unknown.add(name.member());
            }
        }
        return CounterName.record(repetition, plies, unknown.isEmpty() ? null : unknown);
    }
}
