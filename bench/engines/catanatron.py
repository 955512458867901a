"""catanatron: Catan for four, in Python."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from bench.engines.base import Engine, Foreign

if TYPE_CHECKING:
    from collections.abc import Callable


class Catanatron(Engine):
    """Four players. The dice are rolled by an action of the player, so a roll is a decision."""

    distributions = ("catanatron",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        package: Foreign = import_module("catanatron")
        self._new = package.Game
        self._players = [package.RandomPlayer(color) for color in package.Color]
        self._turn_limit = import_module("catanatron.game").TURNS_LIMIT

    def play(self) -> int:
        """Let the loop, not `RandomPlayer`, choose; actions are not validated a second time."""
        random = self.random
        game = self._new(self._players)
        state, execute, winner = game.state, game.execute, game.winning_color
        decisions = 0
        while winner() is None and state.num_turns < self._turn_limit:
            actions = state.playable_actions
            execute(actions[int(random() * len(actions))], validate_action=False)
            decisions += 1
        return decisions

    def walk(self, visit: Callable[[Foreign, int], None]) -> None:
        """Show the game before each decision."""
        game = self._new(self._players)
        while game.winning_color() is None and game.state.num_turns < self._turn_limit:
            actions = game.state.playable_actions
            visit(game, len(actions))
            game.execute(actions[int(self.random() * len(actions))])

    def copier(self, position: Foreign) -> Callable[[], Foreign]:
        """Use `Game.copy`."""
        copy: Callable[[], Foreign] = position.copy
        return copy
