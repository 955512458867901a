"""The cards in words: the card list, and the effects of each card as a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sztab.core.content.vocabulary import Row
from sztab.core.game import Section
from sztab.games.warsaw.abilities.card_fields import joined, lines
from sztab.games.warsaw.content.vocabulary import EDGES
from sztab.games.warsaw.declared import EFFECTS

COLUMNS: Final = ("id", "name", "in English", "kind", "army", "limit", "effect", "source")


PRIZES: Final = {
    "funds": "draw up to this many cards",
    "supply": "number of supply actions",
    "support": "the Special Blockade marker",
}
"""The meaning of the numbers on a Resource card."""
PHRASES: Final = {effect.kind: effect.phrase for effect in EFFECTS}


def card_rows(data: Mapping[str, list[Row]]) -> Section:
    """Return every card with its effects and the source of its values."""
    rows = [_card_row(row) for row in data["cards"]]
    rows += [_resource_row(row) for row in data["resources"]]
    return Section("Cards", COLUMNS, rows)


def sentence(row: Mapping[str, Any]) -> str:
    """Return the effects of a card as a sentence."""
    link = " or " if row["kind"] == "commander" else "; "
    return link.join(_effect(effect) for effect in row["effects"])


def explain_effect(row: Mapping[str, Any], number: int) -> str:
    """Return one effect of a card as a phrase; the first is number 1, as in the notation."""
    return _effect(row["effects"][number - 1])


def _card_row(row: Row) -> list[str]:
    name, limit = row["name"], str(row.get("limit", ""))
    words = [row["id"], name["pl"], name["en"], row["kind"], row["army"], limit]
    return [*words, sentence(row), _source(row)]


def _source(row: Row) -> str:
    """Return the source of a card's values, and those of its limit and army if they differ."""
    limit = row.get("limit_source", row["source"])
    words = [row["source"]] if limit == row["source"] else [row["source"], f"limit {limit}"]
    return ", ".join([*words, f"army {row['army_source']}"] if "army_source" in row else words)


def _resource_row(row: Row) -> list[str]:
    name, words = row["name"], [_face(face) for face in row["faces"]]
    effect = f"{PRIZES[row['id']]}; {'; '.join(words)}"
    sources = sorted({source for face in row["faces"] for source in face["source"].values()})
    return [
        row["id"],
        name["pl"],
        name["en"],
        "resource",
        "",
        "",
        effect,
        "/".join(sources),
    ]


def _face(face: Row) -> str:
    """Return the numbers on a face, such as `3/4 players: a 3+3, b 4+3, tie 3+3`."""
    edges = [f"{edge} {'+'.join(map(str, face[edge]))}" for edge in EDGES]
    return f"{'/'.join(map(str, face['players']))} players: {', '.join(edges)}"


def _effect(effect: Row) -> str:
    """Return an effect with its time, its condition and whether it may be declined."""
    time = "in battle: " if "when" in effect else ""
    may = "may " if "may" in effect else ""
    share = _share(effect["per"]) if "per" in effect else ""
    inner = [_effect(one) for one in effect.get("at_start", [])]
    what = PHRASES[effect["op"]]({**effect, "at_start": inner})
    return f"{time}{may}{what}{share}{_condition(effect.get('if', {}))}"


def _share(per: Row) -> str:
    counted = f"{per['whose']} unit{'' if per['div'] == 1 else 's'} on {lines(per['lines'])} here"
    return f" for every {counted}" if per["div"] == 1 else f" for every {per['div']} {counted}"


def _condition(conditions: Row) -> str:
    words: list[str] = []
    if "on_front" in conditions:
        words.append(f"on {joined(conditions['on_front'], 'or')}")
    if "units" in conditions:
        units = conditions["units"]
        words.append(f"{units['whose']} units on {lines(units['lines'])} >= {units['at_least']}")
    if "balance" in conditions:
        words.append(f"{conditions['balance']} units than the enemy")
    return f" if {' and '.join(words)}" if words else ""
