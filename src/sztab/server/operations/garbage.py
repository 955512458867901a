"""Tuning of the cyclic garbage collector for a process with millions of long-lived objects.

By default, a full collection visits all of them from time to time and blocks the event loop for up
to a second. Nearly all belong to tables, which reference counting frees. So objects that survived
a collection are frozen, which exempts them from later ones. A full collection once an hour finds
the cycles among them.
"""

from __future__ import annotations

import gc
from typing import Final

COLLECT_AFTER: Final = (10_000, 3, 1000)
"""The thresholds of the three generations, for `gc.set_threshold`."""


def keep_pauses_short() -> None:
    """Freeze all existing objects, and from now on those that survive two collections."""
    gc.collect()
    gc.freeze()
    if _freeze_survivors not in gc.callbacks:
        gc.callbacks.append(_freeze_survivors)
    gc.set_threshold(*COLLECT_AFTER)


def collect_frozen() -> None:
    """Collect garbage among frozen objects, too; takes up to a second for a thousand tables."""
    if gc.get_freeze_count():
        gc.unfreeze()
        gc.collect()
        gc.freeze()


def _freeze_survivors(phase: str, info: dict[str, int]) -> None:
    if phase == "stop" and info["generation"] > 0:
        gc.freeze()
