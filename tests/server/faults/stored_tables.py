"""Tables written directly into the store, and logs changed behind the server's back."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, update

from sztab import games
from sztab.server.store.schema import BEATS, LOG, TABLES
from sztab.server.tables import log
from sztab.server.tables.checks import check_value
from sztab.server.tables.fingerprint import fingerprint
from sztab.server.tables.proposals import Proposal, starting
from sztab.server.tables.summary import summary_row
from sztab.server.tables.table import Table
from tests.server.faults.audit import opened_store

if TYPE_CHECKING:
    from sztab.server.store import Store
    from sztab.server.tables.options import TableOptions

Change = Callable[[bytes], bytes]


def opening(terms: TableOptions) -> log.Opened:
    """Return the first entry of a table under the installed rules."""
    game = games.get(terms.game)
    rules = game.rules(len(terms.seats), terms.settings, terms.preset or None)
    return log.Opened(terms, game.version, rules.card_hash, "7")


async def write_table(store: Store, code: str, terms: TableOptions, moves: int = 0) -> None:
    """Write a table with a running game and this many moves."""
    at, opened = int(time.time() * 1000), opening(terms)
    fingerprint(terms.game)
    table = Table(code, opened, at)
    await store.create(code, at, log.encode(opened), summary_row(table))
    for _ in range(moves + 1):
        proposal = starting(table) if table.seq == 0 else _any_move(table)
        table.follow(proposal.entry, at, proposal.step)
        data = log.encode(proposal.entry)
        await store.append(code, table.seq, at, data, summary_row(table))


def _any_move(table: Table) -> Proposal:
    play, seat = table.play, table.to_move()
    step = play.decide(seat, play.notation.format(play.state.legal_actions()[0]))
    text, chance = play.notation.format(step.move.action), play.words(step.move.chance)
    check = check_value(table.game, step.state)
    return Proposal(log.Moved(seat, text, chance, check=check), step)


async def write_tables(database: str, terms: dict[str, TableOptions], moves: int = 0) -> None:
    async with opened_store(database) as store:
        for code, one in terms.items():
            await write_table(store, code, one, moves)


async def change_entry(database: str, code: str, seq: int, change: Change) -> None:
    """Change an entry of the log, as a failing disk might."""
    async with opened_store(database) as store:
        await change_entry_in(store, code, seq, change)


async def change_entry_in(store: Store, code: str, seq: int, change: Change) -> None:
    """Change an entry of the log in a store that is in use."""
    row = next(row for row in await store.read(code) if row.seq == seq)
    which = (LOG.c.code == code) & (LOG.c.seq == seq)
    statement = update(LOG).where(which).values(entry=change(row.entry))
    await store._database.transact(lambda connection: connection.execute(statement))


async def remove_entry(database: str, code: str, seq: int) -> None:
    """Remove an entry from the log."""
    async with opened_store(database) as store:
        statement = delete(LOG).where((LOG.c.code == code) & (LOG.c.seq == seq))
        await store._database.transact(lambda connection: connection.execute(statement))


async def age(database: str, milliseconds: int) -> None:
    """Move all timestamps into the past."""
    async with opened_store(database) as store:
        statements = [
            update(LOG).values(at=LOG.c.at - milliseconds),
            update(BEATS).values(at=BEATS.c.at - milliseconds),
            update(TABLES).values(
                created_at=TABLES.c.created_at - milliseconds,
                changed_at=TABLES.c.changed_at - milliseconds,
            ),
        ]
        await store._database.transact(
            lambda connection: [connection.execute(one) for one in statements]
        )


def with_fields(**fields: object) -> Change:
    """Return a function that changes single fields of an entry."""

    def change(data: bytes) -> bytes:
        return msgspec.json.encode({**msgspec.json.decode(data), **fields})

    return change
