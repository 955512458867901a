"""Moves: the ways a tank may take, and what happens on the way."""

from __future__ import annotations

from sztab.core.action import Action, Reason
from sztab.core.event import Log
from sztab.core.native import i64
from sztab.games.battlegrounds import actions, events, paths
from sztab.games.battlegrounds.abilities.direction import list_turning
from sztab.games.battlegrounds.board import (
    ARTILLERY,
    COLOUR_NAMES,
    COLOURS,
    DIRECTIONS,
    DUD,
    EMPTY,
    FAR,
    NONE,
    OFF,
    SET,
    far,
    here,
    reverse,
)
from sztab.games.battlegrounds.cards import DIRECTION, FURTHER_MOVE
from sztab.games.battlegrounds.scoring import give_token
from sztab.games.battlegrounds.state import BattlegroundsState
from sztab.games.battlegrounds.wrecks import survives


def list_moves(s: BattlegroundsState, colour: i64, found: list[Action]) -> None:
    """[BG-055] [BG-145] [BG-151] Add every way of the tank; it may stay only if it cannot move."""
    card = s.drives[colour]
    distance = s.tanks.move[card]
    longest = distance + s.count(card, FURTHER_MOVE)
    turning = s.count(card, DIRECTION) > 0
    standard = False
    for length in range(distance, longest + 1):
        straight = list_straight(s, colour, length, found)
        if length == distance:
            standard = straight
        if turning and length > 1:
            list_turning(s, colour, length, found)
    if not standard:
        found.append(actions.STAY.of(colour))


def list_straight(s: BattlegroundsState, colour: i64, length: i64, found: list[Action]) -> bool:
    """Add the straight ways of one length; return whether there are any."""
    start, first, before = s.pawns[colour], s.tanks.move_set[s.drives[colour]], len(found)
    for direction in range(first, first + SET):
        end = far(start, direction, length)
        if end != OFF and s.may_stop(colour, end):
            found.append(actions.MOVE.of(paths.straight(start, direction, length)))
    return len(found) > before


def squares_in_reach(s: BattlegroundsState, colour: i64) -> list[int]:
    """[BG-055] [BG-151] List the squares at the tank's distances, whatever is there."""
    card = s.drives[colour]
    first, nearest = s.tanks.move_set[card], s.tanks.move[card]
    found: list[int] = []
    for distance in range(nearest, nearest + s.count(card, FURTHER_MOVE) + 1):
        for direction in range(first, first + SET):
            square = far(s.pawns[colour], direction, distance)
            if square != OFF:
                found.append(square)
    return found


def drive(s: BattlegroundsState, colour: i64, path: i64, log: Log | None) -> bool:
    """[BG-066] [BG-072] [BG-073] Drive square by square; return whether the tank arrived."""
    if log is not None:
        log.add(events.MOVED, s.active, s.drives[colour], path, colour)
    for step in range(paths.length_of(path)):
        square = far(s.pawns[colour], paths.direction_at(path, step), 1)
        other = s.pawn_on(square)
        s.pawns[colour] = square
        if not meet(s, colour, square, other, log):
            return False
    return True


def meet(s: BattlegroundsState, colour: i64, square: i64, other: i64, log: Log | None) -> bool:
    """[BG-067] [BG-069] [BG-222] [BG-223] Drive onto a square; return whether the tank goes on.

    A dud goes off; an artillery tank stays.
    """
    if s.ground[square] == DUD:
        s.ground[square] = EMPTY
        s.duds += 1
        return survives(s, events.HIT_DUD, colour, log)
    if other != NONE:
        return meet_tank(s, colour, other, log)
    if s.ground[square] == ARTILLERY:
        return survives(s, events.HIT_ARTILLERY, colour, log)
    return True


def meet_tank(s: BattlegroundsState, colour: i64, other: i64, log: Log | None) -> bool:
    """[BG-070] [BG-071] [BG-098] [BG-100] Drive through a tank; return whether one survives."""
    if survives(s, events.DROVE_THROUGH, colour, log):
        return True
    if not s.rules.is_friend(colour, other):
        give_token(s, colour, s.rules.owners[other], log)
    return False


def own_tanks(s: BattlegroundsState) -> list[int]:
    """List the colours of the player on turn that are on the board."""
    found: list[int] = []
    for colour in range(COLOURS):
        if s.rules.owners[colour] == s.active and s.pawns[colour] != OFF:
            found.append(colour)
    return found


def colour_at(s: BattlegroundsState, square: i64) -> i64:
    """Return the pawn of the player on turn that stands on a square, or NONE."""
    colour = s.pawn_on(square)
    return colour if colour != NONE and s.rules.owners[colour] == s.active else NONE


def why_not_move(s: BattlegroundsState, path: i64, only: i64) -> Reason | None:
    """Return why the active player may not drive this way; `only` is the tank to use, or NONE."""
    start = paths.start_of(path)
    colour = colour_at(s, start)
    if colour == NONE:
        return Reason("BG-171", "no-tank-of-yours", here(start))
    if only not in (NONE, colour):
        return other_acts(only)
    return why_not_way(s, colour, path) or why_not_end(s, colour, paths.end_of(path))


def why_not_way(s: BattlegroundsState, colour: i64, path: i64) -> Reason | None:
    """Return what is wrong with the directions or the length of a way, or None."""
    card = s.drives[colour]
    title = s.title_of(card)
    length, first = paths.length_of(path), s.tanks.move_set[card]
    turns, backwards = False, False
    for step in range(length):
        direction = paths.direction_at(path, step)
        if direction & SET != first:
            clause = "BG-055" if s.count(card, DIRECTION) == 0 else "BG-145"
            return Reason(
                clause, "moves-diagonally" if first == SET else "moves-orthogonally", title
            )
        before = paths.direction_at(path, max(step - 1, 0))
        turns = turns or direction != before
        backwards = backwards or direction == reverse(before)
    least = s.tanks.move[card]
    longest = least + s.count(card, FURTHER_MOVE)
    if turns and (s.count(card, DIRECTION) == 0 or length == 1):
        return Reason("BG-055", "needs-direction", title)
    if not least <= length <= longest:
        clause = "BG-055" if longest == least else "BG-151"
        if s.count(card, DIRECTION) > 0 and (turns or longest == least):
            clause = "BG-148" if longest == 1 else "BG-146"
        if least == longest:
            return Reason(clause, "moves-exactly", title | {"least": least, "length": length})
        values = title | {"least": least, "longest": longest, "length": length}
        return Reason(clause, "moves-between", values)
    if backwards and not s.rules.may_reverse:
        return Reason("BG-149", "no-straight-back")
    return None


def why_not_end(s: BattlegroundsState, colour: i64, end: i64) -> Reason | None:
    """Return why a move may not end on a square, or None."""
    if end == s.pawns[colour]:
        return Reason("BG-147", "move-ends-where-it-began", here(end))
    if s.ground[end] == ARTILLERY:
        return Reason("BG-221", "artillery-tank-in-way", here(end))
    if s.pawn_on(end) != NONE:
        return Reason("BG-057", "move-ends-on-tank", here(end))
    return None


def why_not_stay(s: BattlegroundsState, colour: i64, only: i64) -> Reason | None:
    """[BG-060] [BG-063] Return why the tank may not stay: it must make a standard move."""
    reason = why_not_tank(s, colour)
    if reason is None and only not in (NONE, colour):
        return other_acts(only)
    if reason is None and list_straight(s, colour, s.tanks.move[s.drives[colour]], []):
        return Reason("BG-060", "tank-must-move")
    return reason


def other_acts(colour: i64) -> Reason:
    """[BG-053] Return the refusal of another tank's action."""
    return Reason("BG-053", "other-tank-acts", {"colour": COLOUR_NAMES[colour]})


def why_not_tank(s: BattlegroundsState, colour: i64) -> Reason | None:
    """[BG-171] Return the refusal of a tank that the player does not have on the board, or None."""
    if s.rules.owners[colour] == s.active and s.pawns[colour] != OFF:
        return None
    return Reason("BG-171", "tank-off-board", {"colour": COLOUR_NAMES[colour]})


def why_not_go(s: BattlegroundsState, tanks: list[int], square: i64) -> Reason | None:
    """Return why none of the tanks can drive to a square."""
    if len(tanks) != 1:
        return Reason("BG-055", "no-tank-can-reach", here(square))
    colour = tanks[0]
    if s.pawns[colour] == square:
        return why_not_stay(s, colour, colour) or Reason("BG-061", "tank-must-stay", here(square))
    way = paths.path_through([s.pawns[colour], int(square)])
    return why_not_move(s, way, colour) if way != NONE else out_of_reach(s, colour, square)


def out_of_reach(s: BattlegroundsState, colour: i64, square: i64) -> Reason:
    """[BG-055] [BG-146] [BG-151] Return the refusal of a square out of the tank's reach."""
    card = s.drives[colour]
    least = s.tanks.move[card]
    longest = least + s.count(card, FURTHER_MOVE)
    way = "diagonally" if s.tanks.move_set[card] == SET else "orthogonally"
    values = s.title_of(card) | {"way": way, "least": least} | here(square)
    if least != longest:
        values["longest"] = longest
        return Reason("BG-151", "cannot-reach-between", values)
    clause = "BG-146" if s.count(card, DIRECTION) > 0 else "BG-055"
    return Reason(clause, "cannot-reach-exactly", values)


def add_moves(s: BattlegroundsState, found: list[Action]) -> None:
    """[BG-055] [BG-060] List every straight way of the player's tanks, near or far, and staying.

    Turning ways [BG-145] are left out: they are too many, and the allowed ones are legal actions.
    """
    for colour in own_tanks(s):
        start = s.pawns[colour]
        for direction in range(DIRECTIONS):
            for length in range(1, FAR + 1):
                if far(start, direction, length) == OFF:
                    break
                found.append(actions.MOVE.of(paths.straight(start, direction, length)))
        found.append(actions.STAY.of(colour))
