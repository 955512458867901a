"""Reads views that were sent as data: what `dump_view` writes, every field of it.

A view is read as a position that looks so: the cards out of sight lie in their places in any order,
and looking at it from the seat hides them again. So a view is checked as a position is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sztab.core.action import OVER, SPECTATOR
from sztab.core.saved import complain, read_list, read_number, read_table
from sztab.games.battlegrounds.cards import DRAWN, IN_DECK, REJECTED
from sztab.games.battlegrounds.position import dump_view
from sztab.games.battlegrounds.reading import Reader
from sztab.games.battlegrounds.rules import BattlegroundsRules
from sztab.games.battlegrounds.view import BattlegroundsView, is_hidden, look

VIEW_FIELDS: Final = ("seat", "to_move", "sizes", "unseen")
SIZES: Final = ("deck", "drawn", "rejected")


def load_view(rules: BattlegroundsRules, data: Mapping[str, Any]) -> BattlegroundsView:
    """Return the view; PositionError names the field that is wrong."""
    return ViewReader(rules, data).view()


class ViewReader(Reader):
    """Reads a view. What it remembers of covered tokens is all that it can recall [BG-244]."""

    def __init__(self, rules: BattlegroundsRules, data: Mapping[str, Any]) -> None:
        super().__init__(rules, data)
        self.seat = SPECTATOR

    def view(self) -> BattlegroundsView:
        """Read all fields; those that say the same thing must agree."""
        data = self.data
        fields = self._fields()
        read_table("the view", data, fields)
        for field in fields:
            if field not in data:
                complain(field, "it is missing")
        self.seat = read_number("seat", data["seat"], SPECTATOR, self.rules.players - 1)
        read_number("to_move", data["to_move"], OVER, self.rules.players - 1)
        view = look(self.state(), self.seat).recall(-1)
        written = dump_view(view)
        for field in written:
            if written[field] != data[field]:
                complain(field, "it does not agree with the rest of the view")
        return view

    def _fields(self) -> list[str]:
        return [*super()._fields(), *VIEW_FIELDS]

    def _read_hidden(self) -> None:
        """[BG-144] Lay the cards out of sight where there are more than are named."""
        data, sizes = self.data, read_table("sizes", self.data["sizes"], SIZES)
        rejected = read_table("sizes.rejected", sizes.get("rejected"), self.seats)
        places = self._unnamed("deck", sizes.get("deck"), data["deck"], IN_DECK)
        places += self._unnamed("drawn", sizes.get("drawn"), data["drawn"], DRAWN)
        for seat, name in enumerate(self.seats):
            named = data["rejected"].get(name, [])
            where = f"rejected.{name}"
            places += self._unnamed(where, rejected.get(name), named, REJECTED - seat)
        cards = read_list("unseen", data["unseen"])
        if len(cards) != len(places):
            complain("unseen", f"{len(places)} cards lie out of sight, not {len(cards)}")
        for at, card in enumerate(cards):
            self._card("unseen", card, places[at])

    def _unnamed(self, where: str, size: object, named: object, place: int) -> list[int]:
        """Return the place once for each card in it that is not named."""
        most = len(self.s.tanks.names)
        number = read_number(f"sizes.{where}", size, 0, most) - len(read_list(where, named))
        if number < 0:
            complain(f"sizes.{where}", "more cards than that are named")
        if place != IN_DECK and named and is_hidden(self.s, self.seat, place):
            complain(where, "this seat does not see these cards [BG-144]")
        return [place] * number
