package damka.rules.notation.pdn;

import damka.rules.moves.LegalMoves;
import damka.rules.notation.TextSpan;
import damka.rules.position.Move;
import damka.rules.position.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A row of moves while it is read. */
final class LineDraft {

    // A move while it is read.
    private static final class PlyDraft {
        private final Move move;
        private final TextSpan place;
        private final List<String> marks = new ArrayList<>();
        private final List<String> comments = new ArrayList<>();
        private final List<PdnLine> variations = new ArrayList<>();

        PlyDraft(Move move, TextSpan place) {
            this.move = move;
            this.place = place;
        }

        PdnPly build() {
            return new PdnPly(move, place, marks, comments, variations);
        }
    }

    private final PdnToken opening;
    private final int pliesBefore;
    private final List<String> comments = new ArrayList<>();
    private final List<PdnLine> variations = new ArrayList<>();
    private final List<PlyDraft> plies = new ArrayList<>();
    private Position position;
    private Position before;
    // Kept, since many variations may begin at one move.
    private Optional<LegalMoves> legal = Optional.empty();
    private Optional<LegalMoves> legalBefore = Optional.empty();
    private boolean stopped;

    /**
     * An empty line.
     *
     * @param opening the word that opens it, for faults
     * @param pliesBefore plies of the game before its first
     */
    LineDraft(PdnToken opening, Position start, int pliesBefore) {
        this.opening = opening;
        this.pliesBefore = pliesBefore;
        this.position = start;
        this.before = start;
    }

    PdnToken opening() {
        return opening;
    }

    LegalMoves legalMoves() {
        LegalMoves moves = legal.orElseGet(() -> LegalMoves.of(position));
        legal = Optional.of(moves);
        return moves;
    }

    Position position() {
        return position;
    }

    int plies() {
        return plies.size();
    }

    /** Number in the game of the ply that is read next. */
    int nextPly() {
        return pliesBefore + plies.size() + 1;
    }

    /** A variation on the last move: it starts where that move was played. */
    LineDraft branch(PdnToken token) {
        LineDraft variation = new LineDraft(token, before, pliesBefore + Math.max(0, plies.size() - 1));
        variation.legal = plies.isEmpty() ? Optional.of(legalMoves()) : legalBefore;
        return variation;
    }

    void play(Move move, PdnToken token) {
        plies.add(new PlyDraft(move, new TextSpan(token.start(), token.length())));
        before = position;
        legalBefore = legal;
        position = position.after(move);
        legal = Optional.empty();
    }

    void mark(String mark) {
        if (!plies.isEmpty()) {
            plies.get(plies.size() - 1).marks.add(mark);
        }
    }

    void comment(String text) {
        if (!text.isEmpty()) {
            (plies.isEmpty() ? comments : plies.get(plies.size() - 1).comments).add(text);
        }
    }

    void variation(PdnLine line) {
        (plies.isEmpty() ? variations : plies.get(plies.size() - 1).variations).add(line);
    }

    /** Nothing more is read of it: what follows a fault cannot be judged. */
    void stop() {
        stopped = true;
    }

    boolean stopped() {
        return stopped;
    }

    boolean isEmpty() {
        return plies.isEmpty() && comments.isEmpty() && variations.isEmpty();
    }

    PdnLine build() {
        return new PdnLine(
                comments, variations, plies.stream().map(PlyDraft::build).toList());
    }
}
