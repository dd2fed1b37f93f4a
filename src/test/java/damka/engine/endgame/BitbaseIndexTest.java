package damka.engine.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.board.Board;
import java.util.Optional;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class BitbaseIndexTest {

    @Test
    void eachNumberComesBackFromItsPosition() {
        for (Board board : Board.values()) {
            for (int pieces = 2; pieces <= 3; pieces++) {
                for (Material material : Material.withPieces(pieces)) {
                    BitbaseIndex index = new BitbaseIndex(board, material);

                    long wrong = LongStream.range(0, index.size())
                            .filter(at -> !comesBack(index, at))
                            .count();

                    assertThat(wrong).as("%s %s", board, material).isEqualTo(0);
                }
            }
        }
    }

    @Test
    void numbersOfLargerEndingsComeBackToo() {
        Random random = new Random(20261130);
        for (Board board : Board.values()) {
            for (int pieces = 4; pieces <= 6; pieces++) {
                for (Material material : Material.withPieces(pieces)) {
                    BitbaseIndex index = new BitbaseIndex(board, material);

                    assertThat(random.longs(300, 0, index.size())).allMatch(at -> comesBack(index, at));
                    assertThat(comesBack(index, index.size() - 1)).isTrue();
                }
            }
        }
    }

    private static boolean comesBack(BitbaseIndex index, long at) {
        Optional<Diagram> diagram = index.unrank(at);
        return diagram.isEmpty()
                || at
                        == index.rank(
                                diagram.get().own(),
                                diagram.get().others(),
                                diagram.get().kings());
    }

    @Test
    void positionsHaveTheMaterialOfTheirIndex() {
        for (Material material : Material.withPieces(4)) {
            BitbaseIndex index = new BitbaseIndex(Board.INTERNATIONAL, material);

            Diagram diagram = index.unrank(index.size() / 3 + 1).orElseThrow();

            assertThat(Material.key(diagram.own(), diagram.others(), diagram.kings()))
                    .isEqualTo(material.key());
            assertThat(diagram.own() & diagram.others()).isEqualTo(0);
        }
    }

    @Test
    void countsWithoutHolesAreThePublishedOnes() {
        assertThat(positions(Board.INTERNATIONAL, 2)).isEqualTo(8_845);
        assertThat(positions(Board.INTERNATIONAL, 3)).isEqualTo(806_300);
    }

    private static long positions(Board board, int pieces) {
        return Material.withPieces(pieces).stream()
                .map(material -> new BitbaseIndex(board, material))
                .mapToLong(index -> LongStream.range(0, index.size())
                        .filter(at -> index.unrank(at).isPresent())
                        .count())
                .sum();
    }
}
