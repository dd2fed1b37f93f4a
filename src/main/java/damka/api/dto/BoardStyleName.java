package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** How a board of text is written. */
@Schema(name = "BoardStyle", description = "ascii: letters. emoji: for chats. speech: words.")
public enum BoardStyleName {
    ascii,
    emoji,
    speech
}
