package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** How people end a game. */
@Schema(description = "How people end a game.")
public enum TerminationType {
    resignation,
    drawAgreement,
    flagFall,
    abandonment
}
