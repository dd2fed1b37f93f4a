package damka.api.dto;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** All lessons in short. */
@Schema(name = "Lessons", description = "The lessons, in the order in which they are best read.")
public record LessonsResponse(@Schema(required = true) List<LessonSummary> lessons) {
    public LessonsResponse {
        lessons = List.copyOf(lessons);
    }
}
