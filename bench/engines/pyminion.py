"""pyminion: Dominion in Python. The game calls the players, so the loop is that of pyminion."""

from __future__ import annotations

from copy import deepcopy
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Final

from bench.engines.base import Engine, Foreign

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

SEATS: Final = 4


class Pyminion(Engine):
    """Base set, four players, ten random kingdom cards. One call of the decider, one decision."""

    distributions = ("pyminion",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._new = import_module("pyminion.game").Game
        self._player = import_module("pyminion.player").Player
        self._cards = import_module("pyminion.expansions.base").base_set

    def play(self) -> int:
        """Play with a decider that answers at random and counts."""
        decider = RandomDecider(self.random, None)
        self._start(decider).play()
        return decider.decisions

    def walk(self, visit: Callable[[Foreign, int], None]) -> None:
        """Show the game from inside the decider."""
        self._start(RandomDecider(self.random, visit)).play()

    def copier(self, position: Foreign) -> Callable[[], Foreign]:
        """Use `deepcopy`. The current turn is on Python's stack and not in the copy."""
        return partial(deepcopy, position)

    def _start(self, decider: RandomDecider) -> Foreign:
        players = [self._player(decider, player_id=f"player {seat}") for seat in range(SEATS)]
        return self._new(players, expansions=[self._cards], log_stdout=False)


class RandomDecider:
    """Answers every question of the base set at random, legally.

    The parameters are named as pyminion passes them.
    """

    def __init__(
        self, random: Callable[[], float], visit: Callable[[Foreign, int], None] | None
    ) -> None:
        self.decisions = 0
        self._random = random
        self._visit = visit

    def __deepcopy__(self, memo: object) -> RandomDecider:
        """Return itself: a decider is not part of the position."""
        return self

    def action_phase_decision(
        self, valid_actions: list[Foreign], player: Foreign, game: Foreign
    ) -> Foreign:
        """Play one of the actions, or none."""
        del player
        return self._one([*valid_actions, None], game)

    def treasure_phase_decision(
        self, valid_treasures: list[Foreign], player: Foreign, game: Foreign
    ) -> list[Foreign]:
        """Play all treasures, as players nearly always do."""
        del player
        self._asked(game, 1)
        return list(valid_treasures)

    def buy_phase_decision(
        self, valid_cards: list[Foreign], player: Foreign, game: Foreign
    ) -> Foreign:
        """Buy one of the cards, or none."""
        del player
        return self._one([*valid_cards, None], game)

    def binary_decision(self, *, game: Foreign, **_: Foreign) -> bool:
        """Toss a coin."""
        return bool(self._one((False, True), game))

    def multi_play_decision(
        self, *, valid_cards: list[Foreign], game: Foreign, **_: Foreign
    ) -> Foreign:
        """Play one of the cards several times."""
        return self._one(valid_cards, game)

    def discard_decision(
        self,
        *,
        valid_cards: list[Foreign],
        game: Foreign,
        min_num_discard: int = 0,
        max_num_discard: int = -1,
        **_: Foreign,
    ) -> list[Foreign]:
        """Discard some of the cards."""
        return self._some(valid_cards, game, min_num_discard, max_num_discard)

    def trash_decision(
        self,
        *,
        valid_cards: list[Foreign],
        game: Foreign,
        min_num_trash: int = 0,
        max_num_trash: int = -1,
        **_: Foreign,
    ) -> list[Foreign]:
        """Trash some of the cards."""
        return self._some(valid_cards, game, min_num_trash, max_num_trash)

    def gain_decision(
        self,
        *,
        valid_cards: list[Foreign],
        game: Foreign,
        min_num_gain: int = 0,
        max_num_gain: int = -1,
        **_: Foreign,
    ) -> list[Foreign]:
        """Gain some of the cards."""
        return self._some(valid_cards, game, min_num_gain, max_num_gain)

    def topdeck_decision(
        self,
        *,
        valid_cards: list[Foreign],
        game: Foreign,
        min_num_topdeck: int = 0,
        max_num_topdeck: int = -1,
        **_: Foreign,
    ) -> list[Foreign]:
        """Put some of the cards onto the deck."""
        return self._some(valid_cards, game, min_num_topdeck, max_num_topdeck)

    def _asked(self, game: Foreign, choices: int) -> None:
        self.decisions += 1
        if self._visit is not None:
            self._visit(game, choices)

    def _one(self, options: Sequence[Foreign], game: Foreign) -> Foreign:
        self._asked(game, len(options))
        return options[int(self._random() * len(options))]

    def _some(self, cards: list[Foreign], game: Foreign, least: int, most: int) -> list[Foreign]:
        """Take a random number of cards, from a random place on (most < 0: any number)."""
        most = len(cards) if most < 0 else min(most, len(cards))
        least = min(least, most)
        self._asked(game, len(cards) + (least == 0))
        count = least + int(self._random() * (most - least + 1))
        start = int(self._random() * len(cards))
        return (cards[start:] + cards[:start])[:count]
