"""Which of two bots is stronger: many games in which each plays every side equally often."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sztab.lab.plan import PlanBySide, make_plan
from sztab.lab.simulation import play_games
from sztab.lab.statistics import Share

if TYPE_CHECKING:
    from sztab.core.game import AnyGame
    from sztab.core.toggle import Rules
    from sztab.lab.plan import PlayedGame
    from sztab.lab.simulation import Progress


@dataclass(frozen=True)
class Comparison:
    """How much a bot won against its opponent."""

    bot: str
    opponent: str
    wins: Share


def compare(  # noqa: PLR0913 (what defines an experiment)
    game: AnyGame,
    rules: Rules,
    bot: str,
    opponent: str,
    games: int,
    *,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Comparison:
    """Let two bots play against each other, and count what the first one won.

    The bots exchange sides from game to game, and game n has seed n: the same call gives the same
    result. `jobs` and `progress` are those of `simulate`.
    """
    plan = make_plan(game, rules, [bot, opponent], 0, PlanBySide)
    played = play_games(plan, game, rules, games, jobs=jobs, progress=progress)
    won = sum(won_by(one, one.index % 2) for one in played)
    return Comparison(bot, opponent, Share(won, len(played)))


def won_by(played: PlayedGame, side: int) -> float:
    """Return what a side won: 1, or its share of a tie."""
    return played.wins[played.sides.index(side)]
