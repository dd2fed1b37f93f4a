package damka.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;

import damka.api.picture.Theme;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
class PageTest {

    @Test
    void thePageRunsNothingButItsOwnFiles() {
        given().get("/")
                .then()
                .statusCode(200)
                .header("Content-Security-Policy", containsString("default-src 'none'"))
                .header("Content-Security-Policy", containsString("script-src 'self'"));
        assertThat(page()).doesNotContainPattern("<script>|<style|\\sstyle=|\\son\\w+=|https?://");
    }

    @ParameterizedTest
    @ValueSource(strings = {"app.js", "service.js", "texts.js", "damka-board.js", "app.css"})
    void everyFileOfThePageIsServedAndRefersToNoOtherHost(String name) {
        String file = given().get("/" + name).then().statusCode(200).extract().asString();

        assertThat(file.replace("http://www.w3.org/2000/svg", "")).doesNotContainPattern("https?://");
    }

    @Test
    void everyWordOfThePageStandsInBothLanguages() {
        String texts = given().get("/texts.js").asString();
        String english = texts.substring(texts.indexOf("en: {"), texts.indexOf("pl: {"));
        String polish = texts.substring(texts.indexOf("pl: {"));

        assertThat(keys(english)).isEqualTo(keys(polish));
        assertThat(keys(english)).containsAll(wanted());
    }

    @Test
    void thePageOffersEveryThemeOfThePicturesInItsColours() {
        String component = given().get("/damka-board.js").asString();
        String texts = given().get("/texts.js").asString();

        for (Theme theme : Theme.values()) {
            String picture = given().get("/v1/boards/W:W31,K46:BK3,12.svg?theme=" + theme.id())
                    .asString();
            List<String> colours = coloursOf(component, theme);

            assertThat(colours).hasSize(14);
            assertThat(picture).as(theme.id()).contains(colours.subList(0, 3)).contains(colours.subList(4, 14));
            assertThat(texts).contains(theme.id());
        }
    }

    private static List<String> coloursOf(String component, Theme theme) {
        Matcher line =
                Pattern.compile("\\s'?" + theme.id() + "'?: '([#0-9a-f ]+)'").matcher(component);
        assertThat(line.find()).as(theme.id()).isTrue();
        return List.of(line.group(1).split(" "));
    }

    private static Set<String> wanted() {
        return found("data-(?:text|label)=\"(\\w+)\"", page());
    }

    private static Set<String> keys(String table) {
        return found("[,{]\\s*'?([\\w-]+)'?:\\s*['{]", table);
    }

    private static Set<String> found(String pattern, String text) {
        List<MatchResult> all = Pattern.compile(pattern).matcher(text).results().toList();
        Set<String> names = new TreeSet<>();
        all.forEach(one -> names.add(one.group(1)));
        return names;
    }

    private static String page() {
        return given().get("/").then().statusCode(200).extract().asString();
    }
}
