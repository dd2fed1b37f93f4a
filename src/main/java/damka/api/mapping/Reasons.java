package damka.api.mapping;

import damka.api.dto.ReasonDescription;
import damka.api.dto.ReasonResponse;
import damka.api.dto.RuleReference;
import damka.api.problem.Excerpt;
import damka.api.problem.Told;
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

/** Reasons why a move is not legal, in a caller's language. */
@ApplicationScoped
public class Reasons {
    private final Messages messages;

    /** In these words. */
    public Reasons(Messages messages) {
        this.messages = messages;
    }

    /** These reasons. */
    List<ReasonResponse> write(List<Illegality> illegalities, Ruleset ruleset, Language language) {
        return illegalities.stream()
                .map(illegality -> write(illegality, ruleset, language))
                .toList();
    }

    /** These reasons, once the language is known. */
    Told told(List<Illegality> illegalities, Ruleset ruleset) {
        return language -> write(illegalities, ruleset, language);
    }

    private ReasonResponse write(Illegality illegality, Ruleset ruleset, Language language) {
        ReasonCode code = illegality.code();
        List<String> articles = illegality.articles();
        return new ReasonResponse(
                code,
                severity(code),
                Words.numbers(illegality.squares()),
                articles.isEmpty() ? null : new RuleReference(ruleset.id(), articles),
                facts(illegality),
                messages.text(language, "reason." + code + ".text", arguments(illegality)));
    }

    // Words of the caller come back cut.
    private static Map<String, Object> facts(Illegality illegality) {
        Map<String, Object> facts = new LinkedHashMap<>(illegality.facts());
        facts.replaceAll((name, fact) -> fact instanceof String text ? Excerpt.shown(text) : fact);
        return facts;
    }

    /** What the sentence is filled with: the facts, and for people a place counted from 1. */
    static Map<String, Object> arguments(Illegality illegality) {
        Map<String, Object> arguments = facts(illegality);
        if (arguments.get("offset") instanceof Integer offset) {
            arguments.put("place", offset + 1);
        }
        return arguments;
    }

    /** All reasons in general. */
    public List<ReasonDescription> all(Language language) {
        return Arrays.stream(ReasonCode.values())
                .map(code -> new ReasonDescription(
                        code, severity(code), code.articles(), messages.text(language, "reason." + code + ".title")))
                .toList();
    }

    private static String severity(ReasonCode code) {
        return code.severity().name().toLowerCase(Locale.ROOT);
    }
}
