"""Tables with predictable seeds, for tests only: the same game again for the same name."""

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
    """Deal the next tables from seeds derived from the name, as long as any other seed."""
    numbers = count()

    def seed() -> int:
        digest = sha256(f"{name}/{next(numbers)}".encode()).digest()
        return int.from_bytes(digest[:16]) | 1 << 127

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(openings, "secret_seed", seed)
        yield
