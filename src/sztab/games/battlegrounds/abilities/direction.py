"""Direction: a move may turn at every step."""

from __future__ import annotations

from typing import ClassVar

from sztab.core.action import Action
from sztab.core.native import i64
from sztab.games.battlegrounds import actions, paths
from sztab.games.battlegrounds.abilities.upgrade import Upgrade
from sztab.games.battlegrounds.board import OFF, SET, far, reverse
from sztab.games.battlegrounds.paths import MAX_TURNING
from sztab.games.battlegrounds.state import BattlegroundsState


class Direction(Upgrade):
    """[BG-145] The tank keeps its set of directions, but may take a different one at each step."""

    kind: ClassVar[str] = "direction"
    value_ready: ClassVar[float] = 0.5
    value_fitted: ClassVar[float] = 0.6


def list_turning(s: BattlegroundsState, colour: i64, length: i64, found: list[Action]) -> None:
    """[BG-145] [BG-147] [BG-149] Add the turning ways of one length."""
    start, first = s.pawns[colour], s.tanks.move_set[s.drives[colour]]
    for one in range(first, first + SET):
        square = far(start, one, 1)
        if square == OFF:
            continue
        for two in range(first, first + SET):
            second = far(square, two, 1)
            if second == OFF or (two == reverse(one) and not s.rules.may_reverse):
                continue
            if length == MAX_TURNING:
                list_third(s, colour, one, two, second, found)
            elif two != one and second != start and s.may_stop(colour, second):
                way = paths.turning_two(start, one, two)
                found.append(actions.MOVE.of(way))


def list_third(
    s: BattlegroundsState, colour: i64, one: i64, two: i64, square: i64, found: list[Action]
) -> None:
    """Add the ways whose first two steps lead to a square, with each possible third step."""
    start, first = s.pawns[colour], s.tanks.move_set[s.drives[colour]]
    for three in range(first, first + SET):
        end = far(square, three, 1)
        if end in (OFF, start) or (one == two and two == three):
            continue
        if three == reverse(two) and not s.rules.may_reverse:
            continue
        if s.may_stop(colour, end):
            way = paths.turning_three(start, one, two, three)
            found.append(actions.MOVE.of(way))
