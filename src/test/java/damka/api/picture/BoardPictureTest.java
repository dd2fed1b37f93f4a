package damka.api.picture;

import static org.assertj.core.api.Assertions.assertThat;

import damka.rules.Fens;
import damka.rules.board.Board;
import damka.rules.board.Color;
import damka.rules.board.Square;
import damka.rules.position.Position;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class BoardPictureTest {
    private static final Position KINGS = Fens.position(Board.INTERNATIONAL, "W:W31,K46:BK3,12,18");

    @Test
    void everyPieceOfThePositionIsDrawnOnceWithItsOwnSymbol() throws Exception {
        Document svg = parse(BoardSvg.draw(plain(KINGS), 480));

        assertThat(uses(svg)).containsExactlyInAnyOrder("#bk", "#bm", "#bm", "#wm", "#wk");
    }

    @Test
    void aKingIsToldFromAManByItsShape() {
        String svg = BoardSvg.draw(plain(KINGS), 480);

        assertThat(svg.substring(svg.indexOf("id=\"wk\""), svg.indexOf("id=\"bm\"")))
                .contains("<path");
        assertThat(svg.substring(svg.indexOf("id=\"wm\""), svg.indexOf("id=\"wk\"")))
                .doesNotContain("<path");
    }

    @Test
    void aTurnedBoardPutsSquareOneAtTheBottomRight() throws Exception {
        Position one = Fens.position(Board.INTERNATIONAL, "W:WK1:B");
        BoardPicture white = plain(one);
        BoardPicture black = turned(white);

        assertThat(place(BoardSvg.draw(white, 480))).isEqualTo("166,66");
        assertThat(place(BoardSvg.draw(black, 480))).isEqualTo("866,966");
    }

    @Test
    void textsAreEscapedAndNothingOutsideIsReferredTo() throws Exception {
        BoardPicture hostile = new BoardPicture(
                KINGS,
                Color.WHITE,
                Theme.CLASSIC,
                Coordinates.NUMBERS,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                "<script>alert(1)</script> & ]]>",
                "Białe: pionek 31.",
                "pl");

        Document svg = parse(BoardSvg.draw(hostile, 480));

        assertThat(svg.getElementsByTagName("script").getLength()).isZero();
        assertThat(svg.getElementsByTagName("title").item(0).getTextContent()).startsWith("<script>");
        assertThat(svg.getDocumentElement().getAttribute("role")).isEqualTo("img");
        assertThat(svg.getDocumentElement().getAttribute("xml:lang")).isEqualTo("pl");
    }

    @Test
    void theNumbersOfAllSquaresAreDrawnOnlyWhenAskedFor() {
        int none = glyphs(Coordinates.NONE);
        int numbers = glyphs(Coordinates.NUMBERS);
        int letters = glyphs(Coordinates.ALGEBRAIC);

        assertThat(none).isZero();
        assertThat(numbers).isEqualTo(9 + 41 * 2);
        assertThat(letters).isEqualTo(10 + 9 + 2);
    }

    @Test
    void eachThemeOfEachBoardGivesADifferentPictureOfTheAskedSize() throws IOException {
        for (Board board : Board.values()) {
            List<String> pictures = new java.util.ArrayList<>();
            for (Theme theme : Theme.values()) {
                String svg = BoardSvg.draw(
                        new BoardPicture(
                                Position.start(board),
                                Color.WHITE,
                                theme,
                                Coordinates.NONE,
                                List.of(),
                                List.of(),
                                List.of(),
                                List.of(),
                                "t",
                                "d",
                                "en"),
                        200);
                BufferedImage image = ImageIO.read(new ByteArrayInputStream(BoardPng.rasterise(svg, 200)));
                assertThat(image.getWidth()).isEqualTo(200);
                assertThat(image.getHeight()).isEqualTo(200);
                pictures.add(svg);
            }
            assertThat(pictures).doesNotHaveDuplicates();
        }
    }

    @Test
    void theColourBlindThemeTellsTheSidesByShape() {
        assertThat(Theme.COLOUR_BLIND.shapesDiffer()).isTrue();
        assertThat(BoardSvg.draw(themed(Theme.COLOUR_BLIND), 480)).contains("<g id=\"bm\"");
        String black = symbol(BoardSvg.draw(themed(Theme.COLOUR_BLIND), 480), "bm");
        String white = symbol(BoardSvg.draw(themed(Theme.COLOUR_BLIND), 480), "wm");
        assertThat(black).contains("<rect").doesNotContain("<circle");
        assertThat(white).contains("<circle").doesNotContain("<rect");
    }

    private static String symbol(String svg, String id) {
        int start = svg.indexOf("id=\"" + id + "\"");
        int next = svg.indexOf("<g id=", start);
        return svg.substring(start, next < 0 ? svg.indexOf("</defs>") : next);
    }

    private static int glyphs(Coordinates coordinates) {
        BoardPicture picture = new BoardPicture(
                Position.start(Board.INTERNATIONAL),
                Color.WHITE,
                Theme.CLASSIC,
                coordinates,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                "t",
                "d",
                "en");
        return BoardSvg.draw(picture, 480).split("scale\\(", -1).length - 1;
    }

    private static BoardPicture themed(Theme theme) {
        return new BoardPicture(
                KINGS,
                Color.WHITE,
                theme,
                Coordinates.NONE,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                "t",
                "d",
                "en");
    }

    private static BoardPicture plain(Position position) {
        return new BoardPicture(
                position,
                Color.WHITE,
                Theme.CLASSIC,
                Coordinates.NUMBERS,
                List.<Square>of(),
                List.of(),
                List.of(),
                List.of(),
                "Board",
                "A position",
                "en");
    }

    private static BoardPicture turned(BoardPicture picture) {
        return new BoardPicture(
                picture.position(),
                picture.bottom().opponent(),
                picture.theme(),
                picture.coordinates(),
                picture.lastMove(),
                picture.targets(),
                picture.marked(),
                picture.arrows(),
                picture.title(),
                picture.description(),
                picture.language());
    }

    private static String place(String svg) throws Exception {
        Element use = (Element) parse(svg).getElementsByTagName("use").item(0);
        return use.getAttribute("x") + "," + use.getAttribute("y");
    }

    private static List<String> uses(Document svg) {
        NodeList uses = svg.getElementsByTagName("use");
        return java.util.stream.IntStream.range(0, uses.getLength())
                .mapToObj(i -> ((Element) uses.item(i)).getAttribute("href"))
                .toList();
    }

    private static Document parse(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(svg.getBytes(java.nio.charset.StandardCharsets.UTF_8)));
    }
}
