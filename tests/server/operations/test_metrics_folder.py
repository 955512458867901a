"""The shared metrics folder: removed with its server, and after killed servers, too."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from typing import TYPE_CHECKING

import pytest

from sztab.server.operations.metrics_folder import (
    MIN_STALE_AGE,
    PREFIX,
    VARIABLE,
    remove_stale,
    shared_metrics,
)

if TYPE_CHECKING:
    from pathlib import Path

DIE = f"""
import os
from sztab.server.operations.metrics_folder import shared_metrics
with shared_metrics():
    print(os.environ["{VARIABLE}"], flush=True)
    os._exit(9)
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A temporary folder for this test alone."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.delenv(VARIABLE, raising=False)
    return tmp_path


def aged(path: Path) -> Path:
    """Return the folder, with an old modification time."""
    then = time.time() - 2 * MIN_STALE_AGE
    os.utime(path, (then, then))
    return path


def made(folder: Path, *files: str) -> Path:
    path = folder / f"{PREFIX}old"
    path.mkdir(mode=0o700)
    for file in files:
        (path / file).touch()
    return aged(path)


def test_it_is_removed_when_the_server_ends(folder: Path) -> None:
    with shared_metrics():
        (path,) = folder.iterdir()
        assert os.environ[VARIABLE] == str(path)
        (path / "counter_1.db").touch()
    assert not list(folder.iterdir())
    assert VARIABLE not in os.environ


def test_it_is_removed_when_the_server_fails(folder: Path) -> None:
    with pytest.raises(SystemExit), shared_metrics():
        raise SystemExit(3)
    assert not list(folder.iterdir())


def test_one_that_the_operator_names_stays(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = folder / "numbers"
    own.mkdir()
    monkeypatch.setenv(VARIABLE, str(own))
    with shared_metrics():
        assert [*folder.iterdir()] == [own]
    assert [*folder.iterdir()] == [own]


def test_that_of_a_killed_server_is_removed_at_the_next_start(folder: Path) -> None:
    environment = {**os.environ, "TMPDIR": str(folder)}
    subprocess.run([sys.executable, "-c", DIE], env=environment, check=False)
    (path,) = folder.iterdir()
    remove_stale()
    assert path.exists()  # it could belong to a server that is just starting
    aged(path)
    with shared_metrics():
        assert not path.exists()


def test_that_of_a_running_server_stays(folder: Path) -> None:
    with shared_metrics():
        (path,) = folder.iterdir()
        aged(path)
        remove_stale()
        assert path.exists()


def test_one_without_a_lock_stays_while_its_workers_run(folder: Path) -> None:
    path = made(folder, "counter_1.db", f"gauge_livesum_{os.getpid()}.db")
    remove_stale()
    assert path.exists()
    (path / f"gauge_livesum_{os.getpid()}.db").unlink()
    (path / "server.lock").unlink()
    (path / "counter_1.db").rename(path / "counter_4194305.db")  # no process has this id
    aged(path)
    remove_stale()
    assert not path.exists()


def test_links_and_folders_of_others_stay(folder: Path) -> None:
    treasure = folder / "treasure"
    treasure.mkdir(mode=0o700)
    (treasure / "gold").touch()
    (folder / f"{PREFIX}link").symlink_to(aged(treasure))
    shared = made(folder)
    shared.chmod(0o777)
    remove_stale()
    assert (treasure / "gold").exists()
    assert (folder / f"{PREFIX}link").is_symlink()
    assert shared.exists()


def test_a_link_inside_leads_nowhere(folder: Path) -> None:
    treasure = folder / "treasure"
    treasure.mkdir()
    (treasure / "gold").touch()
    path = made(folder)
    (path / "inside").symlink_to(treasure)
    aged(path)
    remove_stale()
    assert not path.exists()
    assert (treasure / "gold").exists()
