package damka.api.dto;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Sizes of requests. */
@Schema(description = "Sizes of requests.")
public record RequestLimits(
        @Schema(description = "Longest JSON body, in bytes.", examples = "65536", required = true)
        int bodyBytes,

        @Schema(
                description = "Longest body of replays, annotations and batches, in bytes.",
                examples = "262144",
                required = true)
        int largeBodyBytes,

        @Schema(description = "Deepest nesting of JSON.", examples = "16", required = true)
        int jsonDepth,

        @Schema(description = "Most digits of a number.", examples = "32", required = true)
        int jsonDigits,

        @Schema(description = "Longest name of a member, in characters.", examples = "64", required = true)
        int jsonNameLength,

        @Schema(description = "Longest string except PDN, in characters.", examples = "4096", required = true)
        int stringLength,

        @Schema(description = "Longest path with query, in bytes.", examples = "4096", required = true)
        int uriBytes,

        @Schema(description = "Headers in all, in bytes.", examples = "8192", required = true)
        int headerBytes,

        @Schema(
                description =
                        "How long the headers may take to arrive, in milliseconds; then the connection is closed.",
                examples = "5000",
                required = true)
        long headerReadMs,

        @Schema(
                description = "How long a body may take to arrive, in milliseconds.",
                examples = "10000",
                required = true)
        long bodyReadMs,

        @Schema(
                description = "How long a connection may rest, in milliseconds; then it is closed.",
                examples = "30000",
                required = true)
        long idleMs,

        @Schema(description = "Wall time of a cheap request, in milliseconds.", examples = "1000", required = true)
        long cheapTimeMs,

        @Schema(description = "Wall time of a batch, in milliseconds.", examples = "2000", required = true)
        long batchTimeMs) {}
