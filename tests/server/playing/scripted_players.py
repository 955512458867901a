"""Scripted players: they choose at random, lose their connection, and change their minds.

Every player has a steady tab, which is never cut off. Some also have a flaky one: it is cut off at
any moment, even while it sends a move, stays away for a while and comes back. Both tabs would make
the same decision.
"""

from __future__ import annotations

import asyncio
import contextlib
from random import Random
from typing import TYPE_CHECKING

from sztab.server import wire
from sztab.server.api import schemas
from sztab.server.client import Disconnected, ServerRefused, join_table, open_seated
from sztab.server.tables import results
from sztab.server.tables.options import SeatPlan, TableOptions
from tests.server.playing.recording_client import Recorder, until

if TYPE_CHECKING:
    from tests.server.playing.variants import Variant

RANKS = ("recruit", "corporal", "lieutenant")
"""Ranks that need no time."""
LATE = frozenset({"stale", "handed", "not-running", "not-your-turn", "out"})
"""Refusals of requests that come too late."""
ABSENCES = (0, 0, 0, 1, 1, 1, 4, 4, 4, 12, 40, 250)
"""Entries that a tab may miss: few, more than memory keeps, more than fit in one response."""
CUTS = 0.03
WHIMS = 0.02


class ScriptedPlayer:
    """A client at the table, in one or two tabs: a seat, or a spectator without a pass."""

    def __init__(
        self, server: str, code: str, name: str, token: str = "", *, flaky: bool = True
    ) -> None:
        self.random = Random(name)
        refusals = self.random.random() < 0.5
        self.name = name
        self.token = token
        self.cuts = 0
        self.steady = Recorder(server, code, token, refusals=refusals)
        self.flaky = Recorder(server, code, token, refusals=refusals) if flaky else None

    async def arrive(self) -> None:
        """Connect all tabs; the flaky one may ask for earlier events."""
        await self.steady.connect()
        if self.flaky is not None:
            await self.flaky.connect(resume=self.random.random() < 0.5)

    async def play(self) -> None:
        """Play in all tabs until the game is over."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._play_on())
            if self.flaky is not None:
                group.create_task(self._play_off_and_on(self.flaky))

    async def _play_on(self) -> None:
        client = self.steady
        while not client.is_over():
            if self.random.random() < WHIMS and self.token:
                await self._change_mind(client)
            elif self._is_asked(client):
                await self._consent(client)
            elif client.must_decide():
                await self._decide(client)
            else:
                await client.receive()

    async def _play_off_and_on(self, client: Recorder) -> None:
        while not client.is_over():
            if self.random.random() < CUTS:
                await self._go_away(client)
            elif client.must_decide():
                await self._decide(client)
            else:
                await client.receive()

    async def _decide(self, client: Recorder) -> None:
        """Decide at random, alike in both tabs."""
        position = client.position
        assert position is not None
        lot = Random(f"{self.name}/{position.turn}")
        try:
            await client.move(lot.choice(position.choices).action)
        except ServerRefused as refusal:
            if refusal.code not in LATE:
                raise
            await client.catch_up(position.turn + 1)

    async def _go_away(self, client: Recorder) -> None:
        """Lose the connection, perhaps during a move, and come back later."""
        self.cuts += 1
        moving = None
        if client.must_decide() and self.random.random() < 0.5:
            moving = asyncio.create_task(self._decide(client))
            await asyncio.sleep(0)
        if self.random.random() < 0.5:
            client.cut()
        await client.close()
        if moving is not None:
            with contextlib.suppress(Disconnected):
                await moving
        back = self.steady.seq + self.random.choice(ABSENCES)
        await until(lambda: self.steady.seq >= back or self.steady.is_over())
        await client.connect(resume=True)

    async def _change_mind(self, client: Recorder) -> None:
        """Send a rare request, whether it is allowed or not."""
        position = client.position
        turn = position.turn if position is not None else 0
        bot = self.random.choice(RANKS)
        seat = client.viewer
        request = self.random.choice(
            [
                wire.UndoRequest(turn),
                wire.HandRequest(seat, bot),
                wire.BackRequest(),
                wire.RenameRequest(bot),
                wire.PingRequest(),
            ]
        )
        await client.try_to(request)
        if isinstance(request, wire.HandRequest):
            await client.receive()
            await client.try_to(wire.BackRequest())

    def _is_asked(self, client: Recorder) -> bool:
        asking = client.table.asking if client.table is not None else None
        return asking is not None and client.viewer in asking.waiting

    async def _consent(self, client: Recorder) -> None:
        assert client.table is not None
        assert client.table.asking is not None
        asked = client.table.asking.asked
        if await client.try_to(wire.AnswerRequest(asked, self.random.random() < 0.8)) is None:
            await client.catch_up(asked + 1)


class Party:
    """A table with people, guests who join by its code, bots, and two spectators."""

    def __init__(self, server: str, name: str, opened: results.OpenedTable) -> None:
        self.server = server
        self.code = opened.code
        self.commitment = opened.commitment
        self.name = name
        self._random = Random(name)
        self.players: list[ScriptedPlayer] = []
        self._seat("watching", "")
        for one in opened.passes:
            self._seat(f"P{one.seat + 1}", one.token)

    def _seat(self, who: str, token: str) -> None:
        """Let a player sit down, the first ones and some of the others with a flaky tab."""
        flaky = len(self.players) < 2 or self._random.random() < 0.2
        name = f"{self.name}/{who}"
        self.players.append(ScriptedPlayer(self.server, self.code, name, token, flaky=flaky))

    async def join(self, guests: int) -> None:
        """Let this many guests take the open seats."""
        for number in range(guests):
            joined = await asyncio.to_thread(join_table, self.server, self.code, f"Guest {number}")
            self._seat(f"P{joined.seat + 1}", joined.token)

    async def play(self) -> None:
        """Play to the end, until all clients have heard of it."""
        async with asyncio.TaskGroup() as group:
            for player in self.players:
                group.create_task(player.play())

    def clients(self) -> list[Recorder]:
        """Return all tabs."""
        tabs = [tab for player in self.players for tab in (player.steady, player.flaky)]
        return [tab for tab in tabs if tab is not None]


async def gather(server: str, variant: Variant, name: str) -> Party:
    """Open a table, with at least one person, and connect all clients."""
    random = Random(name)
    plans = [_plan(random) for _ in range(variant.players)]
    plans[random.randrange(variant.players)] = SeatPlan("person", "Anna")
    terms = TableOptions(variant.game, plans, variant.preset, public=random.random() < 0.5)
    opened = await asyncio.to_thread(open_seated, server, schemas.OpenTable(terms))
    party = Party(server, name, opened)
    early = random.random() < 0.5
    if early:
        for player in party.players:
            await player.arrive()
    await party.join(sum(plan.kind == "open" for plan in plans))
    for player in party.players:
        if player.steady.seq < 0:
            await player.arrive()
    return party


def _plan(random: Random) -> SeatPlan:
    kind = random.choice(("person", "open", "bot", "bot"))
    if kind == "person":
        return SeatPlan("person", "Bruno")
    return SeatPlan("bot", rank=random.choice(RANKS)) if kind == "bot" else SeatPlan("open")
