"""Plays many games, in one process or several, with the same results."""

from __future__ import annotations

import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor, as_completed
from time import monotonic
from typing import TYPE_CHECKING, Final

from sztab.core.action import Message, SztabError
from sztab.lab.plan import Plan, PlayedGame, Series, make_plan
from sztab.lab.report import Report, summarise

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from multiprocessing.synchronize import Event

    from sztab.core.game import AnyGame
    from sztab.core.toggle import Rules

    Progress = Callable[[int, int], None]

MAX_BATCH: Final = 16
"""Maximum games that a process takes at once: few enough for a smooth progress bar."""
CHECK_SECONDS: Final = 0.02
"""Seconds between two checks of a process whether it has to stop."""


def simulate(  # noqa: PLR0913 (what defines an experiment)
    game: AnyGame,
    rules: Rules,
    bots: Sequence[str],
    games: int,
    seed: int,
    *,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Report:
    """Let bots play against each other, and report the results.

    Each game depends only on the seed and its number, so `jobs` changes no result. A keyboard
    interrupt ends the simulation early; the report says how many games were played.

    Args:
        game: The game.
        rules: Its rules.
        bots: Names of bots, as `make_bot` takes them; they repeat if there are more seats. Bots
            rotate by one seat from game to game, so that each plays every seat equally often.
        games: How many games to play.
        seed: Where the seeds of the games come from.
        jobs: How many processes play. They are spawned, so with more than one, call this function
            under `if __name__ == "__main__":`.
        progress: Called with the numbers of games played and planned.
    """
    plan = make_plan(game, rules, bots, seed)
    played = play_games(plan, game, rules, games, jobs=jobs, progress=progress)
    return summarise(plan, games, played)


def play_games(  # noqa: PLR0913 (what to play, and how)
    plan: Plan,
    game: AnyGame,
    rules: Rules,
    games: int,
    *,
    jobs: int = 1,
    progress: Progress | None = None,
) -> list[PlayedGame]:
    """Play the games of a plan, in any order; a keyboard interrupt ends it early."""
    if games < 1 or jobs < 1:
        counts = {"games": str(games), "jobs": str(jobs)}
        raise SztabError(Message("simulation-empty", counts))
    collected = _Collected(games, progress)
    try:
        if jobs == 1:
            _run_in_process(plan, game, rules, collected)
        else:
            _run_in_pool(plan, min(jobs, games), collected)
    except KeyboardInterrupt:
        pass  # the games played so far are worth reporting
    return collected.played


class _Collected:
    """The games played so far."""

    def __init__(self, planned: int, progress: Progress | None) -> None:
        self.planned = planned
        self.played: list[PlayedGame] = []
        self._progress = progress

    def add(self, batch: Sequence[PlayedGame]) -> None:
        """Add games, in any order, and report the progress."""
        self.played.extend(batch)
        if self._progress is not None:
            self._progress(len(self.played), self.planned)


def _run_in_process(plan: Plan, game: AnyGame, rules: Rules, collected: _Collected) -> None:
    series = Series(plan, game, rules)
    for index in range(collected.planned):
        played = series.play(index)
        if played is not None:
            collected.add([played])


def _run_in_pool(plan: Plan, jobs: int, collected: _Collected) -> None:
    """Spread the games over processes, which stop within a fraction of a second on an interrupt."""
    context = multiprocessing.get_context("spawn")  # safe with threads, the same everywhere
    stop = context.Event()
    games = collected.planned
    size = max(1, min(MAX_BATCH, games // (jobs * 4)))
    with ProcessPoolExecutor(jobs, context, _set_up_process, (plan, stop)) as pool:
        futures = [
            pool.submit(_play_batch, list(range(start, min(start + size, games))))
            for start in range(0, games, size)
        ]
        try:
            for future in as_completed(futures):
                collected.add(future.result())
        except BaseException:
            stop.set()
            pool.shutdown(wait=False, cancel_futures=True)
            raise


class _PoolProcess:
    """The state of a process of the pool."""

    plan: Plan
    stop: Event
    series: Series | None = None
    checked: float = 0.0
    """When `stop` was last checked."""


def _set_up_process(plan: Plan, stop: Event) -> None:
    """Set up a process of the pool. Only the parent reacts to Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _PoolProcess.plan = plan
    _PoolProcess.stop = stop


def _play_batch(indices: list[int]) -> list[PlayedGame]:
    """Play some games in a process of the pool."""
    try:
        if _PoolProcess.series is None:
            _PoolProcess.series = Series(_PoolProcess.plan, *_PoolProcess.plan.rules())
        played = [_PoolProcess.series.play(index, _stopped) for index in indices]
    except SztabError as error:
        raise SztabError(error.complaint) from None  # this one can be pickled
    return [one for one in played if one is not None]


def _stopped() -> bool:
    """Return whether to stop. The event is checked now and then only, because that is slow."""
    now = monotonic()
    if now - _PoolProcess.checked < CHECK_SECONDS:
        return False
    _PoolProcess.checked = now
    return _PoolProcess.stop.is_set()
