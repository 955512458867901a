"""A game on paper: who played what under which rules, as text, without the game itself."""

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

Watch = Callable[[int, int], None]
"""Is told, from time to time, how much of how much is done."""
WATCHED: Final = 1000
"""Steps between two such calls."""
FORMAT: Final = 1
"""The version of the file format, not of any rules."""

MOST_SEATS: Final = 99

SEAT: Final = re.compile(r"P([1-9][0-9]?)")
"""How a seat is written."""

_RESERVED: Final = re.compile(r"[{};]|,(?=\s|$)|^\d+\.(\s|$)|^P\d+:")
"""What has a meaning of its own in a record, so that no action may contain it."""


_LONGEST_PROBLEM: Final = 2000


class RecordError(PositionError):
    """A record cannot be read or replayed; the message names the file and, if known, the line.

    However long the text is that a problem quotes, the message stays short.
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
    return problem if len(problem) <= _LONGEST_PROBLEM else f"{problem[:_LONGEST_PROBLEM]}…"


@dataclass(frozen=True, slots=True)
class Ply:
    """One action: the seat that decided, or CHANCE, and what it did, in notation."""

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
    """The end of a game: points per seat, and the seats that won."""

    scores: tuple[float, ...]
    winners: tuple[int, ...]

    def problem(self, players: int) -> Message | None:
        """Return what is wrong with the result of a game of this number of players, if anything."""
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
    """A whole game. An empty text, `None` or an empty collection stands for: not said.

    Games start from set-up, unless `position` holds a saved position to start from. `settings`
    are the values of all toggles; a toggle that is missing has the value that it had in the preset
    under rules 1.0 (see `sztab.records.defaults`). `content` is the custom card file that
    the game was played with, as data. `house` names its house rules and the hash of their file.
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
        """Return what does not go together, if anything."""
        players = str(self.players)
        if not self.game or not 1 <= self.players <= MOST_SEATS:
            return Message("record-needs-game", {"most": str(MOST_SEATS)})
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
    """Return how a seat is written: P1, P2 and so on, or chance."""
    return "chance" if seat == CHANCE else f"P{seat + 1}"


def number(value: float) -> str:
    """Return a number without needless decimals, and without losing any."""
    return str(int(value)) if float(value).is_integer() else repr(float(value))


def tidy_comment(text: str) -> str:
    """Return the comment, cleaned, without trailing blanks and empty lines around it."""
    return clean_lines(text).strip("\n")


@dataclass(frozen=True)
class Position:
    """A position as it is saved: the rules it stands under, and the game's own description."""

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
