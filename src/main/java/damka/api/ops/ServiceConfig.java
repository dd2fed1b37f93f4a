package damka.api.ops;

import io.quarkus.runtime.configuration.MemorySize;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Every limit and choice of the service, under {@code damka.} in the configuration. */
@ConfigMapping(prefix = "damka")
public interface ServiceConfig {
    /** Sizes of requests. */
    Request request();

    /** What a search may use. */
    Search search();

    /** What annotating games may use. */
    Annotation annotation();

    /** The endgame tables. */
    Endgame endgame();

    /** What a game may hold. */
    Game game();

    /** What an answer may hold. */
    Answer answer();

    /** Where pictures are drawn in pixels. */
    Images images();

    /** Where whole games and batches are answered. */
    Large large();

    /** Who may call from a browser. */
    Cors cors();

    /** The state token. */
    State state();

    /** Who may call. */
    Security security();

    /** How often one caller may call. */
    RateLimit rateLimit();

    /** How long the service makes itself warm before it is ready; 0s: not at all. */
    @WithDefault("1s")
    Duration warmUp();

    /** Sizes of requests, in bytes and characters. */
    interface Request {
        @WithDefault("65536")
        int bodyBytes();

        /** Bodies of replays, annotations and batches. */
        @WithDefault("262144")
        int largeBodyBytes();

        @WithDefault("16")
        int jsonDepth();

        @WithDefault("32")
        int jsonDigits();

        @WithDefault("64")
        int jsonNameLength();

        /** Characters of a string, except PDN. */
        @WithDefault("4096")
        int stringLength();

        @WithDefault("4096")
        int uriBytes();

        @WithDefault("8192")
        int headerBytes();

        /** How long the headers may take to arrive. */
        @WithDefault("5s")
        Duration headerRead();

        /** How long the body may take to arrive. */
        @WithDefault("10s")
        Duration bodyRead();

        /** Wall time of a cheap request. */
        @WithDefault("1s")
        Duration cheapTime();

        /** Wall time of a batch; what is not reached then is answered so. */
        @WithDefault("2s")
        Duration batchTime();
    }

    /** What a search may use. */
    interface Search {
        @WithDefault("10")
        int minTimeMs();

        @WithDefault("5000")
        int maxTimeMs();

        @WithDefault("800")
        int defaultTimeMs();

        @WithDefault("30000")
        int maxStreamTimeMs();

        @WithDefault("40")
        int maxDepth();

        @WithDefault("50000000")
        long maxNodes();

        @WithDefault("10")
        int maxMultiPv();

        /** Searches at once; left out: one less than the cores, at least one. */
        Optional<Integer> slots();

        /** How many searches may wait; left out: twice the slots. */
        Optional<Integer> queue();

        /** Memory of a search for positions it has seen. */
        @WithDefault("16M")
        MemorySize tableBytes();

        /** Memory for answers that would come out the same again; 0 remembers nothing. */
        @WithDefault("8M")
        MemorySize cacheBytes();

        /** How long one may wait. */
        @WithDefault("1000")
        int maxWaitMs();
    }

    /** What annotating games may use. */
    interface Annotation {
        @WithDefault("100")
        int minTimeMs();

        /** For all plies of all games together; below the idle time of a connection, which hears nothing before the answer. */
        @WithDefault("20000")
        int maxTimeMs();

        @WithDefault("5000")
        int defaultTimeMs();

        /** With less a search may not complete even one depth. */
        @WithDefault("1000")
        long minNodesPerPly();

        @WithDefault("1000000")
        long maxNodesPerPly();
    }

    /** The endgame tables. */
    interface Endgame {
        /** A folder with tables besides those in the jar, mapped into memory and never written; left out: none. */
        Optional<String> path();

        /**
         * Whether every byte of the folder is verified at the start; otherwise format, board, material and lengths, which is
         * quicker where the folder is far away.
         */
        @WithDefault("true")
        boolean verify();

        /** Questions answered at once. */
        @WithDefault("1")
        int slots();

        /** How many questions may wait. */
        @WithDefault("32")
        int queue();

        /** How long one may wait. */
        @WithDefault("1000")
        int maxWaitMs();
    }

    /** What a game may hold. */
    interface Game {
        @WithDefault("2000")
        int plies();

        @WithDefault("20")
        int pdnGames();
    }

    /** What an answer may hold. */
    interface Answer {
        /** Legal moves in one answer; a position of a game never reaches it. */
        @WithDefault("512")
        int moves();

        @WithDefault("64")
        int paths();

        @WithDefault("5")
        int suggestions();

        @WithDefault("100")
        int batchItems();

        /** Least width and height of a picture, in pixels. */
        @WithDefault("128")
        int minImageSize();

        @WithDefault("1024")
        int maxImageSize();

        @WithDefault("480")
        int defaultImageSize();

        /** How long answers to GET may be kept. */
        @WithDefault("1h")
        Duration cacheTime();
    }

    /** Where pictures are drawn in pixels. */
    interface Images {
        /** Pictures drawn at once. */
        @WithDefault("2")
        int threads();

        /** Pictures that may wait. */
        @WithDefault("64")
        int queue();
    }

    /** Where whole games and batches are answered. */
    interface Large {
        /** Requests answered at once. */
        @WithDefault("2")
        int threads();

        /** Requests that may wait. */
        @WithDefault("32")
        int queue();

        /** How long one may wait. */
        @WithDefault("1000")
        int maxWaitMs();
    }

    /** Who may call from a browser. */
    interface Cors {
        /** Origins that may read answers; left out: all. */
        Optional<List<String>> origins();
    }

    /** The state token. */
    interface State {
        /** Key that signs state tokens; left out: they carry a checksum only. */
        Optional<String> secret();
    }

    /** Who may call. */
    interface Security {
        /** Keys, of which a caller must have one; left out: everybody may call. */
        Optional<List<String>> apiKeys();
    }

    /** How often one caller may call. */
    interface RateLimit {
        /** Requests of one caller in the time below; left out: no limit. */
        Optional<Integer> requests();

        @WithDefault("1m")
        Duration per();

        /** Callers that are remembered, the busiest of all. */
        @WithDefault("10000")
        int callers();
    }

    /** Searches at once. */
    static int slots(Search search) {
        return search.slots().orElse(Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
    }

    /** Searches that may wait. */
    static int queue(Search search) {
        return search.queue().orElse(2 * slots(search));
    }
}
