package damka.api.picture;

import java.util.Locale;
import java.util.Optional;

/** What is written on the board. */
public enum Coordinates {
    /** The number of each dark square, in its corner. */
    NUMBERS,
    /** Letters and row numbers along the edges. */
    ALGEBRAIC,
    NONE;

    /** The name used in addresses. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The choice with this name. */
    public static Optional<Coordinates> byId(String id) {
        for (Coordinates coordinates : values()) {
            if (coordinates.id().equals(id)) {
                return Optional.of(coordinates);
            }
        }
        return Optional.empty();
    }
}
