"""The updates of a table, replayed from its log for clients that missed more than memory holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from sztab.core.action import SztabError
from sztab.server import wire
from sztab.server.tables import log
from sztab.server.tables.live_table import follow
from sztab.server.tables.table import Table
from sztab.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sztab.server.tables.live_table import AppliedEntry


class Logged(Protocol):
    """An entry of a log."""

    @property
    def seq(self) -> int: ...

    @property
    def at(self) -> int: ...

    @property
    def entry(self) -> bytes: ...


def fresh(code: str, rows: Sequence[Logged]) -> Table:
    """Return the table as it was opened; Refusal if the installed game does not know its rules."""
    opened = log.decode(rows[0].entry)
    if not isinstance(opened, log.Opened):
        raise Refusal("broken", f"The log of table {code} does not begin with its opening.")
    try:
        return Table(code, opened, rows[0].at)
    except SztabError as error:
        raise Refusal("outdated", f"Table {code} cannot be opened any more: {error}") from error


class TableHistory:
    """The entries of a table with their events; it grows with the log.

    Every entry is replayed only once.
    """

    def __init__(self, code: str, opening: Logged) -> None:
        self._table = fresh(code, [opening])
        self._opened_at = opening.at
        self._entries: list[AppliedEntry] = []

    @property
    def seq(self) -> int:
        """The sequence number of the last entry."""
        return self._table.seq

    def follow(self, rows: Iterable[Logged]) -> None:
        """Replay further entries; ValueError if one is missing."""
        for row in rows:
            if row.seq != self._table.seq + 1:
                raise ValueError("entries are missing")
            self._entries.append(follow(self._table, log.decode(row.entry), row.at))

    def updates(self, viewer: int, after: int, limit: int) -> list[wire.UpdateMessage]:
        """Return the updates after an entry for a viewer, at most `limit`."""
        updates: list[wire.UpdateMessage] = []
        if after < 0:
            updates.append(wire.UpdateMessage(0, self._opened_at, wire.News("opened")))
        first = max(after, 0)
        chosen = self._entries[first : first + limit - len(updates)]
        return updates + [one.update_for(self._table, viewer) for one in chosen]


def last_of(updates: list[wire.UpdateMessage], after: int) -> int:
    """Return the sequence number of the last update, or `after` if there is none."""
    return updates[-1].seq if updates else after
