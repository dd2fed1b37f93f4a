package damka.api.pool;

import damka.api.ops.ServiceConfig;
import damka.engine.endgame.BitbaseCheck;
import damka.engine.endgame.BitbaseReader;
import damka.engine.endgame.Endgames;
import damka.rules.board.Board;
import io.quarkus.runtime.Startup;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jboss.logging.Logger;

/**
 * The endings that the service knows: those in the jar, and those of a folder that may be mounted beside it. Loaded at the start,
 * so that an unsound table stops the start and never an answer.
 */
@Startup
@ApplicationScoped
public class KnownEndings {
    private static final Logger LOG = Logger.getLogger(KnownEndings.class);

    private final Map<Board, Endgames> endings = new EnumMap<>(Board.class);
    private final Map<Board, Source> sources = new EnumMap<>(Board.class);

    /** Where tables come from. */
    public enum Source {
        JAR,
        FOLDER
    }

    /** As the configuration says. */
    public KnownEndings(ServiceConfig config) {
        Optional<Path> folder = config.endgame().path().map(Path::of);
        BitbaseCheck check = config.endgame().verify() ? BitbaseCheck.EVERY_BYTE : BitbaseCheck.HEADERS;
        folder.ifPresent(KnownEndings::requireTables);
        for (Board board : Board.values()) {
            boolean more = folder.filter(there -> BitbaseReader.hasTables(board, there))
                    .isPresent();
            endings.put(
                    board,
                    more ? BitbaseReader.withFolder(board, folder.orElseThrow(), check) : BitbaseReader.bundled(board));
            sources.put(board, more ? Source.FOLDER : Source.JAR);
            LOG.infof("endings of up to %d pieces on the %s board", of(board).pieces(), board.id());
        }
    }

    // Who names a folder wants its tables: without them the start stops, too.
    private static void requireTables(Path folder) {
        boolean any = Files.isDirectory(folder)
                && Stream.of(Board.values()).anyMatch(board -> BitbaseReader.hasTables(board, folder));
        if (!any) {
            throw new IllegalStateException("damka.endgame.path names no folder with tables: " + folder);
        }
    }

    /** Those of a board. */
    public Endgames of(Board board) {
        return endings.getOrDefault(board, Endgames.none(board));
    }

    /** Where those of a board come from; a folder stands for folder and jar. */
    public Source source(Board board) {
        return sources.getOrDefault(board, Source.JAR);
    }
}
