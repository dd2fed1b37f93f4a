package damka.api.mapping;

import damka.api.dto.GameInput;
import damka.api.dto.LessonPosition;
import damka.api.dto.LessonResponse;
import damka.api.dto.LessonSummary;
import damka.api.dto.LessonsResponse;
import damka.api.dto.MoveInput;
import damka.api.lesson.Lesson;
import damka.api.lesson.LessonCatalogue;
import damka.api.text.Language;
import damka.api.text.Messages;
import damka.rules.game.Game;
import damka.rules.moves.LegalMoves;
import damka.rules.notation.fen.FenWriter;
import damka.rules.notation.written.MoveWriter;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Lessons in a caller's language: the sentences are ours, the facts in them are the rules'. */
@ApplicationScoped
public class Lessons {
    private final LessonCatalogue catalogue;
    private final GameReader games;
    private final Outcomes outcomes;
    private final Tokens tokens;
    private final Messages messages;
    // A lesson depends on nothing but the language, so each is written once.
    private final Map<String, LessonResponse> written = new ConcurrentHashMap<>();

    /** Out of this catalogue. */
    public Lessons(LessonCatalogue catalogue, GameReader games, Outcomes outcomes, Tokens tokens, Messages messages) {
        this.catalogue = catalogue;
        this.games = games;
        this.outcomes = outcomes;
        this.tokens = tokens;
        this.messages = messages;
    }

    /** All of them in short. */
    public LessonsResponse all(Language language) {
        return new LessonsResponse(catalogue.all().stream()
                .map(lesson -> new LessonSummary(lesson.id(), words(lesson, "title", language)))
                .toList());
    }

    /** One of them. */
    public Optional<LessonResponse> byId(String id, Language language) {
        return catalogue
                .byId(id)
                .map(lesson -> written.computeIfAbsent(language.tag() + "/" + id, key -> write(lesson, language)));
    }

    private LessonResponse write(Lesson lesson, Language language) {
        List<LessonPosition> positions = new ArrayList<>();
        for (Lesson.Example example : lesson.positions()) {
            positions.add(position(lesson, example, positions.size() + 1, language));
        }
        return new LessonResponse(
                lesson.id(),
                words(lesson, "title", language),
                words(lesson, "text", language),
                lesson.articles(),
                lesson.reasons(),
                positions);
    }

    private LessonPosition position(Lesson lesson, Lesson.Example example, int number, Language language) {
        Standing standing = games.standing(game(example), null, "#/lessons/" + lesson.id() + "/" + number);
        Game game = standing.game();
        LegalMoves legal = game.legalMoves();
        List<String> moves = legal.all().stream()
                .map(move -> MoveWriter.notation(legal, move))
                .toList();
        Map<String, Object> facts = Map.of(
                "moves", String.join(", ", moves),
                "count", moves.size(),
                "captures", legal.captureCount(),
                "plies", game.turns().size(),
                "result", standing.outcome().result().text(),
                "outcome", outcomes.message(standing, language));
        return new LessonPosition(
                game.position().board().id(),
                game.ruleset().id(),
                FenWriter.write(game.position()),
                tokens.writeState(game),
                words(lesson, "question." + number, language),
                messages.text(language, "lesson." + lesson.id() + ".answer." + number, facts),
                legal.captureCount(),
                moves,
                Standing.summary(standing.outcome()));
    }

    private static GameInput game(Lesson.Example example) {
        List<MoveInput> moves = example.moves().stream().map(MoveInput::of).toList();
        return new GameInput(
                example.variant(), example.ruleset(), null, example.start(), moves, null, null, null, null, null);
    }

    private String words(Lesson lesson, String part, Language language) {
        return messages.text(language, "lesson." + lesson.id() + "." + part);
    }
}
