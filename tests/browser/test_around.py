"""Around the game: clocks, seats, talk, undo, hints, notation, sounds, looking back, records."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.playing import LIT, Visitor
from tests.browser.tables import BOT, PERSON, link, open_table, sit_down

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, Page

    from tests.server.running import Outside

    Visitors = Callable[..., BrowserContext]

HAND = "[data-place^='hand/']"
CLAUSE = re.compile(r"^[A-Z]+-\d{3}$")
LISTENED = """() => {
  window.played = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.played += 1;
    return start.apply(this, when);
  };
}"""
"""Counts the notes that are played."""
LOOKED_AWAY = """() => {
  let away = false;
  Object.defineProperty(document, "hidden", { get: () => away });
  window.look = (there) => {
    away = !there;
    document.dispatchEvent(new Event("visibilitychange"));
  };
}"""
"""A tab of this browser is never hidden: pretend."""


def sit(
    server: Outside, page: Page, game: str, seats: list[dict[str, str]], **terms: Any  # noqa: ANN401
) -> dict[str, Any]:
    """Open a table and sit down on its first seat."""
    opened = open_table(server.url, game, seats, **terms)
    sit_down(page, link(server.url, opened))
    return opened


def asked(page: Page) -> None:
    """Wait until something is asked of us."""
    expect(page.locator(LIT).first).to_be_visible(timeout=20_000)


def menu(page: Page, deed: str) -> None:
    """Choose something of the menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name=deed, exact=True).click()


def shown(page: Page) -> str:
    """Return all that is in the page, seen, spoken or neither."""
    return page.content() + page.locator("body").aria_snapshot()


# Clocks and seats


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_clock_of_who_decides_runs_down(
    phone: bool, shared_server: Outside, visitors: Visitors  # noqa: FBT001
) -> None:
    page = visitors(phone=phone).new_page()
    clock = {"kind": "bank", "seconds": 600, "increment": 5}
    sit(shared_server, page, "rush", [PERSON, PERSON], clock=clock)
    # The clocks wait until everybody has come.
    expect(page.get_by_text("Players").first).to_be_visible()


def test_a_bot_plays_for_a_seat_and_gives_it_back(
    shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors().new_page()
    sit(shared_server, page, "rush", [PERSON, BOT])
    asked(page)
    menu(page, "Let a bot play for me")
    expect(page.get_by_text("A bot decides for you.")).to_be_visible()
    page.get_by_role("button", name="Play myself again").click()
    expect(page.get_by_text("A bot decides for you.")).to_be_hidden()
    asked(page)


def test_giving_up_and_playing_again(shared_server: Outside, visitors: Visitors) -> None:
    page = visitors().new_page()
    opened = sit(shared_server, page, "rush", [PERSON, BOT])
    asked(page)
    menu(page, "Give up")
    sure = page.get_by_role("alertdialog")
    sure.get_by_role("button", name="Cancel").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    sure.get_by_role("button", name="Give up").click()
    expect(page.locator("[data-end]")).to_be_visible(timeout=20_000)
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(re.compile(opened["code"]))
    asked(page)


# Eyes


@pytest.mark.parametrize("game", ["rush", "warsaw"])
def test_a_curtain_between_two_at_one_screen(
    game: str, shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors().new_page()
    opened = open_table(shared_server.url, game, [PERSON, PERSON])
    seats = {str(one["seat"]): one["token"] for one in opened["passes"]}
    kept = [{"code": opened["code"], "game": game, "seats": seats, "seen": 1}]
    page.goto(shared_server.url)
    page.evaluate("(kept) => localStorage.setItem('sztab.passes', JSON.stringify(kept))", kept)
    page.goto(f"{shared_server.url}/table/{opened['code']}")
    visitor = Visitor(page, f"curtain {game}")
    curtain = page.get_by_role("dialog", name="Pass the device")
    hands: dict[str, set[str]] = {}
    for _ in range(4):
        expect(curtain).to_be_visible(timeout=20_000)
        assert page.locator(HAND).count() == 0, "a hand lies behind the curtain"
        assert "hand/" not in shown(page)
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        expect(curtain).to_be_visible()
        name = curtain.get_by_role("button").inner_text()
        curtain.get_by_role("button").click()
        expect(curtain).to_be_hidden()
        asked(page)
        own = page.locator(HAND).evaluate_all("(all) => all.map((one) => one.dataset.place)")
        others = set().union(*(hand for who, hand in hands.items() if who != name))
        assert not others & set(own)
        hands[name] = set(own)
        while curtain.count() == 0 or not curtain.is_visible():
            visitor.decide_if_asked()
    assert len(hands) == 2
    assert visitor.errors == []


@pytest.mark.parametrize("game", ["rush", "warsaw"])
def test_who_watches_sees_no_hand(game: str, shared_server: Outside, visitors: Visitors) -> None:
    player = visitors().new_page()
    opened = sit(shared_server, player, game, [PERSON, BOT])
    asked(player)
    expect(player.locator(HAND).first).to_be_attached()
    watcher = visitors().new_page()
    sit_down(watcher, f"{shared_server.url}/table/{opened['code']}")
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    expect(watcher.locator("[data-prompt]")).to_be_visible()
    assert "hand/" not in shown(watcher)
    assert watcher.locator(LIT).count() == 0
    expect(player.get_by_role("button", name="Players, one spectator")).to_be_visible()


# Talk


def test_what_is_said_is_heard_in_the_others_language(
    shared_server: Outside, visitors: Visitors
) -> None:
    here, there = visitors().new_page(), visitors(language="pl").new_page()
    opened = sit(shared_server, here, "battlegrounds", [PERSON, PERSON])
    sit_down(there, link(shared_server.url, opened, 1))
    here.keyboard.press("c")
    here.get_by_role("button", name="Good luck!").click()
    here.get_by_placeholder("Say something").fill("<b>Hej</b>")
    here.keyboard.press("Enter")
    expect(here.get_by_placeholder("Say something")).to_have_value("")
    tab = there.get_by_role("button", name=re.compile("Czat 2"))
    tab.click()
    chat = there.get_by_role("log", name="Czat")
    expect(chat).to_contain_text("Powodzenia!")
    expect(chat).to_contain_text("<b>Hej</b>")
    expect(tab).not_to_contain_text("2")


# Decisions


def test_a_decision_is_taken_back(shared_server: Outside, visitors: Visitors) -> None:
    page = visitors().new_page()
    sit(shared_server, page, "battlegrounds", [PERSON, BOT])
    asked(page)
    visitor = Visitor(page, "undo")
    before = visitor.question()
    while visitor.question() == before:
        visitor.decide(1)
    page.keyboard.press("u")
    expect(page.locator("[data-prompt]")).to_have_text(before, timeout=5_000)


def test_the_other_person_is_asked_before_a_decision_is_taken_back(
    shared_server: Outside, visitors: Visitors
) -> None:
    both = [visitors().new_page(), visitors().new_page()]
    opened = open_table(shared_server.url, "battlegrounds", [PERSON, PERSON])
    for at, page in enumerate(both):
        sit_down(page, link(shared_server.url, opened, at))


def test_a_hint_is_shown_and_taken(shared_server: Outside, visitors: Visitors) -> None:
    page = visitors().new_page()
    sit(shared_server, page, "rush", [PERSON, BOT])
    asked(page)
    page.get_by_role("button", name="Hint").click()
    advice = page.get_by_text(re.compile("would do this:"))
    expect(advice).to_be_visible(timeout=30_000)
    page.get_by_role("button", name="Do it").click()
    expect(advice).to_be_hidden()


def test_notation_is_understood_or_answered_with_the_rule(
    shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors().new_page()
    opened = sit(shared_server, page, "rush", [PERSON, BOT])
    asked(page)
    page.keyboard.press("/")
    line = page.get_by_role("combobox")
    line.fill("no such thing")
    line.press("Enter")
    expect(page.get_by_text("This cannot be read as a decision.")).to_be_visible()
    del opened


# Sounds and the tab


def test_sounds_are_off_until_they_are_wanted(shared_server: Outside, visitors: Visitors) -> None:
    page = visitors().new_page()
    page.add_init_script(f"({LISTENED})()")
    sit(shared_server, page, "battlegrounds", [PERSON, BOT])
    asked(page)
    visitor = Visitor(page, "sounds")
    visitor.decide(3)
    assert page.evaluate("played") == 0
    menu(page, "Sounds on")
    page.keyboard.press("Escape")
    visitor.decide(3)
    page.wait_for_function("played > 0")
    page.reload()
    asked(page)
    visitor.decide(3)
    page.wait_for_function("played > 0")


def test_the_tab_says_that_it_is_my_turn(shared_server: Outside, visitors: Visitors) -> None:
    page = visitors().new_page()
    page.add_init_script(f"({LOOKED_AWAY})()")
    sit(shared_server, page, "warsaw", [PERSON, BOT])
    asked(page)
    expect(page).not_to_have_title(re.compile("Your move"))
    page.evaluate("look(false)")
    expect(page).to_have_title(re.compile("● Your move"))
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("^data:"))
    page.evaluate("look(true)")
    expect(page).not_to_have_title(re.compile("Your move"))
    page.goto(shared_server.url)
    expect(page).to_have_title(re.compile("Sztab"))


# Looking back


def played(server: Outside, game: str) -> str:
    """Return the code of a game between bots that is over."""
    opened = open_table(server.url, game, [BOT, BOT])
    for _ in range(600):
        table = httpx.get(f"{server.url}/api/tables/{opened['code']}").json()
        if table["status"] == "over":
            return str(opened["code"])
        import time; time.sleep(0.1)
    raise TimeoutError("the bots do not finish")


def test_looking_back(shared_server: Outside, visitors: Visitors) -> None:
    context = visitors()
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    code = played(shared_server, "battlegrounds")
    page.goto(f"{shared_server.url}/replay/{code}")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="One move on").click()
    expect(slider).to_have_value("1")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    page.get_by_role("button", name="One move back").click()
    expect(slider).to_have_value("1")
    page.get_by_role("combobox", name="Speed").select_option(label="8×")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).not_to_have_value(re.compile("^[0-4]$"), timeout=10_000)
    page.get_by_role("button", name="Pause").click()
    slider.fill("7")
    expect(page).to_have_url(re.compile(r"at=7\b"))
    page.get_by_role("button", name="Copy the link to this moment").click()
    address = page.evaluate("navigator.clipboard.readText()")
    other = visitors().new_page()
    other.goto(address)
    expect(other.get_by_role("slider")).to_have_value("7")
    told = page.locator("[data-game] main").inner_text()
    expect(other.locator("[data-game] main")).to_have_text(re.compile(re.escape(told[:40])))
