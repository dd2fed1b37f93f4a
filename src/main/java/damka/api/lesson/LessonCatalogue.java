package damka.api.lesson;

import com.fasterxml.jackson.databind.ObjectMapper;
import damka.rules.moves.ReasonCode;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** All lessons, in the order in which they are best read. */
@ApplicationScoped
public class LessonCatalogue {
    private static final String RESOURCE = "lessons/catalogue.json";

    private record Contents(List<Lesson> lessons) {}

    private final Map<String, Lesson> byId = new LinkedHashMap<>();
    private final Map<ReasonCode, Lesson> byReason = new EnumMap<>(ReasonCode.class);

    /** Read from the resource. */
    public LessonCatalogue(ObjectMapper json) {
        try (InputStream in = LessonCatalogue.class.getClassLoader().getResourceAsStream(RESOURCE)) {
            Contents contents = json.readValue(Objects.requireNonNull(in, RESOURCE), Contents.class);
            for (Lesson lesson : contents.lessons()) {
                byId.put(lesson.id(), lesson);
                lesson.reasons().forEach(reason -> byReason.put(reason, lesson));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All of them. */
    public List<Lesson> all() {
        return List.copyOf(byId.values());
    }

    /** The lesson with this id. */
    public Optional<Lesson> byId(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    /** The lesson that explains a reason. */
    public Optional<Lesson> on(ReasonCode reason) {
        return Optional.ofNullable(byReason.get(reason));
    }
}
