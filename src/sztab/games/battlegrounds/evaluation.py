"""The evaluation of a position: what a side holds, what it can do next, and what threatens it.

Values are victory points, minus rivals'. All the information is public.
"""

from __future__ import annotations

from math import exp
from typing import Final

from sztab.core.evaluation import Evaluation
from sztab.core.native import i64, vec
from sztab.core.rng import Rng
from sztab.games.battlegrounds.board import COLOURS, NONE, OFF, SIZE, column_of, row_of
from sztab.games.battlegrounds.cards import (
    ARMOUR,
    ORDER_CHANGE,
    SLOTS,
    SPECIAL,
    is_special,
    picture_of,
)
from sztab.games.battlegrounds.playout import HOPE, TANK, shot_gain
from sztab.games.battlegrounds.rules import RANKS
from sztab.games.battlegrounds.state import BattlegroundsState
from sztab.games.battlegrounds.survey import Survey, in_range

HORIZON: Final = 4
"""Rounds to play on before a position is evaluated."""
PACE: Final = 1.3
"""How much a lead of one point counts near the end."""
DISTANCE: Final = 0.25
"""How much less it counts for every point still to be made."""

SINGLE: Final[list[float]] = [0.0, 0.55, 0.75, 0.85]
"""The value of a single token, by the number of its picture's tokens on the board."""
ASLEEP: Final = 0.4
"""The share of an upgrade's value that counts on an inactive card."""
AWAY: Final = 0.5
"""The cost of being off the board."""

LEADER: Final = 0.7
OTHERS: Final = 0.1
"""How much the points of the best rival, and of every rival, count against one's own."""
NEXT_TURN: Final = 0.45
SECOND_TANK: Final = 0.2
"""How much the best next action of a tank counts, and that of the other tank."""
AIM: Final = 0.55
"""The chance that an enemy who can shoot does."""
LIFE: Final = 5.0
"""The value of a tank in Solo, where it does not come back."""
CLOCK: Final = 0.35
"""The cost of a point of the artillery, which ends the game."""

COLUMN: Final = 255
"""The squares of a column, as bits."""


class BattlegroundsEvaluation(Evaluation[BattlegroundsState]):
    """Plays some rounds, then evaluates; Solo and Family are played to the end."""

    def evaluate(self, s: BattlegroundsState, rng: Rng) -> tuple[list[float], list[float]]:
        stack = s.stack
        if s.rules.artillery or s.rules.covered:
            s.rollout(rng)
            return solo_outcome(s) if s.rules.artillery else s.outcome()
        until = s.round_number + HORIZON
        seat = s.active
        while stack:
            stack.pop().sample_and_apply(s, rng)
            if s.round_number >= until and s.active == seat:
                break
        if not stack:
            return s.outcome()
        return estimate(s)


EVALUATION: Final[BattlegroundsEvaluation] = BattlegroundsEvaluation()


def solo_outcome(s: BattlegroundsState) -> tuple[list[float], list[float]]:
    """[BG-242] Return the points and stars of a solo player, relative to the middle rank."""
    points = float(s.areas[0].points)
    return [points - float(RANKS[2])], [float(s.stars()) / float(len(RANKS))]


def estimate(s: BattlegroundsState) -> tuple[list[float], list[float]]:
    """Return each seat's points, and its chance to win, which a team shares."""
    sides = len(s.areas)
    survey = Survey()
    survey.look(s)
    worths = [
        worth(s, side, survey.tokens) + opportunities(s, side, survey) - dangers(s, side, survey)
        for side in range(sides)
    ]
    best = max(worths)
    to_go = max(float(s.rules.target) - best, 0.0)
    sharpness = PACE / (1.0 + DISTANCE * to_go)
    odds = [exp((one - best) * sharpness) for one in worths]
    total = sum(odds)
    members = float(s.rules.players // sides)
    scores = [worths[side] for side in s.rules.sides]
    return scores, [odds[side] / total / members for side in s.rules.sides]


def position_value(s: BattlegroundsState, side: i64, survey: Survey) -> float:
    """Return the value of a position to a side, minus what rivals have."""
    survey.look(s)
    value = worth(s, side, survey.tokens) - rivals(s, side, survey.tokens)
    if s.rules.artillery:
        return value + opportunities(s, side, survey) + solo_value(s)
    return value + opportunities(s, side, survey) - dangers(s, side, survey)


def rivals(s: BattlegroundsState, side: i64, tokens: vec[i64]) -> float:
    """Return what the rivals have."""
    theirs = [worth(s, other, tokens) for other in range(len(s.areas)) if other != side]
    return LEADER * max([0.0, *theirs]) + OTHERS * sum(theirs)


def opportunities(s: BattlegroundsState, side: i64, survey: Survey) -> float:
    """Return the value of what a side's tanks could do in their next turn."""
    first, second = 0.0, 0.0
    for colour in range(COLOURS):
        if not acts_for(s, colour, side):
            continue
        gain = next_gain(s, colour, survey.after_move(s, colour))
        if gain > first:
            first, second = gain, first
        else:
            second = max(second, gain)
    return NEXT_TURN * first + SECOND_TANK * second


def next_gain(s: BattlegroundsState, colour: i64, reached: i64) -> float:
    """Return the value of a tank's best shot at one of the squares, given as bits."""
    best = 0.0
    for column in range(SIZE):
        if reached >> SIZE * column & COLUMN == 0:
            continue
        for square in range(SIZE * column, SIZE * column + SIZE):
            if reached >> square & 1:
                best = max(best, shot_gain(s, colour, square))
    return best


def dangers(s: BattlegroundsState, side: i64, survey: Survey) -> float:
    """Return what a side may lose to shots before its tanks act again."""
    own = [colour for colour in range(COLOURS) if acts_for(s, colour, side)]
    if not own:
        return 0.0
    threats = [threat(s, enemy, side, survey) for enemy in range(COLOURS)]
    total = 0.0
    for colour in own:
        safe = 1.0
        for reached in threats:
            if reached >> s.pawns[colour] & 1:
                safe *= 1.0 - AIM
        loss = TANK + float(s.points_left(colour))
        if s.count(s.drives[colour], ARMOUR) > 0:
            loss = TANK
        total += (1.0 - safe) * loss
    return total


def acts_for(s: BattlegroundsState, colour: i64, side: i64) -> bool:
    """Return whether a tank is on the board and belongs to a side."""
    owner = s.rules.owners[colour]
    return s.pawns[colour] != OFF and owner != NONE and s.rules.sides[owner] == side


def threat(s: BattlegroundsState, enemy: i64, side: i64, survey: Survey) -> i64:
    """Return the squares, as bits, that a tank of another side could shoot at next."""
    if s.rules.owners[enemy] == NONE or s.pawns[enemy] == OFF or acts_for(s, enemy, side):
        return 0
    reached = survey.after_move(s, enemy)
    if s.count(s.drives[enemy], ORDER_CHANGE) > 0:
        reached |= in_range(s, enemy, s.pawns[enemy])
    return reached


def solo_value(s: BattlegroundsState) -> float:
    """Return the value of a solo position: surviving tanks, minus the artillery's points."""
    targets = int(s.letters).bit_count() * int(s.digits).bit_count()
    value = -CLOCK * float(s.artillery_points())
    for colour in range(COLOURS):
        square = s.pawns[colour]
        if square == OFF:
            continue
        value += LIFE
        hit = s.letters >> column_of(square) & 1 and s.digits >> row_of(square) & 1
        if hit and s.count(s.drives[colour], ARMOUR) == 0:
            value -= LIFE / float(targets)
    return value


def single_worth(s: BattlegroundsState, kind: i64, tokens: vec[i64]) -> float:
    """Return the value of a single token in an area, given the tokens on the board."""
    picture = picture_of(kind)
    special = tokens[picture + SPECIAL]
    left = tokens[picture] + special
    worth = SINGLE[min(left, len(SINGLE) - 1)]
    if left > 0 and (special > 0 or is_special(kind)):
        worth += HOPE * s.rules.value_ready[s.rules.pictures.icon[picture]]
    return worth


def worth(s: BattlegroundsState, side: i64, tokens: vec[i64]) -> float:
    """Return the points of a side plus the value of what it holds.

    `tokens` counts the tokens on the board: see `Survey`.
    """
    area = s.areas[side]
    total = float(area.points)
    icons = s.rules.pictures.icon
    for single in area.singles:
        total += single_worth(s, single, tokens)
    for pair in area.ready:
        total += s.rules.value_ready[icons[picture_of(pair)]]
    for card in range(len(s.holders)):
        holder = s.holders[card]
        if holder < 0 or s.rules.sides[holder] != side:
            continue
        for at in range(card * SLOTS, card * SLOTS + SLOTS):
            if s.slots[at] != NONE:
                share = 1.0 if s.is_active(card) else ASLEEP
                total += share * s.rules.value_fitted[icons[picture_of(s.slots[at])]]
    for colour in range(COLOURS):
        owner = s.rules.owners[colour]
        away = s.pawns[colour] == OFF and s.homes[colour] != OFF
        if away and owner != NONE and s.rules.sides[owner] == side:
            total -= AWAY
    return total
