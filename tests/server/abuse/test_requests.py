"""Requests with odd names, odd passes and odd card files: each is refused with the right reason."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from urllib.parse import quote

import httpx

from sztab.server.api.page_files import NOT_BUILT
from tests.server.abuse.clients import http_client, opened
from tests.server.abuse.invalid_messages import ODD_TEXTS
from tests.server.servers import inside, sqlite

GAMES = ("rush", "warsaw", "battlegrounds")
CARDS = (
    "\0",
    "é",
    "[card",
    "[[vehicles]]",
    "[[vehicles]]\nid = 1",
    "vehicles = 5",
    "a = nan",
    "a = " + "[" * 20_000,
    "a = " + "{a = " * 9000,
    "a = 1e99999",
    "a = 0x" + "f" * 50_000,
    "a = 1979-99-99",
    'a = "\\ud800"',
    "[[a]]\n" * 8000,
    "schema_version = 99",
    "start_from = []",
    "a." * 29_000 + "a = 1",
    "a = " + "9" * 50_000,
)
"""Texts that are no card files."""


def served(folder: Path, talk: Callable[[httpx.AsyncClient], Awaitable[None]]) -> None:
    async def run() -> None:
        async with inside(sqlite(folder)) as server, http_client(server.url) as client:
            await talk(client)
            assert server.hub.state.metrics.errors._value.get() == 0

    asyncio.run(run())


def test_odd_names_are_not_found_or_malformed(tmp_path: Path) -> None:
    async def talk(client: httpx.AsyncClient) -> None:
        for name in map(quote, ODD_TEXTS):
            for path in (
                f"/{name}",
                f"/api/games/{name}",
                f"/api/games/{name}/rules",
                f"/api/tables/{name}",
                f"/api/games/rush/rules?search={name}",
                f"/api/tables?game={name}",
                f"/api/tables/ABCDEF/events?after={name}&limit={name}",
                f"/health/{name}",
            ):
                answer = await client.get(path)
                if answer.text != NOT_BUILT:  # a route of the page
                    assert answer.status_code in {200, 307, 404, 405, 422}, (path, answer.text)

    served(tmp_path, talk)


def test_a_game_with_a_nul_reaches_no_database(tmp_path: Path) -> None:
    """PostgreSQL cannot even store such a query parameter."""

    async def talk(client: httpx.AsyncClient) -> None:
        assert (await client.get("/api/tables?game=a%00")).status_code == 422
        assert (await client.get("/api/tables?game=chess")).json() == {"tables": []}

    served(tmp_path, talk)


def test_a_pass_of_another_kind_is_refused(tmp_path: Path) -> None:
    async def talk(client: httpx.AsyncClient) -> None:
        table = await opened(client)
        token = table.passes[0].token
        for header in (f"Basic {token}", token, "Bearer", "", f"Bearer {token}x", "Bearer \xff"):
            headers = [(b"authorization", header.encode("latin-1"))]
            answer = await client.get(f"/api/tables/{table.code}/state", headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (401, "bad-token"), header
            assert answer.headers["www-authenticate"] == "Bearer"
        # Without a token, the client is a spectator.
        answer = await client.get(f"/api/tables/{table.code}/state")
        assert answer.json()["you"] is None

    served(tmp_path, talk)


async def _refuse_cards(client: httpx.AsyncClient, text: str) -> None:
    for game in GAMES:
        terms = {"game": game, "seats": [{}, {}]}
        for path, body in (
            (f"/api/games/{game}/check", {"players": 2, "cards": text}),
            ("/api/tables", {"terms": terms, "cards": text}),
        ):
            answer = await client.post(path, json=body)
            assert answer.status_code == 422, (path, text[:40], answer.text)


def test_an_invalid_card_file_is_refused(tmp_path: Path) -> None:
    async def talk(client: httpx.AsyncClient) -> None:
        for text in CARDS:
            await _refuse_cards(client, text)
        assert (await client.get("/api/tables")).json() == {"tables": []}

    served(tmp_path, talk)
