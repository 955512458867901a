"""The power fails: whatever is left on the disk has every acknowledged move.

A process plays real games while a preloaded library records its writes and syncs. From that journal
the test rebuilds files as a power cut could have left them. A few dozen cuts by default;
`SZTAB_SOAK=500 pytest tests/server/power --log-cli-level=INFO` tries that many of each kind.
"""

from __future__ import annotations

import logging
import os
import random
import shutil
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from sztab.server.tables import log
from tests.server.power.journal import KINDS, NOTES, Disk, Step, read_steps

LOG = logging.getLogger(__name__)
ASKED = int(os.environ.get("SZTAB_SOAK", "") or 0)
CUTS = max(500, min(ASKED, 5000)) if ASKED else 12
"""Power cuts of each kind."""
MOVES = 450 if ASKED else 30
SOURCE = Path(__file__).with_name("recorder.c")
RAM = Path("/dev/shm")  # noqa: S108 (each cut writes a database that is thrown away)

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("cc") is None,
    reason="the recorder is preloaded, and must be compiled first",
)

Promise = tuple[str, int, str]
"""Code, seq and request id of an acknowledged move; the opening of a table has no request id."""

DAMAGED: Promise = ("damaged", 0, "")


@pytest.fixture(scope="module")
def recorder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    library = tmp_path_factory.mktemp("recorder") / "recorder.so"
    subprocess.run(
        ["cc", "-O1", "-shared", "-fPIC", "-o", str(library), str(SOURCE), "-ldl", "-lpthread"],
        check=True,
    )
    return library


def record(recorder: Path, tmp_path: Path, synchronous: str) -> tuple[list[Step], int]:
    """Play; return the journal and the number of the folder in it."""
    folder, journal = tmp_path / "database", tmp_path / "journal"
    folder.mkdir()
    told = {"LD_PRELOAD": recorder, "SZTAB_FOLDER": folder, "SZTAB_JOURNAL": journal}
    subprocess.run(
        [sys.executable, "-m", "tests.server.power.play", str(folder), str(MOVES), synchronous],
        env={**os.environ, **{name: str(value) for name, value in told.items()}},
        check=True,
    )
    return read_steps(journal), folder.stat().st_ino


def power_cuts(
    steps: list[Step], folder: int, kind: str
) -> Iterator[tuple[dict[str, bytes], list[Promise]]]:
    """Yield what each power cut leaves, and what had been acknowledged by then."""
    chance = random.Random(kind)
    cuts = Counter(chance.choices(range(1, len(steps) + 1), k=CUTS))
    cuts[len(steps)] += 1
    if ASKED and kind == "prefix":
        cuts = Counter(range(1, len(steps) + 1))
    disk, promises, notes = Disk(folder), list[Promise](), -1
    for number, step in enumerate(steps, 1):
        if step.kind == "C" and step.name == NOTES:
            notes = step.file
        elif step.file == notes:
            code, seq, mark = step.data.decode().removesuffix("\n").split(" ")
            promises.append((code, int(seq), mark))
        else:
            disk.follow(step)
        for _ in range(cuts[number]):
            yield disk.remains(KINDS[kind](disk, chance)), promises


def lost(files: dict[str, bytes], promises: list[Promise]) -> list[Promise]:
    """Return the acknowledged moves that the files lack; damage counts as a loss, too."""
    if "sztab.db" not in files:
        return promises
    with TemporaryDirectory(dir=RAM if RAM.is_dir() else None) as name:
        for file in ("sztab.db", "sztab.db-wal"):
            if file in files:
                (Path(name) / file).write_bytes(files[file])
        try:
            found = _read(Path(name) / "sztab.db")
        except sqlite3.Error:
            return [*promises, DAMAGED]
    return [one for one in promises if one not in found]


def _read(path: Path) -> set[Promise]:
    with closing(sqlite3.connect(path)) as connection:
        if connection.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
            raise sqlite3.DatabaseError
        tables = connection.execute("SELECT name FROM sqlite_master").fetchall()
        if ("log",) not in tables:
            return set()
        rows = connection.execute("SELECT code, seq, entry FROM log").fetchall()
    read = [(code, seq, log.decode(entry)) for code, seq, entry in rows]
    return {(code, seq, getattr(entry, "id", "")) for code, seq, entry in read}


def test_no_acknowledged_move_is_lost(recorder: Path, tmp_path: Path) -> None:
    steps, folder = record(recorder, tmp_path, "FULL")
    _check_journal(steps)
    for kind in KINDS:
        cuts = promised = 0
        for files, promises in power_cuts(steps, folder, kind):
            assert lost(files, promises) == []
            cuts, promised = cuts + 1, promised + len(promises)
        LOG.info("%s: %d power cuts, %d acknowledged entries found", kind, cuts, promised)
        assert cuts > CUTS


def _check_journal(steps: list[Step]) -> None:
    """A recorder that misses writes would prove nothing."""
    kinds = Counter(step.kind for step in steps)
    assert {"C", "W", "S", "U"} <= set(kinds)
    names = {step.name for step in steps if step.kind == "C"}
    assert {"sztab.db", "sztab.db-wal", NOTES} <= names
    syncs = [step.file for step in steps if step.kind == "S"]
    assert len(syncs) > MOVES // 3, "three tables share a commit at most"


def test_without_syncs_moves_are_lost(recorder: Path, tmp_path: Path) -> None:
    """The control: with `synchronous = OFF` the same cuts must lose something."""
    steps, folder = record(recorder, tmp_path, "OFF")
    losses = {
        kind: sum(bool(lost(*cut)) for cut in power_cuts(steps, folder, kind)) for kind in KINDS
    }
    LOG.info("power cuts that lost acknowledged entries: %s", losses)
    assert losses["subset"] > CUTS // 4
