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

    The chance frames for the first player, hands, Reserve and Achievements are on the stack.
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
    return RushTable(
        rules=rules,
        stack=[],
        players=[_new_player(rules, seat) for seat in range(rules.players)],
        turn=_new_turn(nations),
        attack=_no_attack(),
        reserve=vec[i64](),
        deck=vec[i64](),
        discard=vec[i64](),
        scrapyard=vec[i64](),
        singles=column([int(rules.singles)] * nations),
        doubles=column([int(rules.doubles)] * nations),
        achievements=vec[i64](),
        first=0,
        active=0,
        round_number=1,
        ended_by=NOBODY,
        ruins=vec[i64](),
        place=0,
    )


def _new_player(rules: RushRules, seat: int) -> Player:
    return Player(
        hand=vec[i64](),
        garage=vec[i64](),
        depot=vec[i64](),
        guards=column([UNDEFENDED] * int(rules.bases)),
        hit_bases=0,
        hit_guards=0,
        kills=0,
        razed=0,
        side=rules.side[seat],
        rear=EMPTY,
        kept=vec[i64](),
    )


def _new_turn(nations: int) -> Turn:
    return Turn(
        played=vec[i64](),
        replayed=vec[i64](),
        goods=column([0] * nations),
        kills=column([0] * nations),
        pool=0,
        backers=0,
        resolving=-1,
        keeps=0,
        bought=False,
        recruiting=False,
        hand_open=False,
        reshuffled=False,
        busy=False,
    )


def _no_attack() -> Attack:
    return Attack(
        named=vec[i64](),
        struck=vec[i64](),
        support=vec[i64](),
        kills=0,
        nation=-1,
        lead=-1,
        aim=-1,
        made=False,
    )
