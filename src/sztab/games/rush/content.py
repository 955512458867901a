"""Reads the card file. Outside the compiled part; every complaint names file, card and field."""

from __future__ import annotations

import hashlib
import json
import tomllib
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

from sztab.core.action import RulesError
from sztab.games.rush.builder import CardContent
from sztab.games.rush.cards import (
    BARRACKS,
    BASE,
    CLASSES,
    MEDAL,
    MOST_CARDS,
    ONLY_BASES,
    ONLY_VEHICLES,
    VEHICLE,
    Card,
)
from sztab.games.rush.effects import EFFECTS, Effect
from sztab.games.rush.scoring import (
    Achievement,
    ClassCount,
    DestroyedBases,
    DoubleMedalCards,
    Metric,
    NationMedals,
    SquadCards,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Row = dict[str, Any]

FILE: Final = "cards.toml"

LIMITS: Final = {"only_vs_base": ONLY_BASES, "only_vs_vehicle": ONLY_VEHICLES}

VALUED: Final = ("reinforcements", "research")
"""Abilities that carry a number [CARD-26]."""

METRICS: Final = (
    "destroyed_bases", "class_count", "nation_medals", "double_medal_cards", "squad_cards",
    "all_medals", "medal_nations", "vehicles_without_abilities", "infantry", "ability_cards",
    "ability_sum", "cost_sum", "own_bases", "barracks_cards", "ended_game",
)  # fmt: skip

# field: (type, required); a field that is not listed is an error
FIELDS: Final[dict[str, dict[str, tuple[type, bool]]]] = {
    "nations": {
        "id": (str, True), "name": (str, True), "name_en": (str, True), "name_pl": (str, True),
        "medal": (str, True), "medal_pl": (str, True), "set": (str, True),
    },
    "classes": {
        "id": (str, True), "name_en": (str, True), "name_pl": (str, True),
        "armoured": (bool, True), "firepower": (int, False), "armour": (int, False),
        "destroys_base_at_once": (bool, True), "subclasses": (list, False), "source": (str, True),
    },
    "abilities": {
        "kind": (str, True), "name_en": (str, True), "name_pl": (str, True),
        "group": (str, True), "value": (bool, True), "set": (str, True),
        "summary": (str, True), "source": (str, True),
    },
    "vehicles": {
        "id": (str, True), "name": (str, True), "name_en": (str, True), "nation": (str, True),
        "class": (str, True), "subclass": (str, False), "cost": (int, True),
        "resources": (int, False), "firepower": (int, True), "armour": (int, True),
        "abilities": (list, True), "restrictions": (list, True), "national_goods": (str, False),
        "set": (str, True), "source": (str, True), "name_source": (str, False),
        "quantity": (int, False),
    },
    "barracks": {
        "id": (str, True), "name": (str, True), "name_en": (str, True),
        "resources": (int, False), "abilities": (list, True), "quantity": (int, True),
        "set": (str, True), "source": (str, True),
    },
    "medals": {
        "id": (str, True), "nation": (str, True), "name": (str, True), "medals": (int, True),
        "resources": (int, True), "quantity": (int, True), "set": (str, True),
        "source": (str, True),
    },
    "bases": {
        "id": (str, True), "name": (str, True), "name_en": (str, True), "medals": (int, True),
        "attackable_last": (bool, True), "quantity": (int, True), "set": (str, True),
        "source": (str, True),
    },
    "other": {
        "id": (str, True), "name": (str, True), "name_en": (str, True), "quantity": (int, True),
        "set": (str, True), "source": (str, True),
    },
    "starting_set": {"card": (str, True), "quantity": (int, True), "set": (str, True)},
    "sixth_player_set": {"card": (str, True), "quantity": (int, True)},
    "achievements": {
        "id": (str, True), "number": (int, True), "name": (str, True), "name_en": (str, True),
        "set": (str, True), "metric": (str, True), "best": (str, True), "class": (str, False),
        "nation": (str, False), "ability": (str, False), "medals": (int, True),
        "summary": (str, True), "source": (str, True),
    },
}  # fmt: skip

RANGES: Final = {"cost": (0, 99), "resources": (0, 6), "firepower": (0, 2), "armour": (0, 2)}


@cache
def printed() -> Row:
    """Return the card file of the game, checked."""
    text = resources.files(__package__).joinpath("data", FILE).read_text("utf-8")
    return parse(text, FILE)


def parse(text: str, file: str) -> Row:
    """Return the checked content of a card file; RulesError names what is wrong and where."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        message = f"{file} is not a TOML file: {error}."
        raise RulesError(message) from error
    check(data, file)
    return data


def check(data: Row, file: str) -> None:
    """Check every field of every row."""
    for section in data:
        if section != "schema_version" and section not in FIELDS:
            _fail(file, section, None, f"unknown section; known: {', '.join(FIELDS)}")
    for section, fields in FIELDS.items():
        rows = data.get(section, [])
        if not isinstance(rows, list):
            _fail(file, section, None, "must be an array of tables")
        for row in rows:
            _check_row(file, section, row, fields)
    _check_unique(data, file)
    _check_references(data, file)


def _fail(file: str, section: str, card: object, problem: str) -> None:
    where = section if card is None else f"{section}, {card}"
    message = f"{file}: {where}: {problem}."
    raise RulesError(message)


def _name(row: Row) -> object:
    return row.get("id") or row.get("kind") or row.get("card")


def _check_row(file: str, section: str, row: Row, fields: Mapping[str, tuple[type, bool]]) -> None:
    card = _name(row)
    for field, value in row.items():
        if field not in fields:
            _fail(file, section, card, f"unknown field {field!r}; known: {', '.join(fields)}")
        kind = fields[field][0]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            _fail(file, section, card, f"field {field!r} must be {kind.__name__}, not {value!r}")
        least, most = RANGES.get(field, (0, 999)) if kind is int else (0, 0)
        if kind is int and not least <= value <= most:
            _fail(file, section, card, f"field {field!r} must be {least} to {most}, not {value}")
    for field, (_, required) in fields.items():
        if required and field not in row:
            _fail(file, section, card, f"field {field!r} is missing")


def _check_unique(data: Row, file: str) -> None:
    seen: set[str] = set()
    for section in ("vehicles", "barracks", "medals", "bases", "other"):
        for row in data.get(section, []):
            if row["id"] in seen:
                _fail(file, section, row["id"], "this id is used twice")
            seen.add(row["id"])


def _check_references(data: Row, file: str) -> None:
    nations = [row["id"] for row in data.get("nations", [])]
    for row in data.get("vehicles", []):
        _one_of(file, "vehicles", row, "nation", nations)
        _one_of(file, "vehicles", row, "class", CLASSES)
        _one_of(file, "vehicles", row, "national_goods", nations)
        for limit in row["restrictions"]:
            if limit not in LIMITS:
                _fail(file, "vehicles", row["id"], f"unknown restriction {limit!r}")
    for row in data.get("medals", []):
        _one_of(file, "medals", row, "nation", nations)
    for section in ("vehicles", "barracks"):
        for row in data.get(section, []):
            for ability in row["abilities"]:
                _check_ability(data, file, section, row["id"], ability)
    for row in data.get("achievements", []):
        _one_of(file, "achievements", row, "metric", METRICS)
        _one_of(file, "achievements", row, "class", CLASSES)
        _one_of(file, "achievements", row, "nation", nations)
    cards = {row["id"] for name in ("barracks", "bases") for row in data.get(name, [])}
    for row in data.get("starting_set", []):
        _one_of(file, "starting_set", row, "card", sorted(cards))


def _one_of(file: str, section: str, row: Row, field: str, known: Sequence[str]) -> None:
    if field in row and row[field] not in known:
        problem = f"field {field!r} is {row[field]!r}; known: {', '.join(known)}"
        _fail(file, section, _name(row), problem)


def _check_ability(data: Row, file: str, section: str, card: str, ability: object) -> None:
    if not isinstance(ability, dict) or set(ability) - {"kind", "value"} or "kind" not in ability:
        problem = f'an ability is {{ kind = "..." }}, with a value or not, not {ability!r}'
        _fail(file, section, card, problem)
        return
    kinds = [row["kind"] for row in data.get("abilities", []) if row["group"] == "action"]
    kind = ability["kind"]
    if kind not in kinds:
        _fail(file, section, card, f"unknown ability {kind!r}; known: {', '.join(kinds)}")
    value = ability.get("value")
    if kind in VALUED and (not isinstance(value, int) or not 1 <= value <= MOST_CARDS):
        _fail(file, section, card, f"ability {kind!r} needs a value of at least 1")
    if kind not in VALUED and value is not None:
        _fail(file, section, card, f"ability {kind!r} takes no value")


def select(data: Row, sets: Sequence[str]) -> CardContent:
    """Return the cards of these sets, ready for the engine."""
    rows = {
        section: [row for row in data.get(section, []) if row.get("set", sets[0]) in sets]
        for section in FIELDS
    }
    nations = [row["id"] for row in rows["nations"]]
    cards: list[Card] = []
    vehicles: list[str] = []
    for row in rows["vehicles"]:
        for card in _copies(row, nations):
            cards.append(card)
            vehicles.append(card.name)
    cards += [_barracks(row) for row in rows["barracks"]]
    cards += [_medal(row, nations) for row in rows["medals"]]
    cards += [_base(row) for row in rows["bases"]]
    if len(cards) > MOST_CARDS:
        message = f"{len(cards)} different cards; the engine takes at most {MOST_CARDS}."
        raise RulesError(message)
    start = [
        row["card"]
        for row in rows["starting_set"]
        for _ in range(row["quantity"])
        if row["card"] in {card["id"] for card in rows["barracks"]}
    ]
    awards = [_achievement(row, nations) for row in rows["achievements"]]
    return CardContent(nations, cards, vehicles, start, awards, digest(rows))


def digest(rows: Row) -> str:
    """Return a short fingerprint of what is on the cards; equal cards give equal prints."""
    canon = json.dumps(rows, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(canon.encode()).hexdigest()[:12]


def _copies(row: Row, nations: list[str]) -> list[Card]:
    """Every physical vehicle is a card of its own [CARD-41]."""
    number = row.get("quantity", 1)
    if number == 1:
        return [_vehicle(row, row["id"], nations)]
    return [_vehicle(row, f"{row['id']}#{copy}", nations) for copy in range(1, number + 1)]


def _vehicle(row: Row, name: str, nations: list[str]) -> Card:
    card = Card(name, row["name"], VEHICLE)
    card.nation = nations.index(row["nation"])
    card.rank = CLASSES.index(row["class"])
    card.cost = row["cost"]
    card.resources = row.get("resources", -1)
    card.firepower = row["firepower"]
    card.armour = row["armour"]
    if row.get("national_goods") in nations:
        card.goods = nations.index(row["national_goods"])
    for limit in row["restrictions"]:
        card.limits |= LIMITS[limit]
    card.effects = _effects(row)
    card.draws = any(one["kind"] == "reinforcements" for one in row["abilities"])
    return card


def _barracks(row: Row) -> Card:
    card = Card(row["id"], row["name_en"], BARRACKS)
    card.resources = row.get("resources", -1)
    card.effects = _effects(row)
    return card


def _medal(row: Row, nations: list[str]) -> Card:
    title = row["name"] if row["medals"] == 1 else f"{row['name']} ×2"
    card = Card(row["id"], title, MEDAL)
    card.nation = nations.index(row["nation"])
    card.medals = row["medals"]
    card.resources = row["resources"]
    return card


def _base(row: Row) -> Card:
    card = Card(row["id"], row["name_en"], BASE)
    card.medals = row["medals"]
    return card


def _effects(row: Row) -> list[Effect]:
    return [EFFECTS[one["kind"]](one.get("value", 0)) for one in row["abilities"]]


def _achievement(row: Row, nations: list[str]) -> Achievement:
    return Achievement(row["id"], row["name_en"], _metric(row, nations), row["medals"])


def _metric(row: Row, nations: list[str]) -> Metric:
    name = row["metric"]
    if name == "class_count":
        return ClassCount(CLASSES.index(row["class"]))
    if name == "nation_medals":
        return NationMedals(nations.index(row["nation"]))
    plain: dict[str, type[Metric]] = {
        "destroyed_bases": DestroyedBases,
        "double_medal_cards": DoubleMedalCards,
        "squad_cards": SquadCards,
    }
    if name not in plain:
        message = f"Achievement {row['id']}: the metric {name!r} needs a set that is not in play."
        raise RulesError(message)
    return plain[name]()
