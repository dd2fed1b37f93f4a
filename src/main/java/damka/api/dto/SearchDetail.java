package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What a line of a search can say besides. */
@Schema(description = "wdl: how such games end, per mille. pv: the expected turns.")
public enum SearchDetail {
    wdl,
    pv
}
