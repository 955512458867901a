"""Reading the fields of a saved position, so that every error says where it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NoReturn

from sztab.core.action import AUTO, PositionError
from sztab.core.state import Frame, State

MOST: Final = 999_999
"""No number in a position is larger."""
MANY: Final = 99
"""No turn destroys, draws or deals more cards."""
NEVER_DUE: Final = "something that can never be due waits on it"


def complain(where: str, problem: str) -> NoReturn:
    """Refuse the position."""
    message = f"{where}: {problem}."
    raise PositionError(message)


def read_table(where: str, value: object, fields: Sequence[str] | None = None) -> Mapping[str, Any]:
    """Return a table, which has no other fields than these."""
    if not isinstance(value, Mapping):
        complain(where, "a table is expected")
    for field in value:
        if fields is not None and field not in fields:
            complain(where, f"unknown field {field!r}; known: {', '.join(fields)}")
    return value


def read_list(where: str, value: object) -> list[Any]:
    """Return a list."""
    if not isinstance(value, list | tuple):
        complain(where, "a list is expected")
    return list(value)


def read_number(where: str, value: object, least: int = 0, most: int = MOST) -> int:
    """Return a whole number."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        complain(where, f"a number from {least} to {most} is expected, not {value!r}")
    return int(value)


def read_truth(where: str, value: object) -> bool:
    """Return true or false."""
    if not isinstance(value, bool):
        complain(where, f"true or false is expected, not {value!r}")
    return value


def read_word(where: str, value: object, words: Sequence[str]) -> int:
    """Return the place of a word among those that are known."""
    if not isinstance(value, str) or value not in words:
        complain(where, f"one of {', '.join(words)} is expected, not {value!r}")
    return list(words).index(value)


def wrong_number(number: int, most: int) -> str:
    """Return what is wrong with a number of a frame: whatever is left to do comes to an end."""
    if 1 <= number <= most:
        return ""
    return f"a number from 1 to {most} is expected, not {number}"


def waits(state: State, *classes: type[Frame[Any]]) -> bool:
    """Return whether a frame of one of these classes is on the stack."""
    return any(isinstance(frame, classes) for frame in state.stack)


def check_flaws(state: State) -> None:
    """Refuse a stack whose frames contradict the position."""
    for frame in state.stack:
        flaw = frame.flaw(state)
        if flaw:
            complain("stack", flaw)


def check_waiting(state: State) -> None:
    """Refuse a decision that is answered before anything else can come up."""
    for frame in state.stack[:-1]:
        if frame.player(state) != AUTO and not frame.can_wait():
            complain("stack", "this decision cannot wait for the one after it")
