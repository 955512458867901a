"""Plays many games, in one process or several; the results do not depend on how many."""

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

BATCH: Final = 16
"""The most games that a process takes at once: few enough for a lively progress bar."""
ASK_EVERY: Final = 0.02
"""Seconds between two questions of a process whether it has to stop."""


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
    """Let bots play against each other and count.

    Bots are named as for `make_bot`; fewer than the seats repeat. They move on by one seat from
    game to game, so that each plays every seat equally often. Each game depends only on the seed
    and its number. A keyboard interrupt ends the simulation early: the report says how early.

    With several jobs, processes are spawned: call it under `if __name__ == "__main__":`.
    """
    if games < 1 or jobs < 1:
        counts = {"games": str(games), "jobs": str(jobs)}
        raise SztabError(Message("simulation-empty", counts))
    plan = make_plan(game, rules, bots, seed)
    collected = _Collected(games, progress)
    try:
        if jobs == 1:
            _run_here(plan, game, rules, collected)
        else:
            _run_there(plan, min(jobs, games), collected)
    except KeyboardInterrupt:
        pass  # what there is so far is worth reporting
    return summarise(plan, games, collected.played)


class _Collected:
    """Collects what was played and tells how far it is."""

    def __init__(self, planned: int, progress: Progress | None) -> None:
        self.planned = planned
        self.played: list[PlayedGame] = []
        self._progress = progress

    def add(self, batch: Sequence[PlayedGame]) -> None:
        """Take the next games, in any order."""
        self.played.extend(batch)
        if self._progress is not None:
            self._progress(len(self.played), self.planned)


def _run_here(plan: Plan, game: AnyGame, rules: Rules, collected: _Collected) -> None:
    series = Series(plan, game, rules)
    for index in range(collected.planned):
        played = series.play(index)
        if played is not None:
            collected.add([played])


def _run_there(plan: Plan, jobs: int, collected: _Collected) -> None:
    """Spread the games over processes; on an interrupt they stop almost at once."""
    context = multiprocessing.get_context("spawn")  # safe with threads, the same everywhere
    stop = context.Event()
    games = collected.planned
    size = max(1, min(BATCH, games // (jobs * 4)))
    with ProcessPoolExecutor(jobs, context, _enter, (plan, stop)) as pool:
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


class _Worker:
    """What a process of the pool knows."""

    plan: Plan
    stop: Event
    series: Series | None = None
    asked: float = 0.0
    """When it was last asked whether to stop."""


def _enter(plan: Plan, stop: Event) -> None:
    """Prepare a process: the parent alone answers the keyboard."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _Worker.plan = plan
    _Worker.stop = stop


def _play_batch(indices: list[int]) -> list[PlayedGame]:
    """Play some games in a process of the pool."""
    try:
        if _Worker.series is None:
            _Worker.series = Series(_Worker.plan, *_Worker.plan.rules())
        played = [_Worker.series.play(index, _stopped) for index in indices]
    except SztabError as error:
        raise SztabError(error.complaint) from None  # plain enough to travel between processes
    return [one for one in played if one is not None]


def _stopped() -> bool:
    """Return whether to stop; the parent is asked only now and then, for that takes longer."""
    now = monotonic()
    if now - _Worker.asked < ASK_EVERY:
        return False
    _Worker.asked = now
    return _Worker.stop.is_set()
