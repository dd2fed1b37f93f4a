package damka.api.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import damka.api.dto.MoveInput;
import damka.api.dto.ReasonResponse;
import damka.api.lesson.LessonCatalogue;
import damka.api.text.Language;
import damka.api.text.Messages;
import damka.rules.board.Board;
import damka.rules.board.Square;
import damka.rules.game.Game;
import damka.rules.game.Ruleset;
import damka.rules.moves.Illegality;
import damka.rules.moves.MoveJudge;
import damka.rules.moves.ReasonCode;
import damka.rules.moves.WrongChoice;
import damka.rules.moves.WrongWay;
import damka.rules.notation.fen.FenReader;
import damka.rules.position.Position;
import damka.rules.position.Route;
import damka.rules.position.Setup.Admission;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What players are told, word for word, as read by people who speak the language. {@code -Dgolden.update=true} writes the
 * sentences anew: then read every changed one aloud.
 */
class ReadAloudTest {
    private static final Path FOLDER = Path.of("src/test/resources/golden");
    private static final int[] COUNTS = {1, 2, 5, 12, 22, 25};

    private final Reasons reasons = new Reasons(new Messages(), new LessonCatalogue(new ObjectMapper()));
    private final MoveReading moves = new MoveReading(reasons);

    private record Case(ReasonCode code, Position position, String fen, String move) {}

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyReasonReadsAsItWasReviewed(Language language) throws IOException {
        Path file = FOLDER.resolve("reasons_" + language.tag() + ".txt");
        String said = told(language) + counted(language);

        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(file, said);
        }

        assertThat(said).isEqualTo(Files.readString(file)).doesNotContain("{", "}", "[", "]", "''");
    }

    @Test
    void everyReasonIsReadAloud() throws IOException {
        Set<ReasonCode> codes = EnumSet.noneOf(ReasonCode.class);
        cases().forEach(one -> codes.add(one.code()));

        assertThat(codes).containsExactly(ReasonCode.values());
    }

    private String told(Language language) throws IOException {
        StringBuilder said = new StringBuilder();
        for (Case one : cases()) {
            said.append("%s | %s | %s\n    %s\n".formatted(one.code(), one.fen(), one.move(), sentence(one, language)));
        }
        return said.toString();
    }

    private String sentence(Case one, Language language) {
        Game game = Game.start(Ruleset.defaultFor(one.position().board()), one.position());
        List<Illegality> found = new ArrayList<>(illegalities(game, one.move()));
        Standing standing = Standing.of(game, null, Optional.empty());
        if (standing.isOver()) {
            found.add(MoveCheckAnswer.gameOver(standing));
        }
        SquareNames squares = SquareNames.asIn(one.position().board(), one.move());
        return reasons.write(found, game.ruleset(), squares, language).stream()
                .filter(reason -> reason.code() == one.code())
                .map(ReasonResponse::message)
                .findFirst()
                .orElseThrow(() -> new AssertionError(one + " has " + found));
    }

    private List<Illegality> illegalities(Game game, String move) {
        MoveReading.Naming naming = moves.name(game.position().board(), MoveInput.of(move));
        return naming.read()
                .map(read -> MoveJudge.judge(game.legalMoves(), read.proposal()).reasons())
                .orElseGet(naming::unread);
    }

    // Every number of pieces, squares and captures with its noun: most of them are rare on a board.
    private String counted(Language language) {
        List<Square> squares = Board.INTERNATIONAL.squares();
        Square from = squares.get(36);
        Square to = squares.get(7);
        Route route = new Route(List.of(from, to), List.of(squares.get(31)));
        List<Illegality> all = new ArrayList<>();
        for (int count : COUNTS) {
            all.add(new WrongChoice.CaptureMandatory(List.of(from), count, route));
            all.add(new WrongChoice.MoreCapturesAvailable(List.of(from, to), count, count + 1, route));
            all.add(new WrongWay.ManTooFar(from, to, count));
            all.add(new WrongChoice.AmbiguousCapture(from, to, count));
            all.add(new WrongChoice.CaptureIncomplete(
                    List.of(from, to), count, squares.subList(0, Math.min(count, 3))));
        }
        return IntStream.range(0, all.size())
                .mapToObj(i -> "%s, %d\n    %s\n"
                        .formatted(
                                all.get(i).code(),
                                COUNTS[i / 5],
                                reasons.write(
                                                List.of(all.get(i)),
                                                Ruleset.FMJD,
                                                SquareNames.numbers(Board.INTERNATIONAL),
                                                language)
                                        .get(0)
                                        .message()))
                .collect(Collectors.joining());
    }

    private static List<Case> cases() throws IOException {
        return Files.readAllLines(FOLDER.resolve("reasons.txt")).stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> read(line.split(" \\| ", -1)))
                .toList();
    }

    private static Case read(String[] parts) {
        Board board = Board.byId(parts[1]).orElseThrow();
        Position position = FenReader.read(board, parts[2])
                .fold(text -> text, faults -> {
                    throw new AssertionError(parts[2] + faults);
                })
                .setup()
                .check(Admission.COMPOSED)
                .fold(sound -> sound, faults -> {
                    throw new AssertionError(parts[2] + faults);
                });
        return new Case(ReasonCode.valueOf(parts[0]), position, parts[2], parts[3]);
    }
}
