"""What can go wrong when an entry is written."""

from __future__ import annotations

from sztab.core.action import SztabError


class Taken(SztabError):
    """A table with this code exists already."""

    def __init__(self, code: str) -> None:
        super().__init__(f"There is a table {code} already: choose another code.")


class Conflict(SztabError):
    """Another worker has written this entry first: read the log again."""

    def __init__(self, code: str, seq: int, head: int) -> None:
        super().__init__(
            f"Entry {seq} of table {code} was not written: its latest entry is {head} by now."
            " Look at the table again, then decide."
        )


class Gone(Conflict):
    """There is no such table, or not any more."""

    def __init__(self, code: str) -> None:
        SztabError.__init__(
            self, f"There is no table {code}: it has ended long ago or never was. Open a new one."
        )


class StoreDown(SztabError):
    """The database did not do it in time. It is not known whether an entry was written."""


class Damaged(StoreDown):
    """Pages of the database are damaged: trying again does not help."""

    def __init__(self) -> None:
        super().__init__(
            "The database is damaged here, so this cannot be used; other tables may be. The"
            " server's log says what to do."
        )
