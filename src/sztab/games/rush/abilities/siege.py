"""Siege: damage or destroy an enemy card."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Message, Reason
from sztab.core.declare import CARD, Fields, Verb
from sztab.core.event import Log
from sztab.core.native import i64
from sztab.games.rush import actions
from sztab.games.rush.abilities.ability import Effect
from sztab.games.rush.cards import VEHICLE
from sztab.games.rush.decision import ENEMY, OWN, Decision
from sztab.games.rush.hits import BASE_WORTH, KILL_WORTH
from sztab.games.rush.kinds import TARGET
from sztab.games.rush.resolution import unfinished
from sztab.games.rush.state import RushState
from sztab.games.rush.targets import (
    DAMAGES,
    DESTROYS,
    HitForecast,
    armour_at,
    damage_base,
    damage_guard,
    exists,
    is_damaged,
    others_cards,
    siege_targets,
    why_spared,
)
from sztab.games.rush.view import RushView

SIEGE: Final[Verb] = Verb(12, "siege", ("target", TARGET))


class Siege(Effect[RushState, RushView]):
    """[RUSH-115] [RUSH-125] Damage or destroy an enemy card. It is not an attack."""

    kind: ClassVar[str] = "siege"
    needs_nation: ClassVar[bool] = True
    owned: ClassVar[float] = 1.3

    def resolve(self, s: RushState, card: i64, log: Log | None) -> None:
        """One target must be chosen if there is one [RUSH-128]."""
        if siege_targets(s):
            s.stack.append(ChooseSiege(card))

    def value_now(self, view: RushView) -> float:
        s = view.table
        return max([siege_value(s, target) for target in siege_targets(s)], default=0.0)


class ChooseSiege(Decision):
    """[RUSH-115] [RUSH-128] Choose one enemy Base or defender; there is no passing."""

    name: ClassVar[str] = "choose-siege"
    fields: ClassVar[Fields] = (("card", CARD),)
    in_order: ClassVar[bool] = True
    answers: ClassVar[tuple[Verb, ...]] = (SIEGE,)
    places: ClassVar[tuple[str, ...]] = (ENEMY,)

    def __init__(self, card: i64) -> None:
        self.card = card

    def legal_actions(self, s: RushState) -> list[Action]:
        return [SIEGE.of(target) for target in siege_targets(s)]

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        """[RUSH-116] [RUSH-117] An undamaged card is damaged, a damaged one destroyed."""
        target = actions.argument_of(a)
        if actions.target_is_base(target):
            damage_base(s, target, at_once=False, log=log)  # [RUSH-127]
        elif damage_guard(s, target, s.rules.siege_power, log):
            s.turn.kills[s.cards.nation[self.card]] += 1  # [RUSH-131]

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        if not SIEGE.matches(a):
            return unfinished(s, a, Reason("RUSH-128", "siege-needs-target"))
        target = actions.argument_of(a)
        if exists(s, target):
            return why_spared(s, target, "ALT-089", "FRONT-039")
        return Reason("RUSH-115", "no-enemy-here")

    def flaw(self, s: RushState) -> Message | None:
        if s.cards.kind[self.card] == VEHICLE:
            return None
        return Message("siege-by-no-vehicle", {"card": s.cards.names[self.card]})

    def forecast(self, s: RushState) -> list[HitForecast]:
        """List what Siege does to each target, equivalent Bases included."""
        targets = others_cards(s)
        return [
            forecast_siege(s, target)
            for target in targets
            if self.why_not(s, SIEGE.of(target)) is None
        ]

    def value(self, view: RushView, a: Action) -> float:
        return siege_value(view.table, actions.argument_of(a))

    def why_not_at(self, s: RushState, place: str, thing: int) -> Reason | None:
        if place == OWN:
            return Reason("RUSH-115", "siege-hits-enemies")
        return super().why_not_at(s, place, thing)


def forecast_siege(s: RushState, target: int) -> HitForecast:
    """[RUSH-116] [RUSH-117] [RUSH-118] Return what Siege does to the target."""
    if is_damaged(s, target):
        return HitForecast(target, DESTROYS, "RUSH-117")
    if not actions.target_is_base(target) and armour_at(s, target) <= s.rules.siege_power:
        return HitForecast(target, DESTROYS, "RUSH-118")
    return HitForecast(target, DAMAGES, "RUSH-116")


def siege_value(s: RushState, target: i64) -> float:
    """Return the value of Siege on the target."""
    player = s.players[actions.target_seat(target)]
    slot: i64 = actions.target_slot(target)
    if actions.target_is_base(target):
        return BASE_WORTH if player.hit_bases >> slot & 1 else 0.6
    if player.hit_guards >> slot & 1 or s.cards.armour[player.guards[slot]] <= s.rules.siege_power:
        return KILL_WORTH
    return 0.4
