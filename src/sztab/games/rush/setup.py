"""The table before anything is dealt."""

from __future__ import annotations

from typing import Any

from sztab.core.native import append, i64, vec
from sztab.core.state import Frame
from sztab.games.rush.chance import DealReserve, DrawCards, FirstPlayer, RevealAchievements
from sztab.games.rush.rules import RushRules
from sztab.games.rush.state import NOBODY, Player, fresh_turn, no_attack
from sztab.games.rush.table import RushTable
from sztab.games.rush.turn import START_PLAY
from sztab.games.rush.zones import EMPTY, UNDEFENDED


def set_up(rules: RushRules) -> RushTable:
    """[RUSH-016] [RUSH-018] [RUSH-021] [RUSH-025] Bases, Garages, Vehicle deck, Medal stacks.

    What is random waits on the stack: who begins, the hands, the Reserve, the Achievements.
    """
    nations = len(rules.cards.nations)
    stack: list[Frame[Any]] = [
        START_PLAY,
        RevealAchievements(rules.achievements_in_play),
        DealReserve(rules.reserve_size),
    ]
    for seat in range(rules.players - 1, -1, -1):
        stack.append(DrawCards(seat, rules.hand_size))
    first = rules.first_player
    if first == NOBODY:
        stack.append(FirstPlayer())
        first = 0
    players = [_new_player(rules, seat) for seat in range(rules.players)]
    return RushTable(
        rules, stack, players, fresh_turn(nations), no_attack(), vec[i64](),
        rules.vehicles[:], vec[i64](), vec[i64](), filled(nations, rules.singles),
        filled(nations, rules.doubles), vec[i64](), first, first, 1, NOBODY, vec[i64](), 0,
    )  # fmt: skip


def _new_player(rules: RushRules, seat: int) -> Player:
    """[RUSH-016] [RUSH-017] [RUSH-019] [FRONT-017] Bases, six Barracks cards, an empty Depot."""
    guards = filled(rules.bases, UNDEFENDED)
    return Player(
        vec[i64](), rules.barracks[:], vec[i64](), guards, 0, 0, 0, 0, rules.side[seat], EMPTY,
        vec[i64](),
    )  # fmt: skip


def filled(length: int, value: i64) -> vec[i64]:
    """Return so many times the same value."""
    result = vec[i64]()
    for _ in range(length):
        result = append(result, value)
    return result
