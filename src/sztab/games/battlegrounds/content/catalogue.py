"""The components in words: the list of tank cards, icons and pictures."""

from __future__ import annotations

from typing import Final

from sztab.core.content.shapes import Row
from sztab.core.game import Section
from sztab.games.battlegrounds.content.reading import printed

COLUMNS: Final = ("id", "name", "kind", "nation", "values", "source")
WAYS: Final = {"O": "orthogonally", "D": "diagonally"}


def card_rows() -> Section:
    """Return every tank card, and what is on the tokens, with where its values come from."""
    data = printed()
    rows = [_tank_row(row) for row in data["tanks"]]
    rows += [_icon_row(row) for row in data["icons"]]
    rows += [_picture_row(row) for row in data["pictures"]]
    return Section("Tank cards and tokens", COLUMNS, rows)


def _tank_row(row: Row) -> list[str]:
    """Write a card as `O2/D1`: it moves 2 orthogonally and shoots 1 diagonally."""
    move, shot = row["move"], row["shot"]
    values = f"{move}/{shot}: moves {_way(move)}, shoots {_way(shot)}; {row['slots']} slots"
    return [row["id"], row["name"], row["class"], row["nation"], values, row["source"]]


def _way(value: str) -> str:
    return f"{value[1]} {WAYS[value[0]]}"


def _icon_row(row: Row) -> list[str]:
    values = f"on {row['tokens']} special tokens"
    return [row["id"], row["name"]["en"], row["kind"], "", values, row["source"]]


def _picture_row(row: Row) -> list[str]:
    tokens = f"{row['ordinary']} ordinary, {row['special']} special ({row['icon']})"
    values = f"{tokens}; merged: {row['merged']}"
    return [row["id"], row["name"]["en"], "picture", "", values, row["source"]]
