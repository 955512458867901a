"""Dispatch: a defender goes to the Rear Guard."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Reason
from sztab.core.declare import CARD, Verb, each
from sztab.core.event import Log
from sztab.core.native import i64
from sztab.core.zones import holds
from sztab.games.rush import actions
from sztab.games.rush.abilities.ability import Effect
from sztab.games.rush.decision import OUT, OWN, Decision, guard_of
from sztab.games.rush.rear_guard import into_rear_guard
from sztab.games.rush.state import RushState
from sztab.games.rush.view import RushView
from sztab.games.rush.worth import armour, fire, skill_value
from sztab.games.rush.zones import UNDEFENDED

DISPATCH: Final[Verb] = Verb(27, "dispatch", ("card", CARD))


class ChooseDispatch(Decision):
    """[FRONT-067] [FRONT-069] One of their defenders must go to the Rear Guard."""

    name: ClassVar[str] = "choose-dispatch"
    answers: ClassVar[tuple[Verb, ...]] = (DISPATCH,)
    places: ClassVar[tuple[str, ...]] = (OUT,)
    refusal: ClassVar[Reason] = Reason("FRONT-069", "dispatch-needs-defender")

    def legal_actions(self, s: RushState) -> list[Action]:
        return [DISPATCH.of(card) for card in own_guards(s)]

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        """[FRONT-068] The Base it leaves is undefended."""
        card: i64 = actions.argument_of(a)
        player = s.players[s.active]
        for slot in range(len(player.guards)):
            if player.guards[slot] == card:
                player.guards[slot] = UNDEFENDED
                player.hit_guards &= ~(1 << slot)
        into_rear_guard(s, card, log)

    def why_not_thing(self, s: RushState, kind: int, thing: int) -> Reason | None:
        if holds(s.players[s.active].guards, thing):
            return None
        name = s.cards.titles[thing]
        if thing == s.turn.resolving:
            return Reason("FRONT-070", "defends-not-yet", {"card": name})
        return Reason("FRONT-067", "defends-no-base", {"card": name})

    def plausible(self, s: RushState) -> list[Action]:
        """[FRONT-067] [FRONT-070] Each of their defenders, or the card that is being played."""
        cards = own_guards(s)
        if s.turn.resolving >= 0:
            cards.append(s.turn.resolving)
        return each((DISPATCH,), cards)

    def value(self, view: RushView, a: Action) -> float:
        return dispatch_value(view.table, actions.argument_of(a))

    def why_not_at(self, s: RushState, place: str, thing: int) -> Reason | None:
        if place != OWN:
            return super().why_not_at(s, place, thing)
        if actions.target_is_base(thing):
            return Reason("FRONT-067", "dispatch-moves-defender")
        guard = guard_of(s, thing)
        return super().why_not_at(s, place, thing) if guard < 0 else s.why_not(DISPATCH.of(guard))


def own_guards(s: RushState) -> list[int]:
    """List the vehicles that defend the active player's Bases."""
    return [card for card in s.players[s.active].guards if card >= 0]


class Dispatch(Effect[RushState, RushView]):
    """[FRONT-067] One of their defenders goes to the Rear Guard."""

    kind: ClassVar[str] = "dispatch"
    expansion: ClassVar[str] = "FRONT-067"

    def resolve(self, s: RushState, card: i64, log: Log | None) -> None:
        """Without a defender nothing happens [FRONT-069]."""
        if own_guards(s):
            s.stack.append(ChooseDispatch())

    def value_now(self, view: RushView) -> float:
        s = view.table
        return max([dispatch_value(s, card) for card in own_guards(s)], default=0.0)


def dispatch_value(s: RushState, card: i64) -> float:
    """Return the value of the defender in the Rear Guard, less that of the Base it uncovers."""
    again = 0.0 if holds(s.turn.replayed, card) else skill_value(s, card) * 0.8
    attack = 0.5 * fire(s, card) if not s.attack.made else 0.0
    return max(again, attack) - 0.2 - 0.1 * armour(s, card)
