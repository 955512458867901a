"""Positions as plain data with names, so that puzzles can be written by hand.

    wp = ["P1"]                       # the seats of the Polish Army
    order = ["P1", "P2"]              # by initiative, or by the tokens
    round = 3
    bonus = "n"                       # the front of the Bonus marker; "" for none
    markers = { wp = "acz.n.line1", acz = "wp.line2" }
    hands = [["wp-9dp", "wp-haller"], ["acz-stalin"]]
    active = "P1"                     # whose turn it is
    stack = ["round verify-orders", "turns", "take-action"]   # the pending decision comes last

    [armies.wp]
    points = 2
    fronts.n = { line1 = 1, line2 = 3, commander = "wp-galica", orders = ["wp-do-broni"] }
    fronts.c = { line2 = 2 }
    discard = ["wp-17dp"]
    funds = ["wp-5dp"]                # beside the Resource card

Defaults: fronts are empty, the remaining units are in the Reserve, the remaining cards are in the
deck, markers lie on no place, and P1 is on turn in stage 3.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sztab.core.declare import CARD, SEAT
from sztab.core.fields import (
    FLAG,
    NUMBER,
    STACK,
    ComputedField,
    ObjectShape,
    PositionField,
    Reading,
    alike,
    by_name,
    name_set,
    named,
    number_in,
    zone,
)
from sztab.core.native import append, i64, vec
from sztab.core.notation import Notation
from sztab.core.saved import complain, read_list, read_number, read_table, read_truth
from sztab.games.warsaw.actions import MAX_EFFECTS
from sztab.games.warsaw.army import SOME, Army, card_of, lying, spot_of
from sztab.games.warsaw.board import ARMY_NAMES, EMPTY, FRONT_NAMES, FRONTS, RESOURCE_NAMES
from sztab.games.warsaw.chance import sides_from
from sztab.games.warsaw.kinds import ARMY, FRONT, MARKER, PLACE
from sztab.games.warsaw.names import WarsawNotation
from sztab.games.warsaw.previews import battle_now, gains, limits, previews, strengths
from sztab.games.warsaw.rules import ROUNDS
from sztab.games.warsaw.state import WarsawState
from sztab.games.warsaw.view import WarsawView

# Fields with a form of their own


def _write_sides(notation: Notation, s: WarsawState) -> list[str]:
    seats = notation.names.known(SEAT)
    return [seats[seat] for seat in range(len(s.sides)) if s.sides[seat] == 0]


def _read_sides(reading: Reading, where: str, data: object, s: WarsawState) -> None:
    """[WAR-029] No army has players before lots are drawn."""
    polish: int = SEATS.read(reading, where, data, 0)
    if polish != 0 and polish not in s.rules.divisions:
        complain(where, "no-such-army")
    s.sides = sides_from(polish, s.rules.players) if polish else vec[i64]()


def _pile(resource: int) -> ComputedField:
    """Return the field of the cards beside a Resource card, in the order they were laid."""

    def write(notation: Notation, side: Army) -> list[str]:
        return _laid(notation, side.piles, resource)

    def read(reading: Reading, where: str, data: object, side: Army) -> None:
        for card in reading.values(where, CARD, data):
            side.piles = append(side.piles, lying(resource, card))

    return ComputedField(RESOURCE_NAMES[resource], write, read)


def _laid(notation: Notation, zone: vec[i64], spot: int) -> list[str]:
    """Return the names of the cards that lie on a front or beside a Resource card."""
    if len(zone) == 0:
        return []
    names = notation.names.known(CARD)
    return [names[card_of(one)] for one in zone if spot_of(one) == spot]


def _write_fronts(notation: Notation, side: Army) -> dict[str, dict[str, Any]]:
    return {name: _write_front(notation, side, n) for n, name in enumerate(FRONT_NAMES)}


def _write_front(notation: Notation, side: Army, front: int) -> dict[str, Any]:
    commander = side.commanders[front]
    effect = side.effect_used(front)
    return {
        "line1": int(side.first(front)),
        "line2": int(side.second(front)),
        "commander": "" if commander == EMPTY else notation.names.known(CARD)[commander],
        "used": effect > 0,
        "effect": 0 if effect == SOME else int(effect),
        "started": bool(side.started >> front & 1),
        "strength": int(side.strength[front]),
        "orders": _laid(notation, side.orders, front),
        "order_strength": int(side.order_strength[front]),
    }


FRONT_FIELDS: Final = (
    "line1",
    "line2",
    "commander",
    "used",
    "effect",
    "started",
    "strength",
    "orders",
    "order_strength",
)


def _read_fronts(reading: Reading, where: str, data: object, side: Army) -> None:
    for name, row in read_table(where, data, FRONT_NAMES).items():
        place = f"{where}.{name}"
        front = read_table(place, row, FRONT_FIELDS)
        _read_front(reading, place, front, side, FRONT_NAMES.index(name))


def _read_front(
    reading: Reading, where: str, data: Mapping[str, Any], side: Army, front: int
) -> None:
    """[WAR-130] [WAR-198] Read the units and cards of a front, and what its commander has done."""
    side.units[front] = _count(where, data, "line1")
    side.units[FRONTS + front] = _count(where, data, "line2")
    side.strength[front] = _count(where, data, "strength")
    side.order_strength[front] = _count(where, data, "order_strength")
    if data.get("commander"):
        card = reading.value(f"{where}.commander", CARD, data["commander"])
        side.commanders[front] = card
    effect = read_number(f"{where}.effect", data.get("effect", 0), 0, MAX_EFFECTS)
    if read_truth(f"{where}.used", data.get("used", False)):
        side.mark_effect(front, effect if effect > 0 else SOME)
    elif effect > 0:
        complain(f"{where}.effect", "commander-unused")
    if read_truth(f"{where}.started", data.get("started", False)):
        side.started |= 1 << front
    for card in reading.values(f"{where}.orders", CARD, data.get("orders", [])):
        side.orders = append(side.orders, lying(front, card))


def _count(where: str, data: Mapping[str, Any], field: str) -> int:
    return read_number(f"{where}.{field}", data.get(field, 0))


def _write_hands(notation: Notation, s: WarsawState) -> list[list[str]]:
    names = notation.names.known(CARD)
    return [[names[card] for card in hand] for hand in s.hands]


def _read_hands(reading: Reading, where: str, data: object, s: WarsawState) -> None:
    rows = read_list(where, data)
    if len(rows) > len(s.hands):
        complain(where, "hands-other", {"found": len(rows), "players": len(s.hands)})
    if any(rows) and len(s.sides) == 0:
        complain(where, "no-army-yet")
    for seat, row in enumerate(rows):
        reading.at[ARMY] = int(s.sides[seat]) if row else 0
        s.hands[seat] = BAG.read(reading, f"{where} of P{seat + 1}", row, s.hands[seat])


# The fields

BAG: Final = zone(CARD, bag=True)
SEATS: Final = name_set(SEAT)

ONE_ARMY: Final = ObjectShape(
    *alike(NUMBER, "points", "reserve"),
    ComputedField("fronts", _write_fronts, _read_fronts),
    *alike(BAG, "deck", "discard"),
    *[_pile(resource) for resource in range(len(RESOURCE_NAMES))],
)
POSITION: Final = ObjectShape(
    ComputedField("wp", _write_sides, _read_sides),
    PositionField("order", zone(SEAT)),
    PositionField("round", number_in(1, ROUNDS), "round_number"),
    *alike(named(FRONT, optional=True), "bonus", "last_roll"),
    PositionField("markers", by_name(MARKER, named(PLACE, optional=True))),
    PositionField("active", named(SEAT, optional=True)),
    PositionField("passed", SEATS),
    PositionField("extra", FLAG),
    PositionField("announced", named(CARD, optional=True)),
    PositionField("won", by_name(FRONT, named(ARMY, optional=True))),
    PositionField("fought", name_set(FRONT)),
    PositionField("armies", by_name(ARMY, ONE_ARMY)),
    ComputedField("hands", _write_hands, _read_hands),
    PositionField("stack", STACK),
)


def dump_view(view: WarsawView) -> dict[str, Any]:
    """Return the view as data: everything that its seat may know."""
    s, notation = view.table, WarsawNotation(view.table.rules)
    data = POSITION.write_row(notation, s)
    data["seat"] = view.seat
    data["to_move"] = view.to_move()
    data["sizes"] = {
        "hands": [view.hand_size(seat) for seat in range(len(s.hands))],
        "decks": {name: view.deck_size(n) for n, name in enumerate(ARMY_NAMES)},
    }
    known = notation.names.known(CARD)
    data["unseen"] = {
        name: [known[card] for card in view.hidden[n].cards] for n, name in enumerate(ARMY_NAMES)
    }
    data["battle"] = battle_now(s)
    data["previews"] = previews(view)
    data["strengths"] = strengths(s)
    data["limits"] = limits(s)
    data["gains"] = gains(s)
    return data
