"""Ending a process together with its parent, even a killed one: orphans would hold the port."""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import signal
import sys
from threading import Thread
from typing import Final

_PR_SET_PDEATHSIG: Final = 1


def end_with_parent() -> None:
    """End this process, which multiprocessing started, as soon as its parent is gone.

    On Linux the kernel kills it, even inside compiled code. On other systems, and if the parent
    ended before the kernel was asked, a thread ends it. There is no cleanup: acknowledged moves
    are in the database.
    """
    ask_kernel_to_kill()
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def ask_kernel_to_kill() -> None:
    """Ask Linux to kill this process when the thread that started it ends; no-op elsewhere."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, int(signal.SIGKILL), 0, 0, 0)
