package damka.api.mapping;

import damka.api.dto.Counters;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The members of {@link Counters} and the rules whose plies they hold. */
enum CounterName {
    KINGS_WITHOUT_CAPTURE("kingPliesWithoutCapture", "kings-without-capture", Counters::kingPliesWithoutCapture),
    THREE_AGAINST_KING("pliesThreeAgainstKing", "three-against-king", Counters::pliesThreeAgainstKing),
    TWO_AGAINST_KING("pliesTwoAgainstKing", "two-against-king", Counters::pliesTwoAgainstKing),
    MAIN_ROAD("pliesOnMainRoad", "main-road", Counters::pliesOnMainRoad),
    FOUR_TO_FIVE_PIECES("pliesFourToFivePieces", "four-to-five-pieces", Counters::pliesFourToFivePieces),
    SIX_TO_SEVEN_PIECES("pliesSixToSevenPieces", "six-to-seven-pieces", Counters::pliesSixToSevenPieces),
    NO_PROGRESS("pliesWithoutProgress", "no-progress", Counters::pliesWithoutProgress),
    NO_CAPTURE("pliesWithoutCapture", "no-capture", Counters::pliesWithoutCapture);

    private final String member;
    private final String ruleId;

    @SuppressWarnings("ImmutableEnumChecker") // a method reference
    private final Function<Counters, @Nullable Integer> reader;

    CounterName(String member, String ruleId, Function<Counters, @Nullable Integer> reader) {
        this.member = member;
        this.ruleId = ruleId;
        this.reader = reader;
    }

    /** The name of the member. */
    String member() {
        return member;
    }

    /** The id of the rule. */
    String ruleId() {
        return ruleId;
    }

    /** The member that holds the plies of this rule. */
    static CounterName ofRule(String ruleId) {
        for (CounterName name : values()) {
            if (name.ruleId.equals(ruleId)) {
                return name;
            }
        }
        throw new IllegalArgumentException("a rule without a counter: " + ruleId);
    }

    /** What a caller gave. */
    @Nullable
    Integer of(Counters counters) {
        return reader.apply(counters);
    }

    /** The record of these plies. */
    static Counters record(
            @Nullable Integer repetition, Map<CounterName, Integer> plies, @Nullable List<String> unknown) {
        Map<CounterName, Integer> by = new EnumMap<>(CounterName.class);
        by.putAll(plies);
        return new Counters(
                repetition,
                by.get(KINGS_WITHOUT_CAPTURE),
                by.get(THREE_AGAINST_KING),
                by.get(TWO_AGAINST_KING),
                by.get(MAIN_ROAD),
                by.get(FOUR_TO_FIVE_PIECES),
                by.get(SIX_TO_SEVEN_PIECES),
                by.get(NO_PROGRESS),
                by.get(NO_CAPTURE),
                unknown);
    }
}
