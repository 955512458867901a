"""The words of a card file: its tables, their fields, and what may stand in each.

The checks, the JSON Schema and the merged card list all read these tables, so that they agree.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sztab.games.rush.cards import CLASSES, MOST_CARDS
from sztab.games.rush.content.kinds import (
    MOST_IN_NAME,
    Abilities,
    Filter,
    Id,
    Kind,
    Names,
    Number,
    OneOrMore,
    Several,
    Span,
    Text,
    Truth,
)

Row = dict[str, Any]

PRINTED: Final = "printed"
NOTHING: Final = "nothing"

BASE_SET: Final = "base"
FRONT_SET: Final = "second-front"
OWN_SET: Final = "own"

VALUED: Final = ("reinforcements", "research")
"""Abilities that carry a number [CARD-26]."""
EXPANSION: Final = ("dispatch", "planning")
"""Abilities that only Second Front knows [CARD-25]."""
ACTIONS: Final = (
    "reinforcements", "recruitment", "scouting", "sabotage", "siege", "research", "dismantle",
    "indestructibility", *EXPANSION,
)  # fmt: skip
LIMITS: Final = ("only_vs_base", "only_vs_vehicle")
SYMBOLS: Final = (*ACTIONS, *LIMITS, "national_goods")
NATIONAL: Final = ("siege", "indestructibility")
"""Abilities that need the nation of the card [CARD-29]."""

METRICS: Final = (
    "destroyed_bases", "class_count", "nation_medals", "double_medal_cards", "squad_cards",
    "all_medals", "medal_nations", "vehicles_without_abilities", "infantry", "ability_cards",
    "ability_sum", "cost_sum", "own_bases", "barracks_cards", "ended_game",
)  # fmt: skip
COUNT: Final = "count"
SUM: Final = "sum"
EVENTS: Final = ("destroyed-vehicles", "destroyed-bases", "own-bases")
"""Measures of what players did or still have, not of cards."""
SQUAD: Final = "squad"
ZONES: Final = ("hand", "garage", "depot", "defenders", "rear-guard")
NO_ABILITY: Final = "none"

MOST_OWN: Final = 2
"""[FRONT-094] There are two blank Achievement cards."""

_NATIONS: Final = ("ussr", "germany", "usa", "france", "uk")
_COST: Final = Number(0, 99)
_ABILITIES: Final = Abilities(
    tuple(kind for kind in ACTIONS if kind not in VALUED), VALUED, MOST_CARDS
)
_QUANTITY: Final = "copies in the box"


@dataclass(frozen=True)
class Field:
    """One field of a row.

    A new row needs it unless it has a `default`, takes it `like` another field, or is optional.
    What is `fixed` cannot be changed on a printed card.
    """

    kind: Kind
    about: str
    optional: bool = False
    default: Any = None
    like: str = ""
    fixed: bool = False

    @property
    def needed(self) -> bool:
        """Whether a new row must say it."""
        return not (self.optional or self.like) and self.default is None


@dataclass(frozen=True)
class Table:
    """A section of a card file: an array of rows, each known by its key.

    `adds` and `changes` say what a file that starts from the printed cards may do here. A file
    that starts from nothing may have all.
    """

    about: str
    fields: dict[str, Field]
    key: str = "id"
    adds: bool = False
    changes: bool = False


def _id(about: str) -> Field:
    return Field(Id(), about, fixed=True)


def _text(about: str, **rest: Any) -> Field:  # noqa: ANN401 (options of Field)
    return Field(Text(), about, **rest)


def _name(about: str, **rest: Any) -> Field:  # noqa: ANN401 (options of Field)
    return Field(Text(most=MOST_IN_NAME), about, **rest)


def _number(about: str, least: int = 0, most: int = 99, **rest: Any) -> Field:  # noqa: ANN401
    return Field(Number(least, most), about, **rest)


def _set(default: str | None = OWN_SET) -> Field:
    about = 'the box: "base", "second-front" or a word of your own, which is always in play'
    return Field(Id((BASE_SET, FRONT_SET, OWN_SET)), about, default=default)


def _source(default: str | None = "designed") -> Field:
    return _text('"published" or "designed": where the values come from', default=default)


_NATION: Final = Field(Id(_NATIONS), "the nation")

VEHICLE: Final = {
    "id": _id("the name in notation and records"),
    "name": _name("the name on the card"),
    "name_en": _name("the name in Latin letters; without it, the name", like="name"),
    "nation": _NATION,
    "class": Field(Text(CLASSES), "the class"),
    "subclass": Field(Text(("artillery", "tank-destroyer")), "of an spg; no effect", optional=True),
    "cost": Field(_COST, "resources to pay"),
    "resources": _number("resources it pays; left out: no symbol", 0, 6, optional=True),
    "firepower": _number("hits when it attacks", 0, 2),
    "armour": _number("hits that destroy it when it defends; 0: cannot defend", 0, 2),
    "abilities": Field(_ABILITIES, "abilities in the order they are resolved", default=[]),
    "restrictions": Field(
        Several(Text(LIMITS), "restrictions"), "what alone it may attack", default=[]
    ),
    "national_goods": Field(
        Id(_NATIONS), "the nation whose cards alone its resources buy", optional=True
    ),
    "set": _set(),
    "source": _source(),
    "name_source": _text("where the name comes from", optional=True),
    "quantity": _number("copies in the deck; left out: 1", 1, 99, optional=True),
}

BARRACKS: Final = {
    "id": _id("the name in notation and records"),
    "name": _name("the name on the card"),
    "name_en": _name("the English name; without it, the name", like="name"),
    "resources": _number("resources it pays; left out: no symbol", 0, 6, optional=True),
    "abilities": Field(_ABILITIES, "abilities in the order they are resolved", default=[]),
    "quantity": _number(_QUANTITY, 0, 99, default=1, fixed=True),
    "set": _set(),
    "source": _source(),
}

MEDAL: Final = {
    "id": _id("the name in notation and records"),
    "nation": Field(Id(_NATIONS), "the nation", fixed=True),
    "name": _name("the name on the card"),
    "medals": _number("1 for a single, 2 for a double", 1, 2, fixed=True),
    "resources": _number("resources it pays", 0, 6),
    "quantity": _number(_QUANTITY, fixed=True),
    "set": Field(Id(), "the box", fixed=True),
    "source": _source(None),
}

BASE: Final = {
    "id": _id("base or headquarters"),
    "name": _name("the Polish name"),
    "name_en": _name("the English name"),
    "medals": _number("Medals it is worth to whoever destroyed it"),
    "attackable_last": Field(Truth(), "whether the Bases before it protect it", fixed=True),
    "quantity": _number(_QUANTITY, fixed=True),
    "set": Field(Id(), "the box", fixed=True),
    "source": _source(None),
}

START: Final = {
    "card": _id("a Barracks card"),
    "quantity": _number("how many each player begins with"),
    "set": _set(BASE_SET),
}

PRINTED_ACHIEVEMENT: Final = {
    "id": _id("the name in notation and records"),
    "number": _number("its number in the rulebook", fixed=True),
    "name": Field(Names(), "the name, or a table of names by language"),
    "name_en": _name("the English name"),
    "name_cs": _name("the Czech name", optional=True),
    "set": Field(Id((BASE_SET, FRONT_SET)), "the box", fixed=True),
    "metric": Field(Text(METRICS), "what is compared", fixed=True),
    "best": Field(Text(("max", "min")), "which number wins", fixed=True),
    "class": Field(Text(CLASSES), "of class_count", optional=True, fixed=True),
    "nation": Field(Id(_NATIONS), "of nation_medals", optional=True, fixed=True),
    "ability": Field(Text(ACTIONS), "of ability_cards and ability_sum", optional=True, fixed=True),
    "medals": _number("Medals it is worth"),
    "summary": _text("what it rewards, in one sentence"),
    "source": _source(None),
}

_WHERE: Final = Filter({
    "kind": (OneOrMore(Text(("vehicle", "barracks", "medal", "base"))), "the kind of card"),
    "class": (OneOrMore(Text(CLASSES)), "the class of a vehicle"),
    "nation": (OneOrMore(Id(_NATIONS)), "the nation of a vehicle or Medal"),
    "ability": (OneOrMore(Text((*SYMBOLS, NO_ABILITY))), "a symbol on the card, or none"),
    "cost": (Span(_COST), "the cost of a vehicle, [least, most]"),
    "zone": (Text((SQUAD, *ZONES)), "where the card is; left out: in the final squad"),
})  # fmt: skip

OWN_ACHIEVEMENT: Final = {
    "id": _id("the name in notation and records"),
    "name": Field(Names(), "the name, or a table of names by language"),
    "name_en": _name("the English name; without it, the name", optional=True),
    "name_cs": _name("the Czech name", optional=True),
    "best": Field(Text(("most", "fewest")), "which number wins", default="most"),
    "measure": Field(Text((COUNT, SUM, *EVENTS)), "what is compared"),
    "of": Field(
        Text(("cost", "resources", "firepower", "armour", "medals", *VALUED)),
        'what is added up; only with measure = "sum"',
        optional=True,
    ),
    "where": Field(_WHERE, "which cards count; left out: all", optional=True),
    "medals": _number("Medals it is worth", default=5),
    "summary": _text("what it rewards, in one sentence", optional=True),
    "set": Field(Id(), "the box", default=OWN_SET),
    "source": _source(),
}

TABLES: Final[dict[str, Table]] = {
    "nations": Table(
        "nations",
        {
            "id": _id("the name in notation and records"), "name": _name("in its own language"),
            "name_en": _name("in English"), "name_pl": _name("in Polish"),
            "medal": _name("its Medal"), "medal_pl": _name("its Medal in Polish"), "set": _set(),
        },
    ),
    "classes": Table(
        "classes of vehicles",
        {
            "id": Field(Text(CLASSES), "the class"), "name_en": _name("in English"),
            "name_pl": _name("in Polish"), "armoured": Field(Truth(), "not for support units"),
            "firepower": _number("of all its vehicles", 0, 2, optional=True),
            "armour": _number("of all its vehicles", 0, 2, optional=True),
            "destroys_base_at_once": Field(Truth(), "for heavy tanks"),
            "subclasses": Field(Several(Text(), "texts"), "its symbols", optional=True),
            "source": _source(),
        },
    ),
    "abilities": Table(
        "ability symbols",
        {
            "kind": Field(Text(SYMBOLS), "the ability"), "name_en": _name("in English"),
            "name_pl": _name("in Polish"), "group": Field(Text(("action", "passive")), "the group"),
            "value": Field(Truth(), "whether it carries a number"), "set": _set(),
            "summary": _text("what it does"), "source": _source(),
        },
        key="kind",
    ),
    "vehicles": Table("vehicles: a new id adds one, a known one changes it", VEHICLE, adds=True,
        changes=True),
    "barracks": Table("Barracks cards", BARRACKS, adds=True, changes=True),
    "medals": Table("Medal cards", MEDAL, changes=True),
    "bases": Table("Base and Headquarters", BASE, changes=True),
    "other": Table(
        "cards without play values",
        {
            "id": _id("the card"), "name": _name("in Polish"), "name_en": _name("in English"),
            "quantity": _number(_QUANTITY), "set": _set(), "source": _source(),
        },
    ),
    "starting_set": Table("what each player begins with", START, key="card", adds=True,
        changes=True),
    "sixth_player_set": Table(
        "what a sixth player needs",
        {"card": _id("the card"), "quantity": _number(_QUANTITY)},
        key="card",
    ),
    "achievements": Table(
        "Achievements: a known id changes one, a new one defines one of the two blank cards",
        PRINTED_ACHIEVEMENT,
        adds=True,
        changes=True,
    ),
}  # fmt: skip

TOP: Final = {
    "schema_version": Field(Number(1, 1), "the version of this format", optional=True),
    "start_from": Field(
        Text((PRINTED, NOTHING)),
        'what the file adds to: the "printed" cards (default), or "nothing": it is complete',
        optional=True,
    ),
    "remove": Field(
        Several(Id(), "ids"), "vehicles and Achievements to leave out, by id", optional=True
    ),
    "pool": Field(
        Several(Id(), "ids"), "the Achievements to choose from, by id; left out: all", optional=True
    ),
}


def fields_of(section: str, row: Row, *, is_new: bool, complete: bool) -> dict[str, Field]:
    """Return the fields that a row may have: a new Achievement has others than a printed one."""
    table = TABLES[section]
    if section != "achievements":
        return table.fields
    printed = "metric" in row if complete else not is_new
    return PRINTED_ACHIEVEMENT if printed else OWN_ACHIEVEMENT
