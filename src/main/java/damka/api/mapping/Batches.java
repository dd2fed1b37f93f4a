package damka.api.mapping;

import com.fasterxml.jackson.databind.JsonNode;
import damka.api.dto.BatchAnswer;
import damka.api.dto.BatchItem;
import damka.api.dto.BatchesRequest;
import damka.api.dto.BatchesResponse;
import damka.api.dto.LegalMovesRequest;
import damka.api.dto.MoveCheckRequest;
import damka.api.dto.MovesRequest;
import damka.api.dto.OutcomesRequest;
import damka.api.dto.PositionsRequest;
import damka.api.ops.ServiceConfig;
import damka.api.ops.Ticker;
import damka.api.problem.BadInput;
import damka.api.problem.Fault;
import damka.api.problem.ProblemType;
import damka.api.problem.ProblemWriter;
import damka.api.text.Caller;
import damka.api.text.Language;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import org.jboss.logging.Logger;

/** Many cheap requests in one; each is answered as if it had come alone. */
@ApplicationScoped
public class Batches {
    private static final Logger LOG = Logger.getLogger(Batches.class);
    private static final String PATH = "/v1/batches";
    private static final int OK = 200;

    private final StrictJson json;
    private final ProblemWriter problems;
    private final Map<String, Cheap<?>> operations = new TreeMap<>();
    private final int mostItems;
    private final Duration time;
    private final Ticker ticker;

    // An operation of a batch.
    private record Cheap<T>(Class<T> type, BiFunction<T, Language, Object> answer) {
        Object answer(StrictJson json, JsonNode body, Language language) {
            return answer.apply(json.read(body, type), language);
        }
    }

    // A request of the batch, or what is wrong with its frame.
    private record Entry(int index, JsonNode source) {
        String pointer(String member) {
            return "#/items/" + index + "/" + member;
        }
    }

    /** Answering with these. */
    public Batches(
            StrictJson json,
            ProblemWriter problems,
            PositionsAnswer positions,
            LegalMovesAnswer legalMoves,
            MoveCheckAnswer checks,
            MovesAnswer moves,
            Outcomes outcomes,
            ServiceConfig config,
            Ticker ticker) {
        this.json = json;
        this.problems = problems;
        this.mostItems = config.answer().batchItems();
        this.time = config.request().batchTime();
        this.ticker = ticker;
        operations.put("positions", new Cheap<>(PositionsRequest.class, positions::answer));
        operations.put(
                "legal-moves", new Cheap<>(LegalMovesRequest.class, (request, told) -> legalMoves.answer(request)));
        operations.put("move-checks", new Cheap<>(MoveCheckRequest.class, checks::answer));
        operations.put("moves", new Cheap<>(MovesRequest.class, (request, told) -> moves.answer(request)));
        operations.put("outcomes", new Cheap<>(OutcomesRequest.class, outcomes::answer));
    }

    /** For a request that comes now. */
    public Deadline deadline() {
        return Deadline.after(time, ticker);
    }

    /** The answer to this request. */
    public BatchesResponse answer(BatchesRequest request, Caller caller, Deadline deadline) {
        return answer(request, caller, deadline::hasPassed);
    }

    /** The answers up to the time when it is late, and problems after it. */
    BatchesResponse answer(BatchesRequest request, Caller caller, BooleanSupplier late) {
        List<JsonNode> items = request.items();
        if (items == null || items.isEmpty()) {
            throw new BadInput(ProblemType.INVALID_PARAMETER, Fault.at("#/items", "MISSING_MEMBER"));
        }
        if (items.size() > mostItems) {
            throw new BadInput(
                    ProblemType.LIMIT_EXCEEDED,
                    List.of(Fault.at("#/items", "TOO_MANY_ITEMS").with("limit", mostItems)),
                    Map.of("limit", mostItems));
        }
        refuseTwins(items);
        List<BatchAnswer> answers = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            Entry entry = new Entry(i, items.get(i));
            answers.add(late.getAsBoolean() ? tooLate(entry, caller) : answer(entry, caller));
        }
        return new BatchesResponse(answers);
    }

    private static void refuseTwins(List<JsonNode> items) {
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < items.size(); i++) {
            JsonNode id = items.get(i).path("id");
            if (id.isTextual() && !seen.add(id.textValue())) {
                throw new BadInput(
                        ProblemType.INVALID_PARAMETER,
                        Fault.at("#/items/" + i + "/id", "DUPLICATE_ID").with("id", id.textValue()));
            }
        }
    }

    private BatchAnswer tooLate(Entry entry, Caller caller) {
        return problem(entry, PATH, new BadInput(ProblemType.DEADLINE_EXCEEDED), caller);
    }

    private BatchAnswer answer(Entry entry, Caller caller) {
        String instance = PATH;
        try {
            BatchItem item = item(entry);
            Cheap<?> operation = operation(item, entry);
            JsonNode body = item.body();
            if (body == null || body.isNull()) {
                throw new BadInput(ProblemType.INVALID_PARAMETER, Fault.at(entry.pointer("body"), "MISSING_MEMBER"));
            }
            instance = "/v1/" + item.operation();
            return new BatchAnswer(item.id(), OK, operation.answer(json, body, caller.language()), null);
        } catch (BadInput refused) {
            return problem(entry, instance, refused, caller);
        } catch (RuntimeException bug) {
            LOG.errorf(bug, "item %d of request %s failed", entry.index(), caller.traceId());
            return problem(entry, instance, new BadInput(ProblemType.INTERNAL), caller);
        }
    }

    private BatchItem item(Entry entry) {
        BatchItem item;
        try {
            item = json.read(entry.source(), BatchItem.class);
        } catch (BadInput refused) {
            throw new BadInput(
                    refused.type(),
                    refused.faults().stream().map(fault -> framed(fault, entry)).toList(),
                    refused.extensions());
        }
        if (item.id() == null) {
            throw new BadInput(ProblemType.INVALID_PARAMETER, Fault.at(entry.pointer("id"), "MISSING_MEMBER"));
        }
        return item;
    }

    // The frame of an item stands in the body of the batch.
    private static Fault framed(Fault fault, Entry entry) {
        String pointer = fault.pointer();
        return fault.at("#/items/" + entry.index() + (pointer == null ? "" : pointer.substring(1)));
    }

    private Cheap<?> operation(BatchItem item, Entry entry) {
        String name = item.operation();
        String pointer = entry.pointer("operation");
        if (name == null) {
            throw new BadInput(ProblemType.INVALID_PARAMETER, Fault.at(pointer, "MISSING_MEMBER"));
        }
        Cheap<?> operation = operations.get(name);
        if (operation == null) {
            throw new BadInput(
                    ProblemType.INVALID_PARAMETER,
                    Fault.at(pointer, "NOT_ONE_OF")
                            .with("text", name)
                            .expecting(String.join(", ", operations.keySet())));
        }
        return operation;
    }

    private BatchAnswer problem(Entry entry, String instance, BadInput refused, Caller caller) {
        JsonNode id = entry.source().path("id");
        return new BatchAnswer(
                id.isTextual() ? id.textValue() : null,
                refused.type().status(),
                null,
                problems.write(refused, instance, caller.language(), caller.traceId()));
    }
}
