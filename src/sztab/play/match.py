"""The match: the one loop in which games are played.

There are three ways to go forward. `play`, `step` and `run` change the position in place: that is
what simulations do, and a match without listeners and undo stores nothing but its moves. `prepare`
and `commit` work on a copy first, so that the server can write a move to the log before the match
has made it; a failed write then leaves the match unchanged. `retrace` repeats a recorded game.

The module is compiled with the engine. Built-in bots are trusted: their decisions cost one list of
legal actions and, if the bot wants to see the table, one view. The choices of other bots are
checked, because a bot from a file may fail or return anything.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Final

from sztab.bots.bot import Bot
from sztab.bots.registry import is_built_in
from sztab.core.action import (
    CHANCE,
    OVER,
    Action,
    IllegalAction,
    Message,
    PositionError,
    SztabError,
    Values,
)
from sztab.core.event import Event, Log
from sztab.core.game import AnyGame
from sztab.core.native import mypyc_attr
from sztab.core.state import State
from sztab.core.toggle import Rules
from sztab.play.chance import deal

UNDO_LIMIT: Final = 64
"""Default number of earlier positions kept for undo in matches of people."""


@mypyc_attr(acyclic=True)  # there are many, and never in a cycle: spare the collector
class Move:
    """A decision of a seat and the chance outcomes after it; the set-up is a move of CHANCE."""

    __slots__ = ("action", "chance", "seat", "stood_in")

    def __init__(self, seat: int, action: Action, chance: tuple[Action, ...]) -> None:
        self.seat = seat
        self.action = action
        self.chance = chance
        self.stood_in = False
        """Whether a bot decided in place of a person."""


class Step:
    """A move prepared on a copy, with the position and the events it leads to."""

    __slots__ = ("events", "move", "state")

    def __init__(self, move: Move, state: State, events: list[Event]) -> None:
        self.move = move
        self.state = state
        self.events = events


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Is notified of every move of a match; override the methods you need."""

    def on_move(self, match: Match, move: Move, events: list[Event]) -> None:
        """Called after a move, including the set-up; `match.state` is the position after it."""

    def on_undo(self, match: Match) -> None:
        """Called after an undo; the undone moves are no longer in `match.moves`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """A position and the moves that led to it.

    Args:
        game: The game.
        rules: Its rules.
        seed: The seed of all chance.
        start: A position to start from instead of the set-up; it is copied.
        listeners: Notified of every move; without listeners no events are created.
        undo_limit: How many earlier positions to keep for `go_back`.
        begin: Whether to deal the set-up now; otherwise it is retraced or committed later.
    """

    def __init__(  # noqa: PLR0913 (what a match consists of)
        self,
        game: AnyGame,
        rules: Rules,
        seed: int,
        *,
        start: State | None = None,
        listeners: Sequence[Listener] = (),
        undo_limit: int = 0,
        begin: bool = True,
    ) -> None:
        self.game = game
        self.rules = rules
        self.seed = seed
        self.start = start
        self.state: State = game.new(rules) if start is None else start.clone()
        self.set_up: tuple[Action, ...] = ()
        self.moves: list[Move] = []
        self.plies = 0
        """The number of decisions and chance outcomes so far, on which the next deal depends."""
        self.listeners: list[Listener] = list(listeners)
        self.undo_limit = undo_limit
        self.before: list[State] = []
        """The positions before the last moves, back to the last one with chance."""
        if begin:
            self._enact(CHANCE, CHANCE, None)

    def to_move(self) -> int:
        """Return the seat that has to decide, or OVER; chance is never left pending."""
        return self.state.to_move()

    def is_over(self) -> bool:
        """Return whether the game is over."""
        return self.state.to_move() == OVER

    def history(self) -> list[tuple[int, Action]]:
        """Return all plies as pairs of seat and action, including chance."""
        plies = [(CHANCE, action) for action in self.set_up]
        for move in self.moves:
            plies.append((move.seat, move.action))
            plies += [(CHANCE, action) for action in move.chance]
        return plies

    def decisions_by_seat(self) -> list[set[Action]]:
        """Return the distinct actions that each seat has taken."""
        made: list[set[Action]] = [set() for _ in range(self.rules.players)]
        for move in self.moves:
            made[move.seat].add(move.action)
        return made

    # Playing

    def play(self, action: Action) -> None:
        """Check a decision, carry it out and deal what follows; raises IllegalAction."""
        reason = self.state.why_not(action)
        if reason is not None:
            raise IllegalAction(reason)
        self._enact(self.state.to_move(), action, None)

    def step(self, bots: Mapping[int, Bot]) -> bool:
        """Let a bot make one checked decision, if one is to move; return whether it did."""
        seat = self.state.to_move()
        if seat not in bots:
            return False
        self._enact(seat, ask(bots[seat], self.state, seat), None)
        return True

    def run(self, bots: Mapping[int, Bot], stopped: Callable[[], bool] | None = None) -> bool:
        """Let bots decide until a seat without a bot has to, or the game is over.

        Built-in bots are trusted, others are checked. `stopped` is called before every decision; if
        it returns true, the run ends and returns False.
        """
        players = [bots.get(seat) for seat in range(self.rules.players)]
        trusted = [bot is not None and is_built_in(bot) for bot in players]
        while True:
            seat = self.state.to_move()
            bot = players[seat] if seat >= 0 else None
            if bot is None:
                return True
            if stopped is not None and stopped():
                return False
            state = self.state
            action = pick(bot, state, seat) if trusted[seat] else ask(bot, state, seat)
            self._enact(seat, action, None)

    def retrace(self, plies: Sequence[tuple[int, Action]]) -> None:
        """Carry out a game that has been checked before, including its set-up; nothing is dealt."""
        actions = [action for _, action in plies]
        cuts = [at for at, (seat, _) in enumerate(plies) if seat != CHANCE]
        cuts.append(len(plies))
        self._enact(CHANCE, CHANCE, tuple(actions[: cuts[0]]))
        for first, end in pairwise(cuts):
            self._enact(plies[first][0], actions[first], tuple(actions[first + 1 : end]))

    def _enact(self, seat: int, action: Action, recorded: tuple[Action, ...] | None) -> None:
        """Make a move in place; chance is dealt unless it was recorded."""
        log = Log() if self.listeners else None
        before = self.state.clone() if self.undo_limit > 0 else None
        chance = self._carry_out(self.state, seat, action, recorded, log)
        self._note(Move(seat, action, chance), before, [] if log is None else log.events)

    def _carry_out(
        self,
        state: State,
        seat: int,
        action: Action,
        recorded: tuple[Action, ...] | None,
        log: Log | None,
    ) -> tuple[Action, ...]:
        """Apply an action and the chance after it; return the outcomes of chance."""
        decided = 0
        if seat != CHANCE:
            state.apply(action, log)
            decided = 1
        if recorded is None:
            return deal(state, self.seed, self.plies + decided, log)
        for outcome in recorded:
            state.apply(outcome, log)
        return recorded

    def _note(self, move: Move, before: State | None, events: list[Event]) -> None:
        """Store a move that was made, and notify the listeners."""
        if move.seat == CHANCE:
            self.set_up = move.chance
            self.plies = len(move.chance)
        else:
            self.moves.append(move)
            self.plies += 1 + len(move.chance)
            if before is not None:
                self._remember(move, before)
        for listener in self.listeners:
            listener.on_move(self, move, events)

    def _remember(self, move: Move, before: State) -> None:
        if move.chance:
            self.before.clear()  # chance is never undone
            return
        self.before.append(before)
        if len(self.before) > self.undo_limit:
            del self.before[0]

    # Preparing a move on a copy, and committing it later

    def prepare_set_up(self, recorded: tuple[Action, ...] | None = None) -> Step:
        """Prepare the set-up on a copy; recorded chance is checked, otherwise it is dealt."""
        return self._prepare(CHANCE, CHANCE, recorded)

    def prepare(self, action: Action, recorded: tuple[Action, ...] | None = None) -> Step:
        """Prepare a legal decision on a copy; recorded chance is checked, otherwise it is dealt."""
        return self._prepare(self.state.to_move(), action, recorded)

    def _prepare(self, seat: int, action: Action, recorded: tuple[Action, ...] | None) -> Step:
        state, log = self.state.clone(), Log()
        if recorded is not None:
            self._check_chance(seat, action, recorded)
        chance = self._carry_out(state, seat, action, recorded, log)
        return Step(Move(seat, action, chance), state, log.events)

    def _check_chance(self, seat: int, action: Action, recorded: tuple[Action, ...]) -> None:
        """Refuse recorded chance that cannot follow an action; raises PositionError."""
        state = self.state.clone()
        if seat != CHANCE:
            state.apply(action)
        for outcome in recorded:
            reason = state.why_not(outcome)
            if state.to_move() != CHANCE or reason is not None:
                text = self.game.codec.notation(self.rules).format(outcome)
                cause = reason or Message("chance-not-due")
                raise PositionError(Message("chance-cannot", {"action": repr(text)}, cause=cause))
            state.apply(outcome)
        if state.to_move() == CHANCE:
            raise PositionError(Message("chance-missing"))

    def commit(self, step: Step) -> None:
        """Make a move that was prepared from the current position."""
        before = self.state if self.undo_limit > 0 else None
        self.state = step.state
        self._note(step.move, before, step.events)

    # Undo

    def go_back(self, moves: int) -> None:
        """Return to the position after some number of moves; first ask `undo_target`."""
        undone = len(self.moves) - moves
        if not 0 < undone <= len(self.before):
            values: Values = {"made": len(self.moves), "wanted": moves}
            raise PositionError(Message("undo-impossible", values))
        self.state = self.before[-undone]
        del self.before[-undone:]
        del self.moves[moves:]
        self.plies -= undone
        for listener in self.listeners:
            listener.on_undo(self)


def pick(bot: Bot, state: State, seat: int) -> Action:
    """Return the decision of a trusted bot; a view is only made if the bot needs one."""
    legal = state.legal_actions()
    action = bot.choose_unseen(legal)
    return bot.choose_among(state.view(seat), legal) if action is None else action


def ask(bot: Bot, state: State, seat: int) -> Action:
    """Return a bot's decision after checking it; raises SztabError if the bot fails or cheats."""
    try:
        action = bot.choose(state.view(seat))
    except SztabError:
        raise
    except Exception as error:
        about = {"bot": bot.name, "seat": f"P{seat + 1}", "error": repr(error)}
        raise SztabError(Message("bot-failed", {**about, "place": place_of(error)})) from error
    legal = state.legal_actions()
    if action not in legal:
        about = {"bot": bot.name, "seat": f"P{seat + 1}", "action": repr(action)}
        raise SztabError(Message("bot-cheats", about))
    return legal[legal.index(action)]  # the engine's own int, not an equal number of the bot's


def place_of(error: Exception) -> str:
    """Return the file and line where an exception was raised."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace else "somewhere"
