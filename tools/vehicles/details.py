"""Details of a vehicle: cupolas, aerials, boxes, plates, lines, signs, wheels without a track."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from tools.vehicles import figures
from tools.vehicles.picture import Picture
from tools.vehicles.recipes import Point, Recipe, Words, listed
from tools.vehicles.svg import DARK, GROUND, LIGHT, MID, TONES

ORDER: Final = {
    "box": 0,
    "cup": 1,
    "drum": 2,
    "line": 3,
    "disc": 4,
    "mg": 5,
    "star": 6,
    "cross": 6,
    "round": 6,
}
"""The order of small details between two plates: adjacent equal ones share an element."""
FINE_LINE: Final = 0.35
MID_LINE: Final = 0.45
"""Lines below this width get this width, so that they can share an element."""
BROAD_LINE: Final = 0.9
"""Lines above this width have square ends."""


def draw_details(picture: Picture, recipe: Recipe) -> None:
    """Draw the details in front of the armour."""
    for text in _sorted(listed(recipe.get("add"))):
        if not text.startswith("ant "):
            _draw(picture, text)


def draw_far_details(picture: Picture, recipe: Recipe) -> None:
    """Draw the details behind the armour, and all aerials."""
    aerials = [text for text in listed(recipe.get("add")) if text.startswith("ant ")]
    for text in aerials + listed(recipe.get("back")):
        _draw(picture, text)


def _draw(picture: Picture, text: str) -> None:
    kind, _, rest = text.partition(" ")
    DETAILS[kind](picture, Words(rest))


def _sorted(texts: list[str]) -> list[str]:
    done: list[str] = []
    run: list[str] = []
    for text in texts:
        if text.split()[0] in ORDER:
            run.append(text)
        else:
            done += [*sorted(run, key=_rank), text]
            run = []
    return done + sorted(run, key=_rank)


def _rank(text: str) -> tuple[int, str]:
    kind, *rest = text.split()
    return ORDER[kind], " ".join(word for word in rest if "=" in word)


def _cupola(picture: Picture, words: Words) -> None:
    x, y, w, h = words.numbers
    half = w * 0.46
    top: list[Point] = [(x - half, y + h, 0.4), (x + half, y + h, 0.4)]
    picture.shape([(x - w / 2, y), *top, (x + w / 2, y)], DARK)


def _dome(picture: Picture, words: Words) -> None:
    x, y, w, h = words.numbers
    left, right = x - w / 2, x + w / 2
    picture.shape([(left, y), (left, y + h, h), (right, y + h, h), (right, y)])


def _aerial(picture: Picture, words: Words) -> None:
    x, y, length = words.numbers
    height = min(length, (GROUND - 3) / picture.scale - y)
    picture.line([(x, y), (x - height * 0.14, y + height)], DARK, 0.25)


def _drum(picture: Picture, words: Words) -> None:
    """Draw a fuel drum from the side: x y length height."""
    x, y, w, h = words.numbers
    corners: list[Point] = [(x, y, 0.6), (x, y + h, 0.6), (x + w, y + h, 0.6), (x + w, y, 0.6)]
    picture.shape(corners, DARK)
    for share in (0.3, 0.7):
        picture.line([(x + w * share, y), (x + w * share, y + h)], MID, 0.3)


def _box(picture: Picture, words: Words) -> None:
    x, y, w, h = words.numbers
    corners: list[Point] = [(x, y), (x, y + h), (x + w, y + h), (x + w, y)]
    picture.shape(corners, TONES[words.keys.get("t", "d")])


def _plate(picture: Picture, words: Words) -> None:
    points = words.points()
    tone = words.keys.get("t", "m")
    picture.shape(points, TONES[tone], opacity=words.keys.get("o", ""))
    if tone == "m":
        picture.lit_edges(points)


def _line(picture: Picture, words: Words) -> None:
    width = float(words.keys.get("w", 0.35))
    picture.line(
        words.points(),
        TONES[words.keys.get("t", "d")],
        FINE_LINE if width < MID_LINE else width,
        opacity=".6" if "o" in words.keys else "",
        cap=words.keys.get("cap", "butt" if width > BROAD_LINE else ""),
    )


def _disc(picture: Picture, words: Words) -> None:
    x, y, radius = words.numbers
    tone = words.keys.get("t", "d")
    if tone == "l":  # a lamp
        picture.discs([(x, y)], radius * 1.3, DARK)
    picture.discs([(x, y)], radius, TONES[tone])


def _machine_gun(picture: Picture, words: Words) -> None:
    """Draw a ball mount with a short barrel: x y length."""
    x, y, length = words.numbers
    picture.discs([(x, y)], 1.1, DARK)
    picture.line([(x, y), (x + length, y + 0.1)], DARK, 0.6)


def _star(picture: Picture, words: Words) -> None:
    x, y, radius = words.numbers
    points: list[Point] = []
    for k in range(10):
        away = radius if k % 2 == 0 else radius * 0.42
        angle = math.pi / 2 - k * math.pi / 5
        points.append((x + away * math.cos(angle), y + away * math.sin(angle)))
    picture.shape(points, LIGHT, edge=False, opacity=".85")


def _cross(picture: Picture, words: Words) -> None:
    x, y, r = words.numbers
    a = r * 0.34
    arms = [(-a, -r), (-a, -a), (-r, -a), (-r, a), (-a, a), (-a, r)]
    points: list[Point] = [(x + i, y + j) for i, j in [*arms, *((-i, -j) for i, j in arms)]]
    picture.shape(points, LIGHT, edge=False, opacity=".8")


def _roundel(picture: Picture, words: Words) -> None:
    x, y, radius = words.numbers
    picture.discs([(x, y)], radius, LIGHT, opacity=".85")
    picture.discs([(x, y)], radius * 0.6, MID)
    picture.discs([(x, y)], radius * 0.25, LIGHT)


def _tyres(picture: Picture, words: Words) -> None:
    """Draw wheels without a track: diameter, then the x of each."""
    diameter, *xs = words.numbers
    y = float(words.keys.get("y", diameter / 2))
    at = [(x, y) for x in xs]
    picture.discs(at, diameter / 2, DARK)
    picture.discs(at, diameter * 0.29, MID)
    picture.discs(at, diameter * 0.11, DARK)


def _man(picture: Picture, words: Words) -> None:
    """Draw a crew member or passenger: x y height, then the names that figures.py knows."""
    x, y, height = words.numbers
    px, py = picture.place(x, y)
    picture.insert(figures.figure(px, py, height * picture.scale, *words.names))


DETAILS: Final[dict[str, Callable[[Picture, Words], None]]] = {
    "cup": _cupola,
    "dome": _dome,
    "ant": _aerial,
    "drum": _drum,
    "box": _box,
    "plate": _plate,
    "line": _line,
    "disc": _disc,
    "mg": _machine_gun,
    "star": _star,
    "cross": _cross,
    "round": _roundel,
    "tyres": _tyres,
    "man": _man,
}


def outline(text: str) -> list[Point]:
    """Return the extreme points of details that can make a vehicle longer or higher."""
    kind, _, rest = text.partition(" ")
    words = Words(rest)
    n = words.numbers
    if kind in {"plate", "line"}:
        return words.points()
    if kind in {"cup", "dome"}:
        return [(n[0], n[1] + n[3])]
    if kind == "disc":
        return [(n[0] - 1.3 * n[2], n[1]), (n[0] + 1.3 * n[2], n[1])]
    if kind in {"box", "drum"}:
        return [(n[0], n[1]), (n[0] + n[2], n[1] + n[3])]
    if kind == "tyres":
        return [(x + side * n[0] / 2, n[0] / 2) for x in n[1:] for side in (-1, 1)]
    if kind == "man":
        return [(n[0] - 2, n[1]), (n[0] + 2, n[1] + n[2])]
    return []
