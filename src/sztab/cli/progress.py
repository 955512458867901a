"""Progress bars on stderr, for people who wait at a terminal."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sztab.cli.terminal import output

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sztab.records.record import Watch


@contextmanager
def progress_bar(what: str, total: int | None = None, *, stays: bool = True) -> Iterator[Watch]:
    """Show a bar while something is done; yields what to call with how much of it is."""
    console = output(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns,
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
        transient=not stays,
    ) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done, of: bar.update(task, completed=done, total=of)
