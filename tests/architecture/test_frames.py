"""A frame class declares its name and its fields, and its game lists it."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from typing import TYPE_CHECKING, Any

import pytest

from sztab.core.declare import EventKind, Kind, Verb
from sztab.core.state import Frame
from tests.architecture.source import GAMES, MODULES

if TYPE_CHECKING:
    from collections.abc import Iterator


def listed(game: str) -> tuple[type[Frame[Any]], ...]:
    frames: tuple[type[Frame[Any]], ...] = import_module(f"sztab.games.{game}.declared").FRAMES
    return frames


def defined(game: str) -> set[type[Frame[Any]]]:
    """Return every frame class of the game, except base classes."""
    for module in MODULES:
        if module.game == game:
            import_module(".".join(module.parts))
    return {
        frame
        for frame in subclasses(Frame)
        if frame.__module__.startswith(f"sztab.games.{game}.") and not is_base(frame)
    }


def is_base(frame: type[Frame[Any]]) -> bool:
    """Return whether the class is only a base class, without instances."""
    return not vars(frame).get("name") and bool(frame.__subclasses__())


def subclasses(base: type[Frame[Any]]) -> Iterator[type[Frame[Any]]]:
    for frame in base.__subclasses__():
        yield frame
        yield from subclasses(frame)


@pytest.mark.parametrize("game", GAMES)
def test_every_frame_class_is_listed_once(game: str) -> None:
    assert defined(game)
    assert Counter(listed(game)) == Counter(defined(game))


@pytest.mark.parametrize("kind", [Verb, EventKind])
@pytest.mark.parametrize("game", GAMES)
def test_every_verb_and_event_is_listed_once(game: str, kind: type[Verb | EventKind]) -> None:
    declared = import_module(f"sztab.games.{game}.declared")
    listed = declared.VERBS if kind is Verb else declared.EVENTS
    found = set()
    for module in MODULES:
        if module.game == game:
            values = vars(import_module(".".join(module.parts))).values()
            found |= {value for value in values if isinstance(value, kind)}
    assert Counter(listed) == Counter(found)
    assert len({one.name for one in listed}) == len(listed)


@pytest.mark.parametrize("game", GAMES)
def test_the_code_of_a_verb_is_its_place(game: str) -> None:
    verbs = import_module(f"sztab.games.{game}.declared").DECLARED.verbs
    assert [verb.code for verb in verbs] == list(range(len(verbs)))
    assert len({verb.width for verb in verbs}) == 1


@pytest.mark.parametrize("game", GAMES)
def test_every_frame_class_has_a_name_of_its_own(game: str) -> None:
    """An inherited name would be the name of another class."""
    assert not [frame for frame in defined(game) if not vars(frame).get("name")]
    names = Counter(frame.name for frame in defined(game))
    assert not [name for name, times in names.items() if times > 1]


@pytest.mark.parametrize("game", GAMES)
def test_a_name_is_one_word(game: str) -> None:
    """Saved positions write the values of the fields after it, separated by spaces."""
    assert not [frame for frame in defined(game) if len(frame.name.split()) != 1]


@pytest.mark.parametrize("game", GAMES)
def test_a_frame_holds_the_fields_that_its_class_declares(game: str) -> None:
    """The constructor takes them in the same order, and has no other state."""
    for frame in defined(game):
        values = {field: value for value, (field, _) in enumerate(frame.fields)}
        assert vars(frame(*values.values())) == values, frame


@pytest.mark.parametrize("game", GAMES)
def test_the_kinds_of_fields_are_declared(game: str) -> None:
    kinds = declared_kinds("sztab.core.declare") | declared_kinds(f"sztab.games.{game}.kinds")
    assert not [frame for frame in defined(game) if not {kind for _, kind in frame.fields} <= kinds]


def declared_kinds(module: str) -> set[Kind]:
    return {value for value in vars(import_module(module)).values() if isinstance(value, Kind)}
