"""The question and its answers: on a phone every button is in sight, and tools bear their words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from sztab import games
from sztab.core.action import OVER
from sztab.core.rng import Rng
from tests.browser.boxes import LANDSCAPE, PHONES, drawn, resize
from tests.browser.still import Moment, Still
from tests.browser.tables import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

    from tests.server.servers import Outside

    Visitors = Callable[..., BrowserContext]

TABLES: Final = {
    "rush": (("alternative", 4), ("second-front", 3)),
    "warsaw": (("", 2), ("", 3)),
    "battlegrounds": (("", 3),),
}
"""Presets and seats whose questions are tested."""
MOVES: Final = 400
MOST: Final = 3
"""Questions of each table."""

OUT_OF_SIGHT: Final = """() => {
  const inside = (a, b) => a.left >= b.left - 1 && a.right <= b.right + 1
    && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const prompt = document.querySelector("[data-prompt]").getBoundingClientRect();
  const found = [];
  for (const one of document.querySelectorAll("[data-prompt] :is(.deeds, .tools) button")) {
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    const box = one.getBoundingClientRect();
    const row = one.parentElement.getBoundingClientRect();
    const word = one.querySelector("span")?.getBoundingClientRect();
    const spot = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const say = (what) => found.push(`${one.innerText.trim()} ${what}`);
    if (!inside(box, window) || !inside(box, prompt) || !inside(box, row)) say("is cut");
    else if (!one.contains(document.elementFromPoint(...spot))) say("is covered");
    if (word && !inside(word, box)) say("does not fit on its button");
  }
  return found;
}"""
"""Buttons that are not completely visible without scrolling."""

PICK: Final = """(at) => {
  const places = [...document.querySelectorAll("[data-lit]")].filter((one) =>
    one.dataset.place && !one.dataset.place.startsWith("do/") && one.checkVisibility());
  const one = places[Math.min(at, places.length - 1)];
  one?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return !!one;
}"""
"""Click on something on the table: it may lead to other answers."""


def questions(game: str, preset: str, seats: int) -> list[Moment]:
    """Play at random; return positions in which the first seat has most kinds of answers."""
    module = games.get(game)
    rules = module.rules(seats, preset=preset) if preset else module.rules(seats)
    notation = module.codec.notation(rules)
    found: dict[frozenset[str], Moment] = {}
    rng, state = Rng(1), module.new(rules)
    for _ in range(MOVES):
        if state.to_move() == OVER:
            break
        if state.to_move() == 0 and len(state.legal_actions()) > 1:
            verbs = frozenset(notation.fields(one)["verb"] for one in state.legal_actions())
            if verbs not in found:
                found[verbs] = Moment(module, rules, state.clone(), 0, preset)
        state.apply(state.sample(rng))
    return [found[verbs] for verbs in sorted(found, key=len)[-MOST:]]


def out_of_sight(page: Page) -> list[str]:
    """Return the buttons that are not visible on a phone, upright and sideways."""
    found = []
    for size in (*PHONES, LANDSCAPE):
        resize(page, size)
        found += [f"{size}: {one}" for one in page.evaluate(OUT_OF_SIGHT)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TABLES)
def test_all_answers_are_in_sight_on_a_phone(
    game: str, language: str, shared_server: Outside, visitors: Visitors
) -> None:
    preset, seats = TABLES[game][LANGUAGES.index(language) % len(TABLES[game])]
    page = visitors(phone=True, language=language).new_page()
    still = Still(page, shared_server.url)
    moments = questions(game, preset, seats)
    assert len(moments) == MOST
    found = []
    for at, moment in enumerate(moments):
        still.go(moment)  # what was sent before is forgotten
        expect(page.locator("[data-prompt].yours")).to_be_visible()
        found += out_of_sight(page)
        if page.evaluate(PICK, at % 3):
            drawn(page)
            found += out_of_sight(page)
    assert found == []
    words = page.locator("[data-prompt] .tools .word")
    assert words.count() == 2
    for word in words.all():
        box = word.bounding_box()
        assert box is not None
        assert box["width"] > 20, f"{word.inner_text()} is not written"
        assert box["height"] >= 12
