package damka.api.mapping;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.exc.StreamReadException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.type.LogicalType;
import damka.api.dto.MoveInput;
import damka.api.dto.PositionInput;
import damka.api.dto.SquareInput;
import damka.api.ops.ServiceConfig;
import damka.api.problem.BadInput;
import damka.api.problem.Fault;
import damka.api.problem.ProblemType;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/**
 * Reads JSON bodies, strictly: one object, no member twice, none that is unknown, no value of another type, no number in
 * quotation marks, within the limits of depth, digits and lengths.
 */
@ApplicationScoped
public class StrictJson {
    private final ObjectMapper mapper;

    /** Within the limits of the configuration. */
    public StrictJson(ServiceConfig config) {
        ServiceConfig.Request limits = config.request();
        JsonFactory factory = new JsonFactoryBuilder()
                .streamReadConstraints(StreamReadConstraints.builder()
                        .maxNestingDepth(limits.jsonDepth())
                        .maxNumberLength(limits.jsonDigits())
                        .maxNameLength(limits.jsonNameLength())
                        .maxStringLength(limits.largeBodyBytes())
                        .build())
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
                .build();
        JsonMapper.Builder builder = JsonMapper.builder(factory)
                .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                .enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
                .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
                .withCoercionConfigDefaults(
                        defaults -> defaults.setCoercion(CoercionInputShape.EmptyString, CoercionAction.Fail)
                                .setCoercion(CoercionInputShape.EmptyArray, CoercionAction.Fail))
                .withCoercionConfig(
                        LogicalType.Textual,
                        text -> text.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                                .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                                .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail))
                .addModule(new SimpleModule()
                        .addDeserializer(String.class, new StrictString(limits.stringLength()))
                        .addDeserializer(SquareInput.class, new SquareDeserializer())
                        .addDeserializer(MoveInput.class, new MoveDeserializer())
                        .addDeserializer(PositionInput.class, new PositionInputDeserializer()))
                .defaultSetterInfo(JsonSetter.Value.construct(Nulls.SET, Nulls.FAIL));
        this.mapper = builder.build();
    }

    /** The body as a request. */
    public <T> T read(byte[] body, Class<T> type) {
        String text = text(body);
        try (JsonParser parser = mapper.createParser(text)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                throw new BadInput(
                        ProblemType.MALFORMED_JSON,
                        Fault.at("#", "OBJECT_EXPECTED").expecting("{"));
            }
            return mapper.readerFor(type).readValue(parser);
        } catch (StreamConstraintsException beyond) {
            throw JsonFaults.beyond(beyond, text);
        } catch (StreamReadException unreadable) {
            throw JsonFaults.unreadable(unreadable, text);
        } catch (JsonMappingException misfit) {
            throw JsonFaults.misfit(misfit, text);
        } catch (IOException impossible) {
            throw new IllegalStateException("a string cannot fail to be read", impossible);
        }
    }

    /** A part of a body, read before as a tree, as a request of its own. Its faults have no places. */
    public <T> T read(JsonNode part, Class<T> type) {
        if (!part.isObject()) {
            throw new BadInput(
                    ProblemType.MALFORMED_JSON, Fault.at("#", "OBJECT_EXPECTED").expecting("{"));
        }
        try {
            return mapper.readerFor(type).readValue(mapper.treeAsTokens(part));
        } catch (StreamReadException unreadable) {
            throw JsonFaults.unreadable(unreadable, "");
        } catch (JsonMappingException misfit) {
            throw JsonFaults.misfit(misfit, "");
        } catch (IOException impossible) {
            throw new IllegalStateException("a tree cannot fail to be read", impossible);
        }
    }

    private static String text(byte[] body) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(body))
                    .toString();
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (CharacterCodingException broken) {
            throw new BadInput(ProblemType.MALFORMED_JSON, Fault.at("#", "NOT_UTF_8"));
        }
    }
}
