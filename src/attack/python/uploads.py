"""Uploads: a hundred callers send a hundred megabytes each; all are refused, and no memory goes to it."""
import asyncio

from figures import Figures, setting
from http1 import connect, read_answer
from load import LOST, cheap, steady, warm

SIZE = 100 << 20
PIECE = b" " * 16384
MOST_GROWTH = 20 << 20
HEAD = "POST {} HTTP/1.1\r\nHost: damka\r\nContent-Type: application/json\r\n{}\r\n\r\n"


async def declared(service, path):
    """Says how much will come, and sends."""
    return await upload(service, HEAD.format(path, f"Content-Length: {SIZE}"), PIECE)


async def upload(service, head, piece, held=0, gate=None):
    """How it ended: a status, or "closed". With a gate it sends so much, and the rest when the gate is open."""
    reader, writer = await connect(service.port)
    answer = asyncio.create_task(read_answer(reader))
    sent = 0
    try:
        writer.write(head.encode())
        while sent < SIZE and not answer.done():
            if gate and sent + len(piece) > held:
                await gate.wait()
            writer.write(piece)
            sent += len(piece)
            await writer.drain()
    except ConnectionError:
        pass
    try:
        return (await asyncio.wait_for(answer, 10)).status
    except LOST:
        return "closed"
    finally:
        writer.close()


async def chunked(service, path, held, gate):
    piece = f"{len(PIECE):x}\r\n".encode() + PIECE + b"\r\n"
    return await upload(service, HEAD.format(path, "Transfer-Encoding: chunked"), piece, held, gate)


def tell(figures, what, ends):
    figures.say(f"{what}: " + ", ".join(f"{ends.count(end)} x {end}" for end in sorted(set(ends), key=str)))
    figures.none(f"{what}: neither refused nor closed", [end for end in ends if end not in (413, "closed")])


async def run(service):
    figures = Figures("uploads")
    count = setting("UPLOADS", 100)
    await warm(service.port)
    at_first = await asyncio.to_thread(service.live_heap)
    ends = await asyncio.gather(*(declared(service, "/v1/legal-moves") for _ in range(count)))
    tell(figures, "uploads of 100 MB with their length", ends)
    # A caller who goes on sending may see the connection end before it has read the answer.
    figures.at_least("uploads that could read their 413", ends.count(413), count // 2)
    figures.at_most("heap growth after it", await grown(service, at_first), MOST_GROWTH, " bytes")
    gate = asyncio.Event()
    uploads = [asyncio.create_task(chunked(service, "/v1/legal-moves", 48 << 10, gate)) for _ in range(count)]
    await asyncio.sleep(1)
    figures.at_most("heap growth in the middle of uploads in chunks", await grown(service, at_first), MOST_GROWTH, " bytes")
    gate.set()
    tell(figures, "uploads of 100 MB in chunks", await asyncio.gather(*uploads))
    figures.at_most("heap growth after them", await grown(service, at_first), MOST_GROWTH, " bytes")
    calls = await steady(service.port, cheap, 200, 1)
    figures.none("calls afterwards that failed", [one for one in calls if one.status != 200])
    figures.none("errors in the log", service.errors_in_log())
    return figures


async def grown(service, at_first):
    return await asyncio.to_thread(service.live_heap) - at_first
