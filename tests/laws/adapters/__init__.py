"""Facts about each game that the laws need: a module per game, with its name and an `ADAPTER`.

A new game adds its own module; nothing else in this folder changes.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Mapping

    from sztab.core.rng import Rng
    from sztab.core.toggle import Rules

CLAUSE_FILES = Path(__file__).parents[3] / "rules"

Dump = dict[str, Any]


class Adapter:
    """Reads saved positions of one game, independently of its engine."""

    game: str
    plies: int
    """The approximate length of a random game; laws look at positions up to here."""
    max_plies: int
    """The maximum length of a game."""
    verbs: frozenset[str]
    """All verbs of the notation; random games must meet each of them."""
    preset_players: dict[str, list[int]]
    """The numbers of players that each preset is for."""
    reasons: frozenset[str]
    """The clauses with which rules are refused."""
    varied_players: bool = False
    """Whether the number of players changes the rules, so that combinations are tried with any."""

    def clauses(self) -> frozenset[str]:
        """Return the ids that a refusal can cite."""
        return clauses_of(self.game)

    def content(self, settings: Mapping[str, str]) -> Mapping[str, Any] | None:
        """Return a custom card file if the settings require one."""
        return None

    def forbidden(self, asked: Mapping[str, str], players: int, *, own: bool = True) -> list[str]:
        """Return the clauses that these settings break with this number of players.

        `asked` is what players set; `own` says whether they use the card file of `content`.
        """
        raise NotImplementedError

    def unfit_content(self) -> list[tuple[str, dict[str, str], int, str]]:
        """List card files that contradict the settings, each with players and clause."""
        return []

    def opening(self, rules: Rules, rng: Rng) -> Dump | None:
        """Return a random position in mid-game with all pieces, or None to begin with set-up.

        This is for games in which random play seldom reaches positions with many possibilities.
        """
        return None

    def inventory(self, dump: Dump) -> Counter[str]:
        """Count every card of the box, wherever it is, in a position or in a view of a seat."""
        raise NotImplementedError

    def impossible(self, rules: Rules, dump: Dump) -> list[str]:
        """Return what is impossible in the position, as text."""
        raise NotImplementedError

    def points(self, rules: Rules, dump: Dump) -> list[float] | None:
        """Recount the points of every seat, if a position shows all their sources."""
        return None

    def keeps_points(self, rules: Rules) -> bool:
        """Return whether points are never lost again."""
        return False

    def canonical(self, dump: Dump) -> Dump:
        """Return the position with interchangeable things in a fixed order."""
        return dump

    def swap(self, rules: Rules, dump: Dump, seat: int, rng: Rng) -> Dump:
        """Return the position with all cards shuffled that are hidden from the seat (or -1)."""
        raise NotImplementedError

    def forgotten(self, rules: Rules, dump: Dump, rng: Rng) -> Dump | None:
        """Return the position with things shuffled that everybody has seen, but sees no longer.

        A view may remember them, but the table does not show them. None if there are none.
        """
        return None

    def is_secret(self, rules: Rules, dump: Dump, action: str, seat: int) -> bool:
        """Return whether the action names a card that is hidden from the seat."""
        raise NotImplementedError

    def reveals(self, rules: Rules, before: Dump, after: Dump, action: str, seat: int) -> bool:
        """Return whether the rules let the seat see cards that the action does not name."""
        raise NotImplementedError

    def shows(self, before: Dump, after: Dump) -> frozenset[str]:
        """Return the names of cards that left an open pile for all to see.

        A card of the same name may be drawn in secret at the same moment.
        """
        return frozenset()

    def well_formed(self, rules: Rules) -> list[str]:
        """List every action that notation can express, legal or not."""
        raise NotImplementedError


@cache
def clauses_of(game: str) -> frozenset[str]:
    """Return the ids of all clauses of a game."""
    text = (CLAUSE_FILES / f"{game}.toml").read_text("utf-8")
    return frozenset(clause["id"] for clause in tomllib.loads(text)["clause"])


def adapter_for(game: str) -> Adapter:
    """Return the adapter of a game; a game without one would not be tested, so that is an error."""
    adapter: Adapter = import_module(f"{__name__}.{game}").ADAPTER
    return adapter


def deal(cards: list[str], sizes: list[int], rng: Rng) -> list[list[str]]:
    """Shuffle the cards and deal them into piles of these sizes."""
    order = list(range(len(cards)))
    rng.shuffle(order)
    mixed = iter([cards[at] for at in order])
    return [[next(mixed) for _ in range(size)] for size in sizes]
