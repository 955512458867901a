"""Metrics: each has its name, and several workers add up."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from sztab.server.operations import metrics
from sztab.server.operations.metrics import CONTENT_TYPE, SHARED_FOLDER, Metrics

NAMES = {
    "sztab_moves": "counter",
    "sztab_refusals": "counter",
    "sztab_errors": "counter",
    "sztab_tables": "gauge",
    "sztab_live_tables": "gauge",
    "sztab_sockets": "gauge",
    "sztab_bot_waiting": "gauge",
    "sztab_commit_seconds": "histogram",
    "sztab_update_seconds": "histogram",
    "sztab_bot_seconds": "histogram",
}

WORKER = """
import sys
from sztab.server.operations.metrics import Metrics
m = Metrics()
m.moves.labels("toy").inc(3)
m.sockets.set(5)
m.tables.labels("open").set(2)
m.commit_seconds.observe(0.003)
print(m.render().decode())
if sys.argv[1] == "close":
    m.close()
"""


def samples(text: str) -> dict[str, float]:
    return {
        sample.name + "".join(f"|{value}" for value in sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_every_metric_is_there_under_its_name() -> None:
    text = Metrics().render().decode()
    found = {family.name: family.type for family in text_string_to_metric_families(text)}
    assert {name: found.get(name) for name in NAMES} == NAMES
    assert CONTENT_TYPE.startswith("text/plain")


def test_events_are_counted_and_timed() -> None:
    one = Metrics()
    one.moves.labels("toy").inc()
    one.refusals.labels("not-your-turn").inc(2)
    one.errors.inc()
    one.tables.labels("running").set(4)
    one.bot_seconds.labels("captain").observe(1.2)
    with one.update_seconds.time():
        pass
    found = samples(one.render().decode())
    assert found["sztab_moves_total|toy"] == 1
    assert found["sztab_refusals_total|not-your-turn"] == 2
    assert found["sztab_errors_total"] == 1
    assert found["sztab_tables|running"] == 4
    assert found["sztab_bot_seconds_count|captain"] == 1
    assert found["sztab_update_seconds_count"] == 1


def test_two_servers_in_one_process_do_not_share_numbers() -> None:
    one, other = Metrics(), Metrics()
    one.errors.inc()
    assert samples(other.render().decode())["sztab_errors_total"] == 0


def work(folder: Path, how: str) -> tuple[int, dict[str, float]]:
    """Let a worker count; return its process and the totals that it sees then."""
    environment = {**os.environ, SHARED_FOLDER: str(folder)}
    with subprocess.Popen(
        [sys.executable, "-c", WORKER, how], env=environment, stdout=subprocess.PIPE, text=True
    ) as process:
        text, _ = process.communicate(timeout=60)
    assert process.returncode == 0
    return process.pid, samples(text)


def test_workers_add_up_and_the_dead_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    killed, first = work(tmp_path, "die")
    _, second = work(tmp_path, "close")
    assert first["sztab_moves_total|toy"] == 3
    assert second["sztab_moves_total|toy"] == 6
    assert second["sztab_commit_seconds_count"] == 2
    assert second["sztab_sockets"] == 10
    assert second["sztab_tables|open"] == 2

    monkeypatch.setenv(SHARED_FOLDER, str(tmp_path))
    metrics.forget_worker(killed)
    _, third = work(tmp_path, "close")
    assert third["sztab_sockets"] == 5
    assert third["sztab_moves_total|toy"] == 9


def test_a_new_run_starts_at_zero(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "made"
    monkeypatch.setenv(SHARED_FOLDER, str(folder))
    metrics.forget_earlier_runs()
    work(folder, "die")
    metrics.forget_earlier_runs()
    assert work(folder, "die")[1]["sztab_moves_total|toy"] == 3


def test_one_server_alone_has_nothing_to_forget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(SHARED_FOLDER, raising=False)
    metrics.forget_earlier_runs()
    metrics.forget_worker(1)
    Metrics().close()
