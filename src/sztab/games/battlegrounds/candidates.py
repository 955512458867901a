"""What the player on turn may think of, allowed or not: ways, shots, cards, upgrades.

The page greys out what is refused and says why.
"""

from __future__ import annotations

from typing import Final

from sztab.core.action import Action
from sztab.core.native import i64
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
    base_of,
    far,
)
from sztab.games.battlegrounds.cards import UPGRADES, picture_of
from sztab.games.battlegrounds.driving import own_tanks
from sztab.games.battlegrounds.entering import is_waiting
from sztab.games.battlegrounds.shooting import squares_in_range
from sztab.games.battlegrounds.state import BattlegroundsState

FAR: Final = 3
"""No card reaches farther, so nobody thinks of more without an upgrade."""


def add_moves(s: BattlegroundsState, found: list[Action]) -> None:
    """[BG-055] [BG-060] Every straight way of one's tanks, near or far, or to stay.

    That a way may turn [BG-145] nobody learns from a list of all such ways: those that are
    allowed are listed as legal actions anyway.
    """
    for colour in own_tanks(s):
        start = s.pawns[colour]
        for direction in range(DIRECTIONS):
            for length in range(1, FAR + 1):
                if far(start, direction, length) == OFF:
                    break
                found.append(actions.MOVE.of(paths.straight(start, direction, length)))
        found.append(actions.STAY.of(colour))


def add_before_moving(s: BattlegroundsState, found: list[Action]) -> None:
    """[BG-052] [BG-112] To shoot at once at what is in range, or another card for the tank."""
    cards = s.cards_of(s.active)
    for colour in own_tanks(s):
        found.append(actions.FIRE.of(colour))
        for card in cards:
            found.append(actions.make_card(actions.CHANGE, colour, card))
        for square in squares_in_range(s, colour, s.pawns[colour]):
            if s.ground[square] != EMPTY or s.pawn_on(square) != NONE:
                add_shot(s, square, found)


def add_shots(s: BattlegroundsState, colour: i64, found: list[Action]) -> None:
    """[BG-078] [BG-091] What lies around the tank, in range or not, and every tank."""
    start = s.pawns[colour]
    for square in squares_in_range(s, colour, start):
        add_shot(s, square, found)
    for direction in range(DIRECTIONS):
        for distance in range(1, FAR + 1):
            square = far(start, direction, distance)
            if square == OFF:
                break
            add_shot(s, square, found)
    for other in range(COLOURS):
        if other != colour and s.pawns[other] != OFF:
            found.append(actions.make_shot(s.pawns[other], actions.AT_TANK))


def add_shot(s: BattlegroundsState, square: i64, found: list[Action]) -> None:
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


def add_entering(s: BattlegroundsState, found: list[Action]) -> None:
    """[BG-104] [BG-176] Any own card, on any square of one's bases."""
    cards = s.cards_of(s.active)
    homes = [s.homes[colour] for colour in range(COLOURS) if s.rules.owners[colour] == s.active]
    for colour in range(COLOURS):
        if is_waiting(s, colour):
            for square in BASE_SQUARES:
                if base_of(square) in homes:
                    for card in cards:
                        found.append(actions.make_enter(colour, card, square))


def add_bonus(s: BattlegroundsState, found: list[Action]) -> None:
    """[BG-122] [BG-131] Every upgrade that lies ready, on any tank, and pairs of single tokens."""
    area = s.area(s.active)
    for pair in area.ready:
        icon = s.rules.pictures.icon[picture_of(pair)]
        if icon >= UPGRADES:
            add_upgrade(s, icon, found)
    if s.rules.pairs_by_hand:
        for single in area.singles:
            found.append(actions.PAIR.of(single))


def add_upgrade(s: BattlegroundsState, icon: i64, found: list[Action]) -> None:
    """[BG-131] An upgrade on the card of any tank."""
    for colour in range(COLOURS):
        if s.drives[colour] != NONE:
            found.append(actions.make_fit(icon, s.drives[colour]))
