"""Fixtures of this folder."""

from __future__ import annotations

import io

import pytest

from sztab.server.operations import logs


@pytest.fixture
def server_log(request: pytest.FixtureRequest) -> io.StringIO:
    """Everything that the server logs, formatted, at its default level."""
    stream = io.StringIO()
    logs.set_up(getattr(request, "param", "info"), stream=stream)
    return stream
