"""Opponents' turns are shown: key events on a stage, and a recap on the player's turn."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser import boxes
from tests.browser.playing import LIT, Visitor
from tests.browser.stories import Story, Teller, find_story
from tests.browser.tables import BOT, GAMES, PERSON, open_and_sit

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

    from tests.server.servers import Outside

    Visitors = Callable[..., BrowserContext]

PATIENCE = 90.0
STAGE = "[data-stage]"
RECAP = "[data-recap]"
STAGED = """() => {
  window.staged = [];
  new MutationObserver(() => {
    const kind = document.querySelector("[data-stage]")?.dataset.stage;
    if (kind && window.staged.at(-1) !== kind) window.staged.push(kind);
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""Note what was ever on the stage."""


SEEN = """() => ({
  stage: !!document.querySelector("[data-stage]"),
  recap: !!document.querySelector("[data-recap]"),
})"""


def play_until_recap(page: Page, visitor: Visitor) -> None:
    """Play until a turn begins with a recap; a move during the animation skips it."""
    end = time.monotonic() + PATIENCE
    while not (seen := page.evaluate(SEEN))["recap"]:
        assert time.monotonic() < end, "nothing worth telling has happened"
        if seen["stage"]:
            page.wait_for_timeout(15)
        else:
            visitor.decide_if_asked()
        assert not visitor.ended


def test_a_recap_is_stepped_through_and_an_own_move_closes_it(
    shared_server: Outside, visitors: Visitors
) -> None:
    context = visitors()
    context.add_init_script("localStorage['sztab.pace'] = '\"quick\"'")
    page = context.new_page()
    visitor = Visitor(page, "recap")
    open_and_sit(page, shared_server.url, "battlegrounds", [PERSON, BOT, BOT])
    page.evaluate(STAGED)
    play_until_recap(page, visitor)
    recap, chips = page.locator(RECAP), page.locator(f"{RECAP} .chip")
    number = chips.count()
    assert number > 0
    first = recap.locator(".line").inner_text()
    assert first.strip()
    expect(chips.nth(0)).to_have_attribute("aria-current", "step")
    for at in range(1, number):
        page.keyboard.press("ArrowRight")
        expect(chips.nth(at)).to_have_attribute("aria-current", "step")
    for _ in range(1, number):
        page.keyboard.press("ArrowLeft")
    expect(chips.nth(0)).to_have_attribute("aria-current", "step")
    assert recap.locator(".line").inner_text() == first
    page.keyboard.press("Enter")
    expect(recap).to_have_count(0)
    expect(page.locator(STAGE)).to_have_count(0)
    page.get_by_role("button", name="What happened").click()
    expect(recap).to_be_visible()
    page.get_by_role("button", name="My turn").click()
    expect(recap).to_have_count(0)
    page.get_by_role("button", name="What happened").click()
    visitor.decide(1)
    expect(recap).to_have_count(0)
    # Motion is reduced in tests: the stage shows the same, without it.
    assert page.evaluate("window.staged.length") > 0
    assert visitor.errors == []


def test_at_the_pace_instant_there_is_no_stage_and_the_volume_is_remembered(
    shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors().new_page()
    visitor = Visitor(page, "instant")
    open_and_sit(page, shared_server.url, "battlegrounds", [PERSON, BOT])
    page.evaluate(STAGED)
    visitor.decide(25)
    assert page.evaluate("window.staged") == []
    volume = page.locator("[data-volume]")
    expect(volume).to_have_attribute("data-volume", "quiet")
    volume.click()
    expect(volume).to_have_attribute("data-volume", "full")
    volume.click()
    expect(volume).to_have_attribute("data-volume", "off")
    expect(volume).to_have_accessible_name("Turn sounds on")
    page.get_by_role("button", name="Menu").click()
    paces = page.get_by_role("group", name="Pace of other players’ turns")
    expect(paces.get_by_role("button", name="Instant")).to_have_attribute("aria-pressed", "true")
    paces.get_by_role("button", name="Slow").click()
    assert page.evaluate("localStorage['sztab.pace']") == '"slow"'
    page.reload()
    expect(volume).to_have_attribute("data-volume", "off")


WANTED: Final[dict[str, tuple[int, tuple[str, ...]]]] = {
    "rush": (3, ("base-destroyed", "destroyed", "medal-taken")),
    "warsaw": (2, ("battle", "points")),
    "battlegrounds": (3, ("destroyed", "paired")),
}
"""What must happen in the story of each game, and with how many players."""
STAGE_KINDS: Final = {
    "rush": {"attackers-named", "destroyed", "base-destroyed", "medals"},
    "warsaw": {"battle", "fronts", "points"},
    "battlegrounds": {"destroyed", "paired"},
}
DECIDED_LATER: Final = {"destroyed", "base-destroyed", "battle", "paired"}
"""Events with a verdict, which is shown after the numbers."""
RULES: Final = {"rush": "RUSH-", "warsaw": "WAR-", "battlegrounds": "BG-"}
SIZES: Final = ((1440, 900), (390, 844), boxes.LANDSCAPE)
PROTECTED: Final = {
    "rush": "[data-zone^='seat-'], [data-zone='own-bases'], [data-zone='goals']",
    "warsaw": ":is([data-zone='victory'], [data-zone='tracks'], [data-zone='armies'])",
    "battlegrounds": "[data-seat], [data-zone='race']",
}
"""Seats and score must not be covered, nor the question."""

RECORD: Final = """
window.told = [];
const look = () => {
  const stage = document.querySelector("[data-stage]");
  if (!stage) return;
  const texts = (selector) => [...stage.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => one.innerText.trim().replace(/\\s+/g, " "));
  const running = document.getAnimations()
    .filter((one) => one.playState === "running" && stage.contains(one.effect?.target));
  const frame = {
    kind: stage.dataset.stage,
    decided: "decided" in stage.dataset,
    line: texts("[data-stage-line]").join(" "),
    numbers: texts("[data-stage-numbers]").join(" "),
    verdict: texts("[data-stage-verdict]").length > 0,
    rule: stage.querySelector("[data-stage-rule]")?.getAttribute("href") ?? "",
    moving: running.length > 0,
  };
  if (JSON.stringify(window.told.at(-1)) !== JSON.stringify(frame)) window.told.push(frame);
};
new MutationObserver(look).observe(document, {
  attributes: true, characterData: true, childList: true, subtree: true,
});
"""
"""Note all that was ever on the stage."""

COVERED: Final = """(selector) => {
  const stage = document.querySelector("[data-stage]").getBoundingClientRect();
  const zones = document.querySelectorAll(`${selector}, [data-zone="prompt"]`);
  const faults = [...zones].flatMap((one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [
      Math.min(box.right, stage.right) - Math.max(box.left, stage.left),
      Math.min(box.bottom, stage.bottom) - Math.max(box.top, stage.top),
    ];
    return box.width > 0 && x > 1 && y > 1 ? [`over ${one.dataset.zone ?? "a seat"}`] : [];
  });
  const inside = stage.left >= -1 && stage.top >= -1
    && stage.right <= innerWidth + 1 && stage.bottom <= innerHeight + 1;
  return inside ? faults : [...faults, "outside of the window"];
}"""
"""What the stage must not cover, but does."""


def story_of(game: str) -> Story:
    """Return the story of a game that the tests tell."""
    players, wanted = WANTED[game]
    return find_story(game, players, *wanted)


def tell_story(
    visitors: Visitors,
    url: str,
    game: str,
    *,
    pace: str = "normal",
    calm: bool = True,
    size: boxes.Size = (1440, 900),
    frozen: bool = False,
) -> tuple[Page, Teller]:
    """Open a table and tell it the story of its game."""
    context = visitors()
    context.add_init_script(f"localStorage['sztab.pace'] = '\"{pace}\"'")
    context.add_init_script(RECORD)
    page = context.new_page()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(reduced_motion="reduce" if calm else "no-preference")
    if frozen:
        page.clock.install()
    teller = Teller(page, url, story_of(game))
    if frozen:
        page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 3)
    teller.tell()
    return page, teller


def run_until_staged(page: Page) -> None:
    """Let the clock of a frozen page run until something is on the stage."""
    end = time.monotonic() + PATIENCE
    while not page.locator(STAGE).count():
        assert time.monotonic() < end, "nothing comes on the stage"
        page.clock.run_for(400)


def told_until_recap(page: Page) -> list[dict[str, Any]]:
    """Wait for our turn; return what was on the stage until then."""
    expect(page.locator(RECAP)).to_be_visible()
    found: list[dict[str, Any]] = page.evaluate("window.told")
    return found


def ends(told: list[dict[str, Any]]) -> list[tuple[str, str]]:
    """Return what each event said in the end, in order, without repetition."""
    found = [(one["kind"], one["line"]) for one in told if one["decided"]]
    return [one for at, one in enumerate(found) if at == 0 or found[at - 1] != one]


@pytest.mark.parametrize("game", GAMES)
def test_key_events_say_their_line_numbers_first_and_their_clause(
    game: str, shared_server: Outside, visitors: Visitors
) -> None:
    page, _ = tell_story(visitors, shared_server.url, game, calm=False)
    told = told_until_recap(page)
    assert {one["kind"] for one in told} >= STAGE_KINDS[game]
    for kind in STAGE_KINDS[game]:
        frames = [one for one in told if one["kind"] == kind]
        assert all(one["line"] for one in frames), kind
        assert all(f"/rules/{game}#{RULES[game]}" in one["rule"] for one in frames), kind
        if kind in DECIDED_LATER:
            assert not frames[0]["verdict"], f"{kind}: the verdict comes at once"
            before = [one["numbers"] for one in frames if not one["verdict"]]
            assert any(before), f"{kind}: no numbers before the verdict"
            assert any(one["verdict"] for one in frames), f"{kind}: no verdict"


@pytest.mark.parametrize("game", GAMES)
def test_reduced_motion_tells_the_same_without_movement(
    game: str, shared_server: Outside, visitors: Visitors
) -> None:
    page, _ = tell_story(visitors, shared_server.url, game, calm=False, pace="quick")
    moving = told_until_recap(page)
    page, _ = tell_story(visitors, shared_server.url, game, calm=True, pace="quick")
    calm = told_until_recap(page)
    assert any(one["moving"] for one in moving)
    assert not [one for one in calm if one["moving"]]
    assert all(one["decided"] for one in calm), "the end stands at once"
    assert ends(calm) == ends(moving)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_the_stage_covers_neither_seats_nor_score_nor_the_question(
    game: str, size: boxes.Size, shared_server: Outside, visitors: Visitors
) -> None:
    page, _ = tell_story(visitors, shared_server.url, game, pace="quick", size=size)
    expect(page.locator(RECAP)).to_be_visible()
    number = page.locator(f"{RECAP} .chip").count()
    zones = boxes.geometry(page)
    seen = set()
    for at in range(number):
        if page.locator(STAGE).count():
            kind = page.locator(STAGE).get_attribute("data-stage")
            seen.add(kind)
            faults = page.evaluate(COVERED, PROTECTED[game])
            assert faults == [], f"{kind}, event {at}"
            assert boxes.moved(zones, boxes.geometry(page)) == []
        page.keyboard.press("ArrowRight")
    assert seen >= STAGE_KINDS[game] - {"attackers-named"}


@pytest.mark.parametrize("game", GAMES)
def test_instant_shows_nothing_on_stage_and_the_recap_lists_all(
    game: str, shared_server: Outside, visitors: Visitors
) -> None:
    page, _ = tell_story(visitors, shared_server.url, game, pace="instant")
    expect(page.locator(LIT).first).to_be_visible()
    assert page.evaluate("window.told") == []
    page.get_by_role("button", name="What happened").click()
    labels = page.locator(f"{RECAP} .chip").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    assert len([one for one in labels if "takes the lead" not in one]) == listed(game)


def listed(game: str) -> int:
    """Return how many events of the story a recap lists."""
    story = story_of(game)
    steps = [[one["kind"] for one in story.told(step)] for step in story.steps]
    kinds: list[str] = [kind for step in steps for kind in step]
    plain: tuple[str, ...]
    if game == "rush":
        hits = ("attackers-named", "damaged", "destroyed", "base-damaged", "base-destroyed")
        plain = (*hits, "end-triggered", "defended", "bought")
        return sum(kind in plain for kind in kinds) + sum("medal-taken" in step for step in steps)
    if game == "warsaw":
        plain = ("battle", "battle-started", "played", "bid", "marker-put", "removed")
        sums = sum((step.count("battle") > 1) + ("points" in step) for step in steps)
        return sum(kind in plain for kind in kinds) + sums
    plain = ("paired", "found", "destroyed", "moved", "dud-laid")
    single = sum(
        bool(kind == "token-taken" and step[at + 1 : at + 2] != ["paired"])
        for step in steps
        for at, kind in enumerate(step)
    )
    return sum(kind in plain for kind in kinds) + single


@pytest.mark.parametrize("game", GAMES)
def test_space_ends_one_event_and_skip_ends_all(
    game: str, shared_server: Outside, visitors: Visitors
) -> None:
    # The clock stands still: what goes on does so because a key was pressed.
    page, _ = tell_story(visitors, shared_server.url, game, frozen=True)
    stage = page.locator(STAGE)
    run_until_staged(page)
    line = stage.locator("[data-stage-line]").inner_text()
    page.keyboard.press("Space")
    end = time.monotonic() + PATIENCE
    while stage.locator("[data-stage-line]").all_inner_texts() == [line]:
        assert time.monotonic() < end, "the present event goes on"
    run_until_staged(page)
    expect(stage).to_be_visible()
    skip = page.get_by_role("button", name="Skip", exact=True)
    if skip.count():
        skip.click()
        expect(stage).to_have_count(0)
        expect(page.locator(LIT).first).to_be_visible()
    else:  # on our turn nothing waits: the next click ends it
        page.locator(LIT).first.click()
        expect(stage).to_have_count(0)


def test_an_own_move_is_accepted_while_the_stage_still_tells(
    shared_server: Outside, visitors: Visitors
) -> None:
    page, teller = tell_story(visitors, shared_server.url, "warsaw", frozen=True)
    run_until_staged(page)
    expect(page.locator(STAGE)).to_be_visible()
    page.locator("[data-prompt] [data-lit]").first.click()
    confirm = page.locator("[data-confirm]")
    if confirm.count():
        confirm.click()
    expect(page.locator("[data-sent]")).to_have_count(1)
    assert [one["type"] for one in teller.sent] == ["move"]


def test_the_clause_on_the_stage_and_in_the_recap_is_read_over_the_table(
    shared_server: Outside, visitors: Visitors
) -> None:
    page, _ = tell_story(visitors, shared_server.url, "rush", pace="quick")
    expect(page.locator(RECAP)).to_be_visible()
    while not page.locator(STAGE).count():
        page.keyboard.press("ArrowRight")
    rule = page.locator("[data-stage-rule]")
    clause = rule.inner_text()
    rule.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(clause)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.locator(RECAP).get_by_role("link", name=clause).click()
    expect(dialog).to_contain_text(clause)


def test_on_a_phone_the_recap_is_one_line_of_44_pixels(
    shared_server: Outside, visitors: Visitors
) -> None:
    page, _ = tell_story(visitors, shared_server.url, "rush", pace="quick", size=(390, 844))
    recap = page.locator(RECAP)
    expect(recap).to_be_visible()
    box = recap.bounding_box()
    assert box is not None
    assert (box["x"], box["width"], box["height"]) == (0, 390, 44)
    assert box["y"] + box["height"] <= 844
