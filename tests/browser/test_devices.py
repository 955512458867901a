"""A seat on several devices: a link is exchanged once, and another device comes from the seat."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import httpx
from playwright.sync_api import expect

from tests.browser.playing import Visitor
from tests.browser.tables import BOT, PERSON, asked, link, menu, open_links, sit_down

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

    from tests.server.servers import Outside

    Visitors = Callable[..., BrowserContext]


def kept_token(page: Page, code: str) -> str:
    """Return the pass that the browser keeps for the first seat of a table."""
    token: str = page.evaluate(
        """(code) => Object.values(JSON.parse(localStorage['sztab.passes'])
             .find((one) => one.code === code).seats)[0]""",
        code,
    )
    return token


def test_a_link_is_exchanged_once_and_another_device_is_added_from_the_seat(
    shared_server: Outside, visitors: Visitors
) -> None:
    """The sender's copy is void; tabs, reloads and the second device keep working."""
    url = shared_server.url
    opened = open_links(url, "battlegrounds", [PERSON, BOT])
    address, sent = link(url, opened), opened["passes"][0]["token"]
    desk = visitors()
    first, second = desk.new_page(), desk.new_page()
    first.goto(address)  # two tabs at once, as when a link is clicked twice
    second.goto(address)
    for page in (first, second):
        expect(page.locator("[data-game]")).to_be_visible()
        assert "#" not in page.url
    token = kept_token(first, opened["code"])
    assert token not in {"", sent}
    first.reload()
    expect(first.locator("[data-game]")).to_be_visible()
    sit_down(second, address)  # the old link in the same browser leads to the same seat

    state = f"{url}/api/tables/{opened['code']}/state"
    refused = httpx.get(state, headers={"authorization": f"Bearer {sent}"})
    assert refused.json()["code"] == "used"
    host = visitors().new_page()
    host.goto(address)
    expect(host.locator("[data-trouble='used']")).to_be_visible()
    host.get_by_role("button", name="Watch").click()
    expect(host.locator("[data-game]")).to_be_visible()

    menu(first, "Use another device")
    shown = first.locator("[data-device]")
    expect(shown.get_by_role("img", name="Use another device")).to_be_visible()
    field = shown.get_by_role("textbox", name="Link for your other device")
    expect(field).to_have_value(re.compile(r"#szl_"))
    phone = visitors(phone=True).new_page()
    sit_down(phone, re.sub(r"^https?://[^/]+", url, field.input_value()))
    expect(first.locator("[data-arrived]")).to_be_visible()
    asked(phone)
    Visitor(phone, "phone").decide(1)

    first.reload()
    expect(first.locator("[data-game]")).to_be_visible()
    assert kept_token(first, opened["code"]) == token
    assert kept_token(phone, opened["code"]) not in {token, sent}
    phone.reload()
    expect(phone.locator("[data-game]")).to_be_visible()
