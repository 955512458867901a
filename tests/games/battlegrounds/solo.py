"""Solo positions: two tanks, the artillery, and where it strikes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.games.battlegrounds.table import PICTURES, SQUARES, Table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sztab.games.battlegrounds.state import BattlegroundsState

FAR = {"F8": "village"}
"""A token out of the way: the game goes on while one is on the board."""

TOKENS = [*(f"{picture}*" for picture in PICTURES), *PICTURES]
"""A special and an ordinary token of each picture, for the artillery."""


def solo(**settings: str) -> Table:
    """Return a table for the Solo variant."""
    return Table(1, "solo", settings)


def scene(
    table: Table,
    board: Mapping[str, str] | None = None,
    *,
    green: str = "C3 kv-1",
    yellow: str = "H8 bt-7",
    **data: Any,  # noqa: ANN401 (fields of a saved position)
) -> BattlegroundsState:
    """Return a position: both tanks ("" is off the board), a distant token, and the given data."""
    tanks = {colour: at for colour, at in (("green", green), ("yellow", yellow)) if at}
    return table.position({**FAR, **(board or {})}, tanks=tanks, **data)


def artillery(table: Table, s: BattlegroundsState) -> dict[str, Any]:
    """Return the artillery's tokens in the form of a saved position."""
    found: dict[str, Any] = table.dump(s)["artillery"]
    return found


def tanks_placed(table: Table, s: BattlegroundsState) -> list[str]:
    """Return the squares with artillery tanks."""
    board = table.dump(s)["board"]
    return [square for square in SQUARES if board.get(square) == "artillery"]


def artillery_points(table: Table, s: BattlegroundsState) -> int:
    """[BG-237] Count the artillery's points."""
    return len(artillery(table, s)["taken"]) + len(tanks_placed(table, s))


def turn(table: Table, s: BattlegroundsState, *moves: str, strike: str = "") -> None:
    """Play moves, decline everything else, and let the artillery strike a square."""
    table.play(s, *moves)
    while table.mover(s) == "P1" and {"hold", "end"} & set(table.legal(s)):
        table.play(s, "hold" if "hold" in table.legal(s) else "end")
    assert table.offered(s, "strike")
    if strike:
        table.play(s, f"strike {strike}")
