"""Reads the QR codes that the page draws, as a phone's camera would."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import zxingcpp

if TYPE_CHECKING:
    from playwright.sync_api import Locator

PIXELS: Final = 4
"""The width of a module."""
MODULE: Final = re.compile(r"M(\d+) (\d+)h1v1h-1z")


def read_qr(drawn: Locator) -> str:
    """Return the text of a QR code, read from a picture of its modules and margin."""
    left, top, width, height = map(int, str(drawn.get_attribute("viewBox")).split())
    modules = str(drawn.locator("path").get_attribute("d"))
    dark = {(int(x) - left, int(y) - top) for x, y in MODULE.findall(modules)}
    rows = [bytes(0 if (x, y) in dark else 255 for x in range(width)) for y in range(height)]
    wide = [bytes(value for value in row for _ in range(PIXELS)) for row in rows]
    image = b"".join(row for row in wide for _ in range(PIXELS))
    shape = (height * PIXELS, width * PIXELS)
    (found,) = zxingcpp.read_barcodes(memoryview(image).cast("B", shape))
    return str(found.text)
