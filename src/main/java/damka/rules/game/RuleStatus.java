package damka.rules.game;

import java.util.OptionalInt;

/**
 * How far one draw rule has come.
 *
 * @param running whether it counts in this position
 * @param known whether {@code count} is exact; otherwise it is the least that it can be
 * @param count plies, or occurrences of the position
 * @param met whether the limit is reached: certain even when the exact count is not known
 * @param since the turn of the game after which it was first met; only when {@code met}
 */
public record RuleStatus(DrawRule rule, boolean running, boolean known, int count, boolean met, OptionalInt since) {

    /** The stable name of the rule, unique in its set. */
    public String id() {
        return rule.id();
    }

    /** The count at which the rule is met. */
    public int limit() {
        return rule.limit();
    }

    static RuleStatus of(DrawRule.Repetition rule, Occurrences seen) {
        boolean met = seen.count() >= rule.limit();
        OptionalInt since = met ? OptionalInt.of(seen.plies().get(rule.limit() - 1)) : OptionalInt.empty();
        return new RuleStatus(rule, true, seen.known(), seen.count(), met, since);
    }

    static RuleStatus of(DrawCounters.Count count, int ply) {
        DrawRule rule = count.rule();
        int since = Math.max(0, ply - (count.plies() - rule.limit()));
        return new RuleStatus(
                rule,
                count.running(),
                count.known(),
                count.plies(),
                count.met(),
                count.met() ? OptionalInt.of(since) : OptionalInt.empty());
    }
}
