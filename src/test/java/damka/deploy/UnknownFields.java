package damka.deploy;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Paths of the members that the Kubernetes model did not know: it keeps them aside instead of refusing them. */
final class UnknownFields {

    private static final String ASIDE = "getAdditionalProperties";

    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    private final List<String> found = new ArrayList<>();

    private UnknownFields() {}

    static List<String> of(Object resource) {
        UnknownFields walk = new UnknownFields();
        walk.visit(resource, "");
        return List.copyOf(walk.found);
    }

    private void visit(@Nullable Object value, String path) {
        if (value == null || !seen.add(value)) {
            return;
        }
        if (value instanceof Collection<?> many) {
            many.forEach(one -> visit(one, path + "[]"));
        } else if (value.getClass().getName().startsWith("io.fabric8.")) {
            visitModel(value, path);
        }
    }

    private void visitModel(Object model, String path) {
        for (Method getter : model.getClass().getMethods()) {
            if (getter.getParameterCount() != 0 || !getter.getName().startsWith("get")) {
                continue;
            }
            Object value = call(getter, model);
            if (getter.getName().equals(ASIDE) && value instanceof Map<?, ?> unknown) {
                unknown.keySet().forEach(name -> found.add(path + "." + name));
            } else {
                visit(value, path + "." + getter.getName().substring("get".length()));
            }
        }
    }

    private static @Nullable Object call(Method getter, Object model) {
        try {
            return getter.invoke(model);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException(getter.toString(), e);
        }
    }
}
