"""Reads saved positions and views; see `position` for how they are written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sztab.core.action import OVER, SPECTATOR
from sztab.core.names import read_frame
from sztab.core.native import append, i64, vec
from sztab.core.rng import Rng
from sztab.core.saved import (
    complain,
    read_list,
    read_number,
    read_table,
    read_truth,
    read_word,
    read_words,
)
from sztab.core.zones import column, ordered
from sztab.games.warsaw.actions import MAX_EFFECTS
from sztab.games.warsaw.army import SOME, Army, lying
from sztab.games.warsaw.board import (
    ARMY_NAMES,
    EMPTY,
    FRONT_NAMES,
    FRONTS,
    LINES,
    MARKER_NAMES,
    NOWHERE,
    PLACE_NAMES,
    RESOURCE_NAMES,
)
from sztab.games.warsaw.cards import COMMANDER, ORDER
from sztab.games.warsaw.chance import sides_from
from sztab.games.warsaw.names import WarsawNames
from sztab.games.warsaw.position import dump_view
from sztab.games.warsaw.rules import ROUNDS, UNITS, WarsawRules
from sztab.games.warsaw.soundness import check, is_settled
from sztab.games.warsaw.state import WarsawState
from sztab.games.warsaw.view import Hidden, WarsawView

FIELDS: Final = (
    "wp", "order", "round", "bonus", "last_roll", "markers", "active", "passed", "extra",
    "announced", "won", "fought", "armies", "hands", "stack",
)  # fmt: skip
VIEW_FIELDS: Final = ("seat", "to_move", "sizes", "unseen", "battle", "previews")
ARMY_FIELDS: Final = ("points", "reserve", "fronts", "deck", "discard", *RESOURCE_NAMES)
FRONT_FIELDS: Final = (
    "line1", "line2", "commander", "used", "effect", "started", "strength", "orders",
    "order_strength",
)  # fmt: skip
STACK: Final = ("round verify-orders", "turns", "take-action")
"""Where a position without a stack is: stage 3, the active player on turn."""


def load_state(rules: WarsawRules, data: Mapping[str, Any]) -> WarsawState:
    """Return the position; PositionError names the field that is wrong."""
    return Reader(rules, data).state()


def load_view(rules: WarsawRules, data: Mapping[str, Any]) -> WarsawView:
    """Return the view; PositionError names the field that is wrong."""
    return ViewReader(rules, data).view()


class Reader:
    """Reads a position field by field, so that every complaint can say where it is."""

    def __init__(self, rules: WarsawRules, data: Mapping[str, Any]) -> None:
        self.rules = rules
        self.cards = rules.cards
        self.data = data
        self.found: dict[int, str] = {}
        """Where each card lies: none may be in two places."""

    def state(self) -> WarsawState:
        """Read all fields."""
        read_table("the position", self.data, FIELDS)
        state = self.table()
        self._fill_decks(state)
        check(state)
        try:
            state.settle(None)
        except (IndexError, ValueError):
            complain("stack", "its steps cannot be carried out in this position")
        return state

    def table(self) -> WarsawState:
        """Read everything but the decks."""
        data = self.data
        sides = self._sides()
        order = self._order(dealt=len(sides) > 0)
        names = WarsawNames(self.rules)
        stack = [
            read_frame(self.rules.declared, names, one)
            for one in read_list("stack", data.get("stack", STACK))
        ]
        first = f"P{order[0] + 1}" if len(order) > 0 else ""
        active = data.get("active", first if "stack" not in data else "")
        bonus = _word("bonus", data.get("bonus", ""), FRONT_NAMES)
        hands = self._hands(sides)
        state = WarsawState(
            self.rules, [], self._armies(), hands, sides, order, self._markers(), self._won(),
            read_words("fought", data.get("fought", []), FRONT_NAMES), bonus,
            _word("last_roll", data["last_roll"], FRONT_NAMES) if "last_roll" in data else bonus,
            read_number("round", data.get("round", 2), 1, ROUNDS), self._seat("active", active),
            read_words("passed", data.get("passed", []), self._seats()),
            read_truth("extra", data.get("extra", False)), EMPTY,
        )  # fmt: skip
        state.stack = stack
        if data.get("announced"):
            army = int(sides[state.active]) if state.active >= 0 and len(sides) > 0 else 0
            state.announced = self.card("announced", data["announced"], army)
        return state

    def _seats(self) -> list[str]:
        return [f"P{seat + 1}" for seat in range(self.rules.players)]

    def _seat(self, place: str, name: object) -> int:
        return _word(place, name, self._seats())

    def _sides(self) -> vec[i64]:
        """Before lots are drawn nobody has an army."""
        players = self.rules.players
        usual = ["P1", "P2"] if players == 3 else self._seats()[::2]  # noqa: PLR2004
        named = read_list("wp", self.data.get("wp", usual))
        if not named:
            return vec[i64]()
        mask = read_words("wp", named, self._seats())
        if mask not in self.rules.divisions:
            complain("wp", "these seats cannot be an army")
        return sides_from(mask, players)

    def _order(self, *, dealt: bool) -> vec[i64]:
        usual = self._seats() if dealt else []
        order = [
            self._seat("order", one) for one in read_list("order", self.data.get("order", usual))
        ]
        if order and sorted(order) != list(range(self.rules.players)):
            complain("order", "names every seat once, or nobody")
        return column(order)

    def _markers(self) -> vec[i64]:
        table = read_table("markers", self.data.get("markers", {}), MARKER_NAMES)
        places = [
            _word(f"markers.{name}", table.get(name, ""), PLACE_NAMES) for name in MARKER_NAMES
        ]
        lying_there = [place for place in places if place != NOWHERE]
        if len(set(lying_there)) < len(lying_there):
            complain("markers", "two markers lie on one place [WAR-174]")
        return column(places)

    def _won(self) -> vec[i64]:
        table = read_table("won", self.data.get("won", {}), FRONT_NAMES)
        return column([_word(f"won.{n}", table.get(n, ""), ARMY_NAMES) for n in FRONT_NAMES])

    def _armies(self) -> list[Army]:
        table = read_table("armies", self.data.get("armies", {}), ARMY_NAMES)
        return [
            self._army(f"armies.{name}", n, read_table(f"armies.{name}", table.get(name, {})))
            for n, name in enumerate(ARMY_NAMES)
        ]

    def _army(self, place: str, army: int, data: Mapping[str, Any]) -> Army:
        read_table(place, data, ARMY_FIELDS)
        empty = column([0] * FRONTS)
        side = Army(
            column([0] * LINES), 0, column([EMPTY] * FRONTS), empty, vec[i64](), empty[:],
            vec[i64](), self.zone(f"{place}.discard", data.get("discard", []), army),
            vec[i64](), 0, 0, read_number(f"{place}.points", data.get("points", 0)),
        )  # fmt: skip
        fronts = read_table(f"{place}.fronts", data.get("fronts", {}), FRONT_NAMES)
        for front, name in enumerate(FRONT_NAMES):
            where = f"{place}.fronts.{name}"
            self._front(where, army, side, front, read_table(where, fronts.get(name, {})))
        for resource, name in enumerate(RESOURCE_NAMES):
            for card in self.zone(f"{place}.{name}", data.get(name, []), army, sort=False):
                side.piles = append(side.piles, lying(resource, card))
        standing = sum([int(number) for number in side.units])
        side.reserve = read_number(
            f"{place}.reserve", data.get("reserve", max(UNITS - standing, 0))
        )
        if side.reserve + standing != UNITS:
            complain(place, f"has {side.reserve + standing} units, not {UNITS} [WAR-020]")
        return side

    def _front(
        self, place: str, army: int, side: Army, front: int, data: Mapping[str, Any]
    ) -> None:
        read_table(place, data, FRONT_FIELDS)
        side.units[front] = read_number(f"{place}.line1", data.get("line1", 0))
        side.units[FRONTS + front] = read_number(f"{place}.line2", data.get("line2", 0))
        side.strength[front] = read_number(f"{place}.strength", data.get("strength", 0))
        bonus = read_number(f"{place}.order_strength", data.get("order_strength", 0))
        side.order_strength[front] = bonus
        commander = data.get("commander", "")
        if commander:
            card = self.card(f"{place}.commander", commander, army, COMMANDER)
            side.commanders[front] = card
        self._deeds(place, side, front, data)
        for name in read_list(f"{place}.orders", data.get("orders", [])):
            card = self.card(f"{place}.orders", name, army, ORDER)
            side.orders = append(side.orders, lying(front, card))

    def _deeds(self, place: str, side: Army, front: int, data: Mapping[str, Any]) -> None:
        """[WAR-130] [WAR-198] Read what the commander of a front did in this round."""
        used = read_truth(f"{place}.used", data.get("used", False))
        started = read_truth(f"{place}.started", data.get("started", False))
        effect = read_number(f"{place}.effect", data.get("effect", 0), 0, MAX_EFFECTS)
        if side.commanders[front] == EMPTY and (used or started):
            complain(place, f"is {'used' if used else 'started'}, but has no commander")
        if effect > 0 and not used:
            complain(f"{place}.effect", "the commander was not used")
        if used:
            card = side.commanders[front]
            if effect > len(self.cards.effects[card]):
                complain(f"{place}.effect", f"{self.cards.names[card]} has no effect {effect}")
            side.mark_effect(front, effect if effect > 0 else SOME)
        if started:
            side.started |= 1 << front

    def _hands(self, sides: vec[i64]) -> list[vec[i64]]:
        rows = read_list("hands", self.data.get("hands", []))
        if len(rows) > self.rules.players:
            complain("hands", f"{len(rows)} hands for {self.rules.players} players")
        if any(rows) and len(sides) == 0:
            complain("hands", "nobody has an army yet")
        rows = rows + [[]] * (self.rules.players - len(rows))
        return [
            self.zone(f"hands of P{seat + 1}", row, int(sides[seat]) if row else 0)
            for seat, row in enumerate(rows)
        ]

    def zone(self, place: str, value: object, army: int, *, sort: bool = True) -> vec[i64]:
        """Return the cards that lie there, sorted where they have no order."""
        cards = [self.card(place, name, army) for name in read_list(place, value)]
        return ordered(column(cards)) if sort else column(cards)

    def card(self, place: str, name: object, army: int, kind: int = -1) -> int:
        """Return a card, which lies nowhere else."""
        if not isinstance(name, str) or name not in self.cards.codes:
            complain(place, f"there is no card {name!r}")
        card = self.cards.codes[name]
        if self.cards.army[card] != army:
            complain(place, f"{name} is not a card of {ARMY_NAMES[army]}")
        if kind >= 0 and self.cards.kind[card] != kind:
            complain(place, f"{name} does not belong on this field")
        if card in self.found:
            complain(place, f"{name} is in {self.found[card]} too")
        self.found[card] = place
        return card

    def _fill_decks(self, state: WarsawState) -> None:
        """[WAR-021] Every card is somewhere: what is named nowhere is in the deck."""
        armies = read_table("armies", self.data.get("armies", {}))
        for army, name in enumerate(ARMY_NAMES):
            given = armies.get(name, {}).get("deck")
            if given is not None:
                state.armies[army].deck = self.zone(f"armies.{name}.deck", given, army)
        for army, name in enumerate(ARMY_NAMES):
            every = [int(card) for card in self.rules.decks[army]]
            rest = [card for card in every if card not in self.found]
            if armies.get(name, {}).get("deck") is None:
                state.armies[army].deck = column(rest)
            elif rest:
                lost = self.cards.names[rest[0]]
                complain(f"armies.{name}.deck", f"{lost} is nowhere [WAR-021]")


class ViewReader(Reader):
    """Reads what a seat may know: a table without the hidden zones, and what lies in them."""

    def view(self) -> WarsawView:
        """Read all fields; a view is written by a program, so none is left out."""
        data = read_table("the view", self.data, [*FIELDS, *VIEW_FIELDS])
        for field in [*FIELDS, *VIEW_FIELDS]:
            if field not in data:
                complain(field, "it is missing")
        seat = read_number("seat", data["seat"], SPECTATOR, self.rules.players - 1)
        table = self.table()
        sizes = read_table("sizes", data["sizes"], ("hands", "decks"))
        hands = self._hidden_hands(table, seat, sizes.get("hands"))
        view = WarsawView(seat, table, self._hidden(table, hands, sizes.get("decks")), hands)
        self._check(view)
        return view

    def _hidden_hands(self, table: WarsawState, seat: int, value: object) -> list[int]:
        """[WAR-023] [WAR-024] Return how many cards the seat cannot see in each hand."""
        sizes = read_list("sizes.hands", value)
        if len(sizes) != self.rules.players:
            complain("sizes.hands", f"{len(sizes)} sizes for {self.rules.players} players")
        hidden: list[int] = []
        for owner, one in enumerate(sizes):
            size = read_number("sizes.hands", one, 0, len(self.cards.names))
            seen = len(table.hands[owner])
            if size > 0 and len(table.sides) == 0:
                complain("sizes.hands", "nobody has an army yet")
            sees = size == 0 or table.sees_hand(seat, owner)
            if sees and size != seen:
                complain("sizes.hands", f"P{owner + 1} holds {seen} cards, not {size}")
            if seen > 0 and not sees:
                complain("hands", f"the seat of the view cannot see that of P{owner + 1}")
            hidden.append(0 if sees else size)
        return hidden

    def _hidden(self, table: WarsawState, hands: list[int], value: object) -> list[Hidden]:
        """[WAR-022] Read the deck of each army, or the bag of its deck and its hidden hands."""
        sizes = read_table("sizes.decks", value, ARMY_NAMES)
        unseen = read_table("unseen", self.data["unseen"], ARMY_NAMES)
        armies = read_table("armies", self.data["armies"])
        result: list[Hidden] = []
        for army, name in enumerate(ARMY_NAMES):
            given = read_table(f"armies.{name}", armies.get(name)).get("deck")
            deck = self.zone(f"armies.{name}.deck", given, army)
            bag = self.zone(f"unseen.{name}", unseen.get(name), army)
            size = read_number(f"sizes.decks.{name}", sizes.get(name), 0, len(self.cards.names))
            held = 0
            for owner, number in enumerate(hands):
                if number > 0 and table.sides[owner] == army:
                    held += number
            hidden = size if held > 0 else 0
            if len(deck) != size - hidden:
                complain(f"armies.{name}.deck", f"{len(deck)} cards are seen, not {size - hidden}")
            if len(bag) != held + hidden:
                complain(f"unseen.{name}", f"{len(bag)} cards are hidden, not {held + hidden}")
            table.armies[army].deck = deck
            result.append(Hidden(bag, hidden))
        return result

    def _check(self, view: WarsawView) -> None:
        """Refuse what is not whole, cannot be played on, or would be written otherwise."""
        for card in range(len(self.cards.names)):
            if card not in self.found:
                army = ARMY_NAMES[self.cards.army[card]]
                complain(f"unseen.{army}", f"{self.cards.names[card]} is nowhere [WAR-021]")
        guess = view.determinise(Rng(0))
        check(guess)
        if not is_settled(guess):
            complain("stack", "what waits on top of it is no decision")
        to_move = read_number("to_move", self.data["to_move"], OVER, self.rules.players - 1)
        if to_move != view.to_move():
            complain("to_move", f"it is {view.to_move()} by the stack, not {to_move}")
        written = dump_view(view)
        for field in [*FIELDS, *VIEW_FIELDS]:
            if written[field] != self.data[field]:
                complain(field, "it is not written as views are")


def _word(place: str, value: object, words: Sequence[str]) -> int:
    """Return the number of a word; -1 for none."""
    return -1 if value == "" else read_word(place, value, words)
