package damka.train;

import damka.rules.board.Color;
import damka.rules.position.Position;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * A quiet position of a game.
 *
 * @param score for White, centimen
 */
record Sample(long white, long black, long kings, boolean whiteToMove, short score) {
    static final int BYTES = 27;

    static Sample of(Position position, int scoreForWhite) {
        int score = Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, scoreForWhite));
        return new Sample(
                position.pieces(Color.WHITE),
                position.pieces(Color.BLACK),
                position.kings(),
                position.sideToMove() == Color.WHITE,
                (short) score);
    }

    static Sample read(DataInputStream in) throws IOException {
        return new Sample(in.readLong(), in.readLong(), in.readLong(), in.readBoolean(), in.readShort());
    }

    void write(DataOutputStream out) throws IOException {
        out.writeLong(white);
        out.writeLong(black);
        out.writeLong(kings);
        out.writeBoolean(whiteToMove);
        out.writeShort(score);
    }
}
