"""What the abilities on the cards do: one class per ability, named as in the rulebook."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sztab.core.event import Log
from sztab.core.native import extend, i64, vec
from sztab.games.rush.abilities import (
    ChooseDismantle,
    ChooseResearch,
    ChooseSiege,
    SabotageDiscard,
    researchable,
)
from sztab.games.rush.chance import begin_deal, begin_draw
from sztab.games.rush.keeping import CHOOSE_RECRUITMENT, recruit
from sztab.games.rush.medals import CHOOSE_MEDAL, nations_with_singles, pay_singles
from sztab.games.rush.planning import CHOOSE_ACHIEVEMENT
from sztab.games.rush.rear import CHOOSE_DISPATCH, own_guards
from sztab.games.rush.state import RushState
from sztab.games.rush.targets import siege_targets


class Effect:
    """An action ability. It does what it can; with nothing to do it fizzles [RUSH-091]."""

    def __init__(self, value: int) -> None:
        self.value: i64 = value

    def resolve(self, s: RushState, card: i64, log: Log | None) -> None:
        """Carry the ability of the played card out, or push the decision it needs."""
        raise NotImplementedError

    def can_resolve(self, s: RushState) -> bool:
        """Return whether the card may be activated for it at all."""
        return True


class Reinforcements(Effect):
    """[RUSH-097] [RUSH-098] Draw cards from the own Garage into the hand."""

    def resolve(self, s: RushState, card: i64, log: Log | None) -> None:
        """Draw as many as printed."""
        begin_draw(s, s.active, self.value, log)


class Recruitment(Effect):
    """[RUSH-099] [RUSH-104] Any number of purchases this turn; a second one adds nothing."""

    def resolve(self, s: RushState, card: i64, log: Log | None) -> None:
        """The pool now carries over from purchase to purchase."""
        recruit(s, log)


class RecruitmentOrKeep(Recruitment):
    """[ALT-063] The same, or instead the right to keep a card: the player chooses."""

    def resolve(self, s: RushState, card: i64, log: Log | None) -> None:
        """Ask which."""
        s.stack.append(CHOOSE_RECRUITMENT)


class Scouting(Effect):
    """[RUSH-106] [RUSH-107] The whole Reserve is discarded and dealt anew."""

    def resolve(self, s: RushState, card: i64, log: Log | None) -> None:
        """The discarded cards take part if the deck runs out [RUSH-108]."""
        s.discard = extend(s.discard, s.reserve)
        s.reserve = vec[i64]()
        begin_deal(s, s.rules.reserve_size, log)


class Sabotage(Effect):
    """[RUSH-109] [RUSH-111] [ALT-090] Every opponent discards, in the order of next turns."""

    def resolve(self, s: RushState, card: i64, log: Log | None) -> None:
        """An empty hand is passed over [RUSH-112]."""
        order = s.rules.order
        victims: list[int] = []
        for distance in range(1, len(order)):
            seat = order[(s.place + distance) % len(order)]
            enemy = s.players[seat].side != s.players[s.active].side
            if enemy and seat not in victims and len(s.players[seat].hand) > 0:
                victims.append(seat)
        for seat in reversed(victims):
            s.stack.append(SabotageDiscard(seat))


class Siege(Effect):
    """[RUSH-115] [RUSH-125] Damage or destroy one enemy card; it is not an attack."""

    def resolve(self, s: RushState, card: i64, log: Log | None) -> None:
        """One target must be chosen if there is one [RUSH-128]."""
        if siege_targets(s):
            s.stack.append(ChooseSiege(card))


class Research(Effect):
    """[RUSH-132] [RUSH-133] Scrap this card; take a vehicle of at most the printed cost."""

    def resolve(self, s: RushState, card: i64, log: Log | None) -> None:
        """With no vehicle cheap enough the card is scrapped for nothing [RUSH-139]."""
        s.turn.resolving = -1
        s.scrap(card, log)
        if researchable(s, self.value):
            s.stack.append(ChooseResearch(self.value))

    def can_resolve(self, s: RushState) -> bool:
        """Some tables do not allow Research without a vehicle to take [RUSH-139]."""
        return not s.rules.research_needs_target or len(researchable(s, self.value)) > 0


class Dismantle(Effect):
    """[RUSH-142] [RUSH-143] Scrap one or two cards of the own Depot, never this card."""

    def resolve(self, s: RushState, card: i64, log: Log | None) -> None:
        """With an empty Depot nothing happens [RUSH-145]."""
        if len(s.players[s.active].depot) > 0:
            s.stack.append(ChooseDismantle(0, 2))


class Indestructibility(Effect):
    """[RUSH-147] [RUSH-148] Take a single Medal of the card's own nation at once."""

    def resolve(self, s: RushState, card: i64, log: Log | None) -> None:
        """It is no kill [RUSH-150], but the last single ends the game [RUSH-149]."""
        pay_singles(s, s.cards.nation[card], 1, log)


class IndestructibilityOfAnyNation(Indestructibility):
    """[FRONT-077] The single comes from the stack of any nation, as the player chooses."""

    def resolve(self, s: RushState, card: i64, log: Log | None) -> None:
        """With no single left anywhere nothing is received [FRONT-078]."""
        nations = nations_with_singles(s)
        if len(nations) > 1:
            s.stack.append(CHOOSE_MEDAL)
        else:
            pay_singles(s, nations[0] if nations else s.cards.nation[card], 1, log)


class Dispatch(Effect):
    """[FRONT-067] An own defender goes to the Rear Guard."""

    def resolve(self, s: RushState, card: i64, log: Log | None) -> None:
        """With no defender nothing happens [FRONT-069]."""
        if own_guards(s):
            s.stack.append(CHOOSE_DISPATCH)


class Planning(Effect):
    """[FRONT-071] An Achievement in play is replaced."""

    def resolve(self, s: RushState, card: i64, log: Log | None) -> None:
        """Which one, the player chooses [FRONT-076]."""
        if len(s.achievements) > 0:
            s.stack.append(CHOOSE_ACHIEVEMENT)


EFFECTS: Final[dict[str, Callable[[int], Effect]]] = {
    "reinforcements": Reinforcements,
    "recruitment": Recruitment,
    "scouting": Scouting,
    "sabotage": Sabotage,
    "siege": Siege,
    "research": Research,
    "dismantle": Dismantle,
    "indestructibility": Indestructibility,
    "dispatch": Dispatch,
    "planning": Planning,
}
