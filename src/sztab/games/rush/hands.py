"""Hands in Phase III: unplayed cards go to the Depot, and new cards are drawn."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Reason
from sztab.core.declare import Verb
from sztab.core.event import Log
from sztab.core.frames import AutoFrame
from sztab.core.native import append, extend, i64, remove, vec
from sztab.core.rng import Rng
from sztab.core.zones import ordered
from sztab.games.rush import actions, events
from sztab.games.rush.chance import CardByLot, begin_draw, draw_now
from sztab.games.rush.state import Player, RushState

NEXT_TURN: Final[Reason] = Reason("RUSH-046", "waits-for-next-turn", {"card": ""})
"""[RUSH-046] No card is played in Phase III."""


class DiscardHand(AutoFrame[RushState]):
    """[RUSH-216] [RUSH-055] [RUSH-062] All unplayed cards go to their Depot."""

    name: ClassVar[str] = "discard-hand"

    def run(self, s: RushState, log: Log | None) -> None:
        """The next hand is hidden from the others [RUSH-035]."""
        player = s.players[s.active]
        size = len(player.hand)
        if size > 1 and is_secret(s, player):  # even equal cards: no draw would reveal it
            s.stack.append(LayTop())
            return
        if log is not None:
            tell_discards(s, player, player.hand, log)
        player.depot = extend(player.depot, player.hand)
        take_up_kept(s, player)


def is_secret(s: RushState, player: Player) -> bool:
    """[ALT-019] [ALT-064] Whether the other seats cannot see the discarded cards."""
    return not s.turn.hand_open or len(player.kept) > 0


def tell_discards(s: RushState, player: Player, cards: vec[i64], log: Log) -> None:
    """[ALT-021] Of hidden cards only the last one, on top of the Depot, is shown to everybody."""
    top = len(cards) - 1
    for at in range(len(cards)):
        if at < top and is_secret(s, player):
            log.add_secret(events.DISCARDED, s.active, cards[at])
        else:
            log.add(events.DISCARDED, s.active, cards[at])


def take_up_kept(s: RushState, player: Player) -> None:
    """[ALT-070] The next hand begins with the kept cards, which are ordinary cards from now on."""
    player.hand = ordered(player.kept) if len(player.kept) > 0 else vec[i64]()
    if len(player.kept) > 0:
        player.kept = vec[i64]()
    s.turn.hand_open = False


class LayTop(CardByLot):
    """[ALT-021] Put hidden cards on the Depot in a random order; only the top one is seen.

    With a fixed order the top card would tell something about those below it.
    """

    name: ClassVar[str] = "lay-top"
    answers: ClassVar[tuple[Verb, ...]] = (actions.TOP,)
    refusal: ClassVar[Reason] = Reason("ALT-021", "top-card-being-chosen")

    def bag(self, s: RushState) -> vec[i64]:
        return s.players[s.active].hand

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        player = s.players[s.active]
        top: i64 = actions.argument_of(a)
        cards = append(remove(player.hand, top), top)
        player.hand = vec[i64]()
        if log is not None:
            tell_discards(s, player, cards, log)
        player.depot = extend(player.depot, cards)
        take_up_kept(s, player)


class DrawHand(AutoFrame[RushState]):
    """[RUSH-217] [RUSH-218] Draw the next hand."""

    name: ClassVar[str] = "draw-hand"

    def run(self, s: RushState, log: Log | None) -> None:
        s.turn.reshuffled = False  # [ALT-061] [ALT-062]
        begin_draw(s, s.active, draw_size(s), log)

    def sample_and_apply(self, s: RushState, rng: Rng) -> int:
        s.turn.reshuffled = False
        draw_now(s, s.active, draw_size(s), rng)
        return 0


def draw_size(s: RushState) -> i64:
    """[ALT-047] [ALT-050] [ALT-053] Return the number of cards to draw, with bonus and cap."""
    player = s.players[s.active]
    number = s.rules.hand_size
    if s.rules.bonus_draw > 0 and 2 * player.defended() > player.bases_left():
        number += s.rules.bonus_draw
    if s.rules.hand_cap > 0:
        number = min(number, s.rules.hand_cap - len(player.hand))
    return number


DISCARD_HAND: Final[DiscardHand] = DiscardHand()
DRAW_HAND: Final[DrawHand] = DrawHand()
