"""The game on a table: the position, the decisions that led to it, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sztab.core.action import CHANCE, OVER, Action, NotationError, PositionError
from sztab.core.event import Log
from sztab.records.dealing import deal
from sztab.records.record import seat_name
from sztab.server.table.refusal import Refusal

if TYPE_CHECKING:
    from sztab.core.event import Event
    from sztab.core.game import Game
    from sztab.core.state import State
    from sztab.core.toggle import Rules

LONGEST_WAY_BACK: Final = 64
"""So many positions are kept for whoever takes decisions back."""


class Move:
    """A decision that was made: by which seat, and what chance added.

    `stood_in`: a bot made it in place of a person, or of one who may still come.
    """

    __slots__ = ("action", "chance", "seat", "stood_in")

    def __init__(self, seat: int, action: Action, chance: tuple[Action, ...]) -> None:
        self.seat = seat
        self.action = action
        self.chance = chance
        self.stood_in = False


class Step:
    """A decision with all that follows from it, worked out but not yet carried out."""

    __slots__ = ("events", "move", "state")

    def __init__(self, move: Move, state: State, events: list[Event]) -> None:
        self.move = move
        self.state = state
        self.events = events


class WayBack:
    """Where a seat may go back to, and who has a say in it."""

    __slots__ = ("consent", "moves")

    def __init__(self, moves: int, consent: int) -> None:
        self.moves = moves
        """How many decisions remain."""
        self.consent = consent
        """The other seats, as bits, that decided since or were shown something."""


class Play:
    """A game that is being played. What it costs does not grow with its length."""

    def __init__(self, game: Game, rules: Rules, seed: int) -> None:
        self.game = game
        self.rules = rules
        self.notation = game.notation(rules)
        self.seed = seed
        self.state = game.new(rules)
        self.set_up: tuple[Action, ...] = ()
        self.moves: list[Move] = []
        self.plies = 0
        self._before: list[State] = []
        # The positions before the last decisions, since chance last had its say.

    # Going on

    def begin(self) -> Step:
        """Return the set-up, dealt."""
        state, log = self.state.clone(), Log()
        dealt = deal(state, self.seed, 0, log)
        return Step(Move(CHANCE, CHANCE, tuple(dealt)), state, log.events)

    def decide(self, seat: int, text: str) -> Step:
        """Return what the seat's decision leads to; Refusal cites the rule that forbids it."""
        self._check_turn(seat)
        action = self._parse(text)
        reason = self.state.why_not(action)
        if reason is not None:
            raise Refusal.by_rule(reason)
        state, log = self.state.clone(), Log()
        state.apply(action, log)
        dealt = deal(state, self.seed, self.plies + 1, log)
        return Step(Move(seat, action, tuple(dealt)), state, log.events)

    def why_not(self, seat: int, text: str) -> Refusal | None:
        """Return why the seat may not do this now, or None if it may."""
        try:
            self.decide(seat, text)
        except Refusal as refusal:
            return refusal
        return None

    def why_not_at(self, seat: int, place: str) -> Refusal:
        """Return why the seat can do nothing at a place now, told by what the seat sees."""
        reason = self.game.why_not_at(self.state.view(seat), place)
        try:
            self._check_turn(seat)
        except Refusal as refusal:
            text = reason.text if reason else refusal.text
            return Refusal(refusal.code, text, reason)
        if reason is None:
            return Refusal("nothing-here", "Nothing can be done there now.")
        return Refusal.by_rule(reason)

    def _check_turn(self, seat: int) -> None:
        mover = self.state.to_move()
        if mover == OVER:
            raise Refusal("not-running", "The game is over.")
        if mover != seat:
            raise Refusal("not-your-turn", f"It is {seat_name(mover)} who has to decide now.")

    def _parse(self, text: str) -> Action:
        try:
            return self.notation.parse(text)
        except NotationError as error:
            raise Refusal("unknown-action", str(error)) from None

    def go(self, step: Step) -> None:
        """Carry out what was worked out."""
        move = step.move
        if move.seat == CHANCE:
            self.set_up = move.chance
            self.plies = len(move.chance)
        else:
            self.moves.append(move)
            self.plies += 1 + len(move.chance)
            self._remember(move)
        self.state = step.state

    def _remember(self, move: Move) -> None:
        if move.chance:
            self._before.clear()  # nobody goes back behind what was dealt
            return
        self._before.append(self.state)
        if len(self._before) > LONGEST_WAY_BACK:
            del self._before[0]

    def read_set_up(self, chance: list[str]) -> Step:
        """Return the set-up as it was stored."""
        state, log = self.state.clone(), Log()
        dealt = self._deal_again(state, chance, log)
        return Step(Move(CHANCE, CHANCE, dealt), state, log.events)

    def read_move(self, seat: int, text: str, chance: list[str]) -> Step:
        """Return a decision as it was stored; PositionError if it does not follow."""
        state, log = self.state.clone(), Log()
        action = self.read(text)
        reason = state.why_not(action)
        if state.to_move() != seat or reason is not None:
            raise PositionError(f"{seat_name(seat)} cannot have played {text!r} here: {reason}")
        state.apply(action, log)
        dealt = self._deal_again(state, chance, log)
        return Step(Move(seat, action, dealt), state, log.events)

    def _deal_again(self, state: State, chance: list[str], log: Log) -> tuple[Action, ...]:
        dealt = []
        for text in chance:
            action = self.read(text)
            reason = state.why_not(action)
            if state.to_move() != CHANCE or reason is not None:
                raise PositionError(f"Chance cannot have decided {text!r} here: {reason}")
            state.apply(action, log)
            dealt.append(action)
        if state.to_move() == CHANCE:
            raise PositionError("Something that chance decided here is missing.")
        return tuple(dealt)

    def read(self, text: str) -> Action:
        """Return an action as it was stored; PositionError if it is none."""
        try:
            return self.notation.parse(text)
        except NotationError as error:
            raise PositionError(str(error)) from None

    # Going back

    def way_back(self, seat: int, *, hints: bool = True) -> WayBack:
        """Return how the seat can take its last decision back; Refusal says what was revealed.

        Nobody unlearns: what was dealt or rolled stands, and so does what showed the seat
        something. What others decided since, or were shown, they must agree to lose. Without
        hints, what a bot decided in place of a person stands: it would be a hint.
        """
        consent = 0
        first = len(self.moves) - len(self._before)
        for number in range(len(self.moves) - 1, -1, -1):
            move = self.moves[number]
            self._check_dealt(move, number, first)
            if move.stood_in and not hints:
                raise Refusal("by-bot", self._by_bot(move, seat))
            shown = self._before[number - first].reveals(move.action)
            if shown >> seat & 1:
                raise Refusal("revealed", self._revealed(move, seat))
            consent |= shown | (1 << move.seat)
            if move.seat == seat:
                return WayBack(number, consent & ~(1 << seat))
        raise Refusal("nothing-to-undo", "You have not decided anything yet.")

    def _check_dealt(self, move: Move, number: int, first: int) -> None:
        if move.chance:
            raise Refusal("revealed", "Cards were dealt or dice were rolled since: it stands.")
        if number < first:
            raise Refusal("too-long-ago", "That is too long ago: it stands.")

    def _by_bot(self, move: Move, seat: int) -> str:
        whom = "you" if move.seat == seat else seat_name(move.seat)
        return f"A bot has decided for {whom} since. At a table without hints that stands."

    def _revealed(self, move: Move, seat: int) -> str:
        whose = "Your decision" if move.seat == seat else f"A decision of {seat_name(move.seat)}"
        return f"{whose} has shown you something that was hidden: it stands."

    def go_back(self, moves: int) -> None:
        """Go back to where so many decisions had been made."""
        taken_back = len(self.moves) - moves
        if not 0 < taken_back <= len(self._before):
            raise PositionError(f"Nobody can go back from {len(self.moves)} to {moves} decisions.")
        self.state = self._before[-taken_back]
        del self._before[-taken_back:]
        del self.moves[moves:]
        self.plies -= taken_back

    # Looking back

    def history(self) -> list[tuple[int, Action]]:
        """Return all plies, chance included, for the record."""
        plies = [(CHANCE, action) for action in self.set_up]
        for move in self.moves:
            plies.append((move.seat, move.action))
            plies += [(CHANCE, action) for action in move.chance]
        return plies

    def words(self, actions: tuple[Action, ...]) -> list[str]:
        """Return actions in notation."""
        return [self.notation.format(action) for action in actions]
