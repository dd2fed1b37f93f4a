"""A small proxy that does what a cluster does: a new connection goes to a process that is ready, an old one stays where it is.

Like kube-proxy it knows nothing of HTTP. A process is taken out when its readiness is down, and never asked again meanwhile.
"""
import asyncio

from http1 import HOST

PROBE_SECONDS = 0.2


class Pipe(asyncio.Protocol):
    """One end of a connection; what comes in goes out at the other."""

    def __init__(self, other=None):
        self.other = other
        self.transport = None
        self.waiting = []

    def connection_made(self, transport):
        self.transport = transport

    def data_received(self, data):
        if self.other:
            self.other.transport.write(data)
        else:
            self.waiting.append(data)

    def join(self, other):
        self.other = other
        other.transport.write(b"".join(self.waiting))

    def connection_lost(self, failure):
        if self.other:
            self.other.transport.close()


class Inbound(Pipe):
    def __init__(self, proxy):
        super().__init__()
        self.proxy = proxy

    def connection_made(self, transport):
        super().connection_made(transport)
        asyncio.ensure_future(self.proxy.open(self))


class Proxy:
    """Services may be added and taken out while it runs."""

    def __init__(self):
        self.services = []
        self.ready = []
        self.probes = {}
        self.turn = 0
        self.port = None

    async def start(self):
        server = await asyncio.get_running_loop().create_server(lambda: Inbound(self), HOST, 0)
        self.port = server.sockets[0].getsockname()[1]
        self.server = server
        for one in list(self.services):
            self.add(one)
        return self

    def add(self, service):
        """From now on it gets connections whenever it is ready."""
        if service not in self.services:
            self.services.append(service)
        self.probes[service] = asyncio.ensure_future(self._probe(service))

    def remove(self, service):
        self.services.remove(service)
        self.probes.pop(service).cancel()
        self._note(service, False)

    # Each by itself: one that is slow to say so holds up no other.
    async def _probe(self, service):
        while True:
            self._note(service, await asyncio.to_thread(lambda: service.is_ready))
            await asyncio.sleep(PROBE_SECONDS)

    def _note(self, service, ready):
        others = [one for one in self.ready if one is not service]
        self.ready = [*others, service] if ready else others

    async def open(self, inbound):
        """Another process in turn; nothing where none is there."""
        try:
            self.turn += 1
            chosen = self.ready[self.turn % len(self.ready)]
            _, outbound = await asyncio.get_running_loop().create_connection(lambda: Pipe(inbound), HOST, chosen.port)
        except (OSError, ZeroDivisionError):
            inbound.transport.abort()
            return
        if inbound.transport.is_closing():
            outbound.transport.close()
        else:
            inbound.join(outbound)

    def stop(self):
        for probe in self.probes.values():
            probe.cancel()
        self.server.close()
