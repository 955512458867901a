"""The effects of this game, and the modules whose frames and events are collected."""

from __future__ import annotations

from typing import Any, Final

from sztab.core.declare import Declared, events_in, frames_in, homes_of, verbs_of
from sztab.games.battlegrounds import (
    artillery,
    chance,
    entry,
    events,
    family,
    main_action,
    setup,
    shot_decision,
    turn,
)
from sztab.games.battlegrounds.abilities import upgrade
from sztab.games.battlegrounds.abilities.armour import Armour
from sztab.games.battlegrounds.abilities.direction import Direction
from sztab.games.battlegrounds.abilities.effect import Effect
from sztab.games.battlegrounds.abilities.extra_tank import ExtraTank
from sztab.games.battlegrounds.abilities.extra_turn import ExtraTurn
from sztab.games.battlegrounds.abilities.further_move import FurtherMove
from sztab.games.battlegrounds.abilities.further_shot import FurtherShot
from sztab.games.battlegrounds.abilities.manual_pair import ManualPair
from sztab.games.battlegrounds.abilities.order_change import OrderChange

EFFECTS: Final[tuple[type[Effect[Any]], ...]] = (
    ExtraTurn,
    ExtraTank,
    Direction,
    FurtherShot,
    FurtherMove,
    OrderChange,
    Armour,
    ManualPair,
)
"""The effects in the order of their icons' numbers, then those without an icon."""

TABLE: Final = (
    events,
    setup,
    chance,
    turn,
    entry,
    main_action,
    shot_decision,
    artillery,
    family,
    upgrade,
)
MODULES: Final = (*TABLE, *homes_of(EFFECTS))

FRAMES: Final = frames_in(MODULES)
VERBS: Final = verbs_of(FRAMES)
EVENTS: Final = events_in(MODULES)
DECLARED: Final = Declared(VERBS, EVENTS, FRAMES)
