"""The components in words: the list of tank cards, icons and pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from sztab.core.content.vocabulary import Row
from sztab.core.game import Section

COLUMNS: Final = ("id", "name", "kind", "nation", "values", "source")
WAYS: Final = {"O": "orthogonally", "D": "diagonally"}


def card_rows(data: Mapping[str, list[Row]]) -> Section:
    """Return every tank card, icon and picture, with the source of its values."""
    tokens = Counter({row["id"]: 0 for row in data["icons"]})
    for row in data["pictures"]:
        tokens[row["icon"]] += row["special"]
    rows = [_tank_row(row) for row in data["tanks"]]
    rows += [_icon_row(row, tokens[row["id"]]) for row in data["icons"]]
    rows += [_picture_row(row) for row in data["pictures"]]
    return Section("Tank cards and tokens", COLUMNS, rows)


def _tank_row(row: Row) -> list[str]:
    """Return a card as `O2/D1`: it moves 2 orthogonally and shoots 1 diagonally."""
    move, shot = row["move"], row["shot"]
    values = f"{move}/{shot}: moves {_way(move)}, shoots {_way(shot)}; {row['slots']} slots"
    return [row["id"], row["name"], row["class"], row["nation"], values, row["source"]]


def _way(value: str) -> str:
    return f"{value[1]} {WAYS[value[0]]}"


def _icon_row(row: Row, tokens: int) -> list[str]:
    values = f"on {tokens} special tokens"
    return [row["id"], row["name"]["en"], row["kind"], "", values, row["source"]]


def _picture_row(row: Row) -> list[str]:
    tokens = f"{row['ordinary']} ordinary, {row['special']} special ({row['icon']})"
    values = f"{tokens}; merged: {row['merged']}"
    return [row["id"], row["name"]["en"], "picture", "", values, row["source"]]
