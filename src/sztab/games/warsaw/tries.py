"""What a player may think of pointing at, allowed or not: a refusal teaches a rule."""

from __future__ import annotations

from typing import Final

from sztab.core.action import SPECTATOR, Action
from sztab.games.warsaw import actions
from sztab.games.warsaw.board import (
    ARMIES,
    EMPTY,
    FRONTS,
    MARKERS,
    NOWHERE,
    PLACES,
    RESOURCES,
    SPECIAL,
)
from sztab.games.warsaw.frames import duel, markers, moving, playing, turns
from sztab.games.warsaw.state import WarsawState
from sztab.games.warsaw.view import WarsawView


def tries(view: WarsawView) -> list[Action]:
    """List what the question of the moment is about; nothing if another seat is asked."""
    table = view.table
    if view.seat == SPECTATOR or table.to_move() != view.seat:
        return []
    frame = table.stack[-1]
    if isinstance(frame, turns.TakeAction):
        return _in_turn(table, view.seat, frame)
    if isinstance(frame, turns.DiscardFor):
        return _cards(table, view.seat, actions.DISCARD)
    if isinstance(frame, playing.ChooseEffect):
        return _effects(table, frame)
    if isinstance(frame, markers.Placing):
        return _places(table, frame)
    if isinstance(frame, duel.ChooseFour):
        return _numbered(actions.FOUR, table.rules.players)
    if isinstance(frame, duel.DealTokens):
        return _numbered(actions.ORDER, len(table.rules.orders))
    for shape, answers in ANSWERS:
        if type(frame) is shape:
            return answers[:]
    return []


def _numbered(kind: int, number: int) -> list[Action]:
    """List a verb with each of its first so many words."""
    return [actions.make(kind, argument) for argument in range(number)]


def _in_turn(table: WarsawState, seat: int, frame: turns.TakeAction) -> list[Action]:
    """[WAR-113] [WAR-120] Every card in sight, and the other actions on every resource and front.

    Passing is thought of also where an extra action can only be declined [WAR-121].
    """
    result = _cards(table, seat, actions.PLAY)
    result.append(actions.make(actions.BLOCK))
    result += _numbered(actions.BID, RESOURCES)
    result += _numbered(actions.ACTIVATE, FRONTS)
    result.append(actions.make(actions.PASS))
    if frame.way_out() != actions.PASS:
        result.append(actions.make(frame.way_out()))
    return result


def _cards(table: WarsawState, seat: int, kind: int) -> list[Action]:
    """[WAR-024] List the cards of the own hand, then those of an ally who shows them."""
    result: list[Action] = []
    for card in table.hands[seat]:
        result.append(actions.make(kind, card))
    for other in range(len(table.hands)):
        if other != seat:
            for card in table.hands[other]:
                result.append(actions.make(kind, card))
    return result


def _effects(table: WarsawState, frame: playing.ChooseEffect) -> list[Action]:
    """[WAR-129] [WAR-132] Every effect of the commander, or none of them."""
    result: list[Action] = []
    commander = table.armies[frame.army].commanders[frame.front]
    if commander != EMPTY:
        result = _numbered(actions.EFFECT, len(table.cards.effects[commander]))
    result.append(actions.make(actions.DECLINE))
    return result


def _places(table: WarsawState, frame: markers.Placing) -> list[Action]:
    """[WAR-160] Every place, for each marker that may be taken or lies on the board already.

    The Special Blockade marker need not be put anywhere [WAR-089].
    """
    result: list[Action] = []
    for marker in range(MARKERS):
        if frame.has(table, marker) or table.markers[marker] != NOWHERE:
            for place in range(ARMIES * PLACES):
                result.append(actions.make_put(marker, place))
    if frame.has(table, SPECIAL):
        result.append(actions.make(actions.DECLINE))
    return result


def _all_steps() -> list[Action]:
    """[WAR-100] Forward, from front to front, and back, whether that is allowed at all or not."""
    result = _numbered(actions.ADVANCE, FRONTS)
    for origin in range(FRONTS):
        for target in range(FRONTS):
            if origin != target:
                result.append(actions.make_shift(origin, target))
    return [*result, *_numbered(actions.RETREAT, FRONTS)]


STEPS: Final[list[Action]] = _all_steps()
STOP: Final[Action] = actions.make(actions.STOP)

ANSWERS: Final[list[tuple[type, list[Action]]]] = [
    (playing.ChooseFront, _numbered(actions.FRONT, FRONTS)),
    (moving.MoveSteps, [*STEPS, STOP]),
    (moving.SupplyActions, [*_numbered(actions.ADD, FRONTS), *STEPS, STOP]),
    (moving.RemoveUnits, _numbered(actions.REMOVE, len(actions.LINES))),
    (moving.AdvanceAll, [actions.make(actions.ACCEPT), actions.make(actions.DECLINE)]),
    (duel.ChooseEdge, _numbered(actions.EDGE, len(actions.EDGES))),
]
"""Questions to which the same answers come to mind in every position."""
