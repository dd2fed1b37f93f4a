package damka.api.problem;

import damka.api.text.Language;
import damka.api.text.Messages;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Puts problems into words. */
@ApplicationScoped
public class ProblemWriter {
    private final Messages messages;

    /** Over these texts. */
    public ProblemWriter(Messages messages) {
        this.messages = messages;
    }

    /**
     * The problem that this input is.
     *
     * @param instance path of the request
     */
    public Problem write(BadInput input, String instance, Language language, String traceId) {
        ProblemType type = input.type();
        List<Fault> faults = input.faults();
        boolean none = faults.isEmpty();
        String code = none ? type.name() : faults.get(0).code();
        String detail = none ? generalDetail(type, language, input.extensions()) : sentence(faults.get(0), language);
        return new Problem(
                type.uri(),
                title(type, language),
                type.status(),
                Excerpt.shown(instance),
                detail,
                code,
                traceId,
                none
                        ? null
                        : faults.stream().map(fault -> error(fault, language)).toList(),
                told(input.extensions(), language));
    }

    private static Map<String, Object> told(Map<String, Object> extensions, Language language) {
        Map<String, Object> members = new TreeMap<>();
        extensions.forEach((name, value) -> members.put(name, value instanceof Told told ? told.in(language) : value));
        return members;
    }

    /** The type in words. */
    public String title(ProblemType type, Language language) {
        return messages.text(language, "problem." + type.slug() + ".title");
    }

    /** What the type means, for its page. */
    public String explanation(ProblemType type, Language language) {
        return messages.text(language, "problem." + type.slug() + ".about");
    }

    private String generalDetail(ProblemType type, Language language, Map<String, Object> facts) {
        return messages.text(language, "problem." + type.slug() + ".detail", facts);
    }

    private String sentence(Fault fault, Language language) {
        return messages.text(language, fault.key(), fault.facts());
    }

    private ProblemError error(Fault fault, Language language) {
        Fault.Place place = fault.place();
        return new ProblemError(
                fault.pointer(),
                fault.parameter(),
                fault.code(),
                sentence(fault, language),
                place == null ? null : place.offset(),
                place == null ? null : place.length(),
                place == null ? null : place.line(),
                place == null ? null : place.column(),
                place == null ? null : place.excerpt(),
                fault.expected());
    }
}
