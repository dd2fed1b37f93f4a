package damka.rules.notation.token;

import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.Positions;
import damka.rules.board.Board;
import damka.rules.position.Position;
import damka.rules.position.Setup;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class PositionTokenProperties {
    private static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.: ";

    @Property
    void readingWhatWasWrittenIsIdentity(@ForAll("positions") Position position) {
        String token = PositionToken.write(position);

        Position read = PositionToken.read(token)
                .fold(setup -> setup.check(Setup.Admission.GAME), faults -> {
                    throw new AssertionError(faults);
                })
                .fold(sound -> sound, faults -> {
                    throw new AssertionError(faults);
                });

        assertThat(read).isEqualTo(position);
        assertThat(token).matches("[ib][A-Za-z0-9_-]{8,28}");
    }

    @Property
    void composedBoardsHaveATokenToo(@ForAll("composed") Position position) {
        Position read = PositionToken.read(PositionToken.write(position)).fold(PositionBits::position, faults -> {
            throw new AssertionError(faults);
        });

        assertThat(read).isEqualTo(position);
    }

    @Property
    void aTokenWithOneOtherCharacterIsRefused(@ForAll("positions") Position position, @ForAll long seed) {
        Random random = new Random(seed);
        String token = PositionToken.write(position);
        int at = random.nextInt(token.length());
        char other = ALPHABET.charAt(random.nextInt(ALPHABET.length()));

        String changed = token.substring(0, at) + other + token.substring(at + 1);

        boolean isRead = PositionToken.read(changed).fold(setup -> true, faults -> false);
        assertThat(isRead).isEqualTo(changed.equals(token));
    }

    @Property
    void onlyOneTextIsReadAsAPosition(@ForAll("positions") Position position, @ForAll long seed) {
        Random random = new Random(seed);
        StringBuilder body = new StringBuilder(Checksum.SHORT.withoutCheck(PositionToken.write(position)));
        body.setCharAt(1 + random.nextInt(body.length() - 1), ALPHABET.charAt(random.nextInt(64)));
        String forged =
                Checksum.SHORT.sign(body.append("A".repeat(random.nextInt(2))).toString());

        PositionToken.read(forged)
                .fold(
                        setup -> assertThat(PositionToken.write(PositionBits.position(setup)))
                                .isEqualTo(forged),
                        faults -> assertThat(faults)
                                .allMatch(fault -> fault.offset() + fault.length() <= forged.length()));
    }

    @Provide
    static Arbitrary<Position> positions() {
        return Positions.any();
    }

    @Provide
    static Arbitrary<Position> composed() {
        return Arbitraries.of(Board.values()).flatMap(Positions::composed);
    }
}
