"""Requests at a given pace, and how long each answer took."""
import asyncio
import itertools
import random
import time
from typing import NamedTuple

from http1 import Client, Unreadable, get, post
from service import POSITIONS

LOST = (asyncio.IncompleteReadError, asyncio.TimeoutError, ConnectionError, Unreadable)


def cheap(number):
    """A cheap call; neighbours differ."""
    game = {"position": POSITIONS[number % len(POSITIONS)]}
    kinds = [
        ("/v1/move-checks", {"game": game, "move": "32-28"}),
        ("/v1/legal-moves", {"game": game}),
        ("/v1/outcomes", {"game": game}),
    ]
    return post(*kinds[number % len(kinds)])


def search(time_ms, stream=False, **more):
    """A search that nobody else asks for at the same time."""
    body = {"game": {"position": random.choice(POSITIONS)}, "limits": {"timeMs": time_ms}, "seed": random.getrandbits(40)}
    headers = [("Accept", "application/x-ndjson")] if stream else []
    return post("/v1/best-moves", {**body, **more}, headers)


async def first_search(port):
    """Until then the service tells nothing of searches."""
    client = Client(port)
    await client.send(search(10), "POST")
    client.close()


class Sample(NamedTuple):
    status: int
    ms: float


async def paced(client, make, rate, until, samples):
    """Asks at this rate. A late answer counts from when the request was due: whoever waited with it has waited, too."""
    due, number = time.monotonic() + random.random() / rate, random.randrange(1000)
    while due < until:
        now = time.monotonic()
        if now < due:
            await asyncio.sleep(due - now)
            due = time.monotonic()
        number += 1
        samples.append(await timed(client, make(number), due))
        due += 1 / rate


async def timed(client, raw, start=None):
    """One answer; status 0 where there was none."""
    start = start or time.monotonic()
    try:
        status = (await client.send(raw, "POST")).status
    except LOST:
        status = 0
    return Sample(status, (time.monotonic() - start) * 1000)


async def steady(port, make, rate, seconds, clients=10):
    """This many requests a second over some connections; their samples."""
    samples, until = [], time.monotonic() + seconds
    each = [Client(port) for _ in range(clients)]
    await asyncio.gather(*(paced(one, make, rate / clients, until, samples) for one in each))
    for one in each:
        one.close()
    return samples


async def back_to_back(port, make, until, samples, pause=0.0):
    """Asks as soon as the last answer is there; waits a little where there was no room."""
    client = Client(port)
    while time.monotonic() < until():
        sample = await timed(client, make())
        samples.append(sample)
        if sample.status != 200:
            await asyncio.sleep(pause)
    client.close()


async def warm(port, seconds=5):
    """Until the service is compiled: figures of its first seconds are those of any young JVM."""
    end, numbers = time.monotonic() + seconds, itertools.count()
    await asyncio.gather(*(back_to_back(port, lambda: cheap(next(numbers)), lambda: end, []) for _ in range(4)))
    await asyncio.sleep(0.5)


class Crowd(asyncio.Protocol):
    """A connection that always has a few requests under way, and counts the answers."""

    def __init__(self, batch, size, counts):
        self.batch, self.size, self.counts = batch, size, counts
        self.left = 0

    def connection_made(self, transport):
        self.transport = transport
        self._ask()

    def _ask(self):
        self.left = self.size
        self.transport.write(self.batch)

    def data_received(self, data):
        answers = data.count(b"HTTP/1.1 ")
        self.counts[0] += data.count(b"HTTP/1.1 200 ")
        self.left -= answers
        if self.left <= 0:
            self._ask()


async def throughput(port, connections, seconds, batch=4):
    """Good answers a second to cheap calls over so many connections."""
    counts, loop = [0], asyncio.get_running_loop()
    raw = get("/v1/outcomes?fen=W:WK46:B37,41") * batch
    made = [await loop.create_connection(lambda: Crowd(raw, batch, counts), "127.0.0.1", port) for _ in range(connections)]
    await asyncio.sleep(0.3)
    before, start = counts[0], time.monotonic()
    await asyncio.sleep(seconds)
    rate = (counts[0] - before) / (time.monotonic() - start)
    for transport, _ in made:
        transport.abort()
    await asyncio.sleep(0.2)
    return rate
