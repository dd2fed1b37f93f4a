package damka.api.text;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.text.MessageFormat;
import damka.api.problem.ProblemType;
import damka.rules.game.DrawRule;
import damka.rules.game.Ruleset;
import damka.rules.moves.ReasonCode;
import damka.rules.notation.ParseFault;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MessagesTest {
    private final Messages messages = new Messages();

    @Test
    void bothLanguagesHaveTheSameTexts() {
        assertThat(messages.keys(Language.PL))
                .isEqualTo(messages.keys(Language.EN))
                .isNotEmpty();
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyProblemHasTitleExplanationAndDetail(Language language) {
        for (ProblemType type : ProblemType.values()) {
            String key = "problem." + type.slug();
            assertThat(messages.keys(language)).contains(key + ".title", key + ".about", key + ".detail");
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyReasonHasTitleAndText(Language language) {
        for (ReasonCode code : ReasonCode.values()) {
            assertThat(messages.keys(language)).contains("reason." + code + ".title", "reason." + code + ".text");
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyFaultOfANotationHasAText(Language language) {
        for (ParseFault.Code code : ParseFault.Code.values()) {
            assertThat(messages.keys(language)).contains("fault." + code);
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyRuleSetAndRuleHasItsTexts(Language language) {
        for (Ruleset ruleset : Ruleset.all()) {
            assertThat(messages.keys(language))
                    .contains("ruleset." + ruleset.id() + ".name", "ruleset." + ruleset.id() + ".about");
            for (DrawRule rule : ruleset.rules()) {
                assertThat(messages.keys(language)).contains("drawRule." + rule.id());
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyTextIsAReadablePatternWithTheSameArgumentsInBothLanguages(Language language) {
        for (String key : messages.keys(language)) {
            Set<String> here = arguments(language, key);
            assertThat(arguments(Language.EN, key)).as(key).containsAll(here);
        }
    }

    private Set<String> arguments(Language language, String key) {
        return new TreeSet<>(new MessageFormat(messages.pattern(language, key), language.locale()).getArgumentNames());
    }
}
