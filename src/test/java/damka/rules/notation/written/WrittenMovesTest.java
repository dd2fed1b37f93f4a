package damka.rules.notation.written;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import damka.rules.Fens;
import damka.rules.board.Board;
import damka.rules.board.Square;
import damka.rules.moves.Illegality;
import damka.rules.moves.LegalMoves;
import damka.rules.moves.MoveJudge;
import damka.rules.moves.Proposal;
import damka.rules.moves.Separator;
import damka.rules.moves.Verdict;
import damka.rules.notation.Cases;
import damka.rules.notation.ParseFault;
import damka.rules.notation.ParseResult;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The lines of {@code notation/written.txt}: what people write, how it reads, and what it then is. */
class WrittenMovesTest {

    private static final Pattern ESCAPE = Pattern.compile("\\\\u([0-9A-F]{4})");

    @ParameterizedTest(name = "{1}")
    @MethodSource("lines")
    void textReadsAsMeant(Position position, String text, String reading, String verdict) {
        ParseResult<ReadMove> read = MoveReader.read(position.board(), text);

        assertThat(reading(read)).isEqualTo(reading);
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("lines")
    void textIsJudgedAsMeant(Position position, String text, String reading, String verdict) {
        ParseResult<ReadMove> read = MoveReader.read(position.board(), text);

        String judged = read.fold(
                move -> verdict(MoveJudge.judge(LegalMoves.of(position), move.proposal())),
                faults -> MoveReader.reason(text, faults.get(0)).code().name());
        assertThat(judged).isEqualTo(verdict);
    }

    @Test
    void thereAreTwoHundredLinesAndMore() {
        assertThat(lines()).hasSizeGreaterThanOrEqualTo(200);
    }

    static Stream<Arguments> lines() {
        Map<String, Position> positions = new HashMap<>();
        List<String> lines = Cases.text("written.txt").lines().toList();
        for (String line : lines) {
            if (line.startsWith("= ")) {
                String[] parts = line.split(" ", -1);
                positions.put(parts[1], Fens.position(Board.byId(parts[2]).orElseThrow(), parts[3]));
            }
        }
        return lines.stream()
                .filter(line -> !line.startsWith("#") && !line.startsWith("= "))
                .map(line -> line.split("\\|", -1))
                .map(cells ->
                        arguments(positions.get(cells[0].strip()), text(cells[1]), cells[2].strip(), cells[3].strip()));
    }

    // One blank on each side of a cell belongs to the table.
    private static String text(String cell) {
        String inner = cell.length() < 2 ? "" : cell.substring(1, cell.length() - 1);
        return ESCAPE.matcher(inner).replaceAll(match -> Character.toString(Integer.parseInt(match.group(1), 16)));
    }

    private static String reading(ParseResult<ReadMove> read) {
        return read.fold(
                move -> {
                    Proposal.Line line = (Proposal.Line) move.proposal();
                    String sign =
                            line.separator() == Separator.NONE ? " " : line.separator() == Separator.STEP ? "-" : "x";
                    String squares =
                            line.squares().stream().map(Square::toString).collect(Collectors.joining(sign));
                    assertThat(move.interpretedAs()).isEqualTo(squares.replace(' ', '-'));
                    return squares;
                },
                faults -> fault(faults.get(0)));
    }

    private static String fault(ParseFault fault) {
        assertThat(fault.expected()).isNotEmpty();
        return "!" + fault.code() + " " + fault.offset() + " " + fault.length();
    }

    private static String verdict(Verdict verdict) {
        return verdict.fold(
                legal -> legal.move().toString(),
                many -> many.candidates().stream().map(Move::toString).collect(Collectors.joining(" ")),
                begun -> "prefix " + begun.completion().map(Move::toString).orElse("open"),
                illegal -> first(illegal.reasons()).code().name());
    }

    private static Illegality first(List<Illegality> reasons) {
        return reasons.get(0);
    }
}
