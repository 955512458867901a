"""Honest players: they sit at tables of all games while others misbehave, and want to finish."""

from __future__ import annotations

import asyncio
import random
from typing import Final

import msgspec

from sztab.server import wire
from sztab.server.api import schemas
from sztab.server.client import Client, call, join_table, open_seated
from sztab.server.tables.options import SeatPlan, TableOptions
from tests.server.abuse.table_model import SPECTATOR, KnownTable

PATIENCE: Final = 60.0
PERSON: Final = SeatPlan("person")

PLAYED: Final = (
    TableOptions("battlegrounds", [PERSON, PERSON]),
    TableOptions("rush", [PERSON] * 3, hints=False),
    TableOptions("warsaw", [PERSON, PERSON], undo=False),
)
"""Tables at which people play, one of each game."""
LOBBIES: Final = tuple(
    TableOptions(game, [PERSON, SeatPlan("open")], autostart=False)
    for game in ("battlegrounds", "rush", "warsaw")
)
"""Tables whose host has not started the game; another player had the second seat before."""


class Party:
    """All clients at one table, including a spectator."""

    def __init__(self, server: str, terms: TableOptions) -> None:
        self.terms = terms
        self.code = ""
        self.tokens: dict[int, str] = {}
        self.void: list[str] = []
        """Passes of players who have left, and used invitations."""
        self.replays: list[tuple[int, bytes]] = []
        self._server = server
        self._clients: dict[int, Client] = {}
        self._chance = random.Random(f"honest {terms.game}")

    async def sit_down(self) -> None:
        """Open the table and connect."""
        opened = await asyncio.to_thread(open_seated, self._server, schemas.OpenTable(self.terms))
        self.code = opened.code
        self.tokens = {one.seat: one.token for one in opened.passes}
        self.void = [one.token for one in opened.invitations]
        for seat, plan in enumerate(self.terms.seats):
            if plan.kind == "open":
                await self._take(seat)
        for seat, token in {**self.tokens, SPECTATOR: ""}.items():
            client = self._clients[seat] = Client(self._server, self.code, token)
            await client.connect()

    async def _take(self, seat: int) -> None:
        """Let one person sit down and leave again, and another one stay."""
        first = await asyncio.to_thread(join_table, self._server, self.code, "first", seat)
        url = f"{self._server}/api/tables/{self.code}/messages"
        await asyncio.to_thread(call, url, wire.OkMessage, wire.LeaveRequest(), first.token)
        self.void.append(first.token)
        second = await asyncio.to_thread(join_table, self._server, self.code, "second", seat)
        self.tokens[seat] = second.token

    @property
    def connections(self) -> int:
        """The number of sockets of these players."""
        return len(self._clients)

    @property
    def secrets(self) -> list[str]:
        """The valid passes."""
        return list(self.tokens.values())

    @property
    def tellable(self) -> list[str]:
        """All secrets that must not be logged."""
        return [*self.secrets, *self.void]

    def is_over(self) -> bool:
        return self._clients[SPECTATOR].is_over()

    def ending(self) -> wire.Ending | None:
        table = self._clients[SPECTATOR].table
        return table.ending if table is not None else None

    async def play(self, moves: int) -> None:
        """Make this many decisions, or play until the game is over."""
        for _ in range(moves):
            seat = self._mover()
            if seat is None:
                return
            client = self._clients[seat]
            assert client.position is not None
            action = self._chance.choice(client.position.choices).action
            move = wire.MoveRequest(client.position.turn, action, f"m{len(self.replays)}")
            answer = await client.ask(move)
            assert isinstance(answer, wire.OkMessage)
            self.replays.append((seat, wire.send(move)))
            await self._catch_up(answer.seq)

    def _mover(self) -> int | None:
        return next((seat for seat, one in self._clients.items() if one.must_decide()), None)

    async def ask(self, seat: int, request: wire.Request) -> wire.ServerMessage:
        """Send a seat's request, and wait until all clients hear of it."""
        answer = await self._clients[seat].ask(request)
        await self._catch_up(getattr(answer, "seq", 0))
        return answer

    async def _catch_up(self, seq: int) -> None:
        async with asyncio.timeout(PATIENCE):
            for client in self._clients.values():
                while client.seq < seq:
                    await client.receive()

    async def check(self) -> None:
        """Check that nobody was disconnected or received anything new."""
        seq = max(client.seq for client in self._clients.values())
        for client in self._clients.values():
            answer = await client.ask(wire.PingRequest())
            assert isinstance(answer, wire.PongMessage)
            assert answer.seq == client.seq == seq

    async def leave(self) -> None:
        """Close all sockets."""
        for client in self._clients.values():
            await client.close()

    def known(self) -> KnownTable:
        """Return what all of them together know."""
        watcher = self._clients[SPECTATOR]
        assert watcher.table is not None
        position, mover = watcher.position, self._mover()
        choices: frozenset[str] = frozenset()
        if mover is not None and (shown := self._clients[mover].position) is not None:
            choices = frozenset(choice.action for choice in shown.choices)
        return KnownTable(
            code=self.code,
            terms=self.terms,
            tokens=self.tokens,
            void=tuple(self.void),
            status=watcher.table.status,
            seq=watcher.seq,
            turn=position.turn if position is not None else 0,
            to_move=-2 if mover is None else mover,
            choices=choices,
            asked=watcher.table.asking,
            replays=tuple(self.replays),
        )

    def looks(self) -> list[bytes]:
        """Return how the table looks over HTTP to each client, without clocks and visitors."""
        url = f"{self._server}/api/tables/{self.code}/state"
        return [
            _plain(call(url, wire.WelcomeMessage, token=token)) for token in [*self.secrets, ""]
        ]


def _plain(welcome: wire.WelcomeMessage) -> bytes:
    for seat in welcome.table.seats:
        seat.here = False
    return msgspec.json.encode(welcome)


async def with_a_question(server: str) -> Party:
    """Return a party in which a player has asked to take a decision back."""
    party = Party(server, TableOptions("battlegrounds", [PERSON, PERSON]))
    await party.sit_down()
    decided: set[int] = set()
    while True:
        await party.play(1)
        last, _ = party.replays[-1]
        for seat in decided - {last}:  # the other player has decided since, and must consent
            await party.ask(seat, wire.UndoRequest(party.known().turn))
            assert party.known().asked is not None
            return party
        decided.add(last)
