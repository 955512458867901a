"""The usual case on PostgreSQL in one statement, which is its own transaction.

Nearly all writes are the next entry of some table. Each way to the database and back costs about as
much as the commit, and this needs one instead of six.
"""

from __future__ import annotations

from collections import Counter

from sqlalchemy import BigInteger, Boolean, Connection, Integer, LargeBinary, Text, bindparam, text
from sqlalchemy.dialects.postgresql import ARRAY

from sztab.server.store.database import Database
from sztab.server.store.schema import CHANNEL
from sztab.server.store.write import Write

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


async def append_quickly(database: Database, worker: str, writes: list[Write]) -> set[bytes]:
    """Write what follows on the latest entries; return the marks of what was written."""
    times = Counter(one.code for one in writes)
    plain = [one for one in writes if one.seq > 0 and times[one.code] == 1]
    if not plain:
        return set()

    def append(connection: Connection) -> set[bytes]:
        return {row.writer for row in connection.execute(_APPEND, _columns(worker, plain))}

    return await database.read(append)


def _columns(worker: str, writes: list[Write]) -> dict[str, object]:
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
