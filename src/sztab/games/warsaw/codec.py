"""Actions, positions and views of Warsaw as notation and data; `position` declares the fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sztab.core.action import OVER, SPECTATOR
from sztab.core.declare import CARD, SEAT, Kind
from sztab.core.fields import Reading, run_auto_frames
from sztab.core.game import Codec
from sztab.core.rng import Rng
from sztab.core.saved import complain, read_list, read_number, read_table
from sztab.core.zones import column
from sztab.games.warsaw.board import ARMY_NAMES
from sztab.games.warsaw.kinds import ARMY
from sztab.games.warsaw.names import WarsawNotation
from sztab.games.warsaw.position import BAG, POSITION, dump_view
from sztab.games.warsaw.rules import UNITS, WarsawRules
from sztab.games.warsaw.setup import empty_table
from sztab.games.warsaw.state import WarsawState
from sztab.games.warsaw.validation import check, check_announced, is_settled
from sztab.games.warsaw.view import Hidden, WarsawView

VIEW_FIELDS: Final = (
    *POSITION.names,
    "seat",
    "to_move",
    "sizes",
    "unseen",
    "battle",
    "previews",
)
DERIVED: Final = ("strengths", "limits", "gains")
"""Fields of a view that follow from the others. Views saved by older versions do not have them."""
STACK: Final = ("round verify-orders", "turns", "take-action")
"""The stack of a position that names none: stage 3, with the active player on turn."""


class WarsawCodec(Codec[WarsawRules, WarsawState, WarsawView]):
    """Names, notation, positions and views."""

    def notation(self, rules: WarsawRules) -> WarsawNotation:
        return WarsawNotation(rules)

    def dump(self, state: WarsawState) -> dict[str, Any]:
        return POSITION.write_row(WarsawNotation(state.rules), state)

    def load(self, rules: WarsawRules, data: Mapping[str, Any]) -> WarsawState:
        return WarsawReading(rules).state(data)

    def dump_view(self, view: WarsawView) -> dict[str, Any]:
        return dump_view(view)

    def load_view(self, rules: WarsawRules, data: Mapping[str, Any]) -> WarsawView:
        return ViewReading(rules).view(data)


class WarsawReading(Reading):
    """A reader of positions, in which every card has one place."""

    def __init__(self, rules: WarsawRules) -> None:
        super().__init__(WarsawNotation(rules))
        self.rules = rules
        self.cards = rules.cards

    def value(self, where: str, kind: Kind, word: object) -> int:
        if kind is not CARD:
            return super().value(where, kind, word)
        if not isinstance(word, str) or word not in self.cards.codes:
            complain(where, "no-card", {"word": repr(word)})
        card = self.cards.codes[word]
        if ARMY in self.at and self.cards.army[card] != self.at[ARMY]:
            complain(where, "card-of-other-army", {"card": word, "army": ARMY_NAMES[self.at[ARMY]]})
        if card in self.found:
            complain(where, "card-in-two", {"card": word, "place": self.found[card]})
        self.found[card] = where
        return card

    def state(self, data: Mapping[str, Any]) -> WarsawState:
        """Read all fields."""
        read_table("the position", data, POSITION.names)
        state = self.table(data)
        for army in range(len(ARMY_NAMES)):
            self._fill_deck(state, army)
        check(state)
        run_auto_frames(state)
        return state

    def table(self, data: Mapping[str, Any]) -> WarsawState:
        """Read the given fields and derive the others."""
        s, given = empty_table(self.rules), self.given
        two_against_one = self.rules.players == 3  # noqa: PLR2004 (two against one)
        polish = ["P1", "P2"] if two_against_one else self.names.known(SEAT)[::2]
        POSITION.fill(self, "", {"wp": polish, "round": 2, "stack": STACK, **data}, s)
        if "order" not in given and len(s.sides) > 0:
            s.order = column(range(self.rules.players))
        if "active" not in given and "stack" not in data and len(s.order) > 0:
            s.active = s.order[0]
        if "last_roll" not in given:
            s.last_roll = s.bonus
        for army, side in enumerate(s.armies):
            if f"armies.{ARMY_NAMES[army]}.reserve" not in given:
                side.reserve = max(UNITS - sum([int(number) for number in side.units]), 0)
        check_announced(s)
        return s

    def _fill_deck(self, s: WarsawState, army: int) -> None:
        """[WAR-021] Every card is somewhere: cards that are not named are in the deck."""
        where = f"armies.{ARMY_NAMES[army]}.deck"
        rest = [int(card) for card in self.rules.decks[army] if int(card) not in self.found]
        if where not in self.given:
            s.armies[army].deck = column(rest)
        elif rest:
            complain(where, "card-nowhere", {"card": self.cards.names[rest[0]]})


class ViewReading(WarsawReading):
    """A reader of views: a table without its hidden zones, and what those contain."""

    def view(self, data: Mapping[str, Any]) -> WarsawView:
        """Read all fields; programs write views, so none but derived ones may be missing."""
        read_table("the view", data, (*VIEW_FIELDS, *DERIVED))
        for field in VIEW_FIELDS:
            if field not in data:
                complain(field, "field-gone")
        seat = read_number("seat", data["seat"], SPECTATOR, self.rules.players - 1)
        table = self.table(data)
        sizes = read_table("sizes", data["sizes"], ("hands", "decks"))
        hands = self._hidden_hands(table, seat, sizes.get("hands"))
        hidden = self._hidden(table, hands, sizes.get("decks"), data)
        view = WarsawView(seat, table, hidden, hands)
        self._check(view, data)
        return view

    def _hidden_hands(self, table: WarsawState, seat: int, value: object) -> list[int]:
        """[WAR-023] [WAR-024] Return how many cards of each hand are hidden from the seat."""
        sizes = read_list("sizes.hands", value)
        if len(sizes) != self.rules.players:
            numbers = {"found": len(sizes), "players": self.rules.players}
            complain("sizes.hands", "sizes-other", numbers)
        hidden: list[int] = []
        for owner, one in enumerate(sizes):
            size = read_number("sizes.hands", one, 0, len(self.cards.names))
            seen = len(table.hands[owner])
            if size > 0 and len(table.sides) == 0:
                complain("sizes.hands", "no-army-yet")
            sees = size == 0 or table.sees_hand(seat, owner)
            if sees and size != seen:
                numbers = {"seat": owner + 1, "found": seen, "wanted": size}
                complain("sizes.hands", "hand-other", numbers)
            if seen > 0 and not sees:
                complain("hands", "hand-unseen", {"seat": owner + 1})
            hidden.append(0 if sees else size)
        return hidden

    def _hidden(
        self, table: WarsawState, hands: list[int], value: object, data: Mapping[str, Any]
    ) -> list[Hidden]:
        """[WAR-022] Read each army's deck, or the bag that holds its deck and its hidden hands."""
        sizes = read_table("sizes.decks", value, ARMY_NAMES)
        unseen = read_table("unseen", data["unseen"], ARMY_NAMES)
        armies = read_table("armies", data["armies"])
        result: list[Hidden] = []
        for army, name in enumerate(ARMY_NAMES):
            read_table(f"armies.{name}", armies.get(name))
            deck = table.armies[army].deck
            self.at[ARMY] = army
            bag = BAG.read(self, f"unseen.{name}", unseen.get(name), column([]))
            size = read_number(f"sizes.decks.{name}", sizes.get(name), 0, len(self.cards.names))
            held = 0
            for owner, number in enumerate(hands):
                if number > 0 and table.sides[owner] == army:
                    held += number
            hidden = size if held > 0 else 0
            if len(deck) != size - hidden:
                numbers = {"found": len(deck), "wanted": size - hidden}
                complain(f"armies.{name}.deck", "cards-seen", numbers)
            if len(bag) != held + hidden:
                numbers = {"found": len(bag), "wanted": held + hidden}
                complain(f"unseen.{name}", "cards-hidden", numbers)
            result.append(Hidden(bag, hidden))
        return result

    def _check(self, view: WarsawView, data: Mapping[str, Any]) -> None:
        """Refuse a view that is incomplete, cannot be played on, or is not in canonical form."""
        for card in range(len(self.cards.names)):
            if card not in self.found:
                army = ARMY_NAMES[self.cards.army[card]]
                complain(f"unseen.{army}", "card-nowhere", {"card": self.cards.names[card]})
        guess = view.determinise(Rng(0))
        check(guess)
        if not is_settled(guess):
            complain("stack", "no-decision")
        to_move = read_number("to_move", data["to_move"], OVER, self.rules.players - 1)
        if to_move != view.to_move():
            movers = {"wanted": str(view.to_move()), "found": str(to_move)}
            complain("to_move", "mover-other", movers)
        written = dump_view(view)
        for field in (*VIEW_FIELDS, *DERIVED):
            if (field in data or field not in DERIVED) and written[field] != data[field]:
                complain(field, "view-unlike")
