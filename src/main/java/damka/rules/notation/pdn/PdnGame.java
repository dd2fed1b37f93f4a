package damka.rules.notation.pdn;

import damka.rules.board.Board;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * One game of a text.
 *
 * @param number from 1
 * @param segments at least one, but for a game whose start position could not be read
 * @param terminator the result that stands after the last move; empty where the game just stops
 * @param faults all of them, by offset; what was read before them stands
 * @param warnings by offset
 */
public record PdnGame(
        int number,
        Board board,
        List<PdnTag> tags,
        List<PdnSegment> segments,
        Optional<String> terminator,
        List<PdnFault> faults,
        List<PdnWarning> warnings) {
    public PdnGame {
        tags = List.copyOf(tags);
        segments = List.copyOf(segments);
        faults = List.copyOf(faults);
        warnings = List.copyOf(warnings);
    }

    /** A game that was not read, such as one to be written. */
    public static PdnGame of(List<PdnTag> tags, Position start, List<Move> moves, String result) {
        PdnSegment segment = new PdnSegment(start, OptionalInt.empty(), OptionalInt.empty(), PdnLine.of(moves));
        return new PdnGame(1, start.board(), tags, List.of(segment), Optional.of(result), List.of(), List.of());
    }

    /** The value of the first tag with this name, in any case of letters. */
    public Optional<String> tag(String name) {
        return tags.stream()
                .filter(tag -> tag.name().equalsIgnoreCase(name))
                .map(PdnTag::value)
                .findFirst();
    }

    /** The result: the tag's if it has one, else the terminator, else {@code *}. */
    public String result() {
        return tag("Result").flatMap(PdnResult::ofTag).or(this::terminator).orElse(PdnResult.OPEN);
    }

    /** Plies of the main line, all segments together. */
    public int plies() {
        return segments.stream()
                .mapToInt(segment -> segment.line().plies().size())
                .sum();
    }
}
