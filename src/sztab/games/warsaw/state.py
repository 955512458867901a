"""The position: two armies on three fronts, hands, markers, and the state of the round."""

from __future__ import annotations

from typing import Any

from sztab.core.action import Action, Reason
from sztab.core.declare import EventKind, Verb
from sztab.core.event import EVERYBODY, Log
from sztab.core.native import i64, remove, vec
from sztab.core.rng import Rng
from sztab.core.state import Frame, State
from sztab.games.warsaw import actions, events
from sztab.games.warsaw.army import Army
from sztab.games.warsaw.board import ACZ, EMPTY, FRONTS, NOBODY, WP
from sztab.games.warsaw.names import WarsawNotation
from sztab.games.warsaw.round_evaluation import ahead, polish_chance
from sztab.games.warsaw.rules import PLAIN_LIMIT, WarsawRules
from sztab.games.warsaw.view import WarsawView, look


class WarsawState(State):
    """A position of the Battle of Warsaw."""

    def __init__(
        self,
        rules: WarsawRules,
        stack: list[Frame[Any]],
        armies: list[Army],
        hands: list[vec[i64]],
        sides: vec[i64],
        order: vec[i64],
        markers: vec[i64],
        won: vec[i64],
        fought: i64,
        bonus: i64,
        last_roll: i64,
        round_number: i64,
        active: i64,
        passed: i64,
        extra: bool,
        announced: i64,
    ) -> None:
        super().__init__(stack)
        self.rules = rules
        self.cards = rules.cards
        self.armies = armies
        self.hands = hands
        self.sides = sides
        """The army of each seat; empty before lots are drawn [WAR-029]."""
        self.order = order
        """The seats in the order of initiative, or of the tokens [WAR-111] [WAR-112]."""
        self.markers = markers
        """The places of the Blockade markers (WP, ACz, special), or NOWHERE."""
        self.won = won
        """The army that holds the Advantage marker of each front, or NOBODY [WAR-187]."""
        self.fought = fought
        """The fronts whose battle of this round is over, as bits [WAR-203]."""
        self.bonus = bonus
        self.last_roll = last_roll
        """The front rolled last [WAR-053]."""
        self.round_number = round_number
        self.active = active
        """The seat on turn in stage 3, or NOBODY."""
        self.passed = passed
        """The seats that have passed this round, as bits [WAR-114]."""
        self.extra = extra
        """Whether the active player has one more action after this card [WAR-121]."""
        self.announced = announced
        """The card whose front is being chosen, or EMPTY; it is shown and in no other zone."""

    def clone(self) -> WarsawState:
        return WarsawState(
            self.rules,
            stack=self.stack[:],
            armies=[army.clone() for army in self.armies],
            hands=[hand[:] for hand in self.hands],
            sides=self.sides[:],
            order=self.order[:],
            markers=self.markers[:],
            won=self.won[:],
            fought=self.fought,
            bonus=self.bonus,
            last_roll=self.last_roll,
            round_number=self.round_number,
            active=self.active,
            passed=self.passed,
            extra=self.extra,
            announced=self.announced,
        )

    def seats(self) -> int:
        return len(self.hands)

    def side(self, seat: int) -> int:
        """[WAR-225] Return the army of the seat."""
        return self.sides[seat] if len(self.sides) > 0 else seat

    def over_clause(self) -> str:
        return "WAR-210"

    def why_not(self, a: Action) -> Reason | None:
        """Refuse a number that is no action before a frame reads it."""
        if not WarsawNotation(self.rules).is_action(a):
            return Reason("WAR-120", "not-an-action", {"number": a})
        return super().why_not(a)

    def reveals(self, a: Action) -> int:
        """[WAR-025] [WAR-026] [WAR-027] Return to whom a card leaving a hand is new, as bits.

        Such a card is shown to the whole table, spectators too. It is known already to those who
        may look into the hand [WAR-023] [WAR-024]. Choosing the card's front afterwards reveals
        nothing more.
        """
        if not (actions.PLAY.matches(a) or actions.DISCARD.matches(a)):
            return 0
        seats = EVERYBODY
        for seat in range(len(self.hands)):
            if self.sees_hand(seat, self.active):
                seats &= ~(1 << seat)
        return seats

    def view(self, seat: int) -> WarsawView:
        return look(self, seat)

    def scores(self) -> list[float]:
        """[WAR-225] Return each seat's score: the victory points of its army."""
        if len(self.sides) == 0:
            return [0.0] * len(self.hands)
        return [float(self.armies[side].points) for side in self.sides]

    def returns(self) -> list[float]:
        """[WAR-219] [WAR-225] The winners share 1; after a draw each army shares a half."""
        if len(self.sides) == 0:
            return [1.0 / len(self.hands)] * len(self.hands)
        winner = self.leader()
        result: list[float] = []
        for army in self.sides:
            won = 0.5 if winner == NOBODY else 1.0 if winner == army else 0.0
            result.append(won / float(self.allies(army)))
        return result

    def evaluate(self, rng: Rng) -> tuple[list[float], list[float]]:
        """Play to the end of the round, then estimate; playing on would mostly add noise."""
        stack = self.stack
        now = self.round_number
        while stack and self.round_number == now:
            stack.pop().sample_and_apply(self, rng)
        if not stack:
            return self.outcome()
        worth = [ahead(self.cards, self.armies, WP), ahead(self.cards, self.armies, ACZ)]
        polish = polish_chance(worth[WP], worth[ACZ], self.round_number)
        odds = [polish, 1.0 - polish]
        return (
            [worth[army] for army in self.sides],
            [odds[army] / float(self.allies(army)) for army in self.sides],
        )

    def leader(self) -> int:
        """[WAR-216] [WAR-218] [WAR-219] Return the army that would win if the game ended now."""
        wp, acz = self.armies[0], self.armies[1]
        lead = wp.points - acz.points
        if lead == 0:
            lead = wp.in_second_lines() - acz.in_second_lines()
        return NOBODY if lead == 0 else 0 if lead > 0 else 1

    def allies(self, army: i64) -> i64:
        """Return how many players an army has."""
        return len([side for side in self.sides if side == army])

    def decider(self, army: i64) -> i64:
        """[WAR-221] [WAR-222] Return who decides for an army: the ally with the higher token.

        Before tokens are dealt it is the lowest seat [WAR-034].
        """
        found: i64 = NOBODY
        for seat in self.order:
            if self.sides[seat] == army:
                found = seat
        if found != NOBODY:
            return found
        for seat in range(len(self.sides)):
            if self.sides[seat] == army:
                return seat
        return NOBODY

    def speaker(self, army: i64) -> i64:
        """[WAR-222] Return who chooses for an army: the active player, else the decider."""
        if self.active != NOBODY and self.sides[self.active] == army:
            return self.active
        return self.decider(army)

    def leading_army(self) -> i64:
        """[WAR-079] Return the army with the initiative: that of the first seat in the order."""
        return self.sides[self.order[0]]

    def blocked(self, place: i64) -> bool:
        """[WAR-159] Return whether a marker lies on the place."""
        markers = self.markers
        return markers[0] == place or markers[1] == place or markers[2] == place

    def limit(self, army: i64, front: i64) -> i64:
        """[WAR-093] [WAR-094] [WAR-165] Return the limit of a second line."""
        commander = self.armies[army].commanders[front]
        return PLAIN_LIMIT if commander == EMPTY else self.cards.limit[commander]

    def is_present(self, front: i64) -> bool:
        """[WAR-178] [WAR-179] Return whether a unit or a commander is on the front."""
        for army in self.armies:
            if army.on_front(front) > 0 or army.commanders[front] != EMPTY:
                return True
        return False

    def army_strength(self, army: i64, front: i64) -> i64:
        """[WAR-182] [WAR-183] [WAR-184] Return the Army Strength on a front."""
        side = self.armies[army]
        units = 2 * side.units[front] + side.units[FRONTS + front]
        return units + side.strength[front] + side.order_strength[front]

    def from_hand(self, seat: i64, card: i64) -> None:
        """Remove a card from a hand."""
        self.hands[seat] = remove(self.hands[seat], card)

    def add_event(
        self, log: Log | None, kind: EventKind, card: int = -1, target: int = -1, number: int = 0
    ) -> None:
        """Log a public event, attributed to the active player if there is one."""
        if log is not None:
            log.add(kind, int(self.active), card, target, number)

    def cards_in_sight(self, verb: Verb) -> list[Action]:
        """[WAR-024] Return the verb with each card of the mover's hand, then of the ally's."""
        seat = self.to_move()
        hands = [self.hands[seat], *[self.hands[n] for n in range(len(self.hands)) if n != seat]]
        return [verb.of(card) for hand in hands for card in hand]

    def note_draw(self, seat: i64, card: i64, log: Log) -> None:
        """[WAR-023] [WAR-024] Log a draw; the player sees the card, and maybe the ally."""
        allies = 0
        for other in range(len(self.hands)):
            if self.sees_hand(other, seat):
                allies |= 1 << other
        log.add_secret(events.DRAWN, int(seat), int(card), allies)

    def sees_hand(self, seat: i64, owner: i64) -> bool:
        """[WAR-023] [WAR-024] Return whether a seat may look into a hand."""
        if seat == owner:
            return True
        return seat >= 0 and self.rules.allies_see_hands and self.sides[seat] == self.sides[owner]

    def trim(self, army: i64, front: i64, log: Log | None) -> None:
        """[WAR-095] [WAR-096] Return units above the limit to the Reserve at once."""
        side = self.armies[army]
        surplus = side.units[FRONTS + front] - self.limit(army, front)
        if surplus > 0:
            side.units[FRONTS + front] -= surplus
            side.reserve += surplus
            self.add_event(log, events.SURPLUS, -1, army * FRONTS + front, surplus)
