"""What would come of it: the battles if they were fought now, and each choice of whoever decides.

Everything is tried on a copy of what the seat may see, and only as far as the table itself decides
it: no card is drawn, no die is rolled, and what somebody would be asked next is left open.

    battle = { strength = { n = [5, 6], … }, won = { n = "acz", … }, points = [0, 2] }

    [previews]
    "play wp-9dp" = { points = [1, 0], strength = { n = [7, 6] }, arrive = 2, of = 2 }
    "play wp-bitwa-nad-wkra, front n" = { …, then = "move-steps" }
    "play wp-sikorski, front n, effect 1" = { points = [1, 0], strength = { n = [8, 6] } }
    "advance c" = { points = [1, 1], strength = { c = [3, 2] } }

A preview names the fronts on which it changes a strength, and how many of the units that a card
brings would arrive. Strengths come as WP, ACz; the battle effects of Orders are counted in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sztab.core.action import AUTO, Action
from sztab.core.event import Log
from sztab.core.native import i64
from sztab.games.warsaw import actions, events
from sztab.games.warsaw.battle import (
    FIGHT_BATTLES,
    VERIFY_ORDERS,
    points_due,
)
from sztab.games.warsaw.board import ARMY_NAMES, FRONT_NAMES, FRONTS, NOBODY
from sztab.games.warsaw.cards import COMMANDER, NOW
from sztab.games.warsaw.effects import AddUnits
from sztab.games.warsaw.hands import ChooseEffect, ChooseFront, effects_of, fronts_for
from sztab.games.warsaw.names import WarsawNotation

if TYPE_CHECKING:
    from sztab.games.warsaw.state import WarsawState
    from sztab.games.warsaw.view import WarsawView

SIMPLE: Final = frozenset(
    {
        actions.FRONT.code,
        actions.EFFECT.code,
        actions.ADVANCE.code,
        actions.SHIFT.code,
        actions.RETREAT.code,
        actions.ADD.code,
        actions.REMOVE.code,
        actions.ACCEPT.code,
    }
)
"""Choices that can be tried as they are."""


def battle_now(s: WarsawState) -> dict[str, Any]:
    """[WAR-180] [WAR-185] [WAR-189] Return what the battles would bring if they came now."""
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
    """Return what would come of the choices of the seat, if it has to decide."""
    s = view.table
    legal = view.legal_actions()
    if len(legal) == 0:
        return {}
    seer = _Seer(s)
    for action in legal:
        kind, argument = actions.kind_of(action), actions.argument_of(action)
        if kind == actions.PLAY.code:
            seer.see_play(argument)
        elif kind == actions.ACTIVATE.code:
            seer.see_activation(argument)
        elif kind in SIMPLE:
            seer.see(seer.top(), [action])
    return seer.seen


class _Seer:
    """Tries choices on copies of a position, and notes what came of them under their names."""

    def __init__(self, s: WarsawState) -> None:
        self.s = s
        self.seen: dict[str, Any] = {}
        before = _fought(s)
        self.before = [_strength(before, front) for front in range(FRONTS)]
        self._notation = WarsawNotation(s.rules)

    def top(self) -> WarsawState:
        """Return a copy in which nothing waits but the question: the rest is not gone into."""
        later = self.s.clone()
        later.stack = later.stack[-1:]
        return later

    def see_play(self, card: i64) -> None:
        """Try a card of the hand, on each front that is open for it."""
        play = actions.PLAY.of(card)
        later = self.top()
        later.stack.pop().apply(later, play, None)
        if not later.stack or not isinstance(later.stack[-1], ChooseFront):
            self.see(self.top(), [play])
            return
        for front in fronts_for(later, card):
            self.see(later.clone(), [play, actions.FRONT.of(front)])

    def see_activation(self, front: i64) -> None:
        """Try the effects of a commander; which card pays for it makes no difference."""
        later = self.s.clone()
        later.stack = []
        self._see_effects(
            later,
            ChooseEffect(self.s.sides[self.s.active], front, False),
            [actions.ACTIVATE.of(front)],
        )

    def see(self, later: WarsawState, path: list[Action]) -> None:
        """Note what comes of the last answer, given to the question on top."""
        action = path[-1]
        wanted = _wanted(later, action)
        log = Log()
        later.stack.pop().apply(later, action, log)
        if later.stack and isinstance(later.stack[-1], ChooseEffect):
            self._see_effects(later, later.stack[-1], path)
        asked = _settle(later, log)
        fought = _fought(later)
        found: dict[str, Any] = {"points": _points(fought), "strength": {}}
        early = _battles(log)
        for front in range(FRONTS):
            strength = early.get(front) or _strength(fought, front)
            if strength != self.before[front] or front in early:
                found["strength"][FRONT_NAMES[front]] = strength
        if wanted > 0:
            found["arrive"] = _arrived(log)
            found["of"] = wanted
        if asked:
            found["then"] = asked
        self.seen[", ".join([self._notation.format(one) for one in path])] = found

    def _see_effects(self, s: WarsawState, frame: ChooseEffect, path: list[Action]) -> None:
        """Try each effect of a commander, on copies."""
        for effect in effects_of(s, frame.army, frame.front):
            later = s.clone()
            later.stack = [frame]
            self.see(later, [*path, actions.EFFECT.of(effect)])


def _fought(s: WarsawState) -> WarsawState:
    """Return a copy in which the battles that are still to come have been fought."""
    later = s.clone()
    later.stack = []
    if len(later.order) > 0:
        VERIFY_ORDERS.run(later, None)
    while later.stack:
        later.stack.pop().run(later, None)
    FIGHT_BATTLES.run(later, None)
    return later


def _settle(s: WarsawState, log: Log) -> str:
    """Go on to the end of the card, leaving out what is asked; return the first question."""
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
            found[event.target] = list(divmod(event.number, events.STRENGTH_BASE))
    return found


def _arrived(log: Log) -> int:
    return sum([event.number for event in log.events if event.kind == events.ADDED])


def _wanted(s: WarsawState, action: Action) -> int:
    """[WAR-122] Return how many units a card or an effect would bring if nothing hindered them."""
    kind, argument = actions.kind_of(action), actions.argument_of(action)
    frame = s.stack[-1]
    if kind == actions.PLAY.code:
        return _brought(s, argument, NOW, -1)
    if kind == actions.FRONT.code and s.cards.kind[s.announced] != COMMANDER:
        return _brought(s, s.announced, NOW, argument)
    if kind == actions.EFFECT.code and isinstance(frame, ChooseEffect):
        return _brought(s, s.armies[frame.army].commanders[frame.front], argument, frame.front)
    return 0


def _brought(s: WarsawState, card: i64, effect: i64, front: i64) -> int:
    """[WAR-131] Return how many units an effect adds on the fronts where its conditions are met."""
    number: i64 = 0
    for part in s.cards.effects[card][effect].parts:
        if isinstance(part, AddUnits):
            number += part.number * part.count_fronts(s, s.cards.army[card], front)
    return int(number)
