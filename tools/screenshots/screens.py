"""Screenshots of lobby, invitations, lessons, rules, cards and replays."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import httpx

from tests.browser.tables import BOT, GAMES, PERSON, link, menu, open_table
from tools.screenshots.moments import wait_for_lesson, wait_for_table
from tools.screenshots.shots import EVERY, USUAL, Shot, at
from tools.screenshots.tables import NAMES, TO_THE_END, Moment, Seat

if TYPE_CHECKING:
    from playwright.sync_api import Page

HOST: Final = {**PERSON, "name": NAMES[0]}
FRIEND: Final = {"kind": "friend"}
GUEST: Final = NAMES[1]


def friends_table(url: str) -> dict[str, Any]:
    """Open a table with a free seat for a friend, a friend who has joined, and a bot."""
    opened = open_table(url, "rush", [HOST, FRIEND, FRIEND, {**BOT, "rank": "captain"}])
    body = {"name": GUEST, "invitation": opened["invitations"][0]["token"]}
    httpx.post(f"{url}/api/tables/{opened['code']}/join", json=body).raise_for_status()
    return opened


def start_early(url: str) -> dict[str, Any]:
    """Open such a table, and give the free seat to a bot for the time being."""
    opened = friends_table(url)
    Seat(url, opened).ask(type="start", rank="lieutenant")
    return opened


def waiting_room(url: str) -> str:
    """Return how to open a table that waits for a friend."""
    return link(url, friends_table(url))


def running_table(url: str) -> str:
    """Return how to open a table at which a bot holds the seat of a friend."""
    return link(url, start_early(url))


def invitation(url: str) -> str:
    """Return the link to the seat that a bot holds."""
    opened = start_early(url)
    return f"{url}/table/{opened['code']}#{opened['invitations'][1]['token']}"


def used_invitation(url: str) -> str:
    """Return the link to a seat that is taken."""
    opened = friends_table(url)
    return f"{url}/table/{opened['code']}#{opened['invitations'][0]['token']}"


def wait_for_links(page: Page) -> None:
    """Wait until the host has the links."""
    page.locator("[data-link] input").first.wait_for(state="attached")


def show_players(page: Page) -> None:
    """Open the list of players, with its links."""
    wait_for_table(page)
    page.get_by_role("button", name=re.compile("^Players")).click()
    wait_for_links(page)


def show_device(page: Page) -> None:
    """Make a link for another device."""
    wait_for_table(page)
    menu(page, "Use another device")
    page.locator("[data-device] input").last.wait_for()


def give_name(page: Page) -> None:
    """Type a name without joining."""
    page.locator("[data-join]").get_by_role("textbox").fill(NAMES[2])


def see_join_card(page: Page) -> None:
    """Wait until the page explains the link."""
    page.locator("[data-join]").wait_for()


def invitations() -> list[Shot]:
    """Return the screens of the host and of the invited friend."""
    return [
        Shot("waiting-room", waiting_room, wait_for_links, views=("desktop-dark", "phone-light")),
        Shot("players", running_table, show_players),
        Shot("join", invitation, give_name, views=(*USUAL, "phone-light")),
        Shot("join-used", used_invitation, see_join_card, views=("phone-dark",)),
        Shot("device", running_table, show_device),
    ]


def replay(url: str) -> str:
    """Return how to open the replay of a finished game, at a moment in its middle."""
    over = Moment("battlegrounds", 2, TO_THE_END).open(url)
    code = over.split("/table/")[1].split("#")[0]
    return f"{url}/replay/{code}?at=60"


def lobby(url: str) -> str:
    """Return how to open a lobby with a public table."""
    Moment("warsaw", 2, 40, {"public": True}).open(url)
    return f"{url}/"


def one_screen(page: Page) -> None:
    """Take both seats of a table in one browser."""
    url = page.url.rstrip("/")
    opened = open_table(url, "rush", [{**PERSON, "name": one} for one in NAMES[:2]])
    seats = {str(one["seat"]): one["token"] for one in opened["passes"]}
    kept = [{"code": opened["code"], "game": "rush", "seats": seats, "seen": 1}]
    page.evaluate("(kept) => localStorage.setItem('sztab.passes', JSON.stringify(kept))", kept)
    page.goto(f"{url}/table/{opened['code']}")
    page.locator("[data-curtain]").wait_for()


def lessons() -> list[Shot]:
    """Return the screens of the lessons."""
    first = {game: Moment(game, 2, learn=True).open for game in GAMES}
    drawn = ("phone-dark", "phone-light")
    return [
        *(Shot(f"tutorial-{game}", first[game], wait_for_lesson) for game in GAMES),
        Shot("tutorial-warsaw-cs", first["warsaw"], wait_for_lesson, "cs", drawn),
    ]


def screens() -> list[Shot]:
    """Return all screens that are not tables."""
    return [
        *invitations(),
        *lessons(),
        Shot("no-table", at("/table/KRAKEN")),
        Shot("replay", replay),
        Shot("curtain", at("/"), one_screen),
        Shot("lobby", lobby, views=EVERY),
        Shot("lobby-pl", at("/"), language="pl"),
        Shot("lobby-cs", at("/"), language="cs"),
        Shot("new-table", at("/new/rush")),
        Shot("new-table-cs", at("/new/battlegrounds"), language="cs"),
        Shot("rules", at("/rules/rush#RUSH-168")),
        *(Shot(f"overview-{game}", at(f"/rules/{game}")) for game in GAMES),
        Shot("overview-warsaw-pl", at("/rules/warsaw"), language="pl"),
        Shot("overview-rush-cs", at("/rules/rush"), language="cs"),
        Shot("cards-rush", at("/cards/rush"), views=EVERY[:4]),
        Shot("cards-warsaw", at("/cards/warsaw")),
        Shot("cards-battlegrounds", at("/cards/battlegrounds")),
    ]
