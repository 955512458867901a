"""The words of a card file: which fields a card and an effect have, and what may stand in each."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from sztab.core.content.fields import (
    MAX_TEXT,
    AnyOf,
    Field,
    Kind,
    ListOf,
    Mark,
    Names,
    Number,
    Record,
    Several,
    Text,
    Truth,
    Variants,
)
from sztab.core.content.vocabulary import Table, Vocabulary, id_field, number_field, text_field
from sztab.games.warsaw.board import ARMY_NAMES, FRONT_NAMES, RESOURCE_NAMES
from sztab.games.warsaw.cards import KIND_NAMES
from sztab.games.warsaw.rules import UNITS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sztab.core.content.vocabulary import Row

PRINTED: Final = "pl"
"""The language of the names on the cards."""
RULEBOOK: Final = "rulebook"
DESIGNED: Final = "designed"
RULING: Final = "ruling"

ONE: Final = "one"
EACH: Final = "each"
BATTLE: Final = "battle"
OWN: Final = "own"
ENEMY: Final = "enemy"
FEWER: Final = "fewer"
MORE: Final = "more"

PLACES: Final = ("commander_card", "commander_field", "order_field")
EDGES: Final = ("a", "b", "tie")

MAX_CARDS: Final = 255
"""Cards of both armies: an action has room for no larger number."""
MIN_DECK: Final = 7
"""Cards of an army: as many as its players hold at most after drawing for Funds [WAR-067]."""
MAX_NUMBER: Final = 9
"""The largest number on a card: units, steps or strength."""

_LINE: Final = Number(1, 2)
_FRONTS: Final = Several(Text(FRONT_NAMES), "fronts", 1)
_LINES: Final = Several(_LINE, "lines", 1)


def _optional(kind: Kind, about: str) -> Field:
    return Field(kind, about, optional=True)


_UNITS: Final = {
    "whose": Field(Text((OWN, ENEMY)), "whose units are counted"),
    "lines": Field(_LINES, "on which lines of the front: 1, 2 or both"),
}
_PER: Final = Record({**_UNITS, "div": number_field("once for every so many units", 1, 9)})
_ON_UNITS: Final = {
    "units": _optional(
        Record({**_UNITS, "at_least": number_field("so many units", 1, UNITS)}),
        "units on the effect's front",
    ),
    "balance": _optional(Text((FEWER, MORE)), "own units than enemy units on the effect's front"),
}
_ON_FRONT: Final = {"on_front": _optional(_FRONTS, "the card lies on one of these fronts")}


def _if(conditions: Mapping[str, Field]) -> dict[str, Field]:
    about = "conditions that must all hold when the effect is reached"
    return {"if": _optional(Record(conditions), about)}


_IF: Final = _if({**_ON_FRONT, **_ON_UNITS})
_WHEN: Final = {
    "when": _optional(Text((BATTLE,)), "carried out in the Order verification, not at once")
}
_MAY: Final = {"may": _optional(Mark(), "the player may decline")}

_ADD: Final = {
    "n": number_field("units from the Reserve", 1, MAX_NUMBER),
    "line": Field(_LINE, "the line that they join"),
}
_STRENGTH: Final = {"n": number_field("strength on this front", 1, MAX_NUMBER)}
_SHARE: Final = {"per": _optional(_PER, "n is multiplied by this count of units")}
_REMOVE: Final = {
    "n": number_field("enemy units that go to their Reserve", 1, MAX_NUMBER),
    "lines": Field(_LINES, "from which lines of this front"),
    **_SHARE,
}
_MOVES: Final = {
    "move_units": Record(
        {
            "n": number_field("steps of own units, at most", 1, MAX_NUMBER),
            **_SHARE,
            "forward": _optional(Mark(), "only from the second line to the first"),
            "here": _optional(Mark(), "only units of this front"),
            **_IF,
        }
    ),
    "move_all": Record({**_MAY, **_IF}),
}
_COMMON: Final = {
    "add_units": Record({**_ADD, **_IF}),
    **_MOVES,
    "place_blockade": Record(
        {
            "places": Field(Several(Text(PLACES), "places", 1), "kinds of enemy places"),
            "fronts": Field(_FRONTS, "on one of these fronts"),
            **_IF,
        }
    ),
    "move_blockade": Record(_IF),
    "extra_action": Record(_IF),
}

UNIT_EFFECTS: Final = {
    "add_units": Record(
        {
            **_ADD,
            "fronts": Field(_FRONTS, "the front or fronts that the units join"),
            "pick": _optional(Text((ONE, EACH)), "of several fronts: one of them, or each"),
            **_if(_ON_UNITS),
        }
    )
}
COMMANDER_EFFECTS: Final = {
    **_COMMON,
    "add_strength": Record({**_STRENGTH, **_IF}),
    "remove_enemy": Record({**_REMOVE, **_IF}),
    "start_battle": Record(
        {
            "at_start": _optional(
                ListOf(Variants("op", "what it does", _MOVES), "effects", 1, 3),
                "what is done before the battle",
            ),
            **_MAY,
            **_IF,
        }
    ),
}
ORDER_EFFECTS: Final = {
    **_COMMON,
    "add_strength": Record({**_STRENGTH, **_WHEN, **_IF}),
    "remove_enemy": Record({**_REMOVE, **_WHEN, **_IF}),
}


def _effects(records: Mapping[str, Record], most: int) -> ListOf:
    return ListOf(Variants("op", "what it does", records), "effects", 1, most)


EFFECTS: Final = {
    "unit": _effects(UNIT_EFFECTS, 3),
    "commander": _effects(COMMANDER_EFFECTS, 2),
    "order": _effects(ORDER_EFFECTS, 3),
}
"""[WAR-129] A Unit or Order does all of them; of a Commander's one is chosen."""

_SOURCE: Final = text_field('"rulebook" or "designed"', default=DESIGNED)
_NAME: Final = Field(Names(), "the title, or a table of titles by language")


def _card(effects: Kind, **more: Field) -> dict[str, Field]:
    return {
        "id": id_field('the name in notation and records: "wp-" or "acz-" and a word'),
        "code": _optional(Text(most=9), "army, U, C or O for the kind, and a number: WP-U01"),
        "army": Field(Text(ARMY_NAMES), "the army", fixed=True),
        "kind": Field(Text(KIND_NAMES), "the kind of card", fixed=True),
        "name": _NAME,
        "source": _SOURCE,
        **more,
        "effects": Field(effects, "what it does, in this order; of a Commander's one is chosen"),
        "note": _optional(Names(MAX_TEXT), "a line of history, or a table of lines by language"),
        "army_source": _optional(Text((RULING,)), "where the rulebook does not name the army"),
    }


_LIMIT: Final = {
    "limit": number_field("Commanders only: units allowed on the second line", 1, UNITS),
    "limit_source": text_field("the same as source, for the limit alone", default=DESIGNED),
}
CARDS: Final = {
    kind: _card(effects, **(_LIMIT if kind == "commander" else {}))
    for kind, effects in EFFECTS.items()
}
"""The fields of a card, by its kind."""
ANY_CARD: Final = _card(
    AnyOf(tuple(EFFECTS.values())),
    **{name: replace(field, optional=True) for name, field in _LIMIT.items()},
)
"""The fields of a card whose kind is not known, and those that the schema lists."""

_NUMBERS: Final = ListOf(Number(0, 7), "numbers", 1, 2)
_FACE: Final = Record(
    {
        "players": Field(Several(Number(2, 4), "numbers", 1), "with how many players it is used"),
        "choice": Field(Truth(), "whether the winner chooses the edge"),
        **{edge: Field(_NUMBERS, f"what an army gets on edge {edge}") for edge in EDGES},
        "source": Field(
            Record({edge: Field(Text((RULEBOOK, RULING)), "of these numbers") for edge in EDGES}),
            "where the numbers come from",
        ),
    }
)
RESOURCE: Final = {
    "id": Field(Text(RESOURCE_NAMES), "the Resource card", fixed=True),
    "name": _NAME,
    "faces": Field(ListOf(_FACE, "faces", 1, 2), "one for each number of players"),
}

TABLES: Final[dict[str, Table]] = {
    "resources": Table("Resource cards", RESOURCE),
    "cards": Table(
        "cards of both armies: a new id adds one, a known one changes it",
        ANY_CARD,
        adds=True,
        changes=True,
        removes=True,
    ),
}


def _in_order(value: Any) -> Any:  # noqa: ANN401 (effects, or a part of them)
    """Return effects with their fronts and lines in the order of the board."""
    if isinstance(value, dict):
        return {name: _in_order(item) for name, item in value.items()}
    if not isinstance(value, list):
        return value
    if all(isinstance(item, int) for item in value):
        return sorted(value)
    if all(item in FRONT_NAMES for item in value):
        return sorted(value, key=FRONT_NAMES.index)
    return [_in_order(item) for item in value]


class WarsawVocabulary(Vocabulary):
    """A card has the fields and effects of its kind."""

    def fields_of(
        self, section: str, row: Row, printed: Row | None, *, complete: bool
    ) -> Mapping[str, Field]:
        if section != "cards":
            return TABLES[section].fields
        kind = row.get("kind") if printed is None else printed["kind"]
        return CARDS[kind] if isinstance(kind, str) and kind in CARDS else ANY_CARD

    def normal_row(self, section: str, row: Row, printed: Row | None) -> Row:
        for field in ("name", "note"):
            if field in row:
                row[field] = Names.by_language(row[field])
        if "effects" in row:
            row["effects"] = _in_order(row["effects"])
        if printed is not None and row.get("limit", printed.get("limit")) != printed.get("limit"):
            row.setdefault("limit_source", DESIGNED)
        return row


VOCABULARY: Final = WarsawVocabulary(
    "Battle of Warsaw 1920", TABLES, provenance=frozenset({"source", "limit_source", "army_source"})
)
