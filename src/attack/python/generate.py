"""Requests that nobody would think of: made from the schemas and examples of the document, then damaged."""
import copy
import json
import random
import urllib.parse

WORDS = ["", "x", "null", "0", "-1", "biały", "pionek zażółć gęślą jaźń", "ŁĄKA", "♔♚", "👩‍👩‍👧‍👦", "\u202e50-1",
         "W:W\u00a031:B1",
         "a\u0000b", "\ud800", "\ufeffW:W31:B1", "%s%n%x", "${jndi:ldap://127.0.0.1/a}", "' OR 1=1 --",
         "<script>alert(1)</script>",
         "../../etc/passwd", "\\",
         '"', "\n\r\t", "İı", "ﬀ", "٣٢-٢٨", "３２-２８", "W" * 4096, "W" * 4097, "ż" * 3000, "[" * 300, "(" * 1500, "x" * 70000]
NUMBERS = [0, -1, 1, 2, 10, 50, 51, 33, 127, 2**31 - 1, 2**31, -(2**31) - 1, 2**63 - 1, 2**63, 2**64, 10**31, 10**40, 0.5,
           1.0, -0.0, 1e308, 5e-324]
# What the fields' own notations are made of: more of it is read than of plain rubbish.
NOTATION = "WBKwbke:,-x×–.0123456789 HF[]{}()\"*!?abcdefghijłąz$;%\n"
BAD_JSON = [b"", b"{", b"[]", b"null", b"true", b"\"x\"", b"1", b"{}{}", b"{}//", b"\xef\xbb\xbf{}", b"\xff\xfe{\x00}\x00",
            b"\xc3\x28", b"{\"game\":\xff}",
            b"{'game':{}}", b"{\"game\":{},}", b"{\"a\":NaN}", b"{\"a\":01}", b"{\"a\":1e999999999}", b"{\"a\":\"\x01\"}",
            b"{\"a\":\"\\x\"}", b"{\"a\":\"\\ud800\"}",
            b"[" * 20000, b"{\"a\":" * 10000, b"{\"game\":" + b"9" * 60000 + b"}", b"{" + b"\"a\":1," * 8000 + b"\"a\":1}"]


class Generator:
    def __init__(self, schemas, seed):
        self.schemas = schemas
        self.random = random.Random(seed)

    def value(self, schema, depth=0):
        """Something that this schema lets through, or nearly so."""
        chance = self.random.random()
        resolved = self.schemas.resolve(schema)
        examples = schema.get("examples") or resolved.get("examples")
        if examples and chance < 0.7:
            return copy.deepcopy(self.random.choice(examples))
        if "enum" in resolved:
            return self.random.choice(resolved["enum"])
        if "oneOf" in resolved:
            return self.value(self.random.choice(resolved["oneOf"]), depth)
        kind = resolved.get("type", "object")
        if kind == "object":
            return self._object(resolved, depth)
        if kind == "array":
            return [self.value(resolved.get("items", {}), depth + 1) for _ in range(self.random.choice([0, 1, 1, 2, 3]))]
        if kind == "string":
            return self.random.choice(WORDS)
        if kind == "boolean":
            return self.random.random() < 0.5
        return self.random.choice(NUMBERS)

    def _object(self, schema, depth):
        needed = schema.get("required", ())
        often = 0.4 if depth < 4 else 0.1
        return {
            name: self.value(member, depth + 1)
            for name, member in schema.get("properties", {}).items()
            if name in needed or self.random.random() < often
        }

    def damaged(self, value):
        """A copy with one to three members or items changed."""
        value = copy.deepcopy(value)
        for _ in range(self.random.choice([1, 1, 2, 3])):
            places = list(places_of(value))
            if not places:
                return self.random.choice([None, [], "", 1, value])
            self._damage(*self.random.choice(places))
        return value

    def _damage(self, parent, key):
        old = parent[key]
        how = self.random.randrange(9)
        if how == 0:
            del parent[key]
        elif how == 1 and isinstance(parent, dict):
            parent[self.random.choice(["unknown", "Game", key + " ", key.upper(), "", "__proto__", "ż" * 65])] = old
        elif how == 2:
            parent[key] = self.random.choice([None, [], {}, [old], {"x": old}, True, [[[[]]]] * 3])
        elif how == 3 and isinstance(old, list):
            parent[key] = old * self.random.choice([2, 11, 101, 2001]) if len(str(old)) < 200 else old + [None]
        elif how == 4:
            parent[key] = nested(self.random.choice([14, 15, 16, 17, 100]))
        elif isinstance(old, str) and how < 8:
            parent[key] = self.text(old)
        elif isinstance(old, (int, float)) and how < 8:
            parent[key] = self.random.choice([*NUMBERS, str(old)])
        else:
            parent[key] = self.random.choice(self.random.choice([WORDS, NUMBERS]))

    def text(self, old):
        """A text of the same kind with a few characters changed."""
        if self.random.random() < 0.15:
            return self.random.choice(WORDS)
        letters = list(old)
        for _ in range(self.random.choice([1, 1, 2, 5])):
            at = self.random.randrange(len(letters) + 1)
            end = at + self.random.choice([0, 1, 1, 2])
            letters[at:end] = self.random.choices(NOTATION, k=self.random.choice([0, 1, 1, 3]))
        return "".join(letters)

    def json_bytes(self, value):
        """As JSON; now and then damaged as a text, too."""
        raw = json.dumps(value, ensure_ascii=self.random.random() < 0.5).encode("utf-8", "surrogatepass")
        how = self.random.random()
        if how < 0.02:
            return self.random.choice(BAD_JSON)
        if how < 0.08 and raw:
            at = self.random.randrange(len(raw))
            return raw[:at] + self.random.choice([b"", b"\x00", b"\xff", b",",
            b'"', b"}", b"\\u12", bytes([raw[at] ^ 1])]) + raw[at + 1 :]
        if how < 0.10 and raw[:1] == b"{" and len(raw) > 2:
            return raw[:-1] + b"," + raw[1:]
        return raw


def places_of(value):
    """Every member and item: where it is, and under which name."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, member in list(inner):
        yield value, key
        yield from places_of(member)


def nested(depth):
    value = []
    for _ in range(depth):
        value = [value]
    return value


def escaped(text):
    """As a part of an address."""
    return urllib.parse.quote(text.encode("utf-8", "surrogatepass"), safe=":,-")
