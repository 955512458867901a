"""What is kept beside the log of a table: enough to list it without playing it again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sztab.server import bodies, wire
from sztab.server.store import Summary
from sztab.server.table import showing
from sztab.server.table.table import OPEN

if TYPE_CHECKING:
    from sztab.server.safety import Pass
    from sztab.server.store import TableRow
    from sztab.server.table import Table


class Shelved(bodies.Listed):
    """A table as lists show it, and what its players want to know at a glance."""

    to_move: int | None = None
    round: int = 0
    grips: tuple[int, ...] = ()
    """For each seat how often it was left: an older pass is void."""


def summarise(table: Table) -> Summary:
    """Return what the store keeps beside the log, to find tables by."""
    listing = wire.send(shelve(table))
    return Summary(table.status, table.terms.public, table.waits(), table.game.name, listing)


def shelve(table: Table) -> Shelved:
    """Return the table as it is kept."""
    listed = msgspec.structs.asdict(showing.listed(table))
    mover = table.to_move()
    rounds = 0 if table.status == OPEN else table.game.summary(table.play.state).rounds
    grips = tuple(seat.grip if seat.has_person else -1 for seat in table.seats)
    return Shelved(**listed, to_move=mover if mover >= 0 else None, round=rounds, grips=grips)


def listed(row: TableRow) -> bodies.Listed:
    """Return a table as the public list shows it."""
    return msgspec.json.decode(row.summary.listing, type=bodies.Listed)


def taken_down(row: TableRow) -> Shelved | None:
    """Return a table as it was kept; None if it was stored before that was done."""
    if not row.summary.listing:
        return None
    kept = msgspec.json.decode(row.summary.listing, type=Shelved)
    return kept if kept.grips else None


def mine(kept: Shelved, one: Pass) -> bodies.MyTable | None:
    """Return the table as the holder of a pass is told of it; None if the pass is void."""
    if not 0 <= one.seat < len(kept.grips) or kept.grips[one.seat] != one.grip:
        return None
    return bodies.MyTable(
        kept.code, one.seat, kept.game, kept.title, kept.status, kept.seats, kept.preset,
        kept.to_move, kept.round, kept.changed_at,
    )  # fmt: skip
