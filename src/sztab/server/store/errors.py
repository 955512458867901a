"""Errors of the store."""

from __future__ import annotations

from sztab.core.action import SztabError


class Taken(SztabError):
    """A table with this code already exists."""

    def __init__(self, code: str) -> None:
        super().__init__(f"Table {code} already exists: choose another code.")


class Conflict(SztabError):
    """Another worker wrote this entry first: read the log again."""

    def __init__(self, code: str, seq: int, head: int) -> None:
        super().__init__(
            f"Entry {seq} of table {code} was not written: its latest entry is now {head}."
            " Read the table again, then decide."
        )


class Gone(Conflict):
    """The table does not exist, or no longer exists."""

    def __init__(self, code: str) -> None:
        SztabError.__init__(
            self, f"There is no table {code}: it has expired or never existed. Open a new one."
        )


class StoreDown(SztabError):
    """The database did not answer in time. It is unknown whether an entry was written."""


class Damaged(StoreDown):
    """Pages of the database are damaged; retrying does not help."""

    def __init__(self) -> None:
        super().__init__(
            "The database is damaged here, so this table cannot be used; other tables may still"
            " work. The server's log says what to do."
        )
