package damka.rules.notation.written;

import java.util.Set;

/** The words that people put around squares, in Polish (with and without its own letters) and English. */
final class MoveWords {
    private static final Set<String> CAPTURE = Set.of(
            "x",
            "х",
            "take",
            "takes",
            "taking",
            "capture",
            "captures",
            "capturing",
            "hit",
            "hits",
            "jump",
            "jumps",
            "jumping",
            "eat",
            "eats",
            "bije",
            "biję",
            "bij",
            "bijemy",
            "bicie",
            "biciem",
            "bić",
            "bic",
            "zbija",
            "zbijam",
            "zbij",
            "zbijemy",
            "zbicie",
            "bierze",
            "biorę",
            "biore",
            "przeskakuje",
            "przeskakuję",
            "skacze");

    private static final Set<String> LINK = Set.of(
            "from",
            "to",
            "the",
            "square",
            "squares",
            "move",
            "moves",
            "moving",
            "go",
            "goes",
            "play",
            "plays",
            "i",
            "playing",
            "then",
            "and",
            "man",
            "king",
            "piece",
            "white",
            "black",
            "my",
            "with",
            "please",
            "k",
            "z",
            "ze",
            "na",
            "do",
            "od",
            "pole",
            "pola",
            "polu",
            "ruch",
            "ruchem",
            "ruszam",
            "rusza",
            "gram",
            "gra",
            "idę",
            "ide",
            "idzie",
            "idź",
            "idz",
            "przesuń",
            "przesun",
            "przesuwam",
            "przestawiam",
            "potem",
            "dalej",
            "następnie",
            "nastepnie",
            "oraz",
            "pion",
            "pionek",
            "pionkiem",
            "pionka",
            "pionem",
            "damka",
            "damką",
            "damkę",
            "damke",
            "damki",
            "bierka",
            "bierką",
            "bierkę",
            "bierke",
            "białe",
            "biale",
            "czarne",
            "proszę",
            "prosze");

    private static final Set<String> VIA = Set.of("via", "through", "przez");

    private MoveWords() {}

    static boolean isCapture(String word) {
        return CAPTURE.contains(word);
    }

    static boolean isLink(String word) {
        return LINK.contains(word);
    }

    /** Whether squares in between follow. */
    static boolean isVia(String word) {
        return VIA.contains(word);
    }

    static boolean isKnown(String word) {
        return isCapture(word) || isLink(word) || isVia(word);
    }
}
