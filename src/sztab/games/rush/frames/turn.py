"""A turn is a list of steps [RUSH-046]; the long one is playing cards."""

from __future__ import annotations

from typing import Final

from sztab.core.action import Action, Reason
from sztab.core.event import Log
from sztab.core.native import extend, i64, vec
from sztab.core.rng import Rng
from sztab.core.state import Frame
from sztab.games.rush import actions, events
from sztab.games.rush.cards import BARRACKS, NONE
from sztab.games.rush.frames.abilities import activate, place_unused
from sztab.games.rush.frames.attack import attack_openers, begin_attack, why_cannot_attack
from sztab.games.rush.frames.buying import PayFor, affordable, buy_now, clear_pool, why_cannot_buy
from sztab.games.rush.frames.chance import (
    begin_draw,
    deal_now,
    discard_furthest,
    draw_now,
    gap,
    refill_reserve,
)
from sztab.games.rush.frames.medals import PayPending
from sztab.games.rush.frames.step import Step
from sztab.games.rush.playing import can_activate, may_play
from sztab.games.rush.playout import fair, play_card
from sztab.games.rush.state import NOBODY, RushState
from sztab.games.rush.zones import holds


class Repair(Step):
    """[RUSH-047] [RUSH-048] [RUSH-060] Phase I: marks are cleared, own cards turned upright."""

    def run(self, s: RushState, log: Log | None) -> None:
        """Only the active player's cards are repaired [RUSH-049]."""
        s.turn.reset()
        player = s.players[s.active]
        if log is not None:
            log.add(events.TURN_BEGUN, s.active, -1, -1, s.round_number)
            if player.hit_bases | player.hit_guards:
                log.add(events.REPAIRED, s.active)
        player.hit_bases = 0
        player.hit_guards = 0


class RevealHand(Step):
    """[RUSH-050] [RUSH-033] The whole hand is laid face up."""

    def run(self, s: RushState, log: Log | None) -> None:
        """From now on everybody sees it."""
        s.turn.hand_open = True


class PlayCards(Frame[RushState]):
    """[RUSH-051] [RUSH-053] Phase II: buy, activate, defend, attack, in any order, or end."""

    def player(self, s: RushState) -> int:
        """The active player."""
        return s.active

    def legal_actions(self, s: RushState) -> list[Action]:
        """Every play that can begin now; ending is always possible [RUSH-054]."""
        result = [actions.END << 8]
        cards = s.cards
        player = s.players[s.active]
        has_base = player.bases_left() > 0
        fresh = len(s.turn.played) == 0
        last: i64 = NONE
        for card in player.hand:
            if card == last or not (fresh or may_play(s, card)):
                continue
            last = card
            if cards.active[card] and can_activate(s, card):
                result.append(actions.make(actions.ACTIVATE, card))
            if has_base and cards.armour[card] > 0:
                result.append(actions.make(actions.DEFEND, card))
        for card in affordable(s):
            result.append(actions.make(actions.BUY, card))
        for card in attack_openers(s):
            result.append(actions.make(actions.ATTACK, card))
        return result

    def sample(self, s: RushState, rng: Rng) -> Action:
        """Sensible play, quickly chosen; now and then any legal play."""
        return rng.choice(self.legal_actions(s)) if fair(rng) else play_card(s, rng)

    def roll(self, s: RushState, rng: Rng) -> int:
        """Sampled plays, until one needs answers of its own or Phase II ends."""
        decisions = 0
        while True:
            action = self.sample(s, rng)
            decisions += 1
            if actions.kind_of(action) != actions.BUY:
                self.apply(s, action, None)
                return decisions
            decisions += buy_now(s, actions.argument_of(action), rng)

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        """Begin the play; unless it is the end, more cards may follow."""
        kind = actions.kind_of(a)
        if kind == actions.END:
            clear_pool(s)
            return
        s.stack.append(self)
        card: i64 = actions.argument_of(a)
        if kind == actions.BUY:
            s.stack.append(PayFor(card, 0))
        elif kind == actions.ACTIVATE:
            activate(s, card, log)
        elif kind == actions.DEFEND:
            place_unused(s, card)
        else:
            begin_attack(s, card)

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        """Name the clause that forbids the play."""
        if a in self.legal_actions(s):
            return None
        kind = actions.kind_of(a)
        card = actions.argument_of(a)
        if kind == actions.BUY:
            return why_cannot_buy(s, card)
        if kind == actions.ACTIVATE:
            return why_cannot_activate(s, card)
        if kind == actions.DEFEND:
            return why_cannot_defend(s, card)
        if kind == actions.ATTACK:
            return why_cannot_begin_attack(s, card)
        if kind == actions.DISCARD:
            return Reason("RUSH-056", "An unplayed card stays in the hand until Phase III.")
        return Reason("RUSH-051", "Now you may buy, activate, defend, attack, or end.")


def why_cannot_play(s: RushState, card: int) -> Reason | None:
    """Return why the card cannot be played in any way."""
    name = s.cards.names[card]
    if not holds(s.players[s.active].hand, card):
        return Reason("RUSH-051", f"{name} is not in your hand.")
    if not may_play(s, card):
        return Reason("RUSH-057", f"{name} was already played this turn.")
    return None


def why_cannot_activate(s: RushState, card: int) -> Reason | None:
    """Return why the abilities of the card cannot be used."""
    reason = why_cannot_play(s, card)
    if reason is not None:
        return reason
    name = s.cards.names[card]
    if not s.cards.active[card]:
        passive = s.cards.limits[card] != 0 or s.cards.goods[card] != NONE
        clause = "RUSH-159" if passive else "RUSH-086"
        return Reason(clause, f"{name} has no action ability to activate.")
    return Reason("RUSH-139", f"There is no vehicle in the Reserve that {name} could take.")


def why_cannot_defend(s: RushState, card: int) -> Reason | None:
    """Return why the card cannot be placed on a Base."""
    name = s.cards.names[card]
    if holds(s.players[s.active].guards, card):
        return Reason("RUSH-171", f"{name} defends a Base and stays there.")
    reason = why_cannot_play(s, card)
    if reason is not None:
        return reason
    if s.cards.kind[card] == BARRACKS:
        return Reason("RUSH-167", f"{name} is a Barracks card and cannot defend.")
    if s.cards.armour[card] == 0:
        return Reason("RUSH-166", f"{name} has no armour and cannot defend.")
    return Reason("RUSH-170", "You have no Base left to defend.")


def why_cannot_begin_attack(s: RushState, card: int) -> Reason | None:
    """Return why the card cannot begin an attack."""
    if s.turn.attacked:
        return Reason("RUSH-174", "Only one attack may be carried out per turn.")
    reason = why_cannot_attack(s, card)
    if reason is not None:
        return reason
    name = s.cards.names[card]
    return Reason("RUSH-184", f"Neither {name} nor a partner of its nation has a target.")


class RotateReserve(Step):
    """[RUSH-213] [RUSH-214] [RUSH-215] The furthest Reserve card goes, a new one comes."""

    def run(self, s: RushState, log: Log | None) -> None:
        """It happens in every turn."""
        discard_furthest(s, log)
        refill_reserve(s, log)

    def roll(self, s: RushState, rng: Rng) -> int:
        """The same, dealt at once."""
        discard_furthest(s, None)
        deal_now(s, gap(s), rng)
        return 0


class DiscardHand(Step):
    """[RUSH-216] [RUSH-055] [RUSH-062] All unplayed cards go to the own Depot."""

    def run(self, s: RushState, log: Log | None) -> None:
        """What is drawn afterwards is hidden from the others [RUSH-035]."""
        player = s.players[s.active]
        if log is not None:
            for card in player.hand:
                log.add(events.DISCARDED, s.active, card)
        player.depot = extend(player.depot, player.hand)
        player.hand = vec[i64]()
        s.turn.hand_open = False


class DrawHand(Step):
    """[RUSH-217] [RUSH-218] Draw the next hand."""

    def run(self, s: RushState, log: Log | None) -> None:
        """Three cards in the base game."""
        begin_draw(s, s.active, s.rules.hand_size, log)

    def roll(self, s: RushState, rng: Rng) -> int:
        """The same, drawn at once."""
        draw_now(s, s.active, s.rules.hand_size, rng)
        return 0


class EndTurn(Step):
    """[RUSH-044] [RUSH-226] The next player follows, or the last round is over."""

    def run(self, s: RushState, log: Log | None) -> None:
        """The game ends only when all had the same number of turns."""
        seats: i64 = len(s.players)
        follower = (s.active + 1) % seats
        if follower == s.first:
            if s.ended_by != NOBODY or s.round_number == s.rules.round_limit:
                if log is not None:
                    log.add(events.GAME_OVER, NOBODY)
                return
            s.round_number += 1
        s.active = follower
        begin_turn(s)


class ContinueTurn(Step):
    """[RUSH-046] The turn goes on with the step at this position of its list."""

    def __init__(self, position: int) -> None:
        self.position = position

    def run(self, s: RushState, log: Log | None) -> None:
        """Run steps until one needs an answer."""
        self._go_on(s, log, None)

    def roll(self, s: RushState, rng: Rng) -> int:
        """The same, with steps that let chance decide by themselves."""
        self._go_on(s, None, rng)
        return 0

    def _go_on(self, s: RushState, log: Log | None, rng: Rng | None) -> None:
        rules = s.rules
        depth = len(s.stack)
        for at in range(self.position, len(rules.turn)):
            if not rules.automatic[at]:
                s.stack.append(rules.turn[at])
            elif rng is None:
                rules.turn[at].run(s, log)
            else:
                rules.turn[at].roll(s, rng)
            if len(s.stack) > depth:
                wait_beneath(s, depth, at + 1)
                return


def wait_beneath(s: RushState, depth: int, position: int) -> None:
    """Let the rest of the turn wait beneath what was just pushed."""
    if position < len(s.rules.turn):
        s.stack.insert(depth, CONTINUE[position])


CONTINUE: Final[list[ContinueTurn]] = [ContinueTurn(position) for position in range(16)]


def begin_turn(s: RushState) -> None:
    """The first step of a turn is next."""
    s.stack.append(CONTINUE[0])


class StartPlay(Step):
    """[RUSH-044] Set-up is done; the first player takes the first turn."""

    def run(self, s: RushState, log: Log | None) -> None:
        """The holder of the first-player card begins."""
        s.active = s.first
        begin_turn(s)


PLAY_CARDS: Final[PlayCards] = PlayCards()
START_PLAY: Final[StartPlay] = StartPlay()
BASE_TURN: Final[list[Frame[RushState]]] = [
    Repair(), RevealHand(), PLAY_CARDS,
    PayPending(), RotateReserve(), DiscardHand(), DrawHand(), EndTurn(),
]  # fmt: skip
