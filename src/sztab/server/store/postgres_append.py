"""The fast path on PostgreSQL: append entries in a single autocommitted statement.

Nearly every write appends one entry to an existing table. A round trip costs about as much as the
commit itself, and this statement needs one round trip where a `Batch` needs six.
"""

from __future__ import annotations

from collections import Counter

from sqlalchemy import BigInteger, Boolean, Connection, Integer, LargeBinary, Text, bindparam, text
from sqlalchemy.dialects.postgresql import ARRAY

from sztab.server.store.database import Database
from sztab.server.store.pending_entry import PendingEntry
from sztab.server.store.schema import CHANNEL

_APPEND = text("""
    WITH new AS (
        SELECT * FROM unnest(
            :codes, :seqs, :ats, :writers, :entries,
            :statuses, :publics, :waits, :games, :listings, :engines
        ) AS new (code, seq, at, writer, entry, status, public, waits, game, listing, engine)
    ), changed AS (
        UPDATE tables SET
            seq = new.seq, changed_at = new.at, status = new.status, public = new.public,
            waits = new.waits, game = new.game, listing = new.listing,
            engine = new.engine
        FROM new WHERE tables.code = new.code AND tables.seq = new.seq - 1
        RETURNING tables.code
    ), logged AS (
        INSERT INTO log (code, seq, at, writer, entry)
        SELECT code, seq, at, writer, entry FROM new JOIN changed USING (code)
        RETURNING code, seq, writer
    )
    SELECT writer, pg_notify(:channel, concat_ws(' ', :worker, code, seq)) FROM logged
""").bindparams(
    bindparam("codes", type_=ARRAY(Text)),
    bindparam("seqs", type_=ARRAY(Integer)),
    bindparam("ats", type_=ARRAY(BigInteger)),
    bindparam("writers", type_=ARRAY(LargeBinary)),
    bindparam("entries", type_=ARRAY(LargeBinary)),
    bindparam("statuses", type_=ARRAY(Text)),
    bindparam("publics", type_=ARRAY(Boolean)),
    bindparam("waits", type_=ARRAY(Text)),
    bindparam("games", type_=ARRAY(Text)),
    bindparam("listings", type_=ARRAY(LargeBinary)),
    bindparam("engines", type_=ARRAY(Text)),
    bindparam("channel", CHANNEL, type_=Text),
    bindparam("worker", type_=Text),
)


async def append_in_one_statement(
    database: Database, worker: str, writes: list[PendingEntry]
) -> set[bytes]:
    """Append the entries that follow their table's latest; return the write ids of those written.

    First entries, and several entries of one table, are left to `Batch`.
    """
    times = Counter(one.code for one in writes)
    plain = [one for one in writes if one.seq > 0 and times[one.code] == 1]
    if not plain:
        return set()

    def append(connection: Connection) -> set[bytes]:
        return {row.writer for row in connection.execute(_APPEND, _columns(worker, plain))}

    return await database.read(append)


def _columns(worker: str, writes: list[PendingEntry]) -> dict[str, object]:
    summaries = [one.summary for one in writes]
    return {
        "worker": worker,
        "codes": [one.code for one in writes],
        "seqs": [one.seq for one in writes],
        "ats": [one.at for one in writes],
        "writers": [one.writer for one in writes],
        "entries": [one.entry for one in writes],
        "statuses": [one.status for one in summaries],
        "publics": [one.public for one in summaries],
        "waits": [one.waits for one in summaries],
        "games": [one.game for one in summaries],
        "listings": [one.listing for one in summaries],
        "engines": [one.engine for one in summaries],
    }
