"""Rollout: two processes behind a proxy are replaced under load, one after the other, and no request is lost.

Two drills of the operators' page: a node is drained (both processes end in order), and a process is killed.
"""
import asyncio
import random
import time

from figures import Figures, quantile, setting
from http1 import Client
from load import LOST, cheap, search
from proxy import PROBE_SECONDS, Proxy
from service import Service

WORKERS = 20
SEARCHERS = 2
LEAVING = b"/v1/problems/draining"


class Traffic:
    """Callers who know nothing of a rollout: half of them keep their connection, half open one for each request."""

    def __init__(self, port, rate):
        self.port, self.rate = port, rate
        self.running = True
        self.sent_on = 0
        self.done, self.failed, self.again, self.times = 0, [], [], []

    async def run(self):
        each = [self._caller(number) for number in range(WORKERS)] + [self._searcher() for _ in range(SEARCHERS)]
        await asyncio.gather(*each)

    async def _caller(self, number):
        client, due = Client(self.port), time.monotonic() + random.random()
        while self.running:
            await asyncio.sleep(max(0, due - time.monotonic()))
            due += WORKERS / self.rate
            await self._ask(client, cheap(self.done))
            if number % 2:
                client.close()

    async def _searcher(self):
        """Now and then a search, so that one is always under way somewhere."""
        client = Client(self.port)
        while self.running:
            await self._ask(client, search(200))
            await asyncio.sleep(1)

    async def _ask(self, client, raw):
        start = time.monotonic()
        told = await self._once(client, raw)
        self.done += 1
        self.times.append((time.monotonic() - start) * 1000)
        if told != "200":
            self.failed.append(f"{told} at {start - self.start:.2f} s: {raw.split(b' ', 2)[1].decode()}")
            await asyncio.sleep(2 * PROBE_SECONDS)
            second = await self._once(client, raw)
            if second != "200":
                self.again.append(second)

    async def _once(self, client, raw):
        try:
            answer = await client.send(raw, "POST", timeout=10)
            if answer.status == 503 and LEAVING in answer.body and answer.header("retry-after"):
                # A process on its way out begins nothing long, and says when to come again.
                self.sent_on += 1
                client.close()
                await asyncio.sleep(int(answer.header("retry-after")))
                answer = await client.send(raw, "POST", timeout=10)
            return str(answer.status) if answer.status == 200 else f"{answer.status} {answer.body[:60]!r}"
        except LOST as lost:
            return type(lost).__name__

    def begin(self):
        self.start = time.monotonic()
        self.task = asyncio.create_task(self.run())

    async def end(self):
        self.running = False
        await self.task


class Site:
    """The processes behind the proxy."""

    def __init__(self, figures):
        self.figures = figures
        self.proxy = Proxy()
        self.number = 0
        self.codes, self.ends, self.impolite = [], [], []

    async def grow(self):
        """A new process, ready and known to the proxy."""
        self.number += 1
        service = Service(f"rollout-{self.number}", ["-Xmx256m"])
        await asyncio.to_thread(service.wait_ready)
        self.proxy.add(service)
        while service not in self.proxy.ready:
            await asyncio.sleep(0.05)

    async def replace(self, old):
        await self.grow()
        await self.end(old)

    async def end(self, old):
        """SIGTERM; the proxy takes it out when its readiness is down."""
        start, known = time.monotonic(), Client(old.port)
        await known.send(cheap(0), "POST")
        old.terminate()
        while await asyncio.to_thread(lambda: old.is_ready):
            await asyncio.sleep(0.02)
        answer = await known.send(cheap(1), "POST")
        if answer.status != 200 or not answer.closes:
            self.impolite.append(f"{answer.status}, connection: {answer.header('connection')}")
        self.codes.append(await asyncio.to_thread(old.process.wait, 30))
        self.ends.append(time.monotonic() - start)
        self.proxy.remove(old)

    async def start(self):
        for _ in range(2):
            self.number += 1
            self.proxy.services.append(Service(f"rollout-{self.number}", ["-Xmx256m"]))
        for one in self.proxy.services:
            await asyncio.to_thread(one.wait_ready)
        await self.proxy.start()
        while len(self.proxy.ready) < 2:
            await asyncio.sleep(0.05)

    def stop(self):
        for one in list(self.proxy.services):
            one.stop()
        self.proxy.stop()


async def replacements(site, figures, rollouts, rate, least):
    traffic = Traffic(site.proxy.port, rate)
    traffic.begin()
    await asyncio.sleep(2)
    for _ in range(rollouts):
        for old in list(site.proxy.services):
            await site.replace(old)
    while traffic.done < least:
        await asyncio.sleep(0.2)
    await traffic.end()
    slowest = quantile(traffic.times, 0.99)
    figures.say(f"{rollouts} rollouts of two processes, {traffic.done} requests at {rate} a second, p99 {slowest:.0f} ms")
    figures.at_least("requests", traffic.done, least)
    figures.none("failed requests", traffic.failed)
    figures.say(f"{traffic.sent_on} searches told that the process is leaving, and asked again; exit codes {site.codes}")
    figures.none("answers of a leaving process that do not end their connection", site.impolite)
    figures.none("exit codes that tell of a failure", [code for code in site.codes if code != 0])
    figures.at_most("longest end of a process", max(site.ends), 15, " s")


async def kill(site, figures, rate):
    """The drill of a process that dies: only what it had in hand may fail, and a second try does not."""
    traffic = Traffic(site.proxy.port, rate)
    traffic.begin()
    await asyncio.sleep(2)
    dead = site.proxy.services[0]
    await asyncio.to_thread(dead.kill)
    at = time.monotonic() - traffic.start
    await asyncio.sleep(1)
    site.proxy.remove(dead)
    await site.grow()
    await asyncio.sleep(1)
    await traffic.end()
    late = [one for one in traffic.failed if float(one.split(" at ")[1].split()[0]) > at + 2 * PROBE_SECONDS + 0.5]
    figures.say(f"one of two processes killed: {len(traffic.failed)} of {traffic.done} requests failed")
    figures.none("requests that failed after the proxy knew", late)
    figures.none("requests that failed again", traffic.again)


async def run():
    figures = Figures("rollout")
    site = Site(figures)
    rate = setting("RATE", 200)
    await site.start()
    try:
        await replacements(site, figures, setting("ROLLOUTS", 1), rate, setting("REQUESTS", 2_500))
        await kill(site, figures, rate)
    finally:
        await asyncio.to_thread(site.stop)
    return figures
