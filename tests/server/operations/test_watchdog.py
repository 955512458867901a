"""The watchdog measures the lag of the loop, and names the culprit without leaking secrets."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from pathlib import Path
from typing import Any

import pytest

import sztab
from sztab.catalogue.rulebook import Rulebook, load_rulebook
from sztab.server.operations.lags import Lags
from sztab.server.operations.metrics import Metrics
from sztab.server.operations.watchdog import WARN_EVERY, Watchdog, culprit
from tests.server.doubles import T0, in_loop


class Seconds:
    """A clock that is set by the test."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Watched:
    """A watchdog whose ticks are triggered by the test."""

    def __init__(self) -> None:
        self.seconds = Seconds()
        self.lags = Lags()
        self.metrics = Metrics()
        self.dog = Watchdog(self.lags, self.metrics, self.now, self.seconds)
        self.dog._stopped.set()  # no sampling thread
        self.dog.start()

    def now(self) -> int:
        return T0 + int((self.seconds.now - 1000.0) * 1000)

    def hold(self, seconds: float, by: str = "") -> None:
        """Block the loop for this long beyond the next tick."""
        self.seconds.now = self.dog._due + seconds
        self.dog._culprit = by
        assert self.dog._timer is not None
        self.dog._timer.cancel()
        self.dog._tick()

    def sample(self, name: str) -> float:
        found = self.metrics.registry.get_sample_value(name)
        assert found is not None
        return found


@in_loop
async def test_lag_is_counted() -> None:
    watched = Watched()
    for seconds in (0.0, 0.3, 0.02):
        watched.hold(seconds)
    assert watched.sample("sztab_loop_lag_seconds_count") == 4
    assert watched.sample("sztab_loop_lag_seconds_sum") == pytest.approx(0.32)
    assert watched.sample("sztab_loop_longest_seconds") == pytest.approx(0.3)
    watched.dog.close()


@in_loop
async def test_only_lag_above_fifty_milliseconds_is_kept() -> None:
    watched = Watched()
    watched.hold(0.045)
    assert watched.lags.within(0, watched.now()) == 0
    watched.hold(2.0)
    assert watched.lags.within(0, watched.now()) == pytest.approx(2000, abs=1)
    watched.dog.close()


@in_loop
async def test_the_current_lag_counts_too() -> None:
    watched = Watched()
    watched.seconds.now += 3.0
    assert watched.lags.within(0, watched.now()) == pytest.approx(2990, abs=1)
    watched.hold(3.0)  # the same three seconds
    assert watched.lags.within(0, watched.now()) == pytest.approx(3000, abs=1)
    watched.dog.close()
    assert watched.lags.current() == 0


@in_loop
async def test_the_culprit_is_logged_but_not_every_time(caplog: pytest.LogCaptureFixture) -> None:
    watched = Watched()
    with caplog.at_level(logging.INFO, logger="sztab.server.operations.watchdog"):
        for _ in range(5):
            watched.hold(0.2, by="GET /api/games in catalogue/rulebook.py:1 search")
        assert len(caplog.messages) == 1
        assert "held for 200 ms" in caplog.messages[0]
        assert "by GET /api/games in catalogue/rulebook.py:1 search" in caplog.messages[0]
        watched.hold(WARN_EVERY)
    assert "and 4 times since the last warning" in caplog.messages[1]
    assert "perhaps a busy machine" in caplog.messages[1]
    assert [one.levelname for one in caplog.records] == ["WARNING", "INFO"]
    watched.dog.close()


@in_loop
async def test_a_blocked_real_loop_is_noticed(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Rulebook, "find", lambda *_: time.sleep(0.15))
    lags, metrics = Lags(), Metrics()
    dog = Watchdog(lags, metrics, lambda: int(time.time() * 1000))

    async def search() -> None:
        load_rulebook("rush").search("szp_secret")

    load_rulebook("rush")  # read before the watchdog starts
    dog.start()
    await asyncio.sleep(0.02)
    with caplog.at_level(logging.WARNING, logger="sztab.server.operations.watchdog"):
        await asyncio.create_task(search(), name="GET /api/games/{game}/rules?search")
        await asyncio.sleep(0.02)
    dog.close()
    (message,) = caplog.messages
    assert "by GET /api/games/{game}/rules?search in catalogue/rulebook.py:" in message
    assert "search" in message.rpartition("rulebook.py")[2]
    assert "szp_" not in message
    assert lags.within(0, 2**62) > 50


@in_loop
async def test_unnamed_tasks_are_named_by_their_coroutine() -> None:
    loop, here = asyncio.get_running_loop(), threading.get_ident()

    async def busy() -> str:
        told: list[str] = []
        thread = threading.Thread(target=lambda: told.append(culprit(loop, here)))
        thread.start()
        thread.join()
        return told[0]

    assert "busy" in await asyncio.create_task(busy())
    assert await asyncio.create_task(busy(), name="message move") == "message move"


def test_the_starter_of_the_loop_is_not_blamed() -> None:
    """The frames below every callback belong to the code that runs the loop until it ends."""
    told: list[str] = []

    async def rest() -> None:
        loop, here = asyncio.get_running_loop(), threading.get_ident()
        loop.call_soon(lambda: told.append(culprit(loop, here)))  # from a callback: no task runs
        await asyncio.sleep(0.01)

    place = Path(sztab.__file__).with_name("cli") / "started.py"
    names: dict[str, Any] = {"run": lambda: asyncio.run(rest())}
    exec(compile("def start(): run()", str(place), "exec"), names)  # noqa: S102 (our own text)
    names["start"]()
    assert told == [""]
