"""A first game with the coach: from the lobby to the result, reading every lesson that comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.playing import END, PATIENCE, Visitor
from tests.browser.tables import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext

    from tests.server.servers import Outside

    Visitors = Callable[..., BrowserContext]

READ = """() => {
  const tab = document.querySelector("[role=tab][aria-selected=false]:not([aria-disabled=true])");
  const coach = document.querySelector(".coach");
  if (!coach) tab?.click();
  const said = coach?.querySelector("h2")?.innerText;
  if (!said || document.querySelector("[data-sent]")) return said ?? "";
  const next = coach.querySelector("[data-coach=next]");
  if (next) next.click();
  else document.querySelector(".dock [role=tab][aria-selected=false]")?.click();
  return said;
}"""
"""Read the lesson: ask for the next one, or turn to the hand to do what it asks."""
LEARNT_ON_A_PHONE = {"rush", "battlegrounds"}
FEWEST = 8
"""Lessons that come in every game; others depend on what happens."""


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_leads_through_a_first_game(
    game: str, shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors(phone=game in LEARNT_ON_A_PHONE).new_page()
    visitor = Visitor(page, f"learns {game}")
    page.goto(shared_server.url)
    page.locator(f"[data-learn='{game}']").click()
    expect(page.locator(".coach")).to_be_visible()
    lessons = [page.locator(".coach h2").inner_text()]
    waited = 0.0
    while not visitor.ended and waited < PATIENCE * 1000:
        lessons.append(page.evaluate(READ))
        waited = 0.0 if visitor.decide_if_asked() else waited + 15
    expect(page.locator(END).first).to_be_visible()
    said = [one for one in dict.fromkeys(lessons) if one]
    assert len(said) >= FEWEST, said
    assert not [one for one in said if "-lesson-" in one], "a lesson without words"
    assert visitor.errors == []
