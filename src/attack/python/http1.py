"""HTTP/1.1 by hand: what is sent is exactly what a check wrote, and an answer is read to its last byte."""
import asyncio
import json
from typing import NamedTuple

HOST = "127.0.0.1"
MOST_BYTES = 1 << 24


class Answer(NamedTuple):
    status: int
    headers: list
    body: bytes

    def header(self, name):
        return next((value for known, value in self.headers if known == name), None)

    @property
    def json(self):
        return json.loads(self.body)

    @property
    def media_type(self):
        return (self.header("content-type") or "").split(";")[0].strip().lower()

    @property
    def closes(self):
        return (self.header("connection") or "").lower() == "close"


class Unreadable(Exception):
    """What came is no HTTP."""


async def read_answer(reader, method="GET"):
    """The next answer that is not an interim one. IncompleteReadError where the connection ends before it does."""
    while True:
        head = await reader.readuntil(b"\r\n\r\n")
        lines = head[:-4].decode("latin-1").split("\r\n")
        words = lines[0].split(" ", 2)
        if len(words) < 2 or not words[0].startswith("HTTP/1.") or not words[1].isdigit():
            raise Unreadable(lines[0][:120])
        status = int(words[1])
        if status >= 200:
            break
    headers = [(name.strip().lower(), value.strip()) for name, _, value in (line.partition(":") for line in lines[1:])]
    return Answer(status, headers, await read_body(reader, Answer(status, headers, b""), method))


async def read_body(reader, head, method):
    if method == "HEAD" or head.status in (204, 304):
        return b""
    if "chunked" in (head.header("transfer-encoding") or "").lower():
        parts = []
        while size := int((await reader.readuntil(b"\r\n")).split(b";")[0], 16):
            parts.append(await reader.readexactly(size))
            await reader.readexactly(2)
        await reader.readuntil(b"\r\n")
        return b"".join(parts)
    length = head.header("content-length")
    return await reader.read(-1) if length is None else await reader.readexactly(int(length))


def request(method, target, body=None, headers=()):
    """The bytes of a request. A body that is not bytes is written as JSON."""
    fields = dict([("Host", "damka"), *headers])
    if body is not None:
        if not isinstance(body, bytes):
            body = json.dumps(body).encode()
        fields.setdefault("Content-Type", "application/json")
        fields.setdefault("Content-Length", str(len(body)))
    lines = [f"{method} {target} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items()), "", ""]
    return "\r\n".join(lines).encode("latin-1") + (body or b"")


async def connect(port):
    return await asyncio.open_connection(HOST, port, limit=MOST_BYTES)


class Client:
    """One connection that is kept, and opened again where the service has closed it between two requests."""

    def __init__(self, port):
        self.port = port
        self.streams = None

    async def send(self, raw, method="GET", timeout=30):
        fresh = await self._open()
        try:
            return await asyncio.wait_for(self._exchange(raw, method), timeout)
        except (asyncio.IncompleteReadError, ConnectionError) as lost:
            self.close()
            if fresh or getattr(lost, "partial", b""):
                raise
        except BaseException:
            self.close()
            raise
        return await self.send(raw, method, timeout)

    async def _open(self):
        if self.streams and not self.streams[0].at_eof():
            return False
        self.close()
        self.streams = await connect(self.port)
        return True

    async def _exchange(self, raw, method):
        reader, writer = self.streams
        writer.write(raw)
        answer = await read_answer(reader, method)
        if answer.closes:
            self.close()
        return answer

    def close(self):
        if self.streams:
            self.streams[1].close()
        self.streams = None


def get(target, headers=()):
    return request("GET", target, headers=headers)


def post(target, body, headers=()):
    return request("POST", target, body, headers)
