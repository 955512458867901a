"""No client learns what it must not know, whatever it requests.

In random games of every game, all messages are compared with the truth; see `leak_search`. By
default the test plays parts of three games of each; `SZTAB_SOAK=300 pytest -n 2
tests/server/playing/test_leaks.py` plays three hundred of each to their ends, and
`SZTAB_SLICE=2/10` only the second tenth of them. The last line says how much was compared.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from sztab.server.tables import scheduler
from tests.server.figures import Record, counted
from tests.server.playing.leak_search import check_leaks
from tests.server.playing.parallel import in_parallel, rare_garbage_collection
from tests.server.playing.recorded_table import Amount
from tests.server.playing.traces import Leak
from tests.server.playing.variants import (
    SOAK,
    Variant,
    a_few,
    installed,
    mixture,
    sliced,
    turns,
    variants,
)
from tests.server.servers import Inside, inside, sqlite

if TYPE_CHECKING:
    import io
    from pathlib import Path

GAMES = SOAK or 3
CHUNK = 10 if SOAK else 3
AMOUNT = Amount(0, 0, 0.25) if SOAK else Amount(150, 20)
SHARE = 1.0 if SOAK else 0.4
"""The fraction of the positions and plies that are compared with their shadows."""


def _chosen() -> list[tuple[Variant, int]]:
    """Return the games by variant and number: presets in turn, and as often mixed toggles."""
    chosen = []
    for game in installed():
        presets = variants(game)
        half = (GAMES + 1) // 2
        found = turns(presets, half) if SOAK else a_few(presets, half)
        found += [mixture(game, number) for number in range(GAMES - len(found))]
        chosen += [(variant, number) for number, variant in enumerate(found)]
    return chosen


def _batches() -> list[list[tuple[Variant, int]]]:
    chosen = _chosen()
    return [chosen[at : at + CHUNK] for at in range(0, len(chosen), CHUNK)]


@pytest.mark.parametrize(
    "batch", sliced(_batches()), ids=lambda batch: f"{batch[0][0]}-{batch[0][1]}"
)
def test_no_client_learns_hidden_information(
    batch: list[tuple[Variant, int]],
    tmp_path: Path,
    server_log: io.StringIO,
    monkeypatch: pytest.MonkeyPatch,
    record_property: Record,
) -> None:
    monkeypatch.setattr(scheduler, "ADVISER", "lieutenant")  # the captain thinks for a second
    seen: Counter[str] = Counter(games=0, leaks=0)
    leaks: list[str] = []

    async def check(server: Inside, variant: Variant, number: int) -> None:
        name = f"{variant}/{number}"
        try:
            found = await check_leaks(server, variant, name, AMOUNT, server_log, share=SHARE)
        except Leak as leak:
            leaks.append(f"{name}: {leak}")
            return
        seen.update(found, games=1)

    async def play() -> None:
        async with inside(sqlite(tmp_path)) as server:
            await in_parallel(check(server, *one) for one in batch)

    with rare_garbage_collection():
        asyncio.run(play())
    seen["leaks"] = len(leaks)
    counted(record_property, "Leak test", seen)
    assert not leaks
    assert min(seen[what] for what in ("messages", "positions", "plies", "answers", "questions"))
    assert seen["plies"] > seen["plies that reveal"]
