"""Firefox: a friend joins by link and plays; with SZTAB_SOAK=1 whole games of each game."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Final, cast

import httpx
import pytest

from tests.browser.boxes import OVERLAPS, SOAK
from tests.browser.firefox import ENTER, PATIENCE, Firefox, program
from tests.browser.playing import Visitor
from tests.browser.tables import BOT, GAMES, PERSON, link, open_table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

    from tests.server.servers import Outside

log = logging.getLogger(__name__)

MOVES: Final = 10
FIELD: Final = "[data-join] input"


class Friend(Visitor):
    """A visitor with Firefox."""

    def __init__(self, browser: Firefox, seed: str) -> None:
        super().__init__(cast("Page", browser), seed)
        self._browser = browser

    def question(self) -> str:
        """Return what the prompt asks."""
        prompt: str = self._browser.evaluate(
            "() => document.querySelector('[data-prompt]')?.innerText ?? '(no prompt)'"
        )
        return prompt


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    if program() is None:  # where CI is set, tools/check.py has failed by now
        pytest.skip("there is no firefox-esr here")
    browser = Firefox(tmp_path_factory.mktemp("firefox"))
    yield browser
    browser.close()


def moves_of(url: str, code: str, seat: int) -> int:
    """Count the decisions of a seat."""
    after, found = -1, 0
    while True:
        page = httpx.get(f"{url}/api/tables/{code}/events", params={"after": after}).json()
        news = [update["news"] for update in page["updates"]]
        found += len([one for one in news if one["kind"] == "moved" and one["seat"] == seat])
        if not page["more"]:
            return found
        after = page["updates"][-1]["seq"]


@pytest.mark.parametrize("game", GAMES if SOAK else GAMES[:1])
def test_a_friend_joins_by_link_and_plays(
    game: str, firefox: Firefox, shared_server: Outside
) -> None:
    url = shared_server.url
    opened = open_table(url, game, [{"kind": "friend"}, BOT])
    code, token = opened["code"], opened["invitations"][0]["token"]
    friend = Friend(firefox, f"firefox {game}")
    firefox.goto(f"{url}/table/{code}#{token}")
    firefox.click(FIELD)
    known = firefox.evaluate(f"() => document.querySelector({FIELD!r}).value")
    firefox.keyboard.type(ENTER if known else f"Kuba{ENTER}")  # a name is asked for once
    firefox.wait_for_function("() => !!document.querySelector('[data-game]')")
    since, moves = time.monotonic(), 0
    while not friend.ended and (SOAK or moves < MOVES):
        if friend.decide_if_asked():
            since = time.monotonic()
            moves = moves_of(url, code, 0) if not SOAK else moves + 1
        assert time.monotonic() - since < PATIENCE, (friend.question(), friend.missed)
    table = httpx.get(f"{url}/api/tables/{code}").json()
    assert table["seats"][0]["name"] == "Kuba"
    assert moves >= MOVES
    assert not SOAK or table["status"] == "over"
    assert friend.errors == []
    assert friend.foreign == []
    if SOAK:
        log.info("%s: %s moves, %s clicks", game, moves_of(url, code, 0), moves)


WALL: Final = (2560, 1440)
HITS: Final = """() => {
  const missed = [];
  for (const one of document.querySelectorAll("[data-lit]")) {
    const { left, top, width, height } = one.getBoundingClientRect();
    const spots = [[0.5, 0.5], [0.12, 0.5], [0.12, 0.12]];
    if (!spots.some(([x, y]) =>
      one.contains(document.elementFromPoint(left + x * width, top + y * height))))
      missed.push(one.dataset.place);
  }
  return missed;
}"""
"""Places that are not where they are drawn."""
SHIFT: Final = """() => {
  const zoom = Number(getComputedStyle(document.documentElement).getPropertyValue("--zoom"));
  const [one, other] = document.querySelectorAll("[data-zone=reserve] .card");
  const [from, to] = [one, other].map((card) => card.getBoundingClientRect());
  const [x, y] = [(to.left - from.left) / zoom, (to.top - from.top) / zoom];
  one.style.transform = `translate(${x}px, ${y}px)`;
  const now = one.getBoundingClientRect();
  one.style.transform = "";
  return [zoom, now.left - to.left, now.top - to.top];
}"""
"""Move a card onto another one as an animation does; return how far off it is."""


def test_a_wall_is_zoomed_in_firefox(firefox: Firefox, shared_server: Outside) -> None:
    """Zones do not overlap, clicks hit their target, and animations begin at the card."""
    firefox.resize(*WALL)
    opened = open_table(shared_server.url, "rush", [PERSON, BOT])
    firefox.goto(link(shared_server.url, opened))
    firefox.wait_for_function("() => !!document.querySelector('[data-game] [data-lit]')")
    assert firefox.evaluate(OVERLAPS, 1) == []
    assert firefox.evaluate(HITS) == []
    zoom, x, y = firefox.evaluate(SHIFT)
    assert zoom > 1
    assert abs(x) < 2
    assert abs(y) < 2
    friend = Friend(firefox, "wall")
    end = time.monotonic() + PATIENCE
    while moves_of(shared_server.url, opened["code"], 0) == 0:
        friend.decide_if_asked()
        assert time.monotonic() < end, (friend.question(), friend.missed)
