"""A table played again from its log, for whoever was away longer than the memory reaches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sztab.core.action import SztabError
from sztab.server import entries, wire
from sztab.server.live import follow
from sztab.server.table import Refusal, Table
from sztab.server.table.table import Outdated

if TYPE_CHECKING:
    from sztab.server.store import LogRow


def fresh(code: str, rows: list[LogRow]) -> Table:
    """Return the table as it was opened; Refusal if it cannot be played with what is installed."""
    opened = entries.decode(rows[0].entry)
    if not isinstance(opened, entries.Opened):
        raise Refusal("broken", f"The log of table {code} does not begin with its opening.")
    try:
        return Table(code, opened, rows[0].at)
    except Outdated as error:
        raise Refusal("outdated", str(error)) from None
    except SztabError as error:
        raise Refusal("outdated", f"Table {code} cannot be opened any more: {error}") from None


def retell(code: str, rows: list[LogRow], viewer: int, after: int, limit: int) -> list[wire.Update]:
    """Play a table again, and tell what the viewer may know of what came after `after`."""
    table = fresh(code, rows)
    updates: list[wire.Update] = []
    if after < 0:
        updates.append(wire.Update(0, rows[0].at, wire.News("opened")))
    for row in rows[1:]:
        if len(updates) >= limit:
            break
        happening = follow(table, entries.decode(row.entry), row.at)
        if row.seq > after:
            updates.append(happening.told(table, viewer))
    return updates


def last_of(updates: list[wire.Update], after: int) -> int:
    """Return the sequence number that these updates reach."""
    return updates[-1].seq if updates else after
