"""Summaries of tables, stored beside the log: lists need not replay tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec import field

from sztab.server import wire
from sztab.server.store import SummaryRow
from sztab.server.tables import results, views
from sztab.server.tables.fingerprint import known
from sztab.server.tables.table import FINISHED, OPEN

if TYPE_CHECKING:
    from sztab.server.safety import Pass
    from sztab.server.store import TableRow
    from sztab.server.tables.table import Table


class TableSummary(results.Listed):
    """A table as lists show it, with what its players want to know at a glance."""

    to_move: int | None = None
    round: int = 0
    token_generations: tuple[int, ...] = field(default=(), name="grips")
    """How often each seat was left (-1: no person); older passes are void."""
    devices: tuple[int, ...] = ()
    """How many devices of each seat have exchanged a link; each link works once."""


def summary_row(table: Table) -> SummaryRow:
    """Return the row that the store keeps beside the log, to find tables by."""
    game = table.game.name
    return SummaryRow(
        status=table.status,
        public=table.terms.public,
        waits=table.waits(),
        game=game,
        listing=wire.send(summarise(table)),
        engine=known(game),
    )


def stopped_row(row: TableRow, engine: str) -> SummaryRow:
    """Return the row of a table that was stopped."""
    status: Literal["over", "closed"] = "closed" if row.summary.status == OPEN else FINISHED
    kept, listing = read_summary(row), row.summary.listing
    if kept is not None:
        listing = wire.send(msgspec.structs.replace(kept, status=status, to_move=None))
    return SummaryRow(
        status=status,
        public=row.summary.public,
        waits="",
        game=row.summary.game,
        listing=listing,
        engine=engine,
    )


def summarise(table: Table) -> TableSummary:
    """Return the summary of a table."""
    listed = msgspec.structs.asdict(views.listed(table))
    mover = table.to_move()
    generations = tuple(seat.token_generation if seat.has_person else -1 for seat in table.seats)
    devices = tuple(len(seat.devices) if table.opened.links else 0 for seat in table.seats)
    return TableSummary(
        **listed,
        to_move=mover if mover >= 0 else None,
        round=table.rounds(),
        token_generations=generations,
        devices=devices,
    )


def listed(row: TableRow) -> results.Listed:
    """Return a table as the public list shows it."""
    return msgspec.json.decode(row.summary.listing, type=results.Listed)


def read_summary(row: TableRow) -> TableSummary | None:
    """Return the stored summary of a table; None if it is from before summaries were stored."""
    if not row.summary.listing:
        return None
    kept = msgspec.json.decode(row.summary.listing, type=TableSummary)
    return kept if kept.token_generations else None


def is_good(kept: TableSummary, one: Pass) -> bool:
    """Return whether a pass to the table still opens its seat."""
    if (
        not 0 <= one.seat < len(kept.token_generations)
        or kept.token_generations[one.seat] != one.token_generation
    ):
        return False
    # The link from the opening is used up when the first device has exchanged it.
    return one.device > 0 or not any(kept.devices[one.seat : one.seat + 1])


def my_table(kept: TableSummary, one: Pass) -> results.MyTable | None:
    """Return the table for the holder of a pass; None if the pass is void."""
    if not is_good(kept, one):
        return None
    return results.MyTable(
        code=kept.code,
        seat=one.seat,
        game=kept.game,
        title=kept.title,
        status=kept.status,
        seats=kept.seats,
        preset=kept.preset,
        to_move=kept.to_move,
        round=kept.round,
        changed_at=kept.changed_at,
    )
