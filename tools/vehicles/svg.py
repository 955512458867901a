"""The text of an SVG: tones, numbers and path data, as short as possible.

A picture is 200 x 116 and uses three tones that the page sets by nation: --s1 dark, --s2 middle,
--s3 light. There are no ids, clips, filters or texts in it.
"""

from __future__ import annotations

import re
from typing import Final

WIDTH: Final = 200
HEIGHT: Final = 116
GROUND: Final = 108
"""The y of the ground, counted from the top."""
DARK: Final = "var(--s1)"
MID: Final = "var(--s2)"
LIGHT: Final = "var(--s3)"
TONES: Final = {"d": DARK, "m": MID, "l": LIGHT}

ROOT_STYLE: Final = {
    "fill": MID,
    "stroke": DARK,
    "stroke-width": ".7",
    "stroke-linejoin": "round",
    "stroke-linecap": "round",
}
"""The attributes that elements inherit from the root."""
ARGUMENTS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "T": 2, "A": 7, "Z": 0}
"""How many numbers each command of a path takes."""

_TOKEN: Final = re.compile(r"[A-Za-z]|-?\d*\.?\d+")


def number(value: float) -> str:
    """Return a number with at most one decimal and without a leading zero."""
    text = f"{value:.1f}".removesuffix(".0")
    if text in {"0", "-0"}:
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def style(attributes: dict[str, str]) -> str:
    """Return attributes as text, without those that have the value of the root."""
    named = {name.replace("_", "-"): value for name, value in attributes.items() if value != ""}
    return "".join(
        f' {name}="{value}"' for name, value in named.items() if ROOT_STYLE.get(name) != value
    )


def path(data: str, fill: str = MID, **attributes: str) -> str:
    """Return a path element."""
    return f'<path{style({"fill": fill, **attributes})} d="{data}"/>'


def rod(data: str, width: float = 1.6, tone: str = DARK, **attributes: str) -> str:
    """Return a line of some width without a fill."""
    return path(data, "none", stroke=tone, stroke_width=f"{width:g}", **attributes)


def discs(centres: str, width: float, tone: str, **attributes: str) -> str:
    """Return discs as the round caps of lines without length: one short path for all."""
    return path(centres, "", stroke=tone, stroke_width=f"{width:g}", **attributes)


def document(body: str, stroke_width: str = ".7") -> str:
    """Return a whole picture."""
    root = style_of_root({**ROOT_STYLE, "stroke-width": stroke_width})
    start = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
    return f"{start}{root}>{body}</svg>\n"


def style_of_root(attributes: dict[str, str]) -> str:
    """Return the attributes of the root element."""
    return "".join(f' {name}="{value}"' for name, value in attributes.items())


def joined(values: list[str]) -> str:
    """Return the numbers of a path with as few separators as possible."""
    text = ""
    for value in values:
        last = re.split(r"[ -]", text)[-1]
        runs_on = value.startswith("-") or (value.startswith(".") and "." in last)
        text += value if runs_on or not text else f" {value}"
    return text


def compact(data: str) -> str:
    """Return path data made of absolute M, L, Q, A, Z and h0 in relative form.

    Each absolute point is rounded to tenths, so that errors do not add up.
    """
    tokens = _TOKEN.findall(data)
    shortener = _Shortener()
    at = 0
    command = ""
    while at < len(tokens):
        if tokens[at].isalpha():
            command = tokens[at]
            at += 1
        count = 1 if command == "h" else ARGUMENTS[command]
        shortener.add(command, [round(float(token) * 10) for token in tokens[at : at + count]])
        at += count
    return shortener.text


class _Shortener:
    """Path data that grows command by command; `at` is the current point in tenths."""

    def __init__(self) -> None:
        self.text = ""
        self._at = (0, 0)
        self._start = (0, 0)
        self._last = ""

    def add(self, command: str, numbers: list[int]) -> None:
        if command == "Z":
            self.text += "z"
            self._at, self._last = self._start, "z"
            return
        if command == "h":  # a line without length, drawn by its caps
            self.text += "h0"
            self._last = "h"
            return
        letter, values = self._relative(command, numbers)
        repeats = letter == self._last and letter not in "mM"
        text = joined([number(value / 10) for value in values])
        glue = " " if repeats and not text.startswith("-") else ""
        self.text += ("" if repeats else letter) + glue + text
        self._at, self._last = (numbers[-2], numbers[-1]), letter
        if command == "M":
            self._start = self._at

    def _relative(self, command: str, numbers: list[int]) -> tuple[str, list[int]]:
        letter = command.lower() if self.text else command
        if command == "A":
            x, y = numbers[5] - self._at[0], numbers[6] - self._at[1]
            return letter, [numbers[0], numbers[1], 0, 0, 10, x, y]
        values = [value - self._at[k % 2] for k, value in enumerate(numbers)]
        if command == "L" and 0 in values:
            return ("v", values[1:]) if values[0] == 0 else ("h", values[:1])
        return letter, values
