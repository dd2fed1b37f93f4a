"""Overshoot: a search ends when it should, even at full load, and none outlives the caller who went away."""
import asyncio
import random
import time

from figures import Figures, quantile, setting
from http1 import Client, connect
from load import LOST, back_to_back, cheap, first_search, search, steady

TIMES_MS = (20, 50, 100)
ALIVE_AFTER = 0.1


async def searches(service, count, own, whole):
    """Asks for searches one after the other; notes by how much each was late, by its own clock and by ours."""
    client = Client(service.port)
    while count[0] > 0:
        asked, start = random.choice(TIMES_MS), time.monotonic()
        try:
            answer = await client.send(search(asked), "POST")
        except LOST:
            continue
        if answer.status != 200:
            await asyncio.sleep(0.02)
            continue
        count[0] -= 1
        found = answer.json["search"]
        if found["stoppedBy"] in ("time", "deadline"):
            own.append(found["timeMs"] - asked)
            whole.append((time.monotonic() - start) * 1000 - asked)
    client.close()


async def measure(service, count, callers):
    """With cheap calls beside it."""
    own, whole, left = [], [], [count]
    running = [asyncio.create_task(searches(service, left, own, whole)) for _ in range(callers)]
    while left[0] > 0:
        await steady(service.port, cheap, 100, 1)
    await asyncio.gather(*running)
    return own, whole


async def on_time(service, figures, count):
    slots = service.slots()
    await measure(service, 40, slots)
    # One caller a slot: nobody queues, so what a caller sees is the search and the way to it.
    own, whole = await measure(service, count // 2, slots)
    figures.at_least("searches with every slot taken", len(own), count // 2 * 0.9)
    figures.at_most("late by the caller's clock, p99", quantile(whole, 0.99), 50, " ms")
    # Slots and queue full, and more who ask: by the service's clock, since a caller also waits.
    end = [float("inf")]
    refused = [asyncio.create_task(back_to_back(service.port, lambda: search(50), lambda: end[0], [], 0.02)) for _ in range(2)]
    own, _ = await measure(service, count // 2, 3 * slots)
    end[0] = 0
    await asyncio.gather(*refused)
    figures.say(f"{len(own)} searches with slots and queue full, latest by {max(own)} ms")
    figures.at_most("late by the service's clock, p99", quantile(own, 0.99), 50, " ms")


async def leave(service, raw):
    """Asks and goes away at any moment: before the end of the request, while it waits, while it runs, after some lines."""
    try:
        reader, writer = await connect(service.port)
        half = random.random() < 0.1
        writer.write(raw[: random.randrange(len(raw))] if half else raw)
        await asyncio.sleep(random.choice([0, 0.002, 0.02, 0.1]) * random.random() * 2)
        if random.random() < 0.5:
            writer.transport.abort()
        else:
            writer.close()
    except OSError:
        pass


async def disconnects(service, figures, count):
    asking, alive, begun, slowest = 3 * service.slots(), [], 0, 0.0
    for round in range(0, count, asking):
        await asyncio.gather(*(leave(service, search(5000, stream=random.random() < 0.5)) for _ in range(min(asking, count - round))))
        gone = time.monotonic()
        await asyncio.sleep(ALIVE_AFTER)
        left = await asyncio.to_thread(service.searching)
        if any(left):
            alive.append(f"after {round + asking}: {left}")
            while any(await asyncio.to_thread(service.searching)) and time.monotonic() - gone < 10:
                await asyncio.sleep(0.02)
        slowest = max(slowest, time.monotonic() - gone)
    metrics = service.metrics()
    begun = sum(value for name, value in metrics.items() if name.startswith("damka_search_ended_total") and "cancelled" in name)
    figures.say(f"{count} disconnects, {begun:.0f} of them of a search that ran; none ran for more than {slowest * 1000:.0f} ms")
    figures.at_least("searches that a disconnect ended", begun, count / 10)
    figures.none("searches alive 100 ms after their callers", alive)


async def run(service):
    figures = Figures("overshoot")
    count = setting("SEARCHES", 400)
    await first_search(service.port)
    await steady(service.port, cheap, 100, 1)
    await on_time(service, figures, count)
    await disconnects(service, figures, setting("DISCONNECTS", 200))
    figures.none("errors in the log", service.errors_in_log())
    return figures
