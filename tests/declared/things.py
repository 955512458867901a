"""Everything that the games declare: verbs, frames, events, effects, toggles and refusals."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sztab import games
from sztab.core.frames import AutoFrame, ChanceFrame
from sztab.core.names import read_frame, write_frame
from sztab.games.battlegrounds.actions import OBJECTS
from sztab.games.battlegrounds.declared import EFFECTS as ICONS
from sztab.games.rush.declared import EFFECTS
from sztab.games.warsaw.declared import EFFECTS as CARD_EFFECTS
from tests.declared.refusals import refusals

if TYPE_CHECKING:
    from sztab.core.state import Frame
    from sztab.core.toggle import Rules

VERB: Final = "verb"
LOT: Final = "chance verb"
DECISION: Final = "decision"
CHANCE: Final = "chance frame"
STEP: Final = "automatic frame"
ANSWER: Final = "answer"
EVENT: Final = "event"
EFFECT: Final = "effect"
TOGGLE: Final = "toggle"
VALUE: Final = "toggle value"
PRESET: Final = "preset"
REFUSAL: Final = "refusal"


class Thing(NamedTuple):
    """A thing that a game declares; a value of a toggle is named `toggle=value`."""

    game: str
    kind: str
    name: str

    def __str__(self) -> str:
        return f"{self.game}: {self.kind} {self.name}"


@dataclass(frozen=True)
class Vocabulary:
    """Names that a game and its page use.

    Attributes:
        effects: The effects that its cards can have.
        asks: The messages of a decision, without prefix and name.
        effect: The messages of an effect.
        forms: Verbs with a message for each form instead of one.
        drawing: The drawing of an effect in the page, where the page has no table of effects.
    """

    effects: tuple[str, ...]
    asks: tuple[str, ...]
    effect: tuple[str, ...]
    forms: dict[str, tuple[str, ...]]
    drawing: str


VOCABULARIES: Final = {
    "rush": Vocabulary(
        effects=tuple(effect.kind for effect in EFFECTS),
        asks=("ask", "wait"),
        effect=("rush-ability-{}", "rush-ability-{}-text"),
        forms={},
        drawing="art/icons/ability-{}.svg",
    ),
    "warsaw": Vocabulary(
        effects=tuple(dict.fromkeys(effect.kind for effect in CARD_EFFECTS)),
        asks=("ask",),
        effect=(),
        forms={},
        drawing="",
    ),
    "battlegrounds": Vocabulary(
        effects=tuple(effect.kind for effect in ICONS if effect.kind),
        asks=("ask", "wait"),
        effect=("battlegrounds-ability-{}", "battlegrounds-ability-{}-text"),
        forms={"shoot": OBJECTS, "pair": ("0", "1", "2")},
        drawing="art/icon-{}.svg",
    ),
}


@cache
def things(name: str) -> list[Thing]:
    """List the declarations of a game."""
    game = games.get(name)
    vocabulary = VOCABULARIES[name]
    declared = _module(name, "declared").DECLARED
    named = [
        *((LOT if verb.name in lots(name) else VERB, verb.name) for verb in declared.verbs),
        *((_kind(name, one), one) for one in frames(name)),
        *(
            (ANSWER, f"{one} {verb.name}")
            for one in frames(name)
            for verb in frames(name)[one].answers
        ),
        *((EVENT, one.name) for one in declared.events),
        *((EFFECT, one) for one in vocabulary.effects),
        *((TOGGLE, one.name) for one in game.toggles()),
        *((VALUE, f"{one.name}={value}") for one in game.toggles() for value in one.values),
        *((PRESET, one.name) for one in game.presets()),
        *((REFUSAL, key) for key in sorted({one.key for one in refusals(name)})),
    ]
    return [Thing(name, kind, one) for kind, one in named]


def _answers(name: str) -> list[str]:
    """List all pairs of a decision and a verb that answers it."""
    return [f"{one} {verb.name}" for one, frame in frames(name).items() for verb in frame.answers]


def frames(name: str) -> dict[str, type[Frame[Any]]]:
    """Return the classes of the frames of a game, by name."""
    found: dict[str, type[Frame[Any]]] = _module(name, "declared").DECLARED.frames
    return found


def frame_text(name: str, rules: Rules, frame: str) -> str:
    """Return a frame as saved positions write it, with the first word of each kind of field.

    Empty unless it is read and written as the same text.
    """
    names = games.get(name).codec.notation(rules).names
    text = " ".join([frame, *(names.name(kind, 0) for _, kind in frames(name)[frame].fields)])
    again = write_frame(rules.declared, names, read_frame(rules.declared, names, text))
    return text if again == text else ""


def _kind(name: str, frame: str) -> str:
    """Return what answers frames of a class: nothing, chance, or a seat."""
    if issubclass(frames(name)[frame], AutoFrame):
        return STEP
    return CHANCE if issubclass(frames(name)[frame], ChanceFrame) else DECISION


def lots(name: str) -> set[str]:
    """Return the verbs that only chance uses."""
    answered: dict[bool, set[str]] = {True: set(), False: set()}
    for frame in frames(name).values():
        answered[issubclass(frame, ChanceFrame)].update(verb.name for verb in frame.answers)
    return answered[True] - answered[False]


def _module(game: str, name: str) -> Any:  # noqa: ANN401 (the modules of games share no type)
    return import_module(f"sztab.games.{game}.{name}")
