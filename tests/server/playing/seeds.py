"""Tables whose chance can be foreseen, by the tests only: the same game again by its name."""

from __future__ import annotations

from contextlib import contextmanager
from hashlib import sha256
from itertools import count
from typing import TYPE_CHECKING

import pytest

from sztab.server.tables import openings

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def seeded(name: str) -> Iterator[None]:
    """Let the next tables be dealt from seeds that belong to the name, as long as any seed."""
    numbers = count()

    def seed() -> int:
        digest = sha256(f"{name}/{next(numbers)}".encode()).digest()
        return int.from_bytes(digest[:16]) | 1 << 127

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(openings, "secret_seed", seed)
        yield
