"""Compares two builds of Sztab: games per second of simulations.

    python -m bench.simulate --before OLD/bin/python              # the sources here, compiled
    python -m bench.simulate --before OLD/bin/python --after NEW/bin/python --repeat 9

OLD and NEW are Pythons with Sztab installed, usually compiled. Both builds play the same games in
separate processes, in turns, one sample at a time, so that a slow minute affects both. Seconds are
CPU seconds, and a figure is the median of its samples. With random bots the
simulation is also compared with the bare engine: a loop of `advance`, `legal_actions` and `apply`
in the same process.
"""

from __future__ import annotations

import argparse
import gc
import json
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from bench.progress import progress
from bench.worker import ROOT

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import TextIO

SEED: Final = 1
MEASURE: Final = "--measure"
LOOP: Final = "loop"
"""The name of the bare engine, used like that of a bot."""


class Task(NamedTuple):
    """Games to play: which game, which bot, how many."""

    game: str
    players: int
    bot: str
    games: int


TASKS: Final = (
    Task("rush", 2, "greedy", 200),
    Task("rush", 2, "random", 400),
    Task("rush", 2, LOOP, 400),
    Task("rush", 4, "greedy", 200),
    Task("rush", 4, "random", 400),
    Task("rush", 4, LOOP, 400),
    Task("warsaw", 2, "greedy", 60),
    Task("warsaw", 2, "random", 2000),
    Task("warsaw", 2, LOOP, 2000),
    Task("battlegrounds", 2, "greedy", 60),
    Task("battlegrounds", 2, "random", 1000),
    Task("battlegrounds", 2, LOOP, 1000),
)


class Sample(NamedTuple):
    """The duration of a task."""

    games: int
    decisions: float
    seconds: float

    @property
    def games_per_second(self) -> float:
        """Games per CPU second."""
        return self.games / self.seconds

    @property
    def decisions_per_second(self) -> float:
        """Decisions of seats per CPU second."""
        return self.decisions / self.seconds


# In a process of each build


def measure(task: Task) -> Sample:
    """Carry out a task, after collecting the garbage of the one before."""
    gc.collect()
    start = process_time()
    decisions = _bare(task) if task.bot == LOOP else _simulated(task)
    return Sample(task.games, decisions, process_time() - start)


def _simulated(task: Task) -> float:
    from sztab import games  # noqa: PLC0415 (the parent needs no Sztab)
    from sztab.lab import simulate  # noqa: PLC0415 (the same)

    game = games.get(task.game)
    report = simulate(game, game.rules(task.players), [task.bot], task.games, SEED)
    return report.decisions * task.games


def _bare(task: Task) -> float:
    """Play random games with the bare engine."""
    from sztab import games  # noqa: PLC0415 (the parent needs no Sztab)
    from sztab.core.action import OVER  # noqa: PLC0415 (the same)
    from sztab.core.rng import Rng  # noqa: PLC0415 (the same)

    game, rng, decisions = games.get(task.game), Rng(SEED), 0
    rules = game.rules(task.players)
    for _ in range(task.games):
        state = game.new(rules)
        advance, legal_actions, apply, choice = (
            state.advance,
            state.legal_actions,
            state.apply,
            rng.choice,
        )
        while advance(rng) != OVER:
            apply(choice(legal_actions()))
            decisions += 1
    return float(decisions)


def serve() -> None:
    """Answer each task on standard input with a sample."""
    for line in sys.stdin:
        print(json.dumps(measure(Task(*json.loads(line)))), flush=True)


# In the process that compares


class Build:
    """A Python with Sztab, waiting for tasks."""

    def __init__(self, python: Path) -> None:
        self._python = python
        self._process = subprocess.Popen(
            [str(python), "-m", "bench.simulate", MEASURE],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._orders = cast("TextIO", self._process.stdin)
        self._answers = cast("TextIO", self._process.stdout)

    def measure(self, task: Task) -> Sample:
        """Take one sample."""
        self._orders.write(json.dumps(task) + "\n")
        self._orders.flush()
        line = self._answers.readline()
        if not line:
            raise SystemExit(f"{self._python} has exited; see its output above.")
        return Sample(*json.loads(line))

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


Samples = dict[Task, list[Sample]]


def compare(before: Build, after: Build, tasks: Sequence[Task], repeat: int) -> list[Samples]:
    """Let both builds carry out the tasks in turns; return the samples of each."""
    found: list[Samples] = [{task: [] for task in tasks} for _ in range(2)]
    with progress("measuring", repeat * len(tasks)) as step:
        for number in range(repeat):
            for task in tasks:
                step(f"{task.game} {task.players} {task.bot}")
                builds = list(zip((before, after), found, strict=True))
                for build, samples in builds if number % 2 else builds[::-1]:
                    samples[task].append(build.measure(task))
    return found


class Line(NamedTuple):
    """The results of one task: the medians of both builds."""

    task: Task
    before: float
    after: float

    @property
    def ratio(self) -> float:
        """Games per second of the new build, divided by those of the old one."""
        return self.after / self.before


def games_lines(before: Samples, after: Samples) -> list[Line]:
    """Return games per second of each task, including the bare engine."""
    return [
        Line(
            task,
            median(sample.games_per_second for sample in before[task]),
            median(sample.games_per_second for sample in after[task]),
        )
        for task in before
    ]


def engine_shares(samples: Samples) -> dict[tuple[str, int], float]:
    """Return the speed of simulations with random bots, relative to the bare engine."""
    rates = {
        task: median(sample.decisions_per_second for sample in taken)
        for task, taken in samples.items()
    }
    loops = {(task.game, task.players): rate for task, rate in rates.items() if task.bot == LOOP}
    return {
        (task.game, task.players): rate / loops[task.game, task.players]
        for task, rate in rates.items()
        if task.bot == "random" and (task.game, task.players) in loops
    }


def show(before: Samples, after: Samples) -> None:
    """Print the table."""
    print(f"{'game':<16}{'players':>8}{'bot':>9}{'before':>12}{'after':>12}{'ratio':>8}")
    for line in games_lines(before, after):
        task = line.task
        print(
            f"{task.game:<16}{task.players:>8}{task.bot:>9}"
            f"{line.before:>12,.1f}{line.after:>12,.1f}{line.ratio:>8.2f}"
        )
    print("Games per CPU second. Random bots: decisions/s relative to the bare engine:")
    old, new = engine_shares(before), engine_shares(after)
    for (game, players), share in new.items():
        print(f"{game:<16}{players:>8}{'':>9}{old[game, players]:>12.2f}{share:>12.2f}")


def raw(before: Samples, after: Samples) -> dict[str, Any]:
    """Return every sample as plain data."""
    return {"before": _plain(before), "after": _plain(after)}


def _plain(samples: Mapping[Task, Sequence[Sample]]) -> list[dict[str, Any]]:
    return [
        {**task._asdict(), "samples": [sample._asdict() for sample in taken]}
        for task, taken in samples.items()
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare two builds."""
    options = argparse.ArgumentParser(prog="python -m bench.simulate", description=__doc__)
    options.formatter_class = argparse.RawDescriptionHelpFormatter
    options.add_argument("--before", metavar="PYTHON", type=Path, required=True)
    options.add_argument(
        "--after", metavar="PYTHON", type=Path, help="by default, these sources, compiled"
    )
    options.add_argument("--repeat", type=int, default=9, help="samples per figure (default 9)")
    options.add_argument("--only", metavar="GAME", help="only this game")
    options.add_argument(
        "--json", metavar="FILE", type=Path, help="write every sample to this file"
    )
    chosen = options.parse_args(arguments)
    tasks = [task for task in TASKS if chosen.only in {None, task.game}]
    before, after = Build(chosen.before), Build(chosen.after or _built_here())
    try:
        samples = compare(before, after, tasks, chosen.repeat)
    finally:
        before.close()
        after.close()
    show(*samples)
    if chosen.json:
        chosen.json.write_text(json.dumps(raw(*samples), indent=1) + "\n", encoding="utf-8")
    return 0


def _built_here() -> Path:
    """Return a Python with these sources compiled; rebuild it if they have changed."""
    from bench.venvs import python_for  # noqa: PLC0415 (which the processes do not need)

    return python_for("compiled", lambda text: print(text, file=sys.stderr))


if __name__ == "__main__":
    if sys.argv[1:] == [MEASURE]:
        serve()
    else:
        sys.exit(main())
