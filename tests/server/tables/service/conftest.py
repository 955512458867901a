"""Tables in these tests have predictable seeds, one after the other."""

from __future__ import annotations

from itertools import count

import pytest


@pytest.fixture(autouse=True)
def seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = count(1)
    monkeypatch.setattr("sztab.server.tables.openings.secret_seed", lambda: next(numbers))
