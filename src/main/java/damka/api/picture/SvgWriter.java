package damka.api.picture;

import java.io.StringWriter;
import java.math.BigDecimal;
import java.math.RoundingMode;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Writes SVG elements through the JDK's XML writer, which escapes what needs it. Belongs to one thread. */
final class SvgWriter {
    private static final XMLOutputFactory FACTORY = XMLOutputFactory.newInstance();

    private final StringWriter text = new StringWriter(16_384);
    private final XMLStreamWriter xml;

    SvgWriter() {
        try {
            xml = FACTORY.createXMLStreamWriter(text);
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Opens an element.
     *
     * @param attributes names and values in turn; numbers are rounded to two places
     */
    SvgWriter open(String element, Object... attributes) {
        try {
            xml.writeStartElement(element);
            attributes(attributes);
            return this;
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e);
        }
    }

    /** An element without content. */
    SvgWriter empty(String element, Object... attributes) {
        try {
            xml.writeEmptyElement(element);
            attributes(attributes);
            return this;
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e);
        }
    }

    SvgWriter text(String content) {
        try {
            xml.writeCharacters(content);
            return this;
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e);
        }
    }

    SvgWriter close() {
        try {
            xml.writeEndElement();
            return this;
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e);
        }
    }

    String finished() {
        try {
            xml.writeEndDocument();
            xml.flush();
            return text.toString();
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e);
        }
    }

    private void attributes(Object... attributes) throws XMLStreamException {
        for (int i = 0; i < attributes.length; i += 2) {
            xml.writeAttribute(attributes[i].toString(), value(attributes[i + 1]));
        }
    }

    private static String value(Object value) {
        if (value instanceof Double number) {
            return BigDecimal.valueOf(number)
                    .setScale(2, RoundingMode.HALF_UP)
                    .stripTrailingZeros()
                    .toPlainString();
        }
        return value.toString();
    }
}
