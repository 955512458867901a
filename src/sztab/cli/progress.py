"""Progress bars on stderr, shown in terminals only."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sztab.cli.terminal import output

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sztab.records import record


@contextmanager
def progress_bar(
    what: str, total: int | None = None, *, stays: bool = True
) -> Iterator[record.Progress]:
    """Show a progress bar; yield the function that updates it."""
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
