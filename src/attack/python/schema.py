"""JSON Schema as far as the document uses it, strictly: a keyword that is not known here is an error, not a hole.

A member of an answer that its schema does not name is a fault too, though JSON Schema would let it through.
"""
import re

NOTES = {"description", "examples", "example", "default", "title", "deprecated"}
RULES = {"type", "format", "enum", "properties", "required", "items", "additionalProperties", "oneOf", "pattern", "$ref"}
RULES |= {"minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems"}
BITS = {"int32": 31, "int64": 63}


def is_integer(value):
    return not isinstance(value, bool) and (isinstance(value, int) or (isinstance(value, float) and value.is_integer()))


TYPES = {
    "object": lambda value: isinstance(value, dict),
    "array": lambda value: isinstance(value, list),
    "string": lambda value: isinstance(value, str),
    "boolean": lambda value: isinstance(value, bool),
    "integer": is_integer,
    "number": lambda value: isinstance(value, (int, float)) and not isinstance(value, bool),
    "null": lambda value: value is None,
}


class Schemas:
    """The schemas of a document. `more` are members that a schema of this name may have besides those that it names."""

    def __init__(self, document, more=()):
        self.named = document["components"]["schemas"]
        self.more = dict(more)
        for schema in self.named.values():
            self._check_words(schema)

    def _check_words(self, schema):
        unknown = schema.keys() - NOTES - RULES
        if unknown:
            raise SystemExit(f"FAILED: the document uses {unknown}, which this validator does not know")
        for inner in self._inner(schema):
            self._check_words(inner)

    @staticmethod
    def _inner(schema):
        yield from schema.get("properties", {}).values()
        yield from schema.get("oneOf", ())
        yield from (schema[word] for word in ("items", "additionalProperties") if isinstance(schema.get(word), dict))

    def resolve(self, schema):
        """The schema that this one refers to, or itself."""
        while "$ref" in schema:
            schema = self.named[schema["$ref"].rsplit("/", 1)[1]]
        return schema

    def faults(self, schema, value, at="$"):
        found = []
        if "$ref" in schema:
            name = schema["$ref"].rsplit("/", 1)[1]
            found += self._faults(self.named[name], value, at, self.more.get(name, ()))
        return found + self._faults(schema, value, at, ())

    def _faults(self, schema, value, at, more):
        wanted = schema.get("type")
        if wanted and not any(TYPES[one](value) for one in ([wanted] if isinstance(wanted, str) else wanted)):
            return [f"{at}: {type(value).__name__} instead of {wanted}"]
        found = []
        if "enum" in schema and value not in schema["enum"]:
            found.append(f"{at}: {value!r} is none of {schema['enum']}")
        if "oneOf" in schema:
            found += self._one_of(schema["oneOf"], value, at)
        if isinstance(value, dict):
            found += self._members(schema, value, at, more)
        elif isinstance(value, list):
            found += self._items(schema, value, at)
        elif isinstance(value, str):
            found += self._text(schema, value, at)
        elif not isinstance(value, bool) and value is not None:
            found += self._number(schema, value, at)
        return found

    def _one_of(self, choices, value, at):
        each = [self.faults(one, value, at) for one in choices]
        fitting = sum(not faults for faults in each)
        nearest = min(each, key=len)
        return [] if fitting == 1 else [f"{at}: fits {fitting} of {len(each)} schemas", *nearest[:3]]

    def _members(self, schema, value, at, more):
        found = [f"{at}.{name} is missing" for name in schema.get("required", ()) if name not in value]
        known, rest = schema.get("properties", {}), schema.get("additionalProperties")
        for name, member in value.items():
            if name in known:
                found += self.faults(known[name], member, f"{at}.{name}")
            elif isinstance(rest, dict):
                found += self.faults(rest, member, f"{at}.{name}")
            elif rest is False or (rest is None and known and name not in more):
                found.append(f"{at}.{name} is not in the schema")
        return found

    def _items(self, schema, value, at):
        found = []
        if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
            found.append(f"{at}: {len(value)} items")
        for number, item in enumerate(value):
            found += self.faults(schema.get("items", {}), item, f"{at}[{number}]")
        return found

    @staticmethod
    def _text(schema, value, at):
        found = []
        if not schema.get("minLength", 0) <= len(value) <= schema.get("maxLength", len(value)):
            found.append(f"{at}: {len(value)} characters")
        if "pattern" in schema and not re.search(schema["pattern"], value):
            found.append(f"{at}: {value[:60]!r} does not match {schema['pattern']}")
        return found

    @staticmethod
    def _number(schema, value, at):
        bits = BITS.get(schema.get("format"))
        low, high = (-(2**bits), 2**bits - 1) if bits else (value, value)
        low, high = max(low, schema.get("minimum", low)), min(high, schema.get("maximum", high))
        return [] if low <= value <= high else [f"{at}: {value} is outside {low} to {high}"]
