package damka.arch;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleName;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleNameEndingWith;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.GeneralCodingRules.NO_CLASSES_SHOULD_USE_FIELD_INJECTION;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import jakarta.ws.rs.Path;
import java.time.Duration;
import java.util.Calendar;
import java.util.Date;
import java.util.Random;
import java.util.Timer;
import java.util.concurrent.ThreadLocalRandom;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** The walls between rules, engine and api. Packages that are still empty pass. */
@AnalyzeClasses(packages = "damka", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    /** The command lines inside rules and engine: they print. */
    private static final String COMMAND = "damka\\.rules\\.moves\\.Perft|damka\\.engine\\.search\\.Bench";

    /** A length of time is a unit, as a number of plies is; a clock is not. */
    @ArchTest
    static final ArchRule rulesUseTheLanguageAlone = classes()
            .that()
            .resideInAPackage("damka.rules..")
            .and()
            .haveNameNotMatching(COMMAND)
            .should()
            .onlyDependOnClassesThat(
                    resideInAnyPackage("damka.rules..", "java.lang..", "java.util..", "org.jspecify.annotations..")
                            .or(equivalentTo(Duration.class)))
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule engineUsesRulesAndTheJdk = classes()
            .that()
            .resideInAPackage("damka.engine..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("damka.rules..", "damka.engine..", "java..", "org.jspecify.annotations..")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule engineReadsNoNotation = apart("damka.engine..", "damka.rules.notation..");

    @ArchTest
    static final ArchRule boardKnowsNothingAboveIt = apart(
            "damka.rules.board..",
            "damka.rules.position..",
            "damka.rules.moves..",
            "damka.rules.game..",
            "damka.rules.notation..");

    @ArchTest
    static final ArchRule positionKnowsNothingAboveIt =
            apart("damka.rules.position..", "damka.rules.moves..", "damka.rules.game..", "damka.rules.notation..");

    @ArchTest
    static final ArchRule movesKnowNothingAboveThem =
            apart("damka.rules.moves..", "damka.rules.game..", "damka.rules.notation..");

    @ArchTest
    static final ArchRule gameKnowsNoNotation = apart("damka.rules.game..", "damka.rules.notation..");

    @ArchTest
    static final ArchRule nothingInTheEngineKnowsTheSearch = noClasses()
            .that()
            .resideInAPackage("damka.engine..")
            .and()
            .resideOutsideOfPackages("damka.engine.search..", "damka.engine.annotation..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("damka.engine.search..")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule nothingInTheEngineKnowsTheAnnotations = noClasses()
            .that()
            .resideInAPackage("damka.engine..")
            .and()
            .resideOutsideOfPackage("damka.engine.annotation..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("damka.engine.annotation..")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule nothingInTheApiKnowsTheResources = noClasses()
            .that()
            .resideOutsideOfPackage("damka.api.resource..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("damka.api.resource..")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule dtosUseNoOtherPartOfTheApi = noClasses()
            .that()
            .resideInAPackage("damka.api.dto..")
            .should()
            .dependOnClassesThat(resideInAPackage("damka.api..").and(not(resideInAPackage("damka.api.dto.."))))
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule dtosTakeOnlyTheReasonCodesFromBelow = noClasses()
            .that()
            .resideInAPackage("damka.api.dto..")
            .should()
            .dependOnClassesThat(resideInAnyPackage("damka.rules..", "damka.engine..")
                    .and(not(resideInAPackage("damka.rules.moves").and(simpleName("ReasonCode")))))
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule packagesHaveNoCycles =
            slices().matching("damka.(**)").should().beFreeOfCycles().allowEmptyShould(true);

    @ArchTest
    static final ArchRule fieldsOfTheApiAreFinal = fields().that()
            .areDeclaredInClassesThat()
            .resideInAPackage("damka.api..")
            .should()
            .beFinal()
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule staticsNeverChange =
            fields().that().areStatic().should().beFinal().allowEmptyShould(true);

    @ArchTest
    static final ArchRule classPathsAreInResources = classes()
            .that()
            .areAnnotatedWith(Path.class)
            .should()
            .resideInAPackage("damka.api.resource")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule methodPathsAreInResources = methods()
            .that()
            .areAnnotatedWith(Path.class)
            .should()
            .beDeclaredInClassesThat()
            .resideInAPackage("damka.api.resource")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule nobodyWritesToTheStandardStreams = noClasses()
            .that()
            .haveNameNotMatching(COMMAND)
            .should(ACCESS_STANDARD_STREAMS)
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule beansAreInjectedThroughConstructors = NO_CLASSES_SHOULD_USE_FIELD_INJECTION;

    @ArchTest
    static final ArchRule configurationIsInjectedThroughConstructors =
            noFields().should().beAnnotatedWith(ConfigProperty.class).allowEmptyShould(true);

    @ArchTest
    static final ArchRule rulesAndEngineReadNoClock = noClasses()
            .that()
            .resideInAnyPackage("damka.rules..", "damka.engine..")
            .should()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .callMethod(System.class, "nanoTime")
            .orShould()
            .dependOnClassesThat(resideInAPackage("java.time..").and(simpleNameEndingWith("Clock")))
            .orShould()
            .dependOnClassesThat(equivalentTo(Date.class))
            .orShould()
            .dependOnClassesThat(equivalentTo(Calendar.class))
            .orShould()
            .dependOnClassesThat(equivalentTo(Timer.class))
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule rulesAndEngineDrawNoLots = noClasses()
            .that()
            .resideInAnyPackage("damka.rules..", "damka.engine..")
            .should()
            .callMethod(Math.class, "random")
            .orShould()
            .callConstructor(Random.class)
            .orShould()
            .dependOnClassesThat(equivalentTo(ThreadLocalRandom.class))
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule namesSayWhatAThingIs = noClasses()
            .should()
            .haveNameMatching(".*(Manager|Helper|Utils?|Impl)")
            .allowEmptyShould(true);

    private static ArchRule apart(String subject, String... others) {
        return noClasses()
                .that()
                .resideInAPackage(subject)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(others)
                .allowEmptyShould(true);
    }
}
