"""What somebody may think of at each decision, allowed or not: the cards and places in question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sztab.core.action import SPECTATOR, Action
from sztab.core.native import i64, vec
from sztab.core.zones import distinct
from sztab.games.rush import actions
from sztab.games.rush.cards import DOUBLE, REAR
from sztab.games.rush.frames import (
    abilities,
    attack,
    buying,
    defence,
    fight,
    keeping,
    medals,
    planning,
    rear,
    sending,
    turn,
)
from sztab.games.rush.state import RushState
from sztab.games.rush.view import RushView
from sztab.games.rush.zones import DESTROYED

MOST: Final = 150
"""More is not worth showing; only an enormous Depot or hand comes so far."""


def tries(view: RushView) -> list[Action]:
    """List what the seat of the view may think of now; nothing if another one is to move."""
    s = view.table
    if view.seat == SPECTATOR or s.to_move() != view.seat:
        return []
    frame = s.stack[-1]
    for shape, think in THOUGHTS:
        if type(frame) is shape:
            return think(s)[:MOST]
    return s.legal_actions()  # one thing or the other: there is nothing else to think of


def with_each(kinds: tuple[int, ...], cards: list[int]) -> list[Action]:
    """List every one of these verbs with every card, card by card."""
    result: list[Action] = []
    for card in cards:
        for kind in kinds:
            result.append(actions.make(kind, card))
    return result


def held(s: RushState, seat: int) -> list[int]:
    """[RUSH-051] [FRONT-050] The different cards of the hand, in the own turn also the rear one."""
    player = s.players[seat]
    cards = distinct(player.hand)
    if seat == s.active and player.rear >= 0:
        cards.append(REAR)
    return cards


def listed(zone: vec[i64]) -> list[int]:
    """Return the cards of a zone, in its order."""
    return [int(card) for card in zone]


def guards_of(s: RushState, seat: int) -> list[int]:
    """List the vehicles that defend the seat's Bases."""
    return [int(card) for card in s.players[seat].guards if card >= 0]


# Phase II


def plays(s: RushState) -> list[Action]:
    """[RUSH-051] [RUSH-171] Buy each, play each in every way, or move a defender; or end."""
    result = [actions.make(actions.END)]
    result += with_each((actions.BUY,), listed(s.reserve[::-1]))
    ways = (actions.ACTIVATE, actions.DEFEND, actions.ATTACK)
    result += with_each(ways, held(s, s.active))
    result += with_each((actions.DEFEND, actions.ATTACK), guards_of(s, s.active))
    return result


def payments(s: RushState) -> list[Action]:
    """[RUSH-072] Pay with each card, or take the vehicle."""
    return [*with_each((actions.PAY,), held(s, s.active)), actions.make(actions.TAKE)]


def places(s: RushState) -> list[Action]:
    """[RUSH-163] [ALT-091] Every own Base, and in a team those of the allies."""
    slots = range(len(s.players[s.active].guards))
    result = [actions.make(actions.PLACE, slot) for slot in slots]
    for seat in range(len(s.players)):
        if defence.is_ally(s, seat):
            for slot in slots:
                target = actions.make_target(seat, slot, base=True)
                result.append(actions.make(actions.AID, target))
    return result


def partners(s: RushState) -> list[Action]:
    """[RUSH-179] Each card may join, or the attack begins."""
    return [*with_each((actions.JOIN,), held(s, s.active)), actions.make(actions.CHARGE)]


def strikers(s: RushState) -> list[Action]:
    """[RUSH-180] Each vehicle that was named."""
    return with_each((actions.STRIKE,), listed(s.attack.named))


def hits(s: RushState) -> list[Action]:
    """[RUSH-180] Every Base and every defender of another player."""
    return with_each((actions.HIT,), targets(s))


def sieges(s: RushState) -> list[Action]:
    """[RUSH-115] The same for Siege."""
    return with_each((actions.SIEGE,), targets(s))


def targets(s: RushState) -> list[int]:
    """List what stands on the tables of all others, allies included [ALT-088]."""
    result: list[int] = []
    for seat in range(len(s.players)):
        if seat == s.active:
            continue
        guards = s.players[seat].guards
        for slot in range(len(guards)):
            if guards[slot] != DESTROYED:
                result.append(actions.make_target(seat, slot, base=True))
            if guards[slot] >= 0:
                result.append(actions.make_target(seat, slot, base=False))
    return result


def attacks(s: RushState) -> list[Action]:
    """[ALT-040] Attack on with each card, or stop."""
    return [*with_each((actions.ATTACK,), held(s, s.active)), actions.make(actions.STOP)]


def supports(s: RushState) -> list[Action]:
    """[ALT-027] [ALT-028] Support with each card, or pass."""
    cards = held(s, s.to_move())
    return [*with_each((actions.SUPPORT,), cards), actions.make(actions.PASS)]


def senders(s: RushState) -> list[Action]:
    """[FRONT-056] Each attacker, also one without armour."""
    return with_each((actions.SEND,), listed(s.attack.struck))


# Abilities


def sabotage(s: RushState) -> list[Action]:
    """[RUSH-109] Discard each card of the own hand."""
    return with_each((actions.DISCARD,), distinct(s.players[s.to_move()].hand))


def research(s: RushState) -> list[Action]:
    """[RUSH-133] Take each card of the Reserve."""
    return with_each((actions.RESEARCH,), listed(s.reserve[::-1]))


def dismantling(s: RushState) -> list[Action]:
    """[RUSH-142] [RUSH-143] Scrap each card of the Depot, or the one that dismantles; or stop."""
    cards = sorted({int(card) for card in s.players[s.active].depot})
    if s.turn.resolving >= 0 and s.turn.resolving not in cards:
        cards.append(s.turn.resolving)
    return [actions.make(actions.STOP), *with_each((actions.DISMANTLE,), cards)]


def dispatch(s: RushState) -> list[Action]:
    """[FRONT-067] [FRONT-070] Each own defender, or the card that is being played."""
    cards = guards_of(s, s.active)
    if s.turn.resolving >= 0:
        cards.append(s.turn.resolving)
    return with_each((actions.DISPATCH,), cards)


def plans(s: RushState) -> list[Action]:
    """[FRONT-071] Each Achievement in play."""
    return with_each((actions.PLAN,), listed(s.achievements))


def nations(s: RushState) -> list[Action]:
    """[FRONT-077] A Medal of each nation."""
    return with_each((actions.MEDAL,), list(range(len(s.singles))))


def doubles(s: RushState) -> list[Action]:
    """[RUSH-206] None, or so many that all is paid in doubles, whether they are there or not."""
    frame = s.stack[-1]
    assert isinstance(frame, medals.ChooseDoubles)
    most = (int(frame.due) + DOUBLE - 1) // DOUBLE
    return with_each((actions.DOUBLES,), list(range(most + 1)))


# Phase III


def compensations(s: RushState) -> list[Action]:
    """[ALT-012] [ALT-013] Keep or scrap each card, or neither."""
    return in_hand_or_pass(s, (actions.KEEP, actions.SCRAP))


def keeps(s: RushState) -> list[Action]:
    """[ALT-067] Keep each card, or none."""
    return in_hand_or_pass(s, (actions.KEEP,))


def stations(s: RushState) -> list[Action]:
    """[FRONT-045] Each card into the Rear Guard, or none."""
    return in_hand_or_pass(s, (actions.STATION,))


def in_hand_or_pass(s: RushState, kinds: tuple[int, ...]) -> list[Action]:
    """List the verbs with each card of the active player's hand, and passing."""
    cards = distinct(s.players[s.active].hand)
    return [*with_each(kinds, cards), actions.make(actions.PASS)]


THOUGHTS: Final[list[tuple[type, Callable[[RushState], list[Action]]]]] = [
    (turn.PlayCards, plays),
    (buying.PayFor, payments),
    (defence.PlaceDefender, places),
    (defence.PlaceUnused, places),
    (attack.NameAttackers, partners),
    (attack.ChooseStriker, strikers),
    (attack.ChooseTarget, hits),
    (fight.ChooseAim, hits),
    (fight.AttackAgain, attacks),
    (fight.Support, supports),
    (sending.SendDefender, senders),
    (abilities.SabotageDiscard, sabotage),
    (abilities.ChooseSiege, sieges),
    (abilities.ChooseResearch, research),
    (abilities.ChooseDismantle, dismantling),
    (rear.ChooseDispatch, dispatch),
    (planning.ChooseAchievement, plans),
    (medals.ChooseMedal, nations),
    (medals.ChooseDoubles, doubles),
    (keeping.ChooseCompensation, compensations),
    (keeping.ChooseKept, keeps),
    (rear.ChooseStation, stations),
]
