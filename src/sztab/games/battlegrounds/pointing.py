"""Why a square or card that somebody points at cannot be chosen now.

`tries` lists what is near enough to be thought of; this answers for every other place, one at a
time and only when it is asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sztab.core.action import NotationError, Reason, Values
from sztab.core.native import i64
from sztab.core.state import Frame
from sztab.games.battlegrounds import actions, paths
from sztab.games.battlegrounds.acting import Act, Drive, Shoot
from sztab.games.battlegrounds.additional import KeepCard
from sztab.games.battlegrounds.board import (
    ARTILLERY,
    BASE_SQUARES,
    COLOURS,
    DUD,
    NONE,
    SET,
    SQUARE_NAMES,
)
from sztab.games.battlegrounds.cards import DIRECTION, DRAWN, FURTHER_MOVE
from sztab.games.battlegrounds.driving import own_tanks, why_not_move, why_not_stay
from sztab.games.battlegrounds.entering import is_waiting
from sztab.games.battlegrounds.family import Go, Reveal
from sztab.games.battlegrounds.setup import ActivateCard, PlacePawn, TakeCard
from sztab.games.battlegrounds.state import BattlegroundsState
from sztab.games.battlegrounds.turns import Enter
from sztab.games.battlegrounds.waiting import (
    title_of,
    why_card_waits,
    why_not_belonging,
    why_not_start,
    why_square_waits,
    why_wait,
)

if TYPE_CHECKING:
    from sztab.core.action import Action
    from sztab.games.battlegrounds.view import BattlegroundsView

SQUARE: Final = "sq"
CARD: Final = "card"
PAIR: Final = "pair"
SINGLE: Final = "single"
PAWN: Final = "pawn"


def why_not_at(view: BattlegroundsView, place: str) -> Reason | None:
    """Return why the seat can do nothing at a place now; None for spectators."""
    s = view.table
    mover = s.to_move()
    if view.seat < 0 or mover < 0:
        return None
    if mover != view.seat:
        return why_wait(s, mover)
    kind, _, name = place.partition("/")
    reason: Reason | None = None
    if kind == SQUARE and name in SQUARE_NAMES:
        reason = _why_not_square(s, s.stack[-1], SQUARE_NAMES.index(name))
    elif kind == CARD:
        reason = _why_not_card(s, s.stack[-1], name)
    elif kind in (PAIR, SINGLE, PAWN):
        reason = why_not_belonging(s, kind, name)
    # No player ever decides who begins: what is said against that is what is asked instead.
    return reason or s.why_not(actions.FIRST.of())


def _why_not_square(s: BattlegroundsState, frame: Frame[Any], square: i64) -> Reason | None:
    """Return why a square cannot be chosen, as far as the question is about squares."""
    if isinstance(frame, Act):
        return _why_not_go(s, own_tanks(s), square)
    if isinstance(frame, Drive):
        return _why_not_go(s, [int(frame.colour)], square)
    action: Action = NONE
    if isinstance(frame, Shoot):
        action = actions.make_shot(square, target_on(s, square))
    elif isinstance(frame, PlacePawn):
        return why_not_start(s, frame, square)
    elif isinstance(frame, Enter):
        action = _entry(s, square)
    elif isinstance(frame, Go):
        action = actions.GO.of(square)
    elif isinstance(frame, Reveal):
        action = actions.REVEAL.of(square)
    if action == NONE:
        return why_square_waits(frame, square)
    return s.why_not(action)


def target_on(s: BattlegroundsState, square: i64) -> int:
    """Return what a shot at a square would be meant for."""
    lies = s.ground[square]
    if s.pawn_on(square) != NONE:
        return actions.AT_TANK
    if lies >= 0:
        return actions.AT_TOKEN
    if lies == DUD:
        return actions.CLEAR_DUD
    return actions.AT_ARTILLERY if lies == ARTILLERY else actions.LAY_DUD


def _entry(s: BattlegroundsState, square: i64) -> Action:
    """Return the return of a pawn to a square, with some card that could drive it."""
    for colour in range(COLOURS):
        if is_waiting(s, colour):
            for card in range(len(s.holders)):
                if s.holders[card] == s.active and not s.is_active(card):
                    return actions.make_enter(colour, card, square)
    return NONE


def _why_not_go(s: BattlegroundsState, tanks: list[int], square: i64) -> Reason | None:
    """Return why none of the tanks can drive to a square."""
    if len(tanks) != 1:
        here: Values = {"square": SQUARE_NAMES[square]}
        return Reason("BG-055", "None of your tanks can move to {square} now.", here)
    colour = tanks[0]
    if s.pawns[colour] == square:
        stays: Values = {"square": SQUARE_NAMES[square]}
        text = "Your tank on {square} has nowhere to go: choose to stay."
        return why_not_stay(s, colour, colour) or Reason("BG-061", text, stays)
    way = paths.path_through([s.pawns[colour], int(square)])
    return why_not_move(s, way, colour) if way != NONE else out_of_reach(s, colour, square)


def out_of_reach(s: BattlegroundsState, colour: i64, square: i64) -> Reason:
    """[BG-055] [BG-146] [BG-151] Return that a square lies on no way of the tank."""
    card = s.drives[colour]
    least = s.tanks.move[card]
    longest = least + s.count(card, FURTHER_MOVE)
    way = "diagonally" if s.tanks.move_set[card] == SET else "orthogonally"
    values: Values = {"card": s.tanks.titles[card], "way": way, "least": least}
    values["square"] = SQUARE_NAMES[square]
    if least != longest:
        values["longest"] = longest
        text = "{card} moves {way}, at a distance of {least} to {longest}: not to {square}."
        return Reason("BG-151", text, values)
    clause = "BG-146" if s.count(card, DIRECTION) > 0 else "BG-055"
    return Reason(
        clause, "{card} moves {way}, at a distance of exactly {least}: not to {square}.", values
    )


def _why_not_card(s: BattlegroundsState, frame: Frame[Any], name: str) -> Reason | None:
    """Return why a tank card cannot be chosen, as far as the question is about cards."""
    try:
        card = s.tanks.find(name)
    except NotationError:
        return None
    if isinstance(frame, Act):
        tanks = own_tanks(s)
        return s.why_not(actions.make_card(actions.CHANGE, tanks[0], card)) if tanks else None
    if isinstance(frame, TakeCard):
        return s.why_not(actions.TAKE.of(card))
    if isinstance(frame, ActivateCard):
        if s.holders[card] != s.to_move():
            return Reason("BG-033", "{card} is not one of your cards.", title_of(s, card))
        if s.is_active(card):
            return Reason("BG-033", "{card} already drives another pawn.", title_of(s, card))
        return s.why_not(actions.make_card(actions.ACTIVATE, frame.colour, card))
    if isinstance(frame, KeepCard):
        text = "{card} is not one of the cards that you drew."
        return None if s.holders[card] == DRAWN else Reason("BG-142", text, title_of(s, card))
    if isinstance(frame, Enter) and s.holders[card] == s.to_move():
        return _why_not_returning(s, frame, card)
    return why_card_waits(s, frame, card)


def _why_not_returning(s: BattlegroundsState, frame: Enter, card: i64) -> Reason | None:
    """[BG-104] Return why no pawn returns with one of their own cards."""
    reason: Reason | None = None
    for colour in range(COLOURS):
        if not is_waiting(s, colour):
            continue
        for square in BASE_SQUARES:
            reason = frame.why_not(s, actions.make_enter(colour, card, square))
            if reason is None:
                return None
    return reason
