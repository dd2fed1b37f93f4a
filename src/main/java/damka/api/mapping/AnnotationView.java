package damka.api.mapping;

import damka.api.dto.AnnotatedGame;
import damka.api.dto.AnnotatedPlyResponse;
import damka.api.dto.AnnotationProgress;
import damka.api.dto.EvaluationResponse;
import damka.api.dto.MoveLabelName;
import damka.api.dto.SideAnnotation;
import damka.api.dto.VerdictName;
import damka.engine.annotation.AnnotatedPly;
import damka.engine.annotation.AnnotationStep;
import damka.engine.annotation.MoveLabel;
import damka.engine.annotation.Worth;
import damka.engine.search.Verdict;
import damka.rules.board.Color;
import damka.rules.game.Game;
import damka.rules.game.Turn;
import damka.rules.moves.LegalMoves;
import damka.rules.notation.fen.FenWriter;
import damka.rules.notation.written.MoveWriter;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Annotated games as they travel. */
final class AnnotationView {
    private AnnotationView() {}

    /** @param found for each start of each game its annotated plies */
    static List<AnnotatedGame> games(List<Replayed> games, List<List<Optional<AnnotatedPly>>> found) {
        List<AnnotatedGame> written = new ArrayList<>();
        int from = 0;
        for (Replayed game : games) {
            int to = from + game.stretches().size();
            written.add(game(game, found.subList(from, to)));
            from = to;
        }
        return written;
    }

    private static AnnotatedGame game(Replayed game, List<List<Optional<AnnotatedPly>>> found) {
        List<AnnotatedPlyResponse> plies = new ArrayList<>();
        for (int s = 0; s < found.size(); s++) {
            List<Game> games = game.stretches().get(s).replay().games();
            List<Turn> turns = games.get(games.size() - 1).turns();
            for (int i = 0; i < turns.size(); i++) {
                Optional<AnnotatedPly> annotation =
                        i < found.get(s).size() ? found.get(s).get(i) : Optional.empty();
                plies.add(ply(plies.size() + 1, games.get(i).legalMoves(), turns.get(i), annotation));
            }
        }
        Standing standing = ReplayView.standing(game).orElseThrow();
        return new AnnotatedGame(
                game.board().id(),
                game.ruleset().id(),
                FenWriter.write(game.stretches().get(0).replay().games().get(0).position()),
                found.stream().allMatch(line -> line.stream().allMatch(Optional::isPresent)),
                plies,
                side(game, found, Color.WHITE),
                side(game, found, Color.BLACK),
                Standing.summary(standing.outcome()),
                game.continuesAfterEnd() ? true : null);
    }

    private static AnnotatedPlyResponse ply(
            int number, LegalMoves legal, Turn turn, Optional<AnnotatedPly> annotation) {
        Color by = turn.by();
        @Nullable AnnotatedPly found = annotation.orElse(null);
        return new AnnotatedPlyResponse(
                number,
                MoveWriter.notation(legal, turn.move()),
                MoveWriter.id(turn.move()),
                Words.side(by),
                found == null ? null : evaluation(found.played(), by),
                found == null ? null : MoveWriter.notation(legal, found.best()),
                found == null ? null : MoveWriter.id(found.best()),
                found == null ? null : evaluation(found.bestWorth(), by),
                found == null ? null : found.loss(),
                found == null ? null : label(found.label()),
                found == null ? null : found.depth());
    }

    private static EvaluationResponse evaluation(Worth worth, Color by) {
        Worth forWhite = by == Color.WHITE ? worth : worth.flipped();
        return forWhite.score()
                .fold(
                        centimen -> evaluation(centimen, forWhite.verdict(), null, null),
                        win -> evaluation(null, forWhite.verdict(), win, null),
                        loss -> evaluation(null, forWhite.verdict(), null, loss));
    }

    private static EvaluationResponse evaluation(
            @Nullable Integer centimen, Verdict verdict, @Nullable Integer win, @Nullable Integer loss) {
        return new EvaluationResponse("centiman", centimen, "white", verdict(verdict), win, loss);
    }

    /** The word for what is certain. */
    static VerdictName verdict(Verdict verdict) {
        return switch (verdict) {
            case WIN -> VerdictName.win;
            case CURSED_WIN -> VerdictName.cursedWin;
            case DRAW -> VerdictName.draw;
            case BLESSED_LOSS -> VerdictName.blessedLoss;
            case LOSS -> VerdictName.loss;
            case UNKNOWN -> VerdictName.unknown;
        };
    }

    private static MoveLabelName label(MoveLabel label) {
        return switch (label) {
            case FORCED -> MoveLabelName.forced;
            case BEST -> MoveLabelName.best;
            case GOOD -> MoveLabelName.good;
            case INACCURACY -> MoveLabelName.inaccuracy;
            case MISTAKE -> MoveLabelName.mistake;
            case BLUNDER -> MoveLabelName.blunder;
        };
    }

    private static SideAnnotation side(Replayed game, List<List<Optional<AnnotatedPly>>> found, Color side) {
        Map<MoveLabel, Integer> counts = new EnumMap<>(MoveLabel.class);
        int chosen = 0;
        int lost = 0;
        for (int s = 0; s < found.size(); s++) {
            List<Game> games = game.stretches().get(s).replay().games();
            for (int i = 0; i < found.get(s).size(); i++) {
                Optional<AnnotatedPly> ply = found.get(s).get(i);
                if (ply.isPresent() && games.get(i).position().sideToMove() == side) {
                    counts.merge(ply.get().label(), 1, Integer::sum);
                    chosen += ply.get().label() == MoveLabel.FORCED ? 0 : 1;
                    lost += ply.get().loss();
                }
            }
        }
        return new SideAnnotation(
                counts.getOrDefault(MoveLabel.BEST, 0),
                counts.getOrDefault(MoveLabel.GOOD, 0),
                counts.getOrDefault(MoveLabel.INACCURACY, 0),
                counts.getOrDefault(MoveLabel.MISTAKE, 0),
                counts.getOrDefault(MoveLabel.BLUNDER, 0),
                counts.getOrDefault(MoveLabel.FORCED, 0),
                chosen == 0 ? null : Math.round(10.0 * lost / chosen) / 10.0);
    }

    /** A step of these games. */
    static AnnotationProgress progress(AnnotationStep step, List<Replayed> games) {
        int left = step.game();
        int number = 0;
        while (left >= games.get(number).stretches().size()) {
            left -= games.get(number).stretches().size();
            number++;
        }
        List<Stretch> stretches = games.get(number).stretches();
        int before =
                stretches.subList(0, left).stream().mapToInt(Stretch::plies).sum();
        List<Game> played = stretches.get(left).replay().games();
        Game game = played.get(step.ply());
        Turn turn = played.get(step.ply() + 1).turns().get(step.ply());
        return new AnnotationProgress(
                number + 1,
                ply(before + step.ply() + 1, game.legalMoves(), turn, Optional.of(step.annotation())),
                step.evaluated(),
                step.plies(),
                false);
    }
}
