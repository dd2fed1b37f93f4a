package damka.rules.notation.pdn;

import damka.rules.board.Board;
import damka.rules.moves.LegalMoves;
import damka.rules.moves.Proposal;
import damka.rules.notation.pdn.PdnToken.Kind;
import damka.rules.position.Position;
import java.util.List;
import java.util.Optional;

/**
 * On which board a game without a GameType tag was played: squares over 32 and columns over h are the large one's, letters the
 * small one's; else the one on which the first move can be played, at last the large one.
 */
final class BoardGuess {
    private static final int SMALL_SQUARES = Board.BRAZILIAN.squareCount();

    private boolean large;
    private boolean letters;

    private BoardGuess() {}

    static Board of(Optional<String> fen, List<PdnToken> tokens) {
        BoardGuess guess = new BoardGuess();
        fen.ifPresent(guess::fen);
        tokens.stream()
                .filter(token -> token.is(Kind.SETUP))
                .map(PdnToken::value)
                .forEach(guess::fen);
        tokens.stream().filter(token -> token.is(Kind.MOVE)).map(PdnToken::text).forEach(guess::squares);
        if (guess.large) {
            return Board.INTERNATIONAL;
        }
        if (guess.letters) {
            return Board.BRAZILIAN;
        }
        return fen.isEmpty() && startsOnSmallBoard(tokens) ? Board.BRAZILIAN : Board.INTERNATIONAL;
    }

    // In a FEN the letter behind a colon is the colour of a list or the name of a counter, whose number is no square.
    private void fen(String text) {
        for (String field : text.split(":", -1)) {
            char name =
                    field.isBlank() ? ' ' : Character.toUpperCase(field.strip().charAt(0));
            if (name == 'W' || name == 'B') {
                squares(field.strip().substring(1));
            }
        }
    }

    private void squares(String text) {
        char before = ' ';
        int at = 0;
        while (at < text.length()) {
            char c = Character.toLowerCase(text.charAt(at++));
            if (digit(c)) {
                int number = c - '0';
                while (at < text.length() && digit(text.charAt(at))) {
                    number = Math.min(1000, number * 10 + text.charAt(at++) - '0');
                }
                square(before, number);
            }
            before = c;
        }
    }

    private static boolean digit(char c) {
        return c >= '0' && c <= '9';
    }

    private void square(char before, int number) {
        boolean column = before >= 'a' && before <= 'j';
        letters |= column;
        large |= column ? before > 'h' || number > Board.BRAZILIAN.size() : number > SMALL_SQUARES;
    }

    private static boolean startsOnSmallBoard(List<PdnToken> tokens) {
        Optional<PdnToken> first =
                tokens.stream().filter(token -> token.is(Kind.MOVE)).findFirst();
        return first.filter(token -> opens(Board.BRAZILIAN, token.text())).isPresent();
    }

    private static boolean opens(Board board, String text) {
        LegalMoves legal = LegalMoves.of(Position.start(board));
        return PdnMoveText.read(board, text).fold(proposal -> plays(legal, proposal), faults -> false);
    }

    private static boolean plays(LegalMoves legal, Proposal proposal) {
        return !legal.between(proposal.origin(), proposal.target()).isEmpty();
    }
}
