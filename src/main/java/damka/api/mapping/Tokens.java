package damka.api.mapping;

import damka.api.ops.ServiceConfig;
import damka.api.problem.BadInput;
import damka.api.problem.Fault;
import damka.api.problem.ProblemType;
import damka.rules.game.Game;
import damka.rules.notation.ParseFault;
import damka.rules.notation.token.StateToken;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * State tokens as they travel: with a signature at their end where the service has a secret, so that a token that went through a
 * browser can be trusted.
 */
@ApplicationScoped
public class Tokens {
    private static final String ALGORITHM = "HmacSHA256";
    private static final int SIGNATURE_BYTES = 12;
    private static final char BEFORE_SIGNATURE = '.';

    private final Optional<SecretKeySpec> key;

    /** With the secret of the configuration. */
    public Tokens(ServiceConfig config) {
        this.key = config.state()
                .secret()
                .map(secret -> new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), ALGORITHM));
    }

    /** The token of a game. */
    public String writeState(Game game) {
        String token = StateToken.write(game);
        return key.map(secret -> token + BEFORE_SIGNATURE + signature(secret, token))
                .orElse(token);
    }

    /** The game of a token. */
    public Game readState(String text, String pointer) {
        String token = key.map(secret -> verified(secret, text, pointer)).orElse(text);
        return StateToken.read(token).fold(game -> game, faults -> {
            throw invalid(Fault.at(pointer, name(faults.get(0).code())));
        });
    }

    private static String name(ParseFault.Code code) {
        return switch (code) {
            case UNKNOWN_VERSION -> "STATE_VERSION_UNKNOWN";
            case CHECKSUM_WRONG -> "STATE_CHECKSUM_WRONG";
            default -> "STATE_MALFORMED";
        };
    }

    private static String verified(SecretKeySpec secret, String text, String pointer) {
        int end = text.lastIndexOf(BEFORE_SIGNATURE);
        String token = end < 0 ? "" : text.substring(0, end);
        byte[] right = signature(secret, token).getBytes(StandardCharsets.US_ASCII);
        byte[] given = text.substring(end + 1).getBytes(StandardCharsets.UTF_8);
        if (!MessageDigest.isEqual(right, given)) {
            throw invalid(Fault.at(pointer, "STATE_SIGNATURE_WRONG"));
        }
        return token;
    }

    private static BadInput invalid(Fault fault) {
        return new BadInput(ProblemType.INVALID_STATE_TOKEN, fault);
    }

    private static String signature(SecretKeySpec secret, String token) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(secret);
            byte[] code = Arrays.copyOf(mac.doFinal(token.getBytes(StandardCharsets.UTF_8)), SIGNATURE_BYTES);
            return Base64.getUrlEncoder().withoutPadding().encodeToString(code);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has HMAC-SHA-256", e);
        }
    }
}
