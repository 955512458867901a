"""Shots: what a tank can hit, and the effect of a hit."""

from __future__ import annotations

from sztab.core.action import Action, Reason, Values
from sztab.core.event import Log, note
from sztab.core.native import i64
from sztab.games.battlegrounds import actions, events
from sztab.games.battlegrounds.board import ARTILLERY, DUD, EMPTY, NONE, OFF, SET, far, here
from sztab.games.battlegrounds.cards import FURTHER_SHOT
from sztab.games.battlegrounds.pairs import collect_token
from sztab.games.battlegrounds.state import BattlegroundsState


def squares_in_range(s: BattlegroundsState, colour: i64, start: i64) -> list[int]:
    """[BG-078] [BG-079] [BG-150] List the squares in range of a tank that stands on a square."""
    card = s.drives[colour]
    first, nearest = s.tanks.shot_set[card], s.tanks.shot[card]
    farthest = nearest + s.count(card, FURTHER_SHOT)
    found: list[int] = []
    for distance in range(nearest, farthest + 1):
        for direction in range(first, first + SET):
            square = far(start, direction, distance)
            if square != OFF:
                found.append(square)
    return found


def list_shots(s: BattlegroundsState, colour: i64, found: list[Action]) -> None:
    """[BG-078] [BG-093] [BG-150] Add every shot of the tank that has an effect."""
    for square in squares_in_range(s, colour, s.pawns[colour]):
        list_targets(s, colour, square, found)


def list_targets(s: BattlegroundsState, colour: i64, square: i64, found: list[Action]) -> None:
    """[BG-081] [BG-082] [BG-083] [BG-086] [BG-088] [BG-092] Add what can be hit on a square."""
    lies = s.ground[square]
    other = s.pawn_on(square)
    if lies >= 0:
        found.append(actions.make_shot(square, actions.AT_TOKEN))
    elif lies == DUD:
        found.append(actions.make_shot(square, actions.CLEAR_DUD))
    elif lies == ARTILLERY:
        found.append(actions.make_shot(square, actions.AT_ARTILLERY))
    elif other == NONE and s.duds > 0:
        found.append(actions.make_shot(square, actions.LAY_DUD))
    if other != NONE and is_target(s, colour, other):
        found.append(actions.make_shot(square, actions.AT_TANK))


def has_shot(s: BattlegroundsState, colour: i64) -> bool:
    """[BG-093] Return whether the tank has a shot with an effect."""
    found: list[Action] = []
    for square in squares_in_range(s, colour, s.pawns[colour]):
        list_targets(s, colour, square, found)
        if found:
            return True
    return False


def is_target(s: BattlegroundsState, colour: i64, other: i64) -> bool:
    """[BG-091] Return whether one tank may shoot at another."""
    if not s.rules.is_friend(colour, other):
        return True
    return s.rules.friends_are_targets and s.rules.owners[colour] != s.rules.owners[other]


def shoot(s: BattlegroundsState, square: i64, target: i64, log: Log | None) -> None:
    """Carry out a shot that is not at a tank."""
    seat = s.active
    lies = s.ground[square]
    s.ground[square] = EMPTY
    if target == actions.AT_TOKEN:
        note(log, events.TOKEN_TAKEN, seat, -1, square, lies)
        collect_token(s, seat, lies, log)
        if s.rules.artillery and not s.tokens_on_board():
            s.finish(NONE, log)
    elif target == actions.LAY_DUD:
        s.ground[square] = DUD
        s.duds -= 1
        note(log, events.DUD_LAID, seat, -1, square)
    elif target == actions.CLEAR_DUD:
        s.duds += 1
        note(log, events.DUD_CLEARED, seat, -1, square)
    else:
        s.supply += 1
        note(log, events.ARTILLERY_CLEARED, seat, -1, square)


def why_not_reach(s: BattlegroundsState, colour: i64, square: i64) -> Reason | None:
    """[BG-078] [BG-150] Return why a square is out of range, or None."""
    if square in squares_in_range(s, colour, s.pawns[colour]):
        return None
    card = s.drives[colour]
    first, nearest = s.tanks.shot_set[card], s.tanks.shot[card]
    farthest = nearest + s.count(card, FURTHER_SHOT)
    values = s.title_of(card) | here(square)
    values |= {"way": "diagonally" if first == SET else "orthogonally", "least": nearest}
    if nearest == farthest:
        return Reason("BG-078", "cannot-shoot-exactly", values)
    values["longest"] = farthest
    return Reason("BG-150", "cannot-shoot-between", values)


def why_not_target(s: BattlegroundsState, colour: i64, square: i64, target: i64) -> Reason | None:
    """Return why there is nothing of this kind to hit on a square, or None."""
    found: list[Action] = []
    list_targets(s, colour, square, found)
    if actions.make_shot(square, target) in found:
        return None
    if target == actions.AT_TANK and s.pawn_on(square) != NONE:
        return Reason("BG-091", "target-on-your-side", here(square))
    if target == actions.LAY_DUD and s.ground[square] == EMPTY and s.pawn_on(square) == NONE:
        clause = "BG-218" if s.rules.artillery else "BG-084"
        return Reason(clause, "no-dud-left")
    return nothing_there(target, here(square))


def nothing_there(target: i64, place: Values) -> Reason:
    """Return the refusal of a shot with nothing to hit, by the object of the shot."""
    if target == actions.AT_TOKEN:
        return Reason("BG-081", "no-token-there", place)
    if target == actions.AT_TANK:
        return Reason("BG-087", "no-tank-there", place)
    if target == actions.LAY_DUD:
        return Reason("BG-083", "dud-needs-empty-square", place)
    if target == actions.CLEAR_DUD:
        return Reason("BG-086", "no-dud-there", place)
    return Reason("BG-219", "no-artillery-tank-there", place)
