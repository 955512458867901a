"""Actions, positions and views of Battlegrounds as notation and data.

`position` declares the fields. A view is read as one of the positions that look like it from the
seat: hidden cards are put into their places in any order, and looking from the seat hides them
again. So a view is checked in the same way as a position.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sztab.core.action import OVER, SPECTATOR, NotationError
from sztab.core.declare import CARD, SEAT, Kind
from sztab.core.fields import Reading, run_auto_frames
from sztab.core.game import Codec
from sztab.core.saved import complain, read_list, read_number, read_table
from sztab.core.zones import column
from sztab.games.battlegrounds.board import ARTILLERY, DUD, NONE, OFF
from sztab.games.battlegrounds.cards import DRAWN, IN_DECK, LOST, REJECTED, SLOTS
from sztab.games.battlegrounds.initial_position import empty_table
from sztab.games.battlegrounds.kinds import PAIR, TOKEN
from sztab.games.battlegrounds.names import BattlegroundsNotation
from sztab.games.battlegrounds.position import dump_state, dump_view, position_of
from sztab.games.battlegrounds.rules import ARTILLERY_TANKS, PAIR_POINTS, BattlegroundsRules
from sztab.games.battlegrounds.state import BattlegroundsState
from sztab.games.battlegrounds.validation import check
from sztab.games.battlegrounds.view import BattlegroundsView, is_hidden, look

VIEW_FIELDS: Final = ("seat", "to_move", "sizes", "unseen")
DERIVED: Final = ("standing", "ranges", "previews")
"""Fields of a view that follow from the others. Views saved by older versions do not have them."""
SIZES: Final = ("deck", "drawn", "rejected")
TURN: Final = ("end-turn", "start-turn")
FAMILY_TURN: Final = ("end-turn", "go")
"""The stack of a position that names none: the start of a turn."""
SOLO_HOMES: Final = (0, 2, OFF, OFF)


class BattlegroundsCodec(Codec[BattlegroundsRules, BattlegroundsState, BattlegroundsView]):
    """Names, notation, positions and views."""

    def notation(self, rules: BattlegroundsRules) -> BattlegroundsNotation:
        return BattlegroundsNotation(rules)

    def dump(self, state: BattlegroundsState) -> dict[str, Any]:
        return dump_state(state)

    def load(self, rules: BattlegroundsRules, data: Mapping[str, Any]) -> BattlegroundsState:
        read_table("the position", data, position_of(rules).names)
        return BattlegroundsReading(rules).state(data)

    def dump_view(self, view: BattlegroundsView) -> dict[str, Any]:
        return dump_view(view)

    def load_view(self, rules: BattlegroundsRules, data: Mapping[str, Any]) -> BattlegroundsView:
        return ViewReading(rules).view(data)


class BattlegroundsReading(Reading):
    """A reader of positions, in which every card has one place."""

    def __init__(self, rules: BattlegroundsRules) -> None:
        super().__init__(BattlegroundsNotation(rules))
        self.rules = rules
        self.s = empty_table(rules)

    def value(self, where: str, kind: Kind, word: object) -> int:
        if kind is TOKEN or kind is PAIR:
            return self._token(where, kind, word)
        value = super().value(where, kind, word)
        if kind is CARD:
            if value in self.found:
                complain(where, "card-also-in", {"card": str(word), "place": self.found[value]})
            self.found[value] = where
        return value

    def _token(self, where: str, kind: Kind, word: object) -> int:
        try:
            token = self.names.value(kind, str(word))
        except NotationError:
            token = NONE
        if token == NONE or self.names.name(kind, token) != word:
            complain(where, "no-pair" if kind is PAIR else "no-token", {"word": repr(word)})
        return token

    def state(self, data: Mapping[str, Any]) -> BattlegroundsState:
        """Read the given fields and derive the others."""
        s, usual = self.s, FAMILY_TURN if self.rules.covered else TURN
        table = {"start": "P1", "stack": usual, **data}
        position_of(self.rules).fill(self, "", table, s)
        self._complete()
        self._read_hidden(data)
        self._complete_cards()
        self._count_points()
        check(s)
        run_auto_frames(s)
        if s.stack and not s.legal_actions():
            complain("stack", "decision-impossible")
        return s

    def _complete(self) -> None:
        s, rules = self.s, self.rules
        if rules.artillery and "homes" not in self.given:
            s.homes = column(SOLO_HOMES)
        if "duds" not in self.given:
            s.duds = max(int(rules.duds) - self._lying(DUD), 0)
        if rules.artillery and "artillery.supply" not in self.given:
            s.supply = max(ARTILLERY_TANKS - self._lying(ARTILLERY), 0)

    def _lying(self, lies: int) -> int:
        return sum([1 for one in self.s.ground if one == lies])

    def _read_hidden(self, data: Mapping[str, Any]) -> None:
        """A position has no hidden cards; a view has a bag of them."""

    def _complete_cards(self) -> None:
        """Cards that are not named are in the deck; Family has none."""
        s = self.s
        has_deck = self.rules.cards_each > 0 and "deck" not in self.given
        for card in range(len(s.holders)):
            if card not in self.found:
                s.holders[card] = IN_DECK if has_deck else LOST
        for colour, card in enumerate(s.drives):
            if card != NONE:
                s.holders[card] = self.rules.owners[colour]
        s.deck = sum([1 for holder in s.holders if holder == IN_DECK])

    def _count_points(self) -> None:
        """[BG-161] Derive the points from pairs, also those on cards, and from point tokens."""
        s = self.s
        for area in s.areas:
            area.points = PAIR_POINTS * (len(area.ready) + len(area.done))
        for at in range(len(s.slots)):
            holder = s.holders[at // SLOTS]
            if s.slots[at] != NONE and holder >= 0:
                s.area(holder).points += PAIR_POINTS
        for seat in range(self.rules.players):
            s.area(seat).points += s.tank_points(seat)


class ViewReading(BattlegroundsReading):
    """A reader of views. The covered tokens they list are all that can be recalled [BG-244]."""

    def __init__(self, rules: BattlegroundsRules) -> None:
        super().__init__(rules)
        self.seat = SPECTATOR

    def view(self, data: Mapping[str, Any]) -> BattlegroundsView:
        """Read all fields; redundant ones must agree, and derived ones may be missing."""
        fields = (*position_of(self.rules).names, *VIEW_FIELDS)
        read_table("the view", data, (*fields, *DERIVED))
        for field in fields:
            if field not in data:
                complain(field, "field-gone")
        self.seat = read_number("seat", data["seat"], SPECTATOR, self.rules.players - 1)
        read_number("to_move", data["to_move"], OVER, self.rules.players - 1)
        view = look(self.state(data), self.seat).recall(-1)
        written = dump_view(view)
        for field in written:
            if (field in data or field not in DERIVED) and written[field] != data[field]:
                complain(field, "view-disagrees")
        return view

    def _read_hidden(self, data: Mapping[str, Any]) -> None:
        """[BG-144] Put hidden cards into the places that hold more cards than are named."""
        sizes, seats = read_table("sizes", data["sizes"], SIZES), self.names.known(SEAT)
        rejected = read_table("sizes.rejected", sizes.get("rejected"), seats)
        places = self._unnamed("deck", sizes.get("deck"), data["deck"], IN_DECK)
        places += self._unnamed("drawn", sizes.get("drawn"), data["drawn"], DRAWN)
        for seat, name in enumerate(seats):
            named = data["rejected"].get(name, [])
            where = f"rejected.{name}"
            places += self._unnamed(where, rejected.get(name), named, REJECTED - seat)
        cards = read_list("unseen", data["unseen"])
        if len(cards) != len(places):
            complain("unseen", "cards-out-of-sight", {"wanted": len(places), "found": len(cards)})
        for at, card in enumerate(cards):
            self.s.holders[self.value("unseen", CARD, card)] = places[at]

    def _unnamed(self, where: str, size: object, named: object, place: int) -> list[int]:
        """Return each place once per unnamed card in it."""
        most = len(self.s.tanks.names)
        number = read_number(f"sizes.{where}", size, 0, most) - len(read_list(where, named))
        if number < 0:
            complain(f"sizes.{where}", "cards-too-many-named")
        if place != IN_DECK and named and is_hidden(self.s, self.seat, place):
            complain(where, "cards-not-to-be-seen")
        return [place] * number
