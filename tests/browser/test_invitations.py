"""Friends come to a table: by a link, by the code, by a QR code, before the game and during it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.launching import ELSEWHERE
from tests.browser.playing import Visitor
from tests.browser.qr import read_qr
from tests.browser.tables import BOT, PERSON, asked, link, open_table, sit_down

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page, Route

    from tests.server.servers import Outside

    Visitors = Callable[..., BrowserContext]

FRIEND = {"kind": "friend"}
SHARING = """() => {
  window.shared = [];
  navigator.share = async (what) => void window.shared.push(what.url);
}"""


def link_of(page: Page, seat: int) -> str:
    """Return the link of a free seat, as the page shows it."""
    field = page.locator(f"li[data-seat='{seat}'] [data-link] input")
    expect(field).to_have_value(re.compile("#szi_"))
    return field.input_value()


def give_name(page: Page, name: str) -> None:
    """Sit down as a new player."""
    card = page.locator("[data-join]")
    expect(card).to_be_visible()
    card.get_by_role("textbox").fill(name)
    card.get_by_role("button", name="Sit down").click()
    expect(card).to_be_hidden()


def type_code(page: Page, url: str, code: str) -> None:
    page.goto(url)
    page.get_by_label("Join by code").fill(code)
    page.get_by_role("button", name="Join", exact=True).click()


def plays(page: Page, name: str, moves: int = 3) -> None:
    """Check that one of the players is asked and can decide."""
    visitor = Visitor(page, name)
    asked(page)
    visitor.decide(moves)
    assert visitor.errors == []


def seat_names(url: str, code: str) -> list[str]:
    seats = httpx.get(f"{url}/api/tables/{code}").json()["seats"]
    return [seat.get("name", "") for seat in seats]


def test_a_table_for_a_friend_waits_and_the_link_brings_one_person(
    shared_server: Outside, visitors: Visitors
) -> None:
    """From the lobby to the first moves; previews take nothing, a second visitor is told."""
    url = shared_server.url
    owner = visitors().new_page()
    owner.goto(f"{url}/new/warsaw")
    owner.get_by_label(re.compile("seat 1$")).and_(owner.locator("input")).fill("Olga")
    sittings = owner.get_by_role("combobox").filter(has=owner.locator("option[value=link]"))
    sittings.nth(1).select_option("link")
    owner.get_by_role("button", name="Open the table").click()
    expect(owner.get_by_role("heading", name="One friend is still missing")).to_be_visible()
    address = link_of(owner, 1)
    code = owner.locator("[data-code]").inner_text()

    for _ in range(3):  # a messenger looks at the link, and so does somebody who hesitates
        assert httpx.get(address).status_code == 200
    friend = visitors().new_page()
    friend.goto(address)
    card = friend.locator("[data-join]")
    expect(card).to_contain_text("Olga is keeping a seat for you")
    expect(card).to_contain_text("2 players")
    card.get_by_role("button", name="Sit down").click()  # without a name
    expect(card.get_by_role("alert")).to_contain_text("Enter a name")
    assert seat_names(url, code) == ["Olga", ""]
    friend.reload()  # the invitation is still there
    give_name(friend, "Kuba")
    assert "#" not in friend.url

    expect(owner.locator("[data-game]")).to_be_visible()
    first, second = (owner, friend) if is_asked(owner, friend) else (friend, owner)
    plays(first, "first", 1)
    expect(second.get_by_text("Kuba").or_(second.get_by_text("Olga")).first).to_be_visible()
    assert seat_names(url, code) == ["Olga", "Kuba"]

    late = visitors().new_page()
    late.goto(address)
    expect(late.locator("[data-spoilt='used']")).to_contain_text("This link has been used")
    expect(late.get_by_role("button", name="Sit down")).to_have_count(0)
    late.get_by_role("button", name="Only watch").click()
    expect(late.get_by_text("You are watching.")).to_be_visible()

    friend.goto(address)  # a friend who has sat down finds their seat behind the link
    expect(friend.locator("[data-game]")).to_be_visible()
    expect(friend.locator("[data-join]")).to_have_count(0)
    owner.goto(url)
    expect(owner.locator("#mine")).to_contain_text("Kuba")


def is_asked(one: Page, other: Page) -> bool:
    """Wait until one of two has to decide; return whether it is the first."""
    lit = "[data-game]:not([data-sent]) [data-lit]"
    while True:
        for page in (one, other):
            if page.locator(lit).count():
                return page is one
        one.wait_for_timeout(50)


def test_friends_come_by_code_and_by_qr_code_while_the_table_waits(
    shared_server: Outside, visitors: Visitors
) -> None:
    url = shared_server.url
    opened = open_table(url, "rush", [{**PERSON, "name": "Olga"}, FRIEND, FRIEND, BOT])
    owner = visitors().new_page()
    owner.add_init_script(f"({SHARING})()")
    owner.goto(link(url, opened))
    link_of(owner, 1)
    expect(owner.locator("[data-closed]")).to_contain_text("this computer only")
    command = owner.get_by_label("Command that opens the server")
    expect(command).to_have_value(re.compile(r"^sztab serve --host 0\.0\.0\.0"))
    owner.locator("li[data-seat='2']").get_by_role("button", name="Send").click()
    assert owner.evaluate("shared") == [link_of(owner, 2)]

    by_code = visitors().new_page()
    type_code(by_code, url, opened["code"].lower())
    expect(by_code.get_by_role("radio")).to_have_count(2)
    give_name(by_code, "Kuba")
    expect(owner.locator("li[data-seat='1']")).to_contain_text("Kuba")
    owner.locator("li[data-seat='1']").get_by_role("button", name="Free the seat").click()
    expect(by_code.locator("[data-join]")).to_be_visible()  # the seat is free again
    give_name(by_code, "Kuba")

    scanned = read_qr(owner.locator("main [data-qr]"))
    assert scanned == f"{url}/table/{opened['code']}"
    by_qr = visitors(phone=True).new_page()
    by_qr.goto(scanned)
    give_name(by_qr, "Zofia")
    expect(by_qr.locator("[data-game]")).to_be_visible()
    assert sorted(seat_names(url, opened["code"])) == ["", "Kuba", "Olga", "Zofia"]


def test_friends_take_over_from_bots_while_the_game_runs(
    shared_server: Outside, visitors: Visitors
) -> None:
    """By QR code, by link and by code; the seat of a bot is given away during the game."""
    url = shared_server.url
    slow = {**BOT, "rank": "general"}
    opened = open_table(
        url, "battlegrounds", [{**PERSON, "name": "Olga"}, FRIEND, FRIEND, slow], preset="team"
    )
    owner = visitors().new_page()
    owner.goto(link(url.replace("127.0.0.1", ELSEWHERE), opened))
    assert owner.evaluate("[navigator.clipboard, navigator.share]") == [None, None]
    expect(owner.locator("[data-closed]")).to_have_count(0)
    assert ELSEWHERE in link_of(owner, 1)
    owner.get_by_role("button", name="Start with bots in the free seats").click()
    expect(owner.locator("[data-game]")).to_be_visible()
    owner.get_by_role("button", name=re.compile("^Players")).click()

    seat = owner.locator("li[data-seat='1']")
    expect(seat).to_contain_text("can be taken over")
    address = link_of(owner, 1)
    seat.get_by_role("button", name="QR code").click()
    scanned = read_qr(owner.locator("dialog[open] [data-qr]").last)
    assert scanned == address
    owner.keyboard.press("Escape")
    seat.get_by_role("button", name="Copy").click()
    expect(seat.get_by_role("status")).to_contain_text("Selected")
    assert owner.evaluate("getSelection().toString()") == address

    by_qr = visitors(phone=True).new_page()
    by_qr.goto(scanned)
    expect(by_qr.locator("[data-join]")).to_contain_text("has played it so far")
    give_name(by_qr, "Kuba")
    expect(seat).to_contain_text("Kuba")

    by_code = visitors().new_page()
    type_code(by_code, url, opened["code"])
    give_name(by_code, "Zofia")
    expect(owner.locator("li[data-seat='2']")).to_contain_text("Zofia")

    bot = owner.locator("li[data-seat='3']")
    bot.get_by_role("button", name="Invite a friend").click()
    by_link = visitors().new_page()
    by_link.goto(link_of(owner, 3))
    give_name(by_link, "Jan")
    expect(bot).to_contain_text("Jan")
    owner.keyboard.press("Escape")
    assert seat_names(url, opened["code"]) == ["Olga", "Kuba", "Zofia", "Jan"]

    pages = [owner, by_qr, by_code, by_link]
    talk = [Visitor(page, f"together {n}") for n, page in enumerate(pages)]
    moved: set[int] = set()
    while len(moved) < len(talk):
        moved |= {n for n, visitor in enumerate(talk) if visitor.decide_if_asked()}
    assert [visitor.errors for visitor in talk] == [[]] * len(talk)


def test_who_has_the_code_of_a_public_table_does_not_take_the_seat_of_a_friend(
    shared_server: Outside, visitors: Visitors
) -> None:
    url = shared_server.url
    opened = open_table(url, "warsaw", [PERSON, FRIEND], public=True, patience=0)
    stranger = visitors().new_page()
    stranger.goto(f"{url}/table/{opened['code']}")
    expect(stranger.get_by_role("heading", name="One friend is still missing")).to_be_visible()
    expect(stranger.locator("[data-join]")).to_have_count(0)
    expect(stranger.locator("li[data-seat='1'] [data-link]")).to_have_count(0)
    host = visitors().new_page()
    host.goto(link(url, opened))
    friend = visitors().new_page()
    friend.goto(link_of(host, 1))
    give_name(friend, "Kuba")
    sit_down(stranger, f"{url}/table/{opened['code']}")


class LostAnswers:
    """A connection on which the server's answers to `join` get lost."""

    def __init__(self, page: Page, times: int) -> None:
        self.answered: list[int] = []
        self._times = times
        page.route("**/api/tables/*/join", self._carry)

    def _carry(self, route: Route) -> None:
        answer = route.fetch()
        self.answered.append(answer.status)
        if len(self.answered) <= self._times:
            route.abort()
        else:
            route.fulfill(response=answer)


def friends_table(url: str, *friends: dict[str, str]) -> tuple[str, str]:
    """Open a table; return its address and the address of the invitation to its second seat."""
    opened = open_table(url, "rush", [{**PERSON, "name": "Olga"}, *(friends or (FRIEND,))])
    address = f"{url}/table/{opened['code']}"
    return address, f"{address}#{opened['invitations'][0]['token']}"


@pytest.mark.parametrize("way", ["link", "code"])
def test_a_lost_answer_does_not_cost_the_seat(
    shared_server: Outside, visitors: Visitors, way: str
) -> None:
    """The seat is taken at the first try; the page asks for its pass until it comes."""
    address, invitation = friends_table(shared_server.url)
    friend = visitors().new_page()
    line = LostAnswers(friend, 2)
    friend.goto(invitation if way == "link" else address)
    card = friend.locator("[data-join]")
    card.get_by_role("textbox").fill("Kuba")
    card.get_by_role("button", name="Sit down").click()
    asking = friend.locator("[data-asking]")
    expect(asking).to_contain_text("Sitting down as Kuba")
    expect(asking.get_by_role("status")).to_contain_text("keeps trying")
    expect(friend.locator("[data-spoilt]")).to_have_count(0)
    expect(friend.locator("[data-game]")).to_be_visible()
    expect(asking).to_have_count(0)
    assert line.answered == [200, 200, 200]
    assert "#" not in friend.url
    assert friend.evaluate("Object.keys(localStorage).filter((k) => k.includes('joining'))") == []
    code = address.rpartition("/")[2]
    assert seat_names(shared_server.url, code) == ["Olga", "Kuba"]
    friend.reload()
    expect(friend.locator("[data-game]")).to_be_visible()
    expect(friend.get_by_text("You are watching.")).to_have_count(0)


def test_a_tab_closed_before_the_answer_came_does_not_cost_the_seat(
    shared_server: Outside, visitors: Visitors
) -> None:
    address, invitation = friends_table(shared_server.url, FRIEND, FRIEND)
    context = visitors()
    first = context.new_page()
    line = LostAnswers(first, 1000)
    first.goto(invitation)
    first.locator("[data-join]").get_by_role("textbox").fill("Kuba")
    first.get_by_role("button", name="Sit down").click()
    expect(first.locator("[data-asking]")).to_be_visible()
    assert line.answered[0] == 200
    first.close()

    other = visitors().new_page()  # nobody else gets in with the link
    other.goto(invitation)
    expect(other.locator("[data-spoilt='used']")).to_be_visible()

    again = context.new_page()
    again.goto(address)
    expect(again.locator("li[data-seat='1']")).to_contain_text("Kuba")
    expect(again.locator("li[data-seat='1']")).to_contain_text("you")
    code = address.rpartition("/")[2]
    assert seat_names(shared_server.url, code) == ["Olga", "Kuba", ""]


def test_names_can_be_seen_and_told_apart(shared_server: Outside, visitors: Visitors) -> None:
    address, invitation = friends_table(shared_server.url)
    friend = visitors().new_page()
    friend.goto(invitation)
    card = friend.locator("[data-join]")
    field = card.get_by_role("textbox")
    for name, why in (("\u200b \u3164", "Enter a name"), (" olga", "already called olga")):
        field.fill(name)
        card.get_by_role("button", name="Sit down").click()
        expect(card.get_by_role("alert")).to_contain_text(why)
    field.click()
    friend.keyboard.press("Control+A")
    friend.keyboard.insert_text("\U0001f600" * 40)
    name = field.input_value()
    assert name == "\U0001f600" * 12
    card.get_by_role("button", name="Sit down").click()
    expect(friend.locator("[data-game]")).to_be_visible()
    assert seat_names(shared_server.url, address.rpartition("/")[2]) == ["Olga", name]


def test_links_that_lead_nowhere_say_so(shared_server: Outside, visitors: Visitors) -> None:
    """Malformed, of another table, of no table; a free seat is still offered where there is one."""
    url = shared_server.url
    address, _ = friends_table(url)
    _, other = friends_table(url)
    page = visitors().new_page()
    for fragment in ("szi_nonsense", other.rpartition("#")[2]):
        page.goto("about:blank")
        page.goto(f"{address}#{fragment}")
        expect(page.locator("[data-spoilt='bad-token']")).to_contain_text("does not work")
        expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    page.goto("about:blank")
    page.goto(f"{url}/table/KRAKEN#szi_nonsense")
    expect(page.get_by_text("There is no table")).to_be_visible()
