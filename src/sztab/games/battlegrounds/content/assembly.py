"""Builds the engine's components from the entries of the component file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sztab.core.content.card_file import fingerprint
from sztab.core.content.vocabulary import Row
from sztab.games.battlegrounds.cards import Picture, Tank
from sztab.games.battlegrounds.content.vocabulary import ICONS

PLAYED: Final = {
    "pictures": ("id", "icon", "merged", "ordinary", "special"),
    "tanks": ("id", "move", "shot", "slots"),
}
"""The fields that affect the game; other components are the same in every file."""


Components = Mapping[str, list[Row]]
"""The merged component file: rows by section."""


def tanks(data: Components) -> list[Tank]:
    """[BG-023] Return the tank cards in the order of the file."""
    return [_tank(row) for row in data["tanks"]]


def pictures(data: Components) -> list[Picture]:
    """[BG-025] Return the pictures in the order of their numbers."""
    return [_picture(row) for row in data["pictures"]]


def digest(data: Components) -> str:
    """Return a short fingerprint of what affects the game; names do not."""
    return fingerprint(
        [
            [[row[field] for field in fields] for row in data[name]]
            for name, fields in PLAYED.items()
        ]
    )


def _tank(row: Row) -> Tank:
    """[BG-019] [BG-020] Build a tank card: it moves and shoots in one of two direction sets."""
    move, shot = row["move"], row["shot"]
    return Tank(
        id=row["id"],
        move_diagonal=move[0] == "D",
        move=int(move[1]),
        shot_diagonal=shot[0] == "D",
        shot=int(shot[1]),
        slots=row["slots"],
        title=row["name"],
    )


def _picture(row: Row) -> Picture:
    return Picture(row["id"], list(ICONS).index(row["icon"]), row["merged"], row["name"]["en"])
