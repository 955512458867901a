"""What the tests of this folder need."""

from __future__ import annotations

import io
import logging
from typing import TYPE_CHECKING

import pytest

from sztab.server import logs

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def server_log(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """All that the server logs, as it would write it; by default what it logs by default."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    stream = io.StringIO()
    logs.set_up(getattr(request, "param", "info"), stream=stream)
    yield stream
    logging.captureWarnings(capture=False)
    root.handlers[:] = handlers
    root.setLevel(level)
