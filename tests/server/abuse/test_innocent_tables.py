"""No game suffers from what other clients do to the server.

`SZTAB_SOAK=1 pytest tests/server/abuse/test_innocent_tables.py` runs every attack against a server
with the default limits. It compares the worst ping of an innocent table during the attack with the
worst ping before it, and likewise the time in which a newcomer opens a table. Attacks on several
workers are repeated with two on PostgreSQL. The figures are printed as a table. By default a few
attacks run briefly, and the test measures work instead: the CPU time of the longest callback of the
server's event loop.
"""

from __future__ import annotations

import asyncio
from statistics import median
from typing import TYPE_CHECKING, Final, NamedTuple

import pytest

from sztab.server.safety import Limits
from tests.server.abuse.attack_process import OVERTIME, running_attack
from tests.server.abuse.attacks import Attack, every
from tests.server.abuse.callback_times import longest_callback
from tests.server.abuse.innocent_table import innocents
from tests.server.figures import Record, tabled
from tests.server.playing.variants import SOAK, sliced
from tests.server.postgres import postgres
from tests.server.servers import Outside, inside, sqlite

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.abuse.innocent_table import Innocents

__all__ = ["postgres"]

ROUNDS: Final = 3
SETTLING: Final = 1.0
MEASURED: Final = 6.0
"""Seconds of the control, and of the attack."""
AFTERWARDS: Final = 2.0
"""Seconds after the attack that are measured, too."""
FACTOR: Final = 3
SLACK: Final = 0.050
QUICK: Final = ("churn", "garbage_messages")
CALLBACKS: Final = 2000
"""Callbacks to measure in the quick test; most of them are caused by the attack."""
ENOUGH: Final = 30.0
"""Maximum seconds until then, on the slowest machine."""
MAX_SECONDS: Final = 0.025
"""Seconds of CPU for one callback, interpreted; generous, because machines differ."""


class Worst(NamedTuple):
    """The longest ping, and the longest time to open a table, in seconds."""

    ping: float
    arrival: float


class Measured(NamedTuple):
    """One round: before the attack, during it, and whether a player lost on time."""

    control: Worst
    attack: Worst
    flagged: bool


@pytest.mark.slow
@pytest.mark.skipif(not SOAK, reason="only in the long runs: SZTAB_SOAK=1")
@pytest.mark.parametrize("attack", sliced(every()), ids=lambda attack: attack.name)
def test_innocent_tables_answer_during_an_attack(
    attack: Attack, tmp_path: Path, record_property: Record
) -> None:
    rounds = []
    for number in range(ROUNDS):
        folder = tmp_path / str(number)
        folder.mkdir()
        rounds.append(_round(Outside(sqlite(folder), limits=Limits()), attack))
    _judge(attack, "1 worker", rounds, record_property)


@pytest.mark.slow
@pytest.mark.skipif(not SOAK, reason="only in the long runs: SZTAB_SOAK=1")
@pytest.mark.parametrize(
    "attack", sliced([one for one in every() if one.shared]), ids=lambda attack: attack.name
)
def test_innocent_tables_answer_during_an_attack_on_two_workers(
    attack: Attack, request: pytest.FixtureRequest, record_property: Record
) -> None:
    cluster = request.getfixturevalue("postgres")
    rounds = []
    for _ in range(ROUNDS):
        database = cluster.take_database()
        rounds.append(_round(Outside(database, workers=2, limits=Limits()), attack))
        cluster.give_back(database)
    _judge(attack, "2 workers, PostgreSQL", rounds, record_property)


def _round(server: Outside, attack: Attack) -> Measured:
    server.start()
    try:
        return asyncio.run(_measure(server.url, attack))
    finally:
        server.kill()


async def _measure(url: str, attack: Attack) -> Measured:
    async with innocents(url) as table:
        await asyncio.sleep(SETTLING)
        table.forget()
        control = await _worst(table, MEASURED)
        with running_attack(attack.name, url, MEASURED) as process:
            table.forget()
            await asyncio.to_thread(process.wait, MEASURED + OVERTIME)
            attacked = await _worst(table, AFTERWARDS)
            return Measured(control, attacked, table.flagged)


async def _worst(table: Innocents, seconds: float) -> Worst:
    """Measure for some seconds more."""
    await asyncio.sleep(seconds)
    return Worst(table.worst(), table.worst_arrival())


def _judge(attack: Attack, server: str, rounds: list[Measured], record: Record) -> None:
    """Compare the medians, and record them for the table."""
    control = _median([one.control for one in rounds])
    worst = _median([one.attack for one in rounds])
    row = {
        "attack": attack.name.replace("_", " "),
        "server": server,
        "worst ping, idle": _ms(control.ping),
        "worst ping, attack": _ms(worst.ping),
        "ratio": f"{worst.ping / control.ping:.1f}",
        "allowed": _ms(_allowed(control.ping)),
        "opening a table, idle": _ms(control.arrival),
        "opening a table, attack": _ms(worst.arrival),
    }
    tabled(record, "Worst times of innocent people, medians of three rounds", row)
    assert not any(one.flagged for one in rounds), "an innocent player lost on time"
    assert worst.ping <= _allowed(control.ping), row
    assert worst.arrival <= _allowed(control.arrival), row


def _median(found: list[Worst]) -> Worst:
    return Worst(median(one.ping for one in found), median(one.arrival for one in found))


def _allowed(control: float) -> float:
    return FACTOR * control + SLACK


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:.0f} ms"


@pytest.mark.parametrize("name", QUICK)
def test_no_callback_blocks_the_loop_during_an_attack(name: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(sqlite(tmp_path), limits=Limits()) as server, innocents(server.url):
            await asyncio.sleep(0.1)  # everything that is loaded once is loaded now
            with running_attack(name, server.url, ENOUGH) as process, longest_callback() as longest:
                while longest.number < CALLBACKS and process.poll() is None:  # noqa: ASYNC110 (the server cannot tell)
                    await asyncio.sleep(0.02)
                process.kill()
            assert longest.number >= CALLBACKS
            assert longest.seconds < MAX_SECONDS, longest.name

    asyncio.run(run())


def test_the_meter_notices_a_callback_that_blocks_the_loop(tmp_path: Path) -> None:
    async def run() -> None:
        with longest_callback() as longest:
            asyncio.get_running_loop().call_soon(_waste)
            await asyncio.sleep(0.01)
        assert longest.seconds > 0.001
        assert "_waste" in longest.name

    asyncio.run(run())


def _waste() -> None:
    for _ in range(200_000):
        pass
