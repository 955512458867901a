"""Moves: which ways a tank may take, and what happens on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sztab.core.action import Action, Reason, Values
from sztab.core.declare import EventKind
from sztab.core.event import Log
from sztab.core.native import i64
from sztab.games.battlegrounds import actions, events, paths
from sztab.games.battlegrounds.board import (
    ARTILLERY,
    COLOUR_NAMES,
    COLOURS,
    DUD,
    EMPTY,
    NONE,
    OFF,
    SET,
    SQUARE_NAMES,
    far,
    reverse,
)
from sztab.games.battlegrounds.cards import DIRECTION, FURTHER_MOVE
from sztab.games.battlegrounds.paths import MOST_TURNING
from sztab.games.battlegrounds.wrecks import destroy, give_token, use_armour

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState


def may_stop(s: BattlegroundsState, colour: i64, square: i64) -> bool:
    """[BG-057] [BG-064] [BG-221] Return whether a move of the tank may end on a square."""
    if s.ground[square] == ARTILLERY:
        return False
    other = s.pawn_on(square)
    return other in (NONE, colour)


def can_move(s: BattlegroundsState, colour: i64) -> bool:
    """[BG-060] [BG-063] Return whether the tank has a standard move, which it must then make."""
    card, start = s.drives[colour], s.pawns[colour]
    first, distance = s.tanks.move_set[card], s.tanks.move[card]
    for direction in range(first, first + SET):
        end = far(start, direction, distance)
        if end != OFF and may_stop(s, colour, end):
            return True
    return False


def list_moves(s: BattlegroundsState, colour: i64, found: list[Action]) -> None:
    """[BG-055] [BG-145] [BG-151] Add every way of the tank; it stays only if it must."""
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
    start, first = s.pawns[colour], s.tanks.move_set[s.drives[colour]]
    some = False
    for direction in range(first, first + SET):
        end = far(start, direction, length)
        if end != OFF and may_stop(s, colour, end):
            found.append(actions.MOVE.of(paths.straight(start, direction, length)))
            some = True
    return some


def list_turning(s: BattlegroundsState, colour: i64, length: i64, found: list[Action]) -> None:
    """[BG-145] [BG-147] [BG-149] Add the ways of one length that turn."""
    start, first = s.pawns[colour], s.tanks.move_set[s.drives[colour]]
    for one in range(first, first + SET):
        square = far(start, one, 1)
        if square == OFF:
            continue
        for two in range(first, first + SET):
            second = far(square, two, 1)
            if second == OFF or (two == reverse(one) and not s.rules.may_reverse):
                continue
            if length == MOST_TURNING:
                list_third(s, colour, one, two, second, found)
            elif two != one and second != start and may_stop(s, colour, second):
                way = paths.turning_two(start, one, two)
                found.append(actions.MOVE.of(way))


def list_third(
    s: BattlegroundsState, colour: i64, one: i64, two: i64, square: i64, found: list[Action]
) -> None:
    """Add the ways that begin with two steps to a square and take a third."""
    start, first = s.pawns[colour], s.tanks.move_set[s.drives[colour]]
    for three in range(first, first + SET):
        end = far(square, three, 1)
        if end in (OFF, start) or (one == two and two == three):
            continue
        if three == reverse(two) and not s.rules.may_reverse:
            continue
        if may_stop(s, colour, end):
            way = paths.turning_three(start, one, two, three)
            found.append(actions.MOVE.of(way))


def drive(s: BattlegroundsState, colour: i64, path: i64, log: Log | None) -> bool:
    """[BG-066] [BG-072] [BG-073] Drive square by square; return whether the tank arrived."""
    if log is not None:
        log.add(events.MOVED, s.active, s.drives[colour], path, colour)
    for step in range(paths.length_of(path)):
        square = far(s.pawns[colour], paths.direction_at(path, step), 1)
        other = s.pawn_on(square)
        s.pawns[colour] = square
        if s.ground[square] == DUD:
            if not meet_dud(s, colour, square, log):
                return False
        elif other != NONE:
            if not meet_tank(s, colour, other, log):
                return False
        elif s.ground[square] == ARTILLERY and not meet_artillery(s, colour, log):
            return False
    return True


def meet_dud(s: BattlegroundsState, colour: i64, square: i64, log: Log | None) -> bool:
    """[BG-067] [BG-069] [BG-099] [BG-155] A dud goes off; return whether Armour saved the tank."""
    s.ground[square] = EMPTY
    s.duds += 1
    note(s, events.HIT_DUD, colour, log)
    if use_armour(s, colour, log):
        return True
    destroy(s, colour, log)
    return False


def meet_tank(s: BattlegroundsState, colour: i64, other: i64, log: Log | None) -> bool:
    """[BG-070] [BG-071] [BG-098] [BG-100] Drive through a tank; return whether Armour saved."""
    note(s, events.DROVE_THROUGH, colour, log)
    if use_armour(s, colour, log):
        return True
    destroy(s, colour, log)
    if not s.rules.is_friend(colour, other):
        give_token(s, colour, s.rules.owners[other], log)
    return False


def meet_artillery(s: BattlegroundsState, colour: i64, log: Log | None) -> bool:
    """[BG-222] [BG-223] Drive through an artillery tank, which stays."""
    note(s, events.HIT_ARTILLERY, colour, log)
    if use_armour(s, colour, log):
        return True
    destroy(s, colour, log)
    return False


def note(s: BattlegroundsState, kind: EventKind, colour: i64, log: Log | None) -> None:
    """Note what the tank ran into."""
    if log is not None:
        log.add(kind, s.rules.owners[colour], s.drives[colour], s.pawns[colour], colour)


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
    """Return why the player on turn may not drive this way; `only` names the tank, or NONE."""
    start = paths.start_of(path)
    colour = colour_at(s, start)
    if colour == NONE:
        text = "No tank of yours stands on {square}."
        return Reason("BG-171", text, {"square": SQUARE_NAMES[start]})
    if only not in (NONE, colour):
        return other_acts(only)
    return why_not_way(s, colour, path) or why_not_end(s, colour, paths.end_of(path))


def why_not_way(s: BattlegroundsState, colour: i64, path: i64) -> Reason | None:
    """Return what is wrong with directions or length of a way, if something is."""
    card = s.drives[colour]
    title: Values = {"card": s.tanks.titles[card]}
    length, first = paths.length_of(path), s.tanks.move_set[card]
    turns, backwards = False, False
    for step in range(length):
        direction = paths.direction_at(path, step)
        if direction & SET != first:
            clause = "BG-055" if s.count(card, DIRECTION) == 0 else "BG-145"
            text = "{card} moves diagonally only."
            if first != SET:
                text = "{card} moves orthogonally only."
            return Reason(clause, text, title)
        before = paths.direction_at(path, max(step - 1, 0))
        turns = turns or direction != before
        backwards = backwards or direction == reverse(before)
    least = s.tanks.move[card]
    longest = least + s.count(card, FURTHER_MOVE)
    if turns and (s.count(card, DIRECTION) == 0 or length == 1):
        text = "{card} moves in a straight line: no Direction lies on its card."
        return Reason("BG-055", text, title)
    if not least <= length <= longest:
        clause = "BG-055" if longest == least else "BG-151"
        if s.count(card, DIRECTION) > 0 and (turns or longest == least):
            clause = "BG-148" if longest == 1 else "BG-146"
        return wrong_length(clause, title | {"least": least, "longest": longest, "length": length})
    if backwards and not s.rules.may_reverse:
        return Reason("BG-149", "At this table a move may not go straight back.")
    return None


def wrong_length(clause: str, values: Values) -> Reason:
    """[BG-055] [BG-151] Return that a way is too short or too long."""
    if values["least"] == values["longest"]:
        del values["longest"]
        return Reason(clause, "{card} moves a distance of exactly {least}, not {length}.", values)
    return Reason(clause, "{card} moves a distance of {least} to {longest}, not {length}.", values)


def why_not_end(s: BattlegroundsState, colour: i64, end: i64) -> Reason | None:
    """Return why a move may not end on a square, or None."""
    here: Values = {"square": SQUARE_NAMES[end]}
    if end == s.pawns[colour]:
        return Reason("BG-147", "A move may not end on {square}, where it began.", here)
    if s.ground[end] == ARTILLERY:
        return Reason("BG-221", "An artillery tank stands on {square}.", here)
    if s.pawn_on(end) != NONE:
        return Reason("BG-057", "A tank stands on {square}: a move may not end there.", here)
    return None


def why_not_stay(s: BattlegroundsState, colour: i64, only: i64) -> Reason | None:
    """[BG-060] Return why the tank may not stay where it is."""
    if s.rules.owners[colour] != s.active or s.pawns[colour] == OFF:
        return no_tank(colour)
    if only not in (NONE, colour):
        return other_acts(only)
    if can_move(s, colour):
        return Reason("BG-060", "A tank that can move must move.")
    return None


def no_tank(colour: i64) -> Reason:
    """[BG-171] Return that a player has no such tank on the board."""
    text = "You have no {colour} tank on the board."
    return Reason("BG-171", text, {"colour": COLOUR_NAMES[colour]})


def other_acts(colour: i64) -> Reason:
    """[BG-053] Return that it is another tank's action."""
    text = "It is the {colour} tank that acts now."
    return Reason("BG-053", text, {"colour": COLOUR_NAMES[colour]})
