"""Prints records as text that reads like a score sheet and gives small diffs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sztab.core.action import CHANCE
from sztab.records import toml
from sztab.records.record import FORMAT, seat_name

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from sztab.records.record import Ply, Record

WIDTH: Final = 88


def print_record(record: Record) -> str:
    """Return the record as text; `parse_record` reads it back."""
    lines = [*_header(record)]
    if record.comment:
        lines += ["", *_comment(record.comment)]
    if record.plies:
        lines += ["", *_body(record.plies)]
    return "\n".join(lines) + "\n"


def _header(record: Record) -> Iterator[str]:
    yield f"[sztab {FORMAT}]"
    values = {
        "game": record.game,
        "rules": record.rules,
        "cards": record.cards,
        "house": record.house,
        "players": str(record.players),
        "preset": record.preset,
    }
    yield from [f"[{name} {value}]" for name, value in values.items() if value]
    yield from _settings(record.settings)
    yield from [f"[seat {seat_name(s)} {name}]" for s, name in enumerate(record.seats) if name]
    if record.seed is not None:
        yield f"[seed {record.seed}]"
    if record.date:
        yield f"[date {record.date}]"
    if record.result is not None:
        yield f"[result {record.result}]"
    for name, data in (("content", record.content), ("position", record.position)):
        if data is not None:
            yield f"[{name}]"
            yield from [f"| {line}".rstrip() for line in toml.dumps(data).splitlines()]


def _settings(settings: Mapping[str, str]) -> Iterator[str]:
    """Yield lines with all toggles in order."""
    words: list[str] = []
    for name, value in sorted(settings.items()):
        if " " in value:  # no game has such a value; it needs the older form
            yield f"[set {name} {value}]"
        else:
            words.append(f"{name}={value}")
    yield from [f"[set {line}]" for line in toml.filled(words, WIDTH - len("[set ]"))]


def _comment(text: str) -> list[str]:
    return [f"; {line}".rstrip() for line in text.split("\n")]


def _body(plies: Sequence[Ply]) -> Iterator[str]:
    """Yield a paragraph for every run of plies of one seat, with the outcomes of chance in it."""
    start = 0
    while start < len(plies):
        end = _stretch(plies, start)
        yield from _paragraph(plies[start:end], start + 1)
        if plies[end - 1].comment:
            yield from _comment(plies[end - 1].comment)
        start = end


def _stretch(plies: Sequence[Ply], start: int) -> int:
    """Return where the run of a seat ends: before another seat decides, or after a comment."""
    seat = plies[start].seat
    for at in range(start, len(plies)):
        if plies[at].seat not in {seat, CHANCE}:
            return at
        if plies[at].comment:
            return at + 1
    return len(plies)


def _paragraph(plies: Sequence[Ply], first: int) -> Iterator[str]:
    """Yield the lines of one run: its number, its seat, its actions."""
    label = f"{first}."
    if plies[0].seat != CHANCE:
        label += f" {seat_name(plies[0].seat)}:"
    line = label
    for at, ply in enumerate(plies):
        token = f"{{{ply.action}}}" if ply.seat == CHANCE else ply.action
        if at + 1 < len(plies) and plies[at + 1].seat != CHANCE:
            token += ","
        if len(line) + 1 + len(token) > WIDTH and line != label:
            yield line
            line = toml.INDENT + token
        else:
            line += f" {token}"
    yield line
