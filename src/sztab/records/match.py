"""A game that is being played: the one loop for terminal, simulation and tests."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from sztab.core.action import CHANCE, OVER, Action, SztabError
from sztab.core.event import Log
from sztab.records.dealing import deal
from sztab.records.installed import named_settings
from sztab.records.positions import load_state, shorten
from sztab.records.record import Ply, Record, Result, seat_name
from sztab.records.replaying import first_state, follow, result_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sztab.bots import Bot
    from sztab.core.game import Game
    from sztab.core.state import State
    from sztab.core.toggle import Rules


class UndoRefused(SztabError):
    """The last decision cannot be taken back; the message says why."""


class Match:
    """A state, how it came about, and what everybody saw on the way.

    Chance is dealt by the match itself, from its seed and the number of plies so far: a game that
    is saved, loaded and played on goes the same way as one that was never interrupted, and taking
    a move back does not shuffle anew.

    Args:
        game: The game.
        rules: Its rules.
        seed: Where chance comes from.
        position: A position to start from, as the game describes it, instead of set-up.
        listen: Whether to keep a log of events; a simulation needs none.
    """

    def __init__(
        self,
        game: Game,
        rules: Rules,
        seed: int,
        *,
        position: Mapping[str, Any] | None = None,
        listen: bool = True,
    ) -> None:
        self.game = game
        self.rules = rules
        self.seed = seed
        self.seats: tuple[str, ...] = ()
        """Who plays, by name, for the record."""
        self.date = ""
        self.history: list[tuple[int, Action]] = []
        self.comment = ""
        self.comments: dict[int, str] = {}
        """Comments on single plies, by the number of plies before them."""
        self.log = Log()
        self._position = position
        self._listener = self.log if listen else None
        self.state: State = self._start()
        self._deal()

    @classmethod
    def resume(cls, record: Record, seed: int | None = None, *, force: bool = False) -> Match:
        """Return the match at the end of a record, ready to be played on; a seed is a new one."""
        game, rules, _ = first_state(record, force=force)
        chosen = record.seed if seed is None else seed
        match = cls(game, rules, chosen or 0, position=record.position)
        match.seats, match.date, match.comment = record.seats, record.date, record.comment
        match.follow(record)
        return match

    def follow(self, record: Record) -> None:
        """Begin anew, play what the record says, and deal what comes then."""
        self._rebuild([])
        notation = self.game.notation(self.rules)
        plies = follow(record, notation, self.state, self._listener, len(record.plies))
        self.history = list(plies)
        self.comments = {n: ply.comment for n, ply in enumerate(record.plies) if ply.comment}
        self._deal()

    def _start(self) -> State:
        if self._position is None:
            return self.game.new(self.rules)
        return load_state(self.game, self.rules, self._position, "")

    def to_move(self) -> int:
        """Return the seat that decides, or OVER; chance never waits."""
        return self.state.to_move()

    def is_over(self) -> bool:
        """Return whether the game is over."""
        return self.state.to_move() == OVER

    def play(self, action: Action) -> None:
        """Carry out a decision, checked, and deal what chance adds to it."""
        seat = self.state.to_move()
        self.state.play(action, self._listener)
        self.history.append((seat, action))
        self._deal()

    def step(self, bots: Mapping[int, Bot]) -> bool:
        """Let a bot decide if one is to move; return whether it did."""
        seat = self.state.to_move()
        if seat not in bots:
            return False
        action = _ask(bots[seat], self.state, seat)
        self.state.apply(action, self._listener)
        self.history.append((seat, action))
        self._deal()
        return True

    def run(self, bots: Mapping[int, Bot]) -> None:
        """Let bots decide until a seat without one has to, or the game is over."""
        while self.step(bots):
            pass

    def _deal(self) -> None:
        """Let chance decide as long as it is its turn."""
        for action in deal(self.state, self.seed, len(self.history), self._listener):
            self.history.append((CHANCE, action))

    def undo(self) -> None:
        """Go back to the previous decision of the seat that is to move.

        Not if chance or another seat has decided since: it may have shown the seat something.
        """
        seat = self.state.to_move()
        last = self.history[-1][0] if self.history else None
        if seat == OVER:
            raise UndoRefused("The game is over: nothing can be taken back.")
        if last is None:
            raise UndoRefused("Nothing has been decided yet.")
        if last == CHANCE:
            raise UndoRefused("Cards were dealt since your last decision: it stands.")
        if last != seat:
            raise UndoRefused(f"{seat_name(last)} has decided since: your last decision stands.")
        if self._state_after(self.history[:-1]).reveals(self.history[-1][1]) >> seat & 1:
            raise UndoRefused("It showed something that was hidden: your last decision stands.")
        self._rebuild(self.history[:-1])

    def _state_after(self, history: list[tuple[int, Action]]) -> State:
        state = self._start()
        for _, action in history:
            state.apply(action)
        return state

    def _rebuild(self, history: list[tuple[int, Action]]) -> None:
        """Play the actions again from the start: rare, and it keeps ordinary play fast."""
        self.history = history
        self.comments.pop(len(history), None)
        self.log.events.clear()
        self.state = self._start()
        for _, action in history:
            self.state.apply(action, self._listener)

    def result(self) -> Result | None:
        """Return points and winners once the game is over."""
        return result_of(self.state)

    @cached_property
    def _named_settings(self) -> tuple[str, dict[str, str]]:
        return named_settings(self.game, self.rules)

    def record(self) -> Record:
        """Return the game so far as a record."""
        preset, settings = self._named_settings
        notation = self.game.notation(self.rules)
        plies = [
            Ply(seat, notation.format(action), self.comments.get(at, ""))
            for at, (seat, action) in enumerate(self.history)
        ]
        position = self._position
        return Record(
            self.game.name, self.rules.players, self.game.version, self.rules.card_hash,
            preset, settings, self.seats, self.seed, self.date, self.result(),
            None if position is None else shorten(self.game, self.rules, position),
            self.comment, tuple(plies), self.rules.content,
        )  # fmt: skip


def _ask(bot: Bot, state: State, seat: int) -> Action:
    """Return the bot's decision; if it fails or cheats, say which bot and how."""
    try:
        action = bot.choose(state.view(seat))
    except SztabError:
        raise
    except Exception as error:
        trace = error.__traceback__
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        where = f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace else "somewhere"
        name = f"The bot {bot.name} ({seat_name(seat)})"
        raise SztabError(f"{name} failed: {error!r} at {where}.") from error
    legal = state.legal_actions()
    if action not in legal:
        raise SztabError(
            f"The bot {bot.name} ({seat_name(seat)}) chose {action!r}, which is not one of its "
            "legal actions; choose from view.legal_actions()."
        )
    return legal[legal.index(action)]  # a plain int, whatever kind of number the bot uses
