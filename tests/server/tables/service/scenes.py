"""Tables in a server for the tests, with doubles of store, bots and clients."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sztab.server import wire
from sztab.server.tables import results, views
from sztab.server.tables.live_table import LiveTable
from sztab.server.tables.options import SeatPlan, TableOptions
from tests.server.doubles import T0, MemoryStore, RecordingConnection, Scene
from tests.server.tables.scenes import PERSON, terms


class Desk(Scene):
    """A server with one table that the test plays at."""

    def __init__(self, store: MemoryStore | None = None, now: int = T0) -> None:
        super().__init__(store, now)
        self.code = ""
        self.links: dict[int, str] = {}
        self.tokens: dict[int, str] = {}

    async def open(self, agreed: TableOptions) -> LiveTable:
        opened = await self.hub.open(agreed)
        self.code = opened.code
        self.links = {one.seat: one.token for one in opened.passes}
        # As if every link had been exchanged, without the entries that this would write.
        self.tokens = {seat: self.hub.seats.pass_for(self.live.table, seat) for seat in self.links}
        return self.live

    @property
    def live(self) -> LiveTable:
        """The table in memory."""
        return self.hub.state.live[self.code]

    async def connect(
        self, seat: int = -1, after: int | None = None
    ) -> tuple[RecordingConnection, wire.WelcomeMessage]:
        """Connect a client to the table."""
        ear = RecordingConnection(seat)
        live = await self.hub.registry.find(self.code)
        welcome = await self.hub.feed.connect(live, ear, self.hello(seat, after))
        live.send_presence()
        return ear, welcome

    async def come(self) -> None:
        """Let all holders of a link come to the table and leave again."""
        for seat in self.tokens:
            ear, _ = await self.connect(seat)
            self.hub.feed.disconnect(self.live, ear)

    def hello(self, seat: int = -1, after: int | None = None) -> wire.HelloRequest:
        return wire.HelloRequest("" if seat < 0 else self.tokens[seat], after)

    async def join(self, name: str = "") -> results.JoinedTable:
        """Let a player take a free seat."""
        joined = await self.hub.seats.join(self.code, results.JoinTable(name))
        self.tokens[joined.seat] = joined.token
        return joined

    async def ask(self, seat: int, request: wire.Request) -> wire.ServerMessage:
        """Send a request as a socket would."""
        return await self.hub.handle(await self.hub.registry.find(self.code), seat, request)

    def choices(self) -> list[str]:
        table = self.live.table
        notation = table.play.notation
        return [notation.format(action) for action in table.play.state.legal_actions()]

    async def move(self, number: int = 1, mark: str = "") -> wire.ServerMessage:
        """Make this many first legal moves."""
        answer: wire.ServerMessage = wire.PongMessage(0, 0)
        for _ in range(number):
            table = self.live.table
            request = wire.MoveRequest(table.turn, self.choices()[0], mark)
            answer = await self.ask(table.to_move(), request)
            assert isinstance(answer, wire.OkMessage), answer
        return answer

    def stored(self) -> list[str]:
        """Return the kinds of the stored entries."""
        return [type(entry).__name__ for entry in self.store.entries(self.code)]

    def shown(self, seat: int) -> wire.PositionView | None:
        return views.position(self.live.table, seat, self.clock.now, refusals=True)


async def begun(
    game: str = "warsaw",
    seats: int | Sequence[SeatPlan] = 2,
    preset: str = "",
    **more: Any,  # noqa: ANN401 (as TableOptions takes them)
) -> Desk:
    """Open a table, which begins at once if no seat is open; with a clock, all arrive first."""
    desk = Desk()
    plans = [PERSON] * seats if isinstance(seats, int) else seats
    agreed = terms(game, plans, preset, **more)
    await desk.open(agreed)
    if agreed.clock is not None:
        await desk.come()
    return desk
