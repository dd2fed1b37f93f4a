package damka.api.text;

import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.notation.ParseFault;
import damka.rules.notation.ParseResult;
import damka.rules.notation.Samples;
import damka.rules.notation.fen.FenReader;
import damka.rules.notation.hub.HubReader;
import damka.rules.notation.text.AsciiReader;
import damka.rules.notation.token.PositionToken;
import damka.rules.notation.token.StateToken;
import damka.rules.notation.written.MoveReader;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ExpectedTest {
    private static final long SEED = 7;
    private static final int TRIES = 4_000;
    private static final String ALPHABET = "WBKHFwbe0123456789:,.-x az\n";

    // Letters, squares and the words of an array are the same in every language.
    private static final Pattern LANGUAGELESS = Pattern.compile(
            "[^a-z]*|[a-zA-Z]|[a-z]-[a-z]|[a-j]?\\d+[-x][a-j]?\\d+|:[WB]|\\[FEN .*|empty|(white|black)(Man|King)");

    private final Messages messages = new Messages();

    @Test
    void whatANotationExpectsIsSaidInPolish() {
        TreeSet<String> phrases = new TreeSet<>();
        Random random = new Random(SEED);
        for (int i = 0; i < TRIES; i++) {
            for (Board board : Board.values()) {
                faults(board, random).map(ParseFault::expected).forEach(phrases::add);
            }
        }

        assertThat(phrases).hasSizeGreaterThan(20);
        assertThat(phrases)
                .allSatisfy(phrase -> assertThat(left(phrase)).as(phrase).isEmpty());
    }

    @Test
    void choicesAreJoinedAsTheLanguageJoinsThem() {
        assertThat(said(Language.EN, "w, b, W, B or a full stop")).isEqualTo("w, b, W, B or a full stop");
        assertThat(said(Language.PL, "w, b, W, B or a full stop")).isEqualTo("w, b, W, B lub kropka");
        assertThat(said(Language.PL, "116 or 11-6")).isEqualTo("116 lub 11-6");
    }

    @Test
    void numbersTakeTheirNounInTheRightForm() {
        assertThat(said(Language.PL, "10 rows")).isEqualTo("10 wierszy");
        assertThat(said(Language.PL, "4 or 8 squares")).isEqualTo("4 lub 8 pól");
        assertThat(said(Language.PL, "51 characters")).isEqualTo("51 znaków");
        assertThat(said(Language.PL, "a list of 32 entries")).isEqualTo("lista o 32 elementach");
    }

    @Test
    void rangesOfSquaresAreSaidAsSquares() {
        assertThat(said(Language.EN, "1-50")).isEqualTo("a square from 1 to 50");
        assertThat(said(Language.PL, "1-32 or a1-h8")).isEqualTo("pole od 1 do 32 lub od a1 do h8");
        assertThat(said(Language.PL, "1-32 or 13-2")).isEqualTo("1-32 lub 13-2");
    }

    private String said(Language language, String phrase) {
        return messages.text(language, "fault.UNEXPECTED_END", Map.of("expected", new Expected(phrase)))
                .replaceFirst(".*: (.*)\\.", "$1");
    }

    // The choices that are left in English.
    private List<String> left(String phrase) {
        return new Expected(phrase)
                .said(messages, Language.PL).stream()
                        .filter(choice -> phrase.contains(choice)
                                && !LANGUAGELESS.matcher(choice).matches())
                        .toList();
    }

    private static Stream<ParseFault> faults(Board board, Random random) {
        String fen = Samples.mutated("W:W31-50:BK3,K4-6,20:H12:F3", ALPHABET, random);
        return Stream.<ParseResult<?>>of(
                        FenReader.read(board, fen),
                        FenReader.read(board, Samples.mutated("W:Wa1,Kc3:Bb8", ALPHABET, random)),
                        FenReader.read(board, Samples.mutated("[FEN \"W:W31:B2\"]", ALPHABET, random)),
                        HubReader.read(board, Samples.mutated("Wbbbbbeeeewwww", ALPHABET, random)),
                        AsciiReader.read(board, Color.WHITE, Samples.mutated(". b . b\nw . w .", ALPHABET, random)),
                        MoveReader.read(board, Samples.mutated("32-28x", ALPHABET, random)),
                        MoveReader.read(board, Samples.mutated("c3 116", ALPHABET, random)),
                        PositionToken.read(Samples.mutated("iAKp3k0", ALPHABET, random)),
                        StateToken.read(Samples.mutated("i1.AKp3", ALPHABET, random)))
                .flatMap(result -> result.fold(read -> List.<ParseFault>of(), faults -> faults).stream());
    }
}
