package damka.engine.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damka.rules.board.Board;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BitbaseFilesTest {
    private static final Board BOARD = Board.BRAZILIAN;

    @TempDir
    Path folder;

    @Test
    void whatIsBuiltIsWhatShips() throws IOException {
        build();

        Endgames built = BitbaseReader.fromFolder(BOARD, folder);

        assertThat(built.pieces()).isEqualTo(3);
        for (Material material : Material.withPieces(3)) {
            BitbaseIndex index = new BitbaseIndex(BOARD, material);
            long wrong = LongStream.range(0, index.size())
                    .filter(at -> index.unrank(at)
                            .filter(d -> built.value(d) != Endings.BRAZILIAN.value(d))
                            .isPresent())
                    .count();
            assertThat(wrong).as("%s", material).isEqualTo(0);
        }
    }

    @Test
    void aFolderIsReadBesideWhatShips() throws IOException {
        build();

        Endgames both = BitbaseReader.withFolder(BOARD, folder, BitbaseCheck.HEADERS);

        assertThat(both.pieces()).isEqualTo(5);
    }

    @Test
    void packedTablesSayTheSameAsThoseTheyWereMadeFrom() throws IOException {
        build();
        Path packed = folder.resolve("packed");
        new BitbaseBuilder(BOARD, folder, line -> {}).pack(3, 3, packed);

        Endgames small = BitbaseReader.fromFile(BOARD, packed);

        Endgames flat = BitbaseReader.fromFolder(BOARD, folder);
        var random = new Random(3);
        for (int i = 0; i < 2_000; i++) {
            var position = Endings.random(BOARD, 3, random);
            assertThat(small.value(position)).isEqualTo(flat.value(position));
            for (Metric metric : Metric.values()) {
                assertThat(small.plies(position, metric)).isEqualTo(flat.plies(position, metric));
            }
        }
    }

    @Test
    void anInterruptedBuildGoesOnWhereItStopped() throws IOException {
        build();
        Path missing = folder.resolve("brazilian/kk-k.values.bitbase");
        Path damaged = folder.resolve("brazilian/m-k.end.bitbase");
        byte[] sound = Files.readAllBytes(missing);
        Files.delete(missing);
        Files.write(damaged, new byte[] {1, 2, 3});

        List<String> again = build();

        assertThat(again).filteredOn(line -> line.contains("solved")).hasSize(2);
        assertThat(again).filteredOn(line -> line.contains("there already")).hasSize(18 - 2);
        assertThat(Files.readAllBytes(missing)).isEqualTo(sound);
    }

    @Test
    void damagedTablesAreRefused() throws IOException {
        build();
        Path file = folder.resolve("brazilian/kk-k.values.bitbase");
        byte[] sound = Files.readAllBytes(file);

        assertRefused(changed(sound, 0), "no file of tables");
        assertRefused(changed(sound, 11), "version");
        assertRefused(changed(sound, 15), "another board");
        assertRefused(changed(sound, 25), "should have");
        assertRefused(changed(sound, sound.length - 1), "checksum");
        assertRefused(Arrays.copyOf(sound, sound.length - 1), "cut off");
        assertRefused(Arrays.copyOf(sound, sound.length + 1), "follows the last table");
        assertRefused(new byte[3], "too short");
    }

    @Test
    void tablesOfTheOtherBoardAreRefused() throws IOException {
        build();
        Path file = folder.resolve("brazilian/kk-k.values.bitbase");

        assertThatThrownBy(() -> BitbaseReader.fromFile(Board.INTERNATIONAL, file))
                .isInstanceOf(UnsoundBitbaseException.class)
                .hasMessageContaining("another board");
    }

    private List<String> build() throws IOException {
        List<String> lines = new ArrayList<>();
        new BitbaseBuilder(BOARD, folder, lines::add).build(3);
        return lines;
    }

    private static byte[] changed(byte[] bytes, int at) {
        byte[] copy = bytes.clone();
        copy[at] ^= 1;
        return copy;
    }

    private void assertRefused(byte[] bytes, String reason) throws IOException {
        Path file = folder.resolve("refused");
        Files.write(file, bytes);

        assertThatThrownBy(() -> BitbaseReader.fromFile(BOARD, file))
                .isInstanceOf(UnsoundBitbaseException.class)
                .hasMessageContaining(reason);
    }
}
