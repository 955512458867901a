"""After the game: looking back, records in files; and the page as an app without a server."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING

import httpx
from playwright.sync_api import expect

from tests.browser.playing import Visitor
from tests.browser.tables import BOT, PERSON, asked, menu, open_and_sit, open_table
from tests.server.servers import Outside, sqlite

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext

    Visitors = Callable[..., BrowserContext]


def played(server: Outside, game: str) -> str:
    """Return the code of a game between bots that is over."""
    opened = open_table(server.url, game, [BOT, BOT])
    for _ in range(600):
        table = httpx.get(f"{server.url}/api/tables/{opened['code']}").json()
        if table["status"] == "over":
            return str(opened["code"])
        time.sleep(0.1)
    raise TimeoutError("the bots do not finish")


def test_looking_back(shared_server: Outside, visitors: Visitors) -> None:
    context = visitors()
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    code = played(shared_server, "battlegrounds")
    page.goto(f"{shared_server.url}/replay/{code}")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="Next move").click()
    expect(slider).to_have_value("1")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    page.get_by_role("button", name="Previous move").click()
    expect(slider).to_have_value("1")
    page.get_by_role("combobox", name="Speed").select_option(label="8×")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).not_to_have_value(re.compile("^[0-4]$"))
    page.get_by_role("button", name="Pause").click()
    slider.fill("7")
    expect(page).to_have_url(re.compile(r"at=7\b"))
    page.get_by_role("button", name="Copy a link to this moment").click()
    address = page.evaluate("navigator.clipboard.readText()")
    other = visitors().new_page()
    other.goto(address)
    expect(other.get_by_role("slider")).to_have_value("7")
    told = page.get_by_role("log").locator("[aria-current]").all_inner_texts()
    expect(other.get_by_role("log").locator("[aria-current]")).to_have_text(told)


def test_a_record_is_saved_and_opened_again(
    shared_server: Outside, visitors: Visitors, tmp_path: Path
) -> None:
    page = visitors().new_page()
    open_and_sit(page, shared_server.url, "warsaw", [PERSON, BOT])
    asked(page)
    Visitor(page, "record").decide(6)
    menu(page, "Resign")
    page.get_by_role("alertdialog").get_by_role("button", name="Resign").click()
    expect(page.locator("[data-end]")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    path = tmp_path / saved.value.suggested_filename
    saved.value.save_as(path)
    assert path.suffix == ".sztab"
    page.goto(shared_server.url)
    with page.expect_file_chooser() as chosen:
        page.get_by_role("button", name="Choose a game record").click()
    chosen.value.set_files(path)
    expect(page.get_by_role("slider")).to_have_value("0")
    page.get_by_role("button", name="Next move").click()
    expect(page.get_by_role("slider")).to_have_value("1")


def test_a_file_that_is_no_record_is_explained(
    shared_server: Outside, visitors: Visitors, tmp_path: Path
) -> None:
    page = visitors(language="cs").new_page()
    path = tmp_path / "note.sztab"
    path.write_text("milk, bread", encoding="utf-8")
    page.goto(f"{shared_server.url}/replay")
    page.locator("input[type=file]").set_input_files(path)
    expect(page.locator("[data-trouble]")).to_be_visible()
    expect(page.get_by_text("Toto není záznam hry")).to_be_visible()


def test_the_page_is_an_app_that_opens_without_a_server(chromium: Browser, tmp_path: Path) -> None:
    server = Outside(sqlite(tmp_path), seeded=True)
    server.start()
    context = chromium.new_context(locale="pl", reduced_motion="reduce")
    try:
        page = context.new_page()
        page.goto(server.url)
        manifest = httpx.get(
            server.url + (page.locator("link[rel=manifest]").get_attribute("href") or "")
        ).json()
        sizes = {icon["sizes"] for icon in manifest["icons"]}
        assert {"192x192", "512x512"} <= sizes
        assert manifest["display"] == "standalone"
        for icon in manifest["icons"]:
            assert httpx.get(server.url + icon["src"]).headers["content-type"] == icon["type"]
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        server.kill()
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.get_by_text("Nie można połączyć się z serwerem").first).to_be_visible()
    finally:
        context.close()
        server.kill()
