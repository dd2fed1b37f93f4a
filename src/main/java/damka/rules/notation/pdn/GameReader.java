package damka.rules.notation.pdn;

import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.moves.Illegality;
import damka.rules.moves.LegalMoves;
import damka.rules.moves.MoveJudge;
import damka.rules.moves.Proposal;
import damka.rules.moves.Verdict;
import damka.rules.notation.TextSpan;
import damka.rules.notation.fen.FenReader;
import damka.rules.notation.fen.FenText;
import damka.rules.notation.pdn.PdnFault.Code;
import damka.rules.notation.pdn.PdnFault.Refused;
import damka.rules.notation.pdn.PdnToken.Kind;
import damka.rules.position.Position;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Reads the words of one game. Lines that are open stand on a stack of their own, the main line at its bottom. */
final class GameReader {
    private static final PdnToken NOWHERE = new PdnToken(Kind.OPEN, 0, 0, "", "", 0);

    // Where a segment starts.
    private record Start(Position position, OptionalInt halfMoves, OptionalInt moveNumber) {}

    private final int number;
    private final List<PdnToken> tokens;
    private final PdnOptions options;
    private final FaultLog log;
    private final Runnable beforeMove;
    private final List<PdnTag> tags = new ArrayList<>();
    private final Map<String, PdnToken> tagsByName = new HashMap<>();
    private final List<PdnSegment> segments = new ArrayList<>();
    private final List<PdnWarning> warnings = new ArrayList<>();
    private final Deque<LineDraft> open = new ArrayDeque<>();
    private Board board = Board.INTERNATIONAL;
    private Optional<Start> start = Optional.empty();
    private Optional<PdnToken> terminator = Optional.empty();
    // Brackets inside what is not read.
    private int skipped;

    GameReader(int number, List<PdnToken> tokens, PdnOptions options, FaultLog log, Runnable beforeMove) {
        this.number = number;
        this.tokens = tokens;
        this.options = options;
        this.log = log;
        this.beforeMove = beforeMove;
    }

    PdnGame read() {
        tags();
        if (chooseBoard()) {
            start = startOfGame();
        }
        start.ifPresent(from -> open.push(new LineDraft(NOWHERE, from.position(), 0)));
        tokens.forEach(this::token);
        finish();
        return new PdnGame(number, board, tags, segments, terminator.map(PdnToken::text), log.byOffset(), warnings);
    }

    private void tags() {
        for (PdnToken token : tokens) {
            if (token.is(Kind.TAG)) {
                TextSpan place = new TextSpan(token.valueStart(), token.end() - token.valueStart());
                tags.add(new PdnTag(token.text(), token.value(), place));
                tagsByName.putIfAbsent(token.text().toLowerCase(Locale.ROOT), token);
            } else if (token.is(Kind.MALFORMED_TAG)) {
                log.add(Code.TAG_MALFORMED, 0, token);
            }
        }
    }

    private Optional<PdnToken> tag(String lowerCaseName) {
        return Optional.ofNullable(tagsByName.get(lowerCaseName));
    }

    private Optional<PdnToken> fenTag() {
        return tag("fen").filter(token -> !token.value().isBlank());
    }

    // Known by the GameType tag, or chosen by the caller, or guessed; false for a game of another kind.
    private boolean chooseBoard() {
        Optional<PdnToken> tag = tag("gametype").filter(token -> GameType.isNumber(token.value()));
        if (tag.isEmpty()) {
            board = options.board().orElseGet(() -> BoardGuess.of(fenTag().map(PdnToken::value), tokens));
            return true;
        }
        Optional<Board> known = GameType.board(tag.get().value());
        known.ifPresent(found -> board = found);
        if (known.isEmpty()) {
            log.add(Code.GAME_TYPE_UNKNOWN, 0, tag.get());
        }
        return known.isPresent();
    }

    private Optional<Start> startOfGame() {
        Optional<PdnToken> fen = fenTag();
        return fen.isPresent()
                ? setUp(fen.get(), 0)
                : Optional.of(new Start(Position.start(board), OptionalInt.empty(), OptionalInt.empty()));
    }

    private Optional<Start> setUp(PdnToken token, int ply) {
        return FenReader.read(board, token.value()).fold(fen -> sound(fen, token, ply), faults -> {
            log.unreadable(Code.POSITION_UNREADABLE, ply, token, faults, token.valueStart());
            return Optional.empty();
        });
    }

    private Optional<Start> sound(FenText fen, PdnToken token, int ply) {
        return fen.setup()
                .check(options.admission())
                .fold(position -> Optional.of(new Start(position, fen.halfMoves(), fen.moveNumber())), faults -> {
                    log.impossible(ply, token, faults);
                    return Optional.empty();
                });
    }

    private void token(PdnToken token) {
        if (token.is(Kind.RESULT) && (skipped == 0 && open.size() <= 1)) {
            terminator = Optional.of(token);
        } else if (skipped > 0 || open.isEmpty() || open.element().stopped()) {
            skip(token);
        } else {
            line(token, open.element());
        }
    }

    // Brackets are counted, so that the line around goes on in the right place.
    private void skip(PdnToken token) {
        if (token.is(Kind.OPEN)) {
            skipped++;
        } else if (token.is(Kind.CLOSE) && skipped > 0) {
            skipped--;
        } else if (token.is(Kind.CLOSE) && open.size() > 1) {
            close();
        }
    }

    private void line(PdnToken token, LineDraft line) {
        switch (token.kind()) {
            case MOVE -> move(token, line);
            case MARK -> line.mark(token.text());
            case COMMENT -> line.comment(Words.singleSpaced(token.text()));
            case OPEN -> branch(token, line);
            case CLOSE -> {
                if (open.size() > 1) {
                    close();
                } else {
                    stop(Code.VARIATION_NOT_OPENED, token, line);
                }
            }
            case SETUP -> newSegment(token, line);
            case UNCLOSED_COMMENT -> stop(Code.COMMENT_NOT_CLOSED, token, line);
            case UNKNOWN -> stop(Code.TOKEN_UNKNOWN, token, line);
            case TAG, MALFORMED_TAG, RESULT -> {}
        }
    }

    private void stop(Code code, PdnToken token, LineDraft line) {
        log.add(code, line.nextPly(), token);
        line.stop();
    }

    private void branch(PdnToken token, LineDraft line) {
        if (!options.variations()) {
            skipped++;
        } else if (open.size() > options.mostNested()) {
            log.add(Code.NESTED_TOO_DEEP, line.nextPly(), token);
            skipped++;
        } else {
            open.push(line.branch(token));
        }
    }

    private void close() {
        PdnLine variation = open.pop().build();
        open.element().variation(variation);
    }

    private void newSegment(PdnToken token, LineDraft line) {
        beforeMove.run();
        if (open.size() > 1) {
            stop(Code.TOKEN_UNKNOWN, token, line);
            return;
        }
        Optional<Start> next = setUp(token, line.nextPly());
        if (next.isEmpty()) {
            line.stop();
            return;
        }
        boolean atTheVeryStart = line.isEmpty() && segments.isEmpty() && fenTag().isEmpty();
        open.pop();
        if (!atTheVeryStart) {
            endSegment(line);
        }
        start = next;
        open.push(new LineDraft(token, next.get().position(), line.nextPly() - 1));
    }

    private void endSegment(LineDraft line) {
        start.ifPresent(from ->
                segments.add(new PdnSegment(from.position(), from.halfMoves(), from.moveNumber(), line.build())));
    }

    private void move(PdnToken token, LineDraft line) {
        beforeMove.run();
        if (line.plies() == options.mostPlies()) {
            stop(Code.TOO_MANY_PLIES, token, line);
            return;
        }
        PdnMoveText.read(board, token.text()).fold(proposal -> judge(proposal, token, line), faults -> {
            log.unreadable(Code.MOVE_UNREADABLE, line.nextPly(), token, faults, token.start());
            line.stop();
            return false;
        });
    }

    private boolean judge(Proposal proposal, PdnToken token, LineDraft line) {
        LegalMoves legal = line.legalMoves();
        Verdict verdict = legal.isEmpty() ? over(line.position()) : MoveJudge.judge(legal, proposal);
        return verdict.fold(
                fine -> {
                    line.play(fine.move(), token);
                    if (!fine.warnings().isEmpty()) {
                        warn(PdnWarning.Code.SEPARATOR_MISMATCH, token);
                    }
                    return true;
                },
                many -> refuse(Code.MOVE_AMBIGUOUS, token, line, proposal, verdict),
                begun -> refuse(Code.MOVE_INCOMPLETE, token, line, proposal, verdict),
                wrong -> refuse(Code.MOVE_ILLEGAL, token, line, proposal, verdict));
    }

    private boolean refuse(Code code, PdnToken token, LineDraft line, Proposal proposal, Verdict verdict) {
        log.refused(code, line.nextPly(), token, new Refused(line.position(), proposal, verdict));
        line.stop();
        return false;
    }

    // The side to move has lost, so nothing can be played any more.
    private static Verdict over(Position position) {
        String result = position.sideToMove() == Color.WHITE ? "0-2" : "2-0";
        String reason = position.count(position.sideToMove()) == 0 ? "no-pieces" : "no-legal-moves";
        return new Verdict.Illegal(List.of(new Illegality.GameOver(result, reason)));
    }

    private void warn(PdnWarning.Code code, PdnToken token) {
        warnings.add(new PdnWarning(code, new TextSpan(token.start(), token.length())));
    }

    private void finish() {
        if (open.size() > 1) {
            LineDraft outermost = outermostVariation();
            log.add(Code.VARIATION_NOT_CLOSED, outermost.nextPly(), outermost.opening());
        }
        while (open.size() > 1) {
            close();
        }
        if (!open.isEmpty()) {
            endSegment(open.element());
        }
        Optional<String> said = tag("result").flatMap(token -> PdnResult.ofTag(token.value()));
        terminator
                .filter(token -> !token.text().equals(PdnResult.OPEN))
                .filter(token -> said.isPresent() && !said.get().equals(token.text()))
                .ifPresent(token -> warn(PdnWarning.Code.RESULT_DIFFERS, token));
    }

    private LineDraft outermostVariation() {
        List<LineDraft> fromTop = new ArrayList<>(open);
        return fromTop.get(fromTop.size() - 2);
    }
}
