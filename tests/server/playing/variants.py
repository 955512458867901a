"""The variants to play: every installed game, every preset of it, every number of players.

`SZTAB_SOAK=100` plays that many games of each preset, the numbers of players in turn; without it, a
few that are far apart are chosen. `SZTAB_SLICE=2/10` runs only the second of ten parts of the long
run, so that it can be spread over several machines or continued later.
"""

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import pytest

from sztab import games
from sztab.catalogue.game_info import describe_game
from tests.laws.adapters import adapter_for
from tests.laws.cases import legal_counts, random_subset, reconciled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sztab.core.game import AnyGame

T = TypeVar("T")

SOAK = int(os.environ.get("SZTAB_SOAK", "") or 0)
CHUNK = 10
"""Games per test, so that several processes can share the work."""


class Variant(NamedTuple):
    """A game, a preset or toggles, and the number of players."""

    game: str
    preset: str
    players: int
    settings: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return f"{self.game}-{self.preset or 'mixture'}-{self.players}p"


class Batch(NamedTuple):
    """Some games of a variant, by number: the same number is dealt the same game."""

    variant: Variant
    numbers: range

    def __str__(self) -> str:
        return f"{self.variant}-{self.numbers.start}"


def installed() -> list[AnyGame]:
    """Return the games that come with the program, not those that a test has registered."""
    found = [games.get(name) for name in games.names()]
    return [game for game in found if type(game).__module__.startswith("sztab.games.")]


@cache
def variants(game: AnyGame) -> list[Variant]:
    """Return every preset of a game with every number of players that it supports."""
    return [
        Variant(game.name, preset.name, players)
        for preset in describe_game(game).presets
        for players in preset.players
    ]


def mixture(game: AnyGame, number: int) -> Variant:
    """Return a game with a random valid choice of toggles that needs no card file."""
    while True:
        settings = reconciled(game, random_subset(game, number))
        players = legal_counts(game, settings)
        if players and adapter_for(game.name).content(settings) is None:
            return Variant(game.name, "", players[number % len(players)], tuple(settings.items()))
        number += 1


def a_few(found: Sequence[Variant], number: int) -> list[Variant]:
    """Choose a few variants that are far apart."""
    step = max(1, len(found) // number)
    return [found[(step * at + step // 2) % len(found)] for at in range(min(number, len(found)))]


def turns(found: Sequence[Variant], number: int) -> list[Variant]:
    """Repeat the variants in turn, up to a number."""
    return [found[at % len(found)] for at in range(number)]


def sliced(found: Sequence[T]) -> list[T]:
    """Return the part of the work that SZTAB_SLICE selects; without it, all of it."""
    part, parts = (int(one) for one in (os.environ.get("SZTAB_SLICE", "") or "1/1").split("/"))
    if not 1 <= part <= parts:
        raise ValueError(f"SZTAB_SLICE={part}/{parts}: give a part from 1 to {parts}, such as 2/10")
    return list(found[part - 1 :: parts])


def by_preset(each: int, chosen: Sequence[Variant]) -> list[Batch]:
    """Divide this many games of each preset into tests, the numbers of players in turn."""
    groups: dict[tuple[str, str], list[Variant]] = {}
    for variant in chosen:
        groups.setdefault((variant.game, variant.preset), []).append(variant)
    return [
        Batch(variant, numbers[first : first + CHUNK])
        for group in groups.values()
        for place, variant in enumerate(group)
        for numbers in [range(place, each, len(group))]
        for first in range(0, len(numbers), CHUNK)
    ]


def batches(each: int, chosen: Sequence[Variant], chunk: int = CHUNK) -> list[Batch]:
    """Divide this many games of each variant into tests."""
    return [
        Batch(variant, range(first, min(first + chunk, each)))
        for variant in chosen
        for first in range(0, each, chunk)
    ]


def every(found: Sequence[Batch], **more: Any) -> pytest.MarkDecorator:  # noqa: ANN401 (as pytest)
    """Parametrise a test over all these games."""
    return pytest.mark.parametrize("batch", found, ids=str, **more)
