"""Frames are written and read by their declarations, also those of interpreted classes."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from sztab.core.action import PositionError
from sztab.core.declare import FLAG, NUMBER, Declared, Fields
from sztab.core.names import Names, read_frame, write_frame
from sztab.core.state import Frame


class Rest(Frame[Any]):
    name: ClassVar[str] = "rest"


class Walk(Frame[Any]):
    name: ClassVar[str] = "walk"
    fields: ClassVar[Fields] = (("steps", NUMBER), ("back", FLAG))

    def __init__(self, steps: int, back: bool) -> None:
        self.steps = steps
        self.back = back


class Run(Walk):
    """Inherits the name, and is not listed."""


DECLARED = Declared((), (), (Rest, Walk))
NAMES = Names()


def test_a_frame_is_its_name_and_its_values() -> None:
    assert write_frame(DECLARED, NAMES, Rest()) == "rest"
    assert write_frame(DECLARED, NAMES, Walk(3, back=True)) == "walk 3 yes"


def test_a_frame_is_read_as_it_was_written() -> None:
    assert type(read_frame(DECLARED, NAMES, "rest")) is Rest
    frame = read_frame(DECLARED, NAMES, "walk 3 yes")
    assert type(frame) is Walk
    assert vars(frame) == {"steps": 3, "back": True}


@pytest.mark.parametrize("text", ["", "run", "rest 1", "walk", "walk 3", "walk 3 yes 1"])
def test_other_text_is_no_frame(text: str) -> None:
    with pytest.raises(PositionError, match="is not a step or a decision"):
        read_frame(DECLARED, NAMES, text)


@pytest.mark.parametrize("frame", [Frame(), Run(1, back=False)])
def test_a_class_that_is_not_listed_cannot_be_saved(frame: Frame[Any]) -> None:
    with pytest.raises(PositionError, match="cannot be saved"):
        write_frame(DECLARED, NAMES, frame)
