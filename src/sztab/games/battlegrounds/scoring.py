"""Points: how a side scores them, and when they end the game."""

from __future__ import annotations

from sztab.core.event import Log, note
from sztab.core.native import i64
from sztab.core.zones import holds
from sztab.games.battlegrounds import events
from sztab.games.battlegrounds.rules import IN_STACK, QUIET_ROUNDS, STACK, STACK_SIZE
from sztab.games.battlegrounds.state import BattlegroundsState


def score(s: BattlegroundsState, seat: i64, points: i64, log: Log | None) -> None:
    """[BG-164] [BG-183] [BG-207] Score points for a side; the target may end the game at once."""
    area = s.area(seat)
    area.points += points
    s.quiet = -1
    target = s.rules.target
    if target > 0 and area.points >= target and s.rules.points_at_once:
        s.finish(s.rules.sides[seat], log)


def give_token(s: BattlegroundsState, colour: i64, seat: i64, log: Log | None) -> None:
    """[BG-097] [BG-098] [BG-101] Give a colour's top point token, if there is one, to a seat."""
    for at in range(STACK_SIZE):
        if s.trophies[colour * STACK_SIZE + at] == IN_STACK:
            s.trophies[colour * STACK_SIZE + at] = seat
            note(log, events.POINTS_WON, seat, -1, colour, STACK[at])
            score(s, seat, STACK[at], log)
            return


def is_won(s: BattlegroundsState) -> bool:
    """[BG-164] Return whether the active player has a target that is only checked now."""
    if s.rules.points_at_once or s.rules.target == 0:
        return False
    return s.area(s.active).points >= s.rules.target


def is_stalled(s: BattlegroundsState) -> bool:
    """[BG-165] Return whether no token is left, and points by tanks have run out or stopped."""
    if s.rules.artillery or s.tokens_on_board():
        return False
    return s.quiet >= QUIET_ROUNDS * s.rules.players or not holds(s.trophies, IN_STACK)
