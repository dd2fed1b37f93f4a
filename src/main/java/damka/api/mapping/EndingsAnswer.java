package damka.api.mapping;

import damka.api.dto.EndingCategory;
import damka.api.dto.EndingDetail;
import damka.api.dto.EndingMoveResponse;
import damka.api.dto.EndingValueName;
import damka.api.dto.EndingsRequest;
import damka.api.dto.EndingsResponse;
import damka.api.pool.EndingPool;
import damka.api.pool.KnownEndings;
import damka.api.problem.BadInput;
import damka.api.problem.Fault;
import damka.api.problem.ProblemType;
import damka.api.text.Language;
import damka.api.text.Messages;
import damka.engine.endgame.Category;
import damka.engine.endgame.EndgameValue;
import damka.engine.endgame.Endgames;
import damka.engine.endgame.EndingReport;
import damka.engine.endgame.RatedMove;
import damka.rules.board.Color;
import damka.rules.game.Game;
import damka.rules.moves.LegalMoves;
import damka.rules.notation.fen.FenWriter;
import damka.rules.notation.written.MoveWriter;
import damka.rules.position.Position;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What endings are worth, from the endgame tables. */
@ApplicationScoped
public class EndingsAnswer {
    private final GameReader games;
    private final Outcomes outcomes;
    private final KnownEndings endings;
    private final EndingPool pool;
    private final Messages messages;
    private final Tokens tokens;

    /** From these tables. */
    public EndingsAnswer(
            GameReader games,
            Outcomes outcomes,
            KnownEndings endings,
            EndingPool pool,
            Messages messages,
            Tokens tokens) {
        this.games = games;
        this.outcomes = outcomes;
        this.endings = endings;
        this.pool = pool;
        this.messages = messages;
        this.tokens = tokens;
    }

    /** The answer to this request, once it is found. */
    public CompletableFuture<EndingsResponse> answer(EndingsRequest request, Language language) {
        Standing standing = games.standing(request.game(), null, "#/game");
        if (standing.isOver()) {
            throw outcomes.gameOver(standing, "#/game");
        }
        Game game = standing.game();
        Endgames known = endings.of(game.position().board());
        if (!known.isCovered(game.position())) {
            throw notInTables(game.position(), known.pieces());
        }
        boolean withFen = request.include() != null && request.include().contains(EndingDetail.fen);
        return pool.submit(() -> write(game, Found.of(known, game), withFen, language));
    }

    private static BadInput notInTables(Position position, int covered) {
        int pieces = Long.bitCount(position.occupied());
        String code = pieces > covered ? "NOT_IN_TABLES" : "COMPOSED_NOT_IN_TABLES";
        return new BadInput(
                ProblemType.NOT_IN_TABLES,
                List.of(Fault.at("#/game/position", code).with("pieces", pieces).with("covered", covered)),
                Map.of("pieces", pieces, "covered", covered));
    }

    /**
     * What was found.
     *
     * @param assumesNoPast whether a category in it holds only if nothing came before that is not known
     * @param verdictAssumesNoPast whether that of the position does
     */
    private record Found(EndingReport report, boolean assumesNoPast, boolean verdictAssumesNoPast) {

        // A past that nobody knows leaves wins open. Who asks about a position alone wants to know how it ends from
        // here.
        static Found of(Endgames endings, Game game) {
            EndingReport report = EndingReport.of(endings, game).orElseThrow();
            Game fresh = game.withoutPast();
            if (fresh == game || !isOpen(report)) {
                return new Found(report, false, false);
            }
            EndingReport assumed = EndingReport.of(endings, fresh).orElseThrow();
            return new Found(
                    assumed, !categories(assumed).equals(categories(report)), assumed.category() != report.category());
        }

        private static boolean isOpen(EndingReport report) {
            return categories(report).stream()
                    .anyMatch(category -> category == Category.MAYBE_WIN || category == Category.MAYBE_LOSS);
        }

        private static List<Category> categories(EndingReport report) {
            return Stream.concat(
                            Stream.of(report.category()),
                            report.moves().stream().map(RatedMove::category))
                    .toList();
        }
    }

    private EndingsResponse write(Game game, Found found, boolean withFen, Language language) {
        EndingReport report = found.report();
        GameView now = GameView.of(game, tokens);
        return new EndingsResponse(
                value(report.value()),
                category(report.category()),
                boxed(report.toConversion()),
                boxed(report.toEnd()),
                found.assumesNoPast() ? true : null,
                Long.bitCount(game.position().occupied()),
                message(game, found, language),
                report.moves().stream()
                        .map(move -> write(game.legalMoves(), move, withFen))
                        .toList(),
                now.position(),
                now.state(),
                now.ply(),
                now.history(),
                now.counters());
    }

    private static EndingMoveResponse write(LegalMoves legal, RatedMove rated, boolean withFen) {
        return new EndingMoveResponse(
                MoveWriter.id(rated.move()),
                MoveWriter.notation(legal, rated.move()),
                rated.move().from().number(),
                rated.move().to().number(),
                value(rated.value()),
                category(rated.category()),
                boxed(rated.toConversion()),
                boxed(rated.toEnd()),
                withFen ? FenWriter.write(legal.position().after(rated.move())) : null);
    }

    // The moves of the side that wins: the last of them ends the game.
    private String message(Game game, Found found, Language language) {
        EndingReport report = found.report();
        Color side = game.position().sideToMove();
        Color winner = report.value() == EndgameValue.LOSS ? side.opponent() : side;
        int moves = (report.toEnd().orElse(0) + 1) / 2;
        Map<String, Object> facts = Map.of("winner", winner.name().toLowerCase(Locale.ROOT), "moves", moves);
        String verdict = messages.text(language, "ending." + key(report.category()), facts);
        return found.verdictAssumesNoPast() ? verdict + " " + messages.text(language, "ending.assumesNoPast") : verdict;
    }

    private static String key(Category category) {
        return switch (category) {
            case WIN, LOSS -> "won";
            case MAYBE_WIN, MAYBE_LOSS -> "open";
            case CURSED_WIN, BLESSED_LOSS -> "cursed";
            case DRAW -> "draw";
        };
    }

    private static EndingValueName value(EndgameValue value) {
        return switch (value) {
            case WIN -> EndingValueName.win;
            case DRAW -> EndingValueName.draw;
            case LOSS -> EndingValueName.loss;
            case UNKNOWN -> throw new IllegalStateException("covered and yet unknown");
        };
    }

    private static EndingCategory category(Category category) {
        return switch (category) {
            case WIN -> EndingCategory.win;
            case MAYBE_WIN -> EndingCategory.maybeWin;
            case CURSED_WIN -> EndingCategory.cursedWin;
            case DRAW -> EndingCategory.draw;
            case BLESSED_LOSS -> EndingCategory.blessedLoss;
            case MAYBE_LOSS -> EndingCategory.maybeLoss;
            case LOSS -> EndingCategory.loss;
        };
    }

    private static @Nullable Integer boxed(OptionalInt number) {
        return number.isPresent() ? number.getAsInt() : null;
    }
}
