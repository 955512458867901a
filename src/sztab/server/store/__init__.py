"""Storage of tables: SQLite for a single server, PostgreSQL for several workers."""

from sztab.server.store.errors import Conflict, Damaged, Gone, StoreDown, Taken
from sztab.server.store.migration import upgrade
from sztab.server.store.rows import Beat, LogRow, SummaryRow, TableRow
from sztab.server.store.sightings import CONNECTED, Seen, Sighting
from sztab.server.store.store import Store

__all__ = [
    "CONNECTED",
    "Beat",
    "Conflict",
    "Damaged",
    "Gone",
    "LogRow",
    "Seen",
    "Sighting",
    "Store",
    "StoreDown",
    "SummaryRow",
    "TableRow",
    "Taken",
    "upgrade",
]
