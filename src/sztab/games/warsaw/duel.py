"""Stage 2: Funds, Supply and Social Support."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Message, Reason, Values
from sztab.core.declare import Fields, Verb, each
from sztab.core.event import Log
from sztab.core.frames import AutoFrame
from sztab.core.native import i64, vec
from sztab.core.saved import NEVER_DUE
from sztab.games.warsaw import actions, events
from sztab.games.warsaw.army import card_of
from sztab.games.warsaw.board import FUNDS, NOBODY, RESOURCE_TITLES, SUPPLY, SUPPORT, enemy_of
from sztab.games.warsaw.chance import FillHand, set_order
from sztab.games.warsaw.decision import ArmyDecision, Place
from sztab.games.warsaw.kinds import ARMY, EDGE, RESOURCE
from sztab.games.warsaw.markers import PlaceSpecial
from sztab.games.warsaw.rules import EDGE_A, EDGE_B
from sztab.games.warsaw.state import WarsawState
from sztab.games.warsaw.supply import begin_supply
from sztab.games.warsaw.view import WarsawView

PAIR: Final = 2
"""The number of allies who share edge B of Funds [WAR-067]."""
WAIT_FOR_ARMY: Final = "other-decides-for-army"


def winner_of(s: WarsawState, resource: i64, log: Log | None) -> i64:
    """[WAR-057] [WAR-058] More cards win; equal numbers, even none, are a tie."""
    lead = s.armies[0].pile_size(resource) - s.armies[1].pile_size(resource)
    if lead == 0:
        s.add_event(log, events.RESOURCE_TIED, -1, resource)
        return NOBODY
    winner: i64 = 0 if lead > 0 else 1
    s.add_event(log, events.RESOURCE_WON, -1, resource, winner)
    return winner


def members(s: WarsawState, army: i64) -> list[int]:
    """[WAR-077] List the players of an army in the order of their tokens."""
    return [seat for seat in s.order if s.sides[seat] == army]


class BaseHands(AutoFrame[WarsawState]):
    """[WAR-049] Round 1: every player draws a first hand."""

    name: ClassVar[str] = "base-hands"

    def run(self, s: WarsawState, log: Log | None) -> None:
        """[WAR-064] [WAR-073] Hands are also filled after a tie; the leading army draws first."""
        leading = s.leading_army()
        for army in (enemy_of(leading), leading):
            seats = members(s, army)
            for seat in seats[::-1]:
                s.stack.append(FillHand(seat, s.rules.base_hand(len(seats))))


class DuelFunds(AutoFrame[WarsawState]):
    """[WAR-056] [WAR-062] [WAR-065] The first resource: cards and the initiative."""

    name: ClassVar[str] = "duel-funds"

    def run(self, s: WarsawState, log: Log | None) -> None:
        """[WAR-064] A tie does not change the initiative."""
        winner = winner_of(s, FUNDS, log)
        if winner == NOBODY:
            if s.rules.draw_after_tie:
                BASE_HANDS.run(s, log)
        elif s.rules.teams:
            s.stack.append(ChooseEdge(FUNDS, winner))
        else:
            first, second = s.decider(winner), s.decider(enemy_of(winner))
            set_order(s, s.rules.orders.index([int(first), int(second)]), log)
            s.stack.append(FillHand(second, sum(s.rules.funds[EDGE_B])))
            s.stack.append(FillHand(first, sum(s.rules.funds[EDGE_A])))


class DuelSupply(AutoFrame[WarsawState]):
    """[WAR-078] [WAR-087] The second resource: both armies take supply actions, unless tied."""

    name: ClassVar[str] = "duel-supply"

    def run(self, s: WarsawState, log: Log | None) -> None:
        winner = winner_of(s, SUPPLY, log)
        if winner != NOBODY:
            s.stack.append(ChooseEdge(SUPPLY, winner))


class DuelSupport(AutoFrame[WarsawState]):
    """[WAR-089] [WAR-091] The third resource: the Special Blockade marker."""

    name: ClassVar[str] = "duel-support"

    def run(self, s: WarsawState, log: Log | None) -> None:
        """[WAR-090] It costs no card."""
        winner = winner_of(s, SUPPORT, log)
        if winner != NOBODY:
            s.stack.append(PlaceSpecial(winner))


class ClearPiles(AutoFrame[WarsawState]):
    """[WAR-061] Discard the cards beside the Resource cards."""

    name: ClassVar[str] = "clear-piles"

    def run(self, s: WarsawState, log: Log | None) -> None:
        found = False
        for side in s.armies:
            for one in side.piles:
                side.to_discard(card_of(one))
                found = True
            if len(side.piles) > 0:
                side.piles = vec[i64]()
        if found:
            s.add_event(log, events.PILES_CLEARED)


class ChooseEdge(ArmyDecision):
    """[WAR-060] [WAR-065] [WAR-078] Choose which edge of the Resource card to use."""

    name: ClassVar[str] = "choose-edge"
    fields: ClassVar[Fields] = (("resource", RESOURCE), ("army", ARMY))
    answers: ClassVar[tuple[Verb, ...]] = (actions.EDGE,)

    def __init__(self, resource: i64, army: i64) -> None:
        super().__init__(army)
        self.resource = resource

    def legal_actions(self, s: WarsawState) -> list[Action]:
        return [actions.EDGE.of(EDGE_A), actions.EDGE.of(EDGE_B)]

    def apply(self, s: WarsawState, a: Action, log: Log | None) -> None:
        """[WAR-069] The enemy uses the other edge."""
        edge: i64 = actions.argument_of(a)
        s.add_event(log, events.EDGE_TAKEN, -1, self.resource << 1 | edge, self.army)
        if self.resource == FUNDS:
            share_funds(s, self.army, edge)
        else:
            share_supply(s, self.army, edge)

    def complaint(self, s: WarsawState) -> Reason:
        return Reason(self._clause(), "edge-chosen-by-winner", self._told())

    def plausible(self, s: WarsawState) -> list[Action]:
        """[WAR-058] List both edges."""
        return each((actions.EDGE,), range(len(actions.EDGES)))

    def flaw(self, s: WarsawState) -> Message | None:
        """Social Support has no edges."""
        return None if self.resource != SUPPORT else NEVER_DUE

    def values(self, view: WarsawView, choices: list[Action]) -> list[float]:
        return [1.0 if actions.argument_of(a) == EDGE_A else 0.0 for a in choices]

    def why_wait(self, s: WarsawState, who: Values) -> Reason:
        where = {**who, **self._told()}
        return Reason(self._clause(), "other-chooses-edge", where)

    def why_not_at(self, s: WarsawState, place: Place) -> Reason | None:
        if place.kind != "resource" or place.number != self.resource:
            return None
        return Reason("WAR-060", "choose-edge", self._told())

    def _told(self) -> Values:
        return {"resource": RESOURCE_TITLES[self.resource]}

    def _clause(self) -> str:
        return "WAR-065" if self.resource == FUNDS else "WAR-078"


def share_funds(s: WarsawState, winner: i64, edge: i64) -> None:
    """[WAR-077] The winner draws, then the enemy; then the army with edge A deals the tokens."""
    enemy = enemy_of(winner)
    s.stack.append(DealTokens(winner if edge == EDGE_A else enemy))
    s.stack.append(DrawFunds(enemy, EDGE_A + EDGE_B - edge))
    s.stack.append(DrawFunds(winner, edge))


class DrawFunds(AutoFrame[WarsawState]):
    """[WAR-066] [WAR-067] [WAR-068] An army draws by the edge that faces it."""

    name: ClassVar[str] = "draw-funds"
    fields: ClassVar[Fields] = (("army", ARMY), ("edge", EDGE))

    def __init__(self, army: i64, edge: i64) -> None:
        self.army = army
        self.edge = edge

    def run(self, s: WarsawState, log: Log | None) -> None:
        """[WAR-068] A single player draws the sum."""
        seats = members(s, self.army)
        sizes = s.rules.funds[self.edge]
        if len(seats) == 1:
            s.stack.append(FillHand(seats[0], sum(sizes)))
        elif self.edge == EDGE_B:
            s.stack.append(ChooseFour(self.army))
        else:
            fill_allies(s, seats, seats[0], EDGE_A)


def fill_allies(s: WarsawState, seats: list[int], favoured: int, edge: i64) -> None:
    """[WAR-066] [WAR-067] [WAR-077] Two allies draw in the order of their tokens."""
    more, less = s.rules.funds[edge]
    for seat in seats[::-1]:
        s.stack.append(FillHand(seat, more if seat == favoured else less))


class ChooseFour(ArmyDecision):
    """[WAR-067] Choose which ally draws up to 4 cards with edge B."""

    name: ClassVar[str] = "choose-four"
    answers: ClassVar[tuple[Verb, ...]] = (actions.FOUR,)
    refusal: ClassVar[Reason] = Reason("WAR-067", "army-names-drawer")

    def legal_actions(self, s: WarsawState) -> list[Action]:
        return [actions.FOUR.of(seat) for seat in members(s, self.army)]

    def apply(self, s: WarsawState, a: Action, log: Log | None) -> None:
        fill_allies(s, members(s, self.army), actions.argument_of(a), EDGE_B)

    def plausible(self, s: WarsawState) -> list[Action]:
        """[WAR-067] List every seat."""
        return each((actions.FOUR,), range(s.rules.players))

    def flaw(self, s: WarsawState) -> Message | None:
        """[WAR-067] Only two allies share edge B of Funds."""
        return None if s.allies(self.army) == PAIR else NEVER_DUE

    def values(self, view: WarsawView, choices: list[Action]) -> list[float]:
        """The ally with fewer cards gains more from drawing up to 4."""
        return [-float(view.hand_size(actions.argument_of(a))) for a in choices]

    def why_wait(self, s: WarsawState, who: Values) -> Reason:
        return Reason("WAR-222", WAIT_FOR_ARMY, who)

    def why_not_at(self, s: WarsawState, place: Place) -> Reason | None:
        if place.kind != "seat" or place.number >= len(s.hands):
            return None
        if s.sides[place.number] == self.army:
            return self.question(s)
        return Reason("WAR-067", "player-of-other-army")


class DealTokens(ArmyDecision):
    """[WAR-070] Deal the Initiative tokens freely among the players, as the army with edge A."""

    name: ClassVar[str] = "deal-tokens"
    answers: ClassVar[tuple[Verb, ...]] = (actions.ORDER,)
    refusal: ClassVar[Reason] = Reason("WAR-070", "army-gives-initiative")

    def legal_actions(self, s: WarsawState) -> list[Action]:
        return [actions.ORDER.of(number) for number in range(len(s.rules.orders))]

    def apply(self, s: WarsawState, a: Action, log: Log | None) -> None:
        set_order(s, actions.argument_of(a), log)

    def values(self, view: WarsawView, choices: list[Action]) -> list[float]:
        """Acting late is an advantage: the enemy has shown its cards by then."""
        table = view.table
        own = [side == table.sides[view.seat] for side in table.sides]
        orders = [table.rules.orders[actions.argument_of(a)] for a in choices]
        return [float(sum([place for place, n in enumerate(one) if own[n]])) for one in orders]

    def why_wait(self, s: WarsawState, who: Values) -> Reason:
        return Reason("WAR-222", WAIT_FOR_ARMY, who)

    def why_not_at(self, s: WarsawState, place: Place) -> Reason | None:
        return self.question(s) if place.kind == "seat" else None


def share_supply(s: WarsawState, winner: i64, edge: i64) -> None:
    """[WAR-079] The army with the initiative uses its edge first."""
    leading = s.leading_army()
    for army in (enemy_of(leading), leading):
        facing = edge if army == winner else EDGE_A + EDGE_B - edge
        begin_supply(s, army, s.rules.supply[facing])


BASE_HANDS: Final[BaseHands] = BaseHands()
DUEL_FUNDS: Final[DuelFunds] = DuelFunds()
DUEL_SUPPLY: Final[DuelSupply] = DuelSupply()
DUEL_SUPPORT: Final[DuelSupport] = DuelSupport()
CLEAR_PILES: Final[ClearPiles] = ClearPiles()
