"""The frames of this game, each listed once: saved positions find them by name."""

from __future__ import annotations

from typing import Any, Final

from sztab.core.state import Frame
from sztab.games.warsaw.frames import (
    battle,
    carrying,
    chance,
    duel,
    markers,
    moving,
    playing,
    turns,
)
from sztab.games.warsaw.frames import round as rounds

FRAMES: Final[tuple[type[Frame[Any]], ...]] = (
    battle.EarlyBattle,
    battle.VerifyOrders,
    battle.FightBattles,
    battle.AwardPoints,
    battle.CleanUp,
    carrying.CarryOut,
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
    markers.BlockByCard,
    markers.PlaceSpecial,
    moving.MoveSteps,
    moving.SupplyActions,
    moving.RemoveUnits,
    moving.AdvanceAll,
    playing.ChooseFront,
    playing.ChooseEffect,
    rounds.EndRound,
    rounds.ContinueRound,
    turns.Turns,
    turns.TakeAction,
    turns.ExtraAction,
    turns.DiscardFor,
)
