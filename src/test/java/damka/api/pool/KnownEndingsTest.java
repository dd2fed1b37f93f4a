package damka.api.pool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damka.api.ops.Configurations;
import damka.engine.endgame.BitbaseBuilder;
import damka.engine.endgame.Metric;
import damka.engine.endgame.UnsoundBitbaseException;
import damka.rules.board.Board;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KnownEndingsTest {
    @TempDir
    Path folder;

    private static KnownEndings with(Map<String, String> values) {
        return new KnownEndings(Configurations.with(values));
    }

    private KnownEndings withFolder() {
        return with(Map.of("damka.endgame.path", folder.toString()));
    }

    @Test
    void withoutAFolderThoseOfTheJarAreKnown() {
        KnownEndings known = with(Map.of());

        assertThat(known.of(Board.INTERNATIONAL).pieces()).isEqualTo(4);
        assertThat(known.of(Board.BRAZILIAN).pieces()).isEqualTo(5);
        assertThat(known.source(Board.INTERNATIONAL)).isEqualTo(KnownEndings.Source.JAR);
    }

    @Test
    void aFolderAddsItsTablesForTheBoardsThatItHas() throws IOException {
        new BitbaseBuilder(Board.INTERNATIONAL, folder, line -> {}).build(2);

        KnownEndings known = withFolder();

        assertThat(known.source(Board.INTERNATIONAL)).isEqualTo(KnownEndings.Source.FOLDER);
        assertThat(known.of(Board.INTERNATIONAL).pieces()).isEqualTo(4);
        assertThat(known.of(Board.INTERNATIONAL).pieces(Metric.END)).isEqualTo(3);
        assertThat(known.source(Board.BRAZILIAN)).isEqualTo(KnownEndings.Source.JAR);
    }

    @Test
    void aFolderWithoutTablesStopsTheStart() {
        assertThatThrownBy(this::withFolder).hasMessageContaining(folder.toString());
        assertThatThrownBy(() -> with(Map.of("damka.endgame.path", folder + "/nowhere")))
                .hasMessageContaining("nowhere");
    }

    @Test
    void anUnsoundTableStopsTheStartAndIsNamed() throws IOException {
        new BitbaseBuilder(Board.INTERNATIONAL, folder, line -> {}).build(2);
        Path file = folder.resolve("international/k-k.values.bitbase");
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length - 1] ^= 1;
        Files.write(file, bytes);

        assertThatThrownBy(this::withFolder)
                .isInstanceOf(UnsoundBitbaseException.class)
                .hasMessageContaining(file.toString())
                .hasMessageContaining("checksum");
    }

    @Test
    void aFileThatIsCutOffIsFoundWithoutReadingEveryByte() throws IOException {
        new BitbaseBuilder(Board.INTERNATIONAL, folder, line -> {}).build(2);
        Path file = folder.resolve("international/k-k.values.bitbase");
        byte[] bytes = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(bytes, bytes.length - 1));

        assertThatThrownBy(() -> with(Map.of("damka.endgame.path", folder.toString(), "damka.endgame.verify", "false")))
                .hasMessageContaining("cut off");
    }
}
