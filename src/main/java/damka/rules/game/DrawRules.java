package damka.rules.game;

import static damka.rules.game.Material.ALONE_ON_MAIN_ROAD;
import static damka.rules.game.Material.ANY;
import static damka.rules.game.Material.BOTH_KINGS_4_TO_5;
import static damka.rules.game.Material.BOTH_KINGS_6_TO_7;
import static damka.rules.game.Material.BOTH_KINGS_8_OR_MORE;
import static damka.rules.game.Material.THREE_AGAINST_KING;
import static damka.rules.game.Material.TWO_AGAINST_KING;
import static damka.rules.game.Reset.CAPTURE;
import static damka.rules.game.Reset.MAN_MOVE;
import static damka.rules.game.Reset.PROMOTION;

import java.util.List;
import java.util.Optional;

/** The draw rules that the sets are made of. Limits are plies: n moves by each side are 2n plies. */
final class DrawRules {
    private static final List<Reset> NOTHING = List.of();

    /** The same position for the third time. */
    static final DrawRule.Repetition THREEFOLD = new DrawRule.Repetition(3, DrawMode.AUTOMATIC);

    /** 25 moves by each side, made by kings and without a capture; men may be on the board (FMJD Annex 1, art. 6.2). */
    static final DrawRule.PlyCount TWENTY_FIVE_MOVES = new DrawRule.PlyCount(
            "kings-without-capture",
            DrawReason.KINGS_WITHOUT_CAPTURE,
            50,
            List.of(ANY),
            List.of(ANY),
            List.of(ANY),
            List.of(CAPTURE, MAN_MOVE),
            0,
            DrawMode.AUTOMATIC,
            Optional.of("6.2"));

    /** 16 moves by each side while three pieces with a king face a lone king; moves of men and promotions count as well. */
    static final DrawRule.PlyCount SIXTEEN_MOVES = count(
            "three-against-king",
            DrawReason.THREE_AGAINST_KING,
            32,
            List.of(THREE_AGAINST_KING),
            List.of(THREE_AGAINST_KING),
            NOTHING);

    /** An older wording: the sixteen moves do not end when the lone king takes one of the three. */
    static final DrawRule.PlyCount SIXTEEN_MOVES_RUNNING_ON = count(
            "three-against-king",
            DrawReason.THREE_AGAINST_KING,
            32,
            List.of(THREE_AGAINST_KING),
            List.of(THREE_AGAINST_KING, TWO_AGAINST_KING),
            NOTHING);

    /** 5 moves by each side while one or two pieces with a king face a lone king: one class, so captures inside it count. */
    static final DrawRule.PlyCount FIVE_MOVES = count(
            "two-against-king",
            DrawReason.TWO_AGAINST_KING,
            10,
            List.of(TWO_AGAINST_KING),
            List.of(TWO_AGAINST_KING),
            NOTHING);

    /** 64 squares: 15 moves by each side while three or more kings face a lone king. */
    static final DrawRule.PlyCount KINGS_AGAINST_KING = count(
            "three-against-king",
            DrawReason.THREE_AGAINST_KING,
            30,
            List.of(Material.KINGS_AGAINST_KING),
            List.of(Material.KINGS_AGAINST_KING),
            NOTHING);

    /**
     * 64 squares: 10 plies after each of which the lone king is alone on the main road, against three pieces with a king. They
     * need not follow each other: a king that leaves the road and comes back goes on counting while that material stands. The
     * ply that brings it onto the road counts.
     */
    static final DrawRule.PlyCount MAIN_ROAD = new DrawRule.PlyCount(
            "main-road",
            DrawReason.MAIN_ROAD,
            10,
            List.of(THREE_AGAINST_KING),
            List.of(THREE_AGAINST_KING),
            List.of(ALONE_ON_MAIN_ROAD),
            NOTHING,
            1,
            DrawMode.AUTOMATIC,
            Optional.empty());

    /** 64 squares: 30 moves by each side without capture or promotion, 4 or 5 pieces on the board. */
    static final DrawRule.PlyCount FOUR_TO_FIVE_PIECES = count(
            "four-to-five-pieces",
            DrawReason.FEW_PIECES,
            60,
            List.of(BOTH_KINGS_4_TO_5),
            List.of(BOTH_KINGS_4_TO_5),
            List.of(CAPTURE, PROMOTION));

    /** 64 squares: 60 moves by each side without capture or promotion, 6 or 7 pieces on the board. */
    static final DrawRule.PlyCount SIX_TO_SEVEN_PIECES = count(
            "six-to-seven-pieces",
            DrawReason.FEW_PIECES,
            120,
            List.of(BOTH_KINGS_6_TO_7),
            List.of(BOTH_KINGS_6_TO_7),
            List.of(CAPTURE, PROMOTION));

    /** 64 squares: 15 moves by each side, made by kings and without a capture, 8 or more pieces on the board. */
    static final DrawRule.PlyCount EIGHT_OR_MORE_PIECES = count(
            "kings-without-capture",
            DrawReason.KINGS_WITHOUT_CAPTURE,
            30,
            List.of(BOTH_KINGS_8_OR_MORE),
            List.of(BOTH_KINGS_8_OR_MORE),
            List.of(CAPTURE, MAN_MOVE));

    /** 120 plies without a capture, a promotion or any other move of a man. */
    static final DrawRule.PlyCount NO_PROGRESS = count(
            "no-progress",
            DrawReason.NO_PROGRESS,
            120,
            List.of(ANY),
            List.of(ANY),
            List.of(CAPTURE, MAN_MOVE, PROMOTION));

    /** 25 moves by each side without a capture, whoever moves. */
    static final DrawRule.PlyCount NO_CAPTURE =
            count("no-capture", DrawReason.NO_CAPTURE, 50, List.of(ANY), List.of(ANY), List.of(CAPTURE));

    private DrawRules() {}

    /** Plies in a row made by kings and without a capture, whatever stands on the board. */
    static DrawRule.PlyCount kingsWithoutCapture(int plies) {
        return count(
                "kings-without-capture",
                DrawReason.KINGS_WITHOUT_CAPTURE,
                plies,
                List.of(ANY),
                List.of(ANY),
                List.of(CAPTURE, MAN_MOVE));
    }

    private static DrawRule.PlyCount count(
            String id, DrawReason reason, int limit, List<Material> starts, List<Material> keeps, List<Reset> resets) {
        return new DrawRule.PlyCount(
                id, reason, limit, starts, keeps, keeps, resets, 0, DrawMode.AUTOMATIC, Optional.empty());
    }
}
