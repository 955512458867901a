"""The table before anything is drawn."""

from __future__ import annotations

from typing import Any

from sztab.core.native import i64, vec
from sztab.core.state import Frame
from sztab.core.zones import column
from sztab.games.warsaw.army import Army
from sztab.games.warsaw.board import EMPTY, FRONTS, NOBODY, NOWHERE
from sztab.games.warsaw.chance import (
    DRAW_ARMIES,
    DRAW_FIRST_MARKER,
    DRAW_ORDER,
    ROLL_BONUS,
)
from sztab.games.warsaw.duel import BASE_HANDS
from sztab.games.warsaw.round import ACTIONS, CONTINUE
from sztab.games.warsaw.rules import UNITS, WarsawRules
from sztab.games.warsaw.state import WarsawState


def set_up(rules: WarsawRules) -> WarsawState:
    """[WAR-028] [WAR-036] [WAR-037] [WAR-038] [WAR-040] The table, before anything is drawn.

    What is random or chosen waits on the stack: the armies, the markers, the initiative, the
    hands, and stage 1 of round 1, which has no duel [WAR-044].
    """
    stack: list[Frame[Any]] = [
        CONTINUE[ACTIONS], ROLL_BONUS, BASE_HANDS, DRAW_ORDER, DRAW_FIRST_MARKER, DRAW_ARMIES,
    ]  # fmt: skip
    nowhere = column([NOWHERE] * FRONTS)
    return WarsawState(
        rules, stack, [_new_army(rules, army) for army in range(len(rules.decks))],
        [vec[i64]() for _ in range(rules.players)], vec[i64](), vec[i64](), nowhere,
        column([NOBODY] * FRONTS), 0, NOWHERE, NOWHERE, 1, NOBODY, 0, False, EMPTY,
    )  # fmt: skip


def _new_army(rules: WarsawRules, army: int) -> Army:
    """[WAR-032] [WAR-033] [WAR-042] A whole deck, a unit on each second line, 18 in Reserve."""
    zeros = column([0] * FRONTS)
    return Army(
        column([0] * FRONTS + [1] * FRONTS), UNITS - FRONTS, column([EMPTY] * FRONTS), zeros,
        vec[i64](), zeros[:], rules.decks[army][:], vec[i64](), vec[i64](), 0, 0, 0,
    )  # fmt: skip
