"""Draws the page's icons for home screens from web/public/icon.svg.

    python tools/icons.py

Needs chromium, which renders them. The result is committed; run this again only when the icon
changes.
"""

from __future__ import annotations

import re
import subprocess
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "web" / "public" / "icon.svg"
TARGET: Final = ROOT / "web" / "public" / "icons"
ROUND: Final = {"icon-192": 192, "icon-512": 512}
FULL: Final = {"maskable-512": 512, "apple-touch-icon": 180}
"""Icons that the system crops: their colour extends to the edge, and the sign is smaller."""


def full(svg: str) -> str:
    """Return the icon with its background up to the edge and its sign in the safe zone."""
    square = svg.replace(' rx="108"', "")
    return re.sub(r"<g ", '<g transform="translate(51 51) scale(.8)" ', square, count=1)


def draw(svg: str, name: str, size: int) -> None:
    """Write one icon as PNG."""
    sized = svg.replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "icon.svg"
        page.write_text(sized, encoding="utf-8")
        subprocess.run(
            [
                "chromium",
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--hide-scrollbars",
                "--default-background-color=00000000",
                f"--window-size={size},{size}",
                f"--screenshot={TARGET / name}.png",
                page.as_uri(),
            ],
            check=True,
            capture_output=True,
        )


def main() -> None:
    """Draw all icons."""
    TARGET.mkdir(parents=True, exist_ok=True)
    svg = SOURCE.read_text(encoding="utf-8")
    for name, size in ROUND.items():
        draw(svg, name, size)
    for name, size in FULL.items():
        draw(full(svg), name, size)


if __name__ == "__main__":
    main()
