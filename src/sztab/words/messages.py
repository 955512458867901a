"""The Fluent messages of one language, each parsed when it is first needed.

Parsing a file of messages takes longer than most commands run, and most commands need only a few.
So files are merely split into entries. `fluent.runtime`, which is slow to import, is loaded with
the first message that needs it: one with plurals, choices or references to other messages.
"""

from __future__ import annotations

import re
import warnings
from functools import cache, cached_property, lru_cache
from typing import TYPE_CHECKING, Final

from sztab.core.languages import ENGLISH, locales

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from fluent.runtime import FluentBundle

Value = str | int | float

_ENTRY: Final = re.compile(r"^([A-Za-z][\w-]*) *=.*(?:\n(?:[ \t}].*)?)*", re.MULTILINE)
_VARIABLE: Final = re.compile(r"\$(\w+)")
_HOLE: Final = re.compile(r"\{ *\$(\w+) *\}")
UNGROUPED: Final = 1000
"""Languages group the digits of larger numbers differently, so Fluent formats those."""
_REFERENCE: Final = re.compile(r"\{ *([a-z][\w-]*) *\}")
_TIED: Final = "\u00a0"
"""A no-break space keeps words together in a browser; an ASCII terminal cannot show it."""
LONG: Final = 500
"""`fluent.runtime` refuses arguments above 1,000 characters; long ones are inserted afterwards."""
PRIVATE_USE: Final = 0xE000
MAX_REMEMBERED: Final = 20_000
"""Maximum number of cached sentences; most are used many times."""


class MessageWarning(UserWarning):
    """A message is missing or lacks an argument; a fallback is used."""


class Messages:
    """The messages of a language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._format = lru_cache(MAX_REMEMBERED)(self._format_once)
        self._added: dict[str, str] = {}

    def has(self, key: str) -> bool:
        """Return whether the language has a message."""
        return key in self._entries

    def say(self, key: str, /, **args: Value) -> str:
        """Return a message with its arguments filled in; in English if the language lacks it."""
        return self._format(key, tuple(args.items()))

    def say_or(self, key: str, otherwise: str, /, **args: Value) -> str:
        """Return a message, or the given text if there is none, as for names on custom cards."""
        return self.say(key, **args) if key in self._entries else otherwise

    def variables(self, key: str) -> frozenset[str]:
        """Return the names of the arguments of a message and of the messages it refers to."""
        return _variables(self.language, key)

    def prepare(self) -> None:
        """Load the files and Fluent now, so that the first message does not have to wait."""
        self._load("words-cards")

    def add(self, source: str) -> None:
        """Add messages of house rules."""
        self._added.update(entries(source))
        self._forget()

    def drop(self, keys: Iterable[str]) -> None:
        """Remove messages that were added."""
        for key in keys:
            self._added.pop(key, None)
        self._forget()

    def is_printed(self, key: str) -> bool:
        """Return whether a message is built in."""
        return key in self._printed

    def _forget(self) -> None:
        """Clear the caches after a change of messages."""
        for name in ("_entries", "_bundle"):
            self.__dict__.pop(name, None)
        self._format.cache_clear()
        _variables.cache_clear()

    @cached_property
    def _printed(self) -> dict[str, str]:
        """The source of each built-in message, by key."""
        found: dict[str, str] = {}
        for path in sorted((locales() / self.language).glob("*.ftl")):
            found |= entries(path.read_text(encoding="utf-8"))
        return found

    @cached_property
    def _entries(self) -> dict[str, str]:
        """The source of each message, by key."""
        return self._printed | self._added if self._added else self._printed

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle  # noqa: PLC0415 (slow to import)

        return FluentBundle([self.language, ENGLISH], use_isolating=False)

    def _format_once(self, key: str, args: tuple[tuple[str, Value], ...]) -> str:
        if key not in self._entries:
            return self._otherwise(key, args)
        plain = _filled(self._entries[key], dict(args))
        return self._format_fluent(key, args) if plain is None else plain

    def _format_fluent(self, key: str, args: tuple[tuple[str, Value], ...]) -> str:
        bundle = self._bundle
        if not bundle.has_message(key):
            self._load(key)
        pattern = bundle.get_message(key).value
        if pattern is None:  # an entry that is not a message
            return self._otherwise(key, args)
        short, long = _shortened(dict(args))
        text, errors = bundle.format_pattern(pattern, short)
        if errors:
            warnings.warn(f"{self.language}: {key}: {errors}", MessageWarning, stacklevel=2)
        said = str(text)
        for mark, value in long.items():
            said = said.replace(mark, value)
        return said

    def _load(self, key: str) -> None:
        """Parse a message and those it refers to."""
        from fluent.runtime import FluentResource  # noqa: PLC0415 (slow to import)

        source = self._entries[key]
        self._bundle.add_resource(FluentResource(source))
        for other in _REFERENCE.findall(source):
            if other in self._entries and not self._bundle.has_message(other):
                self._load(other)

    def _otherwise(self, key: str, args: tuple[tuple[str, Value], ...]) -> str:
        warnings.warn(f"{self.language}: no message {key}", MessageWarning, stacklevel=2)
        return key if self.language == ENGLISH else messages(ENGLISH).say(key, **dict(args))


def entries(source: str) -> dict[str, str]:
    """Return the source of each message in a Fluent file, by key."""
    text = source.replace(_TIED, " ")  # terminals wrap at spaces
    return {one[1]: one[0] for one in _ENTRY.finditer(text)}


def _filled(source: str, args: Mapping[str, Value]) -> str | None:
    """Fill in a one-line message that only has text placeholders; return None for any other.

    Most messages are like this, and `fluent.runtime` takes a tenth of a second to import.
    """
    value = source.partition("=")[2].strip()
    holes = _HOLE.findall(value)
    if "\n" in value or value.count("{") != len(holes) or value.count("}") != len(holes):
        return None
    for name in holes:
        one = args.get(name)
        if not (isinstance(one, str) or (type(one) is int and 0 <= one < UNGROUPED)):
            return None
    return _HOLE.sub(lambda hole: str(args[hole[1]]), value)


def _shortened(args: dict[str, Value]) -> tuple[dict[str, Value], dict[str, str]]:
    """Return the arguments with marks for long texts, and the texts by mark."""
    long: dict[str, str] = {}
    for name, value in args.items():
        if isinstance(value, str) and len(value) > LONG:
            mark = chr(PRIVATE_USE + len(long))
            long[mark] = value
            args[name] = mark
    return args, long


@cache
def messages(language: str) -> Messages:
    """Return the messages of a language."""
    return Messages(language)


@cache
def _variables(language: str, key: str) -> frozenset[str]:
    entries = messages(language)._entries  # noqa: SLF001 (the same module)
    source = entries.get(key, "")
    inner = [_variables(language, one) for one in _REFERENCE.findall(source) if one in entries]
    return frozenset(_VARIABLE.findall(source)).union(*inner)
