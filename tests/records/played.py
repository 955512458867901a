"""Games that were played, for tests of records."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from sztab import games
from sztab.bots import make_bot
from sztab.core.rng import Rng
from sztab.play import EventLog, Match, undo_target
from sztab.play.match import UNDO_LIMIT
from sztab.play.undo import OWN_LAST
from sztab.records import Notes, Record, record_of, resume
from sztab.records.positions import load_state

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sztab.core.game import AnyGame
    from sztab.core.state import State
    from sztab.core.toggle import Rules

NAMES = games.names()


class Played(Match):
    """A match as the terminal plays it: with a log, notes for the record, and undo."""

    def __init__(
        self,
        game: AnyGame,
        rules: Rules,
        seed: int,
        *,
        position: Mapping[str, Any] | None = None,
        start: State | None = None,
        begin: bool = True,
    ) -> None:
        self.log, self.notes = EventLog(), Notes()
        if position is not None:
            start = load_state(game, rules, position, "")
        super().__init__(
            game,
            rules,
            seed,
            start=start,
            listeners=[self.log, self.notes],
            undo_limit=UNDO_LIMIT,
            begin=begin,
        )

    def record(self) -> Record:
        """Return the game so far."""
        return record_of(self, self.notes)

    def undo(self) -> None:
        """Undo the last decision of the seat that is to move."""
        self.go_back(undo_target(self, self.to_move(), OWN_LAST).moves)


def resumed(record: Record, seed: int | None = None) -> Played:
    """Return the match at the end of a record."""
    match = resume(record, seed)
    played = Played(match.game, match.rules, match.seed, start=match.start, begin=False)
    played.retrace(match.history())
    played.notes.take(record)
    return played


def play(
    game: AnyGame, players: int, seed: int, decisions: int | None = None, bot: str = "random"
) -> Played:
    """Return a match after a number of decisions of bots, or at its end."""
    return finish(Played(game, game.rules(players), seed), decisions, bot)


def finish(match: Played, decisions: int | None = None, bot: str = "random") -> Played:
    """Let bots make a number of decisions, or play to the end; return the match."""
    players = match.rules.players
    match.notes.seats = (bot,) * players
    match.notes.date = "2026-11-15"
    bots = {s: make_bot(bot, match.game, Rng(f"{match.seed}/{s}")) for s in range(players)}
    last = None if decisions is None else len(match.moves) + decisions
    match.run(bots, lambda: last is not None and len(match.moves) >= last)
    return match


@cache
def finished(name: str = NAMES[0]) -> Record:
    """Return a finished game of two."""
    return play(games.get(name), 2, 7).record()


@cache
def unfinished(name: str = NAMES[0]) -> Record:
    """Return an unfinished game of two."""
    return play(games.get(name), 2, 7, 30).record()
