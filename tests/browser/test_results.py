"""The result of each game: points, or count × worth = points, and whose they are."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.boxes import LANDSCAPE, PHONES, least_type, resize, small_type, spills
from tests.browser.tables import BOT, open_table, sit_down

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

    from tests.server.servers import Outside

    Visitors = Callable[..., BrowserContext]

PRODUCT = re.compile(r"(\d+) × (\d+) =\s*(\d+)")


def finished(server: Outside, game: str, seats: int) -> tuple[str, dict[str, Any]]:
    """Return the code of a game between bots that is over, and how it ended."""
    code = str(open_table(server.url, game, [BOT] * seats)["code"])
    for _ in range(900):
        table = httpx.get(f"{server.url}/api/tables/{code}").json()
        if table["status"] == "over":
            return code, table["ending"]
        time.sleep(0.1)
    raise TimeoutError("the bots do not finish")


def look(visitors: Visitors, server: Outside, code: str) -> Page:
    """Return a page that shows the result."""
    page = visitors().new_page()
    sit_down(page, f"{server.url}/table/{code}")
    expect(page.locator("[data-end]")).to_be_visible()
    expect(page.locator("[data-zone=chart]")).to_be_visible()
    return page


def check_sizes(page: Page) -> None:
    """The result can be read on a phone, upright and sideways, and on a desk."""
    for size in (*PHONES, LANDSCAPE, (1366, 768)):
        resize(page, size)
        dialog = page.get_by_role("dialog")
        shown = dialog.bounding_box()
        assert shown is not None
        assert shown["x"] >= 0
        assert shown["x"] + shown["width"] <= size[0]
        inside = [one for one in spills(page) if one.startswith(("score:", "chart:"))]
        tiny = [
            one
            for one in small_type(page, least_type(size))
            if one.startswith(("score:", "chart:"))
        ]
        assert inside == []
        assert tiny == []


@pytest.mark.parametrize(("game", "seats"), [("rush", 3), ("battlegrounds", 2)])
def test_points_are_sums_or_products(
    shared_server: Outside, visitors: Visitors, game: str, seats: int
) -> None:
    code, ending = finished(shared_server, game, seats)
    page = look(visitors, shared_server, code)
    rows = page.locator("table[data-zone=score] tbody tr")
    expect(rows).to_have_count(seats)
    told = sorted(
        [tuple(map(int, one)) for one in PRODUCT.findall(rows.nth(at).inner_text())]
        for at in range(seats)
    )
    wanted = sorted(
        [(one.get("count", 0), one["worth"], int(one["points"])) for one in row if "worth" in one]
        for row in ending["earnings"]
    )
    assert told == wanted
    assert all(count * worth == points for row in told for count, worth, points in row)
    check_sizes(page)
    rounds = page.locator("[data-zone=chart] .round").all_text_contents()
    assert [int(one) for one in rounds] == sorted({int(one) for one in rounds})
    assert int(rounds[-1]) <= ending["rounds"]


def test_warsaw_tells_its_result_by_armies_and_rounds(
    shared_server: Outside, visitors: Visitors
) -> None:
    code, ending = finished(shared_server, "warsaw", 3)
    page = look(visitors, shared_server, code)
    score = page.locator("[data-zone=score]")
    expect(score).to_contain_text("Polish Army")
    expect(score).to_contain_text("Red Army")
    expect(page.locator("[data-zone=chart] figcaption")).to_contain_text("Red Army")
    fronts = page.get_by_role("group", name="Who won which front")
    expect(fronts.get_by_role("columnheader")).to_have_count(ending["rounds"])
    sums = [
        fronts.get_by_role("row").filter(has_text=army).locator("td").last.inner_text()
        for army in ("Polish Army", "Red Army")
    ]
    assert {int(one.split("=")[-1]) for one in sums} == {int(one) for one in ending["scores"]}
    check_sizes(page)
