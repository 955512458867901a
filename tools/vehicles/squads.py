"""Squads on foot: pictures of figures and their surroundings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tools.vehicles.figures import figure
from tools.vehicles.svg import DARK, GROUND, LIGHT, MID, discs, document, path, rod


def squad(text: str) -> str:
    """Return the picture of a squad of a kind and a nation."""
    kind, nation = text.split()
    return document(SQUADS[kind](nation))


def _shadow(x0: int, x1: int) -> str:
    data = f"M{x0} 111l5-5H{x1 - 5}l5 5z"
    return path(data, DARK, stroke="none", opacity=".28")


def _wire(x0: int, x1: int, y: int) -> str:
    loops = "a5 6 0 1 1 .1 0m7 0" * ((x1 - x0) // 7)
    return rod(f"M{x0} {y}{loops}", 1) + rod(f"M{x0 - 3} {GROUND}l6-20M{x1} {GROUND}l5-20", 2)


def _pine(x: int, h: int) -> str:
    def part(share: float) -> str:
        return f"{h * share:.0f}"

    right = f"l{part(0.2)} {part(0.38)}h-{part(0.08)}l{part(0.16)} {part(0.3)}h-{part(0.1)}"
    left = f"l{part(0.14)}-{part(0.24)}h-{part(0.1)}l{part(0.16)}-{part(0.3)}h-{part(0.08)}z"
    data = f"M{x} {GROUND - h}{right}l{part(0.14)} {part(0.24)}h-{part(0.64)}{left}"
    return path(data, stroke="none", opacity=".5")


def _sappers(nation: str) -> str:
    if nation == "france":
        return (
            _shadow(12, 190)
            + _wire(128, 184, 98)
            + figure(44, 108, 82, "walk", "adrian", "shovel", "pack", "moustache")
            + figure(118, 108, 96, "kneel", "adrian", "cut")
            + rod("M22 58L84 46", 5, MID)
            + rod("M22 58L84 46", 1)
        )
    return (
        _shadow(12, 190)
        + path("M140 108q1-7 10-7t10 7zM172 108q1-6 8-6t8 6z", DARK)
        + figure(30, 108, 84, "kneel", "ussr", "bag")
        + figure(82, 108, 90, "walk", "ussr", "detector", "pack", "moustache")
        + figure(160, 106, 74, "kneel", "ussr", "cut", "back")
        + rod("M186 108V70", 2)
        + path("M174 62h24v14h-24z", LIGHT)
        + rod("M180 65l12 8M192 65l-12 8", 2)
    )


def _engineers(_nation: str) -> str:
    charge = path("M86 108V92h22v16zM90 92v-6h14v6", DARK) + rod("M92 100h10", 2, LIGHT)
    return (
        _shadow(8, 194)
        + _wire(146, 188, 98)
        + figure(34, 108, 88, "stand", "usa", "detector", "pack")
        + charge
        + figure(124, 108, 92, "run", "usa", "bag", "pack", "smile")
        + figure(76, 108, 80, "kneel", "usa", "aim")
    )


def _bridge(_nation: str) -> str:
    rails = "M23 8H177V26H23Z"
    down = "M23 8L45 26L67 8L89 26L111 8L133 26L155 8L177 26"
    up = "M23 26L45 8L67 26L89 8L111 26L133 8L155 26L177 8"
    panel = rails + down + up
    return (
        _shadow(20, 182)
        + figure(48, 108, 80, "walk", "uk", "lift", "moustache")
        + figure(98, 108, 78, "walk", "uk", "lift")
        + figure(148, 108, 80, "walk", "uk", "lift", "smile")
        + rod(panel, 3.4)
        + rod(panel, 1.6, MID)
    )


def _partisans(_nation: str) -> str:
    log = path("M6 108q-4-9 4-11h44q6 4 4 11z", DARK) + path("M8 108q-5-6 1-11q7 4 2 11z", LIGHT)
    return (
        _pine(22, 92)
        + _pine(182, 84)
        + _pine(104, 70)
        + _shadow(20, 190)
        + figure(58, 108, 86, "stand", "ushanka", "smg", "coat", "beard")
        + figure(106, 108, 88, "stand", "scarf", "rifle", "coat")
        + figure(146, 108, 92, "kneel", "ushanka", "aim", "moustache")
        + log
    )


def _traffic(_nation: str) -> str:
    post = (
        rod("M160 108V34", 3)
        + path("M140 38h38l8 7-8 7h-38zM178 58h-36l-8 7 8 7h36z", LIGHT)
        + rod("M146 45h24M148 65h22", 2)
    )
    return (
        _shadow(14, 184)
        + post
        + figure(92, 108, 90, "stand", "field", "both", "coat")
        + figure(28, 108, 74, "stand", "hair", "slung", "coat", "smile")
    )


def _commandos(_nation: str) -> str:
    pier = path("M150 108V40h50v68zM150 40l-8-8h58v8z", opacity=".55")
    return (
        pier
        + rod("M166 48v56M182 48v56", 1, opacity=".5")
        + _shadow(8, 170)
        + figure(32, 108, 88, "run", "field", "smg", "pack")
        + figure(84, 108, 90, "kneel", "field", "glass", "moustache")
        + figure(128, 108, 90, "walk", "knit", "bag", "beard")
        + path("M146 96h14v12h-14z", DARK)
        + rod("M150 96q-2-8 6-10", 1.4)
    )


def _staff(nation: str) -> str:
    return _staff_at_table() if nation == "germany" else _staff_at_chart()


def _staff_at_table() -> str:
    table = (
        path("M56 74h92l10 8H46z", LIGHT)
        + rod("M56 82V108M148 82V108", 4)
        + rod("M70 79q14-5 26 0t34-3", 1.2)
        + path("M104 79l3-8 3 8z", DARK)
    )
    lamp = (
        rod("M102 0V6", 1.4)
        + path("M86 17q2-11 16-11t16 11z", DARK)
        + path("M88 18h28l22 56H66z", LIGHT, stroke="none", opacity=".3")
    )
    return (
        lamp
        + _shadow(20, 184)
        + figure(102, 100, 72, "stand", "cap", "none", "coat")
        + figure(38, 108, 84, "lean", "cap", "table", "coat", "moustache")
        + figure(166, 108, 84, "lean", "cap", "table", "coat", "back")
        + table
    )


def _staff_at_chart() -> str:
    chart = (
        path("M112 10h82v58h-82z", LIGHT)
        + rod("M120 24q16 8 26 0t20 10 22 2M124 52q14-12 30-4t32-6", 1.2)
        + path("M150 30l4 8h-8zM172 52l4 8h-8z", DARK)
    )
    telephone = (
        path("M56 76h34l4 6H52z")
        + rod("M58 82V108M88 82V108", 3)
        + path("M64 76v-7h16v7z", DARK)
        + rod("M62 68q10-6 20 0", 2.6)
    )
    return (
        chart
        + _shadow(12, 188)
        + figure(102, 108, 86, "stand", "cap", "point", "moustache")
        + rod("M130 44L150 34", 1.4)
        + figure(42, 108, 84, "stand", "cap", "table")
        + telephone
        + figure(168, 108, 80, "stand", "beret", "bag", "back", "smile")
    )


def _resistance(_nation: str) -> str:
    sleepers = "M14 108v-3" + "m20 3v-3" * 8
    charge = path("M142 104v-9h20v9z") + rod("M152 95q3-10 12-8", 1.4)
    return (
        rod("M6 104H194", 3)
        + rod(sleepers, 5)
        + charge
        + figure(40, 104, 86, "stand", "beret", "smg", "coat", "moustache")
        + figure(84, 104, 84, "stand", "hair", "rifle", "smile")
        + figure(124, 104, 90, "kneel", "beret", "bag")
    )


def _motor(_nation: str) -> str:
    at = "M36 92h0M104 92h0"
    wheels = "".join(
        discs(at, width, tone) for tone, width in ((DARK, 32), (LIGHT, 22), (DARK, 19), (MID, 5))
    )
    bike = (
        path("M36 92L56 70L84 70L104 92L84 88H56Z")
        + rod("M104 92L90 56L82 54", 3)
        + path("M58 70q14-10 30-1l-3 8H62z")
        + rod("M30 96L58 96", 3)
        + path("M64 80h14v10H64zM95 62h8v7h-8z", LIGHT)
    )
    return (
        _shadow(16, 190)
        + wheels
        + bike
        + figure(58, 70, 78, "sit", "adrian", "point")
        + figure(136, 108, 84, "walk", "adrian", "slung", "pack", "coat", "moustache")
        + figure(172, 108, 80, "walk", "adrian", "slung", "pack", "coat", "smile")
    )


def _raid(_nation: str) -> str:
    boat = path("M10 84q2 20 24 20h130q22-2 28-24q-14 6-30 6H34q-16 0-24-2z")
    sea = rod("M0 106q8-6 16 0" + "t16 0" * 11, 2.4)
    return (
        figure(44, 96, 76, "kneel", "knit", "paddle", "beard")
        + figure(88, 96, 80, "kneel", "knit", "smg")
        + figure(130, 96, 76, "kneel", "beret", "paddle", "moustache")
        + figure(166, 92, 70, "kneel", "knit", "glass")
        + boat
        + rod("M20 92q80 6 166 0", 1)
        + sea
    )


def _rifles(_nation: str) -> str:
    looks = {34: "moustache", 80: "smile", 126: "", 172: "beard"}
    march = (figure(x, 108, 84, "walk", "uk", "slung", "pack", look) for x, look in looks.items())
    return _shadow(10, 192) + "".join(march)


SQUADS: Final[dict[str, Callable[[str], str]]] = {
    "sappers": _sappers,
    "engineers": _engineers,
    "bridge": _bridge,
    "partisans": _partisans,
    "traffic": _traffic,
    "commandos": _commandos,
    "staff": _staff,
    "resistance": _resistance,
    "motor": _motor,
    "raid": _raid,
    "rifles": _rifles,
}
