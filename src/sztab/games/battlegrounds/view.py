"""What one seat may know of a position: the only door to hidden information.

A view keeps a copy of the table without what is hidden. Hidden tank cards are those in the deck,
those that another player has drawn, and those that another player rejected; together they form a
bag [BG-144] [BG-243]. `determinise` deals the bag at random to these places, each distribution
being equally likely.

In Family a covered token is hidden by the rules, even if everybody has seen it [BG-205]. How much
of that a bot remembers is the bot's setting, so `recall` adds remembered tokens to a view [BG-244].
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sztab.core.action import SPECTATOR, Action
from sztab.core.event import EVERYBODY
from sztab.core.native import append, i64, vec
from sztab.core.rng import Rng
from sztab.core.state import View
from sztab.core.zones import ordered
from sztab.games.battlegrounds.board import FACE_DOWN
from sztab.games.battlegrounds.cards import DRAWN, IN_DECK, REJECTED, UNSEEN

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState


class BattlegroundsView(View):
    """The table as one seat sees it. `table` holds only what is visible."""

    def __init__(
        self,
        seat: int,
        table: BattlegroundsState,
        hidden: vec[i64],
        places: vec[i64],
        squares: vec[i64],
        kinds: vec[i64],
    ) -> None:
        super().__init__(seat)
        self.table = table
        self.hidden = hidden
        """The hidden cards; none if all of them are in the deck."""
        self.places = places
        """The place of each hidden card, in no order: the deck, drawn, or rejected by a seat."""
        self._squares = squares
        self._kinds = kinds
        # Squares and tokens that everybody has seen and that are covered again, the latest last.

    def to_move(self) -> int:
        return self.table.to_move()

    def legal_actions(self) -> list[Action]:
        if self.seat == SPECTATOR or self.table.to_move() != self.seat:
            return []
        return self.table.legal_actions()

    def recall(self, number: int) -> BattlegroundsView:
        """[BG-244] Return the view of a player who remembers the latest covered tokens.

        `number` is how many; a negative number means all of them, and 0 is the view by the rules.
        """
        known = len(self._squares)
        if known == 0:
            return self  # nothing to remember
        first = 0 if number < 0 or number > known else known - number
        table = self.table.clone()
        seen = vec[i64]()
        for at in range(known):
            square = self._squares[at]
            table.ground[square] = self._kinds[at] if at >= first else FACE_DOWN
            if at >= first:
                seen = append(seen, square)
        table.seen = seen
        return BattlegroundsView(
            self.seat, table, self.hidden[:], self.places[:], self._squares[:], self._kinds[:]
        )

    def size(self, place: int) -> int:
        """Return the number of hidden cards in a place."""
        return len([one for one in self.places if one == place])

    def determinise(self, rng: Rng) -> BattlegroundsState:
        state = self.table.clone()
        places = self.places[:]
        for at in range(len(places) - 1, 0, -1):
            other = rng.below(at + 1)
            places[at], places[other] = places[other], places[at]
        for at in range(len(places)):
            state.holders[self.hidden[at]] = places[at]
        return state


def look(s: BattlegroundsState, seat: int) -> BattlegroundsView:
    """Return the view of a seat, or of a spectator (-1)."""
    table = s.clone()
    hidden = vec[i64]()
    places = vec[i64]()
    if hides_cards(s, seat, IN_DECK):
        for card in range(len(s.holders)):
            place = s.holders[card]
            if is_hidden(s, seat, place):
                hidden = append(hidden, card)
                places = append(places, place)
                table.holders[card] = UNSEEN
        places = ordered(places)  # sorted, so that the order does not tell which card is where
    kinds = vec[i64]()
    for square in s.seen:
        kinds = append(kinds, s.ground[square])
        table.ground[square] = FACE_DOWN
    table.seen = vec[i64]()
    return BattlegroundsView(seat, table, hidden, places, s.seen[:], kinds)


def hides_cards(s: BattlegroundsState, seat: i64, known: i64) -> bool:
    """[BG-144] Return whether any place but the known one hides cards."""
    for place in s.holders:
        if place != known and is_hidden(s, seat, place):
            return True
    return False


def is_hidden(s: BattlegroundsState, seat: i64, place: i64) -> bool:
    """Return whether the seat cannot see the cards in a place."""
    if place == DRAWN:
        return s.active != seat
    return place == IN_DECK or (place <= REJECTED and place != REJECTED - seat)


def seats_unsure_of_draw(s: BattlegroundsState) -> int:
    """[BG-144] Return the seats, as bits, that cannot tell which cards were drawn.

    A seat that sees all other cards can. A negative number includes spectators.
    """
    found = 0
    for seat in range(s.rules.players):
        if seat != s.active and hides_cards(s, seat, DRAWN):
            found |= 1 << seat
    if hides_cards(s, SPECTATOR, DRAWN):
        found |= EVERYBODY << s.rules.players
    return found
