"""The cyclic garbage collector, tuned for a process with millions of objects that live long.

By default a collection visits all of them from time to time and holds the event loop for up to a
second. Nearly all of them are tables, which reference counting frees. So what has survived a
collection is frozen and not visited again; a full collection, once an hour, finds the cycles among
them.
"""

from __future__ import annotations

import gc
from typing import Final

COLLECT_AFTER: Final = (10_000, 3, 1000)
"""New objects before a collection of the youngest, and how many of those before one of both."""


def keep_pauses_short() -> None:
    """Freeze what exists now, and from now on what survives two collections."""
    gc.collect()
    gc.freeze()
    if _freeze_survivors not in gc.callbacks:
        gc.callbacks.append(_freeze_survivors)
    gc.set_threshold(*COLLECT_AFTER)


def collect_frozen() -> None:
    """Collect garbage among what is frozen, too; takes up to a second for a thousand tables."""
    if gc.get_freeze_count():
        gc.unfreeze()
        gc.collect()
        gc.freeze()


def _freeze_survivors(phase: str, info: dict[str, int]) -> None:
    if phase == "stop" and info["generation"] > 0:
        gc.freeze()
