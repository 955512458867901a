"""Checks that house rules have all their messages, at least in English."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sztab.core.action import Message
from sztab.core.house import HouseError
from sztab.core.languages import ENGLISH, LANGUAGES
from sztab.house.validation import is_decision
from sztab.words.messages import entries, messages
from sztab.words.speech import wording_of

if TYPE_CHECKING:
    from sztab.core.game import AnyGame
    from sztab.core.house import House


def check_words(house: House, game: AnyGame) -> None:
    """Refuse messages that clash with built-in ones, and missing English messages."""
    for language, source in house.words.items():
        if language not in LANGUAGES:
            said = {"language": repr(language), "names": ", ".join(LANGUAGES)}
            raise HouseError(Message("house-language-unknown", said))
        _check_entries(language, entries(source))
    english = entries(house.words.get(ENGLISH, ""))
    missing = [key for key in needed_words(house, game) if key not in english]
    if missing:
        raise HouseError(Message("house-words-missing", {"names": ", ".join(missing)}))


def _check_entries(language: str, found: dict[str, str]) -> None:
    from fluent.syntax import FluentParser  # noqa: PLC0415 (slow to import)
    from fluent.syntax.ast import Junk  # noqa: PLC0415 (slow to import)

    for key, source in found.items():
        said = {"key": key, "language": language, "source": repr(source)}
        if messages(language).is_printed(key) or messages(ENGLISH).is_printed(key):
            raise HouseError(Message("house-words-taken", said))
        if any(isinstance(one, Junk) for one in FluentParser().parse(source).body):
            raise HouseError(Message("house-words-bad", said))


def needed_words(house: House, game: AnyGame) -> list[str]:
    """List the messages that the house rules need."""
    toggles = [f"{game.name}-toggle-{one.name.replace('.', '-')}" for one in house.toggles]
    return [
        *(f"{game.name}-do-{one.name}" for one in house.verbs),
        *(f"{game.name}-ask-{one.name}" for one in house.frames if is_decision(one)),
        *(f"{game.name}-event-{one.name}" for one in house.events),
        *(
            key.format(effect.kind.replace("_", "-"))
            for effect in house.effects
            for key in wording_of(game).effect_keys
        ),
        *toggles,
    ]
