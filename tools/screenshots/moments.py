"""Screenshots of tables: each game in its variants, sizes and languages, and its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.browser.playing import LIT
from tools.screenshots.shots import EVERY, USUAL, Shot
from tools.screenshots.tables import TO_THE_END, Moment, asked

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tools.screenshots.shots import Prepare

SHOWN: Final = 30_000


def wait_for_question(page: Page) -> None:
    """Wait for a question."""
    page.locator(LIT).first.wait_for(timeout=SHOWN)


def wait_for_lesson(page: Page) -> None:
    """Wait for a lesson; on a phone it may cover the highlighted cards."""
    page.locator(".coach").wait_for(timeout=SHOWN)


def wait_for_table(page: Page) -> None:
    """Wait until the table is drawn."""
    page.locator("[data-game]").wait_for(timeout=SHOWN)


def point(*keys: str) -> Prepare:
    """Return a function that clicks the first highlighted place for each word, in turn."""

    def prepare(page: Page) -> None:
        wait_for_question(page)
        for key in keys:
            found = page.locator(f"[data-lit][data-place^='{key}']")
            if found.count():
                found.first.dispatch_event("click")
                page.wait_for_timeout(150)

    return prepare


def click_too_expensive_card(page: Page) -> None:
    """Click a card of the Reserve that is too expensive, so that the rule is shown."""
    wait_for_question(page)
    page.wait_for_timeout(800)  # the rules load after the table
    page.locator("[data-place^='reserve/']:not([data-lit])").first.dispatch_event("click")


def wait_for_result(page: Page) -> None:
    """Wait until the result is shown, with its chart."""
    page.locator("[data-end]").wait_for(timeout=SHOWN)
    page.wait_for_timeout(600)


TEAM: Final = {"preset": "team"}
FAMILY: Final = {"preset": "family"}
SOLO: Final = {"preset": "solo"}
SECOND_FRONT: Final = {"preset": "second-front"}
TEAMS: Final = {"preset": "alternative-teams"}
DRAFT: Final = {"settings": {"dealing": "draft"}}


def table(
    name: str,
    moment: Moment,
    prepare: Prepare = wait_for_question,
    language: str = "en",
    views: tuple[str, ...] = USUAL,
) -> Shot:
    """Return the screenshot of a table."""
    return Shot(name, moment.open, prepare, language, views)


def tables() -> list[Shot]:
    """Return the screenshots of tables."""
    play = asked("play")
    return [
        table(
            "rush",
            Moment("rush", 4, 100, wanted=asked("attack", hand=3)),
            point("hand/", "do/attack"),
            views=(*EVERY, "wall-dark"),
        ),
        table(
            "rush-opponent",
            Moment("rush", 3, 90, wanted=asked("buy", hand=3, seat=1), persons=2),
            wait_for_table,
            views=("desktop-dark", "laptop-dark"),
        ),
        table(
            "rush-six",
            Moment("rush", 6, 200, SECOND_FRONT, asked("buy", hand=3, seat=1), persons=2),
            wait_for_table,
        ),
        table(
            "rush-watch",
            Moment("rush", 4, 110, wanted=asked("buy", hand=3), watched=True),
            wait_for_table,
            views=("desktop-dark", "desktop-light"),
        ),
        table("rush-teams", Moment("rush", 4, 120, TEAMS, asked("buy", hand=3))),
        table("rush-first-turn", Moment("rush", 2), point("hand/")),
        table("rush-refused", Moment("rush", 2), click_too_expensive_card),
        table("rush-pl", Moment("rush", 3, 100, wanted=asked("buy", hand=3)), language="pl"),
        table("rush-cs", Moment("rush", 5, 140, wanted=asked("buy", hand=3)), language="cs"),
        table(
            "warsaw",
            Moment("warsaw", 2, 90, wanted=asked("play", choices=3)),
            point("hand/"),
            views=EVERY,
        ),
        table("warsaw-allies", Moment("warsaw", 4, 100, wanted=play)),
        table("warsaw-pl", Moment("warsaw", 2, 110, wanted=play), language="pl"),
        table("warsaw-cs", Moment("warsaw", 3, 110, wanted=play), language="cs"),
        table(
            "battlegrounds",
            Moment("battlegrounds", 4, 50, wanted=asked("move", choices=4)),
            views=EVERY,
        ),
        table(
            "battlegrounds-shot",
            Moment("battlegrounds", 4, 30, wanted=asked("shoot", choices=3)),
        ),
        table(
            "battlegrounds-team",
            Moment("battlegrounds", 4, 40, TEAM, asked("move", choices=3)),
        ),
        table("battlegrounds-family", Moment("battlegrounds", 3, 20, FAMILY)),
        table("battlegrounds-solo", Moment("battlegrounds", 1, 16, SOLO)),
        table("battlegrounds-draft", Moment("battlegrounds", 3, 0, DRAFT)),
        table(
            "battlegrounds-pl",
            Moment("battlegrounds", 2, 60, wanted=asked("move")),
            language="pl",
        ),
        table(
            "battlegrounds-cs",
            Moment("battlegrounds", 3, 60, wanted=asked("move")),
            language="cs",
        ),
        table(
            "result-rush",
            Moment("rush", 3, TO_THE_END),
            wait_for_result,
            views=("desktop-dark", "desktop-light", "phone-dark"),
        ),
        table("result-warsaw", Moment("warsaw", 2, TO_THE_END), wait_for_result),
        table("result-battlegrounds", Moment("battlegrounds", 2, TO_THE_END), wait_for_result),
    ]
