"""Around the game: clocks, seats, eyes, talk, undo, hints, notation, sounds, the tab."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.playing import LIT, Visitor
from tests.browser.tables import (
    BOT,
    GAMES,
    PERSON,
    asked,
    link,
    menu,
    open_and_sit,
    open_table,
    sit_down,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, FloatRect, Page

    from tests.server.servers import Outside

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
"""Count the notes that are played."""
LOOKED_AWAY = """() => {
  let away = false;
  Object.defineProperty(document, "hidden", { get: () => away });
  window.look = (there) => {
    away = !there;
    document.dispatchEvent(new Event("visibilitychange"));
  };
}"""
"""Pretend that the tab is hidden, which never happens in this browser."""


def shown(page: Page) -> str:
    """Return everything in the page, visible, spoken or neither."""
    return page.content() + page.locator("body").aria_snapshot()


# Pointing


def test_a_click_leaves_no_focus_behind_and_a_key_keeps_it(
    shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors().new_page()
    open_and_sit(page, shared_server.url, "warsaw", [PERSON, BOT])
    asked(page)
    page.locator(LIT).first.click()
    expect(page.locator("[data-place]:focus")).to_have_count(0)
    asked(page)
    page.locator(LIT).first.press("Enter")
    asked(page)
    expect(page.locator(":focus")).to_have_count(1)


def test_what_was_pointed_at_is_taken_back_before_a_decision_is(
    shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors().new_page()
    open_and_sit(page, shared_server.url, "warsaw", [PERSON, BOT])
    asked(page)
    visitor = Visitor(page, "points")
    while "Your action" not in visitor.question():
        visitor.decide(1)
    page.locator(f"{HAND}[data-lit]").first.click()
    back = page.get_by_role("button", name="Take back")
    expect(back).to_be_visible()
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    page.keyboard.press("u")
    expect(back).to_be_hidden()
    expect(page.locator("[data-chosen]")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_question_takes_no_room_from_the_board(
    game: str, shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors().new_page()
    open_and_sit(page, shared_server.url, game, [PERSON, BOT])
    asked(page)
    visitor = Visitor(page, f"a still board: {game}")
    heights = []
    for _ in range(15):
        visitor.decide(1)
        heights.append(page.locator("[data-prompt]").evaluate("(one) => one.clientHeight"))
    usual = min(heights)
    larger = [one for one in heights if one > usual + 3]
    assert len(larger) <= 3, heights  # few questions have more words than fit


# Clocks and seats


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_clock_of_who_decides_runs_down(
    phone: bool,
    shared_server: Outside,
    visitors: Visitors,
) -> None:
    page = visitors(phone=phone).new_page()
    clock = {"kind": "bank", "seconds": 600, "increment": 5}
    open_and_sit(page, shared_server.url, "rush", [PERSON, BOT], clock=clock)
    asked(page)
    own = page.get_by_role("list", name="Clocks").get_by_role("listitem").first
    expect(own).to_contain_text(re.compile(r"\b9:[0-5]\d"))


def test_a_bot_plays_for_a_seat_and_gives_it_back(
    shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors().new_page()
    slow = {**BOT, "rank": "general"}  # two quick ones might end the game before it is given back
    open_and_sit(page, shared_server.url, "rush", [PERSON, slow])
    asked(page)
    menu(page, "Let a bot play for me")
    expect(page.get_by_text("A bot is playing for you.")).to_be_visible()
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_text("A bot is playing for you.")).to_be_hidden()
    asked(page)


def test_giving_up_and_playing_again(shared_server: Outside, visitors: Visitors) -> None:
    page = visitors().new_page()
    opened = open_and_sit(page, shared_server.url, "rush", [PERSON, BOT])
    asked(page)
    menu(page, "Resign")
    sure = page.get_by_role("alertdialog")
    sure.get_by_role("button", name="Cancel").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    sure.get_by_role("button", name="Resign").click()
    expect(page.locator("[data-end]")).to_be_visible()
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
    curtain = page.locator("[data-curtain]")
    seen: set[str] = set()
    for _ in range(4):
        expect(curtain).to_be_visible()
        assert page.locator(HAND).count() == 0, "a hand lies behind the curtain"
        assert "hand/" not in shown(page)
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        expect(curtain).to_be_visible()
        seen.add(curtain.get_by_role("heading").inner_text())
        page.keyboard.press("Enter")  # the way on has the focus
        expect(curtain).to_be_hidden()
        asked(page)
        while not curtain.is_visible():
            visitor.decide_if_asked()
    assert len(seen) == len(seats)
    assert visitor.errors == []


@pytest.mark.parametrize("game", ["rush", "warsaw"])
def test_who_watches_sees_no_hand(game: str, shared_server: Outside, visitors: Visitors) -> None:
    player = visitors().new_page()
    opened = open_and_sit(player, shared_server.url, game, [PERSON, BOT])
    visitor = Visitor(player, f"watched {game}")
    while player.locator(HAND).count() == 0:
        visitor.decide_if_asked()
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
    opened = open_and_sit(here, shared_server.url, "battlegrounds", [PERSON, PERSON])
    sit_down(there, link(shared_server.url, opened, 1))
    here.keyboard.press("c")
    here.get_by_role("button", name="Good luck!").click()
    here.get_by_placeholder("Write a message").fill("<b>Hej</b>")
    here.keyboard.press("Enter")
    expect(here.get_by_placeholder("Write a message")).to_have_value("")
    tab = there.get_by_role("button", name=re.compile("Czat"))
    expect(tab).to_contain_text("2")
    tab.click()
    chat = there.get_by_role("log", name="Czat")
    expect(chat).to_contain_text("Powodzenia!")
    expect(chat).to_contain_text("<b>Hej</b>")
    expect(tab).not_to_contain_text("2")


# Decisions


def test_a_decision_is_taken_back(shared_server: Outside, visitors: Visitors) -> None:
    page = visitors().new_page()
    open_and_sit(page, shared_server.url, "battlegrounds", [PERSON, BOT])
    asked(page)
    visitor = Visitor(page, "undo")
    before = visitor.question()
    while visitor.question() == before:
        visitor.decide(1)
    page.keyboard.press("u")
    page.wait_for_function(
        "(old) => document.querySelector('[data-prompt]').innerText === old", arg=before
    )


def test_the_other_person_is_asked_before_a_decision_is_taken_back(
    shared_server: Outside, visitors: Visitors
) -> None:
    here, there = visitors().new_page(), visitors().new_page()
    opened = open_and_sit(here, shared_server.url, "warsaw", [PERSON, PERSON])
    sit_down(there, link(shared_server.url, opened, 1))
    expect(here.locator(LIT).or_(here.get_by_text("Waiting for P2")).first).to_be_visible()
    asking, other = (here, there) if here.locator(LIT).count() else (there, here)
    Visitor(asking, "asks").decide(1)
    asking.get_by_role("button", name="Undo").click()
    expect(asking.get_by_text("You asked to undo a decision.")).to_be_visible()
    other.get_by_role("button", name="Refuse").click()
    expect(asking.get_by_text("You asked to undo a decision.")).to_be_hidden()
    expect(asking.get_by_role("log").get_by_text("refuses.")).to_be_visible()


def test_a_hint_is_shown_and_taken(shared_server: Outside, visitors: Visitors) -> None:
    page = visitors().new_page()
    open_and_sit(page, shared_server.url, "rush", [PERSON, BOT])
    asked(page)
    page.get_by_role("button", name="Hint").click()
    advice = page.get_by_text(re.compile("simulated games"))
    expect(advice).to_be_visible()
    page.get_by_role("button", name="Do it").click()
    expect(advice).to_be_hidden()


def test_notation_is_understood_or_answered_with_the_rule(
    shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors().new_page()
    open_and_sit(page, shared_server.url, "warsaw", [PERSON, BOT])
    asked(page)
    page.keyboard.press("/")
    line = page.get_by_role("combobox")
    choices = page.get_by_role("dialog", name="All choices")
    good = choices.get_by_role("option").first.locator("code").inner_text()
    line.fill("no such thing")
    line.press("Enter")
    expect(choices.get_by_text("This can’t be read as a move.")).to_be_visible()
    line.fill(re.sub(r"put (\w+) \w+", r"put \1 \1", good))  # into one's own half
    line.press("Enter")
    choices.get_by_role("link", name=CLAUSE).click()
    rule = page.get_by_role("dialog", name=CLAUSE)
    expect(rule.get_by_role("link", name="Read more in the rules")).to_be_visible()
    page.keyboard.press("Escape")
    before = Visitor(page, "notation").question()
    line.fill(good)
    line.press("Enter")
    expect(choices).to_be_hidden()
    page.wait_for_function(
        "(old) => document.querySelector('[data-prompt]').innerText !== old", arg=before
    )


# Sounds and the tab


def test_sounds_begin_with_the_first_own_click_and_can_be_turned_off(
    shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors().new_page()
    page.add_init_script(f"({LISTENED})()")
    open_and_sit(page, shared_server.url, "battlegrounds", [PERSON, BOT])
    asked(page)
    assert page.evaluate("played") == 0
    visitor = Visitor(page, "sounds")
    visitor.decide(3)
    page.wait_for_function("() => played > 0")
    volume = page.locator("[data-volume]")
    while volume.get_attribute("data-volume") != "off":
        volume.click()
    page.reload()
    asked(page)
    visitor.decide(3)
    expect(volume).to_have_attribute("data-volume", "off")
    assert page.evaluate("played") == 0


def test_the_tab_says_that_it_is_my_turn(shared_server: Outside, visitors: Visitors) -> None:
    page = visitors().new_page()
    page.add_init_script(f"({LOOKED_AWAY})()")
    open_and_sit(page, shared_server.url, "warsaw", [PERSON, BOT])
    asked(page)
    expect(page).not_to_have_title(re.compile("Your turn"))
    page.evaluate("look(false)")
    expect(page).to_have_title(re.compile("● Your turn"))
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("^data:"))
    page.evaluate("look(true)")
    expect(page).not_to_have_title(re.compile("Your turn"))
    page.goto(shared_server.url)
    expect(page).to_have_title(re.compile("Sztab"))


# Log and fingers


def test_a_card_of_the_log_is_looked_at(shared_server: Outside, visitors: Visitors) -> None:
    page = visitors().new_page()
    open_and_sit(page, shared_server.url, "rush", [PERSON, BOT])
    visitor = Visitor(page, "log")
    name = page.get_by_role("log", name="Log").locator(".peek").last
    while name.count() == 0:
        visitor.decide_if_asked()
    asked(page)  # nobody else moves now
    card = page.get_by_role("tooltip")
    name.hover()
    expect(card).to_be_visible()
    expect(card).to_contain_text(name.inner_text())
    page.mouse.move(5, 5)
    expect(card).to_be_hidden()
    page.keyboard.press("l")
    page.keyboard.press("ArrowUp")
    expect(card).to_be_visible()
    page.keyboard.press("Tab")
    expect(card).to_be_hidden()


def test_a_finger_drags_a_card(shared_server: Outside, visitors: Visitors) -> None:
    page = visitors(phone=True).new_page()
    open_and_sit(page, shared_server.url, "battlegrounds", [PERSON, BOT])
    visitor = Visitor(page, "finger")
    log = page.get_by_role("log", name="Log", include_hidden=True)
    square = page.locator("[data-place^='sq/'][data-lit]")
    while log.get_by_text("Round 1").count() == 0 or square.count() == 0:
        visitor.decide_if_asked()
    for _ in range(3):
        page.keyboard.press("Escape")  # the visitor may have begun something
    start = page.locator(f"[data-place='{square.first.get_attribute('data-place')}']").first
    start.scroll_into_view_if_needed()
    start.tap()
    boxes = [start.bounding_box(), square.last.bounding_box()]
    page.keyboard.press("Escape")
    expect(page.locator("[data-chosen]")).to_have_count(0)
    drag(page, *boxes)
    expect(page.locator("[data-chosen]")).to_have_count(2)
    expect(page.locator("[data-confirm]")).to_be_visible()
    assert visitor.errors == []


def drag(page: Page, start: FloatRect | None, end: FloatRect | None) -> None:
    """Let a finger rest, move and rise; Playwright itself only taps."""
    assert start is not None
    assert end is not None
    client = page.context.new_cdp_session(page)

    def touch(kind: str, where: FloatRect | None) -> None:
        spot = where and {
            "x": where["x"] + where["width"] / 2,
            "y": where["y"] + where["height"] / 2,
        }
        client.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [spot] if spot else []}
        )

    touch("touchStart", start)
    page.wait_for_timeout(400)
    touch("touchMove", end)
    touch("touchEnd", None)


def test_the_navigation_is_in_sight_on_a_phone(shared_server: Outside, visitors: Visitors) -> None:
    """The lobby is several screens long there: nobody has to scroll to its end."""
    page = visitors(phone=True).new_page()
    page.goto(shared_server.url)
    expect(page.locator("[data-play]").first).to_be_visible()
    links = page.get_by_role("navigation").get_by_role("link")
    assert links.count() >= 4
    for one in links.all():
        box = one.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 200
        assert box["height"] >= 40
        assert box["x"] + box["width"] <= 390


def test_steps_of_an_overview_have_numbers_instead_of_bullets(
    shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors().new_page()
    for game in ("rush", "warsaw"):
        page.goto(f"{shared_server.url}/rules/{game}")
        steps = page.locator(".overview li:has(> .step)")
        expect(steps.first).to_be_visible()
        assert steps.count() >= 3
        for step in steps.all():
            assert step.evaluate("(one) => getComputedStyle(one).listStyleType") == "none"
