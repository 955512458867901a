"""A server whose seeds come from the name of the test, so that each run deals the same games.

A failure in a game with a secret seed could not be repeated. Real servers keep their secret seeds;
only this one, started by `Outside(…, seeded=True)`, replaces them.
"""

from __future__ import annotations

import os
from collections import Counter
from contextvars import ContextVar
from hashlib import sha256
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

FACTORY: Final = "tests.server.seeded:worker"
HEADER: Final = "x-sztab-test"
_test: ContextVar[str] = ContextVar("test", default="")
_opened: Counter[str] = Counter()


def current_test() -> dict[str, str]:
    """Return the header that names the test which is running."""
    name = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
    return {HEADER: sha256(name.encode()).hexdigest()}


def seed() -> int:
    """Return the seed of the next table that this test opens."""
    name = _test.get()
    _opened[name] += 1
    return int.from_bytes(sha256(f"{name} {_opened[name]}".encode()).digest())


class Seeded:
    """Middleware that remembers which test a request comes from."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope.get("headers", ()))
        _test.set(headers.get(HEADER.encode(), b"").decode())
        await self._app(scope, receive, send)


def worker() -> ASGIApp:
    """Return the application of a server with known seeds."""
    from sztab.server import serving  # noqa: PLC0415 (a test names itself without the server)
    from sztab.server.tables import openings  # noqa: PLC0415 (a test names itself without the server)

    openings.secret_seed = seed  # type: ignore[attr-defined]
    return Seeded(serving.worker())
