package damka.api.resource;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;

import damka.rules.Fens;
import damka.rules.board.Board;
import damka.rules.notation.token.PositionToken;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
class BoardsResourceTest {
    private static final String FEN = "W:WK4:B13,20,32,37";
    private static final String TOKEN = PositionToken.write(Fens.position(Board.INTERNATIONAL, FEN));
    private static final String SMALL_TOKEN = PositionToken.write(Fens.position(Board.BRAZILIAN, "B:W22,K29:BK4,11"));

    private static Response get(String path) {
        return given().urlEncodingEnabled(false).get("/v1/boards/" + path);
    }

    @Test
    void svgHasTitleDescriptionAndRole() {
        get(FEN + ".svg")
                .then()
                .statusCode(200)
                .contentType("image/svg+xml")
                .header("Content-Security-Policy", "default-src 'none'; style-src 'none'; sandbox")
                .header("X-Content-Type-Options", "nosniff")
                .body(containsString("role=\"img\""))
                .body(containsString("<title>Draughts board, 10x10. White to move.</title>"))
                .body(containsString("<desc>White: king 4. Black: men 13, 20, 32, 37. White to move.</desc>"))
                .body(not(containsString("script")));
    }

    @Test
    void theLanguageOfTheAddressGoesBeforeTheBrowsers() {
        for (String path : new String[] {FEN + ".svg?lang=pl&last=13x24", FEN + ".svg?last=13x24"}) {
            given().urlEncodingEnabled(false)
                    .header("Accept-Language", path.contains("lang") ? "en" : "pl")
                    .get("/v1/boards/" + path)
                    .then()
                    .statusCode(200)
                    .header("Content-Language", "pl")
                    .body(containsString("xml:lang=\"pl\""))
                    .body(containsString("<title>Plansza do warcabów, 10x10. Ruch białych.</title>"))
                    .body(containsString("Ostatni ruch: 13x24."));
        }
    }

    @Test
    void faultsAreToldInTheLanguageOfTheAddress() {
        get(FEN + ".svg?lang=pl&theme=neon")
                .then()
                .statusCode(400)
                .header("Content-Language", "pl")
                .body("detail", equalTo("neon nie należy do wartości tego parametru."));
    }

    @Test
    void aTokenAndTheFenOfItsPositionGiveTheSamePicture() {
        assertThat(get(TOKEN + ".svg").asString()).isEqualTo(get(FEN + ".svg").asString());
        assertThat(get("W%3AWK4%3AB13%2C20%2C32%2C37.svg").asString())
                .isEqualTo(get(FEN + ".svg").asString());
        assertThat(get(SMALL_TOKEN + ".svg").asString())
                .isEqualTo(get("B:W22,K29:BK4,11.svg?variant=brazilian").asString());
    }

    @Test
    void anEmptyValueCountsAsLeftOut() {
        assertThat(get(FEN + ".svg?size=&last=").asString())
                .isEqualTo(get(FEN + ".svg").asString());
    }

    @ParameterizedTest
    @CsvSource({
        "480,lang=en",
        "128,size=128",
        "1024,size=1024&variant=international&arrows=4-27,27-38&marks=13&legal=27"
    })
    void pngHasTheSizeThatWasAskedFor(int size, String query) throws IOException {
        Response response = get(FEN + ".png?" + query);

        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.contentType()).isEqualTo("image/png");
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(response.asByteArray()));
        assertThat(image.getWidth()).isEqualTo(size);
        assertThat(image.getHeight()).isEqualTo(size);
    }

    @Test
    void aPngOfTheSmallBoardIsAnswered() {
        assertThat(get(SMALL_TOKEN + ".png?coords=algebraic&orientation=black&theme=colour-blind")
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void everyChoiceChangesThePicture() {
        String plain = get(FEN + ".svg").asString();
        for (String query : new String[] {
            "orientation=black",
            "theme=blue",
            "coords=none",
            "coords=algebraic",
            "last=4-27",
            "legal=27",
            "marks=4",
            "arrows=4-27",
            "size=500"
        }) {
            Response other = get(FEN + ".svg?" + query);
            assertThat(other.statusCode()).as(query).isEqualTo(200);
            assertThat(other.asString()).as(query).isNotEqualTo(plain);
        }
    }

    @Test
    void everySquareOfTheLastMoveIsTintedOnce() {
        String tinted = get(FEN + ".svg?last=4x27x38x15x4").asString();

        assertThat(tinted.split("fill=\"#ffd34d\"", -1)).hasSize(5);
    }

    @Test
    void textComesAsLettersEmojiAndWords() {
        get(FEN + ".txt")
                .then()
                .statusCode(200)
                .contentType("text/plain;charset=utf-8")
                .body(equalTo(given().contentType("application/json")
                        .body(Map.of("input", FEN))
                        .post("/v1/positions")
                        .<String>path("position.ascii")));
        get(FEN + ".txt?style=emoji")
                .then()
                .body(containsString("⬜🟫⬜🟫⬜🟫⬜🤍⬜🟫\n"))
                .body(containsString("White to move.\n🤍 white king, 🖤 black king\n"));
        get(FEN + ".txt?style=speech&lang=pl")
                .then()
                .header("Content-Language", "pl")
                .body(equalTo("Białe: damka 4. Czarne: pionki 13, 20, 32, 37. Ruch białych.\n"));
    }

    @ParameterizedTest
    @CsvSource({
        "size=127,422,limit-exceeded,size",
        "size=1025,422,limit-exceeded,size",
        "size=99999999999999999,422,limit-exceeded,size",
        "size=big,400,invalid-parameter,size",
        "orientation=left,400,invalid-parameter,orientation",
        "theme=neon,400,invalid-parameter,theme",
        "coords=roman,400,invalid-parameter,coords",
        "lang=de,400,invalid-parameter,lang",
        "strict=yes,400,invalid-parameter,strict",
        "last=13,400,invalid-parameter,last",
        "last=13-24-30,400,invalid-parameter,last",
        "last=13-13,400,invalid-parameter,last",
        "last=13x51,400,invalid-parameter,last",
        "last=%3Cscript%3E,400,invalid-parameter,last",
        "'legal=1,,2',400,invalid-parameter,legal",
        "'legal=7,7',400,invalid-parameter,legal",
        "marks=51,400,invalid-parameter,marks",
        "arrows=31,400,invalid-parameter,arrows",
        "arrows=31-31,400,invalid-parameter,arrows",
        "arrows=31-99,400,invalid-parameter,arrows",
        "variant=chess,404,unknown-variant,variant",
        "style=emoji,400,invalid-parameter,style",
        "colour=red,400,invalid-parameter,colour"
    })
    void whatCannotBeDrawnIsRefusedByName(String query, int status, String slug, String parameter) {
        for (String format : new String[] {"svg", "png"}) {
            given().urlEncodingEnabled(false)
                    .accept(format.equals("png") ? "image/png" : "*/*")
                    .get("/v1/boards/" + FEN + "." + format + "?" + query)
                    .then()
                    .statusCode(status)
                    .contentType("application/problem+json")
                    .header("Cache-Control", "no-store")
                    .body("type", equalTo("/v1/problems/" + slug))
                    .body("errors[0].parameter", equalTo(parameter));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "W:W51:B1,400,malformed-notation",
        "W:W1:B20,422,illegal-position",
        "hello,400,malformed-notation",
        "%F0%9F%98%80,400,malformed-notation"
    })
    void positionsThatCannotBeDrawnAreProblemsOfThePosition(String position, int status, String slug) {
        for (String format : new String[] {"svg", "png", "txt"}) {
            get(position + "." + format)
                    .then()
                    .statusCode(status)
                    .contentType("application/problem+json")
                    .body("type", equalTo("/v1/problems/" + slug))
                    .body("errors[0].parameter", equalTo("position"));
        }
    }

    @Test
    void composedPositionsAreDrawnWhereTheyAreAskedFor() {
        assertThat(get("W:W1:B20.svg?strict=false").statusCode()).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(strings = {"W:WK4:B13.gif", "W:WK4:B13", ".svg", "a/b.svg", "W:WK4:B13xsvg"})
    void otherAddressesAreNoPath(String path) {
        get(path).then().statusCode(404).contentType("application/problem+json");
    }

    @Test
    void anAcceptHeaderThatFitsNothingIsRefused() {
        given().urlEncodingEnabled(false)
                .accept("application/json")
                .get("/v1/boards/" + FEN + ".png")
                .then()
                .statusCode(406)
                .contentType("application/problem+json");
        given().urlEncodingEnabled(false)
                .accept("text/plain")
                .get("/v1/boards/" + FEN + ".txt")
                .then()
                .statusCode(200);
    }

    @Test
    void everyFormatIsKeptForEverAndAskedForAgain() {
        for (String format : new String[] {"svg", "png", "txt"}) {
            String path = "/v1/boards/" + FEN + "." + format;
            Response first = given().urlEncodingEnabled(false).get(path);
            assertThat(first.header("Cache-Control")).isEqualTo("public, max-age=31536000, immutable");
            String tag = first.header("ETag");
            assertThat(tag).startsWith("\"");

            Response again = given().urlEncodingEnabled(false)
                    .header("If-None-Match", tag)
                    .get(path);

            assertThat(again.statusCode()).as(format).isEqualTo(304);
            assertThat(again.header("ETag")).isEqualTo(tag);
            assertThat(again.header("Cache-Control")).isEqualTo("public, max-age=31536000, immutable");
            assertThat(again.asByteArray()).isEmpty();
        }
    }

    @Test
    void headTellsWhatGetWould() {
        for (String format : new String[] {"svg", "png", "txt"}) {
            String path = "/v1/boards/" + FEN + "." + format;
            Response get = given().urlEncodingEnabled(false).get(path);
            Response head = given().urlEncodingEnabled(false).head(path);

            assertThat(head.statusCode()).as(format).isEqualTo(200);
            assertThat(head.contentType()).isEqualTo(get.contentType());
            assertThat(head.header("ETag")).isEqualTo(get.header("ETag"));
            assertThat(head.asByteArray()).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "international,W:WK4:B13,4-27",
        "international,'W:WK4:B13,20,32,37',4x27x38x15",
        "brazilian,W:W22:B11,22-18"
    })
    void theLinksOfMovesLeadToPictures(String variant, String fen, String move) {
        Map<String, String> links = given().contentType("application/json")
                .body(Map.of(
                        "game",
                        Map.of("variant", variant, "position", fen),
                        "moves",
                        new String[] {move},
                        "include",
                        new String[] {"image"}))
                .post("/v1/moves")
                .then()
                .statusCode(200)
                .extract()
                .path("links");

        assertThat(links).hasSize(3);
        links.forEach((format, address) -> assertThat(
                        given().urlEncodingEnabled(false).get(address).statusCode())
                .as(address)
                .isEqualTo(200));
    }
}
