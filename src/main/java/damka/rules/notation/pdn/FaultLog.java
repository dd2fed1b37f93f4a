package damka.rules.notation.pdn;

import damka.rules.notation.ParseFault;
import damka.rules.notation.TextLines;
import damka.rules.notation.pdn.PdnFault.Code;
import damka.rules.notation.pdn.PdnFault.Place;
import damka.rules.notation.pdn.PdnFault.Refused;
import damka.rules.position.PositionFault;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The faults of one game while it is read. */
final class FaultLog {
    private static final int LONGEST_ECHO = 120;

    private final TextLines lines;
    private final int game;
    private final List<PdnFault> faults = new ArrayList<>();

    FaultLog(TextLines lines, int game) {
        this.lines = lines;
        this.game = game;
    }

    void add(Code code, int ply, PdnToken token) {
        add(code, ply, token, List.of(), List.of(), Optional.empty());
    }

    void refused(Code code, int ply, PdnToken token, Refused refused) {
        add(code, ply, token, List.of(), List.of(), Optional.of(refused));
    }

    /** A text inside the text, which begins at {@code start}, could not be read. */
    void unreadable(Code code, int ply, PdnToken token, List<ParseFault> found, int start) {
        List<ParseFault> shifted =
                found.stream().map(fault -> fault.movedBy(start)).toList();
        add(code, ply, token, shifted, List.of(), Optional.empty());
    }

    void impossible(int ply, PdnToken token, List<PositionFault> found) {
        add(Code.POSITION_IMPOSSIBLE, ply, token, List.of(), found, Optional.empty());
    }

    private void add(
            Code code,
            int ply,
            PdnToken token,
            List<ParseFault> parse,
            List<PositionFault> setup,
            Optional<Refused> refused) {
        faults.add(new PdnFault(code, game, ply, echo(token), place(token), parse, setup, refused));
    }

    private Place place(PdnToken token) {
        int start = token.start();
        return new Place(start, token.length(), lines.line(start), lines.column(start));
    }

    private static String echo(PdnToken token) {
        String text = token.is(PdnToken.Kind.TAG) || token.is(PdnToken.Kind.SETUP) ? token.value() : token.text();
        return text.length() <= LONGEST_ECHO ? text : text.substring(0, LONGEST_ECHO);
    }

    List<PdnFault> byOffset() {
        faults.sort(Comparator.comparingInt(fault -> fault.place().offset()));
        return faults;
    }
}
