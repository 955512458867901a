"""Sightings: how workers that share a database tell each other which seats are connected.

A row whose time is CONNECTED means that the worker has a connection to the seat for as long as the
worker lives, which its heartbeats show. So nothing needs to be written while players stay
connected. When the last connection to the seat ends, the row gets the time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import BigInteger, Integer, Text, bindparam, delete, select, text, update
from sqlalchemy.dialects.postgresql import ARRAY

from sztab.server.store.schema import BEATS, CHANNEL, PRESENCE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

CONNECTED: Final = 2**62
"""Instead of a time: the worker has a connection to the seat."""
HERE: Final = "here"
"""Sent instead of a sequence number when a player has connected or disconnected."""


class Sighting(NamedTuple):
    """A seat that this worker has, or had, a connection to."""

    code: str
    seat: int
    seen_at: int
    """When it was last seen, in milliseconds since 1970, or CONNECTED."""


class Seen(NamedTuple):
    """When another worker last saw a seat, and whether it was still connected then."""

    seat: int
    seen_at: int
    connected: bool


# The join leaves out tables that have expired meanwhile.
_NOTE: Final = text("""
    WITH noted AS (
        INSERT INTO presence (code, seat, worker, seen_at)
        SELECT new.code, new.seat, :worker, new.seen_at
        FROM unnest(:codes, :seats, :seen_ats) AS new (code, seat, seen_at)
        JOIN tables ON tables.code = new.code
        ON CONFLICT (code, seat, worker) DO UPDATE SET seen_at = excluded.seen_at
        RETURNING code
    )
    SELECT pg_notify(:channel, concat_ws(' ', :voice, code, :word))
    FROM (SELECT DISTINCT code FROM noted) AS codes
""").bindparams(
    bindparam("codes", type_=ARRAY(Text)),
    bindparam("seats", type_=ARRAY(Integer)),
    bindparam("seen_ats", type_=ARRAY(BigInteger)),
    bindparam("worker", type_=Text),
    bindparam("voice", type_=Text),
    bindparam("channel", CHANNEL, type_=Text),
    bindparam("word", HERE, type_=Text),
)


def note(connection: Connection, worker: str, voice: str, sightings: Sequence[Sighting]) -> None:
    """Store sightings of this worker and notify the others."""
    values = {
        "worker": worker,
        "voice": voice,
        "codes": [one.code for one in sightings],
        "seats": [one.seat for one in sightings],
        "seen_ats": [one.seen_at for one in sightings],
    }
    connection.execute(_NOTE, values)


def of_others(connection: Connection, code: str, worker: str) -> list[Seen]:
    """Return the sightings of all other workers, alive or dead, at a table."""
    query = (
        select(PRESENCE.c.seat, PRESENCE.c.seen_at, BEATS.c.at)
        .outerjoin(BEATS, BEATS.c.worker == PRESENCE.c.worker)
        .where(PRESENCE.c.code == code, PRESENCE.c.worker != worker)
    )
    found = []
    for seat, seen_at, beat in connection.execute(query):
        connected = seen_at == CONNECTED
        found.append(Seen(seat, (beat or 0) if connected else seen_at, connected=connected))
    return found


def part(connection: Connection, worker: str, at: int) -> None:
    """Note that a worker has no connections any more, since `at`."""
    connection.execute(
        update(PRESENCE)
        .where(PRESENCE.c.worker == worker, PRESENCE.c.seen_at == CONNECTED)
        .values(seen_at=at)
    )


def bury(connection: Connection, before: int) -> None:
    """End the connections of dead workers at their last beat, before that beat is deleted."""
    connection.execute(
        update(PRESENCE)
        .where(
            PRESENCE.c.worker == BEATS.c.worker,
            BEATS.c.at < before,
            PRESENCE.c.seen_at == CONNECTED,
        )
        .values(seen_at=BEATS.c.at)
    )


def forget(connection: Connection, before: int) -> None:
    """Delete sightings that are too old to matter."""
    connection.execute(delete(PRESENCE).where(PRESENCE.c.seen_at < before))
