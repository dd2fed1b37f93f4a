package damka.arch;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BuildTest {

    @Test
    void testsRunOnTheOldestSupportedJdkOrNewer() {
        assertThat(Runtime.version().feature()).isGreaterThanOrEqualTo(17);
    }
}
