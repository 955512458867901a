"""What is kept beside the log of a table: enough to list it without playing it again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from sztab.server import wire
from sztab.server.api import schemas
from sztab.server.store import SummaryRow
from sztab.server.tables import views
from sztab.server.tables.fingerprint import known
from sztab.server.tables.table import FINISHED, OPEN

if TYPE_CHECKING:
    from sztab.server.safety import Pass
    from sztab.server.store import TableRow
    from sztab.server.tables.table import Table


class TableSummary(schemas.Listed):
    """A table as lists show it, and what its players want to know at a glance."""

    to_move: int | None = None
    round: int = 0
    grips: tuple[int, ...] = ()
    """For each seat how often it was left: an older pass is void."""
    devices: tuple[int, ...] = ()
    """For each seat how many devices have exchanged a link: after the first, that one is void."""


def summarise(table: Table) -> SummaryRow:
    """Return what the store keeps beside the log, to find tables by."""
    listing, game = wire.send(shelve(table)), table.game.name
    engine = known(game)
    return SummaryRow(table.status, table.terms.public, table.waits(), game, listing, engine)


def summarise_stopped(row: TableRow, engine: str) -> SummaryRow:
    """Return what the store keeps of a table that goes on no more."""
    status: Literal["over", "closed"] = "closed" if row.summary.status == OPEN else FINISHED
    kept, listing = taken_down(row), row.summary.listing
    if kept is not None:
        listing = wire.send(msgspec.structs.replace(kept, status=status, to_move=None))
    return SummaryRow(status, row.summary.public, "", row.summary.game, listing, engine)


def shelve(table: Table) -> TableSummary:
    """Return the table as it is kept."""
    listed = msgspec.structs.asdict(views.listed(table))
    mover = table.to_move()
    grips = tuple(seat.grip if seat.has_person else -1 for seat in table.seats)
    devices = tuple(len(seat.devices) if table.opened.links else 0 for seat in table.seats)
    return TableSummary(
        **listed,
        to_move=mover if mover >= 0 else None,
        round=table.rounds(),
        grips=grips,
        devices=devices,
    )


def listed(row: TableRow) -> schemas.Listed:
    """Return a table as the public list shows it."""
    return msgspec.json.decode(row.summary.listing, type=schemas.Listed)


def taken_down(row: TableRow) -> TableSummary | None:
    """Return a table as it was kept; None if it was stored before that was done."""
    if not row.summary.listing:
        return None
    kept = msgspec.json.decode(row.summary.listing, type=TableSummary)
    return kept if kept.grips else None


def is_good(kept: TableSummary, one: Pass) -> bool:
    """Return whether a pass to the table still opens its seat."""
    if not 0 <= one.seat < len(kept.grips) or kept.grips[one.seat] != one.grip:
        return False
    # A link is used up when the first device has come with it.
    return one.device > 0 or not any(kept.devices[one.seat : one.seat + 1])


def mine(kept: TableSummary, one: Pass) -> schemas.MyTable | None:
    """Return the table as the holder of a pass is told of it; None if the pass is void."""
    if not is_good(kept, one):
        return None
    return schemas.MyTable(
        kept.code, one.seat, kept.game, kept.title, kept.status, kept.seats, kept.preset,
        kept.to_move, kept.round, kept.changed_at,
    )  # fmt: skip
