package damka.api.mapping;

import damka.api.dto.LessonLink;
import damka.api.dto.ReasonDescription;
import damka.api.dto.ReasonResponse;
import damka.api.dto.RuleReference;
import damka.api.lesson.LessonCatalogue;
import damka.api.problem.Excerpt;
import damka.api.problem.Told;
import damka.api.text.Expected;
import damka.api.text.Language;
import damka.api.text.Messages;
import damka.rules.game.Ruleset;
import damka.rules.moves.Illegality;
import damka.rules.moves.ReasonCode;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reasons why a move is not legal, in a caller's language. */
@ApplicationScoped
public class Reasons {
    private final Messages messages;
    private final LessonCatalogue lessons;

    /** In these words, with these lessons on them. */
    public Reasons(Messages messages, LessonCatalogue lessons) {
        this.messages = messages;
        this.lessons = lessons;
    }

    /** These reasons. */
    List<ReasonResponse> write(List<Illegality> illegalities, Ruleset ruleset, SquareNames squares, Language language) {
        return illegalities.stream()
                .map(illegality -> write(illegality, ruleset, squares, language))
                .toList();
    }

    /** These reasons, once the language is known. */
    Told told(List<Illegality> illegalities, Ruleset ruleset, SquareNames squares) {
        return language -> write(illegalities, ruleset, squares, language);
    }

    private ReasonResponse write(Illegality illegality, Ruleset ruleset, SquareNames squares, Language language) {
        ReasonCode code = illegality.code();
        List<String> articles = illegality.articles();
        return new ReasonResponse(
                code,
                severity(code),
                Words.numbers(illegality.squares()),
                articles.isEmpty() ? null : new RuleReference(ruleset.id(), articles),
                facts(illegality),
                messages.text(language, "reason." + code + ".text", arguments(illegality, squares)),
                lesson(code, language));
    }

    private @Nullable LessonLink lesson(ReasonCode code, Language language) {
        return lessons.on(code)
                .map(lesson -> new LessonLink(
                        lesson.id(),
                        messages.text(language, "lesson." + lesson.id() + ".title"),
                        "/v1/lessons/" + lesson.id()))
                .orElse(null);
    }

    // Words of the caller come back cut.
    private static Map<String, Object> facts(Illegality illegality) {
        Map<String, Object> facts = new LinkedHashMap<>(illegality.facts());
        facts.replaceAll((name, fact) -> fact instanceof String text ? Excerpt.shown(text) : fact);
        return facts;
    }

    /** What the sentence is filled with: the facts, a place counted from 1, what was expected, and whether nothing moves. */
    static Map<String, Object> arguments(Illegality illegality, SquareNames squares) {
        Map<String, Object> arguments = facts(illegality);
        if (arguments.get("offset") instanceof Integer offset) {
            arguments.put("place", offset + 1);
        }
        if (arguments.get("expected") instanceof String expected) {
            arguments.put("expected", new Expected(expected));
        }
        arguments.put(
                "still",
                arguments.containsKey("to") && arguments.get("to").equals(arguments.get("from")) ? "yes" : "no");
        return squares.in(arguments);
    }

    /** All reasons in general. */
    public List<ReasonDescription> all(Language language) {
        return Arrays.stream(ReasonCode.values())
                .map(code -> new ReasonDescription(
                        code,
                        severity(code),
                        code.articles(),
                        messages.text(language, "reason." + code + ".title"),
                        lesson(code, language)))
                .toList();
    }

    private static String severity(ReasonCode code) {
        return code.severity().name().toLowerCase(Locale.ROOT);
    }
}
