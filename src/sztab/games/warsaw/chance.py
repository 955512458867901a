"""What chance decides: armies, first marker, initiative, draws, the Bonus die.

A deck is an unordered bag: the top card is decided when it is drawn.
"""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Reason
from sztab.core.declare import NUMBER, SEAT, Fields, Verb
from sztab.core.event import Log
from sztab.core.frames import AutoFrame, ChanceFrame
from sztab.core.native import i64, pop, remove, vec
from sztab.core.rng import Rng
from sztab.core.zones import column, insert
from sztab.games.warsaw import actions, events
from sztab.games.warsaw.board import ACZ, FRONTS, NOWHERE, WP, enemy_of
from sztab.games.warsaw.markers import PlaceFirst
from sztab.games.warsaw.state import WarsawState


class DrawArmies(ChanceFrame[WarsawState]):
    """[WAR-029] [WAR-030] Draw lots for the armies."""

    name: ClassVar[str] = "draw-armies"
    answers: ClassVar[tuple[Verb, ...]] = (actions.ARMIES,)
    refusal: ClassVar[Reason] = Reason("WAR-029", "army-lots")

    def legal_actions(self, s: WarsawState) -> list[Action]:
        return [actions.ARMIES.of(mask) for mask in s.rules.divisions]

    def apply(self, s: WarsawState, a: Action, log: Log | None) -> None:
        mask = actions.argument_of(a)
        s.sides = sides_from(mask, s.rules.players)
        others = (1 << s.rules.players) - 1 - mask
        s.add_event(log, events.ARMIES, -1, others, mask)


def sides_from(mask: int, players: int) -> vec[i64]:
    """Return the army of each seat."""
    return column([WP if mask >> seat & 1 else ACZ for seat in range(players)])


class DrawFirstMarker(ChanceFrame[WarsawState]):
    """[WAR-034] Draw lots for the army that places its Blockade marker first."""

    name: ClassVar[str] = "draw-first-marker"
    answers: ClassVar[tuple[Verb, ...]] = (actions.FIRST,)
    refusal: ClassVar[Reason] = Reason("WAR-034", "blockade-lots")

    def legal_actions(self, s: WarsawState) -> list[Action]:
        return [actions.FIRST.of(army) for army in (WP, ACZ)]

    def apply(self, s: WarsawState, a: Action, log: Log | None) -> None:
        army: i64 = actions.argument_of(a)
        s.add_event(log, events.FIRST_MARKER, -1, army)
        s.stack.append(PlaceFirst(enemy_of(army)))
        s.stack.append(PlaceFirst(army))


class DrawOrder(ChanceFrame[WarsawState]):
    """[WAR-047] [WAR-048] Roll for the initiative, or for the Initiative tokens."""

    name: ClassVar[str] = "draw-order"
    answers: ClassVar[tuple[Verb, ...]] = (actions.ORDER,)

    def legal_actions(self, s: WarsawState) -> list[Action]:
        return [actions.ORDER.of(number) for number in range(len(s.rules.orders))]

    def apply(self, s: WarsawState, a: Action, log: Log | None) -> None:
        set_order(s, actions.argument_of(a), log)

    def complaint(self, s: WarsawState) -> Reason:
        clause = "WAR-048" if s.rules.teams else "WAR-047"
        return Reason(clause, "order-being-rolled")


def set_order(s: WarsawState, number: int, log: Log | None) -> None:
    """[WAR-071] [WAR-072] Set the order in which seats act from now on."""
    s.order = column(s.rules.orders[number])
    s.add_event(log, events.ORDERED, -1, s.rules.players, number)


class RollBonus(ChanceFrame[WarsawState]):
    """[WAR-050] [WAR-051] Stage 1: roll for the front of the Bonus marker."""

    name: ClassVar[str] = "roll-bonus"
    answers: ClassVar[tuple[Verb, ...]] = (actions.ROLL,)
    refusal: ClassVar[Reason] = Reason("WAR-051", "bonus-being-rolled")

    def legal_actions(self, s: WarsawState) -> list[Action]:
        """[WAR-005] List every face of the die."""
        return [actions.ROLL.of(face) for face in range(s.rules.die)]

    def apply(self, s: WarsawState, a: Action, log: Log | None) -> None:
        """[WAR-052] [WAR-053] No marker is placed on the front rolled last, or for a blank face."""
        front: i64 = actions.argument_of(a)
        s.bonus = front if front < FRONTS and front != s.last_roll else NOWHERE
        if front < FRONTS:
            s.last_roll = front
        s.add_event(log, events.ROUND_BEGUN, -1, -1, s.round_number)
        if s.bonus == NOWHERE:
            s.add_event(log, events.BONUS_NONE)
        else:
            s.add_event(log, events.BONUS_PLACED, -1, s.bonus)

    def sample_and_apply(self, s: WarsawState, rng: Rng) -> int:
        self.apply(s, actions.ROLL.of(rng.below(s.rules.die)), None)
        return 0


class FillHand(AutoFrame[WarsawState]):
    """[WAR-074] [WAR-075] [WAR-076] A player draws up to a hand size."""

    name: ClassVar[str] = "fill-hand"
    fields: ClassVar[Fields] = (("seat", SEAT), ("size", NUMBER))

    def __init__(self, seat: i64, size: i64) -> None:
        self.seat = seat
        self.size = size

    def run(self, s: WarsawState, log: Log | None) -> None:
        """A player who already holds more draws nothing."""
        begin_draw(s, self.seat, self.size - len(s.hands[self.seat]), log)

    def sample_and_apply(self, s: WarsawState, rng: Rng) -> int:
        """Do at once what `begin_draw` and its frames would do."""
        draw_now(s, self.seat, self.size - len(s.hands[self.seat]), rng)
        return 0


class DrawCards(ChanceFrame[WarsawState]):
    """[WAR-022] Draw cards from the top of the army's deck, one at a time."""

    name: ClassVar[str] = "draw-cards"
    fields: ClassVar[Fields] = (("seat", SEAT), ("number", NUMBER))
    answers: ClassVar[tuple[Verb, ...]] = (actions.DRAW,)
    refusal: ClassVar[Reason] = Reason("WAR-074", "army-card-being-drawn")

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat = seat
        self.number = number

    def legal_actions(self, s: WarsawState) -> list[Action]:
        deck = s.armies[s.sides[self.seat]].deck
        return [actions.DRAW.of(card) for card in deck]

    def sample(self, s: WarsawState, rng: Rng) -> Action:
        deck = s.armies[s.sides[self.seat]].deck
        return actions.DRAW.of(deck[rng.below(len(deck))])

    def sample_and_apply(self, s: WarsawState, rng: Rng) -> int:
        draw_now(s, self.seat, self.number, rng)
        return 0

    def apply(self, s: WarsawState, a: Action, log: Log | None) -> None:
        card: i64 = actions.argument_of(a)
        side = s.armies[s.sides[self.seat]]
        side.deck = remove(side.deck, card)
        s.hands[self.seat] = insert(s.hands[self.seat], card)
        if log is not None:
            s.note_draw(self.seat, card, log)
        begin_draw(s, self.seat, self.number - 1, log)


def begin_draw(s: WarsawState, seat: i64, number: i64, log: Log | None) -> None:
    """[WAR-214] [WAR-215] Draw cards while the deck, reshuffled if allowed, has any."""
    if number > 0 and has_deck(s, s.sides[seat], log):
        s.stack.append(DrawCards(seat, number))


def has_deck(s: WarsawState, army: i64, log: Log | None) -> bool:
    """[WAR-213] [WAR-215] Return whether a card can be drawn; allies may reshuffle for it."""
    side = s.armies[army]
    if len(side.deck) > 0:
        return True
    if not s.rules.reshuffle or len(side.discard) == 0:
        return False
    side.deck = side.discard[:]
    side.discard = vec[i64]()
    s.add_event(log, events.RESHUFFLED, -1, army)
    return True


def draw_now(s: WarsawState, seat: i64, number: i64, rng: Rng) -> None:
    """Draw at once, without frames: the rollout's version of `begin_draw`."""
    army = s.sides[seat]
    side = s.armies[army]
    hand = s.hands[seat]
    for _ in range(number):
        if not has_deck(s, army, None):
            break
        side.deck, card = pop(side.deck, rng.below(len(side.deck)))
        hand = insert(hand, card)
    s.hands[seat] = hand


DRAW_ARMIES: Final[DrawArmies] = DrawArmies()
DRAW_FIRST_MARKER: Final[DrawFirstMarker] = DrawFirstMarker()
DRAW_ORDER: Final[DrawOrder] = DrawOrder()
ROLL_BONUS: Final[RollBonus] = RollBonus()
