package damka.arch;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.platform.commons.annotation.Testable;

/** A test that no runner finds is worse than none: it looks like proof. */
class TestTreeTest {

    private static final JavaClasses TREE = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.ONLY_INCLUDE_TESTS)
            .importPackages("damka");

    @Test
    void eachClassNamedAsATestHoldsOne() {
        List<String> empty = topLevel()
                .filter(TestTreeTest::isNamedAsTest)
                .filter(c -> withNested(c).noneMatch(TestTreeTest::holdsTest))
                .map(JavaClass::getName)
                .toList();

        assertThat(empty).isEmpty();
    }

    @Test
    void eachTestIsInAClassThatTheBuildRuns() {
        List<String> neverRun = topLevel()
                .filter(c -> !isNamedAsTest(c))
                .filter(c -> withNested(c).anyMatch(TestTreeTest::holdsTest))
                .map(JavaClass::getName)
                .toList();

        assertThat(neverRun).isEmpty();
    }

    private static Stream<JavaClass> topLevel() {
        return TREE.stream().filter(JavaClass::isTopLevelClass);
    }

    private static Stream<JavaClass> withNested(JavaClass outer) {
        return TREE.stream().filter(c -> c.equals(outer) || c.getName().startsWith(outer.getName() + "$"));
    }

    private static boolean isNamedAsTest(JavaClass type) {
        String name = type.getSimpleName();
        return name.endsWith("Test") || name.endsWith("Properties") || name.endsWith("IT");
    }

    private static boolean holdsTest(JavaClass type) {
        return type.getAllMethods().stream().anyMatch(m -> m.isMetaAnnotatedWith(Testable.class))
                || type.getAllFields().stream().anyMatch(f -> f.isMetaAnnotatedWith(Testable.class));
    }
}
