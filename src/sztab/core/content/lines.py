"""Line numbers for a TOML text: `tomllib` returns the data, this the line of each value."""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_right
from typing import Final

Place = tuple[str | int, ...]
"""A path into the data: keys and list indexes, such as ("vehicles", 0, "cost")."""

_BLANK: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_SPACE: Final = re.compile(r"[ \t]*")
_TEXT: Final = re.compile(
    r'"""(?:[^\\]|\\.)*?"""(?:"{0,2})'
    r"|'''.*?'''(?:'{0,2})"
    r'|"(?:[^"\\\n]|\\.)*"'
    r"|'[^'\n]*'",
    re.DOTALL,
)
_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
_PLAIN: Final = re.compile(r"[^,\]}\n#]+")
"""Numbers, booleans and dates: everything up to the next delimiter."""


def find_lines(text: str) -> dict[Place, int]:
    """Return the line of every table, key and list item of a valid TOML text."""
    return _Scanner(text).scan()


def line_of(lines: dict[Place, int], place: Place) -> int:
    """Return the line of a place; if it is missing, the line of what should contain it."""
    while place and place not in lines:
        place = place[:-1]
    return lines.get(place, 1)


class _Scanner:
    """Scans a valid text once, from start to end."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.starts = [0, *(match.end() for match in re.finditer("\n", text))]
        self.lines: dict[Place, int] = {}
        self.tables: dict[Place, int] = {}
        """The number of tables that each array of tables has so far."""

    def scan(self) -> dict[Place, int]:
        """Scan the whole text."""
        table: Place = ()
        while self._skip(_BLANK) < len(self.text):
            if self._sees("["):
                table = self._header()
            else:
                self._pair(table)
        return self.lines

    def _sees(self, mark: str) -> bool:
        return self.text.startswith(mark, self.at)

    def _skip(self, pattern: re.Pattern[str]) -> int:
        """Skip a match of the pattern, if there is one; return the offset after it."""
        found = pattern.match(self.text, self.at)
        self.at = found.end() if found else self.at
        return self.at

    def _note(self, place: Place, line: int) -> None:
        """Record the line where a place, and each place around it, is mentioned first."""
        for length in range(1, len(place) + 1):
            self.lines.setdefault(place[:length], line)

    def _line(self) -> int:
        return bisect_right(self.starts, self.at)

    def _header(self) -> Place:
        """Read `[table]` or `[[array of tables]]`; return the place that the next keys are in."""
        line, many = self._line(), self._sees("[[")
        self.at += 2 if many else 1
        *outer, last = self._key()
        self.at += 2 if many else 1
        place: Place = ()
        for name in outer:
            place = self._last_table((*place, name))
        place = (*place, last)
        if many:
            self._note(place, line)
            self.tables[place] = self.tables.get(place, 0) + 1
        place = self._last_table(place)
        self._note(place, line)
        return place

    def _last_table(self, place: Place) -> Place:
        """Return the table that a name refers to: in an array of tables, the last one."""
        return (*place, self.tables[place] - 1) if place in self.tables else place

    def _key(self) -> list[str]:
        """Read a key: names with dots between them."""
        names: list[str] = []
        while True:
            start = self._skip(_SPACE)
            if self._skip(_BARE_KEY) > start:
                names.append(self.text[start : self.at])
            else:
                token = self.text[start : self._skip(_TEXT)]
                names.append(next(iter(tomllib.loads(f"{token} = 0"))))
            self._skip(_SPACE)
            if not self._sees("."):
                return names
            self.at += 1

    def _pair(self, table: Place) -> None:
        """Read `key = value`."""
        line = self._line()
        place = (*table, *self._key())
        self._note(place, line)
        self.at += 1
        self._skip(_SPACE)
        self._value(place)

    def _value(self, place: Place) -> None:
        if self._sees("["):
            self._list(place)
        elif self._sees("{"):
            self._inline_table(place)
        elif self._sees('"') or self._sees("'"):
            self._skip(_TEXT)
        else:
            self._skip(_PLAIN)

    def _list(self, place: Place) -> None:
        self.at += 1
        number = 0
        while self._skip(_BLANK) and not self._sees("]"):
            self._note((*place, number), self._line())
            self._value((*place, number))
            self._skip(_BLANK)
            self.at += self._sees(",")
            number += 1
        self.at += 1

    def _inline_table(self, place: Place) -> None:
        self.at += 1
        while self._skip(_BLANK) and not self._sees("}"):
            self._pair(place)
            self._skip(_BLANK)
            self.at += self._sees(",")
        self.at += 1
