"""What has to be finished first: why a card has to wait, or the seat itself."""

from __future__ import annotations

from typing import Any, Final

from sztab.core.action import Reason, Values
from sztab.core.state import Frame
from sztab.games.rush import (
    attack,
    buying,
    defence,
    fight,
    keeping,
    medals,
    rear,
    reserve,
    sending,
)
from sztab.games.rush.abilities.dismantle import ChooseDismantle
from sztab.games.rush.abilities.dispatch import ChooseDispatch
from sztab.games.rush.abilities.indestructibility import ChooseMedal
from sztab.games.rush.abilities.planning import ChooseAchievement
from sztab.games.rush.abilities.recruitment import ChooseRecruitment
from sztab.games.rush.abilities.research import ChooseResearch
from sztab.games.rush.abilities.sabotage import SabotageDiscard
from sztab.games.rush.abilities.siege import ChooseSiege
from sztab.games.rush.state import RushState

STRIKES: Final = (attack.NameAttackers, attack.ChooseStriker, attack.ChooseTarget)
ABILITIES: Final = (
    ChooseSiege, ChooseResearch, ChooseDismantle,
    ChooseRecruitment, ChooseDispatch, ChooseAchievement, ChooseMedal,
)  # fmt: skip
PHASE_THREE: Final = (keeping.ChooseCompensation, keeping.ChooseKept, rear.ChooseStation)


def why_wait(s: RushState, seat: int) -> Reason:
    """Return whose decision it is, to somebody who points out of turn."""
    who: Values = {"seat": f"P{seat + 1}"}
    frame = s.stack[-1]
    if isinstance(frame, fight.Support):
        return Reason("ALT-029", "It is up to {seat} to support the fight or pass.", who)
    if isinstance(frame, SabotageDiscard):
        return Reason("RUSH-109", "Sabotage: it is up to {seat} to discard a card.", who)
    return Reason("RUSH-044", "It is the turn of {seat}.", who)


def why_later(s: RushState, card: int) -> Reason:
    """Return what comes before anything else can be done with the card."""
    frame = s.stack[-1]
    here: Values = {"card": s.cards.titles[card]}
    if isinstance(frame, fight.Support):
        return Reason("ALT-029", "{card} has to wait: a fight is being decided.", here)
    if isinstance(frame, SabotageDiscard):
        text = "{card} has to wait: Sabotage makes you discard a card from your hand."
        return Reason("RUSH-109", text, here)
    if isinstance(frame, STRIKES):
        return Reason("RUSH-185", "{card} has to wait until the attack is over.", here)
    if isinstance(frame, fight.AttackAgain):
        return Reason("ALT-040", "{card} has to wait until you stop attacking.", here)
    if isinstance(frame, PHASE_THREE):
        text = "{card} has to wait for your next turn: Phase II is over."
        return Reason("RUSH-046", text, here)
    return _why_after_play(s, frame, here)


def _why_after_play(s: RushState, frame: Frame[Any], here: Values) -> Reason:
    """Return which play, payment or choice comes before the card."""
    if isinstance(frame, buying.PayFor):
        here["bought"] = s.cards.titles[frame.card]
        text = "{card} has to wait: first finish the purchase of {bought}."
        return Reason("RUSH-052", text, here)
    if isinstance(frame, defence.PlaceDefender):
        here["placed"] = s.cards.titles[frame.card]
        return Reason("RUSH-160", "{card} has to wait: first choose a Base for {placed}.", here)
    if isinstance(frame, ABILITIES) and s.turn.resolving >= 0:
        here["playing"] = s.cards.titles[s.turn.resolving]
        text = "{card} has to wait: first finish the abilities of {playing}."
        return Reason("RUSH-089", text, here)
    if isinstance(frame, medals.ChooseDoubles):
        return Reason("RUSH-206", "{card} has to wait: first take the Medals due to you.", here)
    if isinstance(frame, sending.SendDefender):
        text = "{card} has to wait: first send one of the attackers to defend."
        return Reason("FRONT-058", text, here)
    if isinstance(frame, reserve.OfferRefill):
        text = "{card} has to wait: first decide whether the Reserve moves on."
        return Reason("FRONT-029", text, here)
    return Reason("RUSH-052", "{card} has to wait: first finish what has been begun.", here)
