"""The folder in which several workers add up their numbers; it is removed with the server."""

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
"""The variable in which the metrics library looks for it, when it is imported."""
PREFIX: Final = "sztab-metrics-"
SETTLING: Final = 60.0
"""A folder younger than this many seconds may belong to a server that is just starting."""

_LOCKED: Final = "server"
_OF_A_WORKER: Final = re.compile(r"_(\d+)\.db")


@contextmanager
def shared_metrics() -> Iterator[None]:
    """Let workers that are started meanwhile share their numbers.

    A folder that the operator names in the variable is used, and not removed.
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
    """Remove the folders of this user's servers that were killed."""
    if os.name != "posix":  # elsewhere a folder has no owner, and a process cannot be asked for
        return
    for folder in Path(tempfile.gettempdir()).glob(f"{PREFIX}*"):
        if _is_ours(folder) and _is_stale(folder):
            shutil.rmtree(folder, ignore_errors=True)


def _is_ours(folder: Path) -> bool:
    """Return whether it is a folder, no link to one, that nobody else can write to."""
    try:
        found = folder.lstat()
    except OSError:
        return False
    private = not stat.S_IMODE(found.st_mode) & 0o077
    return stat.S_ISDIR(found.st_mode) and found.st_uid == os.geteuid() and private


def _is_stale(folder: Path) -> bool:
    try:
        if time.time() - folder.stat().st_mtime < SETTLING:
            return False
        has_lock = (folder / f"{_LOCKED}.lock").exists()
        lock = FileLock(folder / _LOCKED)
        lock.acquire()
    except (OSError, SztabError):  # a server holds it, or somebody else has just removed it
        return False
    lock.release()
    # Earlier versions made no lock: there the workers' files tell.
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
