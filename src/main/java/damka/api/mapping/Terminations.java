package damka.api.mapping;

import damka.api.dto.ClockInput;
import damka.api.dto.TerminationInput;
import damka.api.dto.TerminationType;
import damka.api.problem.BadInput;
import damka.api.problem.Fault;
import damka.api.problem.ProblemType;
import damka.rules.board.Color;
import damka.rules.game.Clock;
import damka.rules.game.Game;
import damka.rules.game.Termination;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** What people or a clock decided. */
final class Terminations {
    private static final double LONGEST_SECONDS = 1_000_000;
    private static final double MILLIS = 1_000;

    private Terminations() {}

    /** The end that is told, or that the times bring about. */
    static Optional<Termination> read(
            @Nullable TerminationInput input, @Nullable ClockInput clock, Game game, String pointer) {
        if (input != null) {
            return Optional.of(read(input, pointer + "/termination"));
        }
        return clock == null ? Optional.empty() : flagFall(clock, game, pointer + "/clock");
    }

    private static Termination read(TerminationInput input, String pointer) {
        TerminationType type = input.type();
        if (type == null) {
            throw missing(pointer + "/type");
        }
        return switch (type) {
            case drawAgreement -> new Termination.DrawAgreement();
            case resignation -> new Termination.Resignation(by(input, pointer));
            case flagFall -> new Termination.FlagFall(by(input, pointer), OptionalInt.empty());
            case abandonment -> new Termination.Abandonment(by(input, pointer));
        };
    }

    private static Color by(TerminationInput input, String pointer) {
        if (input.by() == null) {
            throw missing(pointer + "/by");
        }
        return Words.color(input.by());
    }

    private static BadInput missing(String pointer) {
        return new BadInput(ProblemType.INVALID_PARAMETER, Fault.at(pointer, "MISSING_MEMBER"));
    }

    private static Optional<Termination> flagFall(ClockInput input, Game game, String pointer) {
        List<Double> spent = input.spentSeconds();
        if (input.initialSeconds() == null) {
            throw missing(pointer + "/initialSeconds");
        }
        if (spent == null) {
            throw missing(pointer + "/spentSeconds");
        }
        List<Duration> times = spent.stream()
                .map(time -> seconds(time, pointer + "/spentSeconds"))
                .toList();
        double increment = input.incrementSeconds() == null ? 0 : input.incrementSeconds();
        Clock clock = new Clock(
                seconds(input.initialSeconds(), pointer + "/initialSeconds"),
                seconds(increment, pointer + "/incrementSeconds"),
                times);
        Color first = game.start().position().sideToMove();
        return clock.flagFall(first, game.start().ply()).map(flag -> flag);
    }

    private static Duration seconds(double seconds, String pointer) {
        if (!(seconds >= 0 && seconds <= LONGEST_SECONDS)) {
            throw new BadInput(
                    ProblemType.INVALID_PARAMETER,
                    Fault.at(pointer, "TIME_OUT_OF_RANGE").expecting("0-" + (int) LONGEST_SECONDS));
        }
        return Duration.ofMillis(Math.round(seconds * MILLIS));
    }
}
