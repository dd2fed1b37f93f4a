package damka.api.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class ProblemTest {
    @Test
    void itsOwnMembersComeInOneOrderInEveryProcess() {
        Map<String, Object> members = Map.of("pieces", 40, "covered", 4, "limit", 1, "offered", "x", "allowed", "y");

        Problem problem = new Problem("/t", "t", 404, "/i", "d", "C", "1", null, members);

        assertThat(problem.extensions().keySet()).containsExactly("allowed", "covered", "limit", "offered", "pieces");
    }
}
