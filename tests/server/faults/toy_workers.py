"""Workers without a server, for the supervisor: they record their process id, then run or fail."""

from __future__ import annotations

import os
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from sztab.server.operations.supervisor import READY, STARTING

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


def serve(folder: str, pulse: Connection) -> None:
    """Serve until ended."""
    _live(folder, pulse, READY)


def start_for_ever(folder: str, pulse: Connection) -> None:
    """Never get ready."""
    _live(folder, pulse, STARTING)


def hang(folder: str, _pulse: Connection) -> None:
    """Send no pulse."""
    _note(folder)
    time.sleep(60)


def refuse_to_stop(folder: str, pulse: Connection) -> None:
    """Ignore SIGTERM."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    _live(folder, pulse, READY)


def fail(folder: str, _pulse: Connection) -> None:
    """Fail at once."""
    _note(folder)
    sys.exit(3)


def _live(folder: str, pulse: Connection, sign: bytes) -> None:
    _note(folder)
    with suppress(OSError):
        while True:
            pulse.send_bytes(sign)
            time.sleep(0.05)
    time.sleep(60)  # the death of the supervisor must be noticed elsewhere


def _note(folder: str) -> None:
    Path(folder, str(os.getpid())).touch()
