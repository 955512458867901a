"""Boxes of a table: where everything lies, whether it moved, overlaps, spills or is too small.

Zones carry `data-zone`, places that can be pointed at `data-place`. A test opens one page and
resizes it through `SIZES`; each function looks at the page as it is. `SZTAB_SOAK=1` tries all
sizes, otherwise the smallest of each sort.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Final, TypeAlias

if TYPE_CHECKING:
    from playwright.sync_api import Page

Box: TypeAlias = tuple[float, float, float, float]
Size: TypeAlias = tuple[int, int]

DESKS: Final[tuple[Size, ...]] = ((1366, 768), (1440, 900), (1920, 1080))
WALLS: Final[tuple[Size, ...]] = ((2560, 1440), (3840, 2160))
TABLETS: Final[tuple[Size, ...]] = ((768, 1024), (1024, 768))
PHONES: Final[tuple[Size, ...]] = ((360, 740), (390, 844))
LANDSCAPE: Final[Size] = (844, 390)
SOAK: Final = bool(os.environ.get("SZTAB_SOAK"))
"""Whether to run what takes too long for a check of every change."""
EVERY_SIZE: Final = (*PHONES, *TABLETS, *DESKS, *WALLS, LANDSCAPE)
ONE_OF_EACH: Final = (PHONES[0], TABLETS[0], DESKS[0], WALLS[0], LANDSCAPE)
SIZES: Final = EVERY_SIZE if SOAK else ONE_OF_EACH

PHONE_LEAST: Final = 12
DESK_LEAST: Final = 11

SLACK: Final = 0.75
"""Pixels. Layouts round to fractions of a pixel: a smaller difference is no movement."""

GEOMETRY: Final = """() => {
  const [x0, y0] = [scrollX, scrollY];
  scrollTo({ left: 0, top: 0, behavior: "instant" });
  const scrolled = [...document.querySelectorAll("main, main *")]
    .filter((one) => one.scrollTop !== 0 || one.scrollLeft !== 0)
    .map((one) => ({ one, left: one.scrollLeft, top: one.scrollTop }));
  for (const { one } of scrolled) one.scrollTo({ left: 0, top: 0, behavior: "instant" });
  const boxes = {};
  const counts = {};
  for (const one of document.querySelectorAll("[data-zone], [data-place]")) {
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    if (one.closest("[data-chosen]")) continue;
    const { zone, place } = one.dataset;
    const name = zone ? `zone ${zone}` : `place ${place}`;
    counts[name] = (counts[name] ?? 0) + 1;
    const { x, y, width, height } = one.getBoundingClientRect();
    boxes[`${name} ${counts[name]}`] = [x, y, width, height];
  }
  for (const { one, left, top } of scrolled) one.scrollTo({ left, top, behavior: "instant" });
  scrollTo({ left: x0, top: y0, behavior: "instant" });
  return boxes;
}"""

OVERLAPS: Final = """(slack) => {
  const lies = (one) => {
    for (let at = one; at; at = at.parentElement) {
      if (["sticky", "fixed"].includes(getComputedStyle(at).position)) return true;
    }
    return false;
  };
  const zones = [...document.querySelectorAll("[data-zone]")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !lies(one))
    .map((one) => ({ one, name: one.dataset.zone, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0);
  const found = [];
  for (const [at, a] of zones.entries()) {
    for (const b of zones.slice(at + 1)) {
      if (a.one.contains(b.one) || b.one.contains(a.one)) continue;
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (wide > slack && high > slack)
        found.push(`${a.name} and ${b.name}: ${wide.toFixed()} x ${high.toFixed()}`);
    }
  }
  return found;
}"""

TEXTS: Final = """
  const hidden = (one) =>
    !!one && (getComputedStyle(one).clipPath === "inset(50%)" || hidden(one.parentElement));
  const texts = () => {
    const found = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const node = walk.currentNode;
      const one = node.parentElement;
      if (!node.data.trim() || !one || one.closest(".spoken, script, style, title, defs")) continue;
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const style = getComputedStyle(one);
      if (hidden(one)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()]
        .filter(({ width, height }) => width > 1 && height > 1);
      if (rects.length > 0) found.push({ node, one, style, rects });
    }
    return found;
  };
  const say = ({ node, one }) => {
    const zone = one.closest("[data-zone]")?.dataset.zone ?? "page";
    const kind = [one.tagName.toLowerCase(), ...one.classList].join(".");
    return `${zone}: ${kind} "${node.data.trim().slice(0, 40)}"`;
  };
"""

SPILLS: Final = (
    """(slack) => {"""
    + TEXTS
    + """
  const inline = (style) => /^(inline|contents|ruby)$/.test(style.display);
  const found = [];
  for (const text of texts()) {
    if (text.one instanceof SVGElement) continue;
    let box = text.one;
    let free = false;
    for (; box.parentElement && !free; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") free = true;
      else if (!inline(style)) break;
    }
    for (let at = box; at && !free; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (/auto|scroll/.test(style.overflowX) && at.scrollWidth > at.clientWidth + 1) free = true;
      if (style.rotate !== "none" || style.transform !== "none") free = true;
    }
    if (free) continue;
    const around = box.getBoundingClientRect();
    const left = Math.min(...text.rects.map((one) => one.left));
    const right = Math.max(...text.rects.map((one) => one.right));
    const by = Math.max(right - around.right, around.left - left);
    if (by > slack) found.push(`${say(text)} by ${by.toFixed(1)}`);
  }
  return found;
}"""
)

CUT: Final = (
    """(slack) => {"""
    + TEXTS
    + """
  // The box around something that is turned is larger than it is.
  const turned = (one) => {
    if (!one) return false;
    const { rotate, transform } = getComputedStyle(one);
    return rotate !== "none" || transform !== "none" || turned(one.parentElement);
  };
  const found = [];
  for (const text of texts()) {
    if (text.one instanceof SVGElement || text.style.color === "rgba(0, 0, 0, 0)") continue;
    if (turned(text.one)) continue;
    const left = Math.min(...text.rects.map((one) => one.left));
    const right = Math.max(...text.rects.map((one) => one.right));
    for (let at = text.one; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") break;
      if (/auto|scroll/.test(style.overflowX) || style.position === "fixed") break;
      if (!/hidden|clip/.test(style.overflowX)) continue;
      const { left: from, right: to, top, bottom } = at.getBoundingClientRect();
      const by = Math.max(right - to, from - left);
      // What does not fit may be left out: it lies beside the box, or in a line below it.
      const seen = text.rects.some((one) => one.left < to - slack && one.right > from + slack
        && one.top < bottom - slack && one.bottom > top + slack);
      if (by > slack && seen) found.push(`${say(text)} is cut by ${by.toFixed(1)}`);
      break;
    }
  }
  return found;
}"""
)

SMALL: Final = (
    """(least) => {"""
    + TEXTS
    + """
  const scaleOf = (one) => {
    if (one instanceof SVGElement) {
      const matrix = one.getScreenCTM?.();
      if (matrix) return Math.hypot(matrix.a, matrix.b);
    }
    let scale = one.currentCSSZoom ?? 1;
    for (let at = one; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.transform !== "none") {
        const { a, b } = new DOMMatrix(style.transform);
        scale *= Math.hypot(a, b);
      }
      if (style.scale !== "none") scale *= Math.abs(parseFloat(style.scale));
    }
    return scale;
  };
  const found = [];
  for (const text of texts()) {
    const size = parseFloat(text.style.fontSize) * scaleOf(text.one);
    if (size < least - 0.05) found.push(`${say(text)} ${size.toFixed(1)} px`);
  }
  return [...new Set(found)];
}"""
)

DRAWN: Final = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await document.fonts.ready;
  await frame();
  await frame();
}"""


def drawn(page: Page) -> None:
    """Wait until all that changed is laid out and drawn."""
    page.evaluate(DRAWN)


def resize(page: Page, size: Size) -> None:
    """Resize the window and wait until the page is drawn."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    drawn(page)


def geometry(page: Page) -> dict[str, Box]:
    """Return the box of every visible zone and place, with everything scrolled to its top.

    Chosen places are left out, because they are lifted.
    """
    drawn(page)
    found: dict[str, Any] = page.evaluate(GEOMETRY)
    return {name: (box[0], box[1], box[2], box[3]) for name, box in found.items()}


def moved(before: dict[str, Box], after: dict[str, Box]) -> list[str]:
    """Return what has moved or changed its size; what appeared or vanished is not compared."""
    return [
        f"{name}: {_told(before[name])} became {_told(after[name])}"
        for name in before
        if name in after and _differ(before[name], after[name])
    ]


def _differ(one: Box, other: Box) -> bool:
    return any(abs(a - b) > SLACK for a, b in zip(one, other, strict=True))


def _told(box: Box) -> str:
    x, y, width, height = box
    return f"{width:.0f}x{height:.0f} at {x:.0f},{y:.0f}"


def overlaps(page: Page, slack: float = 1) -> list[str]:
    """Return pairs of zones that overlap, apart from fixed and sticky ones."""
    found: list[str] = page.evaluate(OVERLAPS, slack)
    return found


def spills(page: Page, slack: float = 1) -> list[str]:
    """Return texts that are wider than their box."""
    found: list[str] = page.evaluate(SPILLS, slack)
    return found


def cut_texts(page: Page, slack: float = 1) -> list[str]:
    """Return texts that are cut off without an ellipsis and cannot be scrolled."""
    found: list[str] = page.evaluate(CUT, slack)
    return found


def small_type(page: Page, least: float) -> list[str]:
    """Return texts that are smaller than `least` pixels on the screen."""
    found: list[str] = page.evaluate(SMALL, least)
    return found


def least_type(size: Size) -> int:
    """Return the minimum type size in a window of this size."""
    width, height = size
    return PHONE_LEAST if width <= 760 or height <= 480 else DESK_LEAST
