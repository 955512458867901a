"""More helpers: stage 4 without stage 3, the battles fought, the order of turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sztab.games.warsaw.state import WarsawState
    from tests.games.warsaw.table import Table

BEFORE_CLEAN_UP = ["award-points", "fight-battles", "verify-orders"]
BATTLES = {"n": "Northern", "c": "Central", "s": "Southern"}


def after_battles(
    table: Table,
    polish: Mapping[str, Any] | None = None,
    red: Mapping[str, Any] | None = None,
    **data: object,
) -> WarsawState:
    """Return a table after stages 4A, 4B and 4C, but before 4D."""
    return table.position(polish, red, stack=BEFORE_CLEAN_UP, **data)


def after_round(
    table: Table,
    polish: Mapping[str, Any] | None = None,
    red: Mapping[str, Any] | None = None,
    **data: object,
) -> WarsawState:
    """Return a table after the whole of stage 4, with the next round about to begin."""
    return table.position(polish, red, stack=["round verify-orders"], **data)


def won(table: Table, s: WarsawState) -> list[str]:
    """Return the sides of the Advantage markers of N, C, S; empty for the centre."""
    found: dict[str, str] = table.dump(s)["won"]
    return [found[name] for name in BATTLES]


def battles(table: Table) -> list[str]:
    """List the battles that were fought so far: front and strengths, as `n 5:4`."""
    found = []
    for line in table.told(-1):
        if line.startswith("Battle of the "):
            name, _, rest = line.removeprefix("Battle of the ").partition(" Front, ")
            strengths = rest.replace(" : ", ":").partition(": ")[0]
            letter = next(key for key, title in BATTLES.items() if title == name)
            found.append(f"{letter} {strengths}")
    return found


def turns(table: Table, s: WarsawState) -> list[str]:
    """Let everybody put cards beside Funds, one at a time; return who acted, in order."""
    acted = []
    while table.mover(s) not in {"chance", "over"}:
        acted.append(table.mover(s))
        card = table.hand(s, s.to_move())[0]
        table.play(s, "bid funds", f"discard {card}")
    return acted


def bid(table: Table, s: WarsawState, card: str, resource: str = "funds") -> None:
    """Spend a turn on putting a card beside a Resource card."""
    table.play(s, f"bid {resource}", f"discard {card}")
