"""Ends a process with its parent, however the parent ends: orphans would keep the port."""

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

    On Linux the kernel sees to it, even in the middle of compiled code. Elsewhere, and if the
    parent was gone before the kernel was told, a thread does. Nothing is tidied up: what was
    acknowledged is in the database.
    """
    tell_kernel()
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def tell_kernel() -> None:
    """Let Linux kill this process when the thread that started it ends; elsewhere do nothing."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, int(signal.SIGKILL), 0, 0, 0)
