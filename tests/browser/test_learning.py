"""Learning a game: its overview, a first game that waits for the reader, bots of a chosen level."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.launching import DESK, PHONE
from tests.browser.tables import BOT, GAMES, LANGUAGES, PERSON, asked, link, open_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

    from tests.server.servers import Outside

    Visitors = Callable[..., BrowserContext]

UNDRAWN = """() => [...document.querySelectorAll("[data-symbol]")].filter((one) => {
  const icons = [...one.querySelectorAll(".icon svg")];
  const used = icons.flatMap((icon) => [...icon.querySelectorAll("use")]);
  const lost = used.some((use) => !document.querySelector(use.getAttribute("href")));
  return icons.length === 0 || icons.some((icon) => icon.childElementCount === 0) || lost;
}).map((one) => one.dataset.symbol)"""
"""Symbols of the key without a drawing."""
TOO_WIDE = "() => document.documentElement.scrollWidth - innerWidth"
CUT = """() => [...document.querySelectorAll("h1, h2, h3, nav a, .doings .button")].filter((one) =>
  one.checkVisibility() && !one.closest(".known") && one.scrollWidth > one.clientWidth + 1
).map((one) => one.innerText)"""
"""Titles and buttons that are wider than their box."""
SCREENS = 2
"""Maximum length of an overview in screens, in every language."""
SHEETS = 2
"""Maximum length of an overview in sheets of A4."""
SHEET = re.compile(rb"/Type\s*/Page\b")
TEXT_ON_PAPER = """() => [...document.querySelectorAll("#overview li, #overview dt, #overview dd")]
  .map((one) => getComputedStyle(one).color)"""


def told(page: Page) -> str:
    """Return the title of the lesson that is said."""
    expect(page.locator(".coach h2")).to_be_visible()
    return page.locator(".coach h2").inner_text()


# The overview


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_begin_with_an_illustrated_overview(
    game: str, shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors().new_page()
    summary: dict[str, Any] = httpx.get(f"{shared_server.url}/api/games/{game}/summary").json()
    symbols = [line["id"] for part in summary["parts"] if part["key"] for line in part["lines"]]
    page.goto(f"{shared_server.url}/rules/{game}")
    overview = page.locator("#overview")
    expect(overview).to_be_visible()
    shown = page.locator("[data-symbol]").evaluate_all(
        "all => all.map((one) => one.dataset.symbol)"
    )
    assert shown == symbols
    assert page.evaluate(UNDRAWN) == []
    assert page.locator(".told > section > .picture").count() == 3
    for language in LANGUAGES:
        page.locator(f".languages [lang={language}]").click()
        last = summary["parts"][-1]["title"][language]
        expect(overview.get_by_role("heading", name=last)).to_be_visible()
        text = " ".join(overview.inner_text().split())
        for part in summary["parts"]:
            assert part["title"][language] in text
            for line in part["lines"]:
                assert line["text"].get(language, "") in text
                assert line["name"].get(language, "") in text
    page.set_viewport_size(PHONE)
    expect(page.locator("[data-symbol]").first).to_be_hidden()
    assert page.evaluate(TOO_WIDE) <= 0
    for key in page.locator("#overview summary").all():
        key.click()
    expect(page.locator("[data-symbol]").last).to_be_visible()
    assert page.evaluate(TOO_WIDE) <= 0
    clause = page.locator("#overview a").first
    name = clause.get_attribute("aria-label")
    clause.click()
    expect(page.locator(f"article[id='{name}']")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("xyzzy")
    expect(overview).to_be_hidden()


@pytest.mark.parametrize("game", GAMES)
def test_an_overview_fits_two_screens_in_every_language(
    game: str, shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors().new_page()
    page.set_viewport_size(DESK)
    for language in LANGUAGES:
        page.goto(f"{shared_server.url}/rules/{game}?lang={language}")
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("[data-symbol] .icon svg").last).to_be_visible()
        page.evaluate("() => document.fonts.ready")
        box = page.locator("#overview").bounding_box()
        assert box is not None
        assert box["height"] <= SCREENS * DESK["height"], language
        cut = "() => document.querySelector('#overview').scrollWidth"
        assert page.evaluate(cut) <= box["width"] + 1, f"{language}: wider than its place"


@pytest.mark.parametrize("game", GAMES)
def test_an_overview_is_printed_alone_dark_on_white_with_all_its_symbols(
    game: str, shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors(phone=True).new_page()
    page.emulate_media(color_scheme="dark")
    page.goto(f"{shared_server.url}/rules/{game}")
    expect(page.locator("#overview .picture").first).to_be_visible()
    expect(page.locator("[data-symbol]").first).to_be_hidden()  # a phone opens them one by one
    assert len(SHEET.findall(page.pdf(format="A4"))) in range(1, SHEETS + 1)
    page.emulate_media(media="print")
    page.evaluate("() => dispatchEvent(new Event('beforeprint'))")
    expect(page.locator("[data-symbol]").last).to_be_visible()
    for tool in ("header", ".head", ".list", "#overview .clauses"):
        expect(page.locator(tool).first).to_be_hidden()
    assert set(page.evaluate(TEXT_ON_PAPER)) == {"rgb(0, 0, 0)"}
    page.emulate_media(media="screen")
    page.evaluate("() => dispatchEvent(new Event('afterprint'))")
    expect(page.locator("[data-symbol]").first).to_be_hidden()


# A first game


def test_the_bots_wait_for_the_reader_and_next_skips_no_action(
    shared_server: Outside, visitors: Visitors
) -> None:
    url = shared_server.url
    first = {"opt.firstPlayer": "host"}  # a bot begins
    opened = open_table(url, "rush", [BOT, PERSON], lesson=True, settings=first)

    def moves() -> list[dict[str, Any]]:
        seen = httpx.get(f"{url}/api/tables/{opened['code']}/events?after=-1").json()["updates"]
        return [one for one in seen if one["news"]["kind"] == "moved"]

    page = visitors().new_page()
    page.goto(link(url, opened).replace("#", "?learn#"))
    assert told(page) == "What you play for"
    expect(page.locator(".coach")).to_contain_text("the bots wait")
    expect(page.locator("a.rules")).to_have_attribute("href", "/rules/rush")
    assert moves() == []
    page.locator("[data-coach=next]").click()
    asked(page)
    assert moves() != []
    while page.locator("[data-coach=next]").count():
        page.locator("[data-coach=next]").click()
    task = told(page)
    expect(page.locator("[data-coach=skip]")).to_have_text("Skip this step")
    page.reload()
    assert told(page) == task, "what was not done is not learnt"
    expect(page.locator("[data-coach=next]")).to_have_count(0)
    page.locator("[data-coach=skip]").click()
    expect(page.locator(".coach h2", has_text=task)).to_have_count(0)


# The lobby


def test_quick_play_has_a_level_that_is_explained_and_remembered(
    shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors(phone=True).new_page()
    page.goto(shared_server.url)
    level = page.locator("[data-level]")
    expect(level.first).to_have_value("lieutenant")
    level.nth(1).select_option("recruit")
    for at in range(3):
        expect(level.nth(at)).to_have_value("recruit")
    expect(page.locator(".level p").first).to_contain_text("random")
    page.reload()
    expect(level.first).to_have_value("recruit")
    page.locator("[data-play=warsaw]").click()
    expect(page.locator("[data-game]")).to_be_visible()
    code = page.url.split("/table/")[1][:6]
    seats = httpx.get(f"{shared_server.url}/api/tables/{code}").json()["seats"]
    assert [seat.get("bot", "") for seat in seats] == ["", "recruit"]


def test_the_lobby_is_found_through_from_the_top_of_a_phone(
    shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors(phone=True).new_page()
    for width in (360, 390):
        page.set_viewport_size({"width": width, "height": 740})
        for language in LANGUAGES:
            page.goto(f"{shared_server.url}/?lang={language}")
            expect(page.locator("header nav a").last).to_be_in_viewport(ratio=1)
            assert page.evaluate(TOO_WIDE) <= 0
            assert page.evaluate(CUT) == []
    page.locator("header nav a[href='/rules/rush']").click()
    expect(page.locator("#overview")).to_be_visible()
    page.locator("header nav a[href='/']").click()
    expect(page.locator("[data-play=rush]")).to_be_visible()
