package damka.engine.endgame;

import java.nio.ByteBuffer;

/**
 * The values of all positions of one material, flat in memory. Immutable, shared by threads; an entry says nothing about a
 * position in which the side to move has a capture.
 */
public abstract sealed class Bitbase {
    private final BitbaseIndex index;

    private Bitbase(BitbaseIndex index) {
        this.index = index;
    }

    /** How its positions are numbered. */
    public BitbaseIndex index() {
        return index;
    }

    /** The value of the position with this number, 0 to size - 1. */
    public abstract EndgameValue value(long at);

    /** The values in memory as five trits a byte: three values need no fourth code. */
    static Bitbase ofTrits(BitbaseIndex index, byte[] trits) {
        return new Trits(index, trits);
    }

    /** The values as two bits each, four a byte, perhaps mapped from a file. */
    static Bitbase ofPairs(BitbaseIndex index, ByteBuffer pairs) {
        return new Pairs(index, pairs);
    }

    /** Knows no position. */
    static Bitbase nothing(BitbaseIndex index) {
        return new Nothing(index);
    }

    private static final class Nothing extends Bitbase {
        Nothing(BitbaseIndex index) {
            super(index);
        }

        @Override
        public EndgameValue value(long at) {
            return EndgameValue.UNKNOWN;
        }
    }

    private static final class Trits extends Bitbase {
        private static final int IN_BYTE = 5;
        private static final EndgameValue[] UNPACKED = unpacked();

        private final byte[] trits;

        Trits(BitbaseIndex index, byte[] trits) {
            super(index);
            this.trits = trits;
        }

        private static EndgameValue[] unpacked() {
            EndgameValue[] table = new EndgameValue[256 * IN_BYTE];
            for (int packed = 0; packed < 256; packed++) {
                int rest = packed;
                for (int i = 0; i < IN_BYTE; i++) {
                    table[packed * IN_BYTE + i] = EndgameValue.ofCode(rest % 3);
                    rest /= 3;
                }
            }
            return table;
        }

        @Override
        public EndgameValue value(long at) {
            int slot = (int) (at / IN_BYTE);
            return UNPACKED[(trits[slot] & 0xff) * IN_BYTE + (int) (at - (long) slot * IN_BYTE)];
        }
    }

    private static final class Pairs extends Bitbase {
        private final ByteBuffer pairs;

        Pairs(BitbaseIndex index, ByteBuffer pairs) {
            super(index);
            this.pairs = pairs;
        }

        @Override
        public EndgameValue value(long at) {
            return EndgameValue.ofCode((pairs.get((int) (at >>> 2)) >>> ((at & 3) << 1)) & 3);
        }
    }
}
