"""Nobody is told what they may not know, whatever they ask for.

In random games of every game all that anybody is told is compared with what really was; see
`leaks`. By default a few games of each game; `SZTAB_SOAK=300 pytest
tests/server/playing/test_leaks.py` tries three hundred of each, to their ends.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from sztab.server import waking
from tests.server.playing.leaks import check_leaks
from tests.server.playing.prying import Amount
from tests.server.playing.variants import (
    SOAK,
    Variant,
    a_few,
    installed,
    mixture,
    turns,
    variants,
)
from tests.server.running import inside, sqlite

if TYPE_CHECKING:
    import io
    from pathlib import Path

GAMES = SOAK or 4
CHUNK = 5
AMOUNT = Amount(0, 0, 0.25) if SOAK else Amount(150, 20)
SHARE = 0.1 if SOAK else 0.4
"""Of the positions so many are compared, in a game that is played to its end."""


def _chosen() -> list[tuple[Variant, int]]:
    """List the games by variant and number: presets in turn, and as often a mixture of toggles."""
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


@pytest.mark.parametrize("batch", _batches(), ids=lambda batch: f"{batch[0][0]}-{batch[0][1]}")
def test_nobody_is_told_what_they_may_not_know(
    batch: list[tuple[Variant, int]],
    tmp_path: Path,
    server_log: io.StringIO,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(waking, "ADVISER", "lieutenant")  # the captain thinks for a second
    seen: Counter[str] = Counter()

    async def play() -> None:
        async with inside(sqlite(tmp_path)) as server:
            for variant, number in batch:
                name = f"{variant}/{number}"
                found = await check_leaks(server, variant, name, AMOUNT, server_log, share=SHARE)
                seen.update(found)

    asyncio.run(play())
    assert min(seen[what] for what in ("messages", "positions", "plies", "answers", "questions"))
    assert seen["plies"] > seen["plies that reveal"]
