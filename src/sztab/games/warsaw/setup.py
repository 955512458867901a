"""The first position."""

from __future__ import annotations

from sztab.core.native import i64, vec
from sztab.core.zones import column
from sztab.games.warsaw.army import Army
from sztab.games.warsaw.board import EMPTY, FRONTS, LINES, MARKERS, NOBODY, NOWHERE
from sztab.games.warsaw.chance import DRAW_ARMIES, DRAW_FIRST_MARKER, DRAW_ORDER, ROLL_BONUS
from sztab.games.warsaw.duel import BASE_HANDS
from sztab.games.warsaw.round import ACTIONS, CONTINUE
from sztab.games.warsaw.rules import UNITS, WarsawRules
from sztab.games.warsaw.state import WarsawState


def set_up(rules: WarsawRules) -> WarsawState:
    """[WAR-032] [WAR-033] [WAR-042] Full decks, a unit on each second line, 18 in each Reserve.

    Whatever is drawn or chosen waits on the stack: armies, markers, initiative, hands, and stage 1
    of round 1, which has no duel [WAR-044].
    """
    s = empty_table(rules)
    s.stack = [
        CONTINUE[ACTIONS],
        ROLL_BONUS,
        BASE_HANDS,
        DRAW_ORDER,
        DRAW_FIRST_MARKER,
        DRAW_ARMIES,
    ]
    for side, deck in zip(s.armies, rules.decks, strict=True):
        side.deck = deck[:]
        side.units = column([0] * FRONTS + [1] * FRONTS)
        side.reserve = UNITS - FRONTS
    return s


def empty_table(rules: WarsawRules) -> WarsawState:
    """[WAR-028] [WAR-036] [WAR-037] [WAR-038] [WAR-040] Return an empty table."""
    zeros = column([0] * FRONTS)
    none = vec[i64]()
    armies = [
        Army(
            units=column([0] * LINES),
            reserve=UNITS,
            commanders=column([EMPTY] * FRONTS),
            strength=zeros[:],
            orders=none[:],
            order_strength=zeros[:],
            deck=none[:],
            discard=none[:],
            piles=none[:],
            used=0,
            started=0,
            points=0,
        )
        for _ in rules.decks
    ]
    return WarsawState(
        rules,
        stack=[],
        armies=armies,
        hands=[none[:] for _ in range(rules.players)],
        sides=none[:],
        order=none[:],
        markers=column([NOWHERE] * MARKERS),
        won=column([NOBODY] * FRONTS),
        fought=0,
        bonus=NOWHERE,
        last_roll=NOWHERE,
        round_number=1,
        active=NOBODY,
        passed=0,
        extra=False,
        announced=EMPTY,
    )
