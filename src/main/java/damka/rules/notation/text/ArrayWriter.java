package damka.rules.notation.text;

import damka.rules.position.Position;
import java.util.List;

/** Writes a position as the list of what stands on its squares, by number. */
public final class ArrayWriter {
    private ArrayWriter() {}

    /** 50 (32) words of {@link SquareWords}. */
    public static List<String> write(Position position) {
        return position.board().squares().stream()
                .map(square -> SquareWords.word(position.at(square)))
                .toList();
    }
}
