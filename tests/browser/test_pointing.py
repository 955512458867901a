"""Every place of a table answers: it leads on, or it says by which rule it does not."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import httpx
import pytest

from tests.browser.playing import Visitor
from tests.browser.tables import GAMES, PERSON, link, open_table, sit_down
from tests.laws.places import places

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

    from tests.server.servers import Outside

DECISIONS: Final = (0, 25, 60)
"""The numbers of decisions after which all places are clicked on."""

PLACES: Final = """() => {
  const drawn = [...document.querySelectorAll("[data-game] :is(button, [role=button])[data-place]")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const found = new Map();
  for (const one of drawn) {
    const { place, lit, possible, chosen, reach } = one.dataset;
    const leads = [lit, possible, chosen, reach].some((sign) => sign !== undefined);
    found.set(place, (found.get(place) ?? false) || leads);
  }
  return Object.fromEntries(found);
}"""
"""Each place that is drawn as a button, and whether it does something."""

POINT: Final = """async (key) => {
  const selector = `[data-game] :is(button, [role=button])[data-place="${CSS.escape(key)}"]`;
  const place = [...document.querySelectorAll(selector)]
    .find((one) => one.checkVisibility({ visibilityProperty: true }));
  const { lit, possible, chosen, reach } = place.dataset; // an earlier one may lead here
  if ([lit, possible, chosen, reach].some((sign) => sign !== undefined)) return { looked: true };
  document.querySelector("[role=alert] button:last-child")?.click();
  await new Promise(requestAnimationFrame);
  place.click();
  for (let waited = 0; waited < 400; waited += 1) {
    const dialog = document.querySelector("dialog[open]");
    if (dialog) {
      dialog.close();
      return { looked: true, text: "", href: "" };
    }
    const alert = document.querySelector("[role=alert]");
    if (alert && place.dataset.barred !== undefined) {
      const text = alert.querySelector("p").innerText;
      return { looked: false, text, href: alert.querySelector("a")?.getAttribute("href") ?? "" };
    }
    if (alert && waited > 100) return { looked: false, text: alert.innerText, href: "" };
    await new Promise((done) => setTimeout(done, 20));
  }
  return { looked: false, text: "", href: "" };
}"""
"""Click on a place that does nothing, read the answer, and close what has opened."""

FLEETING: Final = ("effect/", "pawn/", "discard/")
"""Kinds of places that are drawn only when they do something, or open a pile."""

GENERIC: Final = re.compile("There is nothing to do")


def mute(page: Page, game: str, *, drawn: set[str]) -> dict[str, str]:
    """Click on every place that does nothing; return those that do not say why."""
    found: dict[str, str] = {}
    for key, leads in page.evaluate(PLACES).items():
        if leads or key.startswith("do/"):
            continue
        drawn.add(key.partition("/")[0])
        said: dict[str, Any] = page.evaluate(POINT, key)
        if said["looked"]:
            continue
        rule = re.search(rf"/rules/{game}#([A-Z]+-[0-9]+)$", said["href"])
        if not said["text"] or GENERIC.search(said["text"]) or rule is None:
            found[key] = f"{said['text']!r} {said['href']}"
    return found


def both(page: Page, other: Page) -> list[Page]:
    """Return the pages, beginning with the player who has to decide."""
    for _ in range(400):
        page.wait_for_timeout(50)  # what was decided last may be under way
        if page.locator("[data-sent]").count() or other.locator("[data-sent]").count():
            continue
        lit = [one for one in (page, other) if one.locator("[data-lit]").count()]
        if len(lit) == 1:
            return [lit[0], other if lit[0] is page else page]
    raise TimeoutError("nobody is asked")


KINDS: Final = {
    "rush": {"hand", "reserve", "target", "medals"},
    "warsaw": {"hand", "place", "resource", "reserve", "seat", "marker"},
    "battlegrounds": {"sq", "card"},
}
"""Kinds of places that the walk must have met, so that it proves something."""


@pytest.mark.parametrize("game", GAMES)
def test_every_place_leads_on_or_names_the_rule(
    game: str, shared_server: Outside, visitors: Callable[..., BrowserContext]
) -> None:
    opened = open_table(shared_server.url, game, [PERSON, PERSON])
    pages = [visitors().new_page() for _ in range(2)]
    for at, page in enumerate(pages):
        sit_down(page, link(shared_server.url, opened, at))
    players = [Visitor(page, f"{game}-{at}") for at, page in enumerate(pages)]
    silent: dict[str, dict[str, str]] = {}
    drawn: set[str] = set()
    decided = 0
    for goal in DECISIONS:
        while decided < goal and not any(player.ended for player in players):
            decided += sum(player.decide_if_asked() for player in players)
        mover, waiting = both(*pages)
        mover.keyboard.press("Escape")
        for who, page in (("mover", mover), ("waiting", waiting)):
            found = mute(page, game, drawn=drawn)
            if found:
                silent[f"{who} after {goal}: {players[0].question()}"] = found
    assert silent == {}
    assert KINDS[game] <= drawn


@pytest.mark.parametrize("game", GAMES)
def test_the_laws_know_every_place_that_is_drawn(
    game: str, shared_server: Outside, visitors: Callable[..., BrowserContext]
) -> None:
    opened = open_table(shared_server.url, game, [PERSON, PERSON])
    pages = [visitors().new_page() for _ in range(2)]
    for at, page in enumerate(pages):
        sit_down(page, link(shared_server.url, opened, at))
    players = [Visitor(page, f"{game}-{at}") for at, page in enumerate(pages)]
    decided = 0
    while decided < DECISIONS[1]:
        decided += sum(player.decide_if_asked() for player in players)
    both(*pages)
    for at, page in enumerate(pages):
        address = f"{shared_server.url}/api/tables/{opened['code']}/state"
        token = opened["passes"][at]["token"]
        state = httpx.get(address, headers={"Authorization": f"Bearer {token}"}).json()
        seat = opened["passes"][at]["seat"]
        known = set(places(game, state["position"]["view"], seat))
        drawn = {key for key in page.evaluate(PLACES) if not key.startswith("do/")}
        assert {key for key in drawn - known if not key.startswith(FLEETING)} == set()
