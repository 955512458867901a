"""The components in play under frozen rules, as plain data: all that is needed to draw them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sztab.core.content.card_file import CardFile
from sztab.core.game import Components, Section
from sztab.core.languages import LANGUAGES
from sztab.games.rush.actions import base_name, guard_name
from sztab.games.rush.cards import BARRACKS, BASE, MEDAL, NONE, VEHICLE
from sztab.games.rush.content.catalogue import achievement_rows, card_list, in_words
from sztab.games.rush.content.consistency import RushConsistency
from sztab.games.rush.content.vocabulary import vocabulary_with
from sztab.games.rush.declared import EFFECTS
from sztab.games.rush.names import place_names

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sztab.core.content.vocabulary import Row
    from sztab.games.rush.abilities.ability import AnyEffect
    from sztab.games.rush.cards import Cards
    from sztab.games.rush.rules import RushRules

KINDS: Final = ("vehicle", "barracks", "medal", "base")
SECTIONS: Final = ("vehicles", "barracks", "medals", "bases")
COUNTED: Final = ("metric", "measure", "best", "class", "nation", "ability", "of", "where")
"""Fields that say what an Achievement compares: a metric if printed, a measure if custom."""
POLISH: Final = (BARRACKS, BASE)
"""Kinds of cards with a printed name in Polish; the others have one in their nation's language."""


def card_file(effects: Sequence[type[AnyEffect]]) -> CardFile:
    """Return the card file format with these abilities, which may include those of house rules."""
    return CardFile("sztab.games.rush", "cards.toml", vocabulary_with(effects), RushConsistency)


CARD_FILE: Final = card_file(EFFECTS)


class RushComponents(Components["RushRules"]):
    """Cards, Achievements, nations, classes, abilities and numbers."""

    def rows(
        self, content: Mapping[str, Any] | None = None, rules: RushRules | None = None
    ) -> Section:
        data = self.merge(content)
        cards = card_list(data)
        rows = cards.rows + achievement_rows(data)
        if rules is not None:
            playing = {name.partition("#")[0] for name in rules.cards.names}
            playing |= set(rules.achievement_names)
            rows = [row for row in rows if row[0] in playing]
        return Section(cards.title, cards.columns, rows)

    def in_play(self, rules: RushRules) -> dict[str, Any]:
        """Cards have the same names as in views, where each copy of a vehicle has its own name."""
        return in_play(rules, self.merge(rules.content))


def in_play(rules: RushRules, data: Row) -> dict[str, Any]:
    """Return all that is in play; the data are the components before the rules select."""
    return {
        "cards": _cards(rules, data),
        "achievements": _achievements(rules, data),
        "nations": _nations(rules, data),
        "classes": {row["id"]: _class(row) for row in data["classes"]},
        "abilities": {row["kind"]: _ability(row) for row in data["abilities"]},
        "places": {
            "bases": place_names(rules),
            "guards": [guard_name(slot) for slot in range(rules.bases)],
            "headquarters": base_name(int(rules.headquarters)) if rules.headquarters >= 0 else "",
        },
        "parties": [list(seats) for seats in rules.parties],
        "starting_deck": [rules.cards.names[card] for card in rules.barracks],
        "numbers": _numbers(rules),
    }


def _numbers(rules: RushRules) -> dict[str, int]:
    """Return the numbers and options that decide the layout of a table."""
    return {
        "players": rules.players,
        "bases": int(rules.bases),
        "hand": int(rules.hand_size),
        "most_in_hand": int(rules.hand_cap),
        "reserve": int(rules.reserve_size),
        "achievements": int(rules.achievements_in_play),
        "singles": int(rules.singles),
        "doubles": int(rules.doubles),
        "rear_guard": int(rules.rear_guard),
        "achievement_deck": int(rules.achievement_deck),
        "open_depots": int(rules.open_depots),
        "vehicles": len(rules.vehicles),
        "rounds": int(rules.round_limit),
    }


def _cards(rules: RushRules, data: Row) -> dict[str, Any]:
    rows = {row["id"]: row for section in SECTIONS for row in data.get(section, [])}
    cards = rules.cards
    return {
        name: _card(rules, code, rows[name.partition("#")[0]])
        for code, name in enumerate(cards.names)
    }


def _card(rules: RushRules, code: int, row: Row) -> dict[str, Any]:
    """Return a card with the values of the engine, and those that only its picture needs."""
    cards = rules.cards
    shown = {
        "title": cards.titles[code],
        "names": _names(row, "pl" if cards.kind[code] in POLISH else "own"),
        "kind": KINDS[cards.kind[code]],
        "nation": _nation(cards, int(cards.nation[code])),
        "resources": _printed(int(cards.resources[code])),
        "abilities": [dict(one) for one in row.get("abilities", [])],
        "copies": _copies(rules, code),
        "set": row["set"],
        "source": row["source"],
    }
    if cards.kind[code] == VEHICLE:
        return shown | _vehicle(cards, code, row)
    return shown | ({"medals": int(cards.medals[code])} if cards.medals[code] else {})


def _vehicle(cards: Cards, code: int, row: Row) -> dict[str, Any]:
    return {
        "class": row["class"],
        "subclass": row.get("subclass", ""),
        "cost": int(cards.cost[code]),
        "firepower": int(cards.firepower[code]),
        "armour": int(cards.armour[code]),
        "goods": row.get("national_goods", ""),
        "limits": list(row["restrictions"]),
        "name_source": row.get("name_source", row["source"]),
    }


def _copies(rules: RushRules, code: int) -> int:
    """Return the number of copies of the card in the game."""
    cards = rules.cards
    if cards.kind[code] == VEHICLE:
        return 1
    if cards.kind[code] == MEDAL:
        return int(rules.singles if cards.medals[code] == 1 else rules.doubles)
    if cards.kind[code] == BASE:
        quarters = int(rules.headquarters >= 0)
        each = quarters if code == cards.headquarters else int(rules.bases) - quarters
        return each * rules.players
    return [int(card) for card in rules.barracks].count(code) * rules.players


def _achievements(rules: RushRules, data: Row) -> dict[str, Any]:
    rows = {row["id"]: row for row in data.get("achievements", [])}
    return {
        one.name: {
            "title": one.title,
            "names": _names(rows[one.name], "pl"),
            "value": rows[one.name]["medals"],
            "counts": {key: rows[one.name][key] for key in COUNTED if key in rows[one.name]},
            "text": rows[one.name].get("summary") or in_words(rows[one.name]).rstrip(", "),
            "number": rows[one.name].get("number", 0),
            "set": rows[one.name]["set"],
            "source": rows[one.name]["source"],
        }
        for one in rules.achievements
    }


def _nations(rules: RushRules, data: Row) -> dict[str, Any]:
    rows = {row["id"]: row for row in data["nations"]}
    cards = rules.cards
    return {
        nation: {
            "title": rows[nation]["name"],
            "names": _names(rows[nation]),
            "medal": rows[nation]["medal"],
            "medal_names": {"pl": rows[nation]["medal_pl"]},
            "single": cards.names[cards.single[number]],
            "double": cards.names[cards.double[number]],
        }
        for number, nation in enumerate(cards.nations)
    }


def _class(row: Row) -> dict[str, Any]:
    return {
        "names": _names(row),
        "armoured": row["armoured"],
        "destroys_base_at_once": row["destroys_base_at_once"],
    }


def _ability(row: Row) -> dict[str, Any]:
    return {
        "names": _names(row),
        "group": row["group"],
        "value": row["value"],
        "text": row["summary"],
    }


def _names(row: Row, printed: str = "own") -> dict[str, str]:
    """Return the names by language; `own` is the language of a vehicle's or Medal's nation."""
    known = {printed: row.get("name", "")}
    known |= {one: row[f"name_{one}"] for one in LANGUAGES if f"name_{one}" in row}
    return {language: name for language, name in known.items() if name}


def _nation(cards: Cards, nation: int) -> str:
    return "" if nation == NONE else cards.nations[nation]


def _printed(number: int) -> int | None:
    """[RUSH-074] A symbol that is not printed differs from a zero."""
    return None if number == NONE else number
