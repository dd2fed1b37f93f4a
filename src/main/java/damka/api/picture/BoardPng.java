package damka.api.picture;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import javax.imageio.ImageIO;

/** Makes a PNG of the SVG that {@link BoardSvg} draws. Costs milliseconds of CPU: never on the event loop. */
public final class BoardPng {
    private BoardPng() {}

    /**
     * The picture as PNG bytes.
     *
     * @param size width and height in pixels
     */
    public static byte[] rasterise(String svg, int size) {
        ByteArrayInputStream bytes = new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8));
        SVGDocument document = Objects.requireNonNull(
                new SVGLoader().load(bytes, null, LoaderContext.createDefault()), "our own SVG is readable");
        BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB);
        Graphics2D graphics = image.createGraphics();
        try {
            graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            document.render((java.awt.Component) null, graphics, new ViewBox(size, size));
        } finally {
            graphics.dispose();
        }
        return encode(image);
    }

    private static byte[] encode(BufferedImage image) {
        try (ByteArrayOutputStream out = new ByteArrayOutputStream(65_536)) {
            ImageIO.write(image, "png", out);
            return out.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
