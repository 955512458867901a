"""An innocent table: two players with a clock and a spectator, all of whom measure their pings.

A newcomer measures how long it takes to connect and to open a table. All of them use another
address than the attackers, so that limits per address do not affect them.
"""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Final

import httpx
import msgspec

from sztab.server import wire
from sztab.server.api import schemas
from sztab.server.tables import results
from sztab.server.tables.options import SeatPlan, TableOptions
from sztab.server.wire import ClockPlan
from tests.server.abuse.clients import socket_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from websockets.asyncio.client import ClientConnection

ADDRESS: Final = "127.0.0.3"
"""All of 127.0.0.0/8 is loopback; attackers use 127.0.0.1 and 127.0.0.2."""
TERMS: Final = TableOptions(
    "rush", [SeatPlan("person"), SeatPlan("person")], clock=ClockPlan("turn", seconds=10)
)
ELSEWHERE: Final = TableOptions("warsaw", [SeatPlan("person"), SeatPlan("open")])
INTERVAL: Final = 0.09
"""Seconds between two pings on one socket: with the moves, still within the default limits."""
ARRIVALS: Final = 1.0
"""Seconds between two tables that the newcomer opens."""
THINKING: Final = 0.3
"""Maximum seconds for a decision."""
PATIENCE: Final = 60.0
_MESSAGES: Final = msgspec.json.Decoder(wire.AnyMessage)


class Player:
    """A seat or a spectator: decides at random when asked, and pings all the time."""

    def __init__(self, socket: ClientConnection, name: str) -> None:
        self.pings: list[float] = []
        """The latency of each answer, in seconds."""
        self.flagged = False
        self._socket = socket
        self._chance = random.Random(name)
        self._sent: dict[str, float] = {}
        self._answered = asyncio.Event()
        self._choices: list[str] = []
        self._turn = -1
        self._asked = asyncio.Event()

    async def stay(self) -> None:
        """Play and ping until cancelled."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._listen())
            group.create_task(self._ping())
            group.create_task(self._play())

    async def _listen(self) -> None:
        async for data in self._socket:
            now = time.perf_counter()
            message = _MESSAGES.decode(data)
            if isinstance(message, wire.PongMessage):
                self.pings.append(now - self._sent.pop(message.id))
                self._answered.set()
            elif isinstance(message, wire.WelcomeMessage | wire.UpdateMessage):
                self._take(message)
        raise ConnectionError("an innocent player was disconnected")

    def _take(self, message: wire.WelcomeMessage | wire.UpdateMessage) -> None:
        if isinstance(message, wire.UpdateMessage) and message.news.kind == "flagged":
            self.flagged = True
        if message.position is not None and message.position.choices:
            self._turn = message.position.turn
            self._choices = [choice.action for choice in message.position.choices]
            self._asked.set()

    async def _ping(self) -> None:
        number = 0
        while True:
            number += 1
            self._answered.clear()
            self._sent[str(number)] = time.perf_counter()
            await self._say(wire.PingRequest(id=str(number)))
            async with asyncio.timeout(PATIENCE):
                await self._answered.wait()
            await asyncio.sleep(INTERVAL * self._chance.uniform(0.8, 1.2))

    async def _play(self) -> None:
        while True:
            await self._asked.wait()
            self._asked.clear()
            await asyncio.sleep(THINKING * self._chance.random())
            await self._say(wire.MoveRequest(self._turn, self._chance.choice(self._choices)))

    async def _say(self, request: wire.Request) -> None:
        await self._socket.send(msgspec.json.encode(request).decode())


class Newcomer:
    """Opens a table without a clock again and again, each time on a new connection."""

    def __init__(self, server: str) -> None:
        self.times: list[float] = []
        """How long each table took, in seconds."""
        self.began: float | None = None
        self._server = server

    async def stay(self) -> None:
        """Open tables until cancelled."""
        while True:
            self.began = time.perf_counter()
            await _opened(self._server, ELSEWHERE)
            self.times.append(time.perf_counter() - self.began)
            self.began = None
            await asyncio.sleep(ARRIVALS)


class Innocents:
    """Everybody at the table, and the newcomer."""

    def __init__(self, players: list[Player], newcomer: Newcomer) -> None:
        self._players = players
        self._newcomer = newcomer

    @property
    def flagged(self) -> bool:
        """Whether a player has lost on time."""
        return any(player.flagged for player in self._players)

    def forget(self) -> None:
        """Start a measurement."""
        for player in self._players:
            player.pings.clear()
        self._newcomer.times.clear()

    def worst(self) -> float:
        """Return the longest ping since then, in seconds, including those not answered yet."""
        now = time.perf_counter()
        waiting = [now - sent for player in self._players for sent in player._sent.values()]
        return max([*(ping for player in self._players for ping in player.pings), *waiting])

    def worst_arrival(self) -> float:
        """Return the maximum time to connect and open a table, in seconds."""
        began = self._newcomer.began
        waiting = [] if began is None else [time.perf_counter() - began]
        return max([*self._newcomer.times, *waiting], default=0.0)


@asynccontextmanager
async def innocents(server: str) -> AsyncIterator[Innocents]:
    """Let innocent people play at their own table during the block."""
    opened = await _opened(server, TERMS)
    tokens = ["", *(one.token for one in opened.passes)]
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
        players: list[Player] = []
        for token in tokens:
            connecting = socket_of(server, opened.code, local_addr=(ADDRESS, 0))
            socket = await stack.enter_async_context(connecting)
            await socket.send(msgspec.json.encode(wire.HelloRequest(token)).decode())
            players.append(Player(socket, f"player {len(players)}"))
        newcomer = Newcomer(server)
        staying = [group.create_task(player.stay()) for player in players]
        staying.append(group.create_task(newcomer.stay()))
        yield Innocents(players, newcomer)
        for task in staying:
            task.cancel()


async def _opened(server: str, terms: TableOptions) -> results.OpenedTable:
    transport = httpx.AsyncHTTPTransport(local_address=ADDRESS, verify=False)
    async with httpx.AsyncClient(base_url=server, transport=transport, timeout=PATIENCE) as client:
        body = msgspec.json.encode(schemas.OpenTable(terms))
        answer = await client.post("/api/tables", content=body)
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=results.OpenedTable)
