"""Plays many games, in one process or several; the results do not depend on how many."""

from __future__ import annotations

import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TYPE_CHECKING, Final

from sztab.core.action import SztabError
from sztab.lab.plan import Outcome, Plan, make_plan, play_game
from sztab.lab.report import Report, summarise

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from multiprocessing.synchronize import Event

    from sztab.core.game import Game
    from sztab.core.toggle import Rules

    Progress = Callable[[int, int], None]

BATCH: Final = 16
"""The most games that a process takes at once: few enough for a lively progress bar."""


def simulate(  # noqa: PLR0913 (what defines an experiment)
    game: Game,
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
        raise SztabError(f"At least one game and one job are needed, not {games} and {jobs}.")
    plan = make_plan(game, rules, bots, seed)
    outcomes = _Outcomes(games, progress)
    try:
        if jobs == 1:
            _run_here(plan, game, rules, outcomes)
        else:
            _run_there(plan, min(jobs, games), outcomes)
    except KeyboardInterrupt:
        pass  # what there is so far is worth reporting
    return summarise(plan, games, outcomes.played)


class _Outcomes:
    """Collects what was played and tells how far it is."""

    def __init__(self, planned: int, progress: Progress | None) -> None:
        self.planned = planned
        self.played: list[Outcome] = []
        self._progress = progress

    def add(self, batch: Sequence[Outcome]) -> None:
        """Take the next games, in any order."""
        self.played.extend(batch)
        if self._progress is not None:
            self._progress(len(self.played), self.planned)


def _run_here(plan: Plan, game: Game, rules: Rules, outcomes: _Outcomes) -> None:
    for index in range(outcomes.planned):
        outcome = play_game(plan, game, rules, index, _never)
        if outcome is not None:
            outcomes.add([outcome])


def _never() -> bool:
    return False


def _run_there(plan: Plan, jobs: int, outcomes: _Outcomes) -> None:
    """Spread the games over processes; on an interrupt they stop within one decision."""
    context = multiprocessing.get_context("spawn")  # safe with threads, the same everywhere
    stop = context.Event()
    games = outcomes.planned
    size = max(1, min(BATCH, games // (jobs * 4)))
    with ProcessPoolExecutor(jobs, context, _enter, (plan, stop)) as pool:
        futures = [
            pool.submit(_play_batch, list(range(start, min(start + size, games))))
            for start in range(0, games, size)
        ]
        try:
            for future in as_completed(futures):
                outcomes.add(future.result())
        except BaseException:
            stop.set()
            pool.shutdown(wait=False, cancel_futures=True)
            raise


class _Worker:
    """What a process of the pool knows."""

    plan: Plan
    stop: Event
    rules: tuple[Game, Rules] | None = None


def _enter(plan: Plan, stop: Event) -> None:
    """Prepare a process: the parent alone answers the keyboard."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _Worker.plan = plan
    _Worker.stop = stop


def _play_batch(indices: list[int]) -> list[Outcome]:
    """Play some games in a process of the pool."""
    try:
        if _Worker.rules is None:
            _Worker.rules = _Worker.plan.rules()
        game, rules = _Worker.rules
        stopped = _Worker.stop.is_set
        played = [play_game(_Worker.plan, game, rules, index, stopped) for index in indices]
    except SztabError as error:
        raise SztabError(str(error)) from None  # plain enough to travel between processes
    return [outcome for outcome in played if outcome is not None]
