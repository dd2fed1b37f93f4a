"""Overload: searches without end leave the cheap calls alone, more than enough requests do not make fewer answers, and it passes."""
import asyncio
import statistics
import time

from figures import Figures, quantile, setting
from http1 import Client
from load import back_to_back, cheap, first_search, search, steady, throughput, timed, warm

CHEAP_RATE = 200
BUSY_MS = 1000
SHORT_MS = 100


async def hold_full(service, until, full):
    """Keeps every slot busy and the queue full; notes how often it was."""
    slots = service.slots()
    asking = 3 * slots + 2
    samples = []
    callers = [asyncio.create_task(back_to_back(service.port, lambda: search(BUSY_MS), until, samples, 0.05)) for _ in range(asking)]
    while time.monotonic() < until():
        running, waiting = await asyncio.to_thread(service.searching)
        full.append(running >= slots and waiting >= 1)
        await asyncio.sleep(0.25)
    await asyncio.gather(*callers)
    return samples


async def cheap_beside_searches(service, figures, rounds, seconds):
    quiet, busy, full = [], [], []
    for _ in range(rounds):
        quiet.append(await steady(service.port, cheap, CHEAP_RATE, seconds))
        end = time.monotonic() + seconds + 1
        flood = asyncio.create_task(hold_full(service, lambda: end, full))
        await asyncio.sleep(0.5)
        busy.append(await steady(service.port, cheap, CHEAP_RATE, seconds))
        await flood
        await calm(service)
    # The middle one of the rounds: a hiccup of the machine in one of them says nothing.
    before, beside = (statistics.median(p99(one) for one in some) for some in (quiet, busy))
    figures.say(f"cheap calls: p99 {before:.1f} ms alone, {beside:.1f} ms beside searches, {rounds} rounds of {len(quiet[0])}")
    figures.at_least("share of time with slots and queue full", sum(full) / len(full), 0.8)
    figures.none("cheap calls that failed", [one for calls in quiet + busy for one in calls if one.status != 200])
    figures.at_most("cheap p99 beside searches, to alone", beside / before, 2.5)
    return before


def p99(calls):
    return quantile([one.ms for one in calls], 0.99)


async def calm(service, seconds=10):
    """Waits until no search is left."""
    end = time.monotonic() + seconds
    while any(await asyncio.to_thread(service.searching)) and time.monotonic() < end:
        await asyncio.sleep(0.05)


async def offered(service, rate, seconds):
    """Searches at this rate, whatever becomes of them."""
    waiting = set()
    idle = [Client(service.port) for _ in range(200)]
    samples, end = [], time.monotonic() + seconds

    async def one():
        client = idle.pop() if idle else Client(service.port)
        samples.append(await timed(client, search(SHORT_MS)))
        idle.append(client)

    due = time.monotonic()
    while due < end:
        await asyncio.sleep(max(0, due - time.monotonic()))
        task = asyncio.create_task(one())
        waiting.add(task)
        task.add_done_callback(waiting.discard)
        due += 1 / rate
    await asyncio.gather(*waiting)
    for client in idle:
        client.close()
    return samples


async def goodput(service, figures, rounds, seconds):
    """Searches: as many as can be done, then ten times as many asked for."""
    slots, peak, over, shed, lost = service.slots(), [], [], [], []
    for _ in range(rounds):
        samples, end = [], time.monotonic() + seconds
        callers = [back_to_back(service.port, lambda: search(SHORT_MS), lambda: end, samples) for _ in range(2 * slots)]
        await asyncio.gather(*callers)
        peak.append(sum(one.status == 200 for one in samples) / seconds)
        asked = await offered(service, 10 * slots * 1000 / SHORT_MS, seconds)
        over.append(sum(one.status == 200 for one in asked) / seconds)
        shed += [one.ms for one in asked if one.status == 503]
        lost += [one for one in asked if one.status not in (200, 503, 504)]
    peak_rate, over_rate = sum(peak) / rounds, sum(over) / rounds
    figures.say(f"searches of {SHORT_MS} ms: {peak_rate:.1f} a second at capacity, {over_rate:.1f} at ten times")
    figures.at_least("goodput at ten times capacity, to peak", over_rate / peak_rate, 0.9)
    figures.none("searches that were neither answered nor refused", lost)
    figures.at_most("searches refused without room, p95", quantile(shed, 0.95), 20, " ms")


async def recovery(service, figures, normal):
    """How long after the flood until a search and the cheap calls are as before."""
    end = time.monotonic() + 3
    flood = asyncio.create_task(hold_full(service, lambda: end, []))
    await offered(service, 100, 2.5)
    start = end
    client = Client(service.port)
    while True:
        found = await timed(client, search(SHORT_MS))
        calls = await steady(service.port, cheap, CHEAP_RATE, 0.4)
        fine = found.status == 200 and found.ms < SHORT_MS + 100 and quantile([one.ms for one in calls], 0.95) < 2.5 * normal
        took = time.monotonic() - start
        if fine or took > 20:
            break
    client.close()
    await flood
    figures.at_most("back to normal after a flood", took, 5, " s")


async def crowd(service, figures, rounds, seconds):
    """Cheap calls: as many connections as serve best, then ten times as many."""
    few, many = [], []
    for _ in range(rounds):
        few.append(await throughput(service.port, 8, seconds))
        many.append(await throughput(service.port, 80, seconds))
    one, ten = max(few), max(many)
    figures.say(f"cheap calls: {one:,.0f} a second on 8 connections, {ten:,.0f} on 80")
    figures.at_least("cheap goodput with ten times the connections", ten / one, 0.9)


async def run(service):
    figures = Figures("overload")
    rounds, seconds = setting("ROUNDS", 3), setting("SECONDS", 4.0)
    await first_search(service.port)
    await warm(service.port)
    normal = await cheap_beside_searches(service, figures, rounds, seconds)
    await goodput(service, figures, rounds, seconds)
    await recovery(service, figures, normal)
    await crowd(service, figures, rounds, 1.0)
    figures.none("errors in the log", service.errors_in_log())
    return figures
