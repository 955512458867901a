"""The language of the terminal, from `--lang` or the locale."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from sztab.core.action import SztabError
from sztab.words import ENGLISH, LANGUAGES, messages

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sztab.words.messages import Messages, Value

OPTION: Final = "--lang"
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables with the locale; the first that is set counts."""


class Voice:
    """The messages that the terminal uses."""

    def __init__(self) -> None:
        self.messages: Messages = messages(ENGLISH)

    def speak(self, language: str) -> None:
        """Switch to a language; for an unknown one, SztabError lists those available."""
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise SztabError(text("terminal-no-language", language=language, known=known))
        self.messages = messages(language)


VOICE: Final = Voice()


def text(key: str, /, **args: Value) -> str:
    """Return a message in the language of the terminal."""
    return VOICE.messages.say(key, **args)


def text_or(key: str, otherwise: str, /, **args: Value) -> str:
    """Return a message, or a fallback if the language lacks it."""
    return VOICE.messages.say_or(key, otherwise, **args)


def language() -> str:
    """Return the language of the terminal."""
    return VOICE.messages.language


def asked_for(args: Sequence[str]) -> tuple[str | None, list[str]]:
    """Return the value of `--lang`, anywhere in a command line, and the line without it."""
    found: str | None = None
    rest: list[str] = []
    at = 0
    while at < len(args):
        one = args[at]
        if one == "--":
            return found, [*rest, *args[at:]]
        if one == OPTION and at + 1 < len(args):
            at += 1
            found = args[at]
        elif one.startswith(f"{OPTION}="):
            found = one.removeprefix(f"{OPTION}=")
        else:
            rest.append(one)
        at += 1
    return found, rest


def preferred(environment: Mapping[str, str] | None = None) -> str:
    """Return the language of the locale, or English if Sztab has no translation."""
    known = os.environ if environment is None else environment
    locale = next((known[name] for name in VARIABLES if known.get(name)), "")
    found = locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return found if found in LANGUAGES else ENGLISH
