"""All that this game declares: effects, and modules whose frames and events are collected."""

from __future__ import annotations

from typing import Any, Final

from sztab.core.declare import Declared, events_in, frames_in, homes_of, verbs_of
from sztab.games.rush import (
    aftermath,
    attack,
    chance,
    defence,
    events,
    fight,
    hands,
    kept_cards,
    medals,
    play,
    purchase,
    rear_guard,
    reserve,
    resolution,
    strike,
    turn,
)
from sztab.games.rush.abilities.ability import Effect
from sztab.games.rush.abilities.dismantle import Dismantle
from sztab.games.rush.abilities.dispatch import Dispatch
from sztab.games.rush.abilities.indestructibility import Indestructibility
from sztab.games.rush.abilities.planning import Planning
from sztab.games.rush.abilities.recruitment import Recruitment
from sztab.games.rush.abilities.reinforcements import Reinforcements
from sztab.games.rush.abilities.research import Research
from sztab.games.rush.abilities.sabotage import Sabotage
from sztab.games.rush.abilities.scouting import Scouting
from sztab.games.rush.abilities.siege import Siege

EFFECTS: Final[tuple[type[Effect[Any, Any]], ...]] = (
    Reinforcements,
    Recruitment,
    Scouting,
    Sabotage,
    Siege,
    Research,
    Dismantle,
    Indestructibility,
    Dispatch,
    Planning,
)
"""The abilities that cards may have."""

TURN: Final = (events, chance, turn, play, purchase, resolution, hands, kept_cards, reserve, medals)
FIGHT: Final = (attack, strike, defence, fight, aftermath, rear_guard)
MODULES: Final = (*TURN, *FIGHT, *homes_of(EFFECTS))

FRAMES: Final = frames_in(MODULES)
VERBS: Final = verbs_of(FRAMES)
EVENTS: Final = events_in(MODULES)
DECLARED: Final = Declared(VERBS, EVENTS, FRAMES)
