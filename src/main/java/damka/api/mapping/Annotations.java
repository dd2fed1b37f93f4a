package damka.api.mapping;

import damka.api.dto.AnnotationFacts;
import damka.api.dto.AnnotationProgress;
import damka.api.dto.AnnotationsRequest;
import damka.api.dto.AnnotationsResponse;
import damka.api.dto.EngineName;
import damka.api.ops.Meters;
import damka.api.pool.SearchPool;
import damka.api.pool.SearchSlot;
import damka.api.problem.BadInput;
import damka.api.problem.ProblemType;
import damka.api.text.Language;
import damka.api.text.Messages;
import damka.engine.annotation.Annotation;
import damka.engine.annotation.AnnotationStep;
import damka.engine.annotation.Annotator;
import damka.rules.notation.pdn.PdnGame;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.MediaType;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jspecify.annotations.Nullable;

/** Whole games: how good was each move? */
@ApplicationScoped
public class Annotations {
    private final StrictJson json;
    private final AnnotationReading reading;
    private final SearchPool pool;
    private final Messages messages;
    private final Meters meters;
    private final EngineName engine;

    /** Searching in this pool. */
    public Annotations(
            StrictJson json,
            AnnotationReading reading,
            SearchPool pool,
            Messages messages,
            Meters meters,
            @ConfigProperty(name = "quarkus.application.version") String version) {
        this.json = json;
        this.reading = reading;
        this.pool = pool;
        this.messages = messages;
        this.meters = meters;
        this.engine = new EngineName("damka", version);
    }

    /**
     * Annotating on its way.
     *
     * @param question what is asked
     * @param result what was found, once it is
     * @param leave to be called when the caller goes away
     */
    public record Running(AnnotationReading.Question question, CompletableFuture<Annotation> result, Runnable leave) {}

    /** A request whose body is JSON or a PDN text, as its type says. */
    public AnnotationsRequest read(byte[] body, String contentType) {
        MediaType type = MediaType.valueOf(contentType);
        return type.isCompatible(MediaType.APPLICATION_JSON_TYPE)
                ? json.read(body, AnnotationsRequest.class)
                : PdnBodyReader.annotations(PdnBodyReader.text(body, type));
    }

    /**
     * Begins to annotate.
     *
     * @param telling makes for these games what is told each step, in the thread of the search
     */
    public Running begin(
            AnnotationsRequest request,
            AnnotationReading.QueryBudget query,
            Duration patience,
            Language language,
            Function<AnnotationReading.Question, Consumer<AnnotationStep>> telling) {
        AnnotationReading.Question question = reading.read(request, query, patience, language);
        Consumer<AnnotationStep> told = telling.apply(question);
        SearchSlot<Annotation> slot = pool.submitLong(
                (analyst, stop) -> {
                    Annotation found = new Annotator(analyst, System::nanoTime)
                            .annotate(question.stretches(), question.budget(), stop, told);
                    meters.annotated(found);
                    if (foundNothing(found)) {
                        throw new BadInput(ProblemType.DEADLINE_EXCEEDED);
                    }
                    return found;
                },
                question.deadline(),
                question.patience());
        return new Running(question, slot.result(), slot::cancel);
    }

    private static boolean foundNothing(Annotation found) {
        return !found.complete() && found.games().stream().flatMap(List::stream).noneMatch(Optional::isPresent);
    }

    /**
     * Annotated games as an answer.
     *
     * @param last true at the end of a stream
     */
    public AnnotationsResponse write(Annotation found, AnnotationReading.Question question, @Nullable Boolean last) {
        return new AnnotationsResponse(
                found.complete(),
                AnnotationView.games(question.games(), found.games()),
                new AnnotationFacts(found.nodes(), found.elapsed().toMillis(), found.reproducible(), engine),
                last);
    }

    /** A step as an answer in a stream. */
    public AnnotationProgress write(AnnotationStep step, AnnotationReading.Question question) {
        return AnnotationView.progress(step, question.games());
    }

    /** Annotated games in PDN; in UTF-8. */
    public byte[] pdn(Annotation found, AnnotationReading.Question question, Language language) {
        AnnotatedPdn writer = new AnnotatedPdn(messages, language, engine.name() + " " + engine.version());
        List<String> texts = new ArrayList<>();
        int stretch = 0;
        for (int i = 0; i < question.games().size(); i++) {
            Replayed game = question.games().get(i);
            PdnGame record = question.records().get(i);
            int after = stretch + game.stretches().size();
            texts.add(writer.write(record, found.games().subList(stretch, after)));
            stretch = after;
        }
        return String.join("\n", texts).getBytes(StandardCharsets.UTF_8);
    }
}
