package damka.arch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RulesPageTest {
    private static final Path PAGE = Path.of("src/site/markdown/rules.md");
    private static final Path TESTS = Path.of("src/test/java");
    private static final Pattern TEST_NAME = Pattern.compile("`(\\w+(?:Test|Properties))#(\\w+)`");

    @Test
    void everyRuleOfThePageIsProvedByATestThatExists() throws IOException {
        List<MatchResult> named =
                TEST_NAME.matcher(Files.readString(PAGE)).results().toList();

        assertThat(named).hasSizeGreaterThan(80);
        assertThat(named)
                .allSatisfy(name -> assertThat(sourceOf(name.group(1)))
                        .as("%s#%s", name.group(1), name.group(2))
                        .contains("void " + name.group(2) + "("));
    }

    @Test
    void everyRowOfATableNamesItsTest() throws IOException {
        List<String> rows = Files.readAllLines(PAGE).stream()
                .filter(line -> line.startsWith("| ") && !line.startsWith("| Sentence"))
                .toList();

        assertThat(rows).allSatisfy(row -> assertThat(row).containsPattern(TEST_NAME));
    }

    private static String sourceOf(String testClass) throws IOException {
        try (Stream<Path> files = Files.walk(TESTS)) {
            Path source = files.filter(file -> file.getFileName().toString().equals(testClass + ".java"))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("no test class " + testClass));
            return Files.readString(source);
        }
    }
}
