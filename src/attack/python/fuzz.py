"""Contract fuzz: every answer, to whatever request, is one that the document promises."""
import asyncio
import random
from collections import Counter

from answers import Judge
from document import Document
from figures import Figures, setting
from generate import Generator, escaped
from http1 import Client, Unreadable, request

CLIENTS = 6
TEXT_TYPES = ("application/vnd.pdn", "text/plain")
SEARCHES = ("findBestMoves", "getBestMoves", "annotateGames")
GAME = {"start": "W:W31-50:B1-20", "moves": ["32-28", "19-23"]}
PDN = ['[GameType "20"]\n[Result "1-1"]\n\n1. 32-28 19-23 2. 28x19 14x23 1-1\n',
       '[GameType "26"]\n\n1. c3-d4 {Ładny ruch} b6-a5 (1... f6-g5) $1 *']


class Cases:
    """Requests by the dozen, the same ones for the same seed."""

    def __init__(self, document, seed):
        self.generator = Generator(document.schemas, seed)
        self.random = random.Random(seed)
        self.operations = [one for one in document.operations for _ in range(self._weight(one))]
        self.batched = [one for one in document.operations if one.examples and one.id not in (*SEARCHES, "answerBatch")]

    # Searches take their time, and there is little room for them; catalogues have little that could be wrong.
    @staticmethod
    def _weight(operation):
        return 8 if operation.bodies and operation.id not in SEARCHES else 3 if operation.parameters else 1

    def next(self):
        """An operation, the bytes of a request to it, and what the answer must be besides what the document says."""
        operation = self.random.choice(self.operations)
        if operation.id == "checkMove" and self.random.random() < 0.3:
            return operation, self._any_move(operation), 200
        target = self._path(operation) + self._query(operation)
        headers = self._headers(operation)
        body = None
        if operation.bodies:
            body, media_type = self._body(operation)
            headers.append(("Content-Type", self._damaged(media_type, 0.02)))
        return operation, request(operation.method, target, body, headers), None

    # Whatever somebody writes for a move is answered, never refused.
    def _any_move(self, operation):
        move = self.generator.text(self.random.choice(["32-28", "28x19", "z 32 na 28", "4x15x13x20x32"]))
        return request("POST", operation.path, {"game": GAME, "move": move[:4000].replace("\ud800", "")})

    def _damaged(self, text, often):
        return header_text(self.generator.text(text)) if self.random.random() < often else text

    def _path(self, operation):
        path = operation.path
        for parameter in operation.parameters:
            if parameter["in"] == "path":
                path = path.replace("{" + parameter["name"] + "}", escaped(self._text_of(parameter)))
        return path

    def _text_of(self, parameter):
        known = [parameter.get("example"), parameter["schema"].get("default"), *parameter["schema"].get("enum", ())]
        value = self.random.choice([one for one in known if one is not None] or [self.generator.value(parameter["schema"])])
        text = str(value)
        return self.generator.text(text)[:3000] if self.random.random() < 0.3 else text

    def _query(self, operation):
        taken = [one for one in operation.parameters if one["in"] == "query"]
        pairs = [(one["name"], self._text_of(one)) for one in taken if one.get("required") or self.random.random() < 0.3]
        if operation.id == "getBestMoves":
            pairs = [*(pair for pair in pairs if pair[0] != "nodes"), ("nodes", str(self.random.choice([100, 2000, 5000])))]
        if self.random.random() < 0.05:
            pairs.append(self.random.choice([("unknown", "1"), ("", ""), *pairs[:1]]))
        query = "&".join(f"{escaped(name)}={escaped(value)}" for name, value in pairs)
        if self.random.random() < 0.02:
            query += self.random.choice(["&%", "&%zz=1", "%FF", "&&", "=", "&a=%00", "&fen=%c3%28", "+"])
        return "?" + query if query else ""

    def _headers(self, operation):
        headers = [("Accept-Language", self._damaged(self.random.choice(["en", "pl", "pl, en;q=0.5"]), 0.1))]
        if self.random.random() < 0.7:
            headers.append(("Accept", self._damaged(self.random.choice(operation.media_types), 0.05)))
        if any(one["in"] == "header" for one in operation.parameters) and self.random.random() < 0.5:
            headers.append(("Prefer", self._damaged(self.random.choice(["wait=1", "wait=10", "wait=0", "respond-async"]), 0.2)))
        return headers

    def _body(self, operation):
        media_type = self.random.choice([*operation.bodies, "application/json", "application/json"])
        if media_type in TEXT_TYPES:
            text = self.random.choice(PDN)
            return self.generator.text(text).encode("utf-8", "surrogatepass"), media_type
        value = self._value(operation, media_type)
        if operation.id in SEARCHES and isinstance(value, dict):
            value = {**value, **self._budget(operation)}
        if self.random.random() < 0.85:
            value = self.generator.damaged(value)
        return self.generator.json_bytes(value), media_type

    def _value(self, operation, media_type):
        if operation.id == "answerBatch" and self.random.random() < 0.7:
            return {"items": [self._item(self.random.choice(self.batched)) for _ in range(self.random.choice([1, 2, 5]))]}
        if self.random.random() < 0.6:
            return self.random.choice(operation.examples)
        return self.generator.value(operation.bodies[media_type])

    def _item(self, operation):
        name = operation.path.rsplit("/", 1)[1]
        return {"id": name, "operation": name, "body": self.generator.damaged(self.random.choice(operation.examples))}

    def _budget(self, operation):
        return {"nodesPerPly": 1000, "timeMsTotal": 100} if operation.id == "annotateGames" else {"limits": {"nodes": 2000,
        "timeMs": 100}}


def header_text(text):
    """What may stand in a header without ending it."""
    return "".join(c for c in text[:200] if c >= " ").encode("utf-8", "surrogatepass").decode("latin-1")


async def ask(client, cases, judge, count, found, statuses):
    while count[0] > 0:
        count[0] -= 1
        operation, raw, promise = cases.next()
        try:
            answer = await client.send(raw, operation.method)
        except (asyncio.IncompleteReadError, asyncio.TimeoutError, ConnectionError, Unreadable) as lost:
            found.append(f"{operation.id}: no answer ({type(lost).__name__}): {shown(raw)}")
            continue
        statuses[answer.status] += 1
        faults = judge.faults(operation, raw, answer)
        if promise and answer.status != promise:
            faults.append(f"{answer.status} instead of {promise}")
        found += [f"{operation.id} {answer.status}: {fault}: {shown(raw)} -> {answer.body[:300]!r}" for fault in faults]


def shown(raw):
    return repr(raw[:1500])


async def run(service):
    figures = Figures("fuzz")
    seed, cases = setting("SEED", random.randrange(10**6)), setting("CASES", 10_000)
    document = Document.served_by(service)
    figures.say(f"seed {seed}, {len(document.operations)} operations")
    figures.none("examples of the document that its schemas refuse", document.example_faults())
    source, judge, found, statuses = Cases(document, seed), Judge(document), [], Counter()
    count = [cases]
    await asyncio.gather(*(ask(Client(service.port), source, judge, count, found, statuses) for _ in range(CLIENTS)))
    figures.say("answers: " + ", ".join(f"{number} x {status}" for status, number in sorted(statuses.items())))
    figures.at_least("cases", sum(statuses.values()), cases)
    figures.none("answers that the document does not promise", found)
    figures.none("errors in the log", service.errors_in_log())
    return figures
