"""Plays real games on a store of its own, under a recorder; run as a program.

Every acknowledged move is appended to the file `acknowledged` in the same folder, so the journal
shows when each was acknowledged.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
from pathlib import Path
from typing import Final, cast

from sztab.server import wire
from sztab.server.operations.metrics import Metrics
from sztab.server.safety.tokens import Passes
from sztab.server.store import Store, database
from sztab.server.tables.options import SeatPlan, TableOptions
from sztab.server.tables.service import TableService
from sztab.server.tables.table import RUNNING
from sztab.server.tables.worker_state import WorkerState
from sztab.server.workers.bot_pool import BotPool
from sztab.server.workers.job_pools import JobPools
from tests.server.doubles import InlineJobs, QuickBots
from tests.server.power.journal import NOTES

GAMES: Final = ("warsaw", "battlegrounds", "rush")
SESSIONS: Final = 3
"""The store is closed and reopened: that ends one write-ahead log and begins another."""
CHECKPOINT: Final = "PRAGMA wal_autocheckpoint = 60"
"""After 60 pages instead of 1,000, for many checkpoints in which the power can fail."""


class Table:
    """Two players who move at random, and record what was acknowledged."""

    def __init__(self, hub: TableService, game: str, notes: int) -> None:
        self._hub = hub
        self._terms = TableOptions(game, [SeatPlan("person"), SeatPlan("person")])
        self._notes = notes
        self._code = ""
        self._chance = random.Random(game)

    async def play(self, moves: int) -> None:
        for number in range(moves):
            live = self._hub.state.live.get(self._code)
            if live is None or live.table.status != RUNNING:
                opened = await self._hub.open(self._terms)
                self._code = opened.code
                self._note(opened.seq, "")
                live = self._hub.state.live[self._code]
            table, mark = live.table, f"{self._code}-{number}"
            action = self._chance.choice(table.play.state.legal_actions())
            move = wire.MoveRequest(table.turn, table.play.notation.format(action), mark)
            answer = await self._hub.handle(live, table.to_move(), move)
            assert isinstance(answer, wire.OkMessage), answer
            self._note(answer.done, mark)

    def _note(self, seq: int, mark: str) -> None:
        os.write(self._notes, f"{self._code} {seq} {mark}\n".encode())


async def play(folder: Path, moves: int) -> None:
    """Play this number of moves in total."""
    notes = os.open(folder / NOTES, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    for _ in range(SESSIONS):
        store = await Store.open(f"sqlite:///{folder / 'sztab.db'}")
        hub = TableService(
            WorkerState(
                store,
                cast("BotPool", QuickBots()),
                cast("JobPools", InlineJobs()),
                Passes(await store.secret()),
                Metrics(),
            )
        )
        share = moves // SESSIONS // len(GAMES) + 1
        await asyncio.gather(*(Table(hub, game, notes).play(share) for game in GAMES))
        await hub.close()
        await store.close()
    os.close(notes)


def main(folder: str, moves: str, synchronous: str) -> None:
    """Play in a folder, with the given value of SQLite's setting `synchronous`."""
    pragmas = [one.replace("= FULL", f"= {synchronous}") for one in database._PRAGMAS]
    assert f"PRAGMA synchronous = {synchronous}" in pragmas
    database._PRAGMAS = (*pragmas, CHECKPOINT)  # type: ignore[misc, assignment]
    asyncio.run(play(Path(folder), int(moves)))


if __name__ == "__main__":
    main(*sys.argv[1:])
