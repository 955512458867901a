"""Where tables are kept: SQLite for one server, PostgreSQL for several workers."""

from sztab.server.store.errors import Conflict, Gone, StoreDown, Taken
from sztab.server.store.migrating import upgrade
from sztab.server.store.rows import LogRow, Summary, TableRow
from sztab.server.store.store import Store

__all__ = [
    "Conflict",
    "Gone",
    "LogRow",
    "Store",
    "StoreDown",
    "Summary",
    "TableRow",
    "Taken",
    "upgrade",
]
