"""A lock that keeps two servers from using the same file, and ends with its process."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from sztab.core.action import SztabError

_FAR: Final = 1 << 30
"""Windows forbids reading locked bytes, so the locked byte is far behind the process id."""


class FileLock:
    """A lock on a file beside the database.

    The operating system releases it when the process ends, so a crash leaves nothing locked. The
    lock file is never removed: that could let two servers in.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._side = path.with_name(f"{path.name}.lock")
        self._file = -1

    def acquire(self) -> None:
        """Take the lock; SztabError names the process that holds it."""
        side = self._side
        try:
            file = os.open(side, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise SztabError(f"{side}: cannot be written: {error.strerror}.") from None
        if not _try_lock(file):
            holder = os.read(file, 20).decode("ascii", "replace").strip() or "?"
            os.close(file)
            raise SztabError(
                f"{self._path} is in use by another server (process {holder}). Stop that server, or"
                " use a different file for this one; several servers can share PostgreSQL."
            )
        os.ftruncate(file, 0)
        os.write(file, str(os.getpid()).encode())
        self._file = file

    def renew(self) -> None:
        """Take the lock again if the lock file was removed; SztabError as in `acquire`."""
        try:
            kept = os.path.samestat(os.fstat(self._file), self._side.stat())
        except OSError:
            kept = False
        if not kept:
            old = self._file
            self.acquire()
            os.close(old)

    def release(self) -> None:
        """Release the lock; a second call does nothing."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


if sys.platform == "win32":
    import msvcrt

    def _try_lock(file: int) -> bool:
        os.lseek(file, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(file, 0, os.SEEK_SET)
        return True

else:
    import fcntl

    def _try_lock(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
