"""The way back onto the board: which squares, which cards, and what a dud does there."""

from __future__ import annotations

from sztab.core.action import Reason, Values
from sztab.core.event import Log
from sztab.core.native import i64
from sztab.games.battlegrounds import events
from sztab.games.battlegrounds.board import (
    ARTILLERY,
    BASE_SIZE,
    COLOUR_NAMES,
    DUD,
    EMPTY,
    NONE,
    OFF,
    SIZE,
    SQUARE_NAMES,
    SQUARES,
    base_of,
    base_square,
    king_steps,
)
from sztab.games.battlegrounds.state import BattlegroundsState
from sztab.games.battlegrounds.wrecks import destroy, use_armour


def is_waiting(s: BattlegroundsState, colour: i64) -> bool:
    """Return whether a pawn of the player on turn is off the board and has a base to return to."""
    if s.rules.owners[colour] != s.active:
        return False
    return s.pawns[colour] == OFF and s.homes[colour] != OFF


def own_colours(s: BattlegroundsState) -> list[int]:
    """List the colours of the player on turn."""
    return s.rules.colours_of(s.active)


def reserve(s: BattlegroundsState) -> list[int]:
    """List the inactive cards of the player on turn."""
    found: list[int] = []
    for card in range(len(s.holders)):
        if s.holders[card] == s.active and not s.is_active(card):
            found.append(card)
    return found


def is_blocked(s: BattlegroundsState, square: i64) -> bool:
    """[BG-105] [BG-227] Return whether a tank stands on a square."""
    return s.pawn_on(square) != NONE or s.ground[square] == ARTILLERY


def entry_squares(s: BattlegroundsState, colour: i64) -> list[int]:
    """[BG-104] [BG-105] [BG-106] List the squares on which a pawn may return."""
    base = s.homes[colour]
    free: list[int] = []
    mined: list[int] = []
    for number in range(BASE_SIZE):
        square = base_square(base, number)
        if is_blocked(s, square):
            continue
        if s.ground[square] == DUD:
            mined.append(square)
        else:
            free.append(square)
    if s.rules.dud_destroys_entering:
        free.extend(mined)
    if free:
        return free
    return mined or nearest_squares(s, base)


def nearest_squares(s: BattlegroundsState, base: i64) -> list[int]:
    """[BG-107] List the free squares nearest to the corner of a base that is full of tanks."""
    corner = base_square(base, 0)
    for distance in range(SIZE):
        found: list[int] = []
        for square in range(SQUARES):
            near = king_steps(corner, square) == distance
            if near and not is_blocked(s, square) and s.ground[square] != DUD:
                found.append(square)
        if found:
            return found
    return []


def enter(s: BattlegroundsState, colour: i64, card: i64, square: i64, log: Log | None) -> None:
    """[BG-108] [BG-117] A card takes the pawn back onto the board; its upgrades work again."""
    s.drives[colour] = card
    s.pawns[colour] = square
    seat = s.active
    if log is not None:
        log.add(events.ENTERED, seat, card, square, colour)
    if s.ground[square] != DUD:
        return
    s.ground[square] = EMPTY
    s.duds += 1
    if not s.rules.dud_destroys_entering:
        if log is not None:
            log.add(events.DEFUSED, seat, -1, square)
        return
    if log is not None:
        log.add(events.HIT_DUD, seat, card, square, colour)
    if not use_armour(s, colour, log):
        destroy(s, colour, log)


def why_not_enter(
    s: BattlegroundsState, colour: i64, card: i64, square: i64, done: i64
) -> Reason | None:
    """Return why a pawn may not return so."""
    name: Values = {"colour": COLOUR_NAMES[colour]}
    if not is_waiting(s, colour) or done >> colour & 1:
        clause = "BG-227" if s.rules.artillery else "BG-104"
        return Reason(clause, "There is no {colour} pawn of yours to bring back now.", name)
    title: Values = {"card": s.tanks.titles[card]}
    if s.holders[card] != s.active:
        return Reason("BG-108", "{card} is not in your area.", title)
    if s.is_active(card):
        return Reason("BG-173", "{card} already drives another pawn.", title)
    squares = entry_squares(s, colour)
    if square in squares:
        return None
    here: Values = {"square": SQUARE_NAMES[square]}
    if is_blocked(s, square):
        return Reason("BG-105", "A tank stands on {square}: no pawn can enter there.", here)
    if base_of(square) == s.homes[colour]:
        text = "A dud lies on {square}, and another square of the base is free."
        return Reason("BG-106", text, here)
    clause = "BG-104" if base_of(squares[0]) == s.homes[colour] else "BG-107"
    if clause == "BG-104" and base_of(square) in [s.homes[other] for other in own_colours(s)]:
        clause = "BG-176"
    here["squares"] = ", ".join([SQUARE_NAMES[one] for one in squares])
    return Reason(clause, "The {colour} pawn returns on {squares}, not on {square}.", here | name)
