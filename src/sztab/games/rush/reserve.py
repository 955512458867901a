"""The Reserve moves on: at the end of every turn, or in Phase I if the player wants."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Reason
from sztab.core.declare import Verb
from sztab.core.event import Log
from sztab.core.frames import AutoFrame
from sztab.core.rng import Rng
from sztab.games.rush import actions
from sztab.games.rush.chance import deal_now, discard_furthest, gap, refill_reserve
from sztab.games.rush.decision import Decision
from sztab.games.rush.purchase import affordable
from sztab.games.rush.state import RushState
from sztab.games.rush.view import RushView
from sztab.games.rush.worth import squad_value


class OfferRefill(Decision):
    """[FRONT-029] [FRONT-031] Phase I: the player decides whether the Reserve moves on."""

    name: ClassVar[str] = "offer-refill"
    answers: ClassVar[tuple[Verb, ...]] = (actions.REFILL, actions.PASS)
    refusal: ClassVar[Reason] = Reason("FRONT-029", "refill-or-pass")
    later: ClassVar[Reason | None] = Reason("FRONT-029", "waits-for-reserve", {"card": ""})

    def legal_actions(self, s: RushState) -> list[Action]:
        return [actions.REFILL.of(), actions.PASS.of()]

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        """[FRONT-030] The furthest card is discarded, the others move on, a new one is dealt."""
        if actions.REFILL.matches(a):
            ROTATE_RESERVE.run(s, log)

    def value(self, view: RushView, a: Action) -> float:
        """Refill if a new card should be better than the one that would be discarded."""
        if actions.PASS.matches(a):
            return 0.0
        s = view.table
        if len(s.reserve) == 0:
            return 1.0
        furthest = int(s.reserve[0])
        within = affordable(s)
        if not within:
            return 0.2
        best = max(within, key=lambda card: squad_value(s, card))
        return -1.0 if best == furthest else 0.2


class RotateReserve(AutoFrame[RushState]):
    """[RUSH-213] [RUSH-214] [RUSH-215] [ALT-006] Discard the furthest card and fill the row."""

    name: ClassVar[str] = "rotate-reserve"

    def run(self, s: RushState, log: Log | None) -> None:
        """It happens at the end of every turn [ALT-008]."""
        discard_furthest(s, log)
        refill_reserve(s, log)

    def sample_and_apply(self, s: RushState, rng: Rng) -> int:
        discard_furthest(s, None)
        deal_now(s, gap(s), rng)
        return 0


OFFER_REFILL: Final[OfferRefill] = OfferRefill()
ROTATE_RESERVE: Final[RotateReserve] = RotateReserve()
