"""House rules: what a file of the players' own adds to a game.

`sztab.house` loads such a file and says what is wrong with it; this module holds what came out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sztab.core.action import SztabError
from sztab.core.declare import Declared, EventKind, Kind, Verb
from sztab.core.state import Frame
from sztab.core.toggle import Toggle

UNNUMBERED: Final = -1
"""The code of a verb that no game has numbered yet."""


SHOWN: Final = 12
"""Letters of the hash that people are shown."""


class HouseError(SztabError):
    """House rules cannot be used, or are not the ones that something was made with."""


class House:
    """What house rules declare, as the constant `HOUSE` of their file.

    Args:
        name: What records call the rules.
        game: The game that they are for.
        verbs: New kinds of actions, from `house_verb`.
        events: New kinds of events.
        frames: New decisions, steps and lots.
        effects: New abilities of cards, if the game has classes of them.
        toggles: New rules to choose. The first value of each keeps the game as it was.
        words: Fluent messages by language. English must be complete, others may lack any.
    """

    def __init__(
        self,
        name: str,
        game: str,
        *,
        verbs: Sequence[Verb] = (),
        events: Sequence[EventKind] = (),
        frames: Sequence[type[Frame[Any]]] = (),
        effects: Sequence[type[Any]] = (),
        toggles: Sequence[Toggle] = (),
        words: Mapping[str, str] | None = None,
    ) -> None:
        self.name = name
        self.game = game
        self.verbs = list(verbs)
        self.events = list(events)
        self.frames = list(frames)
        self.effects = list(effects)
        self.toggles = list(toggles)
        self.words = dict(words or {})
        self.file = ""
        """Where it was loaded from."""
        self.id = name
        """The name with the SHA-256 of the file: `salvage sha256:3f0a…`."""


def shown(house: str) -> str:
    """Return the identity of house rules with enough of the hash for people."""
    return house[: house.find(":") + 1 + SHOWN]


def house_verb(name: str, *takes: tuple[str, Kind]) -> Verb:
    """Return a verb of house rules; the game that takes them gives it its code."""
    return Verb(UNNUMBERED, name, *takes)


def extend(declared: Declared, house: House) -> Declared:
    """Return what a game declares together with house rules. The verbs get their codes."""
    verbs = list(declared.verbs)
    width = verbs[0].width
    for verb in house.verbs:
        verb.number(len(verbs), width)
        verbs.append(verb)
    frames = [*declared.frames.values(), *house.frames]
    return Declared(verbs, [*declared.events, *house.events], frames, house.id)
