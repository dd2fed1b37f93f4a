package damka.rules.game;

import damka.rules.board.Board;
import java.util.List;
import java.util.Optional;

/**
 * One of the sets of draw rules that can be played by. What may be played and who has won is the same in all of them.
 *
 * <p>The rules stand in the order in which they are tested when a move fills several at once (for {@link #FMJD}: five
 * moves, sixteen, twenty-five, threefold); the other sets keep to that order: the special before the general.
 */
public final class Ruleset {
    /** FMJD Annex 1, November 2015. */
    public static final Ruleset FMJD = new Ruleset(
            "fmjd",
            List.of(Board.INTERNATIONAL),
            List.of(DrawRules.FIVE_MOVES, DrawRules.SIXTEEN_MOVES, DrawRules.TWENTY_FIVE_MOVES, DrawRules.THREEFOLD));

    /** As {@link #FMJD}, but the sixteen moves run on when a capture leaves two against the king. */
    public static final Ruleset FMJD_CAP16 = new Ruleset(
            "fmjd-cap16",
            List.of(Board.INTERNATIONAL),
            List.of(
                    DrawRules.FIVE_MOVES,
                    DrawRules.SIXTEEN_MOVES_RUNNING_ON,
                    DrawRules.TWENTY_FIVE_MOVES,
                    DrawRules.THREEFOLD));

    /** The draw articles of the 64-square section, as a large playing site applies them. */
    public static final Ruleset FMJD64 = new Ruleset(
            "fmjd64",
            List.of(Board.BRAZILIAN),
            List.of(
                    DrawRules.FIVE_MOVES,
                    DrawRules.MAIN_ROAD,
                    DrawRules.KINGS_AGAINST_KING,
                    DrawRules.FOUR_TO_FIVE_PIECES,
                    DrawRules.SIX_TO_SEVEN_PIECES,
                    DrawRules.EIGHT_OR_MORE_PIECES,
                    DrawRules.THREEFOLD));

    /** The Brazilian national rule, as far as public summaries give it. */
    public static final Ruleset CBD20 = new Ruleset(
            "cbd20", List.of(Board.BRAZILIAN), List.of(DrawRules.kingsWithoutCapture(40), DrawRules.THREEFOLD));

    /** 120 plies without progress, and threefold. */
    public static final Ruleset PROGRESS_120 =
            new Ruleset("progress-120", List.of(Board.values()), List.of(DrawRules.NO_PROGRESS, DrawRules.THREEFOLD));

    /** 15 moves of kings by each side; no threefold. */
    public static final Ruleset KINGS_15 =
            new Ruleset("kings-15", List.of(Board.values()), List.of(DrawRules.kingsWithoutCapture(30)));

    /** 25 moves by each side without a capture; no threefold. */
    public static final Ruleset NO_CAPTURE_25 =
            new Ruleset("no-capture-25", List.of(Board.values()), List.of(DrawRules.NO_CAPTURE));

    private static final List<Ruleset> CATALOGUE =
            List.of(FMJD, FMJD_CAP16, FMJD64, CBD20, PROGRESS_120, KINGS_15, NO_CAPTURE_25);

    private final String id;
    private final List<Board> boards;
    private final List<DrawRule> rules;
    private final List<DrawRule.PlyCount> plyCounts;

    private Ruleset(String id, List<Board> boards, List<DrawRule> rules) {
        this.id = id;
        this.boards = boards;
        this.rules = rules;
        this.plyCounts = rules.stream()
                .filter(DrawRule.PlyCount.class::isInstance)
                .map(DrawRule.PlyCount.class::cast)
                .toList();
    }

    /** All of them, in the order in which they are listed for people. */
    public static List<Ruleset> all() {
        return CATALOGUE;
    }

    /** The set with this name. */
    public static Optional<Ruleset> byId(String id) {
        return CATALOGUE.stream().filter(set -> set.id.equals(id)).findFirst();
    }

    /** The sets that can be played by on this board, in the order of {@link #all}. */
    public static List<Ruleset> on(Board board) {
        return CATALOGUE.stream().filter(set -> set.supports(board)).toList();
    }

    /** The set that is meant on this board when none is named. */
    public static Ruleset defaultFor(Board board) {
        return switch (board) {
            case INTERNATIONAL -> FMJD;
            case BRAZILIAN -> FMJD64;
        };
    }

    /** The stable name used at the edge. */
    public String id() {
        return id;
    }

    /** The boards on which it can be played by. */
    public List<Board> boards() {
        return boards;
    }

    /** Whether it can be played by on this board. */
    public boolean supports(Board board) {
        return boards.contains(board);
    }

    /** Its rules, in the order in which they are tested. */
    public List<DrawRule> rules() {
        return rules;
    }

    /** Those of its rules that count plies, in the same order. */
    public List<DrawRule.PlyCount> plyCounts() {
        return plyCounts;
    }

    /** The rule with this name. */
    public Optional<DrawRule> rule(String ruleId) {
        return rules.stream().filter(rule -> rule.id().equals(ruleId)).findFirst();
    }

    /** Whether a position that stands for the third time is a draw. */
    public boolean countsRepetition() {
        return rules.contains(DrawRules.THREEFOLD);
    }

    @Override
    public String toString() {
        return id;
    }
}
