"""Hull, mudguards, turrets and guns."""

from __future__ import annotations

import math
from typing import Final

from tools.vehicles.camouflage import paint
from tools.vehicles.picture import Picture
from tools.vehicles.recipes import Point, Recipe, Words, listed, read_points, turrets
from tools.vehicles.svg import DARK, MID

SHORTENED: Final = 0.45
"""The drawn share of a gun beyond the nose; with whole guns, tanks would be drawn small."""
LIT_BARREL: Final = 2.6
"""Barrels from this width on, in units of the picture, have a highlight."""


def hull(picture: Picture, recipe: Recipe) -> None:
    """Draw the hull, with a side that gets darker towards the track."""
    if "hull" not in recipe:
        return
    points = read_points(recipe["hull"])
    picture.shape(points)
    paint(picture, points)
    guards = listed(recipe.get("fender"))
    if guards:
        picture.shade(points, max(point[1] for point in read_points(guards[0])) + 1.5)
    picture.lit_edges(points)


def fenders(picture: Picture, recipe: Recipe) -> None:
    """Draw the mudguards."""
    for text in listed(recipe.get("fender")):
        points = read_points(text)
        picture.line(points, DARK, 0.8)
        raised: list[Point] = [(p[0], p[1] + 0.35, *p[2:]) for p in points]
        picture.gleam(picture.outline(raised, closed=False))


def draw_turrets(picture: Picture, recipe: Recipe) -> None:
    """Draw the turrets, each on its ring."""
    for text in listed(recipe.get("turret")):
        words = Words(text)
        x0, x1, y, height = words.numbers[:4]
        shape = turrets().get(words.names[0]) or words.keys["p"].replace(";", " ")
        points: list[Point] = [
            (x0 + p[0] * (x1 - x0), y + p[1] * height, *(radius * height for radius in p[2:]))
            for p in read_points(shape)
        ]
        foot = [point[0] for point in points if point[1] < y + 0.05 * height]
        a, b = min(foot), max(foot)
        ring: list[Point] = [(a, y - 0.5), (a, y + 0.3), (b, y + 0.3), (b, y - 0.5)]
        picture.shape(ring, DARK, edge=False)
        picture.shape(points)
        paint(picture, points)
        picture.lit_edges(points)
        picture.shade(points, y + height * (0.38 if "shade" in words.names else 0.26))


def guns(picture: Picture, recipe: Recipe, *, front: bool) -> None:
    """Draw the guns behind the armour, or those in front of it and all mantlets."""
    for text in listed(recipe.get("gun")):
        gun = Gun(text, picture.nose)
        if ("over" in gun.words.names) == front:
            gun.draw(picture)
        if front:
            gun.draw_mantlet(picture)


class Gun:
    """One gun of a recipe: `x y length calibre elevation` and its fittings."""

    def __init__(self, text: str, nose: float) -> None:
        self.words = Words(text)
        self.x, self.y, length, self.calibre = self.words.numbers[:4]
        angle = math.radians(self.words.number(4))
        self.ux, self.uy = math.cos(angle), math.sin(angle)
        beyond = self.x + length * self.ux - nose - 3
        self.length = length - max(0, beyond) * (1 - SHORTENED) / self.ux

    def along(self, distance: float, aside: float = 0) -> tuple[float, float]:
        """Return the position of a point given along and across the barrel."""
        x = self.x + self.ux * distance - self.uy * aside
        return x, self.y + self.uy * distance + self.ux * aside

    def draw(self, picture: Picture) -> None:
        """Draw the barrel with sleeve, cylinders, fume extractor and muzzle."""
        keys, length = self.words.keys, self.length
        thick = max(self.calibre * 1.25, 1.9 / picture.scale)
        self._rod(picture, -1, length, thick)
        if "sleeve" in keys:
            self._rod(picture, -1, length * float(keys["sleeve"]), thick * 1.5)
        if "recoil" in keys:  # a howitzer's cylinders, above (+) or below (-) the barrel
            self._rod(picture, 0, length * 0.6, thick * 0.9, float(keys["recoil"]))
        if "evac" in keys:
            start = float(keys["evac"]) * length
            self._rod(picture, start, start + 4.5, thick * 1.7)
        self._draw_brake(picture, keys.get("brake", ""), thick)
        if thick * picture.scale >= LIT_BARREL:
            light: list[Point] = [self.along(k, thick * 0.22) for k in (1, length - 0.5)]
            picture.gleam(picture.outline(light, closed=False))

    def _draw_brake(self, picture: Picture, kind: str, thick: float) -> None:
        length = self.length
        if kind == "single":
            self._rod(picture, length - 2.4, length, thick * 2)
        elif kind == "double":
            self._rod(picture, length - 2.2, length - 0.9, thick * 1.9)
            self._rod(picture, length, length + 1.2, thick * 2.1)
        elif kind == "pepper":
            self._rod(picture, length - 5, length, thick * 1.6)
        elif kind == "flash":
            self._rod(picture, length - 1.5, length, thick * 1.6)
        elif kind == "ball":
            picture.discs([self.along(length - 1)], thick, DARK)

    def _rod(
        self, picture: Picture, start: float, end: float, width: float, aside: float = 0
    ) -> None:
        half = width / 2
        corners: list[Point] = [
            self.along(start, aside + half),
            self.along(end, aside + half),
            self.along(end, aside - half),
            self.along(start, aside - half),
        ]
        picture.shape(corners, DARK, edge=False)

    def draw_mantlet(self, picture: Picture) -> None:
        """Draw the shield around the root of the barrel."""
        if "m" not in self.words.keys:
            return
        kind, width, height = [*self.words.keys["m"].split(","), "3", "4"][:3]
        points: list[Point] = [
            (*self.along(point[0], point[1]), *point[2:])
            for point in _mantlet(kind, float(width), float(height))
        ]
        picture.shape(points, DARK if self.words.keys.get("tone") == "d" else MID)


def _mantlet(kind: str, w: float, h: float) -> list[Point]:
    """Return the outline of a mantlet around the origin."""
    if kind == "pig":
        back: list[Point] = [(-w * 0.3, -h / 2, 0.6), (-w * 0.3, h / 2, 0.6)]
        top: list[Point] = [(w * 0.2, h * 0.45, h * 0.3), (w * 0.7, h * 0.2)]
        return [*back, *top, (w * 0.7, -h * 0.2), (w * 0.2, -h * 0.45, h * 0.3)]
    back = [(-w / 2, -h / 2), (-w / 2, h / 2)]
    if kind == "round":
        return [*back, (w / 2, h / 2, h / 2.2), (w / 2, -h / 2, h / 2.2)]
    share = 0.22 if kind == "wedge" else 0.5
    return [*back, (w / 2, h * share), (w / 2, -h * share)]


def reach(text: str, nose: float) -> Point:
    """Return how far forward and up a gun reaches."""
    gun = Gun(text, nose)
    extra = 1.5 if gun.words.keys.get("brake") == "double" else 0
    x, y = gun.along(gun.length + extra)
    return x, y + gun.calibre
