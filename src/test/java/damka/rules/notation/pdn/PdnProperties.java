package damka.rules.notation.pdn;

import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.board.Board;
import damka.rules.notation.Samples;
import damka.rules.notation.TextSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.Tag;

class PdnProperties {
    private static final TextSpan NOWHERE = new TextSpan(0, 0);
    private static final String ALPHABET = "[]{}()\"\\;%$*!?/.-x:0123456789 abEFGN\n\r\uFEFF";

    @Property(tries = 200, shrinking = ShrinkingMode.OFF)
    void readingWhatWasWrittenIsIdentity(@ForAll Board board, @ForAll long seed) {
        assertSameAfterWriting(board, seed);
    }

    @Tag("slow")
    @Property(tries = 2000, shrinking = ShrinkingMode.OFF)
    void readingWhatWasWrittenIsIdentityOftenTried(@ForAll Board board, @ForAll long seed) {
        assertSameAfterWriting(board, seed);
    }

    @Property(tries = 5000, shrinking = ShrinkingMode.OFF)
    void hostileTextsGiveFaultsInsideTheText(@ForAll Board board, @ForAll long seed) {
        assertFaultsInside(board, seed);
    }

    @Tag("slow")
    @Property(tries = 100_000, shrinking = ShrinkingMode.OFF)
    void hostileTextsGiveFaultsInsideTheTextOftenTried(@ForAll Board board, @ForAll long seed) {
        assertFaultsInside(board, seed);
    }

    private static void assertSameAfterWriting(Board board, long seed) {
        Random random = new Random(seed);
        List<PdnGame> games = List.of(PdnSamples.game(board, random), PdnSamples.game(board, random));

        PdnText text = PdnReader.read(PdnWriter.write(games), PdnOptions.STANDARD);

        assertThat(text.allFaults()).isEmpty();
        assertThat(text.games()).hasSize(2);
        for (int i = 0; i < 2; i++) {
            PdnGame written = games.get(i);
            PdnGame read = text.games().get(i);
            assertThat(read.segments().stream().map(PdnProperties::placeless)).isEqualTo(written.segments());
            assertThat(read.terminator()).isEqualTo(written.terminator());
            assertThat(read.result()).isEqualTo(written.result());
            assertThat(read.board()).isEqualTo(board);
            written.tags().forEach(tag -> assertThat(read.tag(tag.name())).contains(tag.value()));
        }
        assertThat(PdnWriter.write(text.games())).isEqualTo(PdnWriter.write(games));
    }

    private static PdnSegment placeless(PdnSegment segment) {
        return new PdnSegment(segment.start(), segment.halfMoves(), segment.moveNumber(), placeless(segment.line()));
    }

    private static PdnLine placeless(PdnLine line) {
        List<PdnPly> plies = new ArrayList<>();
        for (PdnPly ply : line.plies()) {
            List<PdnLine> variations =
                    ply.variations().stream().map(PdnProperties::placeless).toList();
            plies.add(new PdnPly(ply.move(), NOWHERE, ply.marks(), ply.comments(), variations));
        }
        return new PdnLine(
                line.comments(),
                line.variations().stream().map(PdnProperties::placeless).toList(),
                plies);
    }

    // Random changes of a sound text, now and then cut in the middle.
    private static void assertFaultsInside(Board board, long seed) {
        Random random = new Random(seed);
        String sound = PdnWriter.write(PdnSamples.game(board, random));
        String changed = Samples.mutated(sound, ALPHABET, random);
        String text = random.nextInt(4) == 0 ? changed.substring(random.nextInt(changed.length() + 1)) : changed;
        Optional<Board> chosen = random.nextBoolean() ? Optional.of(board) : Optional.empty();
        PdnOptions options = chosen.map(PdnOptions.STANDARD::withBoard).orElse(PdnOptions.STANDARD);

        PdnText read = PdnReader.read(text, options);

        for (PdnFault fault : read.allFaults()) {
            PdnFault.Place place = fault.place();
            assertThat(place.offset()).isBetween(0, text.length());
            assertThat(place.offset() + place.length()).isLessThanOrEqualTo(text.length());
            assertThat(place.line())
                    .isEqualTo((int) text.substring(0, place.offset())
                                    .replace("\r\n", "\n")
                                    .replace('\r', '\n')
                                    .chars()
                                    .filter(c -> c == '\n')
                                    .count()
                            + 1);
            assertThat(fault.parse()).allMatch(found -> found.offset() + found.length() <= text.length());
        }
        assertThat(PdnReader.read(PdnWriter.write(read.games()), options).games())
                .hasSize(read.games().size());
    }
}
