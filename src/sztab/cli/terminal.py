"""How things look in a terminal: wide or narrow, with colours or piped into a file."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from rich.console import Console
from rich.padding import Padding
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from sztab.core.text import escape

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rich.console import ConsoleOptions, RenderableType

    from sztab.core.game import Section

HEADING: Final = "bold cyan"
NAME: Final = "bold"
QUIET: Final = "dim"
GAP: Final = 2
NONE: Final = "—"
"""What stands where nothing is."""
LONGEST_NAME: Final = 30
"""A name of so many characters is not broken into two lines, however narrow the window."""
MANY_COLUMNS: Final = 5
"""A table with more columns than this is not squeezed but told row by row."""

_MARKS: Final = re.compile(r"`([^`]+)`|\*([^*\s][^*]*)\*")


class SafeConsole(Console):
    """A console on which a text cannot do anything but be read.

    Rich passes escape sequences in texts through to the terminal. Here only its own get there.
    """

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        """Render as Rich does, with unprintable characters of texts written as escapes."""
        for segment in super().render(renderable, options):
            if segment.control:
                yield segment
            else:
                yield Segment(escape(segment.text), segment.style)


def output(*, stderr: bool = False) -> Console:
    """Return a console that prints texts as they are, without markup and without side effects."""
    return SafeConsole(stderr=stderr, markup=False, highlight=False, emoji=False)


def grid(columns: Sequence[str] = ()) -> Table:
    """Return an empty table without lines; with a head if columns are named."""
    table = Table(box=None, pad_edge=False, padding=(0, GAP, 0, 0), show_header=any(columns))
    for column in columns:
        table.add_column(Text(column, style=QUIET), header_style="", overflow="fold")
    return table


def show_section(console: Console, section: Section) -> None:
    """Print a part of a table: as columns where they fit, else row by row."""
    console.print(Text(section.title, style=HEADING))
    if len(section.columns) > MANY_COLUMNS and _width(section) > console.width:
        for row in section.rows:
            _show_row(console, section.columns, row)
        return
    table = grid(section.columns)
    if any(section.columns) and all(cell_len(row[0]) <= LONGEST_NAME for row in section.rows):
        table.columns[0].no_wrap = True
    for row in section.rows:
        table.add_row(*[Text(cell, style=NAME if n == 0 else "") for n, cell in enumerate(row)])
    console.print(Padding(table, (0, 0, 0, GAP), expand=False))


def _width(section: Section) -> int:
    """Return how wide the section would like to be."""
    lines = [section.columns, *section.rows]
    cells = [max(cell_len(line[n]) for line in lines) for n in range(len(section.columns))]
    return GAP + sum(cells) + GAP * len(cells)


def _show_row(console: Console, columns: Sequence[str], row: Sequence[str]) -> None:
    """Print one row of a table that is too wide: its name, then what it says."""
    console.print(Text(f"{row[0]}  {row[1]}", style=NAME))
    facts = [f"{c} {v}" for c, v in zip(columns[2:], row[2:], strict=True) if v]
    console.print(Padding(Text(", ".join(facts)), (0, 0, 0, 2 * GAP), expand=False))


def prose(text: str) -> Text:
    """Return a text of the rules with its `names` and *stresses* as styles."""
    result = Text()
    at = 0
    for mark in _MARKS.finditer(text):
        result.append(text[at : mark.start()])
        result.append(mark[1] or mark[2], style=NAME if mark[1] else "italic")
        at = mark.end()
    return result.append(text[at:])


def show_prose(console: Console, label: str, text: str) -> None:
    """Print an indented paragraph of the rules, with what it is."""
    line = Text.assemble((f"{label}: " if label else "", QUIET), prose(text))
    console.print(Padding(line, (0, 0, 0, GAP), expand=False))
