"""Loads recipes, and parses the small language of their values."""

from __future__ import annotations

import math
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

Recipe = dict[str, Any]
"""The values of a recipe by name; the head of recipes.toml explains them."""
Point = tuple[float, ...]
"""x, y and, for a rounded corner, its radius."""

FOLDER: Final = Path(__file__).resolve().parent
CARDS: Final = FOLDER.parent.parent / "src" / "sztab" / "games" / "rush" / "data" / "cards.toml"


class Words:
    """A value such as `48 20 30 .9 brake=double over`: numbers, keywords and names."""

    def __init__(self, text: str) -> None:
        self.numbers: list[float] = []
        self.keys: dict[str, str] = {}
        self.names: list[str] = []
        self.text = text
        for word in text.split():
            key, equals, value = word.partition("=")
            if equals:
                self.keys[key] = value
            elif _is_number(word):
                self.numbers.append(float(word))
            else:
                self.names.append(word)

    def points(self) -> list[Point]:
        """Return the outline, which is one of the words."""
        return read_points(" ".join(word for word in self.text.split() if "=" not in word))

    def number(self, at: int, default: float = 0) -> float:
        """Return a number, or a default if it is missing."""
        return self.numbers[at] if len(self.numbers) > at else default


def _is_number(word: str) -> bool:
    try:
        float(word)
    except ValueError:
        return False
    return True


def read_points(text: str) -> list[Point]:
    """Read an outline such as `0,9 2,14,.5`."""
    return [tuple(float(part) for part in point.split(",")) for point in text.split()]


def listed(value: Any) -> list[Any]:  # noqa: ANN401 (the type is that of the TOML value)
    """Return a value as a list; it may be missing or single."""
    if value is None:
        return []
    return value if isinstance(value, list) else [value]


def toward(start: Point, end: Point, distance: float) -> tuple[float, float]:
    """Return the point at a distance from one point towards another, at most half-way."""
    length = math.hypot(end[0] - start[0], end[1] - start[1]) or 1
    share = min(0.5, distance / length)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


@cache
def turrets() -> dict[str, str]:
    """Return the shapes of turrets by name."""
    return tomllib.loads((FOLDER / "turrets.toml").read_text(encoding="utf-8"))


def load() -> dict[str, Recipe]:
    """Return all recipes by vehicle, including the values that they inherit."""
    written = tomllib.loads((FOLDER / "recipes.toml").read_text(encoding="utf-8"))
    return {name: _inherited(written, name) for name in written}


def _inherited(written: dict[str, Recipe], name: str) -> Recipe:
    recipe = dict(written[name])
    if "like" in recipe:
        recipe = {**_inherited(written, recipe.pop("like")), **recipe}
    if "more" in recipe:
        recipe["add"] = recipe.get("add", []) + recipe.pop("more")
    return {key: value for key, value in recipe.items() if value != ""}


def vehicles() -> dict[str, str]:
    """Return the names of the vehicles in Latin script by id, from the card data."""
    rows = tomllib.loads(CARDS.read_text(encoding="utf-8"))["vehicles"]
    return {row["id"]: row["name_en"] for row in rows}
