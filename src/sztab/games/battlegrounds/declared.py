"""All that this game declares: verbs, events, frames, effects. Nobody else keeps a list."""

from __future__ import annotations

from typing import Any, Final

from sztab.core.declare import Declared, EventKind, Verb, verbs_of
from sztab.core.state import Frame
from sztab.games.battlegrounds import (
    acting,
    artillery,
    chance,
    entering,
    events,
    family,
    setup,
    shot,
    turn,
)
from sztab.games.battlegrounds.abilities import (
    armour,
    direction,
    effect,
    extra_tank,
    extra_turn,
    further_move,
    further_shot,
    order_change,
    pairing,
    upgrade,
)

FRAMES: Final[tuple[type[Frame[Any]], ...]] = (
    acting.Act,
    shot.OfferShot,
    shot.Shoot,
    order_change.ShootFirst,
    order_change.Drive,
    acting.OfferAfter,
    acting.After,
    extra_tank.DrawCard,
    extra_tank.KeepCard,
    artillery.Strike,
    family.Go,
    family.Reveal,
    family.FindPairs,
    family.CollectPair,
    armour.React,
    setup.DrawFirst,
    setup.DealAll,
    setup.DealCards,
    setup.TakeCard,
    setup.SeatPlayers,
    setup.ActivateCard,
    setup.PlacePawn,
    chance.LayToken,
    chance.CheckNeighbours,
    chance.SwapTokens,
    chance.TurnUp,
    chance.CheckFirstTokens,
    chance.SwapFirst,
    turn.BeginGame,
    turn.StartTurn,
    entering.Enter,
    turn.EndTurn,
    turn.PassOn,
)

VERBS: Final[tuple[Verb, ...]] = verbs_of(FRAMES)

EVENTS: Final[tuple[EventKind, ...]] = (
    events.FIRST,
    events.BOARD_LAID,
    events.SWAPPED,
    events.DEALT,
    events.OFFERED,
    events.TAKEN,
    events.ACTIVATED,
    events.PLACED,
    events.ROUND_BEGUN,
    events.TURN,
    events.ENTERED,
    events.REPAIR_PAUSE,
    events.DEFUSED,
    events.WAITED,
    events.MOVED,
    events.STAYED,
    events.HIT_DUD,
    events.DROVE_THROUGH,
    events.HIT_ARTILLERY,
    events.ARMOUR_USED,
    events.DESTROYED,
    events.CARD_LOST,
    events.POINTS_WON,
    events.TOKEN_TAKEN,
    events.PAIRED,
    events.DUD_LAID,
    events.DUD_CLEARED,
    events.ARTILLERY_CLEARED,
    events.HELD,
    events.SHOT_AT,
    events.CHANGED,
    upgrade.FITTED,
    extra_turn.USED,
    extra_tank.USED,
    extra_tank.DRAWN_CARD,
    extra_tank.KEPT,
    events.REPAIRED,
    armour.DECLINED,
    events.WENT,
    events.TURNED,
    events.FOUND,
    events.COVERED,
    events.STRUCK,
    events.ARTILLERY_TOOK,
    events.ARTILLERY_PLACED,
    events.NOTHING_HIT,
    events.PILES_SHUFFLED,
    events.GAME_OVER,
)

EFFECTS: Final[tuple[type[effect.Effect[Any]], ...]] = (
    extra_turn.ExtraTurn,
    extra_tank.ExtraTank,
    direction.Direction,
    further_shot.FurtherShot,
    further_move.FurtherMove,
    order_change.OrderChange,
    armour.Armour,
    pairing.Pairing,
)
"""Icons in the order of their numbers, and what needs none."""

DECLARED: Final[Declared] = Declared(VERBS, EVENTS, FRAMES)
