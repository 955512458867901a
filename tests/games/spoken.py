"""The table of a game as the terminal shows it, in English."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sztab import words

if TYPE_CHECKING:
    from sztab.core.game import AnyGame, Section


def sheet(game: AnyGame, view: Any) -> list[Section]:  # noqa: ANN401  # views of games have a table
    """Return the table as the seat of the view sees it."""
    return words.sheet(game, words.ENGLISH, view.table.rules, view)


def question(game: AnyGame, view: Any) -> str:  # noqa: ANN401  # views of games have a table
    """Return what is being decided."""
    return words.question(game, words.ENGLISH, view.table.rules, view)
