"""What one seat may know of a position: the only door to hidden information.

A view keeps a copy of the table without what is hidden. Of the tank cards that is the deck, what
another player has drawn, and what another player rejected: together a bag [BG-144] [BG-243]. In
Family a token that was covered again is hidden, as the rules say [BG-205]; but everybody has seen
it, so a view can also be that of somebody who remembers: see `recall` [BG-244].
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
        """Cards that lie somewhere out of sight; none if only the deck does."""
        self.places = places
        """Where they lie, in no order: so many in the deck, drawn, or rejected by a seat."""
        self._squares = squares
        self._kinds = kinds
        # What was shown to all and covered again, the latest last.

    def to_move(self) -> int:
        return self.table.to_move()

    def legal_actions(self) -> list[Action]:
        if self.seat == SPECTATOR or self.table.to_move() != self.seat:
            return []
        return self.table.legal_actions()

    def recall(self, number: int) -> BattlegroundsView:
        """[BG-244] Return the view of somebody who remembers the last so many covered tokens.

        -1 stands for all of them, 0 is the view as the rules have it.
        """
        known = len(self._squares)
        if known == 0:
            return self  # nothing is covered that could be remembered
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
        """Return how many hidden cards lie in a place."""
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
    """Return what the seat (-1: a spectator) may know."""
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
        places = ordered(places)  # which card lies where is not to be told
    kinds = vec[i64]()
    for square in s.seen:
        kinds = append(kinds, s.ground[square])
        table.ground[square] = FACE_DOWN
    table.seen = vec[i64]()
    return BattlegroundsView(seat, table, hidden, places, s.seen[:], kinds)


def hides_cards(s: BattlegroundsState, seat: i64, known: i64) -> bool:
    """[BG-144] Return whether cards lie out of sight elsewhere than in a place."""
    for place in s.holders:
        if place != known and is_hidden(s, seat, place):
            return True
    return False


def is_hidden(s: BattlegroundsState, seat: i64, place: i64) -> bool:
    """Return whether the seat cannot see the cards of a place."""
    if place == DRAWN:
        return s.active != seat
    return place == IN_DECK or (place <= REJECTED and place != REJECTED - seat)


def who_wonders(s: BattlegroundsState) -> int:
    """[BG-144] Return the seats, as bits, that cannot tell which cards were drawn.

    Who sees all others, such as those that he rejected, can; a negative number stands for
    spectators, too.
    """
    found = 0
    for seat in range(s.rules.players):
        if seat != s.active and hides_cards(s, seat, DRAWN):
            found |= 1 << seat
    if hides_cards(s, SPECTATOR, DRAWN):
        found |= EVERYBODY << s.rules.players
    return found
