"""The effects of this game, and the modules whose frames and events are collected."""

from __future__ import annotations

from typing import Any, Final

from sztab.core.declare import Declared, events_in, frames_in, homes_of, verbs_of
from sztab.games.warsaw import (
    battle,
    chance,
    duel,
    events,
    hands,
    markers,
    resolution,
    supply,
    turn,
)
from sztab.games.warsaw import round as rounds
from sztab.games.warsaw.abilities.add_strength import AddStrength, OrderStrength
from sztab.games.warsaw.abilities.add_units import AddUnits
from sztab.games.warsaw.abilities.effect import CardPart
from sztab.games.warsaw.abilities.extra_action import GainAction
from sztab.games.warsaw.abilities.move_all import MoveAll
from sztab.games.warsaw.abilities.move_blockade import MoveBlockade
from sztab.games.warsaw.abilities.move_units import MoveUnits
from sztab.games.warsaw.abilities.place_blockade import PlaceBlockade
from sztab.games.warsaw.abilities.remove_enemy import RemoveEnemy
from sztab.games.warsaw.abilities.start_battle import OpenBattle

EFFECTS: Final[tuple[type[CardPart[Any]], ...]] = (
    AddUnits,
    MoveUnits,
    MoveAll,
    PlaceBlockade,
    MoveBlockade,
    GainAction,
    AddStrength,
    OrderStrength,
    RemoveEnemy,
    OpenBattle,
)
"""All effects, in the order of the card schema."""

TABLE: Final = (events, chance, rounds, turn, battle, resolution, markers, supply, hands, duel)
MODULES: Final = (*TABLE, *homes_of(EFFECTS))

FRAMES: Final = frames_in(MODULES)
VERBS: Final = verbs_of(FRAMES)
EVENTS: Final = events_in(MODULES)
DECLARED: Final = Declared(VERBS, EVENTS, FRAMES)
