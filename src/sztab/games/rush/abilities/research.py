"""Research: scrap this card, take a better one."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Reason, Values
from sztab.core.declare import CARD, NUMBER, SEAT_PART, EventKind, Fields, Verb
from sztab.core.event import Log
from sztab.core.native import i64, remove
from sztab.core.zones import holds
from sztab.games.rush import actions
from sztab.games.rush.abilities.ability import Effect
from sztab.games.rush.chance import refill_gap
from sztab.games.rush.decision import RESERVE, Decision
from sztab.games.rush.events import CARD_PART
from sztab.games.rush.resolution import unfinished
from sztab.games.rush.state import RushState
from sztab.games.rush.view import RushView
from sztab.games.rush.worth import squad_value

RESEARCH: Final[Verb] = Verb(14, "research", ("card", CARD))
RESEARCHED: Final[EventKind] = EventKind("researched", SEAT_PART, CARD_PART)


class Research(Effect[RushState, RushView]):
    """[RUSH-132] [RUSH-133] Scrap this card; take a vehicle of at most the printed cost."""

    kind: ClassVar[str] = "research"
    has_value: ClassVar[bool] = True

    def resolve(self, s: RushState, card: i64, log: Log | None) -> None:
        """If no vehicle is cheap enough, the card is scrapped for nothing [RUSH-139]."""
        s.turn.resolving = -1
        s.scrap(card, log)
        if researchable(s, self.value):
            s.stack.append(ChooseResearch(self.value))

    def can_resolve(self, s: RushState) -> bool:
        """Optionally, Research is not allowed without a vehicle to take [RUSH-139]."""
        return not s.rules.research_needs_target or len(researchable(s, self.value)) > 0

    def value_owned(self) -> float:
        return 0.3 * float(self.value)

    def value_now(self, view: RushView) -> float:
        """Return the value of the best vehicle to take, less that of the scrapped card."""
        s = view.table
        values = [squad_value(s, card) for card in researchable(s, self.value)]
        return max([-1.0, *values]) - 0.2


class ChooseResearch(Decision):
    """[RUSH-133] [RUSH-138] Take one vehicle of at most this cost from the Reserve."""

    name: ClassVar[str] = "choose-research"
    fields: ClassVar[Fields] = (("most", NUMBER),)
    in_order: ClassVar[bool] = True
    answers: ClassVar[tuple[Verb, ...]] = (RESEARCH,)
    places: ClassVar[tuple[str, ...]] = (RESERVE,)

    def __init__(self, most: i64) -> None:
        self.most = most

    def legal_actions(self, s: RushState) -> list[Action]:
        return [RESEARCH.of(card) for card in researchable(s, self.most)]

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        """[RUSH-134] [RUSH-137] [ALT-009] It goes on the Depot and the Reserve is refilled."""
        card: i64 = actions.argument_of(a)
        s.reserve = remove(s.reserve, card)
        s.to_depot(s.active, card)
        if log is not None:
            log.add(RESEARCHED, s.active, card)
        refill_gap(s, log)

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        if actions.PAY.matches(a):
            return Reason("RUSH-135", "research-adds-nothing")
        if not RESEARCH.matches(a):
            return unfinished(
                s, a, Reason("RUSH-138", "research-needs-vehicle", {"most": int(self.most)})
            )
        card = actions.argument_of(a)
        name = s.cards.titles[card]
        cost = s.cards.cost[card]
        if not holds(s.reserve, card):
            return Reason("RUSH-133", "not-in-reserve", {"card": name})
        if cost > self.most:
            key = "research-too-expensive"
            values: Values = {"card": name, "cost": int(cost), "most": int(self.most)}
            return Reason("RUSH-135", key, values)
        return None

    def value(self, view: RushView, a: Action) -> float:
        return squad_value(view.table, actions.argument_of(a))


def researchable(s: RushState, most: i64) -> list[int]:
    """List the Reserve cards of at most this cost."""
    return [card for card in s.reserve if s.cards.cost[card] <= most]
