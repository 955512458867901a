"""What the tests of this folder need."""

from __future__ import annotations

import io

import pytest

from sztab.server.operations import logs


@pytest.fixture
def server_log(request: pytest.FixtureRequest) -> io.StringIO:
    """All that the server logs, as it would write it; by default what it logs by default."""
    stream = io.StringIO()
    logs.set_up(getattr(request, "param", "info"), stream=stream)
    return stream
