"""Previews: the strengths, the battles as they would end now, and the outcome of each choice.

Choices are tried on a copy of what the seat may see, only as far as the table itself decides: no
card is drawn, no die is rolled, and decisions that follow are left open.

    strengths = { n = [5, 4], … }
    limits = { n = [3, 4], … }
    battle = { strength = { n = [5, 6], … }, won = { n = "acz", … }, points = [0, 2] }
    gains = { wp = { battles = 0, bonus = 0 }, acz = { battles = 1, bonus = 1 } }

    [previews]
    "play wp-9dp" = { points = [1, 0], strength = { n = [7, 6] }, arrive = 2, of = 2 }
    "play wp-bitwa-nad-wkra, front n" = { …, then = "move-steps" }
    "play wp-sikorski, front n, effect 1" = { points = [1, 0], strength = { n = [8, 6] } }
    "advance c" = { points = [1, 1], strength = { c = [3, 2] } }

A preview names the fronts whose strength changes, and how many of a card's units would arrive.
Strengths are given as WP, ACz and include the battle effects of Orders; only `strengths` are those
before them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sztab.core.action import AUTO, Action
from sztab.core.event import Log
from sztab.games.warsaw import actions, events
from sztab.games.warsaw.battle import FIGHT_BATTLES, VERIFY_ORDERS, bonus_due, points_due
from sztab.games.warsaw.board import ARMY_NAMES, FRONT_NAMES, FRONTS, NOBODY
from sztab.games.warsaw.decision import Decision, FollowUp, decision_of
from sztab.games.warsaw.hands import ChooseEffect
from sztab.games.warsaw.names import WarsawNotation

if TYPE_CHECKING:
    from sztab.games.warsaw.state import WarsawState
    from sztab.games.warsaw.view import WarsawView


def strengths(s: WarsawState) -> dict[str, Any]:
    """[WAR-182] [WAR-183] [WAR-184] Return the strengths on each front as it is."""
    return {name: _strength(s, n) for n, name in enumerate(FRONT_NAMES)}


def limits(s: WarsawState) -> dict[str, Any]:
    """[WAR-093] [WAR-094] Return how many units the second lines of each front hold."""
    return {
        name: [int(s.limit(army, n)) for army in range(len(ARMY_NAMES))]
        for n, name in enumerate(FRONT_NAMES)
    }


def gains(s: WarsawState) -> dict[str, Any]:
    """[WAR-189] [WAR-192] Return what the points are for that the battles would bring now."""
    later = _fought(s)
    found: dict[str, Any] = {}
    for army, name in enumerate(ARMY_NAMES):
        bonus = int(bonus_due(later, army))
        found[name] = {"battles": int(points_due(later, army)) - bonus, "bonus": bonus}
    return found


def battle_now(s: WarsawState) -> dict[str, Any]:
    """[WAR-180] [WAR-185] [WAR-189] Return how the battles would end now."""
    later = _fought(s)
    return {
        "strength": {name: _strength(later, n) for n, name in enumerate(FRONT_NAMES)},
        "won": {
            name: "" if later.won[n] == NOBODY else ARMY_NAMES[later.won[n]]
            for n, name in enumerate(FRONT_NAMES)
        },
        "points": _points(later),
    }


def previews(view: WarsawView) -> dict[str, Any]:
    """Return the outcome of each choice, if the seat has to decide."""
    s = view.table
    legal = view.legal_actions()
    if len(legal) == 0:
        return {}
    previewer = _Previewer(s)
    for action in legal:
        if actions.ACTIVATE.matches(action):
            previewer.preview_activation(action)
        elif is_shown(decision_of(s), action):
            previewer.preview(previewer.top(), [action])
    return previewer.outcomes


def is_shown(decision: Decision, action: Action) -> bool:
    """Return whether the outcome of an answer is previewed."""
    return any(verb.matches(action) for verb in decision.shown)


class _Previewer:
    """Tries choices on copies of a position, and collects their outcomes by name."""

    def __init__(self, s: WarsawState) -> None:
        self.s = s
        self.outcomes: dict[str, Any] = {}
        before = _fought(s)
        self.before = [_strength(before, front) for front in range(FRONTS)]
        self._notation = WarsawNotation(s.rules)

    def top(self) -> WarsawState:
        """Return a copy whose stack holds only the decision; what follows is not resolved."""
        later = self.s.clone()
        later.stack = later.stack[-1:]
        return later

    def preview_activation(self, action: Action) -> None:
        """Try the effects of a commander; the discarded card makes no difference."""
        front = actions.argument_of(action)
        effect = ChooseEffect(self.s.sides[self.s.active], front, False)
        self._preview_answers(self.s, effect, [action])

    def preview(self, later: WarsawState, path: list[Action]) -> None:
        """Note the outcome of the last answer of the path, given to the decision on top."""
        action = path[-1]
        wanted = int(decision_of(later).units_wanted(later, action))
        log = Log()
        later.stack.pop().apply(later, action, log)
        follow = later.stack[-1] if later.stack else None
        if isinstance(follow, FollowUp):
            self._preview_answers(later, follow, path)
            if not follow.shown_before:
                return
        asked = _settle(later, log)
        fought = _fought(later)
        found: dict[str, Any] = {"points": _points(fought), "strength": {}}
        early = _battles(log)
        for front in range(FRONTS):
            strength = early.get(front) or _strength(fought, front)
            if strength != self.before[front] or front in early:
                found["strength"][FRONT_NAMES[front]] = strength
        if wanted > 0:
            came = [event.number for event in log.events if event.kind == events.ADDED]
            found["arrive"] = sum(came)
            found["of"] = wanted
        if asked:
            found["then"] = asked
        self.outcomes[", ".join([self._notation.format(one) for one in path])] = found

    def _preview_answers(self, s: WarsawState, frame: FollowUp, path: list[Action]) -> None:
        """Try each answer to a follow-up decision, on copies."""
        alone = s.clone()
        alone.stack = [frame]
        for answer in frame.legal_actions(alone):
            if is_shown(frame, answer):
                self.preview(alone.clone(), [*path, answer])


def _fought(s: WarsawState) -> WarsawState:
    """Return a copy in which the battles still to come have been fought."""
    later = s.clone()
    later.stack = []
    if len(later.order) > 0:
        VERIFY_ORDERS.run(later, None)
    while later.stack:
        later.stack.pop().run(later, None)
    FIGHT_BATTLES.run(later, None)
    return later


def _settle(s: WarsawState, log: Log) -> str:
    """Run to the end of the card, skipping decisions; return the name of the first one skipped."""
    asked = ""
    while s.stack:
        frame = s.stack.pop()
        if frame.player(s) == AUTO:
            frame.run(s, log)
        elif not asked:
            asked = type(frame).name
    return asked


def _strength(s: WarsawState, front: int) -> list[int]:
    return [int(s.army_strength(army, front)) for army in range(len(ARMY_NAMES))]


def _points(s: WarsawState) -> list[int]:
    return [int(points_due(s, army)) for army in range(len(ARMY_NAMES))]


def _battles(log: Log) -> dict[int, list[int]]:
    """[WAR-201] Return the strengths in battles that were started early, by front."""
    found: dict[int, list[int]] = {}
    for event in log.events:
        if event.kind == events.BATTLE:
            found[event.target] = [
                events.WP_STRENGTH.part_of(event.number),
                events.ACZ_STRENGTH.part_of(event.number),
            ]
    return found
