package damka.rules.notation.fen;

import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.board.Board;
import damka.rules.notation.ParseFault;
import damka.rules.notation.Samples;
import damka.rules.position.Position;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class FenProperties {

    @Property
    void readingWhatWasWrittenIsIdentity(@ForAll Board board, @ForAll long seed) {
        Position position = Samples.position(board, new Random(seed));

        FenText fen = FenReaderTest.read(board, FenWriter.write(position));

        assertThat(Samples.sound(fen.setup())).isEqualTo(position);
        assertThat(fen.warnings()).isEmpty();
    }

    @Property(tries = 5000)
    void hostileTextsGiveFaultsInsideTheText(@ForAll Board board, @ForAll long seed) {
        Random random = new Random(seed);
        String fen = FenWriter.write(Samples.position(board, random));
        String text = Samples.mutated("[FEN \"" + fen + ":H1:F2.\"]", "[]\"FENWBKHFabj:,-. 0123456789", random);

        List<ParseFault> faults =
                FenReaderTest.faults(board, random.nextBoolean() ? text : text.substring(text.length() / 7));

        assertThat(faults).allMatch(fault -> fault.offset() + fault.length() <= text.length());
        assertThat(faults).isSortedAccordingTo((a, b) -> Integer.compare(a.offset(), b.offset()));
    }
}
