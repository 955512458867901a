"""Counts the games that tests play to their end, for the last lines of a run."""

from __future__ import annotations

from collections import Counter
from typing import Final

TITLE: Final = "Games played to the end"
_finished: Counter[str] = Counter()


def finish(game: str) -> None:
    """Count a game that has been played to its end."""
    _finished[game] += 1


def take() -> dict[str, int]:
    """Return the games since the last call, in all and by name; empty if there were none."""
    found = {"games": _finished.total(), **dict(sorted(_finished.items()))}
    _finished.clear()
    return found if found["games"] else {}
