"""Information-set Monte Carlo tree search, for every game through the core contract.

A tree over information sets avoids searching one tree per possible deal. Each node stands for the
sequence of actions that leads to it, whatever the hidden cards are; each iteration deals the hidden
cards at random and only follows actions that are legal in that deal. So an action is legal in some
iterations only, and its upper confidence bound counts the visits in which it was *available*, not
all visits of its parent. Otherwise actions that are seldom legal would be favoured.

Chance is not in the tree (open loop): it is sampled in every iteration, and the statistics of the
decisions below average over its outcomes.
"""

from __future__ import annotations

from math import exp, log, sqrt
from time import perf_counter
from typing import Final

from sztab.core.action import CHANCE, OVER, Action, Message, SztabError
from sztab.core.game import MARGIN
from sztab.core.rng import Rng
from sztab.core.state import State, View

DEFAULT_ITERATIONS: Final = 1000
EXPLORATION: Final = 0.3
"""The weight of the exploration term: higher values favour rarely tried actions."""
PRIOR_WEIGHT: Final = 3.0
"""The weight of the game's advice at the root; it fades as an action is visited."""
PRIOR_SHARPNESS: Final = 12.0
"""How fast the prior falls with the advised value, per margin of points."""


class Node:
    """Statistics of one action: how often it was available and visited, and its total value."""

    def __init__(self, action: Action, seat: int, prior: float) -> None:
        self.action = action
        self.seat = seat
        self.prior = prior
        self.visits = 0
        self.available = 1
        self.value = 0.0
        self.children: dict[Action, Node] = {}


class Search:
    """One search from one view.

    An iteration determinises the view, walks down the tree by upper confidence bounds among the
    legal actions, adds one node, and plays on until the game can evaluate the position. Advice on
    the actions at the root, if given, becomes a prior that decides what is visited first.
    """

    def __init__(
        self,
        view: View,
        rng: Rng,
        advice: dict[Action, float] | None = None,
        margin: float = MARGIN,
    ) -> None:
        self.view = view
        self.rng = rng
        self.root = Node(-1, view.seat, 0.0)
        self.margin = margin
        self.priors = priors(advice or {}, margin)

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
        """Run one iteration: determinise, descend, evaluate, update the path."""
        state = self.view.determinise(self.rng)
        path = self._descend(state)
        scores, results = state.evaluate(self.rng)
        rewards = rewards_of(state, scores, results, self.margin)
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
        """Return the child to follow: a random new one, or else the one with the highest bound."""
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
            bound += EXPLORATION * sqrt(log(child.available) / child.visits)
            bound += PRIOR_WEIGHT * child.prior / (1 + child.visits)
            if bound > best_bound:
                best, best_bound = child, bound
        if best is None or missing:
            action = self.rng.choice(missing)
            prior = self.priors.get(action, 0.0) if node is self.root else 0.0
            best = Node(action, seat, prior)
            children[action] = best
        return best

    def choice(self) -> Action:
        """Return the most visited action."""
        return self.ranked()[0][0]

    def ranked(self) -> list[tuple[Action, float]]:
        """Return the actions with their shares of the iterations, the largest first."""
        total = max(1, self.root.visits)
        shares = [(one.action, one.visits / total) for one in self.root.children.values()]
        return sorted(shares, key=lambda one: -one[1])


def priors(advice: dict[Action, float], margin: float) -> dict[Action, float]:
    """Return the prior of each action: 1 for the best advised, less for the others."""
    if not advice:
        return {}
    best = max(advice.values())
    sharpness = PRIOR_SHARPNESS / margin
    return {action: exp((value - best) * sharpness) for action, value in advice.items()}


def rewards_of(
    state: State, scores: list[float], results: list[float], margin: float
) -> list[float]:
    """Return the reward of each seat: half for winning, half for the lead in points.

    Seats of one side win together: their shares are added up, and they are not each other's rivals.
    """
    sides = [state.side(seat) for seat in range(len(scores))]
    worth: list[float] = []
    for seat in range(len(scores)):
        won = 0.0
        rivals: list[float] = []
        for other in range(len(scores)):
            if sides[other] == sides[seat]:
                won += results[other]
            else:
                rivals.append(scores[other])
        rival = max(rivals, default=0.0)
        lead = 1.0 / (1.0 + exp((rival - scores[seat]) / margin))
        worth.append(0.5 * won + 0.5 * lead)
    return worth


def parse_budget(setting: str) -> tuple[int, float]:
    """Return the budget as iterations and seconds, from `500` (iterations) or `2s` (seconds)."""
    if not setting:
        return DEFAULT_ITERATIONS, 0.0
    if setting.isdecimal() and int(setting) > 0:
        return int(setting), 0.0
    number = setting[:-1]
    if setting.endswith("s") and number.replace(".", "", 1).isdecimal() and float(number) > 0:
        return 0, float(number)
    raise SztabError(Message("ismcts-budget", {"setting": repr(setting)}))
