"""Reads saved positions; see `position` for how they are written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NoReturn

from sztab.core.action import PositionError
from sztab.core.native import append, i64, vec
from sztab.core.zones import ordered
from sztab.games.warsaw import actions
from sztab.games.warsaw.board import (
    ARMY_NAMES,
    EMPTY,
    FRONT_NAMES,
    FRONTS,
    LINES,
    MARKER_NAMES,
    NOBODY,
    NOWHERE,
    PLACE_NAMES,
    RESOURCE_NAMES,
)
from sztab.games.warsaw.cards import COMMANDER, ORDER, column
from sztab.games.warsaw.frame_names import read_frame
from sztab.games.warsaw.frames.chance import DrawOrder, sides_from
from sztab.games.warsaw.frames.playing import ChooseEffect, ChooseFront
from sztab.games.warsaw.frames.turns import DiscardFor, TakeAction
from sztab.games.warsaw.rules import UNITS, WarsawRules
from sztab.games.warsaw.state import Army, WarsawState, lying

MOST: Final = 999

FIELDS: Final = (
    "wp", "order", "round", "bonus", "last_roll", "markers", "active", "passed", "extra",
    "announced", "won", "fought", "armies", "hands", "stack",
)  # fmt: skip
ARMY_FIELDS: Final = ("points", "reserve", "fronts", "deck", "discard", *RESOURCE_NAMES)
FRONT_FIELDS: Final = (
    "line1", "line2", "commander", "used", "started", "strength", "orders", "order_strength",
)  # fmt: skip
STACK: Final = ("round verify-orders", "turns", "take-action")
"""Where a position without a stack is: stage 3, the active player on turn."""


TURN_FRAMES: Final = (TakeAction, DiscardFor, ChooseFront, ChooseEffect)
"""What only the player on turn can answer."""


def load_state(rules: WarsawRules, data: Mapping[str, Any]) -> WarsawState:
    """Return the position; PositionError names the field that is wrong."""
    return _Reader(rules, data).state()


class _Reader:
    """Reads a position field by field, so that every complaint can say where it is."""

    def __init__(self, rules: WarsawRules, data: Mapping[str, Any]) -> None:
        self.rules = rules
        self.cards = rules.cards
        self.data = data
        self.found: dict[int, str] = {}
        """Where each card lies: none may be in two places."""

    def state(self) -> WarsawState:
        """Read all fields."""
        data = self.data
        _known("the position", data, FIELDS)
        sides = self._sides()
        order = self._order(dealt=len(sides) > 0)
        stack = [read_frame(self.rules, one) for one in _list("stack", data.get("stack", STACK))]
        first = f"P{order[0] + 1}" if len(order) > 0 else ""
        active = data.get("active", first if "stack" not in data else "")
        bonus = _choice("bonus", data.get("bonus", ""), FRONT_NAMES)
        hands = self._hands(sides)
        state = WarsawState(
            self.rules, [], self._armies(), hands, sides, order, self._markers(), self._won(),
            _bits("fought", data.get("fought", []), FRONT_NAMES), bonus,
            _choice("last_roll", data["last_roll"], FRONT_NAMES) if "last_roll" in data else bonus,
            _number("round", data.get("round", 2), 1), self._seat("active", active),
            _bits("passed", data.get("passed", []), self._seats()),
            _truth("extra", data.get("extra", False)), EMPTY,
        )  # fmt: skip
        state.stack = stack
        if data.get("announced"):
            army = int(sides[state.active]) if state.active >= 0 else 0
            state.announced = self._card("announced", data["announced"], army)
        self._fill_decks(state)
        self._check(state)
        try:
            state.settle(None)
        except (IndexError, ValueError):
            _complain("stack", "its steps cannot be carried out in this position")
        return state

    def _seats(self) -> list[str]:
        return [f"P{seat + 1}" for seat in range(self.rules.players)]

    def _seat(self, place: str, name: object) -> int:
        return _choice(place, name, self._seats())

    def _sides(self) -> vec[i64]:
        """Before lots are drawn nobody has an army."""
        players = self.rules.players
        usual = ["P1", "P2"] if players == 3 else self._seats()[::2]  # noqa: PLR2004
        named = _list("wp", self.data.get("wp", usual))
        if not named:
            return vec[i64]()
        mask = _bits("wp", named, self._seats())
        if mask not in self.rules.divisions:
            _complain("wp", "these seats cannot be an army")
        return sides_from(mask, players)

    def _order(self, *, dealt: bool) -> vec[i64]:
        usual = self._seats() if dealt else []
        order = [self._seat("order", one) for one in _list("order", self.data.get("order", usual))]
        if order and sorted(order) != list(range(self.rules.players)):
            _complain("order", "names every seat once, or nobody")
        return column(order)

    def _markers(self) -> vec[i64]:
        table = _table("markers", self.data.get("markers", {}))
        _known("markers", table, MARKER_NAMES)
        places = [
            _choice(f"markers.{name}", table.get(name, ""), PLACE_NAMES) for name in MARKER_NAMES
        ]
        lying_there = [place for place in places if place != NOWHERE]
        if len(set(lying_there)) < len(lying_there):
            _complain("markers", "two markers lie on one place [WAR-174]")
        return column(places)

    def _won(self) -> vec[i64]:
        table = _table("won", self.data.get("won", {}))
        _known("won", table, FRONT_NAMES)
        return column([_choice(f"won.{n}", table.get(n, ""), ARMY_NAMES) for n in FRONT_NAMES])

    def _armies(self) -> list[Army]:
        table = _table("armies", self.data.get("armies", {}))
        _known("armies", table, ARMY_NAMES)
        return [
            self._army(f"armies.{name}", n, _table(f"armies.{name}", table.get(name, {})))
            for n, name in enumerate(ARMY_NAMES)
        ]

    def _army(self, place: str, army: int, data: Mapping[str, Any]) -> Army:
        _known(place, data, ARMY_FIELDS)
        empty = column([0] * FRONTS)
        side = Army(
            column([0] * LINES), 0, column([EMPTY] * FRONTS), empty, vec[i64](), empty[:],
            vec[i64](), self._zone(f"{place}.discard", data.get("discard", []), army),
            vec[i64](), 0, 0, _number(f"{place}.points", data.get("points", 0)),
        )  # fmt: skip
        fronts = _table(f"{place}.fronts", data.get("fronts", {}))
        _known(f"{place}.fronts", fronts, FRONT_NAMES)
        for front, name in enumerate(FRONT_NAMES):
            where = f"{place}.fronts.{name}"
            self._front(where, army, side, front, _table(where, fronts.get(name, {})))
        for resource, name in enumerate(RESOURCE_NAMES):
            for card in self._zone(f"{place}.{name}", data.get(name, []), army, sort=False):
                side.piles = append(side.piles, lying(resource, card))
        standing = sum([int(number) for number in side.units])
        side.reserve = _number(f"{place}.reserve", data.get("reserve", max(UNITS - standing, 0)))
        if side.reserve + standing != UNITS:
            _complain(place, f"has {side.reserve + standing} units, not {UNITS} [WAR-020]")
        return side

    def _front(
        self, place: str, army: int, side: Army, front: int, data: Mapping[str, Any]
    ) -> None:
        _known(place, data, FRONT_FIELDS)
        side.units[front] = _number(f"{place}.line1", data.get("line1", 0))
        side.units[FRONTS + front] = _number(f"{place}.line2", data.get("line2", 0))
        side.strength[front] = _number(f"{place}.strength", data.get("strength", 0))
        bonus = _number(f"{place}.order_strength", data.get("order_strength", 0))
        side.order_strength[front] = bonus
        commander = data.get("commander", "")
        if commander:
            card = self._card(f"{place}.commander", commander, army, COMMANDER)
            side.commanders[front] = card
        for name, bit in (("used", 1), ("started", 2)):
            if _truth(f"{place}.{name}", data.get(name, False)):
                if not commander:
                    _complain(place, f"is {name}, but has no commander")
                if bit == 1:
                    side.used |= 1 << front
                else:
                    side.started |= 1 << front
        for name in _list(f"{place}.orders", data.get("orders", [])):
            card = self._card(f"{place}.orders", name, army, ORDER)
            side.orders = append(side.orders, lying(front, card))

    def _hands(self, sides: vec[i64]) -> list[vec[i64]]:
        rows = _list("hands", self.data.get("hands", []))
        if len(rows) > self.rules.players:
            _complain("hands", f"{len(rows)} hands for {self.rules.players} players")
        if any(rows) and len(sides) == 0:
            _complain("hands", "nobody has an army yet")
        rows = rows + [[]] * (self.rules.players - len(rows))
        return [
            self._zone(f"hands of P{seat + 1}", row, int(sides[seat]) if row else 0)
            for seat, row in enumerate(rows)
        ]

    def _zone(self, place: str, value: object, army: int, *, sort: bool = True) -> vec[i64]:
        cards = [self._card(place, name, army) for name in _list(place, value)]
        return ordered(column(cards)) if sort else column(cards)

    def _card(self, place: str, name: object, army: int, kind: int = -1) -> int:
        if not isinstance(name, str) or name not in self.cards.codes:
            _complain(place, f"there is no card {name!r}")
        card = self.cards.codes[name]
        if self.cards.army[card] != army:
            _complain(place, f"{name} is not a card of {ARMY_NAMES[army]}")
        if kind >= 0 and self.cards.kind[card] != kind:
            _complain(place, f"{name} does not belong on this field")
        if card in self.found:
            _complain(place, f"{name} is in {self.found[card]} too")
        self.found[card] = place
        return card

    def _fill_decks(self, state: WarsawState) -> None:
        """[WAR-021] Every card is somewhere: what is named nowhere is in the deck."""
        armies = _table("armies", self.data.get("armies", {}))
        for army, name in enumerate(ARMY_NAMES):
            given = armies.get(name, {}).get("deck")
            if given is not None:
                state.armies[army].deck = self._zone(f"armies.{name}.deck", given, army)
        for army, name in enumerate(ARMY_NAMES):
            every = [int(card) for card in self.rules.decks[army]]
            rest = [card for card in every if card not in self.found]
            if armies.get(name, {}).get("deck") is None:
                state.armies[army].deck = column(rest)
            elif rest:
                lost = self.cards.names[rest[0]]
                _complain(f"armies.{name}.deck", f"{lost} is nowhere [WAR-021]")

    def _check(self, state: WarsawState) -> None:
        """Refuse what no rule allows and what the pending decisions cannot do without."""
        for army, name in enumerate(ARMY_NAMES):
            side = state.armies[army]
            for front, front_name in enumerate(FRONT_NAMES):
                place = f"armies.{name}.fronts.{front_name}"
                if side.second(front) > state.limit(army, front):
                    _complain(place, f"more than {state.limit(army, front)} units [WAR-093]")
                orders = [one for one in side.orders if one >> 8 == front]
                if len(orders) > 1 and not self.rules.orders_share_field:
                    _complain(place, "more than one Order [WAR-141]")
        _check_stack(state)


def _check_stack(state: WarsawState) -> None:
    """Refuse what waits for somebody or something that is not there."""
    stack = state.stack
    if not stack:
        return
    if not any(isinstance(frame, DrawOrder) for frame in stack):
        if len(state.sides) == 0:
            _complain("wp", "nobody has an army, but the game goes on")
        if len(state.order) == 0:
            _complain("order", "nobody has the initiative, but the game goes on")
    if state.active == NOBODY and any(isinstance(frame, TURN_FRAMES) for frame in stack):
        _complain("active", "nobody is on turn, but an action is due")
    choosing = [isinstance(frame, ChooseFront) for frame in stack]
    if any(choosing[:-1]) or choosing[-1] != (state.announced != EMPTY):
        _complain("announced", "there is a card just while its front is chosen")
    if not all(_is_paid(frame) for frame in stack if isinstance(frame, DiscardFor)):
        _complain("stack", "no card is discarded for that")
    if _is_stuck(state):
        _complain("stack", "the decision on top of it cannot be made in this position")


def _is_stuck(state: WarsawState) -> bool:
    """Return whether somebody has to decide, and nothing is possible."""
    try:
        return state.to_move() >= NOBODY and not state.legal_actions()
    except (IndexError, ValueError):
        return True


def _is_paid(frame: DiscardFor) -> bool:
    """[WAR-120] Return whether the action is one for which a card is discarded."""
    return frame.kind in (actions.BLOCK, actions.BID, actions.ACTIVATE) and frame.argument < FRONTS


def _known(place: str, data: Mapping[str, Any], fields: Sequence[str]) -> None:
    for name in data:
        if name not in fields:
            _complain(place, f"has no field {name!r}; known: {', '.join(fields)}")


def _list(place: str, value: object) -> list[Any]:
    if not isinstance(value, list | tuple):
        _complain(place, f"must be a list, not {value!r}")
    return list(value)


def _table(place: str, value: object) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        _complain(place, f"must be a table, not {value!r}")
    return value


def _number(place: str, value: object, least: int = 0) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= MOST:
        _complain(place, f"must be a whole number from {least} to {MOST}, not {value!r}")
    return value


def _truth(place: str, value: object) -> bool:
    if not isinstance(value, bool):
        _complain(place, f"must be true or false, not {value!r}")
    return value


def _choice(place: str, value: object, words: Sequence[str]) -> int:
    """Return the number of a word; -1 for none."""
    if value == "":
        return -1
    if not isinstance(value, str) or value not in words:
        _complain(place, f"must be one of {', '.join(words)}, not {value!r}")
    return list(words).index(value)


def _bits(place: str, value: object, words: Sequence[str]) -> int:
    mask = 0
    for one in _list(place, value):
        number = _choice(place, one, words)
        if number < 0:
            _complain(place, "names nothing")
        mask |= 1 << number
    return mask


def _complain(place: str, problem: str) -> NoReturn:
    message = f"{place}: {problem}."
    raise PositionError(message)
