"""All mistakes of a component file, each with its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sztab.core.action import ContentError, Message
from sztab.core.content.lines import line_of

if TYPE_CHECKING:
    from sztab.core.content.lines import Place


class Errors:
    """Collects errors; each names the section, the card and the field."""

    def __init__(self) -> None:
        self.found: list[tuple[Place, Message]] = []
        self._about: set[Place] = set()
        self._in: set[Place] = set()

    def add(self, place: Place, problem: Message, row: str | int | None = None) -> None:
        """Add an error at a place in the file; `row` is the name or the number of the row."""
        where = str(place[0])
        if isinstance(row, int):
            said = Message("content-in-row", {"where": where, "row": str(row)}, cause=problem)
        else:
            where += "" if row is None else f", {row}"
            said = Message("content-in", {"where": where}, cause=problem)
        self.found.append((place, said))
        self._about.add(place)
        self._in.update(place[:length] for length in range(len(place) + 1))

    def is_about(self, place: Place) -> bool:
        """Return whether there is an error at exactly this place."""
        return place in self._about

    def is_in(self, place: Place) -> bool:
        """Return whether there is an error at the place or inside it."""
        return place in self._in

    def raise_any(self, file: str = "", lines: dict[Place, int] | None = None) -> None:
        """Raise ContentError with all errors, in the order of the file, if there are any.

        Data that did not come from a file has no lines.
        """
        if not self.found:
            return
        if lines is None:
            raise ContentError([Message("content-in-data", cause=one) for _, one in self.found])
        placed = sorted((line_of(lines, place), n) for n, (place, _) in enumerate(self.found))
        raise ContentError([at_line(file, line, self.found[n][1]) for line, n in placed])


def at_line(file: str, line: int, problem: Message) -> Message:
    """Return a complaint with its place."""
    return Message("content-at-line", {"file": file, "line": str(line)}, cause=problem)
