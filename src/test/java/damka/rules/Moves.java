package damka.rules;

import damka.rules.moves.LegalMoves;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** Moves for tests, from the text of the case files: {@code a-b}, or {@code axb} and the captured squares in any order. */
public final class Moves {
    private Moves() {}

    /** The legal move of this position that the text names. @throws IllegalArgumentException when none, or several are */
    public static Move find(Position position, String text) {
        List<Move> fitting = LegalMoves.of(position).all().stream()
                .filter(move -> names(move, text))
                .toList();
        if (fitting.size() != 1) {
            throw new IllegalArgumentException(text + " in " + position + " is " + fitting);
        }
        return fitting.get(0);
    }

    private static boolean names(Move move, String text) {
        List<Integer> numbers = new ArrayList<>();
        for (String number : text.split("[-x]", -1)) {
            numbers.add(Integer.parseInt(number));
        }
        boolean sameEnds = move.from().number() == numbers.get(0) && move.to().number() == numbers.get(1);
        TreeSet<Integer> captured = new TreeSet<>(numbers.subList(2, numbers.size()));
        boolean shortCapture = captured.isEmpty() && text.contains("x");
        boolean sameKind = move.isCapture() == text.contains("x");
        return sameEnds
                && sameKind
                && (shortCapture
                        || captured.equals(new TreeSet<>(
                                move.captured().stream().map(s -> s.number()).toList())));
    }
}
