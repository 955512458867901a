"""A picture whose coordinates are decimetres of the real vehicle."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from tools.vehicles.recipes import Point, toward
from tools.vehicles.svg import (
    DARK,
    GROUND,
    LIGHT,
    MID,
    WIDTH,
    compact,
    document,
    number,
    style,
)

MARGIN: Final = 5
TALLEST: Final = 100
"""The height above the ground, in units of the picture."""


class Picture:
    """Collects the elements of a picture; scales decimetres so that the vehicle fills it.

    Args:
        rear: The x where the vehicle begins.
        front: The x where it ends.
        top: Its height.
        nose: The x where the hull ends; a gun that reaches farther is drawn shorter.
        scheme: The camouflage, as the recipe names it.
    """

    def __init__(
        self, rear: float, front: float, top: float, *, nose: float = 0, scheme: str = ""
    ) -> None:
        filled = 0.93 + 0.07 * min(1, (front - rear) / 75)
        self.scale = min((WIDTH - MARGIN) * filled / (front - rear), TALLEST / top)
        self.nose = nose
        self.scheme = scheme
        self._left = WIDTH / 2 - self.scale * (rear + front) / 2
        self._paths: list[tuple[str | None, str]] = []

    def place(self, x: float, y: float) -> tuple[float, float]:
        """Return the position of a point of the vehicle in the picture."""
        return self._left + x * self.scale, GROUND - y * self.scale

    def xy(self, x: float, y: float) -> str:
        """Return the position of a point as text for a path."""
        px, py = self.place(x, y)
        return f"{number(px)} {number(py)}"

    def add(self, data: str, **attributes: str) -> None:
        """Add a path. Successive paths with the same style become one element."""
        look = style(attributes)
        if self._paths and self._paths[-1][0] == look:
            self._paths[-1] = (look, self._paths[-1][1] + data)
        else:
            self._paths.append((look, data))

    def insert(self, elements: str) -> None:
        """Add finished elements, such as a figure."""
        self._paths.append((None, elements))

    def shape(
        self, points: list[Point], tone: str = MID, *, edge: bool = True, opacity: str = ""
    ) -> None:
        """Draw a filled outline."""
        stroke = DARK if edge else "none"
        self.add(self.outline(points), fill=tone, stroke=stroke, opacity=opacity)

    def outline(self, points: list[Point], *, closed: bool = True) -> str:
        """Return a path through points; one with a radius is a rounded corner."""
        parts: list[str] = []
        count = len(points)
        for at, point in enumerate(points):
            start = "L" if parts else "M"
            inner = closed or 0 < at < count - 1
            if any(point[2:]) and inner:
                before = toward(point, points[at - 1], point[2])
                after = toward(point, points[(at + 1) % count], point[2])
                corner = self.xy(point[0], point[1])
                parts.append(f"{start}{self.xy(*before)}Q{corner} {self.xy(*after)}")
            else:
                parts.append(f"{start}{self.xy(point[0], point[1])}")
        return "".join(parts) + ("Z" if closed else "")

    def line(
        self, points: list[Point], tone: str, width: float, *, opacity: str = "", cap: str = ""
    ) -> None:
        """Draw a line; its width is also in decimetres."""
        self.add(
            self.outline(points, closed=False),
            fill="none" if points[2:] else "",
            stroke=tone,
            stroke_width=number(max(0.4, width * self.scale)),
            opacity=opacity,
            stroke_linecap=cap,
        )

    def discs(
        self, centres: list[tuple[float, float]], radius: float, tone: str, *, opacity: str = ""
    ) -> None:
        """Draw discs as the round caps of lines without length: one short path for all."""
        data = "".join(f"M{self.xy(x, y)}h0" for x, y in centres)
        width = number(2 * radius * self.scale)
        self.add(data, fill="", stroke=tone, stroke_width=width, opacity=opacity)

    def gleam(self, data: str) -> None:
        """Draw a highlight: a thin light line."""
        if data:
            self.add(data, fill="none", stroke=LIGHT, opacity=".6")

    def lit_edges(self, points: list[Point]) -> None:
        """Draw highlights along the edges that face up, one line for each run of edges."""
        runs: list[list[Point]] = []
        run: list[Point] = []
        for a, b in pairwise(points):
            if b[0] > a[0] and b[0] - a[0] > 0.25 * abs(b[1] - a[1]):
                run = [*(run or [a]), b]
            elif run:
                runs.append(run)
                run = []
        runs += [run] if run else []
        inset = 0.75 / self.scale
        low = [[(p[0], p[1] - inset, *p[2:]) for p in one] for one in runs]
        self.gleam("".join(self.outline(one, closed=False) for one in low))

    def shade(self, points: list[Point], below: float) -> None:
        """Darken the part of a shape below a height."""
        low: list[Point] = [(point[0], min(point[1], below)) for point in points]
        kept = [point for at, point in enumerate(low) if at == 0 or point != low[at - 1]]
        self.shape(kept, DARK, edge=False, opacity=".25")

    def svg(self) -> str:
        """Return the whole picture."""
        drawn = (
            data if look is None else f'<path{look} d="{compact(data)}"/>'
            for look, data in self._paths
        )
        return document("".join(drawn))
