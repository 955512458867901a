"""Records and saved positions as data; the actions are text, so the game need not be loaded."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from math import isfinite
from typing import TYPE_CHECKING, Any, Final

from sztab.core.action import CHANCE, Message, PositionError
from sztab.core.text import clean, clean_lines

if TYPE_CHECKING:
    from collections.abc import Mapping

Progress = Callable[[int, int], None]
"""A callback for long work: called now and then with the steps done so far, and of all."""
PROGRESS_EVERY: Final = 1000
"""Steps between two calls of it."""
FORMAT: Final = 1
"""The version of the file format, not of any rules."""

MAX_SEATS: Final = 99

SEAT: Final = re.compile(r"P([1-9][0-9]?)")
"""The name of a seat."""

_RESERVED: Final = re.compile(r"[{};]|,(?=\s|$)|^\d+\.(\s|$)|^P\d+:")
"""The syntax of a record, which no action may contain."""

_MAX_PROBLEM: Final = 2000


class RecordError(PositionError):
    """A record cannot be read or replayed; the message names the file and, if known, the line.

    A message that quotes a very long text is cut off.
    """

    def __init__(self, file: str, line: int, problem: Message | str) -> None:
        super().__init__(problem)
        self.file = file
        self.line = line
        self.problem = _short(str(problem))
        self.args = (self._at(self.problem),)

    def said(self, say: Callable[[Message], str]) -> str:
        if not isinstance(self.complaint, Message):
            return str(self)
        return self._at(_short(say(self.complaint)))

    def _at(self, problem: str) -> str:
        where = f"{self.file}:{self.line}" if self.line else self.file
        return f"{where}: {problem}" if where else problem


def _short(problem: str) -> str:
    return problem if len(problem) <= _MAX_PROBLEM else f"{problem[:_MAX_PROBLEM]}…"


@dataclass(frozen=True, slots=True)
class Ply:
    """One action in notation, and the seat that decided it, or CHANCE."""

    seat: int
    action: str
    comment: str = ""
    line: int = field(default=0, compare=False)

    def __post_init__(self) -> None:
        action = " ".join(self.action.split())
        if not action or _RESERVED.search(action):
            problem = Message("record-no-action", {"action": repr(self.action)})
            raise RecordError("", self.line, problem)
        object.__setattr__(self, "action", action)
        object.__setattr__(self, "comment", tidy_comment(self.comment))


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a game: points per seat, and the seats that won."""

    scores: tuple[float, ...]
    winners: tuple[int, ...]

    def problem(self, players: int) -> Message | None:
        """Return what is wrong with this result in a game of this number of players, or None."""
        if len(self.scores) != players or not all(map(isfinite, self.scores)):
            return Message("record-result-points", {"players": str(players)})
        if not all(0 <= seat < players for seat in self.winners):
            return Message("record-result-winner")
        return None

    def __str__(self) -> str:
        points = " ".join(f"{seat_name(s)} {number(x)}" for s, x in enumerate(self.scores))
        word = "winner" if len(self.winners) == 1 else "winners"
        return "; ".join([points, " ".join([word, *map(seat_name, self.winners)])])


@dataclass(frozen=True)
class Record:
    """A whole game. An empty text, `None` or an empty collection means that a value is unknown.

    Games start from set-up, unless `position` holds a saved position to start from. `settings`
    are the values of all toggles; `sztab.records.defaults` says which value a missing toggle has.
    `content` is the custom card file that the game was played with, as data. `house` names its
    house rules and the hash of their file.
    """

    game: str
    players: int
    rules: str = ""
    cards: str = ""
    preset: str = ""
    settings: Mapping[str, str] = field(default_factory=dict)
    seats: tuple[str, ...] = ()
    seed: int | None = None
    date: str = ""
    result: Result | None = None
    position: Mapping[str, Any] | None = None
    comment: str = ""
    plies: tuple[Ply, ...] = ()
    content: Mapping[str, Any] | None = None
    house: str = ""
    file: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        for name in ("game", "rules", "cards", "preset", "date", "house"):
            object.__setattr__(self, name, clean(getattr(self, name)))
        seats = tuple(clean(seat) for seat in self.seats)
        object.__setattr__(self, "seats", seats if any(seats) else ())
        settings = {clean(name): clean(value) for name, value in self.settings.items()}
        object.__setattr__(self, "settings", settings)
        object.__setattr__(self, "comment", tidy_comment(self.comment))
        problem = self._problem()
        if problem is not None:
            raise RecordError(self.file, 0, problem)

    def _problem(self) -> Message | None:
        """Return why the fields contradict each other, or None."""
        players = str(self.players)
        if not self.game or not 1 <= self.players <= MAX_SEATS:
            return Message("record-needs-game", {"most": str(MAX_SEATS)})
        if self.seats and len(self.seats) != self.players:
            counts = {"seats": str(len(self.seats)), "players": players}
            return Message("record-seats-named", counts)
        if any(
            not name or {" ", "="} & {*name} or not value for name, value in self.settings.items()
        ):
            return Message("record-bad-setting")
        if any(not CHANCE <= ply.seat < self.players for ply in self.plies):
            return Message("record-unknown-seat", {"players": players})
        return self.result.problem(self.players) if self.result else None


def seat_name(seat: int) -> str:
    """Return the name of a seat: P1, P2 and so on, or chance."""
    return "chance" if seat == CHANCE else f"P{seat + 1}"


def number(value: float) -> str:
    """Return a number as text, without needless decimals and without loss."""
    return str(int(value)) if float(value).is_integer() else repr(float(value))


def tidy_comment(text: str) -> str:
    """Return a comment without unprintable characters, trailing blanks and outer empty lines."""
    return clean_lines(text).strip("\n")


@dataclass(frozen=True)
class SavedPosition:
    """A saved position: the rules of the game, and the position as data."""

    game: str
    players: int
    rules: str = ""
    cards: str = ""
    preset: str = ""
    settings: Mapping[str, str] = field(default_factory=dict)
    data: Mapping[str, Any] = field(default_factory=dict)
    content: Mapping[str, Any] | None = None
    house: str = ""
    file: str = field(default="", compare=False)
