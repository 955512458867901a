"""The vocabulary of card files: the fields of cards and effects, and their values."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from sztab.core.content.fields import (
    MAX_TEXT,
    AnyOf,
    Field,
    FieldType,
    ListOf,
    Number,
    Several,
    TableType,
    Text,
    TranslatedText,
    Truth,
    Variants,
)
from sztab.core.content.vocabulary import (
    SectionSpec,
    Vocabulary,
    id_field,
    number_field,
    text_field,
)
from sztab.games.warsaw import declared
from sztab.games.warsaw.abilities import card_fields
from sztab.games.warsaw.abilities.card_fields import optional
from sztab.games.warsaw.abilities.conditions import (
    CONDITIONS,
    IF,
    OnFront,
    condition_fields,
)
from sztab.games.warsaw.abilities.effect import CardPart
from sztab.games.warsaw.board import ARMY_NAMES, FRONT_NAMES, RESOURCE_NAMES
from sztab.games.warsaw.cards import KIND_NAMES
from sztab.games.warsaw.rules import UNITS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sztab.core.content.vocabulary import Row

PRINTED: Final = "pl"
"""The language of the names printed on the cards."""
RULEBOOK: Final = "rulebook"
DESIGNED: Final = "designed"
RULING: Final = "ruling"

ONE: Final = "one"
EACH: Final = "each"
BATTLE: Final = "battle"

EDGES: Final = ("a", "b", "tie")

MAX_CARDS: Final = 255
"""Maximum number of cards of both armies: the argument of an action has no room for more."""
MIN_DECK: Final = 7
"""Minimum size of a deck: the largest hands of its players, drawn for Funds [WAR-067]."""

_WHEN: Final = optional(Text((BATTLE,)), "carried out in the Order verification, not at once")
_ON_UNIT: Final = {
    "fronts": Field(card_fields.FRONTS, "the front or fronts that the units join"),
    "pick": optional(Text((ONE, EACH)), "of several fronts: one of them, or each"),
}
"""A Unit card lies on no front, so its effects name theirs."""
_ON_ANY_FRONT: Final = condition_fields([one for one in CONDITIONS if one is not OnFront])


def _record(effect: type[CardPart[Any]], card: str) -> TableType:
    """Return the fields of an effect on a kind of card."""
    if card == "unit":
        return TableType({**effect.fields, **_ON_UNIT, **_ON_ANY_FRONT})
    when = {"when": _WHEN} if card == "order" and effect.in_verification else {}
    return TableType({**effect.fields, **when, **IF})


def _effects(card: str, most: int) -> ListOf:
    records = {one.kind: _record(one, card) for one in declared.EFFECTS if card in one.cards}
    return ListOf(Variants("op", "what it does", records), "effects", 1, most)


EFFECTS: Final = {
    "unit": _effects("unit", 3),
    "commander": _effects("commander", 2),
    "order": _effects("order", 3),
}
"""[WAR-129] All effects of a Unit or an Order happen; of a Commander's, one is chosen."""

_SOURCE: Final = text_field('"rulebook" or "designed"', default=DESIGNED)
_NAME: Final = Field(TranslatedText(), "the title, or a table of titles by language")


def _card(effects: FieldType, **more: Field) -> dict[str, Field]:
    return {
        "id": id_field('the name in notation and records: "wp-" or "acz-" and a word'),
        "code": optional(Text(most=9), "army, U, C or O for the kind, and a number: WP-U01"),
        "army": Field(Text(ARMY_NAMES), "the army", fixed=True),
        "kind": Field(Text(KIND_NAMES), "the kind of card", fixed=True),
        "name": _NAME,
        "source": _SOURCE,
        **more,
        "effects": Field(effects, "what it does, in this order; of a Commander's one is chosen"),
        "note": optional(
            TranslatedText(MAX_TEXT), "a line of history, or a table of lines by language"
        ),
        "army_source": optional(Text((RULING,)), "where the rulebook does not name the army"),
    }


_LIMIT: Final = {
    "limit": number_field("Commanders only: units allowed on the second line", 1, UNITS),
    "limit_source": text_field("the same as source, for the limit alone", default=DESIGNED),
}
CARDS: Final = {
    kind: _card(effects, **(_LIMIT if kind == "commander" else {}))
    for kind, effects in EFFECTS.items()
}
"""The fields of a card, by kind."""
ANY_CARD: Final = _card(
    AnyOf(tuple(EFFECTS.values())),
    **{name: replace(field, optional=True) for name, field in _LIMIT.items()},
)
"""The fields of a card of unknown kind; the schema lists them too."""

_NUMBERS: Final = ListOf(Number(0, 7), "numbers", 1, 2)
_FACE: Final = TableType(
    {
        "players": Field(Several(Number(2, 4), "numbers", 1), "with how many players it is used"),
        "choice": Field(Truth(), "whether the winner chooses the edge"),
        **{edge: Field(_NUMBERS, f"what an army gets on edge {edge}") for edge in EDGES},
        "source": Field(
            TableType(
                {edge: Field(Text((RULEBOOK, RULING)), "of these numbers") for edge in EDGES}
            ),
            "where the numbers come from",
        ),
    }
)
RESOURCE: Final = {
    "id": Field(Text(RESOURCE_NAMES), "the Resource card", fixed=True),
    "name": _NAME,
    "faces": Field(ListOf(_FACE, "faces", 1, 2), "one for each number of players"),
}

TABLES: Final[dict[str, SectionSpec]] = {
    "resources": SectionSpec("Resource cards", RESOURCE),
    "cards": SectionSpec(
        "cards of both armies: a new id adds one, a known one changes it",
        ANY_CARD,
        adds=True,
        changes=True,
        removes=True,
    ),
}


def _in_order(value: Any) -> Any:  # noqa: ANN401 (effects, or a part of them)
    """Return effects with their fronts and lines sorted in board order."""
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
                row[field] = TranslatedText.by_language(row[field])
        if "effects" in row:
            row["effects"] = _in_order(row["effects"])
        if printed is not None and row.get("limit", printed.get("limit")) != printed.get("limit"):
            row.setdefault("limit_source", DESIGNED)
        return row


VOCABULARY: Final = WarsawVocabulary(
    "Battle of Warsaw 1920", TABLES, provenance=frozenset({"source", "limit_source", "army_source"})
)
