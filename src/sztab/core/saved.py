"""Reading the values of a saved position; every error says where it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NoReturn

from sztab.core.action import AUTO, Message, PositionError
from sztab.core.state import Frame, State

MAX_NUMBER: Final = 999_999
"""Maximum of any number in a position."""
MANY: Final = 99
"""Maximum of cards that a turn destroys, draws or deals."""
NEVER_DUE: Final = Message("never-due")


def complain(where: str, key: str, values: Mapping[str, str | int] | None = None) -> NoReturn:
    """Refuse the position with the message of this key."""
    refuse(where, Message(key, values))


def refuse(where: str, problem: Message) -> NoReturn:
    """Refuse the position."""
    raise PositionError(Message("wrong-at", {"where": where}, cause=problem))


def read_table(where: str, value: object, fields: Sequence[str] | None = None) -> Mapping[str, Any]:
    """Return a table; unknown fields are refused."""
    if not isinstance(value, Mapping):
        complain(where, "table-expected")
    for field in value:
        if fields is not None and field not in fields:
            complain(where, "field-unknown", {"name": repr(field), "names": ", ".join(fields)})
    return value


def read_list(where: str, value: object) -> list[Any]:
    """Return a list."""
    if not isinstance(value, list | tuple):
        complain(where, "list-expected")
    return list(value)


def read_number(where: str, value: object, least: int = 0, most: int = MAX_NUMBER) -> int:
    """Return a whole number."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        complain(where, "number-between", {"least": least, "most": most, "value": repr(value)})
    return int(value)


def read_truth(where: str, value: object) -> bool:
    """Return true or false."""
    if not isinstance(value, bool):
        complain(where, "truth-expected", {"value": repr(value)})
    return value


def read_word(where: str, value: object, words: Sequence[str]) -> int:
    """Return the index of a word among the known ones."""
    if not isinstance(value, str) or value not in words:
        complain(where, "word-expected", {"names": ", ".join(words), "value": repr(value)})
    return list(words).index(value)


def wrong_number(number: int, most: int) -> Message | None:
    """Return why a number in a frame is wrong, or None. Frames need limits to come to an end."""
    if 1 <= number <= most:
        return None
    return Message("number-between", {"least": 1, "most": most, "value": str(number)})


def waits(state: State, *classes: type[Frame[Any]]) -> bool:
    """Return whether a frame of one of these classes is on the stack."""
    return any(isinstance(frame, classes) for frame in state.stack)


def check_flaws(state: State) -> None:
    """Refuse a stack whose frames contradict the position."""
    for frame in state.stack:
        flaw = frame.flaw(state)
        if flaw:
            refuse("stack", flaw)


def check_waiting(state: State) -> None:
    """Refuse frames above a decision that must be answered before any other can come up."""
    for frame in state.stack[:-1]:
        if frame.player(state) != AUTO and not frame.can_wait():
            complain("stack", "cannot-wait")
