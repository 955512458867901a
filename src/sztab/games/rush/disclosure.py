"""Which seats an action shows hidden cards to.

Undo needs this: an action that showed something cannot be taken back without the consent of those
who saw it. If each kind of action declared what it shows, a new one could forget to. So most of
this compares the public view before the action with the position after it: whatever the public view
would not have allowed, and whatever is visible only afterwards, was shown.

Cards that others can deduce by counting are not shown to them: if four of six unseen cards are
Engineers, and three of the six are the hand, at least one Engineers is in the hand.
"""

from __future__ import annotations

from typing import Final

from sztab.core.action import SPECTATOR, Action
from sztab.core.event import EVERYBODY, Log
from sztab.core.native import append, extend, i64, vec
from sztab.core.zones import column, holds, listed, ordered
from sztab.games.rush import actions, events
from sztab.games.rush.cards import NONE
from sztab.games.rush.state import RushState
from sztab.games.rush.view import Hidden, hand_is_open, look

CODES: Final = 256
"""Card numbers are below this."""


def shown_to(s: RushState, a: Action) -> int:
    """[RUSH-029] [RUSH-031] [RUSH-032] Return the seats, as bits, to which the action shows cards.

    Hidden cards are hidden from all but their owner, so they are shown to all but their owner. As
    that includes spectators, the number is negative.
    """
    mover = s.to_move()
    if mover < 0:
        return 0
    public = look(s, SPECTATOR)
    after, log = s.clone(), Log()
    after.apply(a, log)
    seats = 0
    hidden = public.hidden[mover]
    if names_hidden(s, public.table, a, hidden) or uncovers(s, after, hidden):
        seats |= all_but(mover)
    for owner in range(len(s.players)):
        hidden = public.hidden[owner]
        if hidden.hand > 0 and (opens(s, after, owner, hidden) or drops(s, a, log, owner, hidden)):
            seats |= all_but(owner)
    return seats


def all_but(owner: int) -> int:
    """Return everybody but one seat, as bits."""
    return EVERYBODY & ~(1 << owner)


def names_hidden(s: RushState, public: RushState, a: Action, hidden: Hidden) -> bool:
    """[RUSH-109] [RUSH-142] [ALT-021] Whether the action is not legal by what the public knows.

    Playing, paying with or discarding a card of a hidden hand shows it. Beginning a purchase shows
    that the hand can pay. Scrapping a card from below the top of the Depot shows that it was there.
    Keeping a card does not show which it is [ALT-064].
    """
    kind = actions.kind_of(a)
    if kind == actions.KEEP.code or len(hidden.cards) == 0:
        return False
    player = public.players[s.to_move()]
    if hidden.hand > 0 and kind == actions.BUY.code:
        player.hand = poorest(s, hidden, actions.argument_of(a))
    elif hidden.hand > 0:
        player.hand = surely_held(s, hidden)
    if hidden.depot > 0:
        beneath = surely(hidden.cards, len(hidden.cards) - hidden.depot)
        player.depot = extend(beneath, player.depot)
    return public.why_not(a) is not None


def uncovers(s: RushState, after: RushState, hidden: Hidden) -> bool:
    """[RUSH-031] [RUSH-142] Whether the top of a Depot is removed, so that a hidden card is on top.

    Of equal cards the lowest is removed, so the top may stay. The card whose ability removes it may
    cover the new top at once [RUSH-094].
    """
    if hidden.depot == 0:
        return False
    depot, left = [listed(one.players[s.to_move()].depot) for one in (s, after)]
    card = depot[-1]
    if len(left) != len(depot) - 1 or left.count(card) == depot.count(card):
        return False
    beneath = surely(hidden.cards, len(hidden.cards) - hidden.depot)
    return not holds(beneath, card) and not are_alike(hidden)


def opens(s: RushState, after: RushState, owner: int, hidden: Hidden) -> bool:
    """[RUSH-033] [RUSH-050] Whether a hand that could not be deduced is open afterwards."""
    return hand_is_open(after, owner) and len(surely_held(s, hidden)) < hidden.hand


def drops(s: RushState, a: Action, log: Log, owner: int, hidden: Hidden) -> bool:
    """[ALT-021] Whether a hidden hand was discarded, which shows its last card on top of the Depot.

    If another card was kept before, this also shows which card that was not [ALT-064].
    """
    for event in log.events:
        if event.kind == events.DISCARDED and event.seat == owner and event.audience == EVERYBODY:
            if actions.KEEP.matches(a):
                return not are_alike(hidden)
            return not holds(surely_held(s, hidden), event.card)
    return False


def poorest(s: RushState, hidden: Hidden, bought: i64) -> vec[i64]:
    """[RUSH-074] [RUSH-154] Return the possible hand that could pay least for the vehicle."""
    cards = s.cards
    purses: list[int] = []
    for card in holdable(s, hidden):
        foreign = cards.goods[card] not in (NONE, cards.nation[bought])
        worth = NONE if foreign or holds(s.turn.played, card) else cards.resources[card]
        purses.append((worth + 1) * CODES + card)
    purses.sort()
    return ordered(column([purse % CODES for purse in purses[: hidden.hand]]))


def surely_held(s: RushState, hidden: Hidden) -> vec[i64]:
    """Return the cards that must be in the hidden hand."""
    bag = holdable(s, hidden)
    return surely(bag, len(bag) - hidden.hand)


def holdable(s: RushState, hidden: Hidden) -> vec[i64]:
    """[RUSH-069] Return the hidden cards without the Bases, which are last and never in a hand."""
    size: i64 = len(hidden.cards)
    while size > 0 and hidden.cards[size - 1] >= s.cards.base:
        size -= 1
    return hidden.cards[:size]


def surely(bag: vec[i64], elsewhere: i64) -> vec[i64]:
    """Return the cards of a sorted bag with more copies than there are other places for."""
    result = vec[i64]()
    copies: i64 = 0
    for at in range(len(bag)):
        copies = copies + 1 if at > 0 and bag[at] == bag[at - 1] else 1
        if copies > elsewhere:
            result = append(result, bag[at])
    return result


def are_alike(hidden: Hidden) -> bool:
    """Whether the hidden cards, which are sorted, are all equal."""
    size: i64 = len(hidden.cards)
    return size == 0 or hidden.cards[0] == hidden.cards[size - 1]
