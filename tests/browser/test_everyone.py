"""For everyone: what axe finds, sizes from the smallest phone to a wall, light and dark."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.boxes import resize
from tests.browser.launching import DESK, PHONE
from tests.browser.playing import PATIENCE, Visitor
from tests.browser.tables import BOT, GAMES, PERSON, link, open_table, sit_down

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

    from tests.server.servers import Outside

    Visitors = Callable[..., BrowserContext]

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SCREENS = {
    "lobby": "/",
    "new table": "/new/rush",
    "rules": "/rules/warsaw",
    "cards": "/cards/battlegrounds",
    "replay": "/replay",
}
CARDS = "rules: {'label-content-name-mismatch': {enabled: false}}"
"""A card is a button with its numbers drawn all over it; its name says them in a sentence."""
IN_SIGHT = {
    "rush": ("[data-place^='reserve/']", ".own-bases [data-place]", "[data-place^='hand/']"),
    "warsaw": ("[data-place^='strength/']", "[data-place^='resource/']", "[data-place^='hand/']"),
    "battlegrounds": ("[data-place^='sq/']", ".own .card.active"),
}
"""What a player who has to decide must see without scrolling."""
ASKED = {
    "rush": "[data-place^='hand/'][data-lit]",
    "warsaw": "[data-place^='hand/'][data-lit]",
    "battlegrounds": "[data-game]:has(.own .card.active) [data-place^='sq/'][data-lit]",
}
"""What is visible when the usual question of a turn is asked."""
UNSEEN = """(wanted) => {
  const parts = [...document.querySelectorAll(wanted)].filter((one) => one.checkVisibility());
  const names = parts.filter((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    const over = document.elementFromPoint(x + width / 2, y + height * 0.4);
    return !over || !(part.contains(over) || over.contains(part));
  }).map((part) => part.dataset.place ?? part.className);
  return parts.length > 0 ? names : [`there is no ${wanted}`];
}"""
"""Which of these parts are off the screen, or covered."""
SIZES = [(360, 640), (390, 844), (768, 1024), (1024, 768), (1440, 900), (3840, 2160)]


def serious(page: Page) -> list[str]:
    """Return the serious and critical findings of axe, each with its first element."""
    assert AXE.exists(), "axe-core is not installed: run tools/page.py"
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate(f"axe.run({{resultTypes: ['violations'], {CARDS}}})")
    return [
        f"{one['id']}: {one['help']} at {one['nodes'][0]['target']}"
        for one in found["violations"]
        if one["impact"] in {"serious", "critical"}
    ]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_serious_around_the_games(
    screen: str, theme: str, shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors().new_page()
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
    page.goto(shared_server.url + SCREENS[screen])
    expect(page.get_by_role("heading").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert serious(page) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_at_a_table(
    game: str, theme: str, shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors().new_page()
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
    visitor = Visitor(page, f"axe {game}")
    opened = open_table(shared_server.url, game, [PERSON, BOT, BOT][: 2 if game == "warsaw" else 3])
    sit_down(page, link(shared_server.url, opened))
    for size in (DESK, PHONE, DESK, PHONE):
        page.set_viewport_size(size)
        visitor.decide(4)
        assert serious(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_wider_than_the_screen(
    game: str, shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors().new_page()
    opened = open_table(shared_server.url, game, [PERSON, BOT])
    sit_down(page, link(shared_server.url, opened))
    Visitor(page, "size").decide(2)
    for path in (None, "/", f"/new/{game}", f"/rules/{game}", f"/cards/{game}"):
        if path is not None:
            page.goto(shared_server.url + path)
            expect(page.get_by_role("heading").first).to_be_visible()
        for size in SIZES:
            resize(page, size)
            wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, f"{path or 'table'} is {wide} px too wide at {size}"


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_the_whole_table_is_in_sight(
    game: str, shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors(phone=True).new_page()
    page.emulate_media(reduced_motion="reduce")
    opened = open_table(shared_server.url, game, [PERSON, BOT, BOT][: 2 if game == "warsaw" else 3])
    sit_down(page, link(shared_server.url, opened))
    visitor, asked = Visitor(page, f"phone {game}"), page.locator(ASKED[game]).first
    end = time.monotonic() + PATIENCE
    while not asked.is_visible() and time.monotonic() < end:
        visitor.decide_if_asked()
    expect(asked).to_be_visible()
    page.evaluate("scrollTo(0, 0)")
    assert {wanted: page.evaluate(UNSEEN, wanted) for wanted in IN_SIGHT[game]} == {
        wanted: [] for wanted in IN_SIGHT[game]
    }
