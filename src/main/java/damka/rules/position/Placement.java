package damka.rules.position;

import damka.rules.board.Piece;
import damka.rules.board.Square;

/** One piece on one square, as somebody wrote it. */
public record Placement(Square square, Piece piece) {}
