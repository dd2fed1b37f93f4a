"""Addresses and headers that are broken, hostile or just odd, over raw sockets: no server error, one format of problems."""
import asyncio
import random
from collections import Counter

from answers import Judge
from document import Document
from figures import Figures, setting
from http1 import Unreadable, connect, read_answer
from seeds import METHODS, ODD_PATHS, PATHS, VALUES, WILD_BODIES, WILD_LINES, WILD_STARTS

CONNECTIONS = 8
PIPELINED = 16
# Requests that may upset the framing get a connection of their own, and so long for an answer.
PATIENCE = 0.4
WILD_AT_ONCE = 64
# What the bare server says to what it cannot read.
REFUSED = {400, 413, 414, 417, 431, 501, 505}
STATUSES = {200, 204, 206, 207, 302, 304, 308, 400, 404, 405, 406, 408, 413, 414, 415, 416, 417, 422, 431, 501, 503, 504, 505}


class Requests:
    """Raw requests, the same ones for the same seed."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def tame(self):
        """One that ends where it seems to end, whatever stands in it; with its method."""
        method, target = self.random.choice(METHODS), self._target()
        lines = [f"{method} {target} HTTP/1.1", "Host: damka", *self._headers()]
        if method in ("POST", "PUT", "PATCH"):
            lines = [line for line in lines if not line.startswith("Content-Length")] + ["Content-Length: 0"]
        return method, ("\r\n".join(lines) + "\r\n\r\n").encode("utf-8")

    def _target(self):
        chance = self.random.random()
        if chance < 0.45:
            return self.random.choice(PATHS)
        target = self.random.choice(ODD_PATHS if chance < 0.8 else PATHS)
        if chance > 0.65:
            at = self.random.randrange(len(target)) + 1
            target = target[:at] + self.random.choice(["%", "%2F", "%00", "%FF", "..", ";", "?", "&", "=", "%25", "+", "a",
            "\u0142", "/", "."]) + target[at:]
        return target

    def _headers(self):
        names = self.random.sample(list(VALUES), self.random.choice([0, 1, 1, 2, 3, 6]))
        lines = [f"{name}: {self._value(name)}" for name in names]
        return lines + lines[:1] if lines and not lines[0].startswith("Content-") and self.random.random() < 0.05 else lines

    def _value(self, name):
        value = self.random.choice(VALUES[name])
        if self.random.random() < 0.2 and name != "Content-Length":
            at = self.random.randrange(len(value) + 1)
            value = value[:at] + self.random.choice(["%", ",", ";", "=",
            '"', "\t", " ", "\u0142", "\u00ff", "0", "q=", "*"]) + value[at + 1 :]
        return value

    def wild(self):
        """One that may be cut, smuggle, or be no HTTP at all."""
        odd = self.random.random() < 0.5
        start = self.random.choice(WILD_STARTS) if odd else f"{self.random.choice(METHODS)} {self._target()} HTTP/1.1"
        lines = [start, "Host: damka", *self._headers(), *self.random.sample(WILD_LINES, self.random.choice([0, 1, 1, 2]))]
        raw = ("\r\n".join(lines) + "\r\n\r\n").encode("utf-8") + self.random.choice(WILD_BODIES)
        if self.random.random() < 0.3:
            raw = raw[: self.random.randrange(len(raw)) + 1]
        if self.random.random() < 0.2:
            at = self.random.randrange(len(raw))
            raw = raw[:at] + bytes([self.random.randrange(256)]) + raw[at + 1 :]
        return raw


class Header:
    """The checks of answers, and what was found."""

    def __init__(self, document):
        self.judge = Judge(document)
        self.found = []
        self.statuses = Counter()
        self.silent = 0
        self.bare = 0

    def look_alone(self, raw, answer):
        """What is no HTTP is refused by the bare server, which has no more to say than that."""
        if answer.status in REFUSED and not answer.body:
            self.bare += 1
        else:
            self.look(raw.split(b" ")[0].decode("latin-1"), raw, answer)

    def look(self, method, raw, answer):
        self.statuses[answer.status] += 1
        faults = [] if answer.status in STATUSES else ["unexpected status"]
        faults += [one for one in self.judge.general_faults(raw, answer) if method != "HEAD" or not one.startswith("a problem that")]
        self.found += [f"{answer.status}: {fault}: {raw[:600]!r} -> {answer.body[:200]!r}" for fault in faults]


async def pipeline(port, source, look, count):
    """Sends requests one after the other without waiting, and again those that a closed connection left unanswered."""
    waiting, stuck = [], 0
    while count[0] > 0 or waiting:
        while len(waiting) < PIPELINED and count[0] > 0:
            waiting.append(source.tame())
            count[0] -= 1
        before = len(waiting)
        waiting = await send_all(port, waiting, look)
        stuck = stuck + 1 if len(waiting) == before else 0
        if stuck == 3:
            method, raw = waiting.pop(0)
            look.found.append(f"no answer: {raw[:600]!r}")
            stuck = 0


async def send_all(port, waiting, look):
    """Those that got no answer."""
    reader, writer = await connect(port)
    number = 0
    try:
        writer.write(b"".join(raw for _, raw in waiting))
        for number, (method, raw) in enumerate(waiting):
            answer = await asyncio.wait_for(read_answer(reader, method), 10)
            look.look(method, raw, answer)
            if answer.closes:
                return waiting[number + 1 :]
        return []
    except (asyncio.IncompleteReadError, asyncio.TimeoutError, ConnectionError):
        return waiting[number:]
    except Unreadable as broken:
        look.found.append(f"{broken}: after {waiting[number][1][:600]!r}")
        return waiting[number + 1 :]
    finally:
        writer.close()


async def alone(port, source, look, count):
    while count[0] > 0:
        count[0] -= 1
        raw = source.wild()
        reader, writer = await connect(port)
        try:
            writer.write(raw)
            method = raw[:4].decode("latin-1")
            look.look_alone(raw, await asyncio.wait_for(read_answer(reader, method), PATIENCE))
        except (asyncio.IncompleteReadError, asyncio.TimeoutError, ConnectionError, Unreadable):
            look.silent += 1
        finally:
            writer.close()


async def run(service):
    figures = Figures("headers")
    seed, cases = setting("SEED", random.randrange(10**6)), setting("HEADER_CASES", 50_000)
    figures.say(f"seed {seed}")
    source, look = Requests(seed), Header(Document.served_by(service))
    wild = [cases // 10]
    tame = [cases - wild[0]]
    await asyncio.gather(*(pipeline(service.port, source, look, tame) for _ in range(CONNECTIONS)))
    await asyncio.gather(*(alone(service.port, source, look, wild) for _ in range(WILD_AT_ONCE)))
    figures.say("answers: " + ", ".join(f"{number} x {status}" for status, number in sorted(look.statuses.items())))
    figures.say(f"no HTTP: {look.bare} refused, {look.silent} without an answer")
    figures.at_least("cases", sum(look.statuses.values()) + look.silent + look.bare, cases)
    figures.none("answers that no request may get", look.found)
    figures.none("errors in the log", service.errors_in_log())
    return figures
