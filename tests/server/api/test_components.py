"""All components in play are sent over HTTP, and cached: a reload costs nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx

from sztab import games
from tests.games.custom_cards import FILES
from tests.laws.adapters import adapter_for
from tests.server.servers import inside, sqlite


def served(folder: Path, talk: Callable[[httpx.AsyncClient], Awaitable[None]]) -> None:
    async def run() -> None:
        async with (
            inside(sqlite(folder)) as server,
            httpx.AsyncClient(base_url=server.url) as client,
        ):
            await talk(client)

    asyncio.run(run())


def test_printed_cards_are_sent_under_the_rules_of_a_preset(tmp_path: Path) -> None:
    async def talk(client: httpx.AsyncClient) -> None:
        for name in games.names():
            game = games.get(name)
            for preset in game.presets():
                for players in adapter_for(name).preset_players[preset.name]:
                    asked: dict[str, str | int] = {"players": players, "preset": preset.name}
                    answer = await client.get(f"/api/games/{name}/components", params=asked)
                    rules = game.rules(players, preset=preset.name)
                    assert answer.json() == game.components.in_play(rules)
            usual = await client.get(f"/api/games/{name}/components")
            assert usual.json() == game.components.in_play(game.rules(game.min_players))

    served(tmp_path, talk)


def test_a_combination_that_is_invalid_is_refused(tmp_path: Path) -> None:
    async def talk(client: httpx.AsyncClient) -> None:
        for query, status in (
            ("players=9", 422),
            ("preset=nothing", 422),
            ("players=x", 422),
            ("players=0", 422),
        ):
            answer = await client.get(f"/api/games/rush/components?{query}")
            assert answer.status_code == status
            assert answer.headers["cache-control"] == "no-store"
        assert (await client.get("/api/games/chess/components")).status_code == 404
        assert (await client.get("/api/tables/ABCDEF/components")).status_code == 404

    served(tmp_path, talk)


def test_a_table_sends_its_custom_cards(tmp_path: Path) -> None:
    async def talk(client: httpx.AsyncClient) -> None:
        for name, cards in FILES.items():
            game = games.get(name)
            terms = {"game": name, "seats": [{}, {}]}
            opened = await client.post("/api/tables", json={"terms": terms, "cards": cards})
            url = f"/api/tables/{opened.json()['code']}/components"
            rules = game.rules(2, content=game.components.read(cards, "cards"))
            assert (await client.get(url)).json() == game.components.in_play(rules)
            assert game.components.in_play(rules) != game.components.in_play(game.rules(2))

    served(tmp_path, talk)


def test_custom_cards_are_checked_for_every_game(tmp_path: Path) -> None:
    async def talk(client: httpx.AsyncClient) -> None:
        for name, cards in FILES.items():
            url = f"/api/games/{name}/check"
            checked = (await client.post(url, json={"players": 2, "cards": cards})).json()
            assert {one["kind"] for one in checked["changes"]} == {"added", "changed", "removed"}
            unknown = ", ".join(f'"x{number}"' for number in range(250))
            bad = {"players": 2, "cards": f"remove = [{unknown}]"}
            refused = await client.post(url, json=bad)
            assert (refused.status_code, refused.json()["code"]) == (422, "rules")
            assert refused.json()["text"].count("cards:1: remove: ") == 20
            assert refused.json()["text"].endswith(" And 230 more.")

    served(tmp_path, talk)


def test_they_are_kept_by_the_browser_and_compressed_on_the_way(tmp_path: Path) -> None:
    async def talk(client: httpx.AsyncClient) -> None:
        answer = await client.get("/api/games/rush/components")
        assert answer.headers["cache-control"] == "private, max-age=3600"
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.num_bytes_downloaded < len(answer.content) / 4
        tag = {"if-none-match": answer.headers["etag"]}
        again = await client.get("/api/games/rush/components", headers=tag)
        assert (again.status_code, again.content) == (304, b"")
        other = await client.get("/api/games/rush/components?players=3", headers=tag)
        assert other.status_code == 200

    served(tmp_path, talk)


def test_only_large_responses_are_compressed_and_only_if_accepted(
    tmp_path: Path,
) -> None:
    async def talk(client: httpx.AsyncClient) -> None:
        plain = {"accept-encoding": "identity"}
        for path in ("/api/games/rush/rules", "/api/games/rush/cards", "/api/openapi.json"):
            packed, bare = await client.get(path), await client.get(path, headers=plain)
            assert packed.headers["content-encoding"] == "gzip"
            assert "content-encoding" not in bare.headers
            assert packed.content == bare.content
            assert packed.headers["cache-control"] == "no-store"
        assert "content-encoding" not in (await client.get("/health/live")).headers

    served(tmp_path, talk)
