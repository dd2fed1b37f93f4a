package damka.api.mapping;

import damka.api.dto.ReplayPly;
import damka.api.dto.ReplayedGame;
import damka.api.dto.TagCheck;
import damka.api.problem.Excerpt;
import damka.rules.board.Board;
import damka.rules.game.DrawMode;
import damka.rules.game.Game;
import damka.rules.game.Outcome;
import damka.rules.game.Ruleset;
import damka.rules.game.Turn;
import damka.rules.notation.fen.FenWriter;
import damka.rules.notation.pdn.PdnTag;
import damka.rules.notation.written.MoveWriter;
import damka.rules.position.Move;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Replayed games as they travel. */
final class ReplayView {
    private static final Map<String, String> POINTS = Map.of("1-0", "2-0", "0-1", "0-2", "1/2-1/2", "1-1");

    private ReplayView() {}

    static ReplayedGame write(Replayed game, Tokens tokens, Deadline deadline) {
        List<ReplayPly> plies = plies(game, deadline);
        Optional<Standing> standing = standing(game);
        Optional<GameView> now = standing.map(end -> GameView.of(end.game(), tokens));
        return new ReplayedGame(
                game.errors().isEmpty(),
                game.board().id(),
                game.ruleset().id(),
                startFen(game),
                plies.size(),
                plies,
                game.errors().isEmpty() ? null : game.errors(),
                game.warnings().isEmpty() ? null : game.warnings(),
                tags(game, standing),
                standing.map(end -> Standing.summary(end.outcome())).orElse(null),
                game.continuesAfterEnd() ? true : null,
                standing.isPresent() ? endsBy(game, deadline) : null,
                now.map(GameView::position).orElse(null),
                now.map(GameView::state).orElse(null),
                now.map(GameView::ply).orElse(null),
                now.map(GameView::history).orElse(null),
                now.map(GameView::counters).orElse(null));
    }

    /** How the game stands after its last good ply. */
    static Optional<Standing> standing(Replayed game) {
        return game.last().map(last -> Standing.of(last.replay(), DrawMode.AUTOMATIC, game.termination()));
    }

    private static @Nullable String startFen(Replayed game) {
        return game.stretches().isEmpty()
                ? null
                : fen(game.stretches().get(0).replay().games().get(0));
    }

    private static String fen(Game game) {
        return FenWriter.write(game.position());
    }

    private static List<ReplayPly> plies(Replayed game, Deadline deadline) {
        List<ReplayPly> plies = new ArrayList<>();
        for (int s = 0; s < game.stretches().size(); s++) {
            List<Game> games = game.stretches().get(s).replay().games();
            List<Turn> turns = games.get(games.size() - 1).turns();
            for (int i = 1; i < games.size(); i++) {
                deadline.check();
                Game before = games.get(i - 1);
                Game after = games.get(i);
                Move move = turns.get(i - 1).move();
                plies.add(new ReplayPly(
                        plies.size() + 1,
                        MoveWriter.notation(before.legalMoves(), move),
                        MoveWriter.id(move),
                        fen(after),
                        GameView.key(after.position()),
                        GameView.counters(after),
                        s > 0 && i == 1 ? fen(before) : null));
            }
        }
        return plies;
    }

    // The first start of the record from which a rule set ends the game counts.
    private static Map<String, Integer> endsBy(Replayed game, Deadline deadline) {
        Map<String, Integer> ends = new LinkedHashMap<>();
        int pliesBefore = 0;
        for (Stretch stretch : game.stretches()) {
            deadline.check();
            int shift = pliesBefore - stretch.replay().games().get(0).ply();
            for (Map.Entry<Ruleset, OptionalInt> end : stretch.ends().get().entrySet()) {
                OptionalInt ply = end.getValue();
                String id = end.getKey().id();
                if (ends.get(id) == null) {
                    ends.put(id, ply.isPresent() ? ply.getAsInt() + shift : null);
                }
            }
            pliesBefore += stretch.plies();
        }
        return ends;
    }

    private static List<TagCheck> tags(Replayed game, Optional<Standing> standing) {
        List<TagCheck> checks = new ArrayList<>();
        for (PdnTag tag : game.tags()) {
            switch (tag.name().toLowerCase(Locale.ROOT)) {
                case "result" -> checks.add(result(tag, game, standing));
                case "fen" -> checks.add(fen(tag, game));
                case "gametype" -> checks.add(gameType(tag, game));
                default -> {}
            }
        }
        return checks;
    }

    private static TagCheck check(PdnTag tag, boolean agrees, @Nullable String actual) {
        return new TagCheck(tag.name(), Excerpt.shown(tag.value()), agrees, actual);
    }

    // The rules cannot say what players agreed on while the game was going on.
    private static TagCheck result(PdnTag tag, Replayed game, Optional<Standing> standing) {
        Outcome outcome = standing.map(Standing::outcome).orElseGet(Outcome.Ongoing::new);
        String actual = outcome.result().text();
        String value = tag.value().strip();
        boolean open = !outcome.isFinal() && game.errors().isEmpty();
        return check(tag, open || POINTS.getOrDefault(value, value).equals(actual), actual);
    }

    private static TagCheck fen(PdnTag tag, Replayed game) {
        return check(tag, !game.stretches().isEmpty(), startFen(game));
    }

    private static TagCheck gameType(PdnTag tag, Replayed game) {
        String actual = game.board() == Board.INTERNATIONAL ? "20" : "26";
        boolean agrees = tag.value().split(",", 2)[0].strip().equals(actual);
        return check(tag, agrees, game.stretches().isEmpty() ? null : actual);
    }
}
