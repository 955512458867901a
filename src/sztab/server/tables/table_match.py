"""The match at a table: decisions are given in notation, and refusals have a code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sztab.core.action import OVER, Action, NotationError, PositionError
from sztab.play import Match, UndoRefused, undo_target
from sztab.play.match import UNDO_LIMIT
from sztab.play.undo import WITH_CONSENT, WITHOUT_HINTS
from sztab.records.record import seat_name
from sztab.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from sztab.core.game import AnyGame
    from sztab.core.toggle import Rules
    from sztab.play import Step, UndoTarget


class TableMatch(Match):
    """A match whose steps are computed first, then stored, then committed."""

    def __init__(self, game: AnyGame, rules: Rules, seed: int) -> None:
        super().__init__(game, rules, seed, undo_limit=UNDO_LIMIT, begin=False)
        self.notation = game.codec.notation(rules)

    # Decisions

    def decide(self, seat: int, text: str) -> Step:
        """Return the step of a decision; Refusal cites the rule that forbids it."""
        self._check_turn(seat)
        action = self._parse(text)
        reason = self.state.why_not(action)
        if reason is not None:
            raise Refusal.by_rule(reason)
        return self.prepare(action)

    def why_not(self, seat: int, text: str) -> Refusal | None:
        """Return why the seat may not do this now, or None if it may."""
        try:
            self.decide(seat, text)
        except Refusal as refusal:
            return refusal
        return None

    def why_not_at(self, seat: int, place: str) -> Refusal:
        """Return why the seat can do nothing at a place, judged by the seat's view."""
        reason = self.game.advice.why_not_at(self.state.view(seat), place)
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

    # Decisions as they were stored

    def read_set_up(self, chance: list[str]) -> Step:
        """Return the step of a stored set-up; PositionError if it does not fit the position."""
        return self.prepare_set_up(self._read_all(chance))

    def read_move(self, seat: int, text: str, chance: list[str]) -> Step:
        """Return the step of a stored decision; PositionError if it does not fit the position."""
        action = self.read(text)
        reason = self.state.why_not(action)
        if self.state.to_move() != seat or reason is not None:
            raise PositionError(f"{seat_name(seat)} cannot have played {text!r} here: {reason}")
        return self.prepare(action, self._read_all(chance))

    def _read_all(self, chance: list[str]) -> tuple[Action, ...]:
        return tuple(self.read(text) for text in chance)

    def read(self, text: str) -> Action:
        """Parse a stored action; PositionError if it is not in notation."""
        try:
            return self.notation.parse(text)
        except NotationError as error:
            raise PositionError(str(error)) from None

    # Undo

    def undo_target(self, seat: int, *, hints: bool = True) -> UndoTarget:
        """Return where the seat's undo leads; Refusal says why there is none.

        The others may agree to lose their decisions since. Without hints, a decision of a bot in
        place of a person cannot be undone: seeing it and taking it back would be a hint.
        """
        try:
            return undo_target(self, seat, WITH_CONSENT if hints else WITHOUT_HINTS)
        except UndoRefused as refused:
            raise Refusal(refused.code, refused.text) from None

    def words(self, actions: tuple[Action, ...]) -> list[str]:
        """Return actions in notation."""
        return [self.notation.format(action) for action in actions]
