"""Reads views that were sent as data: what `dump_view` writes, every field of it.

A view is read as a position that looks so: the unseen cards lie in their zones in any order, and
looking at it from the seat hides them again. So a view is checked as a position is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sztab.core.action import AUTO, SPECTATOR
from sztab.core.saved import complain, read_list, read_number, read_table
from sztab.games.rush.attack import NameAttackers
from sztab.games.rush.position import dump_view
from sztab.games.rush.purchase import PayFor
from sztab.games.rush.reading import FIELDS, PLAYER_FIELDS, TURN_FIELDS, Reader
from sztab.games.rush.rules import RushRules
from sztab.games.rush.soundness import check_hands
from sztab.games.rush.view import RushView, look

VIEW_FIELDS: Final = (*FIELDS, "seat", "to_move", "standings", "fight")
SEEN_FIELDS: Final = (*PLAYER_FIELDS, "sizes", "unseen")
SIZES: Final = ("hand", "kept", "garage", "depot")


def load_view(rules: RushRules, data: Mapping[str, Any]) -> RushView:
    """Return the view; PositionError names the field that is wrong."""
    read_all("the view", data, VIEW_FIELDS)
    read_all("turn", data["turn"], TURN_FIELDS)
    seat = read_number("seat", data["seat"], SPECTATOR, rules.players - 1)
    rows = read_list("players", data["players"])
    if len(rows) != rules.players:
        complain("players", f"{rules.players} players are expected, not {len(rows)}")
    position: dict[str, Any] = {field: data[field] for field in FIELDS}
    position["players"] = [_uncover(f"players[{n + 1}]", row) for n, row in enumerate(rows)]
    state = Reader(rules, position).state()
    check_hands(state)
    if state.to_move() == AUTO:
        complain("stack", "nobody waits for an automatic step")
    view = look(state, seat)
    if state.stack and not _depends_on_hidden(view) and not state.legal_actions():
        complain("stack", "this decision has no answer")
    _agree("", dump_view(view), data)
    return view


def _depends_on_hidden(view: RushView) -> bool:
    """Whether a hidden hand decides what can be done now; each other decision has an answer."""
    mover = view.to_move()
    if mover < 0 or view.hidden[mover].hand == 0:
        return False
    return isinstance(view.table.stack[-1], PayFor | NameAttackers)


def read_all(where: str, value: object, fields: Sequence[str]) -> Mapping[str, Any]:
    """Return a table that has all of these fields and no other."""
    table = read_table(where, value, fields)
    for field in fields:
        if field not in table:
            complain(where, f"the field {field!r} is missing")
    return table


def _uncover(where: str, value: object) -> dict[str, Any]:
    """Return a player with the unseen cards in the zones that are larger than what is seen."""
    row = read_all(where, value, SEEN_FIELDS)
    sizes = read_all(f"{where}.sizes", row["sizes"], SIZES)
    unseen = read_list(f"{where}.unseen", row["unseen"])
    player: dict[str, Any] = {field: row[field] for field in PLAYER_FIELDS}
    at = 0
    for zone in SIZES:
        seen = read_list(f"{where}.{zone}", row[zone])
        size = read_number(f"{where}.sizes.{zone}", sizes[zone])
        if size < len(seen):
            complain(f"{where}.sizes.{zone}", f"{len(seen)} cards are seen, not {size}")
        player[zone] = seen + unseen[at : at + size - len(seen)]
        at += size - len(seen)
    if at != len(unseen):
        complain(f"{where}.unseen", f"{at} cards are not seen, but {len(unseen)} are named")
    return player


def _agree(where: str, wanted: object, given: object) -> None:
    """Refuse a view that says the same thing in two ways, such as an unsorted hand."""
    if isinstance(wanted, Mapping):
        table = read_all(where, given, list(wanted))
        for key in wanted:
            _agree(f"{where}.{key}" if where else key, wanted[key], table[key])
    elif isinstance(wanted, list):
        things = read_list(where, given)
        if len(things) != len(wanted):
            complain(where, f"by the rest of the view there are {len(wanted)}, not {len(things)}")
        for at in range(len(wanted)):
            _agree(f"{where}[{at + 1}]", wanted[at], things[at])
    elif type(wanted) is not type(given) or wanted != given:
        complain(where, f"the rest of the view says {wanted!r}, not {given!r}")
