"""The table before anything is dealt."""

from __future__ import annotations

from sztab.core.native import i64, vec
from sztab.core.zones import column
from sztab.games.rush.chance import DealReserve, DrawCards, FirstPlayer, RevealAchievements
from sztab.games.rush.rules import RushRules
from sztab.games.rush.state import NOBODY, Attack, Player, Turn
from sztab.games.rush.table import RushTable
from sztab.games.rush.turn import START_PLAY
from sztab.games.rush.zones import EMPTY, UNDEFENDED


def set_up(rules: RushRules) -> RushTable:
    """[RUSH-017] [RUSH-018] [RUSH-021] The Vehicle deck, and six Barracks cards for each player.

    What is random waits on the stack: who begins, the hands, the Reserve, the Achievements.
    """
    s = empty_table(rules)
    s.deck = rules.vehicles[:]
    s.stack = [
        START_PLAY,
        RevealAchievements(rules.achievements_in_play),
        DealReserve(rules.reserve_size),
    ]
    for seat in range(rules.players - 1, -1, -1):
        s.players[seat].garage = rules.barracks[:]
        s.stack.append(DrawCards(seat, rules.hand_size))
    if rules.first_player == NOBODY:
        s.stack.append(FirstPlayer())
    else:
        s.first = s.active = rules.first_player
    return s


def empty_table(rules: RushRules) -> RushTable:
    """[RUSH-016] [RUSH-019] [RUSH-025] [FRONT-017] Return a table with Bases and Medals only."""
    nations = len(rules.cards.nations)
    no_kills = column([0] * nations)
    players = [
        Player(
            vec[i64](), vec[i64](), vec[i64](), column([UNDEFENDED] * int(rules.bases)), 0, 0, 0, 0,
            rules.side[seat], EMPTY, vec[i64](),
        )
        for seat in range(rules.players)
    ]  # fmt: skip
    return RushTable(
        rules, [], players,
        Turn(
            vec[i64](), vec[i64](), no_kills, no_kills[:], 0, 0, -1, 0,
            False, False, False, False, False,
        ),
        Attack(vec[i64](), vec[i64](), vec[i64](), 0, -1, -1, -1, False),
        vec[i64](), vec[i64](), vec[i64](), vec[i64](), column([int(rules.singles)] * nations),
        column([int(rules.doubles)] * nations), vec[i64](), 0, 0, 1, NOBODY, vec[i64](), 0,
    )  # fmt: skip
