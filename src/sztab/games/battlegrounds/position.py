"""Positions as plain data with names, so that a person can write a puzzle by hand.

    turn = "P1"
    board = { A1 = "bridge", C2 = "dud", D5 = "bunker*" }   # a star marks a special token
    pawns = { green = "A2", yellow = "A7" }
    drives = { green = "kv-1", yellow = "is-2" }            # the active cards
    reserve = { P1 = ["7tp"], P2 = ["t-34"] }               # the inactive ones
    upgrades = { kv-1 = ["church*"] }                       # pairs that lie on cards
    stacks = { green = [2, 1] }                             # point tokens that are left
    won = { P2 = ["green 3"] }
    areas = { P1 = { single = ["bunker"], ready = ["dam*"], done = ["castle"] } }
    stack = ["end-turn", "start-turn"]                      # what waits; the decision last

What is left out: squares are empty (in Family a face-down token lies there), pawns are off the
board, stacks are full, cards that are named nowhere are in the deck, and the starting player P1
begins a turn.
"""

from __future__ import annotations

from typing import Any, Final

from sztab.core.names import write_frame
from sztab.core.native import i64, vec
from sztab.games.battlegrounds.board import (
    ARTILLERY,
    BASE_NAMES,
    COLOUR_NAMES,
    DIGITS,
    DUD,
    EMPTY,
    FACE_DOWN,
    LETTERS,
    NONE,
    OFF,
    SQUARE_NAMES,
    SQUARES,
)
from sztab.games.battlegrounds.cards import (
    DRAWN,
    IN_DECK,
    LOST,
    OFFERED,
    REJECTED,
    SLOTS,
    UNSEEN,
)
from sztab.games.battlegrounds.names import BattlegroundsNames
from sztab.games.battlegrounds.rules import IN_STACK, STACK, STACK_SIZE, BattlegroundsRules
from sztab.games.battlegrounds.state import BattlegroundsState
from sztab.games.battlegrounds.view import BattlegroundsView

THINGS: Final[dict[int, str]] = {
    EMPTY: "", DUD: "dud", ARTILLERY: "artillery", FACE_DOWN: "?",
}  # fmt: skip
"""What lies on a square, if not a known location token."""


def dump_state(s: BattlegroundsState) -> dict[str, Any]:
    """Return the whole position. It holds secrets: for saving, never for showing."""
    names = BattlegroundsNames(s.rules)
    data = {
        "start": seat_name(s.start),
        "turn": seat_name(s.active),
        "round": int(s.round_number),
        "quiet": int(s.quiet),
        "board": {SQUARE_NAMES[n]: _thing(s.rules, s.ground[n]) for n in range(SQUARES)},
        "pawns": _by_colour(s.pawns, SQUARE_NAMES),
        "homes": _by_colour(s.homes, BASE_NAMES),
        "duds": int(s.duds),
        "areas": {name: _dump_area(s, n) for n, name in enumerate(s.rules.side_names)},
        "winner": s.rules.side_names[s.winner] if s.winner != NONE else "",
        "stack": [write_frame(s.rules.declared, names, frame) for frame in s.stack],
    }
    return data | _dump_cards(s) | _dump_tokens(s)


def _dump_cards(s: BattlegroundsState) -> dict[str, Any]:
    seats = range(s.rules.players)
    return {
        "drives": _by_colour(s.drives, s.tanks.names),
        "reserve": {seat_name(seat): _reserve(s, seat) for seat in seats},
        "damaged": _from_bits(s, s.damaged),
        "broken": _from_bits(s, s.broken),
        "upgrades": {
            name: pairs for n, name in enumerate(s.tanks.names) if (pairs := _upgrades(s, n))
        },
        "deck": _held(s, IN_DECK),
        "drawn": _held(s, DRAWN),
        "rejected": {seat_name(seat): _held(s, REJECTED - seat) for seat in seats},
        "lost": _held(s, LOST),
        "offered": _held(s, OFFERED),
    }


def _dump_tokens(s: BattlegroundsState) -> dict[str, Any]:
    rules = s.rules
    data: dict[str, Any] = {
        "stacks": {
            name: _stack(s, colour)
            for colour, name in enumerate(COLOUR_NAMES)
            if rules.has_stack(colour)
        },
        "won": {seat_name(seat): _won(s, seat) for seat in range(rules.players)},
    }
    if rules.artillery:
        data["artillery"] = {
            "taken": token_names(rules, s.taken),
            "supply": int(s.supply),
            "letters": [letter for n, letter in enumerate(LETTERS) if s.letters >> n & 1],
            "digits": [digit for n, digit in enumerate(DIGITS) if s.digits >> n & 1],
        }
    if rules.covered:
        for name, squares in (("up", s.up), ("turned", s.turned), ("seen", s.seen)):
            data[name] = [SQUARE_NAMES[square] for square in squares]
        data["extra"] = int(s.extra)
    return data


def dump_view(view: BattlegroundsView) -> dict[str, Any]:
    """Return what the seat of the view may know."""
    s = view.table
    data = dump_state(s)
    data["seat"] = view.seat
    data["to_move"] = view.to_move()
    data["sizes"] = {
        "deck": int(s.deck),
        "drawn": len(_held(s, DRAWN)) + view.size(DRAWN),
        "rejected": {
            seat_name(seat): len(_held(s, REJECTED - seat)) + view.size(REJECTED - seat)
            for seat in range(s.rules.players)
        },
    }
    data["unseen"] = _held(s, UNSEEN)
    return data


def _thing(rules: BattlegroundsRules, lies: int) -> str:
    return rules.pictures.token_name(lies) if lies >= 0 else THINGS[lies]


def _by_colour(zone: vec[i64], names: tuple[str, ...] | list[str]) -> dict[str, str]:
    """Return what each colour has; colours that have nothing are left out."""
    return {name: names[zone[n]] for n, name in enumerate(COLOUR_NAMES) if zone[n] != OFF}


def _held(s: BattlegroundsState, place: int) -> list[str]:
    return [name for n, name in enumerate(s.tanks.names) if s.holders[n] == place]


def cards_of(s: BattlegroundsState, seat: int) -> list[str]:
    """List the tank cards of a seat, active or not."""
    return _held(s, seat)


def _reserve(s: BattlegroundsState, seat: int) -> list[str]:
    names = s.tanks.names
    return [name for n, name in enumerate(names) if s.holders[n] == seat and not s.is_active(n)]


def _from_bits(s: BattlegroundsState, bits: int) -> list[str]:
    return [name for n, name in enumerate(s.tanks.names) if bits >> n & 1]


def _upgrades(s: BattlegroundsState, card: int) -> list[str]:
    pairs = s.slots[card * SLOTS : card * SLOTS + SLOTS]
    return [s.rules.pictures.token_name(pair) for pair in pairs if pair != NONE]


def _stack(s: BattlegroundsState, colour: int) -> list[int]:
    return [
        value for n, value in enumerate(STACK) if s.trophies[colour * STACK_SIZE + n] == IN_STACK
    ]


def _won(s: BattlegroundsState, seat: int) -> list[str]:
    return [
        f"{COLOUR_NAMES[n // STACK_SIZE]} {STACK[n % STACK_SIZE]}"
        for n in range(len(s.trophies))
        if s.trophies[n] == seat
    ]


def _dump_area(s: BattlegroundsState, side: int) -> dict[str, Any]:
    area = s.areas[side]
    return {
        "single": token_names(s.rules, area.singles),
        "ready": token_names(s.rules, area.ready),
        "done": token_names(s.rules, area.done),
    }


def token_names(rules: BattlegroundsRules, zone: vec[i64]) -> list[str]:
    """Return the tokens or pairs of a zone by name."""
    return [rules.pictures.token_name(kind) for kind in zone]


def seat_name(seat: int) -> str:
    """Return how a seat is written; nothing for none."""
    return f"P{seat + 1}" if seat >= 0 else ""
