"""Actions, positions and views of Rush as notation and as data; `position` has the fields.

A view is read as a position with this view: its unseen cards are put into their zones in any order,
and hidden again by looking at the position from the seat. So a view is checked like a position.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sztab.core.action import AUTO, SPECTATOR, Message, NotationError, PositionError
from sztab.core.declare import CARD, SEAT, Kind
from sztab.core.fields import Reading
from sztab.core.game import Codec
from sztab.core.saved import complain, read_list, read_number, read_table
from sztab.core.zones import column
from sztab.games.rush.decision import pending
from sztab.games.rush.kinds import ACHIEVEMENT, NATION
from sztab.games.rush.names import RushNames
from sztab.games.rush.play import PLAY_CARDS
from sztab.games.rush.position import PLAYER, POSITION, TABLE, TURN_FIELDS, notation_of
from sztab.games.rush.rules import RushRules
from sztab.games.rush.setup import empty_table
from sztab.games.rush.state import RushState
from sztab.games.rush.table import RushTable
from sztab.games.rush.turn import CONTINUE, REVEAL_HAND
from sztab.games.rush.validation import check, check_hands, vehicles_named
from sztab.games.rush.view import RushView, look
from sztab.games.rush.view_data import dump_view

VIEW_FIELDS: Final = (*POSITION.names, "seat", "to_move", "standings", "fight")
SEEN_FIELDS: Final = (*PLAYER.names, "sizes", "unseen")
VIEW_FIGURES: Final = ("phase", "leaves_next", "achievement_deck", "purchase", "forecast")
SEEN_FIGURES: Final = ("squad", "medals", "points")
ADDED_FIELDS: Final = frozenset({*VIEW_FIGURES, *SEEN_FIGURES, "top", "rivals"})
"""Fields that follow from the others, which older servers do not send."""
SIZES: Final = ("hand", "kept", "garage", "depot")


class RushCodec(Codec[RushRules, RushTable, RushView]):
    """Names, notation, positions and views."""

    def names(self, rules: RushRules) -> RushNames:
        return RushNames(rules)

    def dump(self, state: RushTable) -> dict[str, Any]:
        return POSITION.write_row(notation_of(state.rules), state)

    def load(self, rules: RushRules, data: Mapping[str, Any]) -> RushTable:
        state = read_state(rules, data)
        state.run_auto(None)
        return state

    def dump_view(self, view: RushView) -> dict[str, Any]:
        return dump_view(view)

    def load_view(self, rules: RushRules, data: Mapping[str, Any]) -> RushView:
        read_all("the view", data, VIEW_FIELDS, VIEW_FIGURES)
        read_all("turn", data["turn"], TURN_FIELDS)
        seat = read_number("seat", data["seat"], SPECTATOR, rules.players - 1)
        rows = read_list("players", data["players"])
        if len(rows) != rules.players:
            complain("players", "players-expected", {"players": rules.players, "found": len(rows)})
        position: dict[str, Any] = {field: data[field] for field in TABLE.names}
        position["players"] = [_uncover(f"players[{n + 1}]", row) for n, row in enumerate(rows)]
        state = read_state(rules, position)
        check_hands(state)
        if state.to_move() == AUTO:
            complain("stack", "nobody-waits")
        view = look(state, seat)
        if state.stack and not _depends_on_hidden(view) and not state.legal_actions():
            complain("stack", "no-answer")
        _agree("", dump_view(view), data)
        return view


def read_state(rules: RushRules, data: Mapping[str, Any]) -> RushTable:
    """Return the position, before its automatic steps."""
    s = empty_table(rules)
    s.stack = [CONTINUE[rules.turn.index(PLAY_CARDS) + 1], PLAY_CARDS]
    reading = RushReading(notation_of(rules))
    POSITION.fill(reading, "", read_table("the position", data, POSITION.names), s)
    complete(s, reading.given)
    check(s)
    return s


def complete(s: RushState, given: set[str]) -> None:
    """Fill in the missing fields that follow from others."""
    rules = s.rules
    if "active" not in given:
        s.active = s.first
    if "place" not in given:
        s.place = rules.first_place[s.active]
    elif s.place >= len(rules.order) or rules.order[s.place] != s.active:
        complain("place", "no-turn-there", {"seat": s.active + 1, "place": s.place})
    if "turn.hand_open" not in given:
        s.turn.hand_open = "stack" not in given and REVEAL_HAND in rules.turn
    if "deck" not in given:
        named = set(vehicles_named(s))
        s.deck = column([int(card) for card in rules.vehicles if card not in named])


class RushReading(Reading):
    """Reads names, with error messages of this game."""

    def value(self, where: str, kind: Kind, word: object) -> int:
        if kind is SEAT or kind is NATION:
            known = list(self.names.known(kind))
            if word not in known:
                key = "not-a-seat" if kind is SEAT else "not-a-nation"
                complain(where, key, {"word": repr(word), "names": ", ".join(known)})
            return known.index(str(word))
        if kind is ACHIEVEMENT and word not in self.names.known(kind):
            complain(where, "no-achievement", {"word": repr(word)})
        try:
            return self.names.value(kind, str(word))
        except NotationError as error:
            cause = error.complaint
            raise PositionError(Message("record-at", {"where": where}, cause=cause)) from error

    def values(self, where: str, kind: Kind, words: object) -> list[int]:
        if kind is CARD and not isinstance(words, list | tuple):
            complain(where, "cards-expected")
        return super().values(where, kind, words)


def _depends_on_hidden(view: RushView) -> bool:
    """Whether the legal actions depend on a hidden hand; without one there must be some."""
    mover = view.to_move()
    if mover < 0 or view.hidden[mover].hand == 0:
        return False
    decision = pending(view.table)
    return decision is not None and decision.from_hand


def read_all(
    where: str, value: object, fields: Sequence[str], optional: Sequence[str] = ()
) -> Mapping[str, Any]:
    """Return a table that must have exactly these fields, and may have the optional ones."""
    table = read_table(where, value, (*fields, *optional))
    for field in fields:
        if field not in table:
            complain(where, "field-needed", {"name": repr(field)})
    return table


def _uncover(where: str, value: object) -> dict[str, Any]:
    """Return a player with the unseen cards put into the zones that have room for them."""
    row = read_all(where, value, SEEN_FIELDS, SEEN_FIGURES)
    sizes = read_all(f"{where}.sizes", row["sizes"], SIZES)
    unseen = read_list(f"{where}.unseen", row["unseen"])
    player: dict[str, Any] = {field: row[field] for field in PLAYER.names}
    at = 0
    for zone in SIZES:
        seen = read_list(f"{where}.{zone}", row[zone])
        size = read_number(f"{where}.sizes.{zone}", sizes[zone])
        if size < len(seen):
            complain(f"{where}.sizes.{zone}", "cards-seen", {"found": len(seen), "wanted": size})
        player[zone] = seen + unseen[at : at + size - len(seen)]
        at += size - len(seen)
    if at != len(unseen):
        complain(f"{where}.unseen", "cards-unseen", {"wanted": at, "found": len(unseen)})
    return player


def _agree(where: str, wanted: object, given: object) -> None:
    """Refuse a view that is not in normal form, for example with an unsorted hand."""
    if isinstance(wanted, Mapping):
        optional = [key for key in wanted if key in ADDED_FIELDS]
        fields = [key for key in wanted if key not in ADDED_FIELDS]
        table = read_all(where, given, fields, optional)
        for key in wanted:
            if key in table:
                _agree(f"{where}.{key}" if where else key, wanted[key], table[key])
    elif isinstance(wanted, list):
        things = read_list(where, given)
        if len(things) != len(wanted):
            complain(where, "view-other-number", {"wanted": len(wanted), "found": len(things)})
        for at in range(len(wanted)):
            _agree(f"{where}[{at + 1}]", wanted[at], things[at])
    elif type(wanted) is not type(given) or wanted != given:
        complain(where, "view-other", {"wanted": repr(wanted), "found": repr(given)})
