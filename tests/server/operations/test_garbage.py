"""The garbage collector visits long-lived objects only once, and still finds their cycles."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from sztab.server.operations import garbage


class Ring:
    """Refers to itself: only the collector can free it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def _collector() -> Iterator[None]:
    before = gc.get_threshold()
    garbage.keep_pauses_short()
    yield
    gc.callbacks.remove(garbage._freeze_survivors)
    gc.set_threshold(*before)
    gc.unfreeze()


def test_survivors_are_not_visited_again() -> None:
    kept = [Ring() for _ in range(1000)]
    gc.collect(1)
    frozen = gc.get_freeze_count()
    assert frozen >= len(kept)
    assert not [one for one in gc.get_objects() if isinstance(one, Ring)]


def test_frozen_cycles_are_freed_by_the_hourly_collection() -> None:
    ring = Ring()
    seen = weakref.ref(ring)
    gc.collect(1)
    del ring
    gc.collect(1)
    assert seen() is not None
    garbage.collect_frozen()
    assert seen() is None


def test_where_nothing_is_frozen_nothing_is_collected() -> None:
    gc.unfreeze()
    ring = Ring()
    seen = weakref.ref(ring)
    del ring
    garbage.collect_frozen()
    assert seen() is not None
