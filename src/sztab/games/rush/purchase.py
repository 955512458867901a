"""Way 1 to play a card: its resources pay for a vehicle from the Reserve.

A purchase is a series of small decisions: choose the vehicle, then paying cards one by one, then
take it. A single decision about a set of cards would have up to 2^n answers. To keep each set from
being chosen in n! orders, cards are paid in hand order, and only cards that still let the sum reach
the cost are offered, so every payment that is begun can be finished.

A vehicle is paid for with ordinary resources, with National Goods of its nation, and with what
earlier purchases left in the pool. At least one card must pay that counts for the vehicle, even if
it is free or the pool is enough; `Turn.backers` records that.
"""

from __future__ import annotations

from typing import ClassVar

from sztab.core.action import Action, Message, Reason, Values
from sztab.core.declare import CARD, Fields, Verb
from sztab.core.event import Log
from sztab.core.native import i64, remove, vec
from sztab.core.rng import Rng
from sztab.core.zones import holds
from sztab.games.rush import actions, events
from sztab.games.rush.cards import NONE, REAR
from sztab.games.rush.chance import deal_now, gap, refill_gap
from sztab.games.rush.decision import HAND, REAR_GUARD, RESERVE, Decision
from sztab.games.rush.kinds import PIECE
from sztab.games.rush.pieces import (
    face,
    leave_hand,
    may_play,
    nation_name,
    pieces,
    why_not_held,
    why_played,
)
from sztab.games.rush.state import RushState
from sztab.games.rush.view import RushView
from sztab.games.rush.worth import keep_value, squad_value, wealth


class PayFor(Decision):
    """[RUSH-072] Choose the paying cards one by one, in the order of the hand, then take.

    `least` keeps the order: cards before it are not offered again, so that a set of paying cards
    can be chosen in only one way.
    """

    name: ClassVar[str] = "pay-for"
    fields: ClassVar[Fields] = (("card", CARD), ("least", PIECE))
    answers: ClassVar[tuple[Verb, ...]] = (actions.PAY, actions.TAKE)
    places: ClassVar[tuple[str, ...]] = (HAND, REAR_GUARD)
    from_hand: ClassVar[bool] = True

    def __init__(self, card: i64, least: i64) -> None:
        self.card = card
        self.least = least

    def legal_actions(self, s: RushState) -> list[Action]:
        """List the cards with which the sum can still reach the cost, and taking once it does."""
        short = s.cards.cost[self.card] - funds(s, self.card)
        result: list[Action] = []
        player = s.players[s.active]
        hand = player.hand if player.rear < 0 else pieces(s)
        rest: i64 = 0
        last: i64 = NONE
        for at in range(len(hand) - 1, -1, -1):
            piece = hand[at]
            if piece < self.least:
                break
            if not pays_for(s, piece, self.card):
                continue
            rest += s.cards.resources[piece if piece != REAR else player.rear]
            if rest >= short and piece != last:
                result.append(actions.PAY.of(piece))
                last = piece
        if short <= 0 and is_backed(s, self.card):
            result.append(actions.TAKE.of())
        return result

    def sample(self, s: RushState, rng: Rng) -> Action:
        """Mostly take as soon as enough is paid; otherwise any legal action."""
        enough = funds(s, self.card) >= s.cards.cost[self.card] and is_backed(s, self.card)
        if enough and rng.word() & 7:
            return actions.TAKE.of()
        return rng.choice(self.legal_actions(s))

    def sample_and_apply(self, s: RushState, rng: Rng) -> int:
        """Pay with random cards until it is enough, then take."""
        return buy_now(s, self.card, rng)

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        """[RUSH-078] A paying card goes to the Depot; taking ends the purchase."""
        if actions.TAKE.matches(a):
            take_bought(s, self.card, log)
            refill_gap(s, log)
            return
        piece: i64 = actions.argument_of(a)
        pay_with(s, piece, log)
        s.stack.append(PayFor(self.card, piece))

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        kind = actions.kind_of(a)
        if kind == actions.TAKE.code:
            cost = s.cards.cost[self.card]
            paid = funds(s, self.card)
            if paid < cost:
                return Reason("RUSH-076", "cost-not-paid", {"cost": int(cost), "paid": int(paid)})
            backed = is_backed(s, self.card)
            return None if backed else Reason("RUSH-081", "needs-paying-card")
        if kind != actions.PAY.code:
            key = "finish-purchase"
            clause = "RUSH-054" if kind == actions.END.code else "RUSH-052"
            return Reason(clause, key, {"card": s.cards.titles[self.card]})
        if a in self.legal_actions(s):
            return None
        reason = why_cannot_pay(s, actions.argument_of(a), self.card)
        return reason or Reason("RUSH-076", "payers-in-hand-order")

    def flaw(self, s: RushState) -> Message | None:
        if holds(s.reserve, self.card):
            return None
        return Message("not-in-reserve", {"card": s.cards.names[self.card]})

    def value(self, view: RushView, a: Action) -> float:
        """Prefer taking, and paying with the cards that are least useful otherwise."""
        if actions.TAKE.matches(a):
            return 0.0
        s = view.table
        card = face(s, actions.argument_of(a))
        return -keep_value(s, card) - 0.1 - 0.02 * wealth(s, card)

    def why_later(self, s: RushState, card: int) -> Reason:
        here: Values = {"card": s.cards.titles[card], "bought": s.cards.titles[self.card]}
        return Reason("RUSH-052", "waits-for-purchase", here)

    def why_not_at(self, s: RushState, place: str, thing: int) -> Reason | None:
        """[RUSH-076] Pointing at the vehicle tells how much is still to be paid."""
        if place != RESERVE or thing != self.card:
            return super().why_not_at(s, place, thing)
        values: Values = {"card": s.cards.titles[self.card], "cost": int(s.cards.cost[self.card])}
        values["paid"] = int(funds(s, self.card))
        return Reason("RUSH-076", "buying-goes-on", values)


def pays_for(s: RushState, piece: i64, bought: i64) -> bool:
    """[RUSH-074] [RUSH-154] Whether the card may pay for the vehicle."""
    cards = s.cards
    card = piece if piece != REAR else s.players[s.active].rear
    if cards.resources[card] == NONE:
        return False
    goods = cards.goods[card]
    if goods != NONE and goods != cards.nation[bought]:
        return False
    return may_play(s, piece)


def any_payer(s: RushState, bought: i64, rng: Rng) -> i64:
    """Return a random card that may pay for the vehicle; there must be one."""
    player = s.players[s.active]
    hand = player.hand if player.rear < 0 else pieces(s)
    at = rng.below(len(hand))
    while not pays_for(s, hand[at], bought):
        at = at + 1 if at + 1 < len(hand) else 0
    return hand[at]


def why_cannot_pay(s: RushState, piece: int, bought: i64) -> Reason | None:
    """Return the clause by which the card cannot pay for the vehicle."""
    if (reason := why_not_held(s, piece, "RUSH-072")) is not None:
        return reason
    cards = s.cards
    card = face(s, piece)
    name = cards.titles[card]
    if cards.resources[card] == NONE:
        return Reason("RUSH-074", "no-crate", {"card": name})
    goods = cards.goods[card]
    if goods not in (NONE, cards.nation[bought]):
        nation = nation_name(s, goods)
        return Reason("RUSH-154", "pays-for-one-nation", {"card": name, "nation": nation})
    return why_played(s, piece)


def funds(s: RushState, bought: i64) -> i64:
    """[RUSH-158] Resources in the pool that may pay for the vehicle."""
    return s.turn.pool + s.turn.goods[s.cards.nation[bought]]


def is_backed(s: RushState, bought: i64) -> bool:
    """[RUSH-081] [RUSH-102] [RUSH-157] Whether a card has paid that counts for the vehicle."""
    return s.turn.backers & (1 | 2 << s.cards.nation[bought]) != 0


def pay_with(s: RushState, piece: i64, log: Log | None) -> None:
    """Put the card into the Depot and its resources into the pool."""
    turn = s.turn
    card = leave_hand(s, piece)
    s.to_depot(s.active, card)
    goods = s.cards.goods[card]
    if goods == NONE:
        turn.pool += s.cards.resources[card]
        turn.backers |= 1
    else:
        turn.goods[goods] += s.cards.resources[card]
        turn.backers |= 2 << goods
    if log is not None:
        log.add(events.PAID, s.active, card)


def take_bought(s: RushState, card: i64, log: Log | None) -> None:
    """[RUSH-079] The vehicle goes on top of the Depot; its cost leaves the pool."""
    turn = s.turn
    spend(s, s.cards.nation[card], s.cards.cost[card])
    if not turn.recruiting:
        clear_pool(s)
    turn.bought = True
    s.reserve = remove(s.reserve, card)
    s.to_depot(s.active, card)
    if log is not None:
        log.add(events.BOUGHT, s.active, card)


def buy_now(s: RushState, card: i64, rng: Rng) -> int:
    """Buy in a rollout, with random paying cards; return how many decisions that took."""
    decisions = 1
    cost = s.cards.cost[card]
    while funds(s, card) < cost or not is_backed(s, card):
        pay_with(s, any_payer(s, card, rng), None)
        decisions += 1
    take_bought(s, card, None)
    if s.rules.refill_at_once:
        deal_now(s, gap(s), rng)
    return decisions


def spend(s: RushState, nation: i64, cost: i64) -> None:
    """[RUSH-158] National Goods are spent before ordinary resources."""
    turn = s.turn
    goods = min(turn.goods[nation], cost)
    turn.goods[nation] -= goods
    turn.pool -= cost - goods


def clear_pool(s: RushState) -> None:
    """[RUSH-077] [RUSH-105] Resources left over are lost."""
    turn = s.turn
    if turn.backers == 0:
        return
    turn.pool = 0
    turn.backers = 0
    for nation in range(len(turn.goods)):
        turn.goods[nation] = 0


def purchasing_power(s: RushState) -> tuple[i64, i64, vec[i64]]:
    """Return what hand and pool can pay: ordinary resources, backers, and goods by nation.

    Do not change the goods: without National Goods in hand they are those of the pool itself.
    """
    cards = s.cards
    turn = s.turn
    general: i64 = turn.pool
    backers: i64 = turn.backers
    goods = turn.goods
    fresh = len(turn.played) == 0
    copied = False
    player = s.players[s.active]
    for piece in player.hand if player.rear < 0 else pieces(s):
        card = piece if piece != REAR else player.rear
        value = cards.resources[card]
        if value == NONE or not ((fresh and piece != REAR) or may_play(s, piece)):
            continue
        kind = cards.goods[card]
        if kind == NONE:
            general += value
            backers |= 1
            continue
        if not copied:
            goods = goods[:]
            copied = True
        goods[kind] += value
        backers |= 2 << kind
    return general, backers, goods


def affordable(s: RushState) -> list[int]:
    """List the Reserve cards that the hand and the pool can pay for."""
    result: list[int] = []
    if s.turn.bought and not s.turn.recruiting:
        return result
    cards = s.cards
    general, backers, goods = purchasing_power(s)
    for card in s.reserve:
        nation = cards.nation[card]
        if backers & (1 | 2 << nation) != 0 and cards.cost[card] <= general + goods[nation]:
            result.append(card)
    return result


def dearest(s: RushState) -> i64:
    """Return the most expensive Reserve card that hand and pool can pay for, or NONE."""
    best: i64 = NONE
    if s.turn.bought and not s.turn.recruiting:
        return best
    cards = s.cards
    general, backers, goods = purchasing_power(s)
    highest: i64 = NONE
    for card in s.reserve:
        nation = cards.nation[card]
        cost = cards.cost[card]
        if cost < highest or backers & (1 | 2 << nation) == 0 or cost > general + goods[nation]:
            continue
        best, highest = card, cost
    return best


def why_cannot_buy(s: RushState, card: int) -> Reason | None:
    """Return the clause by which the active player cannot buy the card."""
    if card not in s.reserve:
        return Reason("RUSH-083", "not-in-reserve", {"card": s.cards.titles[card]})
    if s.turn.bought and not s.turn.recruiting:
        return Reason("RUSH-082", "already-bought")
    if card in affordable(s):
        return None
    payers = [face(s, piece) for piece in pieces(s) if pays_for(s, piece, card)]
    foreign = foreign_goods(s, card)
    if not payers and not is_backed(s, card):
        if foreign > NONE or s.turn.backers:
            return Reason("RUSH-157", "goods-of-other-nation")
        return Reason("RUSH-081", "no-card-with-crate")
    cost = s.cards.cost[card]
    most = funds(s, card) + sum([int(s.cards.resources[c]) for c in payers])
    if foreign > NONE and most + foreign >= cost:
        return Reason("RUSH-154", "other-goods-needed", _lacking(most, cost))
    values = _lacking(most, cost)
    values["card"] = s.cards.titles[card]
    return Reason("RUSH-076", "too-expensive", values)


def _lacking(most: i64, cost: i64) -> Values:
    """Return what the cards can pay, the cost, and how much is missing."""
    return {"most": int(most), "cost": int(cost), "short": int(cost - most)}


def foreign_goods(s: RushState, bought: i64) -> i64:
    """Return the sum of the hand's National Goods of other nations; NONE without such cards."""
    cards = s.cards
    total: i64 = NONE
    for piece in pieces(s):
        card = face(s, piece)
        if cards.goods[card] not in (NONE, cards.nation[bought]) and may_play(s, piece):
            total = max(total, 0) + cards.resources[card]
    return total


def purchase_value(s: RushState, card: i64) -> float:
    """Return the value for the greedy bot of buying the card."""
    return 1.0 + squad_value(s, card) - paying_price(s, card)


def paying_price(s: RushState, bought: i64) -> float:
    """Return the value of what the paying cards could have done instead."""
    short = s.cards.cost[bought] - funds(s, bought)
    price = 0.0
    hand = sorted([int(face(s, piece)) for piece in pieces(s)], key=lambda c: keep_value(s, c))
    for card in hand:
        if short <= 0:
            break
        goods = s.cards.goods[card]
        if s.cards.resources[card] > 0 and goods in (NONE, s.cards.nation[bought]):
            short -= s.cards.resources[card]
            price += keep_value(s, card)
    return price
