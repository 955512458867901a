"""A turn is a list of steps [RUSH-046]; the long one is playing cards."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.declare import STEP, Fields
from sztab.core.event import Log
from sztab.core.frames import AutoFrame
from sztab.core.native import i64
from sztab.core.rng import Rng
from sztab.core.state import Frame
from sztab.games.rush import events
from sztab.games.rush.aftermath import PAY_ATTACK
from sztab.games.rush.hands import DISCARD_HAND, DRAW_HAND
from sztab.games.rush.kept_cards import OFFER_COMPENSATION, OFFER_KEEP
from sztab.games.rush.medals import PayPending
from sztab.games.rush.play import PLAY_CARDS
from sztab.games.rush.rear_guard import OFFER_STATION
from sztab.games.rush.reserve import OFFER_REFILL, ROTATE_RESERVE
from sztab.games.rush.state import NOBODY, RushState


class Repair(AutoFrame[RushState]):
    """[RUSH-047] [RUSH-048] [RUSH-060] Phase I: clear marks, turn the player's cards upright."""

    name: ClassVar[str] = "repair"

    def run(self, s: RushState, log: Log | None) -> None:
        """Only the active player's cards are repaired [RUSH-049]."""
        s.turn.reset()
        s.attack.kills = 0  # [RUSH-174] a new turn may bring a new attack
        s.attack.nation = -1
        s.attack.made = False
        player = s.players[s.active]
        if log is not None:
            log.add(events.TURN_BEGUN, s.active, -1, -1, s.round_number)
            if player.hit_bases | player.hit_guards:
                log.add(events.REPAIRED, s.active)
        player.hit_bases = 0
        player.hit_guards = 0


class RevealHand(AutoFrame[RushState]):
    """[RUSH-050] [RUSH-033] The whole hand is laid face up."""

    name: ClassVar[str] = "reveal-hand"

    def run(self, s: RushState, log: Log | None) -> None:
        s.turn.hand_open = True


class EndTurn(AutoFrame[RushState]):
    """[RUSH-044] [RUSH-226] [ALT-077] The next player follows, or the last round is over."""

    name: ClassVar[str] = "end-turn"

    def run(self, s: RushState, log: Log | None) -> None:
        """[ALT-105] [ALT-106] End when all players, or two unequal teams, had the same turns."""
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
        s.stack.append(CONTINUE[0])


class ContinueTurn(AutoFrame[RushState]):
    """[RUSH-046] The turn continues with the step at this position of its list."""

    name: ClassVar[str] = "turn"
    fields: ClassVar[Fields] = (("position", STEP),)

    def __init__(self, position: int) -> None:
        self.position = position

    def run(self, s: RushState, log: Log | None) -> None:
        """Run steps until one needs an answer."""
        self._go_on(s, log, None)

    def sample_and_apply(self, s: RushState, rng: Rng) -> int:
        """Run steps in the same way, but sample the chance inside them."""
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
                rules.turn[at].sample_and_apply(s, rng)
            if len(s.stack) > depth:
                if at + 1 < len(rules.turn):  # the rest waits below the new frames
                    s.stack.insert(depth, CONTINUE[at + 1])
                return


CONTINUE: Final[list[ContinueTurn]] = [ContinueTurn(position) for position in range(16)]


class StartPlay(AutoFrame[RushState]):
    """[RUSH-044] Set-up is done; the first player takes the first turn."""

    name: ClassVar[str] = "start-play"

    def run(self, s: RushState, log: Log | None) -> None:
        s.active = s.first
        s.place = s.rules.first_place[s.first]
        s.stack.append(CONTINUE[0])


REPAIR: Final[Repair] = Repair()
REVEAL_HAND: Final[RevealHand] = RevealHand()
PAY_PENDING: Final[PayPending] = PayPending()
END_TURN: Final[EndTurn] = EndTurn()
START_PLAY: Final[StartPlay] = StartPlay()

TURN: Final[list[Frame[RushState]]] = [
    REPAIR,
    REVEAL_HAND,
    OFFER_REFILL,
    PLAY_CARDS,
    PAY_PENDING,
    PAY_ATTACK,
    ROTATE_RESERVE,
    OFFER_COMPENSATION,
    OFFER_KEEP,
    OFFER_STATION,
    DISCARD_HAND,
    DRAW_HAND,
    END_TURN,
]
"""[RUSH-046] [FRONT-027] [ALT-003] [ALT-116] Every step that a turn can have, in order."""

BASE_TURN: Final[list[Frame[RushState]]] = [
    REPAIR,
    REVEAL_HAND,
    PLAY_CARDS,
    PAY_PENDING,
    ROTATE_RESERVE,
    DISCARD_HAND,
    DRAW_HAND,
    END_TURN,
]
