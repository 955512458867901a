"""The leak test finds randomly planted leaks: through any outlet, of any secret.

`SZTAB_SOAK=100 pytest tests/server/playing/test_plants_are_found.py` tries a hundred, of which 95
must be found; by default there are a few. The last line says how many were.
"""

from __future__ import annotations

import asyncio
from itertools import count
from typing import TYPE_CHECKING, Final

from sztab.server import app
from sztab.server.tables import scheduler
from tests.server.doubles import InlineJobs
from tests.server.figures import Record, counted
from tests.server.playing.leak_search import examine, play_recorded
from tests.server.playing.parallel import rare_garbage_collection
from tests.server.playing.planted_leaks import Plant, plan
from tests.server.playing.recorded_table import Amount
from tests.server.playing.traces import Leak
from tests.server.playing.variants import SOAK
from tests.server.servers import inside, sqlite

if TYPE_CHECKING:
    import io
    from pathlib import Path

    import pytest

FIRST: Final = 200
"""The first plant of the long run: earlier ones were used to improve the leak test."""
QUICK: Final = (2, 18, 98)
"""By default the order of choices, a replay and an error page."""
GAMES: Final = 8
"""Games after which a plant that never leaked is replaced by another one."""
AMOUNT: Final = Amount(0, 80, 0.5) if SOAK else Amount(0, 40, 0.5)
"""A part of a game; the long run of the leak test plays games to their ends."""
SHARE: Final = 0.95


def test_planted_leaks_are_found(
    tmp_path: Path,
    server_log: io.StringIO,
    monkeypatch: pytest.MonkeyPatch,
    record_property: Record,
) -> None:
    monkeypatch.setattr(scheduler, "ADVISER", "lieutenant")  # the captain thinks for a second
    wanted = SOAK or len(QUICK)
    counts = {"planted": 0, "found": 0, "silent": 0}
    missed = []
    numbers = count(FIRST) if SOAK else iter(QUICK)
    while counts["planted"] < wanted:
        plant = Plant(plan(next(numbers)))
        folder = tmp_path / str(plant.plan.number)
        folder.mkdir()
        with monkeypatch.context() as patch, rare_garbage_collection():
            # The plant must also be present where replays are made.
            patch.setattr(app, "JobPools", lambda *_: InlineJobs())
            plant.put(patch)
            found = asyncio.run(_find(plant, folder, server_log))
        record_property(str(plant.plan), found[:200] or f"told {plant.told} times")
        counts["planted" if found or plant.told else "silent"] += 1
        counts["found"] += bool(found)
        if plant.told and not found:
            missed.append(f"{plant.plan}: told {plant.told} times")
    counted(record_property, "Planted leaks", counts)
    assert counts["found"] >= SHARE * counts["planted"], missed


async def _find(plant: Plant, folder: Path, log: io.StringIO) -> str:
    """Return the message with which the plant was found, or nothing if it was not."""
    planned = plant.plan
    log.seek(0)
    log.truncate()  # logged by the previous plant
    async with inside(sqlite(folder)) as server:
        for number in range(GAMES):
            recorded = await play_recorded(server, planned.variant, f"{planned}/{number}", AMOUNT)
            told = plant.told
            try:
                await examine(server, recorded, log, share=1.0)
            except Leak as leak:
                return str(leak)
            if told:
                break
    return ""
