"""An entry that waits to be committed."""

from __future__ import annotations

import asyncio

from sztab.server.store.rows import SummaryRow


class PendingEntry:
    """An entry in the commit queue; `done` gets the outcome. Entry 0 opens its table.

    `writer` is a unique id of this write, by which a retry recognises its own row.
    """

    __slots__ = ("at", "code", "done", "entry", "seq", "since", "summary", "writer")

    def __init__(  # noqa: PLR0913 (the columns of a row)
        self, code: str, seq: int, at: int, entry: bytes, summary: SummaryRow, *, writer: bytes
    ) -> None:
        self.code = code
        self.seq = seq
        self.at = at
        self.entry = entry
        self.summary = summary
        self.writer = writer
        loop = asyncio.get_running_loop()
        self.since = loop.time()
        self.done: asyncio.Future[None] = loop.create_future()
