"""People of the Barracks: two portraits of each card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tools.vehicles.svg import DARK, LIGHT, MID, discs, document, path, rod

SKIN: Final = "var(--skin,#d8b48c)"
SHADED_SKIN: Final = "var(--skin-2,#b98d63)"
ACCENT: Final = "var(--accent,#b23a26)"


def _head(jaw: int = 0, brow: int = 0, lines: str = "") -> str:
    """Draw a face, turned slightly to the side.

    Args:
        jaw: How much longer the jaw is than usual.
        brow: How far the brows are raised.
        lines: Wrinkles or dimples of this person, as path data.
    """
    face = (
        f"M76 52q0-28 24-28t24 28q0 {18 + jaw}-10 {25 + jaw}q-6 6-14 6t-14-6q-10-7-10-{25 + jaw}z"
    )
    shade = "M118 44q6 18-6 35q-5 5-12 5q10-2 13-16t5-24zM97 85q10 1 15-6v9q-7 6-15 4z"
    eyes = "M84.5 57q5.5-6 11 0q-5.5 4-11 0zM104.5 57q5.5-6 11 0q-5.5 4-11 0z"
    return (
        path("M88 76h24v22H88z", SHADED_SKIN, stroke="none")
        + path("M77 55q-5-3-5 3t5 8zM123 55q5-3 5 3t-5 8z", SHADED_SKIN)
        + path(face, SKIN)
        + path(shade, SHADED_SKIN, stroke="none", opacity=".7")
        + path(eyes, LIGHT, stroke="none")
        + rod("M84.5 57q5.5-6 11 0M104.5 57q5.5-6 11 0", 1.4)
        + rod("M91 57h.1M111 57h.1", 4)
        + rod(f"M84 {50 - brow}q6-4 11 0M105 50q6-4 11-{brow}", 2.6)
        + rod(f"M102 56q1 6 3 10q-3 3-8 1.5M95 84q5 2 10 0{lines}", 1.4, SHADED_SKIN)
    )


def _mouth(kind: str) -> str:
    if kind == "shout":
        teeth = path("M94 73q6-2 12 0v3H94z", LIGHT, stroke="none")
        return path("M92 73q8-3 16 0q-1 9-8 9t-8-9z", DARK) + teeth
    if kind == "grin":
        return path("M90 73h20q-3 9-10 9t-10-9z", LIGHT)
    return rod("M91 74q9 8 18 0", 2) if kind == "smile" else rod("M93 76q7 2 14 0", 1.8)


def _coat(tone: str = MID, collar: str = LIGHT) -> str:
    return (
        path("M30 116q2-26 34-32l22-6 14 16 14-16 22 6q32 6 34 32z", tone)
        + path("M86 78l-8 10 16 16 6-10zM114 78l8 10-16 16-6-10z", collar)
        + rod("M100 98v18", 1.2)
        + path("M30 116q2-26 34-32l6-2q-18 14-18 34z", DARK, stroke="none", opacity=".25")
    )


def _sapper() -> str:
    girders = rod(
        "M0 60H200M0 92H200M8 60l32 32M40 60l32 32M168 60l32 32M136 60l32 32"
        "M40 60L8 92M72 60L40 92M200 60l-32 32M168 60l-32 32",
        3,
        MID,
        opacity=".4",
    )
    spade = (
        rod("M158 116L146 30", 6)
        + path("M134 34q2-30 12-32q14 6 14 29q-12 6-26 3z")
        + rod("M147 6v22", 1.4)
    )
    helmet = (
        path("M66 46q0-34 34-36q34 2 34 36q6 2 8 6H58q2-4 8-6z")
        + rod("M64 46q36-8 72 0", 1.6)
        + path("M66 44q2-26 24-32q-14 14-12 30z", LIGHT, stroke="none", opacity=".5")
        + rod("M76 52q2 26 14 36M124 52q-2 26-14 36", 1.6)
    )
    moustache = path("M84 74q8-8 16-3q8-5 16 3q-8 4-16 1q-8 3-16-1z", DARK)
    return (
        girders
        + spade
        + _coat()
        + _head(brow=1, lines="M80 62l-4 3M81 65l-3 3M119 62l4 3M84 70q-3 4-2 8M116 70q3 4 2 8")
        + moustache
        + helmet
    )


def _surveyor() -> str:
    tripod = (
        rod("M168 56L150 116M168 56L172 116M168 56L192 116", 4)
        + path("M152 34h30v18h-30zM182 38h10v9h-10zM144 40h8v6h-8z")
        + path("M160 52h14v6h-14z", DARK)
    )
    hair = path(
        "M72 62q-6-40 28-42q36 2 28 44q-2 10-6 12q2-26-6-32q-20 4-34 0q-6 6-4 32q-4-4-6-14z", DARK
    )
    cap = (
        path("M70 42l6-22q24-10 50 0l4 22q-30-10-60 0z")
        + path("M70 42q30-10 60 0l2 6q-32-9-64 0z", DARK)
        + path("M94 20h12v10q-6 6-12 0z", LIGHT)
        + rod("M97 24h6", 1.2)
    )
    plan = (
        path("M14 96L76 74l6 14L20 112z", LIGHT)
        + rod("M30 94l40-14M33 100l40-14", 1)
        + path("M14 96q-6 10 6 16q6-8-6-16z")
        + path("M58 84q8-6 14 0l4 12q-8 6-14 2z", SKIN)
    )
    return (
        tripod
        + _coat()
        + _head(lines="M85 71q-3 3-1 6M115 71q3 3 1 6")
        + _mouth("smile")
        + hair
        + cap
        + plan
    )


def _mechanic() -> str:
    teeth = "M44 50h34M44 50l24 24M44 50v34M44 50l-24 24M44 50H10M44 50L20 26M44 50V16M44 50l24-24"
    gear = (
        rod(teeth, 12, MID, opacity=".45", stroke_linecap="butt")
        + discs("M44 50h0", 56, MID, opacity=".45")
        + discs("M44 50h0", 22, "var(--sky,#ece4cf)")
    )
    spanner = (
        rod("M122 112L160 34", 10)
        + rod("M122 112L160 34", 7, LIGHT)
        + path("M150 34q-4-16 8-24l4 12 8 4 10-8q4 14-8 22q-12 6-22-6z", LIGHT)
    )
    overall = (
        _coat(MID, MID)
        + path("M70 86l10-4v34H68zM130 86l-10-4v34h12zM80 104h40v12H80z", DARK)
        + discs("M74 98h.1M126 98h.1", 5, LIGHT)
    )
    stubble = path(
        "M80 70q2 14 20 15q18-1 20-15q2 20-20 21q-22-1-20-21z", DARK, stroke="none", opacity=".22"
    )
    cap = (
        path("M72 44q0-28 28-30q28 2 28 30q-28-8-56 0z", DARK)
        + path("M72 44q28-8 56 0l-2 5q-26-7-52 0z")
        + path("M74 26h52v12H74z", DARK)
    )
    goggles = (
        discs("M88 32h.1M112 32h.1", 22, DARK)
        + discs("M88 32h.1M112 32h.1", 15, LIGHT)
        + rod("M84 30l4-4M108 30l4-4", 1.6)
    )
    oil = path(
        "M80 66q6-2 10 3q-6 3-10-3zM114 70q6 0 8-4q-2 8-8 4z", DARK, stroke="none", opacity=".7"
    )
    fist = path("M112 100q10-8 20 0l2 12q-10 6-20 0z", SKIN) + rod("M118 99l2 8M125 99l1 8", 1)
    face = (
        _head(jaw=2, brow=1, lines="M86 69q-4 4-2 9M114 69q4 4 2 9")
        + stubble
        + _mouth("grin")
        + cap
        + goggles
        + oil
    )
    return gear + overall + face + spanner + fist


def _operator() -> str:
    dials = "M142 78h.1M161 78h.1M180 78h.1"
    radio = (
        path("M128 34h66v82h-66z")
        + path("M134 40h54v22h-54z", DARK)
        + rod("M140 58q20-18 42 0M161 58l8-12", 1.6, LIGHT)
        + discs(dials, 13, DARK)
        + rod("M142 78l3-4M161 78v-5M180 78l-4-3", 1.6, LIGHT)
        + rod("M136 96h50M136 102h50M136 108h50", 1.4)
        + rod("M186 34V2", 1.6)
        + rod("M178 8q8-8 16 0", 1.2)
    )
    hair = path("M76 50q-4-28 24-30q30 0 24 32q-4-14-14-16q-14 6-26 0q-8 4-8 14z", DARK)
    glasses = (
        discs("M89 57h.1M111 57h.1", 17, DARK)
        + discs("M89 57h.1M111 57h.1", 14, LIGHT)
        + rod("M97 57h6M81 56l-5-2M119 56l5-2", 1.6)
        + rod("M90 57h.1M110 57h.1", 4)
        + rod("M84 52l3-1M106 52l3-1", 1.4, "var(--s2)")
    )
    cups = "M66 50q8-2 10 4v14q-4 6-10 2q-4-10 0-20zM134 50q-8-2-10 4v14q4 6 10 2q4-10 0-20z"
    phones = (
        rod("M72 58q-4-44 28-44t28 44", 5)
        + path(cups, DARK)
        + path("M69 55q4 0 5 3v8q-2 3-5 2zM131 55q-4 0-5 3v8q2 3 5 2z")
        + rod("M68 70q-14 20-4 46", 2)
    )
    pencil = (
        rod("M30 74L62 104", 4)
        + rod("M30 74L58 100", 2.4, ACCENT)
        + path("M52 98q8-8 16-2l4 10q-8 8-16 4z", SKIN)
        + path("M10 92l34-8 16 32H24z", LIGHT)
        + rod("M22 98l22-5M26 105l22-5", 1)
    )
    return (
        radio
        + _coat()
        + _head(lines="M97 46v4M103 46v4")
        + _mouth("calm")
        + hair
        + glasses
        + phones
        + pencil
    )


def _standard_bearer() -> str:
    flag = (
        rod("M150 116L166 0", 4)
        + path("M166 2q-22 14-44 2t-52 6l-4 30q30-16 52-4t42-4z", ACCENT, opacity=".92")
        + path(
            "M166 2q-22 14-44 2t-52 6l-2 14q30-16 52-4t43-4z", LIGHT, stroke="none", opacity=".9"
        )
    )
    cap = (
        path("M66 44q-2-26 34-28q38 0 36 24q-8 6-34 4t-36 0z", DARK)
        + path("M100 42q26-2 38 2q2 5-4 6q-16-6-36-4z", DARK)
        + path("M74 38q4-16 22-18q-12 8-14 19z", stroke="none", opacity=".8")
    )
    scarf = path("M78 84q22 14 44 0l6 10q-28 18-56 0zM108 98l16 2 6 16h-18z", ACCENT) + rod(
        "M114 102l6 14", 1
    )
    freckles = rod("M80 64h.1M84 66h.1M81 68h.1M116 65h.1M120 66h.1M117 68h.1", 1.6, SHADED_SKIN)
    return (
        flag
        + _coat(DARK, MID)
        + _head(lines="M86 70q-3 3-1 6M114 70q3 3 1 6")
        + _mouth("smile")
        + scarf
        + cap
        + freckles
    )


def _volunteer() -> str:
    rays = rod(
        "M100 60L0 10M100 60H0M100 60L30 0M100 60L80 0M100 60L130 0M100 60L200 30M100 60L200 76",
        5,
        MID,
        opacity=".28",
    )
    scarf = path(
        "M68 60q-4-44 32-44t32 44q2 16-8 26q2-34-8-42q-16-6-32 0q-10 8-8 42q-8-8-8-26z"
        "M88 84q12 8 24 0l10 14-20 4-4 10-8-12z",
        ACCENT,
    ) + discs("M80 32h.1M96 24h.1M114 26h.1M124 40h.1M73 48h.1M128 58h.1M72 64h.1", 4, LIGHT)
    fringe = path("M84 44q16-10 32 0q-8-2-12 2q-10-6-20-2z", DARK)
    arm = (
        path("M128 116q-6-12 2-18l12-8q-2-20 2-38l18 2q2 26-4 50l-8 12z")
        + path("M142 70l18 2-1 12-18-4z", LIGHT)
        + rod("M147 74l8 6", 2.4, ACCENT)
        + path("M142 54q-6-18 2-26q12-6 20 0q6 12 0 28q-12 4-22-2z", SKIN)
        + rod("M147 28v12M153 26v13M159 28v12", 1.2)
        + rod("M143 44q8 4 14-2", 1.4)
    )
    return rays + _coat() + _head() + fringe + _mouth("shout") + scarf + arm


PORTRAITS: Final[dict[str, Callable[[], str]]] = {
    "engineers-1": _sapper,
    "engineers-2": _surveyor,
    "technicians-1": _mechanic,
    "technicians-2": _operator,
    "volunteers-1": _standard_bearer,
    "volunteers-2": _volunteer,
}


def portrait(name: str) -> str:
    """Return a portrait by its name."""
    return document(PORTRAITS[name](), stroke_width="1")
