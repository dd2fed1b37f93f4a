package damka.engine.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class TranspositionTableTest {
    private final TranspositionTable table = new TranspositionTable(1 << 12);

    @Test
    void whatWasStoredIsFoundUnchanged() {
        Random random = new Random(7);
        table.newSearch();
        for (int i = 0; i < 1000; i++) {
            long key = random.nextLong();
            int score = random.nextInt(60_000) - 30_000;
            int tag = random.nextInt(1 << 20);
            int depth = random.nextInt(256);
            int bound = 1 + random.nextInt(3);

            table.newSearch();
            table.store(key, score, tag, depth, bound);

            long data = table.probe(key);
            assertThat(TranspositionTable.score(data)).isEqualTo(score);
            assertThat(TranspositionTable.tag(data)).isEqualTo(tag);
            assertThat(TranspositionTable.depth(data)).isEqualTo(depth);
            assertThat(TranspositionTable.bound(data)).isEqualTo(bound);
        }
    }

    @Test
    void aNewSearchSeesNothingOfAnEarlierOne() {
        table.newSearch();
        table.store(99, 1, 1, 1, TranspositionTable.EXACT);
        for (int i = 0; i < 600; i++) {
            table.newSearch();

            assertThat(table.probe(99)).isEqualTo(TranspositionTable.NONE);
        }
    }

    @Test
    void aFullBucketGivesUpItsShallowestEntry() {
        table.newSearch();
        for (int depth = 1; depth <= 5; depth++) {
            table.store((long) depth << 40, 0, 0, depth, TranspositionTable.EXACT);
        }

        assertThat(table.probe(1L << 40)).isEqualTo(TranspositionTable.NONE);
        for (int depth = 2; depth <= 5; depth++) {
            assertThat(TranspositionTable.depth(table.probe((long) depth << 40)))
                    .isEqualTo(depth);
        }
    }

    @Test
    void anUnknownBestMoveDoesNotDisplaceAKnownOne() {
        table.newSearch();
        table.store(5, 10, 77, 3, TranspositionTable.AT_LEAST);
        table.store(5, 20, 0, 4, TranspositionTable.AT_MOST);

        assertThat(TranspositionTable.tag(table.probe(5))).isEqualTo(77);
        assertThat(TranspositionTable.score(table.probe(5))).isEqualTo(20);
    }
}
