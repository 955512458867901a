"""Reads card files: the printed one, and those of the players."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

from sztab.core.action import ContentError
from sztab.core.content.document import BadDocument, load_toml
from sztab.core.content.quoting import few_suggestions
from sztab.core.text import clean_data
from sztab.games.rush.content.checking import check_fields
from sztab.games.rush.content.complaints import Complaints
from sztab.games.rush.content.lines import find_lines
from sztab.games.rush.content.meaning import Meaning
from sztab.games.rush.content.merging import combine
from sztab.games.rush.content.vocabulary import NOTHING, Row

if TYPE_CHECKING:
    from collections.abc import Mapping

FILE: Final = "cards.toml"


@cache
def printed() -> Row:
    """Return the card file of the game, checked."""
    data = resources.files("sztab.games.rush").joinpath("data", FILE)
    return merge(parse(data.read_text("utf-8"), FILE))


def parse(text: str, file: str) -> Row:
    """Return a card file as data, checked; ContentError names every mistake and its line."""
    try:
        own: Row = clean_data(load_toml(text))
    except BadDocument as error:
        what = "not a TOML file" if error.is_syntax else "not a card file"
        raise ContentError([f"{file}:{error.line}: {what}: {error.problem}."]) from None
    complaints = _examine(own)
    if complaints.found:
        complaints.raise_any(file, find_lines(text))
    return own


def check(own: Mapping[str, Any], file: str) -> None:
    """Check a card file that is there as data."""
    _examine(dict(own)).raise_any(file)


def merge(own: Mapping[str, Any] | None) -> Row:
    """Return all cards: the printed ones, changed as an own card file says."""
    if own is None:
        return printed()
    data = dict(own)
    check(data, "card file")
    return combine(data, _base(data))


def _base(own: Row) -> Row:
    return {} if own.get("start_from") == NOTHING else printed()


def _examine(own: Row) -> Complaints:
    base = _base(own)
    found = Complaints()
    with few_suggestions():
        check_fields(own, base, found)
        Meaning(own, base, found).check()
    return found
