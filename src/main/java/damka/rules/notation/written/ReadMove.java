package damka.rules.notation.written;

import damka.rules.moves.Proposal;

/**
 * A move text that was understood. Whether the move is legal is another question.
 *
 * @param interpretedAs how it was read, in square numbers: {@code 32-28}, {@code 37x28x17x8}
 */
public record ReadMove(Proposal proposal, String interpretedAs) {}
