"""Soak: hours of everything in little memory, made short; heap after a collection, threads and descriptors stay as they are."""
import asyncio
import random
import statistics
import time
from collections import Counter
from typing import NamedTuple

from document import Document
from figures import Figures, setting
from http1 import Client, connect, get, request
from load import LOST, search, throughput

JVM = ["-Xmx256m"]
WORKERS = 8
# Three thirds: to warm up, to compare with, to compare.
PARTS = 3
PICTURES = [
    "/v1/boards/W:WK4:B13,20,32,37.png?size=1024",
    "/v1/boards/B:W28,31,33-50:B1-20.svg",
    "/v1/boards/W:W31-50:B1-20.txt?style=speech",
]
WRONG = ["/%FF", "/v1/nothing", "/v1/limits?a=1", "/v1/legal-moves?fen=%C5%82", "/v1/boards/x.png"]


class Look(NamedTuple):
    heap: float
    threads: int
    descriptors: int


class Mix:
    """What all sorts of callers send: every example of the document, pictures, searches, nonsense."""

    def __init__(self, document):
        self.bodies = [(one, example) for one in document.operations for example in one.examples if one.id != "annotateGames"]

    def next(self):
        chance = random.random()
        if chance < 0.1:
            return "POST", search(100, stream=chance < 0.04)
        if chance < 0.2:
            return "GET", get(random.choice(PICTURES))
        if chance < 0.25:
            return "GET", get(random.choice(WRONG))
        operation, body = random.choice(self.bodies)
        if operation.id == "findBestMoves":
            body = {**body, "limits": {"nodes": 5000}}
        return operation.method, request(operation.method, operation.path, body, [("Accept-Language", random.choice(["pl", "en"]))])


async def work(port, mix, until, statuses):
    client = Client(port)
    while time.monotonic() < until:
        method, raw = mix.next()
        try:
            statuses[(await client.send(raw, method)).status] += 1
        except LOST as lost:
            statuses[type(lost).__name__] += 1
        await asyncio.sleep(0.1 + 0.2 * random.random())
    client.close()


async def come_and_go(port, until):
    """Callers who leave in the middle."""
    while time.monotonic() < until:
        _, writer = await connect(port)
        writer.write(search(2000, stream=True))
        await asyncio.sleep(random.random())
        writer.close()
        await asyncio.sleep(1)


def look(service):
    return Look(service.live_heap(), service.threads(), service.descriptors())


async def watch(service, until, every):
    looks = []
    while time.monotonic() < until:
        await asyncio.sleep(every)
        looks.append(await asyncio.to_thread(look, service))
    return looks


def compare(figures, looks):
    size = len(looks) // PARTS
    earlier, later = looks[size : 2 * size], looks[2 * size :]
    for name, seen in (("before", earlier), ("after", later)):
        heap = statistics.median(one.heap for one in seen) / 2**20
        threads, descriptors = min(one.threads for one in seen), min(one.descriptors for one in seen)
        figures.say(f"{name}: heap {heap:.1f} MiB, {threads} threads, {descriptors} descriptors")
    grown = statistics.median(one.heap for one in later) - statistics.median(one.heap for one in earlier)
    figures.at_most("heap growth after a collection", grown / 2**20, 2.0, " MiB")
    for what in ("threads", "descriptors"):
        grown = min(getattr(one, what) for one in later) - min(getattr(one, what) for one in earlier)
        figures.at_most(f"more {what}", grown, 0)


async def run(service):
    figures = Figures("soak")
    seconds = setting("SOAK_SECONDS", 300.0)
    mix, statuses = Mix(Document.served_by(service)), Counter()
    # All threads that a busy moment starts are there from now on.
    await throughput(service.port, 64, 3)
    until = time.monotonic() + seconds
    workers = [work(service.port, mix, until, statuses) for _ in range(WORKERS)]
    _, looks, *_ = await asyncio.gather(come_and_go(service.port, until), watch(service, until, max(2.0, seconds / 60)), *workers)
    told = ", ".join(f"{number} x {one}" for one, number in statuses.most_common())
    figures.say(f"{sum(statuses.values())} requests in {seconds:.0f} s: {told}")
    compare(figures, looks)
    figures.none("answers that should not be", [one for one in statuses if not isinstance(one, int) or one >= 500 and one != 503])
    figures.none("errors in the log", service.errors_in_log())
    return figures
