"""Checks that house rules are complete and do not clash with their game."""

from __future__ import annotations

import inspect
import re
from typing import TYPE_CHECKING, Any, Final

from sztab import games
from sztab.core.action import Message
from sztab.core.declare import Declared, Verb
from sztab.core.frames import AutoFrame, ChanceFrame
from sztab.core.house import HouseError
from sztab.core.state import Frame
from sztab.core.toggle import Toggle

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sztab.core.house import House

_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")
"""The form of names of verbs, events and frames, which appear in notation and message keys."""
_TOGGLE: Final = re.compile(r"[a-z][A-Za-z0-9.-]{0,39}")
_CLAUSE: Final = re.compile(r"[A-Z]+-[A-Z0-9]+")
_ANSWERED: Final = ("legal_actions", "apply")
"""The methods that a frame with answers must define; a decision also needs `player`."""
_REFUSING: Final = ("why_not", "complaint")
"""Methods that explain a refusal; a frame that overrides neither needs a `refusal`."""


def check_house(house: House) -> None:
    """Refuse house rules with which their game cannot be played."""
    if not _NAME.fullmatch(house.name):
        raise HouseError(Message("house-name-bad", {"name": repr(house.name)}))
    game = games.get_printed(house.game)
    declared = game.declared
    verbs = [verb.name for verb in house.verbs]
    _check_names("verb", verbs, [verb.name for verb in declared.verbs])
    for verb in house.verbs:
        _check_room(verb, declared.verbs[0].width)
    events = [event.name for event in house.events]
    _check_names("kind of events", events, [event.name for event in declared.events])
    _check_frames(house, declared)
    for toggle in house.toggles:
        _check_toggle(toggle)
    _check_names(
        "toggle",
        [toggle.name for toggle in house.toggles],
        [toggle.name for toggle in game.toggles()],
        _TOGGLE,
    )


def _check_names(
    what: str, names: Iterable[str], known: Iterable[str], shape: re.Pattern[str] = _NAME
) -> None:
    """Refuse a name that is malformed or taken."""
    taken = set(known)
    for name in names:
        said = {"name": repr(name), "what": what}
        if not shape.fullmatch(name):
            raise HouseError(Message("house-word-bad", said))
        if name in taken:
            raise HouseError(Message("house-word-taken", said))
        taken.add(name)


def _check_room(verb: Verb, width: int) -> None:
    """Refuse a verb whose values do not fit into an action."""
    parts = [part for part, _ in verb.takes]
    rooms = [kind.bits for _, kind in verb.takes[1:]]
    if not all(rooms) or sum(rooms) >= max(width, 1):
        said = {"verb": verb.name, "part": parts[-1], "others": ", ".join(parts[:-1])}
        raise HouseError(Message("house-verb-full", said))


def _check_frames(house: House, declared: Declared) -> None:
    for frame in house.frames:
        if not frame.name:
            raise HouseError(Message("house-frame-nameless", {"frame": frame.__name__}))
    _check_names("frame", [frame.name for frame in house.frames], declared.frames)
    verbs = [*declared.verbs, *house.verbs]
    for frame in house.frames:
        _check_frame(frame, verbs)


def _check_frame(frame: type[Frame[Any]], verbs: Sequence[Verb]) -> None:
    """Refuse a frame that cannot be answered or saved."""
    for verb in frame.answers:
        if verb not in verbs:
            said = {"frame": frame.name, "verb": str(verb)}
            raise HouseError(Message("house-verb-undeclared", said))
    named = {"frame": frame.name, "class": frame.__name__}
    for name in needed_methods(frame):
        if getattr(frame, name, None) is getattr(Frame, name, None):
            raise HouseError(Message("house-method-missing", named | {"name": name}))
    takes = [
        one.name
        for one in inspect.signature(frame).parameters.values()
        if one.kind not in {one.VAR_POSITIONAL, one.VAR_KEYWORD}
    ]
    if takes != [field for field, _ in frame.fields]:
        fields = ", ".join(field for field, _ in frame.fields) or "none"
        said = named | {"takes": ", ".join(takes), "fields": fields}
        raise HouseError(Message("house-fields-other", said))


def needed_methods(frame: type[Frame[Any]]) -> list[str]:
    """Return the methods that a frame must define, depending on what answers it."""
    if issubclass(frame, AutoFrame):
        return ["run"]
    needed = [*_ANSWERED, "player"]
    if all(is_inherited(frame, name) for name in _REFUSING):
        needed.append("refusal")
    return needed


def is_inherited(frame: type[Frame[Any]], name: str) -> bool:
    """Return whether the frame's method is defined in Sztab itself."""
    owner = next(one for one in frame.__mro__ if name in vars(one))
    return owner.__module__.startswith("sztab.")


def is_decision(frame: type[Frame[Any]]) -> bool:
    """Return whether a seat answers the frame."""
    return not issubclass(frame, AutoFrame | ChanceFrame)


def _check_toggle(toggle: Toggle) -> None:
    if len(set(toggle.values)) < 2:  # noqa: PLR2004 (one value is no choice)
        raise HouseError(Message("house-toggle-values", {"toggle": toggle.name}))
    if not _CLAUSE.fullmatch(toggle.clause):
        key = "house-clause-bad" if toggle.clause else "house-clause-missing"
        said = {"toggle": toggle.name, "clause": repr(toggle.clause)}
        raise HouseError(Message(key, said))
