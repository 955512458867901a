"""How a game ended, as it goes over the network."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct


class Earning(Struct, omit_defaults=True):
    """Points of a seat from one source: `count` items of `worth` points each, or only a sum."""

    source: str
    points: float
    count: int = 0
    worth: int = 0
    """0 if items of different worth are added up: then there is only the sum."""
    reasons: list[dict[str, Any]] = []
    """Where the points come from, as named parts; their kinds belong to the game."""


class Ending(Struct):
    """How the game ended: by its rules (`finished`), `resigned`, or `time`."""

    how: Literal["finished", "resigned", "time"]
    scores: list[float]
    winners: list[int]
    points: list[dict[str, float]]
    """The points of each seat by their source."""
    earnings: list[list[Earning]]
    """The same in the game's order, in detail."""
    remarks: list[dict[str, Any]]
    """Remarks on the result, as named parts; for example a tie."""
    rounds: int
    """The round in which it ended."""
    why: str
    """What ended the game, as a word of the game; empty if there is only one way."""
