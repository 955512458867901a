"""Records as JSON, for machines: converted both ways without loss."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from sztab.core.action import CHANCE, Message, PositionError
from sztab.core.content.document import BadDocument, load_json
from sztab.records.record import (
    FORMAT,
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
    from collections.abc import Iterator, Mapping

    from sztab.records.record import Progress

_TEXTS: Final = ("game", "rules", "cards", "house", "preset", "date", "comment")
_ALIKE: Final = (*_TEXTS, "players", "seed", "content", "position")
_KEYS: Final[dict[str, type]] = {
    "sztab": int,
    **dict.fromkeys(_TEXTS, str),
    "players": int,
    "settings": dict,
    "seats": list,
    "seed": int,
    "result": dict,
    "content": dict,
    "position": dict,
    "plies": list,
}
_WORDS: Final = {
    int: "record-not-whole",
    str: "record-not-text",
    dict: "record-not-object",
    list: "record-not-array",
}
"""The message for a value that is not of a type."""


def record_to_json(record: Record) -> str:
    """Return the record as JSON; `record_from_json` reads it back."""
    data: dict[str, Any] = {"sztab": FORMAT}
    data |= {name: getattr(record, name) for name in _TEXTS if getattr(record, name)}
    data["players"] = record.players
    data |= {"settings": dict(record.settings)} if record.settings else {}
    data |= {"seats": list(record.seats)} if record.seats else {}
    data |= {"seed": record.seed} if record.seed is not None else {}
    if record.result is not None:
        winners = [seat_name(seat) for seat in record.result.winners]
        data["result"] = {"scores": list(record.result.scores), "winners": winners}
    for name in ("content", "position"):
        data |= {name: getattr(record, name)} if getattr(record, name) is not None else {}
    data["plies"] = [_dump_ply(ply) for ply in record.plies]
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def _dump_ply(ply: Ply) -> dict[str, str]:
    row = {"seat": seat_name(ply.seat), "action": ply.action}
    return row | ({"comment": ply.comment} if ply.comment else {})


def record_from_json(text: str, file: str = "record", progress: Progress | None = None) -> Record:
    """Return the record that the JSON holds; RecordError says where it is wrong."""
    try:
        data = load_json(text.removeprefix("\ufeff"))
    except BadDocument as error:
        key = "record-not-json" if error.is_syntax else "record-bad-json"
        raise RecordError(file, error.line, Message(key, cause=error.problem)) from None
    return _JsonReader(file, progress).record(data)


class _JsonReader:
    """Reads a record key by key, so that every error names its place."""

    def __init__(self, file: str, progress: Progress | None) -> None:
        self.file = file
        self.progress = progress

    def fail(self, where: str, key: str, **values: str) -> RecordError:
        """Return an error for a key of the file."""
        return RecordError(self.file, 0, Message(key, {"where": where, **values}))

    def record(self, data: object) -> Record:
        """Return the record."""
        row = self._object("the record", data, _KEYS)
        for name in ("game", "players"):
            if name not in row:
                raise self.fail(name, "record-key-missing")
        if row.get("sztab", FORMAT) != FORMAT:
            found = str(row["sztab"])
            raise self.fail("sztab", "record-format-other", found=found, known=str(FORMAT))
        try:
            for name in ("content", "position"):
                check_plain(row.get(name, {}), name, self.file)
        except PositionError as error:
            raise RecordError("", 0, error.complaint) from None
        values = {name: row[name] for name in _ALIKE if name in row}
        return Record(**values, **self._converted(row), file=self.file)

    def _converted(self, row: Mapping[str, Any]) -> dict[str, Any]:
        """Return the values that JSON and a record hold in different forms."""
        return {
            "settings": self._settings(row.get("settings", {})),
            "seats": tuple(
                self._text(f"seats[{n}]", name) for n, name in enumerate(row.get("seats", ()))
            ),
            "result": self._result(row["result"]) if "result" in row else None,
            "plies": tuple(self._plies(row.get("plies", []), row["players"])),
        }

    def _plies(self, rows: list[Any], players: int) -> Iterator[Ply]:
        for number, row in enumerate(rows):
            yield self._ply(f"plies[{number}]", row, players)
            if self.progress is not None and number % PROGRESS_EVERY == 0:
                self.progress(number, len(rows))

    def _object(self, where: str, data: object, keys: Mapping[str, type]) -> dict[str, Any]:
        if not isinstance(data, dict):
            raise self.fail(where, "record-no-object")
        for name, value in data.items():
            if name not in keys:
                raise self.fail(where, "record-key-unknown", name=repr(name), names=", ".join(keys))
            if not isinstance(value, keys[name]) or isinstance(value, bool):
                raise self.fail(name, _WORDS[keys[name]], value=f"{value!r:.40}")
        return data

    def _text(self, where: str, value: object) -> str:
        if not isinstance(value, str):
            raise self.fail(where, "record-not-text", value=f"{value!r:.40}")
        return value

    def _settings(self, data: dict[str, Any]) -> dict[str, str]:
        return {name: self._text(f"settings.{name}", value) for name, value in data.items()}

    def _result(self, data: dict[str, Any]) -> Result:
        row = self._object("result", data, {"scores": list, "winners": list})
        for value in row.get("scores", ()):
            if isinstance(value, bool) or not isinstance(value, int | float):
                raise self.fail("result.scores", "record-not-number", value=f"{value!r:.40}")
        winners = [self._seat("result.winners", name) for name in row.get("winners", ())]
        return Result(tuple(float(x) for x in row.get("scores", ())), tuple(winners))

    def _ply(self, where: str, data: object, players: int) -> Ply:
        row = self._object(where, data, {"seat": str, "action": str, "comment": str})
        seat = self._seat(f"{where}.seat", row.get("seat"))
        if seat >= players:
            raise self.fail(where, "record-seat-too-high", seat=row["seat"], players=str(players))
        try:
            return Ply(seat, row.get("action", ""), row.get("comment", ""))
        except RecordError as error:
            problem = Message("record-at", {"where": where}, cause=error.complaint)
            raise RecordError(self.file, 0, problem) from None

    def _seat(self, where: str, name: object) -> int:
        if name == seat_name(CHANCE):
            return CHANCE
        if not isinstance(name, str) or not SEAT.fullmatch(name):
            raise self.fail(where, "record-not-seat", value=f"{name!r:.40}")
        return int(name[1:]) - 1
