"""An entry on its way to the disk."""

from __future__ import annotations

import asyncio

from sztab.server.store.rows import SummaryRow


class Write:
    """An entry that waits to be written; `done` gets the outcome. Entry 0 opens its table."""

    __slots__ = ("at", "code", "done", "entry", "seq", "since", "summary", "writer")

    def __init__(  # noqa: PLR0913 (what is written)
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
