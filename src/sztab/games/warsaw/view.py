"""What one seat may know of a position: the only door to hidden information.

A view keeps a copy of the table whose hidden zones have been emptied. Everything else is open
[WAR-025] [WAR-026] [WAR-027]. All cards are known, so those hidden from the seat form one bag per
army: its deck, and the hands that the seat may not see. If only the deck is hidden, its cards are
known exactly, and it stays in the table.

`determinise` draws a random hand for each hidden one from the bag and leaves the rest as the deck.
Every distribution is equally likely: the view does not infer anything from how a player acted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sztab.core.action import SPECTATOR, Action
from sztab.core.native import extend, i64, vec
from sztab.core.rng import Rng
from sztab.core.state import View
from sztab.core.zones import insert, ordered

if TYPE_CHECKING:
    from sztab.games.warsaw.state import WarsawState


class Hidden:
    """The hidden cards of an army, and how many of them are in its deck."""

    def __init__(self, cards: vec[i64], deck: i64) -> None:
        self.cards = cards
        self.deck = deck


class WarsawView(View):
    """The table as one seat sees it. `table` holds only what is visible."""

    def __init__(
        self, seat: int, table: WarsawState, hidden: list[Hidden], hands: list[int]
    ) -> None:
        super().__init__(seat)
        self.table = table
        self.hidden = hidden
        """The hidden cards of each army; none if only its deck is hidden."""
        self.hands = hands
        """The number of hidden cards in each hand."""

    def to_move(self) -> int:
        return self.table.to_move()

    def legal_actions(self) -> list[Action]:
        """List the seat's legal actions, which depend on visible cards only."""
        if self.seat == SPECTATOR or self.table.to_move() != self.seat:
            return []
        return self.table.legal_actions()

    def hand_size(self, seat: int) -> int:
        """[WAR-023] The number of cards in a hand is public."""
        return len(self.table.hands[seat]) + self.hands[seat]

    def deck_size(self, army: int) -> int:
        """[WAR-022] The number of cards in a deck is public."""
        return len(self.table.armies[army].deck) + self.hidden[army].deck

    def determinise(self, rng: Rng) -> WarsawState:
        """Deal each army's hidden cards at random to its hidden hands and its deck."""
        state = self.table.clone()
        for army in range(len(self.hidden)):
            if len(self.hidden[army].cards) > 0:
                self._deal(state, army, rng)
        return state

    def _deal(self, state: WarsawState, army: int, rng: Rng) -> None:
        """Draw the hands from the bag by a partial shuffle; the rest becomes the deck."""
        cards = self.hidden[army].cards[:]
        place: i64 = 0
        size: i64 = len(cards)
        for seat in range(len(self.hands)):
            if self.hands[seat] == 0 or state.sides[seat] != army:
                continue
            hand = vec[i64]()
            for _ in range(self.hands[seat]):
                other = place + rng.below(size - place)
                card = cards[other]
                cards[other] = cards[place]
                cards[place] = card
                hand = insert(hand, card)
                place += 1
            state.hands[seat] = hand
        state.armies[army].deck = ordered(cards[place:])


def look(s: WarsawState, seat: int) -> WarsawView:
    """Return the view of a seat, or of a spectator (-1).

    [WAR-022] A deck joins the hidden hands of its army in one bag, if there are any.
    """
    table = s.clone()
    hidden = [Hidden(vec[i64](), 0) for _ in table.armies]
    hands: list[int] = []
    for owner in range(len(table.hands)):
        hand = table.hands[owner]
        if len(hand) == 0 or s.sees_hand(seat, owner):
            hands.append(0)
            continue
        hands.append(len(hand))
        bag = hidden[s.sides[owner]]
        bag.cards = extend(bag.cards, hand)
        table.hands[owner] = vec[i64]()
    for army in range(len(hidden)):
        bag, side = hidden[army], table.armies[army]
        if len(bag.cards) > 0:
            bag.deck = len(side.deck)
            bag.cards = ordered(extend(bag.cards, side.deck))
            side.deck = vec[i64]()
    return WarsawView(seat, table, hidden, hands)
