"""House rules: what a user's file adds to a game.

`sztab.house` loads such a file and reports its mistakes; this module holds the result.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sztab.core.action import Message, SztabError
from sztab.core.declare import Declared, EventKind, Kind, Verb
from sztab.core.state import Frame
from sztab.core.toggle import Toggle

UNNUMBERED: Final = -1
"""The code of a verb before a game numbers it."""


SHOWN: Final = 12
"""Characters of the hash that are shown to people."""


class HouseError(SztabError):
    """House rules cannot be used, or differ from those that a record or table was made with."""


class House:
    """The declaration of house rules: the constant `HOUSE` of their file.

    Args:
        name: The name of the rules in records.
        game: The game that they are for.
        words: Fluent messages by language. English must be complete, others need not be.
        things: New kinds of events, toggles, classes of frames and classes of effects, in any
            order. New verbs, from `house_verb`, are found through the frames that they answer.
    """

    def __init__(self, name: str, game: str, words: Mapping[str, str], *things: object) -> None:
        self.name = name
        self.game = game
        self.words = dict(words)
        self.events: list[EventKind] = []
        self.toggles: list[Toggle] = []
        self.frames: list[type[Frame[Any]]] = []
        self.effects: list[type[Any]] = []
        for thing in things:
            self._take(thing)
        self.verbs = new_verbs(self.frames)
        self.file = ""
        """The file that it was loaded from."""
        self.id = name
        """The name with the SHA-256 of the file: `salvage sha256:3f0a…`."""

    def _take(self, thing: object) -> None:
        if isinstance(thing, EventKind):
            self.events.append(thing)
        elif isinstance(thing, Toggle):
            self.toggles.append(thing)
        elif not isinstance(thing, type):
            raise HouseError(Message("house-thing-unknown", {"thing": repr(thing)}))
        elif issubclass(thing, Frame):
            self.frames.append(thing)
        else:
            self.effects.append(thing)


def new_verbs(frames: Sequence[type[Frame[Any]]]) -> list[Verb]:
    """Return the verbs of the frames that no game has numbered, each once."""
    verbs: list[Verb] = []
    for frame in frames:
        verbs += [one for one in frame.answers if one.code == UNNUMBERED and one not in verbs]
    return verbs


def shown(house: str) -> str:
    """Return the identity of house rules with the hash cut short for people."""
    return house[: house.find(":") + 1 + SHOWN]


def house_verb(name: str, *takes: tuple[str, Kind]) -> Verb:
    """Return a verb of house rules; the game that accepts them gives it a code."""
    return Verb(UNNUMBERED, name, *takes)


def extend(declared: Declared, house: House) -> Declared:
    """Return the declarations of a game with house rules added. Their verbs get codes."""
    verbs = list(declared.verbs)
    width = verbs[0].width
    for verb in house.verbs:
        verb.number(len(verbs), width)
        verbs.append(verb)
    frames = [*declared.frames.values(), *house.frames]
    return Declared(verbs, [*declared.events, *house.events], frames, house.id)
