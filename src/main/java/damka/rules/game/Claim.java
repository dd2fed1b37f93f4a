package damka.rules.game;

import damka.rules.board.Color;
import java.util.function.Function;

/**
 * A player asks for a draw by a rule.
 *
 * @param ruleId the rule's name in the set that is played by
 */
public record Claim(String ruleId, Color by) {

    /** What a claim comes to. */
    public sealed interface Ruling {

        /** The rule is met: the game is drawn. */
        record Granted(RuleStatus status, Outcome outcome) implements Ruling {}

        /** The rule is not met, or it is not known whether it is. */
        record NotJustified(RuleStatus status) implements Ruling {}

        /** The set that is played by has no such rule. */
        record NoSuchRule(String ruleId) implements Ruling {}

        /** The game has been won: there is nothing to claim. */
        record GameOver(Outcome outcome) implements Ruling {}

        /** One function for each case. */
        default <T> T fold(
                Function<Granted, T> granted,
                Function<NotJustified, T> notJustified,
                Function<NoSuchRule, T> noSuchRule,
                Function<GameOver, T> gameOver) {
            if (this instanceof Granted ruling) {
                return granted.apply(ruling);
            }
            if (this instanceof NotJustified ruling) {
                return notJustified.apply(ruling);
            }
            if (this instanceof NoSuchRule ruling) {
                return noSuchRule.apply(ruling);
            }
            return gameOver.apply((GameOver) this);
        }
    }

    /** What it comes to in this game. Either side may claim, whoever is to move. */
    public Ruling judge(Game game) {
        Outcome withoutDraws = game.outcome(DrawMode.CLAIM);
        if (withoutDraws.isFinal()) {
            return new Ruling.GameOver(withoutDraws);
        }
        for (RuleStatus status : game.rules()) {
            if (status.id().equals(ruleId)) {
                return status.met()
                        ? new Ruling.Granted(
                                status, new Outcome.Drawn(status.rule().reason()))
                        : new Ruling.NotJustified(status);
            }
        }
        return new Ruling.NoSuchRule(ruleId);
    }
}
