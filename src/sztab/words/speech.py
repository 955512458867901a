"""Questions, choices, events and tables of any game as sentences in any language."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from sztab.core.action import SPECTATOR, Message, Reason, Sentences
from sztab.core.game import Section
from sztab.core.languages import ENGLISH
from sztab.words.messages import messages
from sztab.words.wording import Wording

if TYPE_CHECKING:
    from sztab.core.action import Action, SztabError
    from sztab.core.declare import EventKind
    from sztab.core.event import Event
    from sztab.core.game import AnyGame
    from sztab.core.state import View
    from sztab.core.toggle import Rules

MAX_RULES: Final = 256
"""Maximum number of cached sets of rules."""
MAX_SPEAKERS: Final = 48
"""Maximum number of cached speakers; each has the names of all cards, and cached sentences."""
MAX_REMEMBERED: Final = 20_000


class Speaker:
    """Describes games under one set of rules, and caches the sentences."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self._game = wording.game
        self._rules = wording.rules
        self._events: dict[tuple[EventKind, int, int, int, int, int], str] = {}
        self._choices: dict[Action, str] = {}

    def describe(self, event: Event, reader: int) -> str:
        """Return an event as a sentence for the reader."""
        key = (event.kind, event.seat, event.card, event.target, event.number, reader)
        said = self._events.get(key)
        if said is None:
            if len(self._events) >= MAX_REMEMBERED:
                self._events.clear()
            said = self.wording.event(self._game.codec.tell(self._rules, event), reader)
            self._events[key] = said
        return said

    def explain(self, action: Action) -> str:
        """Return what an action does, in words."""
        said = self._choices.get(action)
        if said is None:
            if len(self._choices) >= MAX_REMEMBERED:
                self._choices.clear()
            said = self.wording.choice(self.wording.notation.fields(action))
            self._choices[action] = said
        return said

    def question(self, view: View, data: dict[str, Any] | None) -> str:
        """Return the pending decision as a question."""
        data = data or self._game.codec.dump_view(view)
        return self.wording.question(data, lambda: len(view.legal_actions()))

    def sheet(self, view: View) -> list[Section]:
        """Return the table as text."""
        return self.wording.sheet(self._game.codec.dump_view(view))


def describe(
    game: AnyGame, language: str, rules: Rules, event: Event, reader: int = SPECTATOR
) -> str:
    """Return an event as a sentence; it says "you" to the reader, which is a seat."""
    return speaker(game, rules, language).describe(event, reader)


def explain(game: AnyGame, language: str, rules: Rules, action: Action) -> str:
    """Return what an action does, in words, for a list of choices."""
    return speaker(game, rules, language).explain(action)


def question(
    game: AnyGame, language: str, rules: Rules, view: View, data: dict[str, Any] | None = None
) -> str:
    """Return the pending decision as a question; `data` is the view as data, if available."""
    return speaker(game, rules, language).question(view, data)


def sheet(game: AnyGame, language: str, rules: Rules, view: View) -> list[Section]:
    """Return the table as text, as the seat of the view sees it."""
    return speaker(game, rules, language).sheet(view)


def cards(game: AnyGame, language: str, rules: Rules, listed: Section) -> Section:
    """Translate the cells of a card list that a game writes in English."""
    if language == ENGLISH:
        return listed
    wording = speaker(game, rules, language).wording
    rows = [dict(zip(listed.columns, row, strict=True)) for row in listed.rows]
    told = [[wording.cell(column, row) for column in listed.columns] for row in rows]
    return Section(listed.title, listed.columns, told)


def term(game: AnyGame, language: str, kind: str, name: str) -> str:
    """Return the name of a source of points, a role, an ending or a figure of a game."""
    key = f"{game.name}-{kind}-{name.lower().replace(' ', '-')}"
    return messages(language).say_or(key, name)


def refuse(language: str, reason: Reason) -> str:
    """Return why an action is refused, with its clause; in English if there is no translation."""
    said = messages(language)
    if language == ENGLISH or not said.has(reason.name):
        return str(reason)
    return f"{said.say(reason.name, **reason.values)} [{reason.clause}]"


def complain(language: str, error: SztabError) -> str:
    """Return the text of an error; in English if there is no translation."""
    return error.said(lambda message: tell(language, message))


def tell(language: str, message: Message) -> str:
    """Return a message in a language; in English if there is no translation."""
    if isinstance(message, Reason):
        return refuse(language, message)
    if isinstance(message, Sentences):
        return " ".join(tell(language, one) for one in message.parts)
    said = messages(language)
    if language == ENGLISH or not said.has(message.name):
        return message.text
    values: dict[str, str | int] = dict(message.values)
    if message.cause is not None:
        cause = message.cause
        values["problem"] = tell(language, cause) if isinstance(cause, Message) else cause
    return said.say(message.name, **values)


@lru_cache(MAX_RULES)
def speaker(game: AnyGame, rules: Rules, language: str) -> Speaker:
    """Return the speaker for a game under these rules; equal rules share one."""
    return _speakers.find(game, rules, language)


class _Speakers:
    """Cached speakers, the most recently used last."""

    def __init__(self) -> None:
        self._kept: dict[tuple[object, ...], Speaker] = {}

    def find(self, game: AnyGame, rules: Rules, language: str) -> Speaker:
        if rules.content is not None:  # the hash leaves out names of cards
            return Speaker(wording_of(game)(game, rules, messages(language)))
        settings = tuple(sorted(rules.settings.items()))
        key = (game, rules.card_hash, rules.players, settings, language)
        found = self._kept.pop(key, None)
        if found is None:
            found = Speaker(wording_of(game)(game, rules, messages(language)))
            if len(self._kept) >= MAX_SPEAKERS:
                del self._kept[next(iter(self._kept))]
        self._kept[key] = found
        return found


_speakers: Final = _Speakers()


def wording_of(game: AnyGame) -> type[Wording]:
    """Return the game's class of wording, or the base class."""
    if not game.words:
        return Wording
    found: type[Wording] = import_module(game.words).WORDING
    return found
