"""The faces of Rush's cards at every width that a table uses."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from sztab.words import LANGUAGES
from tests.browser.rush_positions import RushStill, full

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

    from tests.server.servers import Outside

    Visitors = Callable[..., BrowserContext]

WIDTHS = (28, 34, 46, 55, 58, 69, 70, 76, 80, 92, 102, 115, 116, 120, 128, 138, 150, 151, 160, 200)

LAY_OUT = """() => {
  for (const one of document.querySelectorAll("li")) one.style.contentVisibility = "visible";
}"""
"""Cards out of sight are laid out too."""

MEASURE = """([width, least]) => {
  const wrong = [];
  const cards = [...document.querySelectorAll("li .card .card")];
  for (const card of cards) card.style.setProperty("--w", `${width}px`);
  const boxOf = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  };
  const meets = (a, b) =>
    a.left < b.right - 0.5 && a.right > b.left + 0.5 &&
    a.top < b.bottom - 3 && a.bottom > b.top + 3;
  for (const card of cards) {
    const name = card.querySelector(".title")?.textContent ?? card.textContent;
    const edge = card.getBoundingClientRect();
    const say = (what) => wrong.push(`${width} ${name.trim()}: ${what}`);
    const texts = [...card.querySelectorAll("*")].filter(
      (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()),
    );
    for (const one of texts) {
      if (!one.checkVisibility()) continue;
      const size = parseFloat(getComputedStyle(one).fontSize);
      if (size < least - 0.01) say(`${one.textContent} at ${size} px`);
      if (one.closest(".row, .worth")) continue; // a word without room is hidden by its row
      const box = boxOf(one);
      if (box.left < edge.left - 0.5 || box.right > edge.right + 0.5) say(`${one.textContent} cut`);
    }
    const seen = (one) => one.checkVisibility();
    const lines = [...card.querySelectorAll(".title span span")].filter(seen);
    const rows = new Set(lines.map((one) => Math.round(boxOf(one).top)));
    if (width >= 116 && card.querySelector(".title") && lines.length === 0) say("no title");
    if (width < 70 && lines.length > 0) say("a title");
    if (rows.size > 2) say(`${rows.size} lines`);
    for (const mark of [...card.querySelectorAll(".cost, .emblem")].filter(seen))
      if (lines.some((one) => meets(boxOf(one), mark.getBoundingClientRect())))
        say("the title meets cost or emblem");
    const emblem = card.querySelector(".emblem");
    if (emblem && !(seen(emblem) && emblem.querySelector("svg").getBoundingClientRect().width > 5))
      say("only its colour tells the nation");
    const rail = card.querySelector(".rail")?.getBoundingClientRect();
    const share = rail && rail.width / edge.width;
    if (rail && Math.abs(share - (width < 70 ? 0.35 : 0.27)) > 0.03) say(`rail ${share}`);
    if (rail && rail.left > edge.left + 0.5) say("the rail is not at the left");
    for (const stat of card.querySelectorAll(".stat"))
      if (stat.checkVisibility() && stat.getBoundingClientRect().bottom > edge.bottom + 1)
        say("a value below the card");
  }
  return wrong;
}"""


def open_gallery(page: Page, url: str, language: str = "en", *, cyrillic: bool = False) -> None:
    if cyrillic:
        page.add_init_script("localStorage.setItem('sztab.cyrillic', 'true')")
    page.goto(f"{url}/cards/rush?lang={language}")
    expect(page.locator("li .title").first).to_be_visible()
    page.evaluate(LAY_OUT)
    page.wait_for_function("() => document.fonts.status === 'loaded'")


@pytest.mark.parametrize(
    ("language", "phone", "cyrillic"),
    [
        ("en", False, False),
        ("pl", True, False),
        ("cs", False, False),
        ("en", True, True),
        ("pl", False, True),
        ("cs", True, True),
    ],
)
def test_nothing_is_cut_or_too_small_on_any_card(
    language: str, phone: bool, cyrillic: bool, shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors(phone=phone, language=language).new_page()
    open_gallery(page, shared_server.url, language, cyrillic=cyrillic)
    assert page.locator("li .card .card").count() > 160, "all cards of both boxes"
    wrong: list[str] = []
    for width in WIDTHS:
        wrong += page.evaluate(MEASURE, [width, 12 if phone else 11])
    assert not wrong, "\n".join(wrong)


def test_soviet_names_are_latin_until_cyrillic_is_asked_for(
    shared_server: Outside, visitors: Visitors
) -> None:
    context = visitors()
    page = context.new_page()
    open_gallery(page, shared_server.url)
    titles = page.locator("li .title .set")
    expect(titles.filter(has_text="KV-2")).to_have_count(1)
    expect(titles.filter(has_text="КВ-2")).to_have_count(0)
    open_gallery(page, shared_server.url, cyrillic=True)
    expect(titles.filter(has_text="КВ-2")).to_have_count(1)


def test_pictures_are_fetched_when_they_come_into_sight(
    shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors().new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{shared_server.url}/cards/rush")
    expect(page.locator("[data-picture] svg").first).to_be_visible()
    last = page.locator("[data-picture]").last
    name = last.get_attribute("data-picture")
    assert name is not None
    assert not any(f"/{name}-" in url for url in asked)
    last.scroll_into_view_if_needed()
    expect(last.locator("svg")).to_be_visible()
    (fetched,) = [url for url in asked if f"/{name}-" in url]
    headers = page.request.get(fetched).headers
    assert "immutable" in headers["cache-control"]


HIDDEN = """(width) => {
  const wrong = [];
  const cards = [...document.querySelectorAll(".card.damaged:has(.title)")];
  for (const card of cards) {
    card.style.rotate = "none"; // boxes of turned things would be too large
    card.style.setProperty("--w", `${width}px`);
    const covers = card.querySelectorAll(":scope > svg, :scope > span");
    const read = [...card.querySelectorAll(".stat, .row, .cost, .title span span")];
    for (const cover of covers) {
      const a = cover.getBoundingClientRect();
      for (const one of read.filter((node) => node.checkVisibility())) {
        const b = one.getBoundingClientRect();
        const deep = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const broad = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const what = `${width} ${one.className} of ${card.querySelector(".title").textContent}`;
        if (cover.tagName === "SPAN" && deep > 2 && broad > 2) wrong.push(what);
        if (one.matches(".stat, .row") && deep > 0.1 * b.height && broad > 2) wrong.push(what);
      }
    }
  }
  return { count: cards.length, wrong };
}"""
"""The signs of damage may lie on the picture, and a crack may run on below the cost."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_damage_hides_no_value_of_a_vehicle(
    language: str, shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors(language=language).new_page()
    RushStill(page, shared_server.url).open("base", 2, full("base", 2))
    for width in (46, 58, 69, 76, 92, 115, 116, 138, 160):
        found = page.evaluate(HIDDEN, width)
        assert found["count"] >= 3, "every other Base has a damaged defender"
        assert not found["wrong"], "\n".join(found["wrong"])
