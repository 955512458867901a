"""A server and a browser for each process of tests; every test gets an empty browser profile."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

import pytest

from tests.browser.launching import DESK, PHONE, launch, program
from tests.server.seeded_server import current_test

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage

    from tests.server.servers import Outside

INSTANT = "localStorage['sztab.pace'] ??= '\"instant\"'"
"""Opponents' turns are not animated, unless a test sets another pace."""
MAX_WAIT = 60_000
"""Milliseconds to wait for anything: long, because a busy machine must not fail a test."""
DRAWING = "Error: <"
"""How Chromium's report of an invalid drawing begins, such as a circle of negative radius."""

if find_spec("playwright") is None:  # the compiled build is tested without it
    collect_ignore_glob = ["test_*.py"]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser of this process."""
    from playwright.sync_api import expect, sync_playwright  # noqa: PLC0415 (not everywhere)

    if program() is None:  # where CI is set, tools/check.py has failed by now
        pytest.skip("there is no chromium here")
    expect.set_options(timeout=MAX_WAIT)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Outside]:
    """A server for all tests that do not stop it."""
    from tests.server.servers import Outside, sqlite  # noqa: PLC0415 (needs httpx)

    server = Outside(sqlite(tmp_path_factory.mktemp("server")), seeded=True)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def visitors(chromium: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """Open browser profiles, as if on different machines, with reduced motion."""
    opened: list[BrowserContext] = []
    faults: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        if message.type == "error" and message.text.startswith(DRAWING):
            faults.append(message.text)

    def visit(*, phone: bool = False, language: str = "en") -> BrowserContext:
        context = chromium.new_context(
            locale=language,
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            reduced_motion="reduce",
            service_workers="block",
            extra_http_headers=current_test(),
        )
        context.set_default_timeout(MAX_WAIT)
        context.add_init_script(INSTANT)
        context.on("console", listen)
        opened.append(context)
        return context

    yield visit
    for context in opened:
        context.close()
    assert faults == [], "something cannot be drawn"
