"""A recorded table at which players are curious: they send every request there is.

All requests are sent while the table is quiet, so that each answer belongs to one position.
"""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from sztab.core.action import NotationError
from sztab.server import wire
from sztab.server.api import schemas
from sztab.server.client import join_table, open_seated
from sztab.server.tables.options import SeatPlan, TableOptions
from tests.laws.adapters import adapter_for
from tests.laws.places import places
from tests.server.playing.recording_client import Heard, Recorder, dismiss, fetch, until

if TYPE_CHECKING:
    from sztab.server.tables.live_table import LiveTable
    from sztab.server.tables.table import Table
    from tests.server.playing.variants import Variant
    from tests.server.servers import Inside

GARBAGE = (
    "",
    "?",
    "{}",
    "[]",
    '{"type":"move"}',
    '{"type":"hello"}',
    '{"type":"why","action":7}',
    '{"type":"state"}',
    '{"type":"ping","seed":true}',
)
"""Refusals of requests that do not exist, or cannot be sent now."""
NOWHERE = ("", "/", "hand/", "hand/?", "depot/../0", "target/P9.base9", "card/x", "sq/I9")
NONSENSE = ("", "draw", "draw ?", "peek P1", "buy nothing", "../../seed", "ход")


class Page(NamedTuple):
    """A response over HTTP: its viewer, path, position and text."""

    viewer: int
    path: str
    seq: int
    status: int
    text: str


class Amount(NamedTuple):
    """How much is played: first some decisions without requests, then some with requests.

    `skipped` is the maximum of the former. `probed` is the number of the latter, 0 for the rest of
    the game; requests are sent before a fraction `often` of them.
    """

    skipped: int
    probed: int
    often: float = 1.0


class RecordedTable:
    """A table with a recording client on every seat, a spectator, and a latecomer."""

    def __init__(self, server: Inside, variant: Variant, name: str) -> None:
        self.server = server
        self.variant = variant
        self.name = name
        self.random = Random(name)
        self.code = ""
        self.clients: list[Recorder] = []
        self.gone: list[Recorder] = []
        self.pages: list[Page] = []
        self.tokens: list[str] = []
        self._written: list[str] = []

    @property
    def live(self) -> LiveTable:
        """The live table in the server."""
        return self.server.hub.state.live[self.code]

    @property
    def table(self) -> Table:
        """The table itself."""
        return self.live.table

    def heard(self) -> list[Heard]:
        """Return all messages that were sent on sockets."""
        return [one for client in [*self.clients, *self.gone] for one in client.heard]

    async def sit_down(self) -> None:
        """Open the table; some join by their link, the others by the code."""
        persons = [self.random.random() < 0.5 for _ in range(self.variant.players)]
        plans = [SeatPlan("person" if person else "open") for person in persons]
        settings = dict(self.variant.settings)
        terms = TableOptions(self.variant.game, plans, self.variant.preset, settings, public=True)
        request = schemas.OpenTable(terms)
        opened = await asyncio.to_thread(open_seated, self.server.url, request)
        self.code = opened.code
        passes = {one.seat: one.token for one in opened.passes}
        await self._arrive("")
        for seat in range(self.variant.players):
            if seat not in passes:
                joined = await asyncio.to_thread(join_table, self.server.url, self.code, "", seat)
                passes[seat] = joined.token
            await self._arrive(passes[seat])
        await self._read_errors()
        self.tokens = [*passes.values(), *(one.token for one in opened.invitations)]
        self._written = adapter_for(self.variant.game).well_formed(self.table.rules)

    async def _arrive(self, token: str) -> None:
        client = Recorder(self.server.url, self.code, token)
        self.clients.append(client)
        await client.connect()

    async def play(self, amount: Amount) -> None:
        """Play at random, first without and then with requests at each decision."""
        try:
            skipped = self.random.randrange(amount.skipped) if amount.skipped else 0
            for number in range(skipped + amount.probed if amount.probed else 1_000_000):
                await self._wait_for_quiet()
                if self.table.status != "running":
                    break
                if number >= skipped and self._is_lucky(amount.often):
                    await self._pry()
                if self.table.status == "running":  # otherwise a bot has ended it meanwhile
                    await self._decide()
            await self._wait_for_quiet()
            await self._read_pages()
        finally:
            await dismiss([*self.clients, *self.gone])

    async def _wait_for_quiet(self) -> None:
        """Wait until a person has to decide, and all clients know all entries."""
        await until(lambda: not self._is_busy())
        for client in self.clients:
            await client.catch_up(self.table.seq)

    def _is_busy(self) -> bool:
        seat = self.table.to_move()
        return seat >= 0 and bool(self.table.seats[seat].bot)

    def _mover(self) -> Recorder:
        seat = self.table.to_move()
        return next(one for one in self.clients if one.viewer == seat)

    async def _decide(self) -> None:
        client = self._mover()
        if client.table is not None and client.table.asking is not None and self._is_lucky(0.9):
            await self._settle(client.table.asking)
            return
        assert client.position is not None
        if client.position.choices:  # otherwise a bot has been asked to decide for the seat
            await client.move(self.random.choice(client.position.choices).action)

    async def _settle(self, asking: wire.Asking) -> None:
        """Answer a request to take something back."""
        for client in self.clients:
            if client.viewer in asking.waiting:
                await client.try_to(wire.AnswerRequest(asking.asked, self._is_lucky(0.7)))

    # Requests

    async def _pry(self) -> None:
        anybody = self.random.choice(self.clients)
        for client in {self._mover(), anybody}:
            await client.try_to(wire.WhyRequest(self._forbidden(client)))
            await client.try_to(wire.WhyRequest(place=self._somewhere(client)))
            await client.try_to(wire.MoveRequest(self.table.turn, self._forbidden(client)))
        if self._is_lucky(0.05):
            await anybody.say(self.random.choice(GARBAGE))
        if self._is_lucky(0.2):
            await self._read_a_page(anybody)
        if self._is_lucky(0.4):
            await self._get(anybody, "/api/tables")
        if self._is_lucky(0.1):
            await self._come_late(anybody)
        if self._is_lucky(0.1):
            await self._mover().try_to(wire.HintRequest(self.table.turn))
        if self._is_lucky(0.15):
            await anybody.try_to(wire.UndoRequest(self.table.turn))
        if self._is_lucky(0.04):
            await self._rest(anybody)
        await self._wait_for_quiet()

    def _somewhere(self, client: Recorder) -> str:
        """Return a place to point at: on the client's own view or, peeping, on another seat's."""
        if client.viewer < 0 or self._is_lucky(0.1):
            return self.random.choice(NOWHERE)
        seat = client.viewer
        if self._is_lucky(0.3):
            seat = self.random.randrange(self.variant.players)
        play = self.table.play
        view = play.game.codec.dump_view(play.state.view(seat))
        return self.random.choice(places(self.variant.game, view, seat))

    def _forbidden(self, client: Recorder) -> str:
        """Return an action that is illegal for the client now."""
        if self._is_lucky(0.1):
            return self.random.choice(NONSENSE)
        play = self.table.play
        if client.viewer != self.table.to_move():
            return self.random.choice(self._written)
        for _ in range(20):
            text = self.random.choice(self._written)
            try:
                action = play.notation.parse(text)
            except NotationError:
                continue
            if play.state.why_not(action) is not None:
                return text
        return "peek"

    async def _come_late(self, client: Recorder) -> None:
        """Open another tab, which asks for everything it missed, and close it again."""
        late = Recorder(self.server.url, self.code, client.token, refusals=self._is_lucky(0.5))
        late.seq = self.random.choice((-1, self.random.randint(-1, self.table.seq)))
        self.gone.append(late)
        await late.connect(resume=True)
        await late.close()

    async def _rest(self, client: Recorder) -> None:
        """Let a bot decide for a while, and come back."""
        if await client.try_to(wire.HandRequest(max(client.viewer, 0), "recruit")) is not None:
            await self._wait_for_quiet()
            await client.try_to(wire.BackRequest())

    async def _read_a_page(self, client: Recorder) -> None:
        after = self.random.randint(-1, self.table.seq)
        paths = ("", "/state", f"/events?after={after}", "/record", "/timeline", "/components")
        await self._get(client, f"/api/tables/{self.code}{self.random.choice(paths)}")
        await self._get(client, self.random.choice(("/metrics", "/health/ready")))
        await self._get(client, f"/api/tables/{self.code}/replay?from={max(0, after - 5)}")
        if self.table.status != "running":  # a bot has ended the game: nothing is secret any more
            del self.pages[-1]

    async def _read_pages(self) -> None:
        for client in self.clients:
            for path in ("", "/state", "/events"):
                await self._get(client, f"/api/tables/{self.code}{path}")
        for path in ("/api/tables", "/metrics", "/health/ready", "/api/nothing"):
            await self._get(self.clients[0], path)
        if self.table.status == "running":
            await self._read_errors()

    async def _read_errors(self) -> None:
        """Request what is not available before the end: once is enough to see the refusal."""
        for path in ("/record", "/timeline", "/replay?seat=1"):
            await self._get(self.clients[0], f"/api/tables/{self.code}{path}")

    async def _get(self, client: Recorder, path: str) -> None:
        seq = self.table.seq
        status, text = await fetch(f"{self.server.url}{path}", client.token)
        self.pages.append(Page(client.viewer, path, seq, status, text))

    def _is_lucky(self, chance: float) -> bool:
        return self.random.random() < chance


def moments_of(page: Page) -> list[schemas.ReplayMoment]:
    """Return the moments of a page that is a replay of a running game."""
    if page.status != 200 or "/replay" not in page.path:
        return []
    return msgspec.json.decode(page.text, type=schemas.ReplayPage).moments


def messages_of(page: Page) -> list[Heard]:
    """Return a page as the messages that it is made of, as if they had come on a socket."""
    if page.status != 200:
        return []
    if page.path.endswith("/state"):
        welcome = msgspec.json.decode(page.text, type=wire.WelcomeMessage)
        return [Heard(page.viewer, page.text, welcome, None)]
    if "/replay" in page.path:
        told = [
            wire.UpdateMessage(one.seq, one.at, one.news, one.events) for one in moments_of(page)
        ]
        return [Heard(page.viewer, wire.send(one).decode(), one, None) for one in told]
    if "/events" in page.path:
        parts = msgspec.json.decode(page.text)["updates"]
        return [
            Heard(
                page.viewer,
                msgspec.json.encode(part).decode(),
                msgspec.convert(part, wire.UpdateMessage),
                None,
            )
            for part in parts
        ]
    return []
