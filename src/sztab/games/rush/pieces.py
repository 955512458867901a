"""Functions for all ways to play a card.

A piece is a card as it can be chosen: a card in hand, or REAR for the card in the Rear Guard.
"""

from __future__ import annotations

from typing import Final

from sztab.core.action import Reason
from sztab.core.native import append, i64, remove, vec
from sztab.core.zones import distinct, holds
from sztab.games.rush.cards import REAR, VEHICLE
from sztab.games.rush.state import RushState

NATIONS: Final = {
    "ussr": "USSR",
    "germany": "Germany",
    "usa": "USA",
    "france": "France",
    "uk": "UK",
}
"""English names of nations, for refusals."""


def pieces(s: RushState) -> vec[i64]:
    """[RUSH-051] [FRONT-050] Return the pieces of the active player: the hand, then REAR.

    Do not change the result: without a card in the Rear Guard it is the hand itself.
    """
    player = s.players[s.active]
    if player.rear < 0:
        return player.hand
    return append(player.hand[:], REAR)


def face(s: RushState, piece: i64) -> i64:
    """Return the card of a piece: for REAR the one in the Rear Guard."""
    return s.players[s.active].rear if piece == REAR else piece


def held(s: RushState, seat: int) -> list[int]:
    """[RUSH-051] [FRONT-050] The distinct cards of a hand, and REAR in the turn of the seat."""
    player = s.players[seat]
    cards = distinct(player.hand)
    if seat == s.active and player.rear >= 0:
        cards.append(REAR)
    return cards


def may_play(s: RushState, piece: i64) -> bool:
    """[RUSH-057] [FRONT-065] Whether it may be played: a vehicle once a turn from each zone."""
    if piece == REAR:
        return not holds(s.turn.replayed, s.players[s.active].rear)
    return len(s.turn.played) == 0 or not holds(s.turn.played, piece)


def is_fresh(s: RushState, card: i64) -> bool:
    """[RUSH-057] [RUSH-059] Whether a card in hand may be played: a vehicle once, others again."""
    return len(s.turn.played) == 0 or not holds(s.turn.played, card)


def can_activate(s: RushState, card: i64) -> bool:
    """Return whether every ability of the card may be carried out."""
    if not s.rules.research_needs_target:
        return True
    for effect in s.cards.effects[card]:
        if not effect.can_resolve(s):
            return False
    return True


def leave_hand(s: RushState, piece: i64) -> i64:
    """[RUSH-092] Play the card: it leaves its zone, and a vehicle is marked. Return the card."""
    player = s.players[s.active]
    s.turn.busy = True
    if piece == REAR:
        card = player.rear
        player.rear = -1
        if s.cards.kind[card] == VEHICLE:
            s.turn.replayed = append(s.turn.replayed, card)
        return card
    player.hand = remove(player.hand, piece)
    if s.cards.kind[piece] == VEHICLE:
        s.turn.played = append(s.turn.played, piece)
    return piece


def name_of(s: RushState, piece: i64) -> str:
    """Return the printed name of the card, for a sentence."""
    card = face(s, piece)
    return s.cards.titles[card] if card >= 0 else "the Rear Guard card"


def nation_name(s: RushState, nation: i64) -> str:
    """Return the English name of a nation, for a sentence."""
    name = s.cards.nations[nation]
    return NATIONS.get(name, name)


def why_not_held(s: RushState, piece: i64, clause: str) -> Reason | None:
    """Return why the active player cannot choose the card, if it is not there."""
    player = s.players[s.active]
    if piece == REAR:
        return None if player.rear >= 0 else Reason("FRONT-050", "rear-guard-empty")
    if holds(player.hand, piece):
        return None
    return Reason(clause, "not-in-hand", {"card": name_of(s, piece)})


def why_played(s: RushState, piece: i64) -> Reason | None:
    """Return why the card cannot be played again, if it cannot."""
    if may_play(s, piece):
        return None
    if piece == REAR:
        return Reason("FRONT-065", "played-from-rear-guard", {"card": name_of(s, piece)})
    return Reason("RUSH-057", "already-played", {"card": name_of(s, piece)})
