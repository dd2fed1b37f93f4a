"""Whether an answer is one that the document promises."""
import json
import re

from document import PROBLEM

TRACE = re.compile(r"[0-9a-f]{16,32}")
# No stack, no class: what a stranger could learn from.
LEAKS = re.compile(r"\b(java|javax|jakarta|io|org|com|damka)(\.[a-z0-9_]+)+\.[A-Z]\w+|\w+Exception\b|\bat [\w.$]+\(")
LONGEST_ECHO = 120
# Within these sizes it is never the bare server that answers.
MOST_URI, MOST_HEADERS = 5 * 1024, 10 * 1024
STREAMS = {"application/x-ndjson": "", "text/event-stream": "data: "}


def is_ours(raw):
    """Whether it is not the bare server that may answer."""
    start, _, rest = raw.partition(b"\r\n")
    return len(start) <= MOST_URI and len(rest.partition(b"\r\n\r\n")[0]) <= MOST_HEADERS


class Judge:
    def __init__(self, document):
        self.document = document
        self.problem = {"$ref": "#/components/schemas/Problem"}

    def faults(self, operation, raw, answer):
        """Everything about this answer that was not promised."""
        found = list(self.general_faults(raw, answer))
        if str(answer.status) not in operation.answers:
            return [*found, "undocumented status"]
        if answer.status == 304 or (answer.status >= 400 and not is_ours(raw)):
            return found
        schema = operation.schema(answer.status, answer.media_type)
        if schema is None:
            return [*found, f"undocumented media type {answer.media_type}"]
        return found + self._body_faults(schema, answer)

    def general_faults(self, raw, answer):
        """What holds for every answer on every path."""
        if answer.status >= 500 and answer.status not in (503, 504):
            yield "server error"
        if not is_ours(raw):
            return
        if answer.header("access-control-allow-origin") != "*":
            yield "no CORS header"
        if answer.status in (429, 503) and not (answer.header("retry-after") or "").isdigit():
            yield "no Retry-After"
        if answer.status >= 400:
            yield from self.problem_faults(raw, answer)

    def problem_faults(self, raw, answer):
        if answer.media_type != PROBLEM:
            yield f"a problem as {answer.media_type or 'nothing'}"
            return
        try:
            problem = json.loads(answer.body)
        except ValueError:
            yield "a problem that is no JSON"
            return
        yield from self.document.schemas.faults(self.problem, problem)
        if problem.get("status") != answer.status:
            yield "another status in the problem"
        if not str(problem.get("type")).startswith("/v1/problems/"):
            yield f"type {problem.get('type')}"
        if not TRACE.fullmatch(str(problem.get("traceId"))):
            yield f"trace id {problem.get('traceId')}"
        yield from self._leaks(raw, answer)

    @staticmethod
    def _leaks(raw, answer):
        text = answer.body.decode("utf-8", "replace")
        leak = LEAKS.search(text)
        if leak and leak[0].encode() not in raw:
            yield f"shows {leak[0]}"
        for member in re.findall(r'"((?:[^"\\]|\\.)*)"', text):
            if len(member) > LONGEST_ECHO and member.encode()[: LONGEST_ECHO + 1] in raw:
                yield f"echoes {len(member)} characters"

    def _body_faults(self, schema, answer):
        if answer.media_type in STREAMS:
            return self._stream_faults(schema, answer)
        if "json" not in answer.media_type or answer.status >= 400:
            return []
        try:
            value = json.loads(answer.body)
        except ValueError as broken:
            return [f"no JSON: {broken}"]
        return self.document.schemas.faults(schema, value)

    def _stream_faults(self, schema, answer):
        start = STREAMS[answer.media_type]
        try:
            lines = answer.body.decode().splitlines()
            values = [json.loads(line[len(start) :]) for line in lines if line.startswith(start) and line]
        except ValueError as broken:
            return [f"no stream of JSON: {broken}"]
        if not values or values[-1].get("final") is not True:
            return ["a stream without a last object"]
        return [fault for value in values for fault in self.document.schemas.faults(schema, value)]
