"""After an attack: one attacker may go to defend, the others return, and Medals are paid."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Reason
from sztab.core.declare import Verb, each
from sztab.core.event import Log
from sztab.core.frames import AutoFrame
from sztab.core.native import append, i64, remove, vec
from sztab.core.zones import holds, listed, ordered
from sztab.games.rush import actions
from sztab.games.rush.decision import OUT, Decision
from sztab.games.rush.defence import PlaceDefender, can_defend, guard_value
from sztab.games.rush.medals import pay_medals
from sztab.games.rush.state import RushState
from sztab.games.rush.view import RushView


def stand_down(s: RushState, card: i64) -> None:
    """[RUSH-181] [FRONT-057] The attacker goes to the Depot, unless it may be sent to defend."""
    if s.rules.send_defender:
        s.attack.struck = append(s.attack.struck, card)
    else:
        s.to_depot(s.active, card)


def note_kill(s: RushState) -> None:
    """[RUSH-200] [RUSH-209] A vehicle was destroyed in the attack: a Medal is due."""
    if s.rules.pay_attack_at_once:
        s.attack.kills += 1
    else:
        s.turn.kills[s.attack.nation] += 1


def finish_attack(s: RushState, log: Log | None) -> None:
    """[FRONT-061] Send a defender, if one is due; then the Medals are paid."""
    if len(s.attack.struck) == 0:
        PAY_ATTACK.run(s, log)
        return
    s.stack.append(PAY_ATTACK)
    able = candidates(s)
    if len(able) == 1:
        send(s, able[0])
    elif able:
        s.stack.append(SendDefender())
    else:
        dismiss(s)


def candidates(s: RushState) -> list[int]:
    """[FRONT-058] [FRONT-059] [FRONT-062] Attackers with armour, if a Base is left to defend."""
    return [card for card in ordered(s.attack.struck) if can_defend(s, card)]


def send(s: RushState, card: i64) -> None:
    """[FRONT-060] The vehicle is placed like any defender; the others go to the Depot."""
    s.attack.struck = remove(s.attack.struck, card)
    dismiss(s)
    s.turn.resolving = card
    s.stack.append(PlaceDefender(card))


def dismiss(s: RushState) -> None:
    """[FRONT-057] The attackers that are left go to the Depot."""
    for card in s.attack.struck:
        s.to_depot(s.active, card)
    s.attack.struck = vec[i64]()


class PayAttack(AutoFrame[RushState]):
    """[ALT-041] The Medals for what was destroyed in the attack."""

    name: ClassVar[str] = "pay-attack"

    def run(self, s: RushState, log: Log | None) -> None:
        """[RUSH-200] The kills of the attack are paid together."""
        kills = s.attack.kills
        s.attack.kills = 0
        if kills > 0:
            pay_medals(s, s.attack.nation, kills, log)


class SendDefender(Decision):
    """[FRONT-056] [FRONT-058] One attacker with armour must be sent to one of their Bases."""

    name: ClassVar[str] = "send-defender"
    answers: ClassVar[tuple[Verb, ...]] = (actions.SEND,)
    places: ClassVar[tuple[str, ...]] = (OUT,)
    refusal: ClassVar[Reason] = Reason("FRONT-058", "attacker-must-defend")
    later: ClassVar[Reason | None] = Reason("FRONT-058", "waits-for-sending", {"card": ""})

    def legal_actions(self, s: RushState) -> list[Action]:
        return [actions.SEND.of(card) for card in candidates(s)]

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        send(s, actions.argument_of(a))

    def why_not_thing(self, s: RushState, kind: int, thing: int) -> Reason | None:
        name = s.cards.titles[thing]
        if not holds(s.attack.struck, thing):
            return Reason("FRONT-058", "did-not-attack", {"card": name})
        if s.cards.armour[thing] == 0:
            return Reason("FRONT-056", "no-armour", {"card": name})
        return None

    def plausible(self, s: RushState) -> list[Action]:
        """[FRONT-056] Each attacker, even without armour."""
        return each((actions.SEND,), listed(s.attack.struck))

    def value(self, view: RushView, a: Action) -> float:
        return guard_value(view.table, actions.argument_of(a))


PAY_ATTACK: Final[PayAttack] = PayAttack()
