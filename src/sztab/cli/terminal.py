"""Styles, tables and paragraphs for terminals of any width and for output to files."""

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
"""Printed for an empty cell."""
MAX_NAME_WIDTH: Final = 30
"""Names up to this many characters are kept on one line, however narrow the window is."""
MANY_COLUMNS: Final = 5
"""A table with more columns than this is printed row by row if it does not fit."""

_MARKS: Final = re.compile(r"`([^`]+)`|\*([^*\s][^*]*)\*")


class SafeConsole(Console):
    """A console that writes unprintable characters of texts as escapes.

    Rich passes escape sequences in texts through to the terminal, so a player's name could move the
    cursor. Here only the sequences of Rich itself get through.
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
    """Return a console that prints texts unchanged: no markup, no highlighting, no emoji."""
    return SafeConsole(stderr=stderr, markup=False, highlight=False, emoji=False)


def grid(columns: Sequence[str] = ()) -> Table:
    """Return an empty table without borders, with headings if any column has a name."""
    table = Table(box=None, pad_edge=False, padding=(0, GAP, 0, 0), show_header=any(columns))
    for column in columns:
        table.add_column(Text(column, style=QUIET), header_style="", overflow="fold")
    return table


def show_section(console: Console, section: Section) -> None:
    """Print a section as a table, or row by row if it does not fit."""
    console.print(Text(section.title, style=HEADING))
    if len(section.columns) > MANY_COLUMNS and _width(section) > console.width:
        for row in section.rows:
            _show_row(console, section.columns, row)
        return
    table = grid(section.columns)
    if any(section.columns) and all(cell_len(row[0]) <= MAX_NAME_WIDTH for row in section.rows):
        table.columns[0].no_wrap = True
    for row in section.rows:
        table.add_row(*[Text(cell, style=NAME if n == 0 else "") for n, cell in enumerate(row)])
    console.print(Padding(table, (0, 0, 0, GAP), expand=False))


def _width(section: Section) -> int:
    """Return the width of the section without line breaks."""
    lines = [section.columns, *section.rows]
    cells = [max(cell_len(line[n]) for line in lines) for n in range(len(section.columns))]
    return GAP + sum(cells) + GAP * len(cells)


def _show_row(console: Console, columns: Sequence[str], row: Sequence[str]) -> None:
    """Print one row of a table that is too wide: its name, then the other cells."""
    console.print(Text(f"{row[0]}  {row[1]}", style=NAME))
    facts = [f"{c} {v}" for c, v in zip(columns[2:], row[2:], strict=True) if v]
    console.print(Padding(Text(", ".join(facts)), (0, 0, 0, 2 * GAP), expand=False))


def prose(text: str) -> Text:
    """Return a text of the rules with styles for `names` and *emphasis*."""
    result = Text()
    at = 0
    for mark in _MARKS.finditer(text):
        result.append(text[at : mark.start()])
        result.append(mark[1] or mark[2], style=NAME if mark[1] else "italic")
        at = mark.end()
    return result.append(text[at:])


def show_prose(console: Console, label: str, text: str) -> None:
    """Print an indented paragraph of the rules after its label."""
    line = Text.assemble((f"{label}: " if label else "", QUIET), prose(text))
    console.print(Padding(line, (0, 0, 0, GAP), expand=False))
