"""Slow clients: those who send a header or a body letter by letter are sent away, and nobody else notices."""
import asyncio
import time

from figures import Figures, quantile, setting
from http1 import HOST
from load import cheap, steady, warm

WITHIN = 10
# Timers and a busy machine.
MARGIN = 0.5
STARTS = {
    "header": b"GET /v1/limits HTTP/1.1\r\nHost: damka\r\nX-Slow: ",
    "body": b'POST /v1/legal-moves HTTP/1.1\r\nHost: damka\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"x":"',
}


class Slow(asyncio.Protocol):
    """Sends a letter a second and never ends."""

    def __init__(self, kind, ended):
        self.kind, self.ended = kind, ended
        self.said = b""

    def connection_made(self, transport):
        self.transport, self.start = transport, time.monotonic()
        self.gone = asyncio.get_running_loop().create_future()
        transport.write(STARTS[self.kind])

    def data_received(self, data):
        self.said += data

    def connection_lost(self, failure):
        self.ended(self)
        self.gone.set_result(None)

    async def dribble(self, until):
        while not self.gone.done() and time.monotonic() < until:
            self.transport.write(b"x")
            await asyncio.wait([self.gone], timeout=1)


async def keep_one(service, kind, until, lives):
    """Comes again each time it is sent away."""
    loop = asyncio.get_running_loop()
    while time.monotonic() < until:
        closed = []
        _, slow = await loop.create_connection(lambda: Slow(kind, closed.append), HOST, service.port)
        # Who came late is seen off, too.
        await slow.dribble(until + WITHIN + 2)
        if not closed:
            lives.append((float("inf"), b""))
            slow.transport.abort()
        else:
            lives.append((time.monotonic() - slow.start, slow.said[:12]))


async def run(service):
    figures = Figures("slow")
    each, seconds = setting("SLOW", 500), setting("SLOW_SECONDS", 20.0)
    await warm(service.port)
    await asyncio.sleep(1)
    at_first = service.descriptors()
    before = await steady(service.port, cheap, 200, 5)
    until = time.monotonic() + seconds
    lives = {kind: [] for kind in STARTS}
    slow = [asyncio.create_task(keep_one(service, kind, until, lives[kind])) for kind in STARTS for _ in range(each)]
    await asyncio.sleep(2)
    held = service.descriptors() - at_first
    during = await steady(service.port, cheap, 200, seconds - 3)
    await asyncio.gather(*slow)
    figures.say(f"{held} connections held at once, {sum(map(len, lives.values()))} in {seconds:.0f} s")
    for kind, ended in lives.items():
        said = sum(words.startswith(b"HTTP/1.1 408") for _, words in ended)
        figures.say(f"slow {kind}: {len(ended)} sent away, {said} of them with 408")
        figures.at_most(f"slow {kind}: longest life", max(life for life, _ in ended), WITHIN + MARGIN, " s")
    normal, beside = (quantile([one.ms for one in some], 0.99) for some in (before, during))
    figures.say(f"normal p99: {normal:.1f} ms before, {beside:.1f} ms beside them")
    figures.none("normal calls that failed", [one for one in before + during if one.status != 200])
    figures.at_most("normal p99, to before", beside / normal, 2)
    await asyncio.sleep(2)
    figures.at_most("descriptors left over", service.descriptors() - at_first, 0)
    figures.none("errors in the log", service.errors_in_log())
    return figures
