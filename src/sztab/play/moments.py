"""The moments of a game, for replays.

A moment is the position after a decision and the chance that follows it; the first one is the
position after set-up. Undone moves are left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sztab.core.event import EVERYBODY
from sztab.play.match import Listener

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sztab.core.event import Event
    from sztab.core.game import AnyGame
    from sztab.core.state import State
    from sztab.core.toggle import Rules
    from sztab.play.match import Match, Move


class Moment(NamedTuple):
    """A move, the position after it, and its events."""

    move: Move
    state: State
    events: list[Event]


class Standing(NamedTuple):
    """The scores at a moment."""

    number: int
    scores: list[float]
    rounds: int


class Replay(Listener):
    """All moments of a game. It holds secrets: show a moment through `State.view`."""

    def __init__(self, game: AnyGame, rules: Rules) -> None:
        self.game = game
        self.rules = rules
        self.moments: list[Moment] = []

    def on_move(self, match: Match, move: Move, events: list[Event]) -> None:
        self.moments.append(Moment(move, match.state.clone(), events))

    def on_undo(self, match: Match) -> None:
        del self.moments[len(match.moves) + 1 :]

    def witnesses(self, number: int) -> int:
        """Return the seats, as bits, that could see the action of a moment when it was made."""
        if number == 0:
            return EVERYBODY
        return self.moments[number - 1].state.witnesses(self.moments[number].move.action)

    def standings(self) -> Iterator[Standing]:
        """Yield the scores whenever the seat to move changes, and at the end.

        In a solo game they are yielded after every decision.
        """
        solo = self.rules.players == 1
        movers = [moment.state.to_move() for moment in self.moments]
        for number, moment in enumerate(self.moments):
            if solo or movers[number : number + 2] != [movers[number]] * 2:
                rounds = self.game.statistics.summary(moment.state).rounds
                yield Standing(number, moment.state.scores(), rounds)

    def landmarks(self) -> Iterator[tuple[int, Event]]:
        """Yield the events that explain the scores, with the numbers of their moments."""
        for number, moment in enumerate(self.moments):
            for event in moment.events:
                if self.game.statistics.is_landmark(event):
                    yield number, event
