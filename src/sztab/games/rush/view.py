"""The view of a seat: the only access to hidden information.

A view keeps a copy of the table with the hidden zones emptied. Their contents are known only as
one bag for each player: every card joined or left a squad openly, so the bag holds all that the
player owns, less the cards whose place the seat can see. If only one zone of a player is hidden,
such as the seat's Garage, there is nothing to guess: the zone is the whole bag.

`determinise` deals the bags into the hidden zones at random. This gives the search a whole position
that the seat cannot distinguish from the real one. Starting from the real position, it would find
moves that work only against cards which the seat cannot know.
"""

from __future__ import annotations

from typing import Any, Final

from sztab.core.action import SPECTATOR, Action
from sztab.core.native import extend, i64, vec
from sztab.core.rng import Rng
from sztab.core.state import View
from sztab.core.zones import insert, ordered
from sztab.games.rush.scoring import ZoneSum, gather
from sztab.games.rush.state import Player, RushState
from sztab.games.rush.tally import DEPOT, GARAGE, HAND, Metric, Party

MAX_DEALS: Final = 1000
"""Maximum deals until the mover has a legal action, as the real hand has."""


class Hidden:
    """The sizes of a player's hidden zones, and the bag of all cards in them."""

    def __init__(self, hand: i64, kept: i64, garage: i64, depot: i64, cards: vec[i64]) -> None:
        self.hand = hand
        self.kept = kept
        self.garage = garage
        self.depot = depot
        self.cards = cards


class RushView(View):
    """The view of a seat. `table` has only the visible cards, `hidden` the others."""

    def __init__(self, seat: int, table: RushState, hidden: list[Hidden]) -> None:
        super().__init__(seat)
        self.table = table
        self.hidden = hidden

    def to_move(self) -> int:
        return self.table.to_move()

    def legal_actions(self) -> list[Action]:
        """List the legal actions of this seat, which depend on visible cards only."""
        if self.seat == SPECTATOR or self.table.to_move() != self.seat:
            return []
        return self.table.legal_actions()

    def hand_size(self, seat: int) -> int:
        """[RUSH-032] The number of cards in a hand is public."""
        return len(self.table.players[seat].hand) + self.hidden[seat].hand

    def kept_size(self, seat: int) -> int:
        """[ALT-064] The number of kept cards is public; the cards are not."""
        return len(self.table.players[seat].kept) + self.hidden[seat].kept

    def garage_size(self, seat: int) -> int:
        """[RUSH-029] The number of cards in a Garage is public."""
        return len(self.table.players[seat].garage) + self.hidden[seat].garage

    def depot_size(self, seat: int) -> int:
        """[RUSH-031] The number of cards in a Depot is public."""
        return len(self.table.players[seat].depot) + self.hidden[seat].depot

    def squad(self, seat: int) -> vec[i64]:
        """Return the cards that would count for the player at the end, which are public."""
        player = self.table.players[seat]
        cards = self.hidden[seat].cards[:]
        return ordered(gather(player, self.table.rules.squad_zones, cards))

    def party(self, seats: list[int]) -> Party:
        """Return the seats as a party, as far as their cards are public."""
        cards = vec[i64]()
        for seat in seats:
            cards = extend(cards, self.squad(seat))
        return Party(seats, cards)

    def value(self, metric: Metric[Any], party: Party) -> int | None:
        """[RUSH-041] The number of a party for an Achievement; None if it is not public."""
        if isinstance(metric, ZoneSum):
            for seat in party.seats:
                if self.hides(seat, metric.zones):
                    return None
        return metric.value(self.table, party)

    def hides(self, seat: int, zones: i64) -> bool:
        """Return whether one of these zones of the seat has hidden cards."""
        hidden = self.hidden[seat]
        return bool(
            (zones & HAND and hidden.hand + hidden.kept > 0)
            or (zones & GARAGE and hidden.garage > 0)
            or (zones & DEPOT and hidden.depot > 0)
        )

    def determinise(self, rng: Rng) -> RushState:
        """Return a random position with this view: deal the hidden cards into the hidden zones.

        In a real position the seat to move always has a legal action. If it is another seat with a
        hidden hand, a deal may leave it without one in the middle of a decision, such as a purchase
        that the dealt hand cannot pay for. Such a deal is impossible, so the cards are dealt again.
        """
        state = self._deal(rng)
        mover = self.to_move()
        if mover < 0 or mover == self.seat:
            return state
        for _ in range(MAX_DEALS):
            if state.legal_actions():
                break
            state = self._deal(rng)
        return state

    def _deal(self, rng: Rng) -> RushState:
        state = self.table.clone()
        for seat in range(len(self.hidden)):
            hidden = self.hidden[seat]
            if len(hidden.cards) > 0:
                _deal_hidden(state.players[seat], hidden, state.cards.base, rng)
        return state


def look(s: RushState, seat: int) -> RushView:
    """Return the view of the seat (-1: a spectator)."""
    table = s.clone()
    hidden = [
        _hide(table.players[other], hand_is_open(s, other), other == seat, s)
        for other in range(len(table.players))
    ]
    return RushView(seat, table, hidden)


def hand_is_open(s: RushState, seat: int) -> bool:
    """[RUSH-033] [ALT-064] In their turn, until a card is kept: the others would reveal it."""
    return s.turn.hand_open and seat == s.active and len(s.players[seat].kept) == 0


def _hide(player: Player, hand_open: bool, own: bool, s: RushState) -> Hidden:
    """[RUSH-029] [RUSH-031] [RUSH-032] [RUSH-033] Empty the zones that are hidden."""
    result = Hidden(0, 0, len(player.garage), 0, vec[i64]())
    unseen = extend(vec[i64](), player.garage)
    player.garage = vec[i64]()
    if not own and not hand_open:
        result.hand = len(player.hand)
        unseen = extend(unseen, player.hand)
        player.hand = vec[i64]()
    if not own and len(player.kept) > 0:
        result.kept = len(player.kept)
        unseen = extend(unseen, player.kept)
        player.kept = vec[i64]()
    if not own and not s.rules.open_depots and len(player.depot) > 1:
        top: i64 = len(player.depot) - 1
        result.depot = top
        unseen = extend(unseen, player.depot[:top])
        player.depot = player.depot[top:]
    if result.hand == 0 and result.depot == 0 and result.kept == 0:
        player.garage = unseen
        result.garage = 0
    else:
        result.cards = ordered(unseen)
    return result


def _deal_hidden(player: Player, hidden: Hidden, bases: i64, rng: Rng) -> None:
    """[RUSH-069] Deal the bag into the zones. The Bases, which come last, go into no hand."""
    cards = hidden.cards[:]
    held = hidden.hand + hidden.kept
    size: i64 = len(cards)
    while size > held and cards[size - 1] >= bases:
        size -= 1
    for place in range(len(cards) - 1):
        if place == held:
            size = len(cards)
        other = place + rng.below(size - place)
        swap = cards[place]
        cards[place] = cards[other]
        cards[other] = swap
    beneath: i64 = held + hidden.depot
    for at in range(hidden.hand):
        player.hand = insert(player.hand, cards[at])
    for at in range(hidden.hand, held):
        player.kept = insert(player.kept, cards[at])
    player.depot = extend(cards[held:beneath], player.depot)
    for at in range(beneath, beneath + hidden.garage):
        player.garage = insert(player.garage, cards[at])
