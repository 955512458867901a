"""Running gear: track, wheels, bogies, skirts."""

from __future__ import annotations

import math
from typing import Final

from tools.vehicles.camouflage import paint
from tools.vehicles.picture import Picture
from tools.vehicles.recipes import Point, Recipe, Words, listed, read_points
from tools.vehicles.svg import DARK, LIGHT, MID, number

Spot = tuple[float, float]
Circle = tuple[float, float, float]

TYRES: Final = {"steel": 0.97, "disc": 0.95, "rubber": 0.8, "thin": 0.88, "dish": 0.84}
"""The share of a wheel inside its tyre, by style."""
PLAIN_TYRE: Final = 0.86


def running_gear(picture: Picture, recipe: Recipe) -> None:
    """Draw the running gear of a tracked vehicle."""
    words = Words(recipe["wheels"])
    radius = words.numbers[3] / 2
    thick = float(words.keys.get("t", 0.9))
    at = _wheels(words, radius + thick)
    front, rear = recipe["front"], recipe["rear"]
    ring = [
        (rear[0], rear[1], rear[2] + thick),
        (front[0], front[1], front[2] + thick),
        (*at[-1], radius + thick),
        (*at[0], radius + thick),
    ]
    _track(picture, ring, thick, words.keys.get("inner", ".45"))
    _rollers(picture, listed(recipe.get("rollers")))
    if "bogies" in recipe:
        _bogies(picture, Words(recipe["bogies"]), at, radius)
    _ends(picture, front, rear)
    style = words.names[0] if words.names else "rubber"
    if "interleaved" in words.names:
        _far_wheels(picture, at[1::2], radius)
        _near_wheels(picture, at[0::2], radius, style)
    else:
        _near_wheels(picture, at, radius, style)
    _skirts(picture, recipe)


def _wheels(words: Words, height: float) -> list[Spot]:
    """Return the positions of the road wheels."""
    count, first, last = int(words.numbers[0]), *words.numbers[1:3]
    step = (last - first) / (count - 1) if count > 1 else 0
    xs = [first + k * step for k in range(count)]
    for gap in filter(None, words.keys.get("gaps", "").split(",")):
        start, shift = gap.split(":")
        xs = [x + (float(shift) if k >= int(start) else 0) for k, x in enumerate(xs)]
    pull = float(words.keys.get("pairs", 0))
    return [(x + (pull if k % 2 == 0 else -pull), height) for k, x in enumerate(xs)]


def _track(picture: Picture, ring: list[Circle], thick: float, inner: str) -> None:
    links = 0.7 * picture.scale
    picture.add(
        _belt(picture, ring),
        fill=DARK,
        stroke=DARK,
        stroke_width=number(max(1.2, thick * picture.scale * 0.9)),
        stroke_linecap="butt",
        stroke_dasharray=f"{number(1.5 * links)} {number(0.8 * links)}",
    )
    inside = [(x, y, radius - thick * 1.15) for x, y, radius in ring]
    picture.add(_belt(picture, inside), stroke="none", opacity=inner)


def _belt(picture: Picture, circles: list[Circle]) -> str:
    """Return the path of a belt around circles: tangents, joined by arcs."""
    count = len(circles)
    data = f"M{picture.xy(*_tangent(circles[0], circles[1 % count])[0])}"
    for at, circle in enumerate(circles):
        following = circles[(at + 1) % count]
        _, end = _tangent(circle, following)
        leave, _ = _tangent(following, circles[(at + 2) % count])
        radius = number(following[2] * picture.scale)
        data += f"L{picture.xy(*end)}A{radius} {radius} 0 0 1 {picture.xy(*leave)}"
    return data + "Z"


def _tangent(a: Circle, b: Circle) -> tuple[Spot, Spot]:
    """Return where the outer tangent touches two circles, clockwise."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    distance = math.hypot(dx, dy) or 1
    sine = max(-1.0, min(1.0, (a[2] - b[2]) / distance))
    cosine = math.sqrt(1 - sine * sine)
    nx = dx / distance * sine - dy / distance * cosine
    ny = dy / distance * sine + dx / distance * cosine
    return (a[0] + a[2] * nx, a[1] + a[2] * ny), (b[0] + b[2] * nx, b[1] + b[2] * ny)


def _rollers(picture: Picture, numbers: list[float]) -> None:
    if not numbers:
        return
    count, first, last, diameter, height = numbers
    step = (last - first) / max(1, count - 1)
    spots = [(first + k * step, height) for k in range(int(count))]
    picture.discs(spots, diameter / 2 * 0.75, MID)


def _ends(picture: Picture, front: list[float], rear: list[float]) -> None:
    """Draw sprocket and idler."""
    ends = [(front[0], front[1]), (rear[0], rear[1])]
    picture.discs(ends[:1], front[2], MID)
    picture.discs(ends[1:], rear[2], MID)
    hub = (front[2] + rear[2]) / 2
    picture.discs(ends, hub * 0.62, DARK)
    picture.discs(ends, hub * 0.4, MID)


def _far_wheels(picture: Picture, at: list[Spot], radius: float) -> None:
    """Draw the wheels of the inner row, behind their neighbours."""
    picture.discs(at, radius, DARK)
    picture.discs(at, radius * 0.86, MID, opacity=".62")
    picture.discs(at, radius * 0.3, DARK)


def _near_wheels(picture: Picture, at: list[Spot], radius: float, style: str) -> None:
    """Draw road wheels: a dark tyre, a disc, and the details of the type."""
    picture.discs(at, radius, DARK)
    picture.discs(at, radius * TYRES.get(style, PLAIN_TYRE), MID)
    if style == "spoke":
        turns = [k * math.pi / 2.5 + 0.3 for k in range(5)]
        away = radius * 0.56
        holes = [(x + away * math.cos(a), y + away * math.sin(a)) for x, y in at for a in turns]
        picture.discs(holes, radius * 0.17, DARK)
        picture.discs(at, radius * 0.16, DARK)
    elif style in {"dish", "steel"}:
        picture.discs(at, radius * 0.56, DARK)
        picture.discs(at, radius * 0.46, MID)
        picture.discs(at, radius * 0.18, DARK)
    elif style == "small":
        picture.discs(at, radius * 0.34, DARK)
    else:
        picture.discs(at, radius * 0.36, DARK)
        picture.discs(at, radius * 0.2, LIGHT, opacity=".7")


def _bogies(picture: Picture, words: Words, at: list[Spot], radius: float) -> None:
    """Draw the visible suspension of the wheels."""
    top, size = words.numbers[0], int(words.number(1, 2))
    for first in range(0, len(at) - size + 1, size):
        (x0, y), (x1, _) = at[first], at[first + size - 1]
        if words.names[0] == "leaf":
            middle = ((x0 + x1) / 2, top, (x1 - x0) / 2.2)
            picture.line([(x0, y), middle, (x1, y)], MID, 1.3)
        else:
            picture.shape(_bogie(words.names[0], x0, x1, y, top, radius))


def _bogie(name: str, x0: float, x1: float, y: float, top: float, radius: float) -> list[Point]:  # noqa: PLR0913, PLR0917 (the measures of a bogie)
    middle = (x0 + x1) / 2
    if name == "vvss":
        low = y - radius * 0.3
        upper: list[Point] = [(x0, y + 0.2), (middle - 2.2, top), (middle + 2.2, top)]
        return [*upper, (x1, y + 0.2), (middle + 1.2, low), (middle - 1.2, low)]
    if name == "hvss":
        left: list[Point] = [(x0, y - 0.4), (x0, y + 0.8), (middle - 1.5, top)]
        return [*left, (middle + 1.5, top), (x1, y + 0.8), (x1, y - 0.4)]
    return [(x0, y), (middle, top), (x1, y)]


def _skirts(picture: Picture, recipe: Recipe) -> None:
    for text in listed(recipe.get("skirt")):
        words = Words(text)
        if "p" in words.keys:
            points = read_points(words.keys["p"].replace(";", " "))
            picture.shape(points)
            paint(picture, points)
        else:
            _panels(picture, words)


def _panels(picture: Picture, words: Words) -> None:
    """Draw the side skirts."""
    x0, x1, top, bottom = words.numbers[:4]
    panels = int(words.number(4))
    tone = DARK if "dark" in words.names else MID
    picture.shape([(x0, bottom), (x0, top), (x1, top), (x1, bottom)], tone)
    seams = [x0 + (x1 - x0) * k / panels for k in range(1, panels)]
    data = "".join(f"M{picture.xy(x, top)}L{picture.xy(x, bottom)}" for x in seams)
    if data:
        picture.add(data, fill="none", stroke=DARK, stroke_width=".7")
