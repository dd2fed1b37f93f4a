package damka.arch;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What the compiler does not check: sizes that a reader can hold, and no package outside the null check. */
class SourceTest {

    private static final Path MAIN = Path.of("src/main/java");
    private static final int FILE_LINES = 400;
    private static final int METHOD_LINES = 60;

    @Test
    void noFileIsLongerThan400Lines() throws IOException {
        assertThat(sources()).allSatisfy(file -> assertThat(lines(file)).hasSizeLessThanOrEqualTo(FILE_LINES));
    }

    @Test
    void noMethodIsLongerThan60Lines() throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<String> tooLong = new ArrayList<>();

        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            JavacTask task = (JavacTask)
                    compiler.getTask(null, files, null, null, null, files.getJavaFileObjectsFromPaths(sources()));
            SourcePositions positions = Trees.instance(task).getSourcePositions();
            for (CompilationUnitTree unit : task.parse()) {
                unit.accept(new LongMethods(unit, positions, tooLong), null);
            }
        }

        assertThat(tooLong).isEmpty();
    }

    @Test
    void everyPackageIsNullMarked() throws IOException {
        List<Path> packages = sources().stream().map(Path::getParent).distinct().toList();

        assertThat(packages)
                .isNotEmpty()
                .allSatisfy(folder -> assertThat(folder.resolve("package-info.java"))
                        .content()
                        .contains("@NullMarked"));
    }

    private static List<Path> sources() throws IOException {
        try (Stream<Path> tree = Files.walk(MAIN)) {
            return tree.filter(file -> file.toString().endsWith(".java")).toList();
        }
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final class LongMethods extends TreeScanner<@Nullable Void, @Nullable Void> {
        private final CompilationUnitTree unit;
        private final SourcePositions positions;
        private final List<String> found;

        LongMethods(CompilationUnitTree unit, SourcePositions positions, List<String> found) {
            this.unit = unit;
            this.positions = positions;
            this.found = found;
        }

        @Override
        public @Nullable Void visitMethod(MethodTree method, @Nullable Void none) {
            long first = line(positions.getStartPosition(unit, method));
            long last = line(positions.getEndPosition(unit, method));
            if (last - first + 1 > METHOD_LINES) {
                found.add(unit.getSourceFile().getName() + ":" + first + " " + method.getName());
            }
            return super.visitMethod(method, null);
        }

        private long line(long position) {
            return unit.getLineMap().getLineNumber(position);
        }
    }
}
