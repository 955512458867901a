"""Sztab, driven as a user's program drives it. Only this file imports it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sztab
from bench.engines.base import Foreign, SearchingEngine
from bench.measure import Sample, run_for
from sztab import games
from sztab.bots import make_bot
from sztab.core.action import OVER
from sztab.core.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Callable


class Sztab(SearchingEngine):
    """One of Sztab's games with its default rules. Chance is played, not counted."""

    distributions = ("sztab",)

    def __init__(self, seed: int, name: str, players: int, compiled: bool) -> None:  # noqa: FBT001 (arguments come from a list)
        if compiled != sztab.COMPILED:
            raise RuntimeError(f"this Sztab is {_form(sztab.COMPILED)}, not {_form(compiled)}")
        super().__init__(seed)
        self._rng = Rng(seed)
        self._game = games.get(name)
        self._rules = self._game.rules(players)

    def play(self) -> int:
        """List the legal actions and choose, from the deal to the end."""
        random, rng = self.random, self._rng
        state = self._game.new(self._rules)
        advance, legal_actions, apply = state.advance, state.legal_actions, state.apply
        decisions = 0
        while advance(rng) != OVER:
            actions = legal_actions()
            apply(actions[int(random() * len(actions))])
            decisions += 1
        return decisions

    def walk(self, visit: Callable[[Foreign, int], None]) -> None:
        """Show the state before each decision of a player."""
        state = self._game.new(self._rules)
        while state.advance(self._rng) != OVER:
            actions = state.legal_actions()
            visit(state, len(actions))
            state.apply(actions[int(self.random() * len(actions))])

    def copier(self, position: Foreign) -> Callable[[], Foreign]:
        """Use `State.clone`."""
        clone: Callable[[], Foreign] = position.clone
        return clone

    def search(self, position: Foreign, iterations: int) -> None:
        """Let the bot `ismcts` decide from the view of the seat that is to move."""
        bot = make_bot(f"ismcts:{iterations}", self._game, self._rng)
        bot.choose(position.view(position.to_move()))

    def facts(self) -> dict[str, object]:
        """Return whether the engine is compiled."""
        return {"compiled": sztab.COMPILED}

    def quantities(self) -> dict[str, Callable[[float], Sample]]:
        """Add the rollout, which the engine drives itself."""
        return {**super().quantities(), "rollout": self.measure_rollout}

    def rollout(self) -> int:
        """Let the engine play a whole game, sampling actions instead of listing them."""
        return self._game.new(self._rules).rollout(self._rng)

    def measure_rollout(self, seconds: float) -> Sample:
        """Events: decisions. Rounds: games."""
        return run_for(seconds, self.rollout)


def _form(compiled: bool) -> str:  # noqa: FBT001 (used in one place)
    return "compiled" if compiled else "interpreted"
