"""fastcatan: Catan for four, in C++."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from bench.engines.base import Engine, Foreign

if TYPE_CHECKING:
    from collections.abc import Callable


class FastCatan(Engine):
    """One game at a time, as its README shows. Rolling the dice is an action of the player."""

    distributions = ("fastcatan",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._new = import_module("fastcatan").Env

    def play(self) -> int:
        """Play from `reset` until `done`; `step` says when that is."""
        random = self.random
        game = self._start()
        legal_actions, step = game.legal_actions, game.step
        decisions = 0
        done = False
        while not done:
            actions = legal_actions()
            done = step(actions[int(random() * len(actions))])
            decisions += 1
        return decisions

    def walk(self, visit: Callable[[Foreign, int], None]) -> None:
        """Show the game before each decision."""
        game = self._start()
        while not game.done:
            actions = game.legal_actions()
            visit(game, len(actions))
            game.step(actions[int(self.random() * len(actions))])

    def copier(self, position: Foreign) -> Callable[[], Foreign]:
        """Load a snapshot into a new game; there is no shorter way."""
        new, snapshot = self._new, position.snapshot

        def copy() -> Foreign:
            game = new()
            game.load_snapshot(snapshot())
            return game

        return copy

    def _start(self) -> Foreign:
        game = self._new()
        game.reset(int(self.random() * 2**31))
        return game
