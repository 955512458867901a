"""The temporary folder in which the workers of a server combine their metrics."""

from __future__ import annotations

import os
import re
import shutil
import stat
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sztab.core.action import SztabError
from sztab.server.store.file_lock import FileLock

if TYPE_CHECKING:
    from collections.abc import Iterator

VARIABLE: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable that the metrics library reads when it is imported."""
PREFIX: Final = "sztab-metrics-"
MIN_STALE_AGE: Final = 60.0
"""Seconds; a younger folder may belong to a server that is just starting."""

_LOCKED: Final = "server"
_OF_A_WORKER: Final = re.compile(r"_(\d+)\.db")


@contextmanager
def shared_metrics() -> Iterator[None]:
    """Let workers that are started in the block share a folder, which is removed afterwards.

    A folder that the operator set in the variable is used instead, and not removed.
    """
    if os.environ.get(VARIABLE):
        yield
        return
    remove_stale()
    folder = tempfile.mkdtemp(prefix=PREFIX)
    lock = FileLock(Path(folder, _LOCKED))
    lock.acquire()
    os.environ[VARIABLE] = folder
    try:
        yield
    finally:
        del os.environ[VARIABLE]
        lock.release()
        shutil.rmtree(folder, ignore_errors=True)


def remove_stale() -> None:
    """Remove the folders that killed servers of this user left behind."""
    if os.name != "posix":  # elsewhere neither owners nor processes can be checked
        return
    for folder in Path(tempfile.gettempdir()).glob(f"{PREFIX}*"):
        if _is_ours(folder) and _is_stale(folder):
            shutil.rmtree(folder, ignore_errors=True)


def _is_ours(folder: Path) -> bool:
    """Return whether it is a folder of this user, not a link, that only this user can access."""
    try:
        found = folder.lstat()
    except OSError:
        return False
    private = not stat.S_IMODE(found.st_mode) & 0o077
    return stat.S_ISDIR(found.st_mode) and found.st_uid == os.geteuid() and private


def _is_stale(folder: Path) -> bool:
    try:
        if time.time() - folder.stat().st_mtime < MIN_STALE_AGE:
            return False
        has_lock = (folder / f"{_LOCKED}.lock").exists()
        lock = FileLock(folder / _LOCKED)
        lock.acquire()
    except (OSError, SztabError):  # a server holds the lock, or the folder was just removed
        return False
    lock.release()
    # Earlier versions made no lock: the names of the workers' files show their process ids.
    return has_lock or not any(map(_lives, _workers(folder)))


def _workers(folder: Path) -> set[int]:
    found = (_OF_A_WORKER.search(file.name) for file in folder.glob("*.db"))
    return {int(match[1]) for match in found if match}


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True
