"""All that this game declares: verbs, events, frames, effects. There is no other list of them."""

from __future__ import annotations

from typing import Any, Final

from sztab.core.declare import Declared, EventKind, Verb, verbs_of
from sztab.core.state import Frame
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
from sztab.games.warsaw.abilities.add_strength import STRENGTHENED, AddStrength, OrderStrength
from sztab.games.warsaw.abilities.add_units import AddUnits
from sztab.games.warsaw.abilities.effect import Part
from sztab.games.warsaw.abilities.extra_action import GainAction
from sztab.games.warsaw.abilities.move_all import AdvanceAll, MoveAll
from sztab.games.warsaw.abilities.move_blockade import MoveBlockade
from sztab.games.warsaw.abilities.move_units import MoveSteps, MoveUnits
from sztab.games.warsaw.abilities.place_blockade import BlockByCard, PlaceBlockade
from sztab.games.warsaw.abilities.remove_enemy import RemoveEnemy, RemoveUnits
from sztab.games.warsaw.abilities.start_battle import BATTLE_STARTED, OpenBattle

FRAMES: Final[tuple[type[Frame[Any]], ...]] = (
    battle.EarlyBattle,
    battle.VerifyOrders,
    battle.FightBattles,
    battle.AwardPoints,
    battle.CleanUp,
    resolution.CarryOut,
    chance.DrawArmies,
    chance.DrawFirstMarker,
    chance.DrawOrder,
    chance.RollBonus,
    chance.FillHand,
    chance.DrawCards,
    duel.BaseHands,
    duel.DuelFunds,
    duel.DuelSupply,
    duel.DuelSupport,
    duel.ClearPiles,
    duel.ChooseEdge,
    duel.DrawFunds,
    duel.ChooseFour,
    duel.DealTokens,
    markers.PlaceFirst,
    markers.MoveMarker,
    BlockByCard,
    markers.PlaceSpecial,
    MoveSteps,
    supply.SupplyActions,
    RemoveUnits,
    AdvanceAll,
    hands.ChooseFront,
    hands.ChooseEffect,
    rounds.EndRound,
    rounds.ContinueRound,
    turn.Turns,
    turn.TakeAction,
    turn.ExtraAction,
    turn.DiscardFor,
)

VERBS: Final[tuple[Verb, ...]] = verbs_of(FRAMES)

EVENTS: Final[tuple[EventKind, ...]] = (
    events.ARMIES,
    events.FIRST_MARKER,
    events.ORDERED,
    events.DRAWN,
    events.RESHUFFLED,
    events.ROUND_BEGUN,
    events.BONUS_PLACED,
    events.BONUS_NONE,
    events.RESOURCE_WON,
    events.RESOURCE_TIED,
    events.EDGE_TAKEN,
    events.PILES_CLEARED,
    events.MARKER_PUT,
    events.TURN,
    events.PASSED,
    events.DECLINED,
    events.PLAYED,
    events.REPLACED,
    events.DISCARDED,
    events.BID,
    events.EFFECT_USED,
    events.NO_EFFECT,
    events.ADDED,
    events.MOVED,
    events.REMOVED,
    events.SURPLUS,
    STRENGTHENED,
    BATTLE_STARTED,
    events.BATTLE,
    events.NO_BATTLE,
    events.LOST,
    events.POINTS,
    events.COMMANDER_LEFT,
    events.GAME_OVER,
    events.EXTRA,
    events.NOT_ADDED,
    events.NOT_PUT,
)

EFFECTS: Final[tuple[type[Part[Any]], ...]] = (
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
"""What cards may do, in the order in which the schema of card files lists it."""

DECLARED: Final[Declared] = Declared(VERBS, EVENTS, FRAMES)
