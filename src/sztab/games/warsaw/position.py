"""Positions as plain data with names, so that a person can write a puzzle by hand.

    wp = ["P1"]                       # the seats of the Polish Army
    order = ["P1", "P2"]              # by initiative, or by the tokens
    round = 3
    bonus = "n"                       # the front of the Bonus marker; "" for none
    markers = { wp = "acz.n.line1", acz = "wp.line2" }
    hands = [["wp-9dp", "wp-haller"], ["acz-stalin"]]
    active = "P1"                     # whose turn it is
    stack = ["round verify-orders", "turns", "take-action"]   # what waits; the decision last

    [armies.wp]
    points = 2
    fronts.n = { line1 = 1, line2 = 3, commander = "wp-galica", orders = ["wp-do-broni"] }
    fronts.c = { line2 = 2 }
    discard = ["wp-17dp"]
    funds = ["wp-5dp"]                # beside the Resource card

What is left out: a front is empty, units that stand nowhere are in the Reserve, cards that are
named nowhere are in the deck, markers lie on no place, and P1 is on turn in stage 3.
"""

from __future__ import annotations

from typing import Any

from sztab.core.names import write_frame
from sztab.core.native import i64, vec
from sztab.games.warsaw.army import SOME, Army, card_of, spot_of
from sztab.games.warsaw.board import (
    ARMY_NAMES,
    EMPTY,
    FRONT_NAMES,
    MARKER_NAMES,
    PLACE_NAMES,
    RESOURCE_NAMES,
)
from sztab.games.warsaw.cards import Cards
from sztab.games.warsaw.names import WarsawNames
from sztab.games.warsaw.previews import battle_now, previews
from sztab.games.warsaw.state import WarsawState
from sztab.games.warsaw.view import WarsawView


def dump_state(s: WarsawState) -> dict[str, Any]:
    """Return the whole position. It holds secrets: for saving, never for showing."""
    seats, known = len(s.hands), WarsawNames(s.rules)
    return {
        "wp": [seat_name(seat) for seat in range(len(s.sides)) if s.sides[seat] == 0],
        "order": [seat_name(seat) for seat in s.order],
        "round": int(s.round_number),
        "bonus": front_name(s.bonus),
        "last_roll": front_name(s.last_roll),
        "markers": {
            name: PLACE_NAMES[s.markers[n]] if s.markers[n] >= 0 else ""
            for n, name in enumerate(MARKER_NAMES)
        },
        "active": seat_name(s.active) if s.active >= 0 else "",
        "passed": [seat_name(seat) for seat in range(seats) if s.passed >> seat & 1],
        "extra": s.extra,
        "announced": s.cards.names[s.announced] if s.announced >= 0 else "",
        "won": {
            name: ARMY_NAMES[s.won[n]] if s.won[n] >= 0 else ""
            for n, name in enumerate(FRONT_NAMES)
        },
        "fought": [name for n, name in enumerate(FRONT_NAMES) if s.fought >> n & 1],
        "armies": {name: _dump_army(s.cards, s.armies[n]) for n, name in enumerate(ARMY_NAMES)},
        "hands": [names(s.cards, hand) for hand in s.hands],
        "stack": [write_frame(s.rules.declared, known, frame) for frame in s.stack],
    }


def dump_view(view: WarsawView) -> dict[str, Any]:
    """Return what the seat of the view may know."""
    s = view.table
    data = dump_state(s)
    data["seat"] = view.seat
    data["to_move"] = view.to_move()
    data["sizes"] = {
        "hands": [view.hand_size(seat) for seat in range(len(s.hands))],
        "decks": {name: view.deck_size(n) for n, name in enumerate(ARMY_NAMES)},
    }
    data["unseen"] = {
        name: names(s.cards, view.hidden[n].cards) for n, name in enumerate(ARMY_NAMES)
    }
    data["battle"] = battle_now(s)
    data["previews"] = previews(view)
    return data


def _dump_army(cards: Cards, side: Army) -> dict[str, Any]:
    data: dict[str, Any] = {
        "points": int(side.points),
        "reserve": int(side.reserve),
        "fronts": {name: _dump_front(cards, side, n) for n, name in enumerate(FRONT_NAMES)},
        "deck": names(cards, side.deck),
        "discard": names(cards, side.discard),
    }
    for n, name in enumerate(RESOURCE_NAMES):
        data[name] = [cards.names[card_of(one)] for one in side.piles if spot_of(one) == n]
    return data


def _dump_front(cards: Cards, side: Army, front: int) -> dict[str, Any]:
    commander = side.commanders[front]
    effect = side.effect_used(front)
    return {
        "line1": int(side.first(front)),
        "line2": int(side.second(front)),
        "commander": "" if commander == EMPTY else cards.names[commander],
        "used": effect > 0,
        "effect": 0 if effect == SOME else int(effect),
        "started": bool(side.started >> front & 1),
        "strength": int(side.strength[front]),
        "orders": [cards.names[card_of(one)] for one in side.orders if spot_of(one) == front],
        "order_strength": int(side.order_strength[front]),
    }


def names(cards: Cards, zone: vec[i64]) -> list[str]:
    """Return the cards of a zone by name."""
    return [cards.names[card] for card in zone]


def seat_name(seat: int) -> str:
    """Return how a seat is written."""
    return f"P{seat + 1}"


def front_name(front: int) -> str:
    """Return how a front is written; nothing for none."""
    return FRONT_NAMES[front] if front >= 0 else ""
