"""Starts Debian's Chromium for tests, screenshots and measurements."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright, ViewportSize

ELSEWHERE: Final = "sztab.test"
"""A name of this machine that is no secure context: plain http has no clipboard there."""
OPTIONS: Final = [
    f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1",
    "--no-sandbox",
    "--font-render-hinting=none",  # the shell hints glyphs by default, which makes texts wider
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

DESK: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}


def program() -> str | None:
    """Return the path of Chromium, if it is installed."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


def launch(playwright: Playwright) -> Browser:
    """Start Chromium."""
    return playwright.chromium.launch(executable_path=program(), args=OPTIONS)
