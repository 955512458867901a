"""A server with repeatable games: the seeds of its tables come from the test's name.

A failure in a random game could not be reproduced. Real servers keep their seeds secret; only this
one, started by `Outside(…, seeded=True)`, replaces them.
"""

from __future__ import annotations

import os
from collections import Counter
from contextvars import ContextVar
from hashlib import sha256
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

FACTORY: Final = "tests.server.seeded_server:worker"
HEADER: Final = "x-sztab-test"
_test: ContextVar[str] = ContextVar("test", default="")
_opened: Counter[str] = Counter()


def current_test() -> dict[str, str]:
    """Return the header with the name of the running test."""
    name = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
    return {HEADER: sha256(name.encode()).hexdigest()}


def seed() -> int:
    """Return the seed of the next table that this test opens."""
    name = _test.get()
    _opened[name] += 1
    return int.from_bytes(sha256(f"{name} {_opened[name]}".encode()).digest())


class Seeded:
    """Remembers which test a request comes from."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope.get("headers", ()))
        _test.set(headers.get(HEADER.encode(), b"").decode())
        await self._app(scope, receive, send)


def worker() -> ASGIApp:
    """Return the application of a server with predictable seeds."""
    from sztab.server import serving  # noqa: PLC0415 (most tests need only the header)
    from sztab.server.tables import openings  # noqa: PLC0415 (most tests need only the header)

    openings.secret_seed = seed  # type: ignore[attr-defined]
    return Seeded(serving.worker())
