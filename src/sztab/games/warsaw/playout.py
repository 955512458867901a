"""Quick and sensible play for rollouts: one action, without listing all of them.

Every eighth choice is a fair draw among all legal actions, so nothing is out of reach.
"""

from __future__ import annotations

from sztab.core.action import Action
from sztab.core.native import i64
from sztab.core.rng import Rng
from sztab.games.warsaw import actions
from sztab.games.warsaw.board import RESOURCES
from sztab.games.warsaw.frames.playing import can_play
from sztab.games.warsaw.state import WarsawState


def fair(rng: Rng) -> bool:
    """Return whether this choice is a fair draw."""
    return rng.word() & 7 == 0


def take_action(s: WarsawState, rng: Rng) -> Action:
    """Play a card of the hand, or bid with it."""
    hand = s.hands[s.active]
    card: i64 = hand[rng.below(len(hand))]
    if rng.word() & 3 != 0 and can_play(s, card):
        return actions.make(actions.PLAY, card)
    return actions.make(actions.BID, rng.below(RESOURCES))
