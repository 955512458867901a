"""What the laws must know of each game: a module per game, named like it, with `ADAPTER`.

A new game brings its own module; nothing else in this folder changes.
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
    """About how long a random game is: laws look at positions up to here."""
    max_plies: int
    """No game is longer."""
    verbs: frozenset[str]
    """All verbs of the notation; random games must meet each of them."""
    preset_players: dict[str, list[int]]
    """For each preset the numbers of players that it is for."""
    reasons: frozenset[str]
    """The clauses for which rules are refused."""
    varied_players: bool = False
    """Whether the number of players changes the rules, so that combinations are tried with any."""

    def clauses(self) -> frozenset[str]:
        """Return the ids that a refusal may cite."""
        return clauses_of(self.game)

    def content(self, settings: Mapping[str, str]) -> Mapping[str, Any] | None:
        """Return a custom card file, if the settings cannot do without one."""
        return None

    def forbidden(self, asked: Mapping[str, str], players: int, *, own: bool = True) -> list[str]:
        """Return the clauses that these settings break with so many players; most break none.

        `asked` is what players set; `own` says whether they bring the card file of `content`.
        """
        raise NotImplementedError

    def unfit_content(self) -> list[tuple[str, dict[str, str], int, str]]:
        """List card files that do not go with the settings, each with players and clause."""
        return []

    def opening(self, rules: Rules, rng: Rng) -> Dump | None:
        """Return a position in mid-game, built by lot, or None for a game from its set-up on.

        For games that seldom get by chance to where much is possible. No piece may be missing.
        """
        return None

    def inventory(self, dump: Dump) -> Counter[str]:
        """Count every card of the box, wherever it lies, in a position or in what a seat sees."""
        raise NotImplementedError

    def impossible(self, rules: Rules, dump: Dump) -> list[str]:
        """Say what the position holds that no play can lead to."""
        raise NotImplementedError

    def points(self, rules: Rules, dump: Dump) -> list[float] | None:
        """Count the points of every seat anew, if a position shows all that they come from."""
        return None

    def keeps_points(self, rules: Rules) -> bool:
        """Return whether points, once won, are never lost."""
        return False

    def canonical(self, dump: Dump) -> Dump:
        """Return the position with things that differ in nothing put into one order."""
        return dump

    def swap(self, rules: Rules, dump: Dump, seat: int, rng: Rng) -> Dump:
        """Return the position with the cards that the seat (-1: a spectator) cannot see mixed."""
        raise NotImplementedError

    def forgotten(self, rules: Rules, dump: Dump, rng: Rng) -> Dump | None:
        """Return the position with things mixed that everybody has seen, but can see no longer.

        A view may help who remembers them; the table does not show them. None if there are none.
        """
        return None

    def is_secret(self, rules: Rules, dump: Dump, action: str, seat: int) -> bool:
        """Return whether the action names a card to somebody else than the seat only."""
        raise NotImplementedError

    def reveals(self, rules: Rules, before: Dump, after: Dump, action: str, seat: int) -> bool:
        """Return whether the seat now sees cards that the action does not name, by the rules."""
        raise NotImplementedError

    def shows(self, before: Dump, after: Dump) -> frozenset[str]:
        """Return the names of cards that everybody has seen leave an open pile.

        Somebody may draw a card of the same name in secret at the same moment.
        """
        return frozenset()

    def well_formed(self, rules: Rules) -> list[str]:
        """List every action that can be written, legal or not."""
        raise NotImplementedError


@cache
def clauses_of(game: str) -> frozenset[str]:
    """Return the ids of all clauses of a game."""
    text = (CLAUSE_FILES / f"{game}.toml").read_text("utf-8")
    return frozenset(clause["id"] for clause in tomllib.loads(text)["clause"])


def adapter_for(game: str) -> Adapter:
    """Return the adapter of a game; a game without one is not tested, so that is an error."""
    adapter: Adapter = import_module(f"{__name__}.{game}").ADAPTER
    return adapter


def deal(cards: list[str], sizes: list[int], rng: Rng) -> list[list[str]]:
    """Mix the cards and deal them into piles of these sizes."""
    order = list(range(len(cards)))
    rng.shuffle(order)
    mixed = iter([cards[at] for at in order])
    return [[next(mixed) for _ in range(size)] for size in sizes]
