package damka.api.document;

/** What the statuses of problems mean, for the document. */
final class Statuses {
    private Statuses() {}

    // Whether any request to an operation can get this status, whatever it asks.
    static boolean canBe(int status, boolean hasBody, boolean waits) {
        return switch (status) {
            case 408, 413, 415 -> hasBody;
            case 503, 504 -> waits;
            default -> true;
        };
    }

    static String meaning(int status) {
        return switch (status) {
            case 400 -> "The request cannot be read.";
            case 401 -> "No API key that the service knows, where it asks for one.";
            case 404 -> "There is no such thing.";
            case 406 -> "The Accept header asks for nothing that the operation makes.";
            case 408 -> "The body did not arrive in time; the connection is closed.";
            case 413 -> "The body is too large.";
            case 414 -> "The address is too long.";
            case 415 -> "The body is of a type or charset that the operation does not read, or is encoded.";
            case 422 -> "The request was read, but breaks the rules or a limit.";
            case 429 ->
                "Too many requests of one caller, where the service limits them; Retry-After says when to try again.";
            case 431 -> "The headers are too large.";
            case 503 -> "No room for it, or the service shuts down; Retry-After says when to try again.";
            case 504 -> "The work was not done before the deadline.";
            default -> "A fault of the service; the trace id finds it in the logs.";
        };
    }
}
