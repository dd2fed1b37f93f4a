package damka.rules.notation.text;

import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.notation.ParseFault;
import damka.rules.notation.ParseResult;
import damka.rules.notation.Samples;
import damka.rules.notation.SetupText;
import damka.rules.notation.fen.FenWriter;
import damka.rules.notation.hub.HubWriter;
import damka.rules.notation.token.PositionToken;
import damka.rules.position.Position;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class PositionTextProperties {

    private static Position sound(ParseResult<SetupText> result) {
        return result.fold(text -> Samples.sound(text.setup()), faults -> {
            throw new AssertionError(faults);
        });
    }

    @Property
    void readingAPictureIsTheInverseOfDrawingIt(@ForAll Board board, @ForAll long seed) {
        Position position = Samples.position(board, new Random(seed));

        assertThat(sound(AsciiReader.read(board, position.sideToMove(), AsciiWriter.write(position))))
                .isEqualTo(position);
    }

    @Property
    void readingAnArrayIsTheInverseOfWritingIt(@ForAll Board board, @ForAll long seed) {
        Position position = Samples.position(board, new Random(seed));

        assertThat(sound(ArrayReader.read(board, position.sideToMove(), ArrayWriter.write(position))))
                .isEqualTo(position);
    }

    @Property
    void theNotationOfEveryWrittenPositionIsTold(@ForAll Board board, @ForAll long seed) {
        Position position = Samples.position(board, new Random(seed));

        assertThat(PositionFormat.of(board, FenWriter.write(position))).isEqualTo(PositionFormat.FEN);
        assertThat(PositionFormat.of(board, HubWriter.write(position))).isEqualTo(PositionFormat.HUB);
        assertThat(PositionFormat.of(board, AsciiWriter.write(position))).isEqualTo(PositionFormat.ASCII);
        assertThat(PositionFormat.of(board, PositionToken.write(position))).isEqualTo(PositionFormat.TOKEN);
    }

    @Property
    void readingATokenIsTheInverseOfWritingIt(@ForAll Board board, @ForAll long seed) {
        Position position = Samples.position(board, new Random(seed));
        String text = " " + PositionToken.write(position) + "\n";

        Position read = PositionText.detect(board, Color.WHITE, text)
                .fold(found -> Samples.sound(found.setup()), faults -> {
                    throw new AssertionError(faults);
                });

        assertThat(read).isEqualTo(position);
    }

    @Property(tries = 3000)
    void hostileTextsGiveFaultsInsideTheText(@ForAll Board board, @ForAll PositionFormat format, @ForAll long seed) {
        Random random = new Random(seed);
        Position position = Samples.position(board, random);
        List<String> texts = List.of(
                FenWriter.write(position),
                HubWriter.write(position),
                AsciiWriter.write(position),
                PositionToken.write(position));
        String text = Samples.mutated(texts.get(random.nextInt(texts.size())), "wbWBe.:,-\n\r K0123", random);

        for (ParseResult<PositionText> result : List.of(
                PositionText.detect(board, position.sideToMove(), text),
                PositionText.read(format, board, position.sideToMove(), text))) {
            List<ParseFault> faults = result.fold(read -> List.of(), found -> found);
            assertThat(faults).allMatch(fault -> fault.offset() + fault.length() <= text.length());
        }
    }
}
