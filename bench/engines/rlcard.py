"""RLCard: card games in Python, driven without RLCard's environments."""

from __future__ import annotations

from copy import deepcopy
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from bench.engines.base import Engine, Foreign

if TYPE_CHECKING:
    from collections.abc import Callable


class RlcardGame(Engine):
    """The parts that both games share: creating and copying."""

    distributions = ("rlcard",)
    module: str
    name: str

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._new = getattr(import_module(self.module), self.name)
        self._chance = import_module("numpy").random.RandomState(seed)

    def copier(self, position: Foreign) -> Callable[[], Foreign]:
        """Use `deepcopy`, as RLCard itself does to step back; it has no other copy."""
        return partial(deepcopy, position)

    def _start(self) -> Foreign:
        game = self._new()
        game.np_random = self._chance
        return game


class Uno(RlcardGame):
    """Uno for two, as RLCard sets it up. `step` returns the next legal actions by itself."""

    module = "rlcard.games.uno"
    name = "Game"

    def play(self) -> int:
        """Play from `init_game` until `is_over`."""
        random = self.random
        game = self._start()
        step, is_over = game.step, game.is_over
        state, _ = game.init_game()
        decisions = 0
        while not is_over():
            actions = state["legal_actions"]
            state, _ = step(actions[int(random() * len(actions))])
            decisions += 1
        return decisions

    def walk(self, visit: Callable[[Foreign, int], None]) -> None:
        """Show the game before each decision."""
        game = self._start()
        state, _ = game.init_game()
        while not game.is_over():
            actions = state["legal_actions"]
            visit(game, len(actions))
            state, _ = game.step(actions[int(self.random() * len(actions))])


class GinRummy(RlcardGame):
    """Gin rummy for two. The judge lists the legal actions."""

    module = "rlcard.games.gin_rummy.game"
    name = "GinRummyGame"

    def play(self) -> int:
        """Play from `init_game` until `is_over`."""
        random = self.random
        game = self._start()
        step, is_over, legal_actions = game.step, game.is_over, game.judge.get_legal_actions
        game.init_game()
        decisions = 0
        while not is_over():
            actions = legal_actions()
            step(actions[int(random() * len(actions))])
            decisions += 1
        return decisions

    def walk(self, visit: Callable[[Foreign, int], None]) -> None:
        """Show the game before each decision."""
        game = self._start()
        game.init_game()
        while not game.is_over():
            actions = game.judge.get_legal_actions()
            visit(game, len(actions))
            game.step(actions[int(self.random() * len(actions))])
