"""Takes screenshots of every screen of the page.

    python -m tools.screenshots [--only PATTERN,...] [--targets FOLDER] [--out FOLDER] [--list]

Starts a server, lets bots play tables to interesting moments, and writes
docs/screenshots/<screen>-<size>-<dark|light>.webp. With --targets, a folder of design drawings as
PNG files, it also writes docs/screenshots/compare: each drawing beside its screenshot. PATTERN is
the beginning of a name, or has wildcards: `rush`, `*-phone-*`. Needs Debian's chromium, the built
page and, besides the development environment, Pillow.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from fnmatch import fnmatch
from pathlib import Path
from typing import TYPE_CHECKING, Final

from playwright.sync_api import Error as BrowserFailed
from playwright.sync_api import sync_playwright

from tests.browser.launching import launch
from tests.server.servers import Outside, sqlite
from tools.screenshots.camera import Album, take
from tools.screenshots.moments import tables
from tools.screenshots.screens import screens
from tools.screenshots.shots import NoPicture
from tools.screenshots.telling import told

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tools.screenshots.shots import Shot

ROOT: Final = Path(__file__).resolve().parents[2]
OUT: Final = ROOT / "docs" / "screenshots"
TRIES: Final = 2


def is_wanted(name: str, patterns: list[str]) -> bool:
    """Return whether a name matches any of the patterns."""
    return any(fnmatch(name, f"{one}*") for one in patterns)


class Session:
    """A server and a browser that take screenshots one after the other."""

    def __init__(self, url: str, browser: Browser, album: Album, patterns: list[str]) -> None:
        self._url = url
        self._browser = browser
        self._album = album
        self._patterns = patterns
        self._number = 0
        self.missing: list[str] = []

    def take_all(self, shots: list[Shot]) -> None:
        """Take the requested screenshots."""
        total = sum(is_wanted(name, self._patterns) for shot in shots for name in shot.names())
        for shot in shots:
            views = [one for one in shot.views if is_wanted(f"{shot.name}-{one}", self._patterns)]
            if views:
                self._take_views(shot, views, total)

    def _take_views(self, shot: Shot, views: list[str], total: int) -> None:
        """Take a screen in several views, of the same table unless one fails."""
        address = ""
        for view in views:
            name, began = f"{shot.name}-{view}", time.monotonic()
            self._number += 1
            why = ""
            for _ in range(TRIES):
                try:
                    address = address or shot.open(self._url)
                    self._album.keep(take(self._browser, shot, address, view), name)
                except (NoPicture, BrowserFailed) as failure:
                    address, why = "", str(failure).partition("\n")[0]
                else:
                    why = ""
                    break
            if why:
                self.missing.append(name)
            spent = f"{time.monotonic() - began:5.1f} s"
            print(f"[{self._number:3}/{total}] {spent}  {name}  {why}".rstrip(), flush=True)


def main() -> int:
    """Take all screenshots, or those that match a pattern; return 1 if one is missing."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.screenshots", description="Take pictures of every screen."
    )
    parser.add_argument("--only", default="", metavar="PATTERN,...", help="names of screenshots")
    parser.add_argument("--targets", type=Path, metavar="FOLDER", help="design drawings")
    parser.add_argument("--out", type=Path, default=OUT, metavar="FOLDER", help="output folder")
    parser.add_argument("--list", action="store_true", help="only print names")
    arguments = parser.parse_args()
    patterns = arguments.only.split(",")
    shots = [*tables(), *told(), *screens()]
    if arguments.list:
        print(*(n for shot in shots for n in shot.names() if is_wanted(n, patterns)), sep="\n")
        return 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Outside(sqlite(Path(folder)))
        server.start()
        browser = launch(playwright)
        album = Album(arguments.out, arguments.targets)
        session = Session(server.url, browser, album, patterns)
        try:
            session.take_all(shots)
        finally:
            browser.close()
            server.stop()
    for name in session.missing:
        print(f"missing: {name}", file=sys.stderr)
    return 1 if session.missing else 0


if __name__ == "__main__":
    sys.exit(main())
