"""Measures how much the pictures of two vehicles differ at the size of a small card.

Each picture is drawn 70 px wide in the tones of its nation on the colour of its sky. A pixel
differs if any of its three colour channels differs by more than `THRESHOLD` of 255. The result is
the share of differing pixels among all pixels of the picture, including the empty sky.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Final

from playwright.sync_api import Page, sync_playwright

from tests.browser.launching import launch
from tools.vehicles.art import TARGET
from tools.vehicles.recipes import load
from tools.vehicles.vehicle import draw

PIXELS_WIDE: Final = 70
PIXELS_HIGH: Final = 41
THRESHOLD: Final = 32
TINTS: Final = TARGET.parent / "colours.css"
SHOWN: Final = 10
"""The number of pairs in a report."""

Drawing = dict[str, str]
"""A picture: `id`, `nation`, the colour of its `sky`, and its `svg` without variables."""

_SHOWN: Final = """
() => [...document.querySelectorAll("[data-picture] > svg")].map((svg) => {
  const box = svg.parentElement;
  const style = getComputedStyle(box);
  const value = (name) => style.getPropertyValue(name).trim();
  const text = new XMLSerializer().serializeToString(svg);
  return {
    id: box.dataset.picture,
    nation: box.dataset.picture.split("-")[0],
    sky: value("--sky"),
    svg: text.replace(/var\\((--[\\w-]+)[^)]*\\)/g, (_, name) => value(name)),
  };
})
"""

_RASTER: Final = """
const raster = async ({ id, nation, sky, svg }, wide, high) => {
  const image = new Image();
  image.src = "data:image/svg+xml," + encodeURIComponent(svg);
  await image.decode();
  const context = new OffscreenCanvas(wide, high).getContext("2d");
  context.fillStyle = sky;
  context.fillRect(0, 0, wide, high);
  const empty = context.getImageData(0, 0, 1, 1).data;
  context.drawImage(image, 0, 0, wide, high);
  return { id, nation, empty, data: context.getImageData(0, 0, wide, high).data };
};
"""

_MEASURE: Final = (
    "async ([drawings, wide, high, threshold]) => {"
    + _RASTER
    + """
  const pixels = [];
  for (const one of drawings) pixels.push(await raster(one, wide, high));
  const differs = (a, b, at) => [0, 1, 2].some((k) => Math.abs(a[at + k] - b[at + k]) > threshold);
  const pairs = [];
  pixels.forEach((a, from) => {
    for (const b of pixels.slice(from + 1)) {
      if (a.nation !== b.nation) continue;
      let count = 0;
      for (let at = 0; at < a.data.length; at += 4) if (differs(a.data, b.data, at)) count++;
      pairs.push([count / (wide * high), a.id, b.id]);
    }
  });
  return pairs.sort((one, other) => one[0] - other[0]);
}
"""
)

_EXTENTS: Final = (
    "async ([drawings, wide, high, threshold]) => {"
    + _RASTER
    + """
  const found = {};
  for (const one of drawings) {
    const { empty, data } = await raster(one, wide, high);
    const inked = (x, y) =>
      [0, 1, 2].some((k) => Math.abs(data[(y * wide + x) * 4 + k] - empty[k]) > threshold);
    const rows = [...Array(high).keys()];
    const columns = [...Array(wide).keys()];
    found[one.id] = [
      columns.filter((x) => rows.some((y) => inked(x, y))).length / wide,
      rows.filter((y) => columns.some((x) => inked(x, y))).length / high,
    ];
  }
  return found;
}
"""
)


@cache
def tones() -> dict[str, dict[str, str]]:
    """Return the colours of each nation, from the style sheet of the page."""
    rules = re.findall(r"\.tint-(\w+) \{(.*?)\}", TINTS.read_text(encoding="utf-8"), re.DOTALL)
    return {nation: dict(re.findall(r"--(\w+): (#\w+)", body)) for nation, body in rules}


def coloured(svg: str, nation: str) -> str:
    """Return a picture with the tones of a nation in place of variables."""
    return re.sub(r"var\(--(s[123])\)", lambda match: tones()[nation][match[1]], svg)


def drawings() -> list[Drawing]:
    """Draw the pictures of all vehicles from their recipes."""
    found = []
    for name, recipe in load().items():
        nation = name.partition("-")[0]
        sky = tones()[nation]["sky"]
        svg = coloured(draw(recipe), nation)
        found.append({"id": name, "nation": nation, "sky": sky, "svg": svg})
    return found


def shown(page: Page) -> list[Drawing]:
    """Return the pictures on the cards of an open page, in their tones there."""
    found: list[Drawing] = page.evaluate(_SHOWN)
    return found


def pairs(page: Page, pictures: list[Drawing]) -> list[tuple[float, str, str]]:
    """Return all pairs of vehicles of one nation with the share of pixels that differ.

    The closest pairs come first. The browser page is used only for drawing.
    """
    found = page.evaluate(_MEASURE, [_sized(pictures), PIXELS_WIDE, PIXELS_HIGH, THRESHOLD])
    return [(share, one, other) for share, one, other in found]


def extents(page: Page, pictures: list[Drawing]) -> dict[str, tuple[float, float]]:
    """Return the shares of columns and of rows of a picture that are not empty."""
    found = page.evaluate(_EXTENTS, [_sized(pictures), PIXELS_WIDE, PIXELS_HIGH, THRESHOLD])
    return {name: (width, height) for name, (width, height) in found.items()}


def _sized(pictures: list[Drawing]) -> list[Drawing]:
    size = f'<svg width="{PIXELS_WIDE}" height="{PIXELS_HIGH}" '
    return [{**one, "svg": one["svg"].replace("<svg ", size, 1)} for one in pictures]


@contextmanager
def chromium_page() -> Iterator[Page]:
    """Open an empty page."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        try:
            yield browser.new_page(device_scale_factor=2)
        finally:
            browser.close()


def report() -> str:
    """Return the closest pairs as lines."""
    with chromium_page() as page:
        closest = pairs(page, drawings())[:SHOWN]
    return "\n".join(f"{share:6.1%}  {one}  {other}" for share, one, other in closest)
