"""Helpers to write and read areas, and to pass quiet turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sztab.core.rng import Rng
from tests.games.battlegrounds.table import PICTURES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sztab.games.battlegrounds.state import BattlegroundsState
    from tests.games.battlegrounds.table import Table

SPARE = [*PICTURES[1::2], *(f"{picture}*" for picture in PICTURES[1::2])]
"""Pairs of pictures that the tests use for nothing else: 8 ordinary ones, then 8 with an icon."""


def area(
    single: Sequence[str] = (), ready: Sequence[str] = (), done: Sequence[str] = ()
) -> dict[str, list[str]]:
    """Return an area in the form of a saved position, as `Table.area` reads it."""
    return {"single": sorted(single), "ready": sorted(ready), "done": sorted(done)}


def pairs(count: int) -> list[str]:
    """Return this many spare pairs without a usable bonus."""
    return SPARE[:count]


def worth(points: int, **more: Sequence[str]) -> dict[str, list[str]]:
    """Return an area with pairs worth this many points (an even number) and other things."""
    return area(more.get("single", ()), more.get("ready", ()), pairs(points // 2))


def setting_up(table: Table, first: str) -> Iterator[BattlegroundsState]:
    """Set up a game with this starting player; yield the table before each choice."""
    s, rng = table.new(), Rng(1)
    table.play(s, f"first {first}")
    while s.advance(rng) >= 0 and (table.offered(s, "activate") or table.offered(s, "place")):
        yield s
        table.play(s, table.legal(s)[0])


def ready_to_play(table: Table, first: str = "P1") -> BattlegroundsState:
    """Return a game at the start of its first turn; players took the first legal action."""
    *_, s = setting_up(table, first)
    return s


def rest(table: Table, s: BattlegroundsState) -> None:
    """Let the player on turn move anywhere and end the turn."""
    seat = table.mover(s)
    table.play(s, next(move for move in table.legal(s) if move.startswith("move ")))
    for move in ("hold", "end"):
        if table.mover(s) == seat:
            table.play(s, move)
