"""What the web server sets for the whole process is put back, for the tests that come after."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def access_log() -> Iterator[None]:
    """A server that logs no requests silences that log for good."""
    log = logging.getLogger("uvicorn.access")
    propagates, handlers = log.propagate, list(log.handlers)
    yield
    log.propagate = propagates
    log.handlers[:] = handlers
