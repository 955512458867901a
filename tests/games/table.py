"""Hand-built positions for the tests of every game: moves in notation, and ways to inspect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

import pytest

from sztab import words
from sztab.core.action import CHANCE, OVER, IllegalAction
from sztab.core.event import Log
from sztab.core.rng import Rng
from sztab.core.state import State
from tests.declared import exercise

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sztab.core.game import AnyGame
    from sztab.core.toggle import Rules

S = TypeVar("S", bound=State)


class GameTable(Generic[S]):
    """A game under certain rules, with a log of events."""

    def __init__(self, game: AnyGame, rules: Rules) -> None:
        self.game = game
        self.notation = game.codec.notation(rules)
        self.log = Log()
        self._rules = rules

    def answer(self, s: S, move: str) -> None:
        """Play one move in notation."""
        frame = self.game.codec.dump(s)["stack"][-1]
        before = len(self.log.events)
        s.play(self.notation.parse(move), self.log)
        news = self.log.events[before:]
        undeclared = {event.kind for event in news}.difference(self._rules.declared.events)
        assert not undeclared, f"not declared: {undeclared}"
        exercise.note_rules(self.game.name, self._rules)
        exercise.note_answer(self.game.name, frame, move, news)

    def new(self) -> S:
        """Return the table before set-up."""
        return cast("S", self.game.new(self._rules))

    def legal(self, s: S) -> list[str]:
        """List the legal moves in notation."""
        return [self.notation.format(action) for action in s.legal_actions()]

    def refuse(self, s: S, move: str) -> str:
        """Return the clause that refuses a move, which is not offered and changes nothing."""
        exercise.note_rules(self.game.name, self._rules)
        assert move not in self.legal(s)
        before = self.game.codec.dump(s)
        with pytest.raises(IllegalAction) as caught:
            s.play(self.notation.parse(move), self.log)
        assert self.game.codec.dump(s) == before
        return caught.value.reason.clause

    def view(self, s: S, seat: int) -> dict[str, Any]:
        """Return the view of a seat (-1: a spectator) as plain data."""
        return self.game.codec.dump_view(s.view(seat))

    def told(self, seat: int) -> list[str]:
        """Return all events so far as sentences for a seat (-1: a spectator)."""
        return [
            words.describe(self.game, words.ENGLISH, self._rules, event)
            for event in self.log.seen_by(seat)
        ]

    def odds(self, s: S) -> dict[str, float]:
        """Return the chance outcomes with their odds."""
        return {self.notation.format(action): odds for action, odds in s.chance_outcomes()}

    def chance(self, s: S) -> None:
        """Take the first chance outcome each time, until a seat has to decide."""
        while s.to_move() == CHANCE:
            self.answer(s, self.notation.format(s.legal_actions()[0]))

    def random_game(self, seed: int) -> Iterator[S]:
        """Play a random game from set-up; yield the position after each action."""
        s, rng = self.new(), Rng(seed)
        while s.to_move() != OVER:
            s.apply(s.sample(rng), self.log)
            yield s
