"""Operations on a whole position: copies, views, scores, and what an action reveals."""

from __future__ import annotations

from sztab.core.action import Action
from sztab.core.event import EVERYBODY
from sztab.games.rush import actions
from sztab.games.rush.cards import BASE
from sztab.games.rush.disclosure import shown_to
from sztab.games.rush.scoring import count, points, winners
from sztab.games.rush.state import RushState
from sztab.games.rush.view import RushView, hand_is_open, look


class RushTable(RushState):
    """A complete position of Rush."""

    def clone(self) -> RushTable:
        """Return an independent copy; frames are immutable and shared."""
        return RushTable(
            self.rules,
            self.stack[:],
            [player.clone() for player in self.players],
            self.turn.clone(),
            self.attack.clone(),
            self.reserve[:],
            self.deck[:],
            self.discard[:],
            self.scrapyard[:],
            self.singles[:],
            self.doubles[:],
            self.achievements[:],
            self.first,
            self.active,
            self.round_number,
            self.ended_by,
            self.ruins[:],
            self.place,
        )

    def reveals(self, a: Action) -> int:
        """[RUSH-033] [RUSH-109] [RUSH-142] [ALT-021] Cards from hidden zones: see `disclosure`."""
        return shown_to(self, a)

    def witnesses(self, a: Action) -> int:
        """[ALT-064] [RUSH-032] Kept cards, and cards drawn into hidden hands, are secret."""
        kind = actions.kind_of(a)
        if kind == actions.KEEP.code:
            return 1 << self.active
        if kind != actions.DRAW.code or self.cards.kind[actions.argument_of(a)] == BASE:
            return EVERYBODY
        seat: int = getattr(self.stack[-1], "seat", self.active)
        return EVERYBODY if hand_is_open(self, seat) else 1 << seat

    def view(self, seat: int) -> RushView:
        return look(self, seat)

    def scores(self) -> list[float]:
        return self.outcome()[0]

    def returns(self) -> list[float]:
        return self.outcome()[1]

    def outcome(self) -> tuple[list[float], list[float]]:
        """Count only once for both."""
        tally = count(self)
        scores = points(self, tally)
        won = winners(self, tally, scores)
        share = 1.0 / sum([len(tally.parties[party].seats) for party in won])
        totals: list[float] = []
        shares: list[float] = []
        for seat in range(len(self.players)):
            party = int(self.rules.side[seat])
            totals.append(float(scores[party]))
            shares.append(share if party in won else 0.0)
        return totals, shares
