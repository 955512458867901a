"""House rules that the page was built without: a button for each choice, words of the house."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.tables import BOT, PERSON, link
from tests.server.servers import free_port

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import BrowserContext

    Visitors = Callable[..., BrowserContext]

GUIDE: Final = Path(__file__).resolve().parents[2] / "docs" / "house-rules.md"
CARDS: Final = """
[[vehicles]]
id = "recovery-truck"
name = "Recovery truck"
nation = "ussr"
class = "support"
cost = 1
resources = 3
firepower = 0
armour = 0
abilities = [{ kind = "salvage" }]
quantity = 60
"""
WISHES: Final = ("activate recovery-truck", "buy recovery-truck", "take", "pay")
"""Moves that lead to the decision of the house rules."""


@pytest.fixture(name="url")
def _url(tmp_path: Path) -> Iterator[str]:
    """A server that its operator started with the house rules of the guide."""
    code = re.search(r"^```python\n(.*?)^```", GUIDE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert code is not None
    rules, port = tmp_path / "salvage.py", free_port()
    rules.write_text(code[1], "utf-8")
    start = "from sztab.cli.main import run; run()"
    command = [sys.executable, "-c", start, "serve", "--with", str(rules), "--port", str(port)]
    database = ["--database", f"sqlite:///{tmp_path / 'sztab.db'}"]
    with subprocess.Popen([*command, *database]) as server:
        url = f"http://127.0.0.1:{port}"
        wait_for(url)
        yield url
        server.terminate()


def wait_for(url: str) -> None:
    """Wait until a server answers."""
    for _ in range(300):
        with suppress(httpx.HTTPError):
            if httpx.get(f"{url}/health/live").is_success:
                return
        time.sleep(0.1)
    raise TimeoutError


def play_until_salvage(url: str, opened: dict[str, Any]) -> dict[str, Any]:
    """Decide for the person until the decision of the house is asked for; return the position."""
    token = {"authorization": f"Bearer {opened['passes'][0]['token']}"}
    table = f"{url}/api/tables/{opened['code']}"
    until = time.monotonic() + 90
    while time.monotonic() < until:
        position = httpx.get(f"{table}/state", headers=token).json()["position"]
        actions = [one["action"] for one in position.get("choices", ())]
        if any(action.startswith("salvage") for action in actions):
            found: dict[str, Any] = position
            return found
        if actions:
            wished = [one for wish in WISHES for one in actions if one.startswith(wish)]
            action = (wished or actions[-1:])[0]
            if "end" in actions and not wished:
                action = "end"
            move = {"type": "move", "answers": position["turn"], "action": action}
            httpx.post(f"{table}/messages", json=move, headers=token)
        else:
            time.sleep(0.05)
    raise TimeoutError("no card could be salvaged")


@pytest.mark.parametrize(("language", "says"), [("en", "Take"), ("pl", "Weź"), ("cs", "Take")])
def test_a_decision_of_the_house_is_made_on_the_page(
    language: str, says: str, url: str, visitors: Visitors
) -> None:
    seats = [PERSON, {**BOT, "rank": "recruit"}]
    terms = {"game": "rush", "seats": seats, "settings": {"house.salvage": "any"}}
    answer = httpx.post(f"{url}/api/tables", json={"terms": terms, "cards": CARDS}, timeout=60)
    opened: dict[str, Any] = answer.json()
    bearer = {"authorization": f"Bearer {opened['passes'][0]['token']}"}
    own = httpx.post(f"{url}/api/tables/{opened['code']}/exchange", json={}, headers=bearer)
    opened["passes"][0]["token"] = own.json()["token"]
    choices = play_until_salvage(url, opened)["choices"]
    page = visitors(language=language).new_page()
    page.goto(link(url, opened))
    buttons = page.locator("[data-place^='do/salvage-']")
    expect(buttons.first).to_be_visible()
    assert buttons.count() == len(choices)
    expect(buttons.first).to_contain_text(says)
    expect(page.locator("[data-prompt]").first).to_contain_text(
        "Odzysk" if language == "pl" else "Salvage"
    )
    buttons.first.click()
    expect(buttons).to_have_count(0)
    spoken = "odzyskuje" if language == "pl" else "salvages"
    expect(page.get_by_text(re.compile(spoken)).first).to_be_attached()
