"""Camouflage: patches in the dark or the light tone, clipped to the plates of a vehicle."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from tools.vehicles.picture import Picture
from tools.vehicles.recipes import Point
from tools.vehicles.svg import TONES

OPACITY: Final = {"d": ".3", "l": ".36"}
MIN_AREA: Final = 1.5
"""Patches of fewer square decimetres are left out."""
HIGHEST: Final = 36
STEP: Final = 11


def paint(picture: Picture, points: list[Point]) -> None:
    """Paint a shape that was just drawn with the scheme of the picture."""
    if not picture.scheme:
        return
    scheme, tone = [*picture.scheme.split(), "d"][:2]
    parts = [clipped(points, window) for window in _windows(scheme)]
    seen = [part for part in parts if part and area(part) > MIN_AREA]
    if seen:
        data = "".join(picture.outline(part) for part in seen)
        picture.add(data, fill=TONES[tone], stroke="none", opacity=OPACITY[tone])


def _windows(scheme: str) -> list[list[Point]]:
    """Return the convex areas, anticlockwise, that have the second colour."""
    if scheme == "wash":  # whitewash, worn off at the bottom
        return [[(-20, 12), (120, 12), (120, 60), (-20, 60)]]
    columns = range(-2, 10)
    if scheme == "spots":
        return [spot for k in columns for spot in _spots(k * STEP)]
    return [_band(scheme, k) for k in columns]


def _band(scheme: str, k: int) -> list[Point]:
    x = k * STEP
    if scheme == "caunter":  # straight edges in both directions
        lean, width = (20.0, 7.0) if k % 2 else (-14.0, 7.0)
    else:  # leaning one way, then less, as if sprayed
        lean, width = (13.0, 4.4) if k % 2 else (7.0, 5.4)
    return [(x, 0), (x + width, 0), (x + width + lean, HIGHEST), (x + lean, HIGHEST)]


def _spots(x: float) -> list[list[Point]]:
    ring = [(-3.4, -0.6), (-1, -1.9), (2.2, -1.5), (3.4, 0.4), (0.6, 1.9), (-2.6, 1.5)]
    rows = [(9.0, 0.0), (15.5, 5.5), (22.0, 0.0), (28.5, 5.5)]
    return [[(x + shift + a, y + b) for a, b in ring] for y, shift in rows]


def clipped(subject: list[Point], window: list[Point]) -> list[Point]:
    """Return the part of a shape inside a convex window (Sutherland and Hodgman)."""
    out: list[Point] = [point[:2] for point in subject]
    for start, end in pairwise([*window, window[0]]):
        source, out = out, []
        for at, point in enumerate(source):
            before = source[at - 1]
            a, b = _side(start, end, before), _side(start, end, point)
            if (a < 0) != (b < 0):
                share = a / (a - b)
                x = before[0] + (point[0] - before[0]) * share
                out.append((x, before[1] + (point[1] - before[1]) * share))
            if b >= 0:
                out.append(point)
    return out


def _side(start: Point, end: Point, point: Point) -> float:
    """Return on which side of a line a point is: positive on its left."""
    along = (end[0] - start[0], end[1] - start[1])
    return along[0] * (point[1] - start[1]) - along[1] * (point[0] - start[0])


def area(points: list[Point]) -> float:
    """Return the area of a shape."""
    ring = [*points, points[0]]
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise(ring))) / 2
