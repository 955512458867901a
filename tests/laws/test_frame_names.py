"""Frames are written and read by what their classes declare, also classes that are not compiled."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from sztab.core.action import PositionError
from sztab.core.frame_names import FrameNames, Words
from sztab.core.kinds import FLAG, NUMBER, Fields
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


NAMES = FrameNames((Rest, Walk))
WORDS = Words()


def test_a_frame_is_its_name_and_its_values() -> None:
    assert NAMES.write(WORDS, Rest()) == "rest"
    assert NAMES.write(WORDS, Walk(3, back=True)) == "walk 3 yes"


def test_a_frame_is_read_as_it_was_written() -> None:
    assert type(NAMES.read(WORDS, "rest")) is Rest
    frame = NAMES.read(WORDS, "walk 3 yes")
    assert type(frame) is Walk
    assert vars(frame) == {"steps": 3, "back": True}


@pytest.mark.parametrize("text", ["", "run", "rest 1", "walk", "walk 3", "walk 3 yes 1"])
def test_other_text_is_no_frame(text: str) -> None:
    with pytest.raises(PositionError, match="is not a step or a decision"):
        NAMES.read(WORDS, text)


@pytest.mark.parametrize("frame", [Frame(), Run(1, back=False)])
def test_a_class_that_is_not_listed_cannot_be_saved(frame: Frame[Any]) -> None:
    with pytest.raises(PositionError, match="cannot be saved"):
        NAMES.write(WORDS, frame)
