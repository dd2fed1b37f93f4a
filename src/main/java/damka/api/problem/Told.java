package damka.api.problem;

import damka.api.text.Language;

/** A part of an answer that waits for the caller's language. */
@FunctionalInterface
public interface Told {
    /** The part in this language. */
    Object in(Language language);
}
