"""Family positions: face-up tokens, tokens covered again, and shots at them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.games.battlegrounds.table import Table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sztab.games.battlegrounds.state import BattlegroundsState

UNSEEN = "?"
EDGE = [f"{column}{row}" for column in "HGA" for row in (1, 2, 3, 4, 8, 7, 6, 5)]
"""Squares far from those the tests use."""


def family(players: int = 2, **settings: str) -> Table:
    """Return a table for the Family variant."""
    return Table(players, "family", settings)


def meadow(
    table: Table,
    green: str = "B1",
    up: Mapping[str, str] | None = None,
    seen: Mapping[str, str] | None = None,
    gone: Sequence[str] = (),
    **data: Any,  # noqa: ANN401 (fields of a saved position)
) -> BattlegroundsState:
    """Return a position: P1's pawn, tokens face up, covered ones in their order, empty squares.

    Tokens in areas come from squares at the edge, which are empty.
    """
    board = {**dict.fromkeys(gone, ""), **(up or {}), **(seen or {})}
    held = [pair for area in data.get("areas", {}).values() for pair in area["done"]]
    edge = [square for square in EDGE if square not in board]
    board |= dict.fromkeys(edge[: max(2 * len(held) - len(gone), 0)], "")
    tanks = table.parked(green=green, **data.pop("others", {}))
    return table.position(board, tanks=tanks, up=list(up or {}), seen=list(seen or {}), **data)


def shoot(table: Table, s: BattlegroundsState, **shots: str) -> None:
    """Turn up tokens: the square and, if nobody has seen its token, the outcome of chance."""
    for square, token in shots.items():
        table.play(s, f"reveal {square}")
        if table.mover(s) == "chance":
            table.play(s, f"turn {token}")


def shows(data: Mapping[str, Any], square: str) -> str:
    """Return a square's value in a position or a view; "" is empty, "?" is unknown."""
    found: str = data["board"].get(square, UNSEEN)
    return found


def face_up(table: Table, s: BattlegroundsState) -> dict[str, str]:
    """Return the face-up tokens in board order."""
    data = table.dump(s)
    return {square: shows(data, square) for square in sorted([*data["up"], *data["turned"]])}


def covered(table: Table, s: BattlegroundsState) -> dict[str, str]:
    """Return the tokens that were seen and covered again, in that order."""
    data = table.dump(s)
    return {square: shows(data, square) for square in data["seen"]}


def touching(square: str) -> list[str]:
    """Return the squares that touch this one by side or corner, in board order."""
    column, row = ord(square[0]), int(square[1])
    near = [(column + x, row + y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]
    return sorted(f"{chr(c)}{r}" for c, r in near if "A" <= chr(c) <= "H" and 1 <= r <= 8)
