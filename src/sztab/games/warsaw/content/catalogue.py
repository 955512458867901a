"""The cards in words: what each does, as a sentence made of its data, and the card list."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from sztab.core.content.vocabulary import Row
from sztab.core.game import Section
from sztab.games.warsaw.board import FRONTS
from sztab.games.warsaw.content.vocabulary import EACH, EDGES

COLUMNS: Final = ("id", "name", "in English", "kind", "army", "limit", "effect", "source")


PRIZES: Final = {
    "funds": "draw up to so many cards",
    "supply": "so many supply actions",
    "support": "the Special Blockade marker",
}
"""What the numbers on a Resource card mean."""


def card_rows(data: Mapping[str, list[Row]]) -> Section:
    """Return every card with what it does and where its values come from."""
    rows = [_card_row(row) for row in data["cards"]]
    rows += [_resource_row(row) for row in data["resources"]]
    return Section("Cards", COLUMNS, rows)


def sentence(row: Mapping[str, Any]) -> str:
    """Return what a card does."""
    link = " or " if row["kind"] == "commander" else "; "
    return link.join(_effect(effect) for effect in row["effects"])


def explain_effect(row: Mapping[str, Any], number: int) -> str:
    """Return what one effect of a card does; the first is number 1, as in the notation."""
    return _effect(row["effects"][number - 1])


def _card_row(row: Row) -> list[str]:
    name, limit = row["name"], str(row.get("limit", ""))
    words = [row["id"], name["pl"], name["en"], row["kind"], row["army"], limit]
    return [*words, sentence(row), _source(row)]


def _source(row: Row) -> str:
    """Return where the values of a card come from, with what is not known as well as the rest."""
    limit = row.get("limit_source", row["source"])
    words = [row["source"]] if limit == row["source"] else [row["source"], f"limit {limit}"]
    return ", ".join([*words, f"army {row['army_source']}"] if "army_source" in row else words)


def _resource_row(row: Row) -> list[str]:
    name, words = row["name"], [_face(face) for face in row["faces"]]
    effect = f"{PRIZES[row['id']]}; {'; '.join(words)}"
    sources = sorted({source for face in row["faces"] for source in face["source"].values()})
    return [
        row["id"], name["pl"], name["en"], "resource", "", "", effect, "/".join(sources),
    ]  # fmt: skip


def _face(face: Row) -> str:
    """Return the numbers of a face, such as `3/4 players: a 3+3, b 4+3, tie 3+3`."""
    edges = [f"{edge} {'+'.join(map(str, face[edge]))}" for edge in EDGES]
    return f"{'/'.join(map(str, face['players']))} players: {', '.join(edges)}"


def _effect(effect: Row) -> str:
    """Return an effect with its time, its leave to decline and its condition."""
    time = "in battle: " if "when" in effect else ""
    may = "may " if "may" in effect else ""
    share = _share(effect["per"]) if "per" in effect else ""
    return f"{time}{may}{WORDS[effect['op']](effect)}{share}{_condition(effect.get('if', {}))}"


def _add_units(effect: Row) -> str:
    number, line = effect["n"], _lines([effect["line"]])
    if "fronts" not in effect:
        return f"add {number} to {line} here"
    if effect.get("pick") == EACH:
        return f"add {number} each to {line} of {_fronts(effect['fronts'], 'and')}"
    return f"add {number} to {line} {_choice(effect['fronts'])}"


def _move_units(effect: Row) -> str:
    path = " from 2LF to 1LF" if "forward" in effect else ""
    return f"move up to {effect['n']}{path}{' here' if 'here' in effect else ''}"


def _move_all(_: Row) -> str:
    return "move all own units here from 2LF to 1LF"


def _add_strength(effect: Row) -> str:
    return f"+{effect['n']} strength"


def _remove_enemy(effect: Row) -> str:
    units = "unit" if effect["n"] == 1 else "units"
    return f"remove {effect['n']} enemy {units} from {_lines(effect['lines'])} here"


def _start_battle(effect: Row) -> str:
    first = "; ".join(_effect(part) for part in effect.get("at_start", []))
    return f"start the battle here{f' (at its start: {first})' if first else ''}"


def _place_blockade(effect: Row) -> str:
    places = " or ".join(place.replace("_", " ") for place in effect["places"])
    return f"own Blockade marker onto an enemy {places}, {_choice(effect['fronts'])}"


def _move_blockade(_: Row) -> str:
    return "move either army Blockade marker"


def _extra_action(_: Row) -> str:
    return "extra action"


WORDS: Final[dict[str, Callable[[Row], str]]] = {
    "add_units": _add_units,
    "move_units": _move_units,
    "move_all": _move_all,
    "add_strength": _add_strength,
    "remove_enemy": _remove_enemy,
    "start_battle": _start_battle,
    "place_blockade": _place_blockade,
    "move_blockade": _move_blockade,
    "extra_action": _extra_action,
}


def _share(per: Row) -> str:
    counted = f"{per['whose']} unit{'' if per['div'] == 1 else 's'} on {_lines(per['lines'])} here"
    return f" for every {counted}" if per["div"] == 1 else f" for every {per['div']} {counted}"


def _condition(conditions: Row) -> str:
    words: list[str] = []
    if "on_front" in conditions:
        words.append(f"on {_fronts(conditions['on_front'], 'or')}")
    if "units" in conditions:
        units = conditions["units"]
        words.append(f"{units['whose']} units on {_lines(units['lines'])} >= {units['at_least']}")
    if "balance" in conditions:
        words.append(f"{conditions['balance']} units than the enemy")
    return f" if {' and '.join(words)}" if words else ""


def _choice(fronts: Sequence[str]) -> str:
    return "any front" if len(fronts) == FRONTS else _fronts(fronts, "or")


def _fronts(fronts: Sequence[str], link: str) -> str:
    return f" {link} ".join(front.upper() for front in fronts)


def _lines(lines: Sequence[int]) -> str:
    return " or ".join(f"{line}LF" for line in lines)
