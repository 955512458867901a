"""A turn is a list of steps [RUSH-046]; the long one is playing cards."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Reason
from sztab.core.declare import STEP, Fields, Verb, each
from sztab.core.event import Log
from sztab.core.frames import Step
from sztab.core.native import i64
from sztab.core.rng import Rng
from sztab.core.state import Frame
from sztab.core.zones import holds, listed
from sztab.games.rush import actions, events
from sztab.games.rush.abilities.sabotage import DISCARD
from sztab.games.rush.buying import PayFor, affordable, buy_now, clear_pool, why_cannot_buy
from sztab.games.rush.cards import BARRACKS, NONE, REAR
from sztab.games.rush.defence import can_place
from sztab.games.rush.hands import DISCARD_HAND, DRAW_HAND
from sztab.games.rush.keeping import OFFER_COMPENSATION, OFFER_KEEP
from sztab.games.rush.medals import PayPending
from sztab.games.rush.playing import (
    can_activate,
    face,
    held,
    may_play,
    name_of,
    pieces,
    why_not_held,
    why_played,
)
from sztab.games.rush.playout import fair, play_card
from sztab.games.rush.rear import OFFER_STATION
from sztab.games.rush.reserve import OFFER_REFILL, ROTATE_RESERVE
from sztab.games.rush.resolution import activate, place_unused
from sztab.games.rush.sending import PAY_ATTACK
from sztab.games.rush.state import NOBODY, RushState


class Repair(Step[RushState]):
    """[RUSH-047] [RUSH-048] [RUSH-060] Phase I: marks are cleared, own cards turned upright."""

    name: ClassVar[str] = "repair"

    def run(self, s: RushState, log: Log | None) -> None:
        """Only the active player's cards are repaired [RUSH-049]."""
        s.turn.reset()
        s.attack.reset()
        player = s.players[s.active]
        if log is not None:
            log.add(events.TURN_BEGUN, s.active, -1, -1, s.round_number)
            if player.hit_bases | player.hit_guards:
                log.add(events.REPAIRED, s.active)
        player.hit_bases = 0
        player.hit_guards = 0


class RevealHand(Step[RushState]):
    """[RUSH-050] [RUSH-033] The whole hand is laid face up."""

    name: ClassVar[str] = "reveal-hand"

    def run(self, s: RushState, log: Log | None) -> None:
        """From now on everybody sees it."""
        s.turn.hand_open = True


class PlayCards(Frame[RushState]):
    """[RUSH-051] [RUSH-053] Phase II: buy, activate, defend, attack, in any order, or end."""

    name: ClassVar[str] = "play-cards"
    answers: ClassVar[tuple[Verb, ...]] = (
        actions.BUY,
        actions.ACTIVATE,
        actions.DEFEND,
        actions.ATTACK,
        actions.END,
    )

    def player(self, s: RushState) -> int:
        """The active player."""
        return s.active

    def legal_actions(self, s: RushState) -> list[Action]:
        """Every play that can begin now; ending is always possible [RUSH-054]."""
        result = [actions.END.of()]
        cards = s.cards
        base_there = can_place(s)
        fresh = len(s.turn.played) == 0
        player = s.players[s.active]
        last: i64 = NONE
        for piece in player.hand if player.rear < 0 else pieces(s):
            if piece == last or not ((fresh and piece != REAR) or may_play(s, piece)):
                continue
            last = piece
            card = piece if piece != REAR else player.rear
            if cards.active[card] and can_activate(s, card):
                result.append(actions.ACTIVATE.of(piece))
            if base_there and cards.armour[card] > 0:
                result.append(actions.DEFEND.of(piece))
        for card in affordable(s):
            result.append(actions.BUY.of(card))
        for piece in s.rules.assault.openers(s):
            result.append(actions.ATTACK.of(piece))
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
            if not actions.BUY.matches(action):
                self.apply(s, action, None)
                return decisions
            decisions += buy_now(s, actions.argument_of(action), rng)

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        """Begin the play; unless it is the end, more cards may follow."""
        kind = actions.kind_of(a)
        if kind == actions.END.code:
            clear_pool(s)
            return
        s.stack.append(self)
        piece: i64 = actions.argument_of(a)
        if kind == actions.BUY.code:
            s.stack.append(PayFor(piece, 0))
        elif kind == actions.ACTIVATE.code:
            activate(s, piece, log)
        elif kind == actions.DEFEND.code:
            place_unused(s, piece)
        else:
            s.rules.assault.begin(s, piece, log)

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        """Name the clause that forbids the play."""
        if a in self.legal_actions(s):
            return None
        kind = actions.kind_of(a)
        card = actions.argument_of(a)
        if kind == actions.BUY.code:
            return why_cannot_buy(s, card)
        if kind == actions.ACTIVATE.code:
            return why_cannot_activate(s, card)
        if kind == actions.DEFEND.code:
            return why_cannot_defend(s, card)
        if kind == actions.ATTACK.code:
            return s.rules.assault.why_not(s, card)
        if kind == DISCARD.code:
            return Reason("RUSH-056", "An unplayed card stays in the hand until Phase III.")
        return Reason("RUSH-051", "Now you may buy, activate, defend, attack, or end.")

    def plausible(self, s: RushState) -> list[Action]:
        """[RUSH-051] [RUSH-171] Buy each, play each in every way, or move a defender; or end."""
        result = [actions.END.of(), *each((actions.BUY,), listed(s.reserve[::-1]))]
        result += each((actions.ACTIVATE, actions.DEFEND, actions.ATTACK), held(s, s.active))
        guards = [int(card) for card in s.players[s.active].guards if card >= 0]
        return result + each((actions.DEFEND, actions.ATTACK), guards)

    def can_wait(self) -> bool:
        """[RUSH-046] Phase II goes on after each play."""
        return True


def why_cannot_play(s: RushState, piece: int) -> Reason | None:
    """Return why the card cannot be played in any way."""
    reason = why_not_held(s, piece, "RUSH-051")
    return why_played(s, piece) if reason is None else reason


def why_cannot_activate(s: RushState, piece: int) -> Reason | None:
    """Return why the abilities of the card cannot be used."""
    reason = why_cannot_play(s, piece)
    if reason is not None:
        return reason
    card = face(s, piece)
    name = name_of(s, piece)
    if not s.cards.active[card]:
        passive = s.cards.limits[card] != 0 or s.cards.goods[card] != NONE
        clause = "RUSH-159" if passive else "RUSH-086"
        return Reason(clause, "{card} has no ability that could be used.", {"card": name})
    text = "There is no vehicle in the Reserve that {card} could take."
    return Reason("RUSH-139", text, {"card": name})


def why_cannot_defend(s: RushState, piece: int) -> Reason | None:
    """Return why the card cannot be placed on a Base."""
    if piece != REAR and holds(s.players[s.active].guards, piece):
        text = "{card} defends a Base and stays there."
        return Reason("RUSH-171", text, {"card": s.cards.titles[piece]})
    reason = why_cannot_play(s, piece)
    if reason is not None:
        return reason
    card = face(s, piece)
    name = name_of(s, piece)
    if s.cards.kind[card] == BARRACKS:
        return Reason("RUSH-167", "{card} cannot defend: only vehicles can.", {"card": name})
    if s.cards.armour[card] == 0:
        return Reason("RUSH-166", "{card} has no armour and cannot defend.", {"card": name})
    return Reason("RUSH-170", "You have no Base left to defend.")


class EndTurn(Step[RushState]):
    """[RUSH-044] [RUSH-226] [ALT-077] The next player follows, or the last round is over."""

    name: ClassVar[str] = "end-turn"

    def run(self, s: RushState, log: Log | None) -> None:
        """[ALT-105] [ALT-106] It ends when all, or both unequal teams, had as many turns."""
        rules = s.rules
        period: i64 = len(rules.order)
        place = (s.place + 1) % period
        if (place + period - rules.first_place[s.first]) % rules.lap == 0:
            if s.ended_by != NOBODY or s.round_number == rules.round_limit:
                if log is not None:
                    log.add(events.GAME_OVER, NOBODY)
                return
            s.round_number += 1
        s.place = place
        s.active = rules.order[place]
        begin_turn(s)


class ContinueTurn(Step[RushState]):
    """[RUSH-046] The turn goes on with the step at this position of its list."""

    name: ClassVar[str] = "turn"
    fields: ClassVar[Fields] = (("position", STEP),)

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


class StartPlay(Step[RushState]):
    """[RUSH-044] Set-up is done; the first player takes the first turn."""

    name: ClassVar[str] = "start-play"

    def run(self, s: RushState, log: Log | None) -> None:
        """The holder of the first-player card begins."""
        s.active = s.first
        s.place = s.rules.first_place[s.first]
        begin_turn(s)


REPAIR: Final[Repair] = Repair()
REVEAL_HAND: Final[RevealHand] = RevealHand()
PLAY_CARDS: Final[PlayCards] = PlayCards()
PAY_PENDING: Final[PayPending] = PayPending()
END_TURN: Final[EndTurn] = EndTurn()
START_PLAY: Final[StartPlay] = StartPlay()

TURN: Final[list[Frame[RushState]]] = [
    REPAIR, REVEAL_HAND, OFFER_REFILL, PLAY_CARDS, PAY_PENDING, PAY_ATTACK, ROTATE_RESERVE,
    OFFER_COMPENSATION, OFFER_KEEP, OFFER_STATION, DISCARD_HAND, DRAW_HAND, END_TURN,
]  # fmt: skip
"""[RUSH-046] [FRONT-027] [ALT-003] [ALT-116] Every step that a turn can have, in order."""

BASE_TURN: Final[list[Frame[RushState]]] = [
    REPAIR, REVEAL_HAND, PLAY_CARDS, PAY_PENDING, ROTATE_RESERVE, DISCARD_HAND, DRAW_HAND,
    END_TURN,
]  # fmt: skip
