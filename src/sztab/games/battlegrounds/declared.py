"""The frames of this game, each listed once: saved positions find them by name."""

from __future__ import annotations

from typing import Any, Final

from sztab.core.state import Frame
from sztab.games.battlegrounds.frames import (
    acting,
    additional,
    artillery,
    family,
    reacting,
    setup,
    tokens,
    turns,
)

FRAMES: Final[tuple[type[Frame[Any]], ...]] = (
    acting.Act,
    acting.OfferShot,
    acting.Shoot,
    acting.ShootFirst,
    acting.Drive,
    acting.OfferAfter,
    acting.After,
    additional.DrawCard,
    additional.KeepCard,
    artillery.Strike,
    family.Go,
    family.Reveal,
    family.FindPairs,
    family.CollectPair,
    reacting.React,
    setup.DrawFirst,
    setup.DealAll,
    setup.DealCards,
    setup.TakeCard,
    setup.SeatPlayers,
    setup.ActivateCard,
    setup.PlacePawn,
    tokens.LayToken,
    tokens.CheckNeighbours,
    tokens.SwapTokens,
    tokens.TurnUp,
    tokens.CheckFirstTokens,
    tokens.SwapFirst,
    turns.BeginGame,
    turns.StartTurn,
    turns.Enter,
    turns.EndTurn,
    turns.PassOn,
)
