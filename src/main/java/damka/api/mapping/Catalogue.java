package damka.api.mapping;

import damka.api.dto.ArticleResponse;
import damka.api.dto.CaptureRules;
import damka.api.dto.DrawRuleResponse;
import damka.api.dto.Neighbours;
import damka.api.dto.PromotionRules;
import damka.api.dto.RulesetResponse;
import damka.api.dto.Side;
import damka.api.dto.SquareResponse;
import damka.api.dto.StartPosition;
import damka.api.dto.VariantResponse;
import damka.api.text.Language;
import damka.api.text.Messages;
import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.board.Direction;
import damka.rules.board.Square;
import damka.rules.game.DrawMode;
import damka.rules.game.DrawRule;
import damka.rules.game.Material;
import damka.rules.game.Reset;
import damka.rules.game.Ruleset;
import damka.rules.notation.fen.FenWriter;
import damka.rules.notation.hub.HubWriter;
import damka.rules.position.Position;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Variants and rule sets in a caller's language. */
@ApplicationScoped
public class Catalogue {
    // Articles on playing and capturing whose numbers were seen; what they say stands in the messages.
    private static final List<String> ARTICLES = List.of(
            "2.2", "2.4", "2.6", "3.4", "3.5", "3.9", "4.1", "4.2", "4.3", "4.5", "4.6", "4.8", "4.13", "4.14", "4.15",
            "5.4.1", "5.4.2", "5.4.5", "5.4.6", "5.4.8", "5.4.9", "8.2");

    // All sets share these (contract, section 4): the rules core has one generator.
    private static final CaptureRules CAPTURE = new CaptureRules(true, true, true, true, true, "after-move");
    private static final PromotionRules PROMOTION = new PromotionRules(true, "next-move");

    private final Messages messages;

    /** In these words. */
    public Catalogue(Messages messages) {
        this.messages = messages;
    }

    /** A variant. */
    public VariantResponse variant(Board board, Language language) {
        Position start = Position.start(board);
        return new VariantResponse(
                board.id(),
                messages.text(language, "variant." + board.id() + ".name"),
                board.size(),
                board.squareCount(),
                board.menAtStart(),
                new StartPosition(FenWriter.write(start), HubWriter.write(start)),
                Ruleset.on(board).stream().map(Ruleset::id).toList(),
                Ruleset.defaultFor(board).id(),
                board == Board.INTERNATIONAL ? 20 : 26,
                board.squares().stream().map(Catalogue::square).toList());
    }

    private static SquareResponse square(Square square) {
        return new SquareResponse(
                square.number(),
                square.row() + 1,
                square.column() + 1,
                square.algebraic(),
                promotionRowOf(square),
                new Neighbours(
                        next(square, Direction.UP_LEFT),
                        next(square, Direction.UP_RIGHT),
                        next(square, Direction.DOWN_LEFT),
                        next(square, Direction.DOWN_RIGHT)));
    }

    private static @Nullable Side promotionRowOf(Square square) {
        for (Color color : Color.values()) {
            if ((square.board().promotionRow(color) & square.bit()) != 0) {
                return Words.side(color);
            }
        }
        return null;
    }

    private static @Nullable Integer next(Square square, Direction direction) {
        return square.next(direction).map(Square::number).orElse(null);
    }

    /** A rule set. */
    public RulesetResponse ruleset(Ruleset ruleset, Language language) {
        return new RulesetResponse(
                ruleset.id(),
                messages.text(language, "ruleset." + ruleset.id() + ".name"),
                messages.text(language, "ruleset." + ruleset.id() + ".about"),
                ruleset.boards().stream().map(Board::id).toList(),
                Arrays.stream(Board.values())
                        .filter(board -> Ruleset.defaultFor(board) == ruleset)
                        .map(Board::id)
                        .toList(),
                CAPTURE,
                PROMOTION,
                ruleset.countsRepetition(),
                ruleset.rules().stream().map(rule -> drawRule(rule, language)).toList(),
                articles(ruleset)
                        .map(article -> new ArticleResponse(article, messages.text(language, "article." + article)))
                        .toList());
    }

    // Those on play, and those that its draw rules rest on.
    private static Stream<String> articles(Ruleset ruleset) {
        Stream<String> draws = ruleset.rules().stream().flatMap(rule -> rule.article().stream());
        return Stream.concat(ARTICLES.stream(), draws).distinct();
    }

    private DrawRuleResponse drawRule(DrawRule rule, Language language) {
        DrawRule.PlyCount count = rule.fold(repetition -> null, plies -> plies);
        return new DrawRuleResponse(
                rule.id(),
                ruleName(messages, rule, language),
                rule.reason().id(),
                rule.limit(),
                count == null ? "occurrences" : "plies",
                rule.mode() == DrawMode.AUTOMATIC,
                count == null ? null : material(count.starts()),
                count == null ? null : material(count.keeps()),
                count == null ? null : count.resets().stream().map(Reset::id).toList(),
                rule.article().orElse(null),
                text(rule, language));
    }

    /** A draw rule in a few words. */
    static String ruleName(Messages messages, DrawRule rule, Language language) {
        return messages.text(language, "drawRuleName." + rule.id());
    }

    private String text(DrawRule rule, Language language) {
        String key = "drawRule." + rule.id();
        return messages.text(language, key, Map.of("limit", rule.limit(), "moves", rule.limit() / 2));
    }

    private static List<String> material(List<Material> material) {
        return material.stream()
                .map(one -> one.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .toList();
    }
}
