"""Information-set Monte Carlo tree search, for every game through the core contract."""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final

from sztab.core.action import CHANCE, OVER, Action, SztabError
from sztab.core.rng import Rng
from sztab.core.state import State, View

DEFAULT_ITERATIONS: Final = 1000
CURIOSITY: Final = 0.7


class Node:
    """Statistics of one decision: how often it was possible, taken, and how it paid."""

    def __init__(self, action: Action, seat: int) -> None:
        self.action = action
        self.seat = seat
        self.visits = 0
        self.available = 1
        self.value = 0.0
        self.children: dict[Action, Node] = {}


class Search:
    """One search from one view. Chance is sampled anew in every iteration (open loop).

    Each iteration deals the hidden cards at random, walks down the tree by upper confidence bounds
    among the actions that are legal in that deal, adds one node, and plays to the end.
    """

    def __init__(self, view: View, rng: Rng) -> None:
        self.view = view
        self.rng = rng
        self.root = Node(-1, view.seat)

    def run(self, iterations: int, seconds: float) -> int:
        """Search until the budget is spent; return the number of iterations."""
        stop = perf_counter() + seconds if seconds > 0 else 0.0
        done = 0
        while iterations == 0 or done < iterations:
            self.iterate()
            done += 1
            if stop > 0.0 and perf_counter() >= stop:
                break
        return done

    def iterate(self) -> None:
        """Go through the tree once."""
        state = self.view.determinise(self.rng)
        path = self._descend(state)
        state.rollout(self.rng)
        rewards = outcome(state)
        for node in path:
            node.visits += 1
            if node.seat >= 0:
                node.value += rewards[node.seat]

    def _descend(self, state: State) -> list[Node]:
        node = self.root
        path = [node]
        while True:
            seat = state.to_move()
            if seat == OVER:
                return path
            if seat == CHANCE:
                state.apply(state.sample(self.rng))
                continue
            actions = state.legal_actions()
            child = self._choose(node, actions, seat)
            path.append(child)
            state.apply(child.action)
            if child.visits == 0:
                return path
            node = child

    def _choose(self, node: Node, actions: list[Action], seat: int) -> Node:
        """Return the child to follow: a new one by lot, else that with the highest bound."""
        children = node.children
        missing: list[Action] = []
        best: Node | None = None
        best_bound = -1.0
        for action in actions:
            child = children.get(action)
            if child is None:
                missing.append(action)
                continue
            child.available += 1
            bound = child.value / child.visits
            bound += CURIOSITY * sqrt(log(child.available) / child.visits)
            if bound > best_bound:
                best, best_bound = child, bound
        if best is None or missing:
            best = Node(self.rng.choice(missing), seat)
            children[best.action] = best
        return best

    def choice(self) -> Action:
        """Return the action taken most often."""
        best: Node | None = None
        for child in self.root.children.values():
            if best is None or child.visits > best.visits:
                best = child
        assert best is not None
        return best.action


def outcome(state: State) -> list[float]:
    """Return the result of a finished game: mostly who won, a little by how much."""
    scores, results = state.outcome()
    top = max(scores)
    low = min(scores)
    spread = max(top - low, 1.0)
    return [
        0.8 * result + 0.2 * (score - low) / spread
        for result, score in zip(results, scores, strict=True)
    ]


def parse_budget(setting: str) -> tuple[int, float]:
    """Return iterations and seconds from `500` (iterations) or `2s` (seconds)."""
    if not setting:
        return DEFAULT_ITERATIONS, 0.0
    if setting.isdecimal() and int(setting) > 0:
        return int(setting), 0.0
    number = setting[:-1]
    if setting.endswith("s") and number.replace(".", "", 1).isdecimal() and float(number) > 0:
        return 0, float(number)
    raise SztabError(f"ismcts takes iterations or seconds, such as 500 or 2s, not {setting!r}.")
