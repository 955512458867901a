"""The first position, before the board is laid out."""

from __future__ import annotations

from typing import Any

from sztab.core.native import i64, vec
from sztab.core.state import Frame
from sztab.core.zones import column
from sztab.games.battlegrounds import chance
from sztab.games.battlegrounds.artillery import ALL
from sztab.games.battlegrounds.board import COLOURS, EMPTY, FACE_DOWN, NONE, OFF, SQUARES
from sztab.games.battlegrounds.cards import IN_DECK, LOST, SLOTS
from sztab.games.battlegrounds.rules import ARTILLERY_TANKS, BattlegroundsRules
from sztab.games.battlegrounds.setup import DEAL_ALL, DRAW_FIRST, SEAT_PLAYERS, begin_with
from sztab.games.battlegrounds.state import Area, BattlegroundsState
from sztab.games.battlegrounds.turn import BEGIN_GAME


def set_up(rules: BattlegroundsRules) -> BattlegroundsState:
    """Return the first position; whatever is drawn or chosen waits on the stack."""
    state = empty_table(rules)
    stack: list[Frame[Any]] = [BEGIN_GAME, SEAT_PLAYERS]
    if rules.covered:
        state.up = column([chance.D4, chance.E5])
        stack += [chance.CHECK_FIRST_TOKENS, chance.TURN_UP[chance.E5], chance.TURN_UP[chance.D4]]
    else:
        stack += [DEAL_ALL, chance.CHECK_NEIGHBOURS, chance.LAY_TOKEN[0]]
    if rules.players > 1:
        stack.append(DRAW_FIRST)
    else:
        begin_with(state, 0)
        state.homes = column([OFF] * COLOURS)
    state.stack = stack
    return state


def empty_table(rules: BattlegroundsRules) -> BattlegroundsState:
    """[BG-034] [BG-036] [BG-039] [BG-215] Return a table on which nothing has happened."""
    cards = len(rules.tanks.names)
    plays_cards = rules.cards_each > 0
    none = column([NONE] * COLOURS)
    ground = column([FACE_DOWN if rules.covered else EMPTY] * SQUARES)
    areas = [Area(vec[i64](), vec[i64](), vec[i64](), 0) for _ in rules.side_names]
    state = BattlegroundsState(
        rules,
        stack=[],
        ground=ground,
        pawns=none,
        homes=none[:],
        drives=none[:],
        holders=column([IN_DECK if plays_cards else LOST] * cards),
        slots=column([NONE] * (cards * SLOTS)),
        trophies=rules.full_stacks(),
        areas=areas,
        taken=vec[i64](),
        up=vec[i64](),
        turned=vec[i64](),
        seen=vec[i64](),
    )
    state.deck = cards if plays_cards else 0
    if rules.artillery:
        state.supply, state.letters, state.digits = ARTILLERY_TANKS, ALL, ALL
    return state
