"""What holds for every way to play a card."""

from __future__ import annotations

from sztab.core.native import append, i64, remove
from sztab.games.rush.cards import VEHICLE
from sztab.games.rush.state import RushState
from sztab.games.rush.zones import holds


def may_play(s: RushState, card: i64) -> bool:
    """[RUSH-057] [RUSH-059] A vehicle may be played once per turn; other cards again."""
    return len(s.turn.played) == 0 or not holds(s.turn.played, card)


def can_activate(s: RushState, card: i64) -> bool:
    """Return whether every ability of the card may be carried out."""
    if not s.rules.research_needs_target:
        return True
    for effect in s.cards.effects[card]:
        if not effect.can_resolve(s):
            return False
    return True


def leave_hand(s: RushState, card: i64) -> None:
    """[RUSH-092] The card is played: it leaves the hand, and a vehicle is marked."""
    player = s.players[s.active]
    player.hand = remove(player.hand, card)
    if s.cards.kind[card] == VEHICLE:
        s.turn.played = append(s.turn.played, card)
