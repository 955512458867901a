"""Files of records and positions; the file name extension says the format."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sztab.core.action import Message, SztabError
from sztab.core.files import read_text, write_text
from sztab.records.json_format import record_from_json, record_to_json
from sztab.records.parser import parse_record
from sztab.records.positions import parse_position, print_position
from sztab.records.printer import print_record

if TYPE_CHECKING:
    from collections.abc import Callable

    from sztab.records.record import Progress, Record, SavedPosition

MAX_BYTES: Final = 4_000_000
"""Size limit for records: the longest game between random bots has a fortieth of that."""
_RECORDS: Final[dict[str, Callable[[str, str, Progress | None], Record]]] = {
    ".sztab": parse_record,
    ".json": record_from_json,
}
_READERS: Final[dict[str, Callable[[str, str], Record | SavedPosition]]] = {
    ".sztab": parse_record,
    ".json": record_from_json,
    ".toml": parse_position,
}
_PRINTERS: Final[dict[str, Callable[[Record], str]]] = {
    ".sztab": print_record,
    ".json": record_to_json,
}


def load_file(path: str | Path) -> Record | SavedPosition:
    """Return the record (.sztab, .json) or the position (.toml) in a file."""
    suffix = Path(path).suffix.lower()
    if suffix not in _READERS:
        raise SztabError(_bad_name("file-name", path, list(_READERS)))
    return _READERS[suffix](read_text(path), str(path))


def load_record(
    path: str | Path, *, large: bool = True, progress: Progress | None = None
) -> Record:
    """Return the record in a file (.sztab or .json).

    Args:
        path: The file.
        large: Whether it may be larger than `MAX_BYTES`; otherwise SztabError is raised.
        progress: Called with the numbers of lines or plies read so far, and of all.
    """
    check_record_name(path)
    if not large:
        _check_size(Path(path))
    return _RECORDS[Path(path).suffix.lower()](read_text(path), str(path), progress)


def _check_size(path: Path) -> None:
    try:
        size = path.stat().st_size
    except OSError:
        return  # reading it reports what is wrong
    if size > MAX_BYTES:
        sizes = {"size": f"{size / 1e6:.1f}", "most": f"{MAX_BYTES / 1e6:g}"}
        raise SztabError(Message("record-too-large", {"file": str(path), **sizes}))


def save_record(record: Record, path: str | Path) -> None:
    """Write a record in the format that the file name asks for."""
    check_record_name(path)
    write_text(path, _PRINTERS[Path(path).suffix.lower()](record))


def check_record_name(path: str | Path) -> None:
    """Raise SztabError for a file name that is not one of a record."""
    if Path(path).suffix.lower() not in _PRINTERS:
        raise SztabError(_bad_name("record-name", path, list(_PRINTERS)))


def save_position(position: SavedPosition, path: str | Path) -> None:
    """Write a position (.toml)."""
    if Path(path).suffix.lower() != ".toml":
        raise SztabError(Message("position-name", {"file": str(path)}))
    write_text(path, print_position(position))


def _bad_name(key: str, path: str | Path, endings: list[str]) -> Message:
    first, last = ", ".join(endings[:-1]), endings[-1]
    return Message(key, {"file": str(path), "first": first, "last": last})
