"""The vocabulary of card files: the sections, their fields, and the types of those."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

from sztab.core.content.fields import (
    Field,
    FieldType,
    Id,
    Number,
    OneOrMore,
    Several,
    Span,
    TableType,
    Text,
    TranslatedText,
    Truth,
    table_schema,
)
from sztab.core.content.vocabulary import (
    Row,
    SectionSpec,
    Vocabulary,
    id_field,
    name_field,
    number_field,
    text_field,
)
from sztab.games.rush.cards import CLASSES, MAX_CARDS
from sztab.games.rush.content.abilities import Abilities
from sztab.games.rush.declared import EFFECTS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sztab.games.rush.abilities.ability import AnyEffect

BASE_SET: Final = "base"
FRONT_SET: Final = "second-front"
CUSTOM_SET: Final = "own"

EXPANSION: Final = {effect.kind: effect.expansion for effect in EFFECTS if effect.expansion}
"""Abilities of Second Front [CARD-25], with the clauses that introduce them."""
ACTIONS: Final = tuple(effect.kind for effect in EFFECTS)
LIMITS: Final = ("only_vs_base", "only_vs_vehicle")
SYMBOLS: Final = (*ACTIONS, *LIMITS, "national_goods")

METRICS: Final = (
    "destroyed_bases",
    "class_count",
    "nation_medals",
    "double_medal_cards",
    "squad_cards",
    "all_medals",
    "medal_nations",
    "vehicles_without_abilities",
    "infantry",
    "ability_cards",
    "ability_sum",
    "cost_sum",
    "own_bases",
    "barracks_cards",
    "ended_game",
)
COUNT: Final = "count"
SUM: Final = "sum"
EVENTS: Final = ("destroyed-vehicles", "destroyed-bases", "own-bases")
"""Measures that count events or Bases, not cards."""
SQUAD: Final = "squad"
ZONES: Final = ("hand", "garage", "depot", "defenders", "rear-guard")
NO_ABILITY: Final = "none"

MAX_CUSTOM: Final = 2
"""[FRONT-094] There are two blank Achievement cards."""

_NATIONS: Final = ("ussr", "germany", "usa", "france", "uk")
_COST: Final = Number(0, 99)
_QUANTITY: Final = "copies in the box"


def _abilities(effects: Sequence[type[AnyEffect]]) -> Field:
    """[CARD-23] [CARD-26] Some abilities have a number, the others do not."""
    plain = tuple(effect.kind for effect in effects if not effect.has_value)
    kinds = Abilities(plain, _valued(effects), MAX_CARDS)
    return Field(kinds, "abilities in the order they are resolved", default=[])


def _valued(effects: Sequence[type[AnyEffect]]) -> tuple[str, ...]:
    return tuple(effect.kind for effect in effects if effect.has_value)


RESERVED: Final = ("rear", "open", "destroyed")
"""Words that notation and saved positions use in place of a card."""


def _id(about: str) -> Field:
    return id_field(about, *RESERVED)


def _set(default: str | None = CUSTOM_SET) -> Field:
    about = 'the box: "base", "second-front" or a word of your own, which is always in play'
    return Field(Id((BASE_SET, FRONT_SET, CUSTOM_SET)), about, default=default)


def _source(default: str | None = "designed") -> Field:
    return text_field('"published" or "designed": where the values come from', default=default)


_NATION: Final = Field(Id(_NATIONS), "the nation")

VEHICLE: Final = {
    "id": _id("the name in notation and records"),
    "name": name_field("the name on the card"),
    "name_en": name_field("the name in Latin letters; without it, the name", like="name"),
    "nation": _NATION,
    "class": Field(Text(CLASSES), "the class"),
    "subclass": Field(Text(("artillery", "tank-destroyer")), "of an spg; no effect", optional=True),
    "cost": Field(_COST, "resources to pay"),
    "resources": number_field("resources it pays; left out: no symbol", 0, 6, optional=True),
    "firepower": number_field("hits when it attacks", 0, 2),
    "armour": number_field("hits that destroy it when it defends; 0: cannot defend", 0, 2),
    "abilities": _abilities(EFFECTS),
    "restrictions": Field(
        Several(Text(LIMITS), "restrictions"), "what alone it may attack", default=[]
    ),
    "national_goods": Field(
        Id(_NATIONS), "the nation whose cards alone its resources buy", optional=True
    ),
    "set": _set(),
    "source": _source(),
    "name_source": text_field("where the name comes from", optional=True),
    "quantity": number_field("copies in the deck; left out: 1", 1, 99, optional=True),
}

BARRACKS: Final = {
    "id": _id("the name in notation and records"),
    "name": name_field("the name on the card"),
    "name_en": name_field("the English name; without it, the name", like="name"),
    "resources": number_field("resources it pays; left out: no symbol", 0, 6, optional=True),
    "abilities": _abilities(EFFECTS),
    "quantity": number_field(_QUANTITY, 0, 99, default=1, fixed=True),
    "set": _set(),
    "source": _source(),
}

MEDAL: Final = {
    "id": _id("the name in notation and records"),
    "nation": Field(Id(_NATIONS), "the nation", fixed=True),
    "name": name_field("the name on the card"),
    "medals": number_field("1 for a single, 2 for a double", 1, 2, fixed=True),
    "resources": number_field("resources it pays", 0, 6),
    "quantity": number_field(_QUANTITY, fixed=True),
    "set": Field(Id(), "the box", fixed=True),
    "source": _source(None),
}

BASE: Final = {
    "id": _id("base or headquarters"),
    "name": name_field("the Polish name"),
    "name_en": name_field("the English name"),
    "medals": number_field("Medals it scores for the player who destroyed it"),
    "attackable_last": Field(Truth(), "whether the Bases before it protect it", fixed=True),
    "quantity": number_field(_QUANTITY, fixed=True),
    "set": Field(Id(), "the box", fixed=True),
    "source": _source(None),
}

START: Final = {
    "card": _id("a Barracks card"),
    "quantity": number_field("how many each player begins with"),
    "set": _set(BASE_SET),
}

PRINTED_ACHIEVEMENT: Final = {
    "id": _id("the name in notation and records"),
    "number": number_field("its number in the rulebook", fixed=True),
    "name": Field(TranslatedText(), "the name, or a table of names by language"),
    "name_en": name_field("the English name"),
    "name_cs": name_field("the Czech name", optional=True),
    "set": Field(Id((BASE_SET, FRONT_SET)), "the box", fixed=True),
    "metric": Field(Text(METRICS), "what is compared", fixed=True),
    "best": Field(Text(("max", "min")), "which number wins", fixed=True),
    "class": Field(Text(CLASSES), "of class_count", optional=True, fixed=True),
    "nation": Field(Id(_NATIONS), "of nation_medals", optional=True, fixed=True),
    "ability": Field(Text(ACTIONS), "of ability_cards and ability_sum", optional=True, fixed=True),
    "medals": number_field("Medals it is worth"),
    "summary": text_field("what it rewards, in one sentence"),
    "source": _source(None),
}


def _condition(kind: FieldType, about: str) -> Field:
    return Field(kind, about, optional=True)


def _where(symbols: tuple[str, ...]) -> Field:
    """Return the conditions for cards; abilities are named by their symbols."""
    conditions = {
        "kind": _condition(
            OneOrMore(Text(("vehicle", "barracks", "medal", "base"))), "the kind of card"
        ),
        "class": _condition(OneOrMore(Text(CLASSES)), "the class of a vehicle"),
        "nation": _condition(OneOrMore(Id(_NATIONS)), "the nation of a vehicle or Medal"),
        "ability": _condition(
            OneOrMore(Text((*symbols, NO_ABILITY))), "a symbol on the card, or none"
        ),
        "cost": _condition(Span(_COST), "the cost of a vehicle, [least, most]"),
        "zone": _condition(
            Text((SQUAD, *ZONES)), "where the card is; left out: in the final squad"
        ),
    }
    return _condition(TableType(conditions), "which cards count; left out: all")


def _added_up(valued: tuple[str, ...]) -> Field:
    known = ("cost", "resources", "firepower", "armour", "medals", *valued)
    return _condition(Text(known), 'what is added up; only with measure = "sum"')


CUSTOM_ACHIEVEMENT: Final = {
    "id": _id("the name in notation and records"),
    "name": Field(TranslatedText(), "the name, or a table of names by language"),
    "name_en": name_field("the English name; without it, the name", optional=True),
    "name_cs": name_field("the Czech name", optional=True),
    "best": Field(Text(("most", "fewest")), "which number wins", default="most"),
    "measure": Field(Text((COUNT, SUM, *EVENTS)), "what is compared"),
    "of": _added_up(_valued(EFFECTS)),
    "where": _where(SYMBOLS),
    "medals": number_field("Medals it is worth", default=5),
    "summary": text_field("what it rewards, in one sentence", optional=True),
    "set": Field(Id(), "the box", default=CUSTOM_SET),
    "source": _source(),
}

TABLES: Final[dict[str, SectionSpec]] = {
    "nations": SectionSpec(
        "nations",
        {
            "id": _id("the name in notation and records"),
            "name": name_field("in its own language"),
            "name_en": name_field("in English"),
            "name_pl": name_field("in Polish"),
            "medal": name_field("its Medal"),
            "medal_pl": name_field("its Medal in Polish"),
            "set": _set(),
        },
    ),
    "classes": SectionSpec(
        "classes of vehicles",
        {
            "id": Field(Text(CLASSES), "the class"),
            "name_en": name_field("in English"),
            "name_pl": name_field("in Polish"),
            "armoured": Field(Truth(), "not for support units"),
            "firepower": number_field("of all its vehicles", 0, 2, optional=True),
            "armour": number_field("of all its vehicles", 0, 2, optional=True),
            "destroys_base_at_once": Field(Truth(), "for heavy tanks"),
            "subclasses": Field(Several(Text(), "texts"), "its symbols", optional=True),
            "source": _source(),
        },
    ),
    "abilities": SectionSpec(
        "ability symbols",
        {
            "kind": Field(Text(SYMBOLS), "the ability"),
            "name_en": name_field("in English"),
            "name_pl": name_field("in Polish"),
            "group": Field(Text(("action", "passive")), "the group"),
            "value": Field(Truth(), "whether it carries a number"),
            "set": _set(),
            "summary": text_field("what it does"),
            "source": _source(),
        },
        key="kind",
    ),
    "vehicles": SectionSpec(
        "vehicles: a new id adds one, a known one changes it",
        VEHICLE,
        noun="vehicle",
        adds=True,
        changes=True,
        removes=True,
    ),
    "barracks": SectionSpec("Barracks cards", BARRACKS, adds=True, changes=True),
    "medals": SectionSpec("Medal cards", MEDAL, changes=True),
    "bases": SectionSpec("Base and Headquarters", BASE, changes=True),
    "other": SectionSpec(
        "cards without play values",
        {
            "id": _id("the card"),
            "name": name_field("in Polish"),
            "name_en": name_field("in English"),
            "quantity": number_field(_QUANTITY),
            "set": _set(),
            "source": _source(),
        },
    ),
    "starting_set": SectionSpec(
        "what each player begins with", START, key="card", adds=True, changes=True
    ),
    "sixth_player_set": SectionSpec(
        "what a sixth player needs",
        {"card": _id("the card"), "quantity": number_field(_QUANTITY)},
        key="card",
    ),
    "achievements": SectionSpec(
        "Achievements: a known id changes one, a new one defines one of the two blank cards",
        PRINTED_ACHIEVEMENT,
        noun="Achievement",
        adds=True,
        changes=True,
        removes=True,
    ),
}

POOL: Final = Field(
    Several(Id(), "ids"), "the Achievements to choose from, by id; left out: all", optional=True
)


@dataclass(frozen=True)
class RushVocabulary(Vocabulary):
    """The vocabulary of Rush. Achievements of a custom file have other fields than printed ones.

    `national` are the abilities that need a nation on the card [CARD-29].
    """

    custom: Mapping[str, Field] = field(default_factory=dict)
    national: tuple[str, ...] = ()

    def fields_of(
        self, section: str, row: Row, printed: Row | None, *, complete: bool
    ) -> Mapping[str, Field]:
        if section != "achievements":
            return self.tables[section].fields
        is_printed = "metric" in row if complete else printed is not None
        return PRINTED_ACHIEVEMENT if is_printed else self.custom

    def normal_row(self, section: str, row: Row, printed: Row | None) -> Row:
        """Give an Achievement its names in the printed languages: Polish, English, Czech."""
        name = row.get("name")
        if section != "achievements" or name is None:
            return row
        names = name if isinstance(name, dict) else {"en": name, "pl": name}
        row["name"] = names.get("pl", names["en"])
        row.setdefault("name_en", names["en"])
        return row | ({"name_cs": names["cs"]} if "cs" in names else {})

    def row_schema(self, section: str) -> dict[str, Any]:
        if section != "achievements":
            return super().row_schema(section)
        fields = {**PRINTED_ACHIEVEMENT, **self.custom}
        row = table_schema({name: one.schema() for name, one in fields.items()}, ["id"])
        row["properties"]["best"]["enum"] += PRINTED_ACHIEVEMENT["best"].kind.schema()["enum"]
        return row


def vocabulary_with(effects: Sequence[type[AnyEffect]]) -> RushVocabulary:
    """Return the vocabulary of card files with these abilities."""
    tables = dict(TABLES)
    for section in ("vehicles", "barracks"):
        fields = TABLES[section].fields | {"abilities": _abilities(effects)}
        tables[section] = replace(TABLES[section], fields=fields)
    symbols = (*(effect.kind for effect in effects), *SYMBOLS[len(ACTIONS) :])
    custom = CUSTOM_ACHIEVEMENT | {"of": _added_up(_valued(effects)), "where": _where(symbols)}
    national = tuple(effect.kind for effect in effects if effect.needs_nation)
    return RushVocabulary(
        "World of Tanks: Rush", tables, {"pool": POOL}, custom=custom, national=national
    )
