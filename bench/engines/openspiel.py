"""OpenSpiel: games in C++, driven through its Python module `pyspiel`."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from bench.engines.base import Engine, Foreign, SearchingEngine

if TYPE_CHECKING:
    from collections.abc import Callable

UCT_C: Final = 1.4
NO_LIMIT: Final = -1


class OpenSpiel(Engine):
    """Foreign sequential game of OpenSpiel, by its short name. Chance is played, not counted."""

    distributions = ("open_spiel",)

    def __init__(self, seed: int, name: str) -> None:
        super().__init__(seed)
        self.pyspiel: Foreign = import_module("pyspiel")
        self.game = self.pyspiel.load_game(name)
        self.chance = self._fair_chance if self._is_fair() else self._weighted_chance

    def play(self) -> int:
        """Play from `new_initial_state` until `is_terminal`."""
        random, chance = self.random, self.chance
        state = self.game.new_initial_state()
        is_terminal, is_chance = state.is_terminal, state.is_chance_node
        legal_actions, apply = state.legal_actions, state.apply_action
        decisions = 0
        while not is_terminal():
            if is_chance():
                apply(chance(state))
                continue
            actions = legal_actions()
            apply(actions[int(random() * len(actions))])
            decisions += 1
        return decisions

    def walk(self, visit: Callable[[Foreign, int], None]) -> None:
        """Show the state before each decision of a player."""
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(self.chance(state))
                continue
            actions = state.legal_actions()
            visit(state, len(actions))
            state.apply_action(actions[int(self.random() * len(actions))])

    def copier(self, position: Foreign) -> Callable[[], Foreign]:
        """Use `State.clone`."""
        clone: Callable[[], Foreign] = position.clone
        return clone

    def _fair_chance(self, state: Foreign) -> int:
        """Take any outcome: the cheapest correct way if all are equally likely."""
        actions: list[int] = state.legal_actions()
        return actions[int(self.random() * len(actions))]

    def _weighted_chance(self, state: Foreign) -> int:
        """Take an outcome by its odds."""
        outcomes: list[tuple[int, float]] = state.chance_outcomes()
        left = self.random()
        for action, odds in outcomes:
            left -= odds
            if left < 0:
                return action
        return outcomes[-1][0]

    def _is_fair(self) -> bool:
        """Play one game and see whether chance ever has unequal odds."""
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                odds = [odds for _, odds in state.chance_outcomes()]
                if max(odds) - min(odds) > 1e-9:  # noqa: PLR2004 (a rounding error)
                    return False
            actions = state.legal_actions()
            state.apply_action(actions[int(self.random() * len(actions))])
        return True


class SearchingOpenSpiel(OpenSpiel, SearchingEngine):
    """A game of OpenSpiel that its own ISMCTS can search: it can resample hidden cards."""

    def __init__(self, seed: int, name: str, searchable_from: int = 0) -> None:
        """Search no position before that move number: some games crash there."""
        super().__init__(seed, name)
        self._searchable_from = searchable_from

    def searchable(self, position: Foreign) -> bool:
        """Decide by the number of moves made, chance included."""
        return bool(position.move_number() >= self._searchable_from)

    def search(self, position: Foreign, iterations: int) -> None:
        """Let `ISMCTSBot` decide with one random rollout per iteration, a new world for each."""
        kind = self.game.get_type()
        evaluator = self.pyspiel.RandomRolloutEvaluator(1, self._new_seed())
        bot = self.pyspiel.ISMCTSBot(
            seed=self._new_seed(),
            evaluator=evaluator,
            uct_c=UCT_C,
            max_simulations=iterations,
            max_world_samples=NO_LIMIT,
            use_observation_string=not kind.provides_information_state_string,
        )
        bot.step(position)

    def _new_seed(self) -> int:
        return int(self.random() * 2**31)
