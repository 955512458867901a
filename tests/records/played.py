"""Games that were really played, for tests of records."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from sztab import games
from sztab.bots import make_bot
from sztab.core.rng import Rng
from sztab.records import Match, Record

if TYPE_CHECKING:
    from sztab.core.game import Game

NAMES = games.names()


def play(
    game: Game, players: int, seed: int, decisions: int | None = None, bot: str = "random"
) -> Match:
    """Return a match after so many decisions of bots, or at its end."""
    return finish(Match(game, game.rules(players), seed), decisions, bot)


def finish(match: Match, decisions: int | None = None, bot: str = "random") -> Match:
    """Let bots decide so often, or to the end; return the match."""
    players = match.rules.players
    match.seats = (bot,) * players
    match.date = "2026-11-15"
    bots = {s: make_bot(bot, match.game, Rng(f"{match.seed}/{s}")) for s in range(players)}
    made = 0
    while (decisions is None or made < decisions) and match.step(bots):
        made += 1
    return match


@cache
def finished(name: str = NAMES[0]) -> Record:
    """Return a finished game of two."""
    return play(games.get(name), 2, 7).record()


@cache
def unfinished(name: str = NAMES[0]) -> Record:
    """Return a game of two that still goes on."""
    return play(games.get(name), 2, 7, 30).record()
