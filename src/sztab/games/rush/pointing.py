"""Why a card, Base or stack that somebody points at cannot be chosen now.

`tries` lists what the question of the moment is about; this answers for every place of the table,
one at a time and only when it is asked for. Everything is read off the view of the seat.
"""

from __future__ import annotations

from typing import Any, Final

from sztab.core.action import NotationError, Reason, Values
from sztab.core.declare import Verb
from sztab.core.native import i64, vec
from sztab.core.state import Frame
from sztab.core.zones import holds
from sztab.games.rush import (
    actions,
    attack,
    buying,
    fight,
    keeping,
    medals,
    rear,
    sending,
    turn,
)
from sztab.games.rush.abilities.dismantle import DISMANTLE, ChooseDismantle
from sztab.games.rush.abilities.dispatch import DISPATCH, ChooseDispatch
from sztab.games.rush.abilities.indestructibility import MEDAL, ChooseMedal
from sztab.games.rush.abilities.planning import PLAN, ChooseAchievement
from sztab.games.rush.abilities.research import RESEARCH, ChooseResearch
from sztab.games.rush.abilities.sabotage import DISCARD, SabotageDiscard
from sztab.games.rush.cards import NONE, REAR
from sztab.games.rush.enemies import why_not_enemy, why_not_own_base
from sztab.games.rush.kinds import PIECE, TARGET
from sztab.games.rush.names import RushNames
from sztab.games.rush.playing import face, nation_name
from sztab.games.rush.state import RushState, support_card
from sztab.games.rush.view import RushView
from sztab.games.rush.waiting import why_later, why_wait

HELD_VERBS: Final[list[tuple[type, Verb]]] = [
    (buying.PayFor, actions.PAY),
    (attack.NameAttackers, actions.JOIN),
    (fight.AttackAgain, actions.ATTACK),
    (fight.Support, actions.SUPPORT),
    (SabotageDiscard, DISCARD),
    (keeping.ChooseCompensation, actions.KEEP),
    (keeping.ChooseKept, actions.KEEP),
    (rear.ChooseStation, actions.STATION),
]
"""What a card of the hand is pointed at for, by the question; in Phase II there are many ways."""


def why_not_at(view: RushView, place: str) -> Reason | None:
    """Return why the seat can do nothing at a place now; None for spectators."""
    s = view.table
    mover = s.to_move()
    if view.seat < 0 or mover < 0:
        return None
    if mover != view.seat:
        return why_wait(s, mover)
    kind, _, name = place.partition("/")
    # No player ever decides who begins: what is said against that is what is asked instead.
    return _why_not(s, view.seat, kind, name) or s.why_not(actions.FIRST.of())


def _why_not(s: RushState, seat: int, kind: str, name: str) -> Reason | None:
    """Return what is against a place of the table; None where it may be pointed at."""
    if kind == "target":
        return _why_not_target(s, seat, name)
    if kind == "medals" and name in s.cards.nations:
        return _why_not_medals(s, s.cards.nations.index(name))
    if kind == "achievement" and name in s.rules.achievement_names:
        return _why_not_achievement(s, s.rules.achievement_names.index(name))
    if kind == "rear" and s.players[seat].rear >= 0:
        return _why_not_held(s, seat, REAR)
    if name not in s.cards.codes:
        return None
    card = s.cards.codes[name]
    if kind == "hand":
        return _why_not_held(s, seat, card)
    if kind == "reserve":
        return _why_not_reserve(s, card)
    if kind == "depot":
        return _why_not_depot(s, card)
    return _why_not_out(s, card) if kind == "out" else None


def _why_not_target(s: RushState, seat: int, name: str) -> Reason | None:
    """Return what is against a Base or the vehicle that defends it."""
    try:
        target = RushNames(s.rules).value(TARGET, name)
    except NotationError:
        return None
    if actions.target_seat(target) == seat:
        return why_not_own_base(s, seat, target)
    return why_not_enemy(s, target)


# Cards of the hand, and the one in the Rear Guard


def _why_not_held(s: RushState, seat: int, piece: int) -> Reason | None:
    """Return what is against a card that the seat holds."""
    frame = s.stack[-1]
    if isinstance(frame, turn.PlayCards):
        return why_idle(s, piece)
    for shape, verb in HELD_VERBS:
        if type(frame) is shape and (piece != REAR or verb.takes[0][1] is PIECE):
            return s.why_not(verb.of(piece))
    return why_later(s, int(s.players[seat].rear) if piece == REAR else piece)


def why_idle(s: RushState, piece: int) -> Reason | None:
    """[RUSH-051] Return why no play in Phase II begins with the card.

    Of the ways that are closed the one is named that the card is made for: its firepower, its
    armour, its abilities, and last what it pays.
    """
    reason = turn.why_cannot_play(s, piece)
    if reason is not None:
        return reason
    for verb in (actions.ACTIVATE, actions.DEFEND, actions.ATTACK):
        if s.why_not(verb.of(piece)) is None:
            return None
    card = face(s, piece)
    if s.cards.firepower[card] > 0:
        return s.why_not(actions.ATTACK.of(piece))
    if s.cards.armour[card] > 0:
        return s.why_not(actions.DEFEND.of(piece))
    if s.cards.active[card] or s.cards.resources[card] == NONE:
        return s.why_not(actions.ACTIVATE.of(piece))
    return why_only_pays(s, card)


def why_only_pays(s: RushState, card: i64) -> Reason:
    """[RUSH-072] Return what a card without firepower, armour and abilities is good for now."""
    here: Values = {"card": s.cards.titles[card], "worth": int(s.cards.resources[card])}
    if s.turn.bought and not s.turn.recruiting:
        text = "{card} can only pay, and only Recruitment lets you buy a second vehicle."
        return Reason("RUSH-082", text, here)
    if buying.affordable(s):
        text = "{card} can only pay {worth}: choose a vehicle in the Reserve to buy."
        return Reason("RUSH-072", text, here)
    if len(s.reserve) == 0:
        return Reason("RUSH-083", "{card} can only pay, and the Reserve is empty.", here)
    here["cost"] = min([int(s.cards.cost[one]) for one in s.reserve])
    text = "{card} can only pay {worth}; the cheapest vehicle in the Reserve costs {cost}."
    return Reason("RUSH-076", text, here)


# Other cards


def _why_not_reserve(s: RushState, card: int) -> Reason | None:
    """Return what is against a vehicle in the Reserve."""
    frame = s.stack[-1]
    if isinstance(frame, turn.PlayCards):
        return s.why_not(actions.BUY.of(card))
    if isinstance(frame, ChooseResearch):
        return s.why_not(RESEARCH.of(card))
    if isinstance(frame, buying.PayFor) and frame.card == card:
        return _why_not_yet_bought(s, frame)
    return why_later(s, card)


def _why_not_yet_bought(s: RushState, frame: buying.PayFor) -> Reason:
    """[RUSH-076] Return what is still to be paid for the vehicle that is being bought."""
    values: Values = {"card": s.cards.titles[frame.card], "cost": int(s.cards.cost[frame.card])}
    values["paid"] = int(buying.funds(s, frame.card))
    text = "You are buying {card}: it costs {cost}, and {paid} is paid. Choose cards that pay."
    return Reason("RUSH-076", text, values)


def _why_not_depot(s: RushState, card: int) -> Reason | None:
    """Return what is against a card of their Depot."""
    if isinstance(s.stack[-1], ChooseDismantle):
        return s.why_not(DISMANTLE.of(card))
    text = "{card} lies in your Depot: it can be drawn once the Depot is shuffled into the Garage."
    return Reason("RUSH-063", text, {"card": s.cards.titles[card]})


def _why_not_out(s: RushState, card: int) -> Reason | None:
    """Return what is against a card that is being played."""
    frame = s.stack[-1]
    if isinstance(frame, attack.ChooseStriker):
        return s.why_not(actions.STRIKE.of(card))
    if isinstance(frame, sending.SendDefender):
        return s.why_not(actions.SEND.of(card))
    if isinstance(frame, ChooseDismantle):
        return s.why_not(DISMANTLE.of(card))
    if isinstance(frame, ChooseDispatch):
        return s.why_not(DISPATCH.of(card))
    clause = _zone_clause(s, card)
    return Reason(clause, "{card} is being played already.", {"card": s.cards.titles[card]})


def _zone_clause(s: RushState, card: i64) -> str:
    """Return the clause that keeps a card where it lies while it is being played."""
    if holds(s.attack.named, card):
        return "RUSH-179"
    if holds(s.attack.struck, card):
        return "FRONT-057"
    if card == s.attack.lead:
        return "ALT-024"
    return "ALT-035" if _supports(s.attack.support, card) else "RUSH-066"


def _supports(support: vec[i64], card: i64) -> bool:
    """Return whether the card was played into the fight."""
    for packed in support:
        if support_card(packed) == card:
            return True
    return False


# Stacks


def _why_not_medals(s: RushState, nation: int) -> Reason | None:
    """Return what is against the Medal stack of a nation."""
    frame = s.stack[-1]
    here: Values = {"nation": nation_name(s, nation)}
    if isinstance(frame, ChooseMedal):
        return s.why_not(MEDAL.of(nation))
    if isinstance(frame, medals.ChooseDoubles):
        if frame.nation == nation:
            return _why_not_by_stack(frame, s)
        here["nation"] = nation_name(s, frame.nation)
        return Reason("RUSH-202", "Your Medals come from another stack: {nation}.", here)
    here["singles"] = int(s.singles[nation])
    here["doubles"] = int(s.doubles[nation])
    text = (
        "Medals of this stack ({nation}) are paid for vehicles that attackers of this nation"
        " destroy. Left: {singles} singles, {doubles} doubles."
    )
    return Reason("RUSH-202", text, here)


def _why_not_by_stack(frame: medals.ChooseDoubles, s: RushState) -> Reason:
    """[RUSH-206] The stack is right, but how many doubles are taken is chosen by number."""
    due: Values = {"due": int(frame.due), "most": int(frame.most(s))}
    text = "Medals due from this stack: {due}. Say how many doubles you take, at most {most}."
    return Reason("RUSH-206", text, due)


def _why_not_achievement(s: RushState, number: int) -> Reason | None:
    """Return what is against an Achievement."""
    frame: Frame[Any] = s.stack[-1]
    if isinstance(frame, ChooseAchievement):
        return s.why_not(PLAN.of(number))
    if s.rules.achievement_deck:
        text = (
            "Achievements are awarded at the end of the game; until then only Planning moves one."
        )
        return Reason("FRONT-071", text)
    return Reason("RUSH-237", "Achievements are awarded only at the end of the game.")
