package damka.api.edge;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Percent encoding, read strictly: what is broken, no UTF-8 or holds control characters is no text. */
final class Percent {
    private static final int HEX = 16;

    private Percent() {}

    /** The text; empty where it is broken. */
    static Optional<String> decode(String encoded, boolean plusIsSpace) {
        ByteBuffer bytes = ByteBuffer.allocate(encoded.length());
        for (int i = 0; i < encoded.length(); i++) {
            char c = encoded.charAt(i);
            int value = c == '%' ? escaped(encoded, i) : c == '+' && plusIsSpace ? ' ' : c;
            if (value < 0 || c > '~' || c < ' ') {
                return Optional.empty();
            }
            i += c == '%' ? 2 : 0;
            bytes.put((byte) value);
        }
        return text(bytes.flip());
    }

    private static int escaped(String encoded, int at) {
        if (at + 2 >= encoded.length()) {
            return -1;
        }
        int high = Character.digit(encoded.charAt(at + 1), HEX);
        int low = Character.digit(encoded.charAt(at + 2), HEX);
        return high < 0 || low < 0 ? -1 : high * HEX + low;
    }

    private static Optional<String> text(ByteBuffer bytes) {
        try {
            return Optional.of(StandardCharsets.UTF_8.newDecoder().decode(bytes).toString());
        } catch (CharacterCodingException broken) {
            return Optional.empty();
        }
    }
}
