"""Reads records as text. Every error names the file and the line.

    [sztab 1]                          the version of this format
    [game example]                     the name of the game
    [rules 1.0]                        the version of its rules
    [cards 3f0a…]                      the fingerprint of its cards
    [house salvage sha256:9b1c…]       house rules: their name, and the hash of their file
    [players 2]
    [preset base]                      a named choice of toggles
    [set opt.first=host opt.pace=2]    the values of toggles, as many lines as there are
    [set opt.first host]               the same, as older versions wrote it: one per line
    [seat P1 greedy]                   who played: a bot or a name
    [seed 42]
    [date 2026-11-15]
    [result P1 16 P2 9; winner P1]
    [content]                          custom cards, in TOML
    | remove = ["x"]
    [position]                         the position to start from instead of set-up, in TOML
    | round = 3

    ; a comment, to the end of the line
    1. {first P2} {draw engineers}     outcomes of chance, in braces
    3. P2: buy x, pay y {deal z}, end  a seat and its decisions
        {draw y}                       number and seat can be left out where nothing changes

`game` and `players` are required. Other headers can be left out: they are not checked then, or have
their default. A record names the value of every toggle, so that a default can change later. Older
records name only the values that differ from the preset; a missing toggle has the value that the
preset gave it under rules 1.0.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from sztab.core.action import CHANCE, Message
from sztab.core.content.document import MAX_DIGITS
from sztab.records import toml
from sztab.records.compatibility import check_content
from sztab.records.record import (
    FORMAT,
    MAX_SEATS,
    PROGRESS_EVERY,
    SEAT,
    Ply,
    Record,
    RecordError,
    Result,
    seat_name,
)
from sztab.records.values import check_plain

if TYPE_CHECKING:
    from collections.abc import Callable

    from sztab.records.record import Progress

_HEADER: Final = re.compile(r"([a-z]+)(?:\s(.*))?")
_NUMBER: Final = re.compile(r"([0-9]{1,9})\.(?:\s+|$)")
_DECIDER: Final = re.compile(r"(P[0-9]+):(?:\s+|$)")
_ITEM: Final = re.compile(r"\{([^{}]*)\}|((?:[^{},]|,(?=\S))+)|(,)")
_BLOCKS: Final = ("content", "position")
_POINTS: Final = re.compile(r"P([0-9]{1,2})\s+(-?[0-9.]+(?:e[-+]?[0-9]+)?)")


def parse_record(text: str, file: str = "record", progress: Progress | None = None) -> Record:
    """Return the record that the text holds; RecordError says where it is wrong."""
    reader = _TextParser(file)
    lines = text.removeprefix("\ufeff").split("\n")
    for number, line in enumerate(lines, 1):
        reader.read(line.strip())
        if progress is not None and number % PROGRESS_EVERY == 0:
            progress(number, len(lines))
    return reader.finish()


@dataclass
class _Block:
    """TOML inside a record, with the number of its first line."""

    first: int
    lines: list[str]

    @property
    def text(self) -> str:
        """The lines as one text."""
        return "\n".join(self.lines)


class _TextParser:
    """Parses a record line by line, and knows the number of the current line."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.line = 0
        self.values: dict[str, Any] = {"settings": {}}
        self.named: dict[int, str] = {}
        self.blocks: dict[str, _Block] = {}
        self.block: _Block | None = None
        self.plies: list[Ply] = []
        self.comments: dict[int, list[str]] = {}
        self.seat: int | None = None

    def fail(self, key: str, **values: str) -> RecordError:
        """Return an error for the current line."""
        return self.fail_at(self.line, key, **values)

    def fail_at(self, line: int, key: str, /, **values: str) -> RecordError:
        """Return an error for a line; 0 stands for the whole record."""
        return RecordError(self.file, line, Message(key, {**values}))

    def read(self, line: str) -> None:
        """Read one line of any kind."""
        self.line += 1
        if line.startswith("["):
            self._header(line)
        elif line.startswith("|"):
            self._block_line(line)
        elif line:
            self._moves(line)

    def _header(self, line: str) -> None:
        if self.plies:
            raise self.fail("record-late-header")
        match = _HEADER.fullmatch(line[1:-1].strip()) if line.endswith("]") else None
        if match is None:
            raise self.fail("record-no-header", line=repr(line))
        name, value = match[1], (match[2] or "").strip()
        if name not in _HEADERS:
            raise self.fail("record-header-unknown", name=repr(name), names=", ".join(_HEADERS))
        if name in self.values or name in self.blocks:
            raise self.fail("record-header-twice", name=repr(name))
        if not value and name not in _BLOCKS:
            raise self.fail("record-header-empty", quoted=repr(name), name=name)
        _HEADERS[name](self, name, value)

    def text(self, name: str, value: str) -> None:
        """Read a header whose value is text."""
        self.values[name] = value

    def whole(self, name: str, value: str) -> None:
        """Read a header whose value is a whole number."""
        if len(value) > MAX_DIGITS:
            raise self.fail("record-many-digits", name=name, most=str(MAX_DIGITS))
        try:
            self.values[name] = int(value)
        except ValueError:
            raise self.fail("record-header-number", name=name, value=repr(value)) from None

    def format(self, name: str, value: str) -> None:
        """Read the version of the format; refuse one that is unknown."""
        if value != str(FORMAT):
            raise self.fail("record-format-unknown", found=repr(value), known=str(FORMAT))
        self.values[name] = value

    def setting(self, _name: str, value: str) -> None:
        """Read the values of toggles: any number of `name=value`, or a single `name value`."""
        words = value.split()
        if "=" not in words[0]:
            toggle, _, choice = value.partition(" ")
            self._set(toggle, choice.strip())
            return
        for word in words:
            toggle, _, choice = word.partition("=")
            self._set(toggle, choice)

    def _set(self, toggle: str, choice: str) -> None:
        if not toggle or not choice:
            raise self.fail("record-toggle-empty", toggle=toggle, name=toggle or "name")
        if toggle in self.values["settings"]:
            raise self.fail("record-toggle-twice", toggle=repr(toggle))
        self.values["settings"][toggle] = choice

    def sitter(self, _name: str, value: str) -> None:
        """Read who plays a seat."""
        seat, _, who = value.partition(" ")
        if not SEAT.fullmatch(seat) or not who:
            raise self.fail("record-seat-empty", value=value)
        if int(seat[1:]) - 1 in self.named:
            raise self.fail("record-seat-twice", seat=seat)
        self.named[int(seat[1:]) - 1] = who.strip()

    def outcome(self, name: str, value: str) -> None:
        """Read the result."""
        points, _, won = value.partition(";")
        words = won.split()
        pairs = _POINTS.findall(points)
        seats_in_order = [int(seat) for seat, _ in pairs] == list(range(1, len(pairs) + 1))
        if _POINTS.sub("", points).strip() or not pairs or not seats_in_order:
            raise self.fail("record-no-result", value=repr(value))
        if words[:1] not in (["winner"], ["winners"]):
            raise self.fail("record-no-winner")
        winners = tuple(self._seat(word) for word in words[1:])
        try:
            scores = tuple(float(number) for _, number in pairs)
        except ValueError:
            raise self.fail("record-no-points", points=repr(points)) from None
        self.values[name] = Result(scores, winners)

    def begin_block(self, name: str, value: str) -> None:
        """Begin a block of TOML: a position or custom cards."""
        if value:
            raise self.fail("record-block-below", name=name)
        self.block = self.blocks[name] = _Block(self.line + 1, [])

    def _seat(self, word: str) -> int:
        if not SEAT.fullmatch(word):
            raise self.fail("record-no-seat", word=repr(word))
        return int(word[1:]) - 1

    def _block_line(self, line: str) -> None:
        if self.block is None or self.line != self.block.first + len(self.block.lines):
            first, last = (f"[{name}]" for name in _BLOCKS)
            raise self.fail("record-stray-bar", first=first, last=last)
        self.block.lines.append(line.removeprefix("|").removeprefix(" "))

    def _moves(self, line: str) -> None:
        content, mark, comment = line.partition(";")
        if content.strip():
            self._items(content.strip())
        if mark:
            self._comment(comment.removeprefix(" "))

    def _comment(self, text: str) -> None:
        """Add the comment to the action before it, or to the whole record."""
        self.comments.setdefault(len(self.plies), []).append(text)

    def _items(self, content: str) -> None:
        """Read the actions on one line."""
        at = self._labels(content)
        while at < len(content):
            item = _ITEM.match(content, at)
            if item is None:
                raise self.fail("record-lone-brace", text=repr(content[at:]))
            at = item.end()
            self._item(item)

    def _labels(self, content: str) -> int:
        """Read the optional number and seat before the actions; return where these begin."""
        at = 0
        if number := _NUMBER.match(content):
            due = len(self.plies) + 1
            if int(number[1]) != due:
                raise self.fail("record-number-skipped", due=str(due), found=number[1])
            at = number.end()
        if decider := _DECIDER.match(content, at):
            self.seat = self._seat(decider[1])
            at = decider.end()
        return at

    def _item(self, item: re.Match[str]) -> None:
        """Read one action, or a comma between two."""
        if item[1] is not None:
            self._ply(CHANCE, item[1])
        elif item[2] is not None and item[2].strip():
            if self.seat is None:
                raise self.fail("record-nobody-decides", action=repr(item[2].strip()))
            self._ply(self.seat, item[2])

    def _ply(self, seat: int, action: str) -> None:
        try:
            self.plies.append(Ply(seat, action, line=self.line))
        except RecordError as error:
            raise RecordError(self.file, self.line, error.complaint) from None

    def finish(self) -> Record:
        """Return the record; RecordError if something is missing."""
        values = dict(self.values)
        for name in ("game", "players"):
            if name not in values:
                raise self.fail_at(0, "record-header-missing", name=name)
        values.pop("sztab", None)
        self._check_seats(values["players"])
        values["seats"] = self._sitters(values["players"])
        values["content"] = self._read_block("content")
        values["position"] = self._read_block("position")
        if (block := self.blocks.get("content")) is not None:
            house = values.get("house", "")
            check_content(values["game"], house, block.text, self.file, block.first)
        remarks = {after: "\n".join(lines) for after, lines in self.comments.items()}
        values["comment"] = remarks.get(0, "")
        values["plies"] = tuple(
            replace(ply, comment=remarks[at]) if at in remarks else ply
            for at, ply in enumerate(self.plies, 1)
        )
        return Record(**values, file=self.file)

    def _sitters(self, players: int) -> tuple[str, ...]:
        if not self.named:
            return ()
        return tuple(self.named.get(seat, "") for seat in range(players))

    def _check_seats(self, players: int) -> None:
        """Check that every seat that is mentioned exists."""
        if not 1 <= players <= MAX_SEATS:
            raise self.fail_at(0, "record-players", most=str(MAX_SEATS), players=str(players))
        mentioned = [(0, "record-seat-unknown", seat) for seat in self.named]
        mentioned += [(ply.line, "record-ply-unknown", ply.seat) for ply in self.plies]
        for line, key, seat in mentioned:
            if seat >= players:
                raise self.fail_at(line, key, seat=seat_name(seat), players=str(players))

    def _read_block(self, name: str) -> dict[str, Any] | None:
        block = self.blocks.get(name)
        if block is None:
            return None
        data = toml.loads(block.text, f"the {name}", self.file, block.first)
        check_plain(data, name, self.file)
        return data


_HEADERS: Final[dict[str, Callable[[_TextParser, str, str], None]]] = {
    "sztab": _TextParser.format,
    "game": _TextParser.text,
    "rules": _TextParser.text,
    "cards": _TextParser.text,
    "house": _TextParser.text,
    "players": _TextParser.whole,
    "preset": _TextParser.text,
    "set": _TextParser.setting,
    "seat": _TextParser.sitter,
    "seed": _TextParser.whole,
    "date": _TextParser.text,
    "result": _TextParser.outcome,
    "content": _TextParser.begin_block,
    "position": _TextParser.begin_block,
}
