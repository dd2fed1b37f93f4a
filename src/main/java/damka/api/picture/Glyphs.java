package damka.api.picture;

import java.util.Map;

/**
 * Digits and letters as strokes, so that a picture needs no font and looks the same everywhere. Each glyph stands in a box 6
 * wide and 10 high, the origin at its top left.
 */
final class Glyphs {
    static final double WIDTH = 6;
    static final double HEIGHT = 10;
    static final double ADVANCE = 8;

    private static final Map<Character, String> STROKES = Map.ofEntries(
            Map.entry('0', "M3 0C1.2 0 0 2 0 5S1.2 10 3 10 6 8 6 5 4.8 0 3 0Z"),
            Map.entry('1', "M1 2.2L3.4 0V10"),
            Map.entry('2', "M.3 2.6C.3 1 1.5 0 3 0S5.8 1 5.8 2.7C5.8 5 .2 7 .2 10H6"),
            Map.entry(
                    '3',
                    "M.4 1.5C1 .5 2 0 3 0 4.6 0 5.6 1 5.6 2.5S4.5 4.8 2.6 4.8C4.7 4.8 6 5.8 6 7.4S4.8 10 3 10C1.7 10 .6 9.4 0 8.4"),
            Map.entry('4', "M4.6 10V0L0 7H6"),
            Map.entry('5', "M5.6 0H1.2L.7 4.6C1.3 4 2.1 3.7 3 3.7 4.8 3.7 6 5 6 6.8S4.8 10 2.9 10C1.7 10 .7 9.5 0 8.6"),
            Map.entry(
                    '6',
                    "M5.3 1C4.7 .3 4 0 3.2 0 1.2 0 0 2.2 0 5.8 0 8.5 1.2 10 3 10S6 8.7 6 6.9 4.8 3.9 3.1 3.9C1.6 3.9 .4 4.8 0 6.2"),
            Map.entry('7', "M0 0H6L2 10"),
            Map.entry(
                    '8',
                    "M3 4.7C1.5 4.7 .5 3.8 .5 2.4S1.5 0 3 0 5.5 1 5.5 2.4 4.5 4.7 3 4.7 0 5.6 0 7.3 1.3 10 3 10 6 9 6 7.3 4.7 4.7 3 4.7Z"),
            Map.entry(
                    '9',
                    "M5.9 4C5.4 5.3 4.3 6.1 2.9 6.1 1.2 6.1 0 4.9 0 3.1S1.2 0 3 0 6 1.5 6 4.2C6 7.8 4.8 10 2.8 10 2 10 1.2 9.7 .7 9"),
            Map.entry(
                    'a',
                    "M5.4 4.8C5 4 4.2 3.5 3.2 3.5 1.4 3.5 .2 4.9 .2 6.8S1.4 10 3.2 10C4.2 10 5 9.5 5.4 8.7M5.5 3.6V10"),
            Map.entry(
                    'b',
                    "M.5 0V10M.5 4.8C1 4 1.8 3.5 2.8 3.5 4.6 3.5 5.8 4.9 5.8 6.8S4.6 10 2.8 10C1.8 10 1 9.5 .5 8.7"),
            Map.entry(
                    'c', "M5.4 4.6C4.9 3.9 4.1 3.5 3.2 3.5 1.4 3.5 .2 4.9 .2 6.8S1.4 10 3.2 10C4.1 10 4.9 9.6 5.4 8.9"),
            Map.entry(
                    'd',
                    "M5.5 0V10M5.5 4.8C5 4 4.2 3.5 3.2 3.5 1.4 3.5 .2 4.9 .2 6.8S1.4 10 3.2 10C4.2 10 5 9.5 5.5 8.7"),
            Map.entry(
                    'e', "M.3 6.6H5.7C5.7 4.7 4.6 3.5 3 3.5 1.4 3.5 .2 4.9 .2 6.8S1.4 10 3.1 10C4.2 10 5 9.6 5.5 8.8"),
            Map.entry('f', "M5 .3C4.6 .1 4.2 0 3.8 0 2.6 0 2 .8 2 2.2V10M.4 3.7H4.4"),
            Map.entry(
                    'g',
                    "M5.5 3.6V10.2C5.5 12 4.4 12.8 2.9 12.8 2 12.8 1.2 12.5 .6 12M5.5 4.8C5 4 4.2 3.5 3.2 3.5 1.4 3.5 .2 4.9 .2 6.8S1.4 10 3.2 10C4.2 10 5 9.5 5.5 8.7"),
            Map.entry('h', "M.6 0V10M.6 5C1 4.1 1.9 3.5 2.9 3.5 4.4 3.5 5.3 4.4 5.3 6.1V10"),
            Map.entry('i', "M3 3.6V10M3 .6V1"),
            Map.entry('j', "M3.6 3.6V10.8C3.6 12.2 2.8 12.8 1.6 12.8M3.6 .6V1"));

    private Glyphs() {}

    /** The strokes of one character: path data of SVG. */
    static String strokes(char character) {
        String strokes = STROKES.get(character);
        if (strokes == null) {
            throw new IllegalArgumentException("no glyph for " + character);
        }
        return strokes;
    }

    /** Width of a text in the units of the glyph box. */
    static double width(String text) {
        return text.length() * ADVANCE - (ADVANCE - WIDTH);
    }
}
