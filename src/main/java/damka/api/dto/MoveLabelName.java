package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What a move is called by what it lost. */
@Schema(
        name = "MoveLabel",
        description =
                "What a move is called by its loss in centimen: best 0, good up to 19, inaccuracy from 20, mistake from 50,"
                        + " blunder from 100; forced where there was no other move.")
public enum MoveLabelName {
    best,
    good,
    inaccuracy,
    mistake,
    blunder,
    forced
}
