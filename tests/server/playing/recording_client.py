"""A client that keeps every message, as text and decoded, and the request that it answers."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from itertools import count
from typing import TYPE_CHECKING, NamedTuple
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec

from sztab.server import wire
from sztab.server.client import Client, Disconnected, ServerRefused

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from websockets.asyncio.client import ClientConnection

SPECTATOR = -1
PATIENCE = 60.0


class Heard(NamedTuple):
    """A received message: its viewer, its text, its content, and the request that it answers."""

    viewer: int
    raw: str
    message: wire.ServerMessage
    request: wire.Request | None
    refusals: bool = True
    """Whether the viewer wants to know which actions are illegal now."""


class Recorder(Client):
    """A client whose connection can be cut at any moment, and that forgets nothing."""

    def __init__(self, server: str, code: str, token: str = "", *, refusals: bool = True) -> None:
        super().__init__(server, code, token, refusals=refusals)
        self.heard: list[Heard] = []
        self.token = token
        self.shows_refusals = refusals
        self.requests: dict[str, wire.Request] = {}
        self._raw = ""
        self._counted = count(1)
        self._who = secrets.token_hex(4)  # two tabs of one seat must not use the same request ids

    @property
    def viewer(self) -> int:
        """The seat, or -1."""
        return SPECTATOR if self.seat is None else self.seat

    async def _read(self, socket: ClientConnection) -> None:
        await super()._read(self._tapped(socket))  # type: ignore[arg-type]

    async def _tapped(self, socket: ClientConnection) -> AsyncIterator[str | bytes]:
        async for data in socket:
            self._raw = data if isinstance(data, str) else data.decode()
            yield data

    def _take(self, message: wire.ServerMessage) -> None:
        super()._take(message)
        request = self.requests.get(getattr(message, "id", ""))
        self.heard.append(Heard(self.viewer, self._raw, message, request, self.shows_refusals))

    async def ask(self, request: wire.Request) -> wire.ServerMessage:
        mark = f"{self._who}-{next(self._counted)}"
        request = msgspec.structs.replace(request, id=mark)
        self.requests[mark] = request
        return await super().ask(request)

    async def try_to(self, request: wire.Request) -> wire.ServerMessage | None:
        """Send a request that may be refused; return None then."""
        with contextlib.suppress(ServerRefused):
            return await self.ask(request)
        return None

    async def say(self, text: str) -> None:
        """Send any text, and wait for one more message."""
        assert self._socket is not None
        before = len(self.heard)
        await self._socket.send(text)
        async with asyncio.timeout(PATIENCE):
            while len(self.heard) == before:
                await self.receive()

    def cut(self) -> None:
        """Lose the connection without a close frame, as when a train enters a tunnel."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def catch_up(self, seq: int) -> None:
        """Wait until everything up to a sequence number has arrived."""
        async with asyncio.timeout(PATIENCE):
            while self.seq < seq:
                await self.receive()

    def updates(self) -> list[wire.UpdateMessage]:
        """Return all events that it received, including missed ones."""
        told: list[wire.UpdateMessage] = []
        for one in self.heard:
            if isinstance(one.message, wire.WelcomeMessage):
                told += one.message.missed
            elif isinstance(one.message, wire.UpdateMessage):
                told.append(one.message)
        return told

    def positions(self) -> list[tuple[int, wire.PositionView]]:
        """Return all positions that it received, each with its sequence number."""
        return [
            (one.message.seq, one.message.position)
            for one in self.heard
            if isinstance(one.message, wire.WelcomeMessage | wire.UpdateMessage)
            and one.message.position is not None
        ]


async def until(condition: Callable[[], bool]) -> None:
    """Wait for a condition without an event."""
    async with asyncio.timeout(PATIENCE):
        while not condition():  # noqa: ASYNC110 (there is no event for it)
            await asyncio.sleep(0.002)


async def dismiss(clients: list[Recorder]) -> None:
    """Close all connections."""
    for client in clients:
        with contextlib.suppress(Disconnected):
            await client.close()


def get(url: str, token: str = "") -> tuple[int, str]:
    """Send a request over HTTP; return the status and the text."""
    request = Request(url)  # noqa: S310 (an address of the test's own server)
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    try:
        with urlopen(request, timeout=PATIENCE) as response:  # noqa: S310 (the same)
            return response.status, response.read().decode()
    except HTTPError as error:
        with error:
            return error.code, error.read().decode()


async def fetch(url: str, token: str = "") -> tuple[int, str]:
    """Send a request over HTTP from a thread."""
    return await asyncio.to_thread(get, url, token)
