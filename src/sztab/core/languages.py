"""The languages of the messages: one for each folder of `locales`."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

import sztab

ENGLISH: Final = "en"
"""The complete language, and the fallback for the others."""
PLAIN: Final = ("refusals", "errors")
"""Prefixes of the files whose English messages are plain: see `english`."""

_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) = (.+)$", re.MULTILINE)
_TYPED: Final = str.maketrans("\u2018\u2019\u201c\u201d", "''\"\"")
"""Turns typographic quotes into those of a keyboard."""
_HOLE: Final = re.compile(r"\{ *\$(\w+) *\}")


def locales() -> Path:
    """Return the folder of the messages: in the package when installed, else in the checkout."""
    package = Path(sztab.__file__).parent
    packed = package / "_locales"
    return packed if packed.is_dir() else package.parent.parent / "locales"


def _languages() -> tuple[str, ...]:
    found = [path.name for path in locales().iterdir() if path.is_dir()]
    return (ENGLISH, *sorted(set(found) - {ENGLISH}))


LANGUAGES: Final = _languages()
"""English first, then the others by code."""


def english(name: str) -> str:
    """Return the English sentence of a refusal or an error, with names in braces; "" if unknown.

    The engine formats these itself, because it cannot import `sztab.words`. So they are plain: one
    line each, without plurals or selectors, and their quotes become those of a keyboard.
    """
    return _plain_english().get(name) or _lent.get(name, "")


def lend_english(source: str) -> None:
    """Add the refusals of house rules."""
    _lent.update(_sentences(source))


def drop_english(source: str) -> None:
    """Forget the refusals of house rules."""
    for name, _ in _sentences(source):
        _lent.pop(name, None)


_lent: Final[dict[str, str]] = {}


@cache
def _plain_english() -> dict[str, str]:
    found: dict[str, str] = {}
    for path in sorted((locales() / ENGLISH).glob("*.ftl")):
        if path.stem.startswith((*PLAIN, "terms")):  # conditions of toggles
            found.update(_sentences(path.read_text(encoding="utf-8")))
    return found


def _sentences(source: str) -> list[tuple[str, str]]:
    """Return the names and texts of all messages of one line."""
    return _MESSAGE.findall(_HOLE.sub(r"{\1}", source.translate(_TYPED)))
