"""Players who move as fast as they can, reconnect when they are cut off, and record everything."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from websockets.exceptions import InvalidHandshake

from sztab.server import wire
from sztab.server.api import schemas
from sztab.server.client import Client, Disconnected, ServerRefused, open_seated
from sztab.server.tables import results
from sztab.server.tables.options import SeatPlan, TableOptions
from tests.server.faults.journal import Journal, Sent

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

PASSING: Final = {"unavailable", "closing", "refused"}
"""Refusals of a server that is stopping, or whose database is down."""
PAUSE: Final = 0.05

PERSON: Final = SeatPlan("person")
RECRUIT: Final = SeatPlan("bot", rank="recruit")
LIEUTENANT: Final = SeatPlan("bot", rank="lieutenant")
CAPTAIN: Final = SeatPlan("bot", rank="captain")
GENERAL: Final = SeatPlan("bot", rank="general")

TABLES: Final = (
    TableOptions("battlegrounds", [PERSON, PERSON]),
    TableOptions("rush", [PERSON, RECRUIT, PERSON]),
    TableOptions("warsaw", [PERSON, LIEUTENANT]),
    TableOptions("battlegrounds", [PERSON, CAPTAIN]),
    TableOptions("warsaw", [PERSON, PERSON, RECRUIT]),
)
"""All three games, with people only and with bots, one of which is always searching."""


class Player:
    """Plays one seat until the game is over.

    After a reconnection, a request without an answer is repeated with the same request id, and so
    is one that was acknowledged: the server must recognise it.
    """

    def __init__(
        self, server: str, code: str, seat: int, journal: Journal, *, resigns: bool = False
    ) -> None:
        self.client = Client(server, code, journal.tokens[code][seat], refusals=False)
        self.resigns = resigns
        """Whether to resign when it is time to finish: a game against a searcher takes too long."""
        self.gives_up = False
        self.returns = 0
        self._seat = seat
        self._journal = journal
        self._last: Sent | None = None
        self._chance = random.Random(f"{code} {seat}")

    async def run(self) -> None:
        """Play to the end, however often the connection is lost."""
        while True:
            try:
                await self.client.connect()
                await self._repeat()
                await self._play()
            except Disconnected as cut:
                if not cut.again:
                    raise
            except InvalidHandshake:
                pass  # the server was killed during the handshake
            except ServerRefused as refusal:
                if refusal.code not in PASSING:
                    raise
            else:
                return
            finally:
                await self.client.close()
            self.returns += 1
            await asyncio.sleep(PAUSE * self._chance.random())

    def standing(self) -> str:
        """Describe how far the game has come, for the report of a game that does not end."""
        client, position = self.client, self.client.position
        turn = "no game yet" if position is None else f"turn {position.turn}"
        duty = "must decide" if client.must_decide() else "waits"
        return f"{client.code} seat {self._seat}: {turn}, {duty}, came back {self.returns} times"

    async def _repeat(self) -> None:
        if self._last is None:
            return
        known = self._last.mark in self._journal.acknowledged
        try:
            await self._ask(self._last)
        except ServerRefused as refusal:
            # An acknowledged move must be recognised. Any other may be too late now.
            if known or refusal.code in PASSING:
                raise

    async def _play(self) -> None:
        client = self.client
        while not client.is_over():
            if self.gives_up:
                await client.ask(wire.ResignRequest())
                return
            if client.must_decide():
                await self._decide()
            else:
                await client.receive()

    async def _decide(self) -> None:
        position = self.client.position
        assert position is not None
        action = self._chance.choice(position.choices).action
        self._last = self._journal.send(self.client.code, self._seat, position.turn, action)
        await self._ask(self._last)
        while self.client.position is position:
            await self.client.receive()

    async def _ask(self, move: Sent) -> None:
        answer = await self.client.ask(wire.MoveRequest(move.turn, move.action, move.mark))
        assert isinstance(answer, wire.OkMessage)
        self._journal.acknowledge(move, answer.done)


async def _end(tasks: list[asyncio.Task[None]]) -> None:
    """Cancel tasks; a client that is closing may miss the cancellation."""
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=1.0)
    await asyncio.gather(*tasks, return_exceptions=True)


class Crowd:
    """Players at several tables. When a game is over, another of the same kind begins."""

    def __init__(
        self, server: str, journal: Journal, terms: Sequence[TableOptions] = TABLES
    ) -> None:
        self.journal = journal
        self.players: list[Player] = []
        self._server = server
        self._terms = terms
        self._over = False
        self._tasks: list[asyncio.Task[None]] = []

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Let them play during the block."""
        self._tasks = [asyncio.create_task(self._keep_playing(terms)) for terms in self._terms]
        try:
            yield
        finally:
            await _end(self._tasks)

    async def progress(self, moves: int, patience: float = 60.0) -> None:
        """Wait until this many more moves are acknowledged."""
        goal = len(self.journal.acknowledged) + moves
        await self.until(lambda: len(self.journal.acknowledged) >= goal, patience)

    async def until(self, condition: Callable[[], bool], patience: float = 60.0) -> None:
        """Wait until a condition holds; fail at once if a player fails."""
        async with asyncio.timeout(patience):
            while not condition():
                for task in self._tasks:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.005)

    async def finish(self, patience: float = 120.0) -> None:
        """Let all games end, and begin no others; players against a searcher resign."""
        self._over = True
        for player in self.players:
            player.gives_up = player.resigns
        try:
            async with asyncio.timeout(patience):
                await asyncio.gather(*self._tasks)
        except TimeoutError:
            raise AssertionError(f"Games that do not end: {self._unfinished()}") from None

    def _unfinished(self) -> list[str]:
        return [player.standing() for player in self.players if not player.client.is_over()]

    async def _keep_playing(self, terms: TableOptions) -> None:
        while not self._over:
            opened = await self._open(terms)
            tokens = {one.seat: one.token for one in opened.passes}
            self.journal.tokens[opened.code] = tokens
            players = [
                Player(
                    self._server, opened.code, seat, self.journal, resigns=CAPTAIN in terms.seats
                )
                for seat in tokens
            ]
            for player in players:  # the crowd may have been told to finish meanwhile
                player.gives_up = self._over and player.resigns
            self.players += players
            async with asyncio.TaskGroup() as group:
                for player in players:
                    group.create_task(player.run())

    async def _open(self, terms: TableOptions) -> results.OpenedTable:
        while True:
            try:
                return await asyncio.to_thread(open_seated, self._server, schemas.OpenTable(terms))
            except Disconnected:
                pass
            except ServerRefused as refusal:
                if refusal.code not in PASSING:
                    raise
            await asyncio.sleep(PAUSE)
