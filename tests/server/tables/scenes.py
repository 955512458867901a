"""Tables for the tests: requests become entries at once, and stored entries are folded again."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from sztab import games
from sztab.server import wire
from sztab.server.tables import log, views
from sztab.server.tables.options import SeatPlan, TableOptions
from sztab.server.tables.proposals import (
    Proposal,
    bot_moving,
    coming,
    flagging,
    joining,
    propose,
    starting,
)
from sztab.server.tables.table import Table, load
from sztab.server.wire import ClockPlan
from sztab.server.wire.refusals import Refusal
from tests.server.doubles import T0

SEED = "20"
PERSON = SeatPlan("person")
OPEN = SeatPlan("open")
FRIEND = SeatPlan("friend")
BOT = SeatPlan("bot", rank="lieutenant")
TURN = ClockPlan("turn", 30)
BANK = ClockPlan("bank", 60, 5)


def terms(game: str, seats: Sequence[SeatPlan], preset: str = "", **more: Any) -> TableOptions:  # noqa: ANN401 (as TableOptions takes them)
    return TableOptions(game, [msgspec.structs.replace(seat) for seat in seats], preset, **more)


def opening(agreed: TableOptions, seed: str = SEED) -> log.Opened:
    game = games.get(agreed.game)
    rules = game.rules(len(agreed.seats), agreed.settings, agreed.preset or None)
    return log.Opened(agreed, game.version, rules.card_hash, seed)


class TableScene:
    """A table, its entries so far, and a clock that advances only when told to."""

    def __init__(self, agreed: TableOptions, seed: str = SEED) -> None:
        opened = opening(agreed, seed)
        self.now = T0
        self.table = Table("ABCDEF", opened, T0)
        self.log: list[tuple[int, log.Entry]] = [(T0, opened)]

    def take(self, proposal: Proposal | log.Entry) -> int:
        """Append an entry to the table; return its sequence number."""
        if isinstance(proposal, log.Entry):
            proposal = Proposal(proposal)
        stored = log.decode(log.encode(proposal.entry))
        self.log.append((self.now, stored))
        self.table.follow(proposal.entry, self.now, proposal.step)
        return self.table.seq

    def ask(self, seat: int, request: wire.Request) -> int:
        """Carry out a seat's request."""
        return self.take(propose(self.table, seat, request, self.now))

    def refused(self, seat: int, request: wire.Request) -> str:
        """Return the code of a refused request, which must not change anything."""
        before = everything(self.table, self.now)
        with pytest.raises(Refusal) as caught:
            propose(self.table, seat, request, self.now)
        assert everything(self.table, self.now) == before
        assert caught.value.text.endswith(".")
        return caught.value.code

    def join(self, name: str = "", seat: int | None = None) -> int:
        return self.take(joining(self.table, name, seat))

    def come(self, seat: int) -> bool:
        """Let a player arrive with the link of a seat; return whether the game waited for that."""
        proposal = coming(self.table, seat)
        if proposal is not None:
            self.take(proposal)
        return proposal is not None

    def start(self) -> TableScene:
        self.take(starting(self.table))
        return self

    def move(self, *actions: str, mark: str = "") -> int:
        """Carry out these actions, each for the seat that has to decide."""
        for action in actions:
            self.ask(self.table.to_move(), wire.MoveRequest(self.table.turn, action, mark))
        return self.table.seq

    def choices(self) -> list[str]:
        notation = self.table.play.notation
        return [notation.format(action) for action in self.table.play.state.legal_actions()]

    def move_any(self, number: int = 1, rng: Random | None = None) -> None:
        """Make this many legal moves, for people and bots."""
        for _ in range(number):
            seat = self.table.to_move()
            if seat < 0:
                return
            action = self.choices()[0] if rng is None else rng.choice(self.choices())
            if self.table.seats[seat].bot:
                self.take(bot_moving(self.table, seat, action, self.table.turn))
            else:
                self.move(action)

    def move_until(self, seat: int, rng: Random | None = None) -> None:
        """Play on until the seat has to decide."""
        while self.table.to_move() != seat:
            self.move_any(1, rng)

    def undo(self, seat: int) -> int:
        return self.ask(seat, wire.UndoRequest(self.table.turn))

    def consent(self) -> list[int]:
        """Return the seats that are asked for consent to an undo."""
        assert self.table.asked is not None
        return self.table.asked.consent

    def answer(self, seat: int, *, agree: bool) -> int:
        return self.ask(seat, wire.AnswerRequest(self.table.asked_seq, agree))

    def wait(self, seconds: float) -> None:
        self.now += int(seconds * 1000)

    def ring(self) -> int:
        proposal = flagging(self.table, self.now)
        assert proposal is not None
        return self.take(proposal)

    def left(self) -> list[int]:
        """Return the time left on the clocks, in milliseconds."""
        assert self.table.clocks is not None
        return self.table.clocks.remaining(self.now)

    def again(self) -> Table:
        """Return the table that the stored entries fold to."""
        return load(self.table.code, self.log)

    def check_log(self) -> None:
        """Check that the stored entries fold to the same table."""
        assert everything(self.again(), self.now) == everything(self.table, self.now)


def sit(game: str, players: int, preset: str = "", seed: str = SEED, **more: Any) -> TableScene:  # noqa: ANN401 (as TableOptions takes them)
    """Return a running game of people."""
    return TableScene(terms(game, [PERSON] * players, preset, **more), seed).start()


def warsaw_with_a_card_played() -> TableScene:
    """Return a game in which P2 has just played a card from a hidden hand, which P1 saw."""
    scene = sit("warsaw", 2, seed="1")
    scene.move("put acz wp.n.line1", "put wp acz.n.line1")
    assert scene.table.to_move() == 1
    scene.move(next(one for one in scene.choices() if one.startswith("play")))
    return scene


def everything(table: Table, now: int) -> dict[str, Any]:
    """Return everything visible of a table, and everything that decides how it goes on."""
    viewers = range(-1, len(table.seats))
    clocks = table.clocks
    return {
        "shown": [views.position(table, one, now, refusals=True) for one in viewers],
        "info": views.info(table, []),
        "listed": views.listed(table),
        "ways back": [_way_back(table, seat) for seat in range(len(table.seats))],
        "state": table.game.codec.dump(table.play.state),
        "plies": (table.play.plies, table.play.history()),
        "numbers": (table.seq, table.turn, table.turn_at, table.changed_at, table.asked_seq),
        "seats": [
            (one.token_generation, one.stand_in, one.rank, one.come, one.devices)
            for one in table.seats
        ],
        "complete": table.is_complete(),
        "agreed": sorted(table.agreed),
        "denied": sorted(table.denied),
        "marks": table.last_moves,
        "talk": (table.said, table.last_words),
        "waits": table.waits(),
        "clocks": (clocks.remaining(now), clocks.running, clocks.deadline()) if clocks else None,
    }


def _way_back(table: Table, seat: int) -> tuple[int, int] | str:
    try:
        way = table.play.undo_target(seat)
    except Refusal as refusal:
        return refusal.text
    return way.moves, way.consent
