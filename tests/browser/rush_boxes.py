"""What a table of Rush must hold: zones within zones, texts within zones, fans of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page

_OUTSIDE: Final = """
() => [...document.querySelectorAll("[data-zone] [data-zone]")].flatMap((inner) => {
  const outer = inner.parentElement.closest("[data-zone]");
  const [a, b] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
  if (a.width === 0 || b.width === 0 || outer.dataset.zone === "area") return [];
  const by = Math.max(b.left - a.left, b.top - a.top, a.right - b.right, a.bottom - b.bottom);
  return by > 1 ? [`${inner.dataset.zone} sticks out of ${outer.dataset.zone} by ${by}`] : [];
})
"""

_TEXTS: Final = """
([inside, but]) => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector(inside), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim();
    const element = node.parentElement;
    if (!text || element.closest(but) || !element.checkVisibility({ visibilityProperty: true }))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const clip = element.closest(".spoken") || getComputedStyle(element).clipPath !== "none";
    if (box.width === 0 || clip) continue;
    found.push({ node, element, text, box });
  }
  return found;
}
"""

_WIDE: Final = """
([inside, but]) => (TEXTS)([inside, but]).flatMap(({ element, text, box }) => {
  for (let up = element; up && !up.matches(inside); up = up.parentElement) {
    const style = getComputedStyle(up);
    if (style.overflowX !== "visible") {
      // Cut with an ellipsis, or scrolled to: the box that cuts it is what must fit.
      if (style.textOverflow === "ellipsis" || style.overflowX === "auto") return [];
      box = up.getBoundingClientRect();
    }
    const outer = up.getBoundingClientRect();
    if (!up.dataset.zone || outer.width === 0) continue;
    if (box.left < outer.left - 1 || box.right > outer.right + 1
        || box.top < outer.top - 2 || box.bottom > outer.bottom + 2)
      return [`${text} sticks out of ${up.dataset.zone}`];
  }
  return [];
})
""".replace("TEXTS", _TEXTS)

_SMALL: Final = """
([inside, but, least]) => (TEXTS)([inside, but]).flatMap(({ element, text }) => {
  const zoom = element.currentCSSZoom ?? 1;
  const size = parseFloat(getComputedStyle(element).fontSize) * zoom;
  return size < least - 0.01 ? [`${text}: ${size} px`] : [];
})
""".replace("TEXTS", _TEXTS)

_FANS: Final = """
() => [...document.querySelectorAll("[data-fan]")].flatMap((fan) => {
  const outer = fan.getBoundingClientRect();
  const boxes = [...fan.querySelectorAll(".card")].map((card) => {
    // A card that is turned takes more room than it has; its place does not turn.
    const place = card.parentElement.closest(".one") ?? card.parentElement;
    return { place, left: place.getBoundingClientRect().left, width: card.offsetWidth
      * (card.currentCSSZoom ?? 1), back: !!card.closest(".back") };
  });
  const zone = fan.closest("[data-zone]").dataset.zone;
  const scrolls = fan.scrollWidth > fan.clientWidth + 1;
  const said = [];
  boxes.forEach((box, at) => {
    const next = boxes[at + 1];
    const rail = box.width * (box.width < 70 ? 0.35 : 0.27);
    if (next && !next.back && next.left - box.left < rail - 0.6)
      said.push(`${zone}: card ${at} of ${boxes.length} shows ${next.left - box.left}`);
    const seen = document.elementFromPoint(box.left + rail / 2, outer.top + outer.height / 2);
    if (fan.contains(seen) && !next?.back && !box.place.contains(seen) && seen !== fan)
      said.push(`${zone}: the rail of card ${at} is covered`);
    if (!scrolls && box.left + box.width > outer.right + 1) said.push(`${zone}: card ${at} is cut`);
    if (!scrolls && box.left < outer.left - 1) said.push(`${zone}: card ${at} begins too early`);
  });
  return said;
})
"""


def outside(page: Page) -> list[str]:
    """List the zones that extend beyond the zone around them."""
    found: list[str] = page.evaluate(_OUTSIDE)
    return found


def wide_texts(page: Page, inside: str, but: str = ".card") -> list[str]:
    """List the texts that extend beyond their zones."""
    found: list[str] = page.evaluate(_WIDE, [inside, but])
    return found


def small_texts(page: Page, inside: str, least: float, but: str = ".card") -> list[str]:
    """List the texts that are too small."""
    found: list[str] = page.evaluate(_SMALL, [inside, but, least])
    return found


def hidden_rails(page: Page) -> list[str]:
    """List the cards of fans that show less than their rail, or are cut."""
    found: list[str] = page.evaluate(_FANS)
    return found
