"""What somebody may think of when asked, allowed or not: the cards and squares one may point at.

Whoever shows the table greys out what is refused and says why. That a way may turn [BG-145] nobody
learns from a list of all such ways: those that are allowed are listed as legal actions anyway.
"""

from __future__ import annotations

from typing import Any, Final

from sztab.core.action import Action
from sztab.core.native import i64
from sztab.core.state import Frame
from sztab.games.battlegrounds import actions, paths
from sztab.games.battlegrounds.board import (
    ARTILLERY,
    BASE_SQUARES,
    COLOURS,
    DIRECTIONS,
    DUD,
    EMPTY,
    NONE,
    OFF,
    SQUARES,
    base_of,
    far,
)
from sztab.games.battlegrounds.cards import ARMOUR, DRAWN, OFFERED, UPGRADES, picture_of
from sztab.games.battlegrounds.entering import is_waiting
from sztab.games.battlegrounds.frames.acting import Act, Drive, Shoot, own_tanks
from sztab.games.battlegrounds.frames.additional import KeepCard
from sztab.games.battlegrounds.frames.family import CollectPair, Go, Reveal, face_up
from sztab.games.battlegrounds.frames.reacting import React
from sztab.games.battlegrounds.frames.setup import ActivateCard, PlacePawn, TakeCard, cards_in
from sztab.games.battlegrounds.frames.turns import Enter
from sztab.games.battlegrounds.shooting import squares_in_range
from sztab.games.battlegrounds.state import BattlegroundsState
from sztab.games.battlegrounds.view import BattlegroundsView

FAR: Final = 3
"""No card reaches farther, so nobody thinks of more without an upgrade."""
MOST: Final = 150
"""More is not worth showing; only made-up positions have so many."""


def list_tries(view: BattlegroundsView) -> list[Action]:
    """List what the seat may think of, each once; nothing if another is to move."""
    s = view.table
    if view.seat < 0 or s.to_move() != view.seat:
        return []
    frame = s.stack[-1]
    found: list[Action] = []
    if s.rules.covered:
        _try_family(s, frame, found)
    elif not _try_choosing(s, frame, found):
        _try_tanks(s, frame, found)
    return list(dict.fromkeys(found))[:MOST]


def _try_family(s: BattlegroundsState, frame: Frame[Any], found: list[Action]) -> None:
    """[BG-193] [BG-197] [BG-202] Any square, or any two tokens that lie face up."""
    if isinstance(frame, PlacePawn):
        _try_bases(frame.colour, found)
    elif isinstance(frame, CollectPair):
        squares = sorted(face_up(s))
        for at in range(len(squares)):
            for other in squares[at + 1 :]:
                found.append(actions.make_collect(squares[at], other))
    elif isinstance(frame, Go | Reveal):
        verb = actions.GO if isinstance(frame, Go) else actions.REVEAL
        for square in range(SQUARES):
            found.append(actions.make(verb, square))


def _try_bases(colour: i64, found: list[Action]) -> None:
    """[BG-037] [BG-212] A pawn starts in a base: any square of one."""
    for square in BASE_SQUARES:
        found.append(actions.make_place(colour, square))


def _try_choosing(s: BattlegroundsState, frame: Frame[Any], found: list[Action]) -> bool:
    """[BG-033] [BG-043] [BG-142] A start or a card that one sees; return whether that is asked."""
    if isinstance(frame, PlacePawn):
        _try_bases(frame.colour, found)
    elif isinstance(frame, TakeCard):
        for card in range(len(s.holders)):
            if s.holders[card] == OFFERED or s.holders[card] >= 0:
                found.append(actions.make(actions.TAKE, card))
    elif isinstance(frame, ActivateCard):
        for card in _own_cards(s, s.rules.owners[frame.colour]):
            found.append(actions.make_card(actions.ACTIVATE, frame.colour, card))
    elif isinstance(frame, KeepCard):
        found += cards_in(s, DRAWN, actions.KEEP)
    else:
        return False
    return True


def _own_cards(s: BattlegroundsState, seat: i64) -> list[int]:
    """List the cards of a seat, active, damaged or neither."""
    found: list[int] = []
    for card in range(len(s.holders)):
        if s.holders[card] == seat:
            found.append(card)
    return found


def _try_tanks(s: BattlegroundsState, frame: Frame[Any], found: list[Action]) -> None:
    """[BG-046] [BG-047] [BG-050] The return of a pawn, the main action, or a bonus."""
    if isinstance(frame, React):
        found.append(actions.make(actions.DECLINE))
        _try_upgrade(s, ARMOUR, found)
        return
    found.append(actions.make(actions.EXTRA_TANK))
    found.append(actions.make(actions.EXTRA_TURN))
    if isinstance(frame, Enter):
        found.append(actions.make(actions.WAIT))
        _try_entering(s, found)
    else:
        found.append(actions.make(actions.END))
        if isinstance(frame, Shoot):
            found.append(actions.make(actions.HOLD))
            _try_shots(s, frame.colour, found)
        elif isinstance(frame, Drive | Act):
            _try_moves(s, found)
        if isinstance(frame, Act):
            _try_before_moving(s, found)
    _try_bonus(s, found)


def _try_entering(s: BattlegroundsState, found: list[Action]) -> None:
    """[BG-104] [BG-176] Any own card, on any square of one's bases."""
    cards = _own_cards(s, s.active)
    homes: list[int] = []
    for colour in range(COLOURS):
        if s.rules.owners[colour] == s.active:
            homes.append(s.homes[colour])
    for colour in range(COLOURS):
        if is_waiting(s, colour):
            for square in BASE_SQUARES:
                if base_of(square) in homes:
                    for card in cards:
                        found.append(actions.make_enter(colour, card, square))


def _try_moves(s: BattlegroundsState, found: list[Action]) -> None:
    """[BG-055] [BG-060] Every straight way of one's tanks, near or far, or to stay."""
    for colour in own_tanks(s):
        start = s.pawns[colour]
        for direction in range(DIRECTIONS):
            for length in range(1, FAR + 1):
                if far(start, direction, length) == OFF:
                    break
                found.append(actions.make(actions.MOVE, paths.straight(start, direction, length)))
        found.append(actions.make(actions.STAY, colour))


def _try_before_moving(s: BattlegroundsState, found: list[Action]) -> None:
    """[BG-052] [BG-112] To shoot at once at what is in range, or another card for the tank."""
    cards = _own_cards(s, s.active)
    for colour in own_tanks(s):
        found.append(actions.make(actions.FIRE, colour))
        for card in cards:
            found.append(actions.make_card(actions.CHANGE, colour, card))
        for square in squares_in_range(s, colour, s.pawns[colour]):
            if s.ground[square] != EMPTY or s.pawn_on(square) != NONE:
                _try_shot(s, square, found)


def _try_shots(s: BattlegroundsState, colour: i64, found: list[Action]) -> None:
    """[BG-078] [BG-091] What lies around the tank, in range or not, and every tank."""
    start = s.pawns[colour]
    for square in squares_in_range(s, colour, start):
        _try_shot(s, square, found)
    for direction in range(DIRECTIONS):
        for distance in range(1, FAR + 1):
            square = far(start, direction, distance)
            if square == OFF:
                break
            _try_shot(s, square, found)
    for other in range(COLOURS):
        if other != colour and s.pawns[other] != OFF:
            found.append(actions.make_shot(s.pawns[other], actions.AT_TANK))


def _try_shot(s: BattlegroundsState, square: i64, found: list[Action]) -> None:
    """[BG-081] [BG-083] [BG-086] [BG-087] A shot at what is on a square, or a dud for it."""
    lies = s.ground[square]
    if s.pawn_on(square) != NONE:
        found.append(actions.make_shot(square, actions.AT_TANK))
    if lies >= 0:
        found.append(actions.make_shot(square, actions.AT_TOKEN))
    elif lies == DUD:
        found.append(actions.make_shot(square, actions.CLEAR_DUD))
    elif lies == ARTILLERY:
        found.append(actions.make_shot(square, actions.AT_ARTILLERY))
    elif s.pawn_on(square) == NONE:
        found.append(actions.make_shot(square, actions.LAY_DUD))


def _try_bonus(s: BattlegroundsState, found: list[Action]) -> None:
    """[BG-122] [BG-131] Every upgrade that lies ready, on any tank, and pairs of single tokens."""
    area = s.area(s.active)
    for pair in area.ready:
        icon = s.rules.pictures.icon[picture_of(pair)]
        if icon >= UPGRADES:
            _try_upgrade(s, icon, found)
    if s.rules.pairs_by_hand:
        for single in area.singles:
            found.append(actions.make(actions.PAIR, single))


def _try_upgrade(s: BattlegroundsState, icon: i64, found: list[Action]) -> None:
    """[BG-131] An upgrade on the card of any tank."""
    for colour in range(COLOURS):
        if s.drives[colour] != NONE:
            found.append(actions.make_fit(icon, s.drives[colour]))
