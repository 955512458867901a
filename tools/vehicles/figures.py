"""Figures of people: a pose, a hat, held items and a face."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tools.vehicles.recipes import Point, read_points
from tools.vehicles.svg import DARK, LIGHT, MID, compact, number, style


@dataclass(frozen=True)
class Pose:
    """Joints for a height of 1: x forward, y up. Legs run from hip to knee, heel and toe."""

    hip: tuple[float, float]
    neck: tuple[float, float]
    legs: tuple[str, ...] = ()


POSES: Final = {
    "stand": Pose(
        (0, 0.48),
        (0.01, 0.83),
        ("-.04,.48 -.06,.25 -.08,.02 -.02,.02", ".05,.48 .07,.25 .07,.02 .14,.02"),
    ),
    "walk": Pose(
        (0, 0.48),
        (0.04, 0.83),
        ("-.03,.48 -.08,.26 -.2,.04 -.15,.02", ".04,.48 .14,.28 .13,.02 .2,.02"),
    ),
    "run": Pose(
        (0, 0.46),
        (0.1, 0.8),
        ("-.02,.46 -.1,.26 -.28,.2 -.3,.14", ".03,.46 .2,.32 .17,.04 .24,.02"),
    ),
    "kneel": Pose(
        (-0.02, 0.3), (0.05, 0.64), ("-.05,.3 -.04,.05 -.24,.03", ".02,.3 .2,.3 .19,.02 .27,.02")
    ),
    "sit": Pose(
        (0, 0.1),
        (0.02, 0.5),
        ("-.02,.1 .2,.14 .25,-.12 .32,-.12", ".02,.08 .24,.08 .3,-.16 .37,-.16"),
    ),
    "crew": Pose((0, 0), (0.02, 0.55)),
    "lean": Pose(
        (0, 0.48),
        (0.12, 0.8),
        ("-.04,.48 -.06,.25 -.08,.02 -.02,.02", ".05,.48 .06,.25 .05,.02 .12,.02"),
    ),
}

HATS: Final = {
    "ussr": "M -.095,.0 Q -.1,.115 0,.12 Q .1,.115 .105,.015",
    "german": "M -.12,-.055 Q -.1,-.02 -.1,.03 Q -.08,.115 .01,.115 Q .095,.105 .095,.025 "
    "L .12,.01 L .05,.0 L -.045,-.055",
    "usa": "M -.105,-.015 Q -.105,.12 0,.125 Q .1,.115 .1,.015 L .12,.0",
    "adrian": "M -.125,0 L -.09,.03 Q -.08,.1 -.02,.11 L -.03,.135 L .05,.13 L .04,.105 "
    "Q .085,.09 .09,.03 L .125,.005",
    "uk": "M -.15,.015 L -.085,.05 Q -.055,.11 0,.11 Q .065,.11 .09,.05 L .15,.02 L .1,.01 "
    "L -.1,.01",
    "beret": "M -.085,.02 Q -.15,.03 -.13,.09 Q -.04,.135 .05,.11 Q .1,.085 .09,.03",
    "knit": "M -.085,.015 Q -.1,.115 .0,.125 Q .095,.11 .085,.025",
    "cap": "M -.09,.025 L -.125,.09 Q 0,.135 .12,.09 L .09,.04 L .145,.015 L .06,.01",
    "ushanka": "M -.105,-.085 L -.105,.075 Q -.08,.13 0,.125 Q .095,.12 .09,.04 L -.02,.035 "
    "L -.03,-.085",
    "tanker": "M -.095,-.075 Q -.125,.09 0,.11 Q .085,.11 .085,.035 L .0,.03 L -.01,-.075",
    "field": "M -.095,.02 L -.075,.08 L .075,.12 L .095,.035",
    "scarf": "M -.095,-.095 Q -.125,.07 -.02,.11 Q .075,.11 .08,.035 Q .01,.045 -.02,-.03",
    "hair": "M -.09,-.065 Q -.115,.1 0,.105 Q .085,.1 .085,.035 L -.015,.04 L -.03,-.075",
}
STRAPPED: Final = {"ussr", "german", "usa", "adrian", "uk", "tanker"}
"""Helmets that are tied under the chin."""
BADGES: Final = {"cap": (0.045, 0.075), "ushanka": (0.055, 0.082), "beret": (0.05, 0.065)}
"""Hats with a badge, and its position."""
RIDGES: Final = {
    "tanker": ["-.075,-.06 -.085,.03", "-.045,-.07 -.055,.085", "-.01,.035 -.005,.105"],
    "ushanka": ["-.105,.02 -.02,.03 .09,.045"],
    "adrian": ["-.08,.035 0,.045 .09,.035"],
    "knit": ["-.085,.04 0,.05 .088,.045"],
    "scarf": ["-.03,-.03 -.075,-.085"],
    "cap": ["-.09,.035 0,.05 .09,.045"],
}
"""Seams of a hat, drawn in the middle tone."""
SHINE: Final = "-.055,.075 -.02,.1 .02,.104"
"""Light on the crown of every hat."""

PROFILE: Final = (
    "M -.075,-.05 Q -.115,.09 0,.09 Q .075,.09 .074,.03 L .076,.012 L .112,-.034 L .083,-.042 "
    "L .088,-.058 L .078,-.066 L .086,-.08 Q .088,-.112 .046,-.114 Q .005,-.108 -.018,-.068 "
    "L -.02,-.105 L -.066,-.105"
)
"""A face in profile: crown, forehead, nose, lips, chin, jaw and neck."""
SHADED_FACE: Final = (
    "M -.02,-.105 L -.018,-.068 Q .005,-.108 .046,-.114 Q .02,-.085 .024,-.05 Q -.01,-.03 -.01,.03 "
    "L -.08,.03 L -.066,-.105"
)
"""The shaded side of the face."""

MOUTH: Final = ".05,-.068 .08,-.067"
SMILE: Final = ".04,-.056 .08,-.067"
BROW: Final = ".03,.019 .07,.016"
STRAP: Final = "-.03,0 -.012,-.06 .03,-.11"
EAR: Final = "M -.034,.008 Q -.006,.012 -.006,-.012 Q -.014,-.04 -.03,-.036"

BEARDS: Final = {
    "moustache": "M .034,-.05 L .082,-.043 L .106,-.062 L .07,-.066 L .036,-.062",
    "beard": "M -.03,-.02 Q -.03,-.13 .05,-.142 Q .106,-.12 .09,-.068 L .078,-.052 L .05,-.05 "
    "L .03,-.056 L .004,-.02",
}

GEAR: Final[dict[str, list[tuple[str, str]]]] = {
    "rifle": [("gun", "-.12,.5 .02,.63 .3,.92"), ("arm", ".02,.77 .08,.6 .17,.76")],
    "aim": [("gun", ".0,.76 .14,.77 .5,.8"), ("arm", ".02,.76 .12,.66 .24,.77")],
    "smg": [
        ("gun", "-.06,.56 .1,.6 .38,.66"),
        ("magazine", ".2,.57"),
        ("arm", ".0,.77 .02,.6 .22,.63"),
    ],
    "slung": [("gun", "-.12,.5 -.09,.8 -.06,1.12"), ("arm", ".03,.77 .09,.6 .1,.46")],
    "detector": [
        ("pole", ".0,.56 .2,.42 .5,.06"),
        ("search head", ".5,.03"),
        ("arm", ".02,.77 .1,.58 .22,.42"),
    ],
    "shovel": [("pole", "-.16,.66 .3,.3"), ("blade", ".3,.3"), ("arm", ".02,.77 .04,.56 .16,.42")],
    "both": [
        ("arm", ".08,.77 .22,.82 .36,.98"),
        ("flag", ".36,.98,1"),
        ("arm", "-.06,.77 -.2,.82 -.34,.98"),
        ("flag", "-.34,.98,-1"),
    ],
    "point": [("arm", ".03,.77 .2,.74 .36,.78")],
    "table": [("arm", ".05,.75 .2,.62 .34,.5")],
    "lift": [("arm", ".09,.77 .24,.86 .2,1.06"), ("arm", "-.07,.77 -.2,.86 -.16,1.06")],
    "bag": [("arm", ".02,.77 .04,.56 .16,.44"), ("case", ".19,.34")],
    "glass": [("arm", ".02,.77 .16,.72 .14,.9"), ("tube", ".13,.9")],
    "paddle": [("pole", "-.1,.75 .2,.3 .34,-.02"), ("arm", ".02,.77 .14,.64 .08,.5")],
    "cut": [("pole", ".1,.5 .38,.4"), ("arm", ".02,.77 .1,.56 .24,.46")],
    "none": [("arm", ".02,.77 .08,.6 .06,.44")],
}
"""Held items, drawn for a neck at .01, .83 and moved with it."""

CREW_WIDTH: Final = 1.5
CREW_HEAD: Final = 1.75
HEAD: Final = 1.16
FINE_FACE: Final = 75
"""Smaller faces, in units of the picture, have neither brows nor shading."""


class Pen:
    """Draws in the coordinates of one figure; `flip` mirrors it."""

    def __init__(self, x: float, y: float, height: float, *, flip: bool = False) -> None:
        self._x, self._y, self.height = x, y, height
        self._forward = -1 if flip else 1
        self._paths: list[tuple[str, str]] = []

    def xy(self, x: float, y: float) -> str:
        px = self._x + self._forward * x * self.height
        return f"{number(px)} {number(self._y - y * self.height)}"

    def line(self, points: list[Point], width: float, tone: str = DARK) -> None:
        data = "M" + "L".join(self.xy(point[0], point[1]) for point in points)
        fill = "none" if points[2:] else ""
        self._put(data, fill=fill, stroke=tone, stroke_width=self._width(width))

    def area(self, text: str, tone: str = MID, *, edge: bool = True, opacity: str = "") -> None:
        """Draw a path such as `M 0,0 L 1,1 Q 1,2 0,2`."""
        words = (
            word if word.isalpha() else self.xy(*map(float, word.split(","))) + " "
            for word in text.split()
        )
        self._put("".join(words) + "Z", fill=tone, stroke=DARK if edge else "none", opacity=opacity)

    def disc(self, x: float, y: float, radius: float, tone: str) -> None:
        width = number(2 * radius * self.height)
        self._put(f"M{self.xy(x, y)}h0", fill="", stroke=tone, stroke_width=width)

    def svg(self) -> str:
        return "".join(f'<path{look} d="{compact(data)}"/>' for look, data in self._paths)

    def _width(self, width: float) -> str:
        return number(max(0.8, width * self.height))

    def _put(self, data: str, **attributes: str) -> None:
        look = style(attributes)
        if self._paths and self._paths[-1][0] == look:
            self._paths[-1] = (look, self._paths[-1][1] + data)
        else:
            self._paths.append((look, data))


def figure(x: float, y: float, height: float, *names: str) -> str:
    """Draw a person whose feet, or hip, are at x and y of the picture.

    Args:
        x: The position from the left.
        y: The position from the top.
        height: How tall, in units of the picture.
        *names: A pose, a hat, held items, and any of `pack`, `coat`, `moustache`, `beard`,
            `smile`, `back` (facing left).
    """
    name = next((one for one in names if one in POSES), "stand")
    crew = name == "crew"
    pose = POSES[name]
    pen = Pen(x, y, height, flip="back" in names)
    for leg in pose.legs:
        _leg(pen, read_points(leg))
    if "pack" in names:
        _pack(pen, pose)
    _body(pen, pose, coat="coat" in names, wide=CREW_WIDTH if crew else 1)
    scale = CREW_HEAD if crew else HEAD
    _head(pen, (pose.neck[0] + 0.02, pose.neck[1] + 0.09 * scale), scale, names)
    held = next((one for one in names if one in GEAR), "" if crew else "none")
    for kind, text in GEAR.get(held, []):
        shift = (pose.neck[0] - 0.01, pose.neck[1] - 0.83)
        moved = [(p[0] + shift[0], p[1] + shift[1], *p[2:]) for p in read_points(text)]
        TOOLS[kind](pen, moved)
    return pen.svg()


def _leg(pen: Pen, points: list[Point]) -> None:
    """Draw a leg: trousers down to the knee, a boot below."""
    pen.line(points, 0.12)
    pen.line(points[:2], 0.085, MID)


def _pack(pen: Pen, pose: Pose) -> None:
    x, y = pose.neck
    pen.area(
        f"M {x - 0.24},{y - 0.28} L {x - 0.24},{y - 0.04} L {x - 0.08},{y} L {x - 0.08},{y - 0.28}",
        DARK,
    )
    pen.line([(x - 0.25, y + 0.0), (x - 0.1, y + 0.03)], 0.06, MID)


def _body(pen: Pen, pose: Pose, *, coat: bool, wide: float) -> None:
    (hx, hy), (nx, ny) = pose.hip, pose.neck
    w = 0.11 * wide
    low = 0.13 * wide if coat else w
    drop = hy - (0.16 if coat else 0.02)
    back = f"L {nx - w - 0.01},{ny - 0.06} Q {nx - w},{ny} {nx - 0.03},{ny + 0.02}"
    front = f"L {nx + 0.04},{ny + 0.02} Q {nx + w},{ny} {nx + w + 0.01},{ny - 0.07}"
    pen.area(f"M {hx - low},{drop} {back} {front} L {hx + low},{drop}")
    if pose.legs:
        pen.line([(hx - w + 0.01, hy + 0.03), (hx + w - 0.01, hy + 0.03)], 0.03)
        pen.line([(nx - 0.06, ny - 0.01), (hx + w - 0.02, hy + 0.05)], 0.016)
        pen.disc(hx + 0.02, hy + 0.03, 0.02, LIGHT)
    pen.area(
        f"M {nx - 0.02},{ny + 0.02} L {nx + 0.06},{ny + 0.02} L {nx + 0.05},{ny - 0.05}", LIGHT
    )


class _Head:
    """The centre and scale of a head, and whether it is large enough for details."""

    def __init__(self, pen: Pen, centre: tuple[float, float], scale: float) -> None:
        self._pen, self._centre, self._scale = pen, centre, scale
        self.fine = scale * pen.height > FINE_FACE

    def at(self, x: float, y: float) -> tuple[float, float]:
        return self._centre[0] + x * self._scale, self._centre[1] + y * self._scale

    def area(self, text: str, tone: str = MID, *, edge: bool = True, opacity: str = "") -> None:
        moved = (
            word if word.isalpha() else "{},{}".format(*self.at(*map(float, word.split(","))))
            for word in text.split()
        )
        self._pen.area(" ".join(moved), tone, edge=edge, opacity=opacity)

    def line(self, text: str, tone: str = DARK) -> None:
        points = [self.at(*point) for point in read_points(text)]
        self._pen.line(list(points), 0.012 * self._scale, tone)

    def dot(self, x: float, y: float, tone: str) -> None:
        self._pen.disc(*self.at(x, y), 0.0135 * self._scale, tone)


def _head(pen: Pen, centre: tuple[float, float], scale: float, names: tuple[str, ...]) -> None:
    """Draw a head in profile: face, beard and hat."""
    head = _Head(pen, centre, scale)
    hat = next((one for one in names if one in HATS), "ussr")
    _face(head, smiling="smile" in names)
    if hat in STRAPPED:
        head.line(STRAP)
    elif head.fine:
        head.area(EAR, LIGHT)
    for beard in BEARDS:
        if beard in names:
            head.area(BEARDS[beard], DARK)
    _hat(head, hat)


def _face(head: _Head, *, smiling: bool) -> None:
    head.area(PROFILE, LIGHT)
    if head.fine:
        head.area(SHADED_FACE, edge=False, opacity=".5")
    head.dot(0.05, -0.004, DARK)
    if head.fine:
        head.line(SMILE if smiling else MOUTH)
        head.line(BROW)


def _hat(head: _Head, hat: str) -> None:
    head.area(HATS[hat], DARK)
    if head.fine:
        for seam in [SHINE, *RIDGES.get(hat, [])]:
            head.line(seam, MID)
    if hat in BADGES:
        head.dot(*BADGES[hat], LIGHT)


def _gun(pen: Pen, points: list[Point]) -> None:
    butt, lock, muzzle = points
    pen.line([butt, lock], 0.06)
    pen.line([lock, muzzle], 0.028)


def _arm(pen: Pen, points: list[Point]) -> None:
    pen.line(points, 0.103)
    pen.line(points, 0.085, MID)
    x, y = points[-1][:2]
    pen.disc(x, y, 0.05, DARK)
    pen.disc(x, y, 0.039, LIGHT)


def _magazine(pen: Pen, points: list[Point]) -> None:
    pen.disc(points[0][0], points[0][1], 0.045, DARK)


def _pole(pen: Pen, points: list[Point]) -> None:
    pen.line(points, 0.024)


def _search_head(pen: Pen, points: list[Point]) -> None:
    x = points[0][0]
    pen.line([(x - 0.1, 0.03), (x + 0.1, 0.03)], 0.05)


def _blade(pen: Pen, points: list[Point]) -> None:
    x, y = points[0][:2]
    corners = [(x - 0.02, y + 0.05), (x + 0.05, y + 0.02), (x + 0.13, y - 0.11)]
    pen.area(_polygon([*corners, (x + 0.02, y - 0.05)]), DARK)


def _flag(pen: Pen, points: list[Point]) -> None:
    x, y, k = points[0]
    pen.line([(x - 0.02 * k, y - 0.05), (x + 0.06 * k, y + 0.16)], 0.02)
    cloth = [(0.06, 0.16), (0.3, 0.12), (0.24, -0.04), (0.01, 0.01)]
    pen.area(_polygon([(x + a * k, y + b) for a, b in cloth]), LIGHT)


def _case(pen: Pen, points: list[Point]) -> None:
    x, y = points[0][:2]
    corners = [(x - 0.09, y), (x - 0.09, y + 0.1), (x + 0.09, y + 0.1), (x + 0.09, y)]
    pen.area(_polygon(corners), DARK)


def _polygon(corners: list[tuple[float, float]]) -> str:
    return "M " + " L ".join(f"{x},{y}" for x, y in corners)


def _tube(pen: Pen, points: list[Point]) -> None:
    x, y = points[0][:2]
    pen.line([(x - 0.02, y), (x + 0.1, y)], 0.05)


TOOLS: Final[dict[str, Callable[[Pen, list[Point]], None]]] = {
    "gun": _gun,
    "arm": _arm,
    "magazine": _magazine,
    "pole": _pole,
    "search head": _search_head,
    "blade": _blade,
    "flag": _flag,
    "case": _case,
    "tube": _tube,
}
