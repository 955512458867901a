"""A server after an update: with another engine, and with the same rules or changed ones."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest

from sztab import games
from sztab.server import wire
from sztab.server.tables import fingerprint
from sztab.server.tables import log as entries
from sztab.server.tables.table import load
from tests.server.tables.service.scenes import Desk

MOVES: Final = 60
SILENT: Final[dict[str, tuple[str, Callable[[Any], Any], str]]] = {
    "battlegrounds": (
        "sztab.games.battlegrounds.turn.EndTurn.run",
        lambda s: s,
        "quiet",
    ),
    "rush": ("sztab.games.rush.turn.EndTurn.run", lambda s: s, "round_number"),
    "warsaw": (
        "sztab.games.warsaw.battle.AwardPoints.run",
        lambda s: s.armies[0],
        "points",
    ),
}
"""For each game, an automatic step and a number of the position that it raises."""


def change_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that the installed engines differ from those that wrote the tables."""
    for name in games.names():
        fingerprint.fingerprint(name)
        monkeypatch.setitem(fingerprint._known, name, f"another {name}")


def change_rules(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """Change an automatic step of the game; every move stays legal."""
    change_engine(monkeypatch)
    place, part, field = SILENT[game]
    step, _, method = place.rpartition(".")
    module, _, kind = step.rpartition(".")
    before = getattr(getattr(__import__(module, fromlist=[kind]), kind), method)

    def run(self: object, s: Any, log: Any) -> None:  # noqa: ANN401 (a state of any game)
        setattr(part(s), field, getattr(part(s), field) + 1)
        before(self, s, log)

    monkeypatch.setattr(place, run)


async def play(desk: Desk, moves: int = MOVES, seed: int = 1) -> list[dict[str, Any]]:
    """Play on at random; return the position before and after each move."""
    rng = Random(seed)
    positions = [position(desk)]
    for _ in range(moves):
        table = desk.live.table
        request = wire.MoveRequest(table.turn, rng.choice(desk.choices()))
        answer = await desk.ask(table.to_move(), request)
        assert isinstance(answer, wire.OkMessage)
        positions.append(position(desk))
    return positions


def position(desk: Desk) -> dict[str, Any]:
    table = desk.live.table
    return table.game.codec.dump(table.play.state)


def first_difference(desk: Desk, positions: list[dict[str, Any]]) -> int:
    """Return the first move after which the rules now differ, found by comparison."""
    rows = desk.store.logs[desk.code]
    moved = [row.seq for row in rows if is_step(entries.decode(row.entry))]
    for move, seq in enumerate(moved):
        decoded: list[tuple[int, entries.Entry]] = [
            (row.at, entries.decode(row.entry)) for row in rows[: seq + 1]
        ]
        table = load(desk.code, decoded)
        if table.game.codec.dump(table.play.state) != positions[move]:
            return move
    raise AssertionError("the rules lead to the same positions")


def is_step(entry: entries.Entry) -> bool:
    return isinstance(entry, entries.Started | entries.Moved)


def updated(desk: Desk) -> Desk:
    """Return another server with the same store."""
    desk.live.stop()
    new = Desk(desk.store, desk.clock.now)
    new.code, new.tokens = desk.code, desk.tokens
    return new
