package damka.api.mapping;

import damka.api.text.Language;
import damka.api.text.Messages;
import damka.engine.annotation.AnnotatedPly;
import damka.engine.annotation.MoveLabel;
import damka.engine.annotation.Worth;
import damka.engine.search.Verdict;
import damka.rules.board.Color;
import damka.rules.notation.pdn.PdnGame;
import damka.rules.notation.pdn.PdnLine;
import damka.rules.notation.pdn.PdnPly;
import damka.rules.notation.pdn.PdnSegment;
import damka.rules.notation.pdn.PdnTag;
import damka.rules.notation.pdn.PdnWriter;
import damka.rules.position.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Annotated games as PDN: {@code [%eval]} behind each ply, a NAG behind what is no good move, and the best move as a variation.
 * What people said in the text stays: where a move has a strength already, none is added.
 */
final class AnnotatedPdn {
    private static final String ANNOTATOR = "Annotator";
    // Strengths of a move: ! ? and so on, and the NAGs that mean the same.
    private static final Pattern STRENGTH = Pattern.compile("\\(?[!?]+\\)?|\\$[1-6]");
    private static final int PLIES_A_MOVE = 2;
    private static final double CENTIMEN = 100;

    private final Messages messages;
    private final Language language;
    private final String annotator;

    AnnotatedPdn(Messages messages, Language language, String annotator) {
        this.messages = messages;
        this.language = language;
        this.annotator = annotator;
    }

    /** @param found for each segment of the game its annotated plies */
    String write(PdnGame game, List<List<Optional<AnnotatedPly>>> found) {
        List<PdnSegment> segments = new ArrayList<>();
        List<Optional<String>> evals = new ArrayList<>();
        for (int s = 0; s < game.segments().size(); s++) {
            PdnSegment segment = game.segments().get(s);
            List<PdnPly> plies = new ArrayList<>();
            Color by = segment.start().sideToMove();
            for (PdnPly ply : segment.line().plies()) {
                int index = plies.size();
                Optional<AnnotatedPly> annotation =
                        index < found.get(s).size() ? found.get(s).get(index) : Optional.empty();
                plies.add(annotation.map(one -> annotated(ply, one)).orElse(ply));
                evals.add(eval(annotation, by));
                by = by.opponent();
            }
            segments.add(with(
                    segment, s == 0 ? comments(segment, found) : segment.line().comments(), plies));
        }
        return PdnWriter.write(with(game, segments), evals);
    }

    private static PdnSegment with(PdnSegment segment, List<String> comments, List<PdnPly> plies) {
        PdnLine line = new PdnLine(comments, segment.line().variations(), plies);
        return new PdnSegment(segment.start(), segment.halfMoves(), segment.moveNumber(), line);
    }

    private PdnGame with(PdnGame game, List<PdnSegment> segments) {
        List<PdnTag> tags = new ArrayList<>(game.tags());
        if (game.tag(ANNOTATOR).isEmpty()) {
            tags.add(PdnTag.of(ANNOTATOR, annotator));
        }
        return new PdnGame(
                game.number(), game.board(), tags, segments, game.terminator(), game.faults(), game.warnings());
    }

    private List<String> comments(PdnSegment first, List<List<Optional<AnnotatedPly>>> found) {
        long plies = found.stream().mapToLong(List::size).sum();
        long evaluated =
                found.stream().flatMap(List::stream).filter(Optional::isPresent).count();
        List<String> comments = new ArrayList<>(first.line().comments());
        if (evaluated < plies) {
            comments.add(
                    messages.text(language, "annotation.incomplete", Map.of("evaluated", evaluated, "plies", plies)));
        }
        return comments;
    }

    private static PdnPly annotated(PdnPly ply, AnnotatedPly annotation) {
        List<String> marks = new ArrayList<>(ply.marks());
        if (marks.stream().noneMatch(mark -> STRENGTH.matcher(mark).matches())) {
            nag(annotation.label()).ifPresent(marks::add);
        }
        List<PdnLine> variations = new ArrayList<>(ply.variations());
        if (annotation.loss() >= MoveLabel.INACCURACY_LOSS && !beginsWith(variations, annotation.best())) {
            variations.add(PdnLine.of(List.of(annotation.best())));
        }
        return new PdnPly(ply.move(), ply.place(), marks, ply.comments(), variations);
    }

    private static boolean beginsWith(List<PdnLine> variations, Move move) {
        return variations.stream()
                .anyMatch(line ->
                        !line.plies().isEmpty() && line.plies().get(0).move().equals(move));
    }

    // The standard's numbers: a dubious move, a poor move, a blunder.
    private static Optional<String> nag(MoveLabel label) {
        return switch (label) {
            case INACCURACY -> Optional.of("$6");
            case MISTAKE -> Optional.of("$2");
            case BLUNDER -> Optional.of("$4");
            case FORCED, BEST, GOOD -> Optional.empty();
        };
    }

    // Men, seen from White, or the moves to a proven win; nothing where the game is over.
    private static Optional<String> eval(Optional<AnnotatedPly> annotation, Color by) {
        Optional<Worth> forWhite =
                annotation.map(AnnotatedPly::played).map(worth -> by == Color.WHITE ? worth : worth.flipped());
        return forWhite.flatMap(worth -> worth.score()
                .<Optional<String>>fold(
                        centimen -> Optional.of(men(worth.verdict() == Verdict.DRAW ? 0 : centimen)),
                        win -> moves("#", win),
                        loss -> moves("#-", loss)));
    }

    private static String men(int centimen) {
        return String.format(Locale.ROOT, "%.2f", centimen / CENTIMEN);
    }

    private static Optional<String> moves(String sign, int plies) {
        int moves = plies / PLIES_A_MOVE;
        return moves == 0 ? Optional.empty() : Optional.of(sign + moves);
    }
}
