"""A progress bar on standard error, of Rich if it is installed, else a counter."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rich.progress import Progress as RichProgress
    from rich.progress import TaskID

WIDTH = 60


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[str], None]]:
    """Return a function to call with a label before each of `total` steps."""
    try:
        rich = import_module("rich.progress")
    except ModuleNotFoundError:
        yield _counter(title, total)
        return
    console = import_module("rich.console").Console(stderr=True)
    columns = (
        rich.TextColumn("{task.fields[title]}"),
        rich.BarColumn(),
        rich.MofNCompleteColumn(),
        rich.TimeRemainingColumn(),
        rich.TextColumn("{task.description}"),
    )
    with rich.Progress(*columns, console=console, transient=True, refresh_per_second=2) as bar:
        task = bar.add_task("", total=total, title=title)
        yield _bar(bar, task)


def _bar(bar: RichProgress, task: TaskID) -> Callable[[str], None]:
    """Advance the bar of Rich: a step is done when the next one begins."""
    begun = 0

    def step(label: str) -> None:
        nonlocal begun
        bar.update(task, completed=begun, description=label)
        begun += 1

    return step


def _counter(title: str, total: int) -> Callable[[str], None]:
    """Count on one line of a terminal, and print nothing elsewhere."""
    begun = 0

    def step(label: str) -> None:
        nonlocal begun
        begun += 1
        if sys.stderr.isatty():
            line = f"{title} {begun}/{total} {label}"[:WIDTH].ljust(WIDTH)
            sys.stderr.write(f"\r{line}" if begun < total else f"\r{' ' * WIDTH}\r")
            sys.stderr.flush()

    return step
