"""Replays, timelines, records and the client's own tables over HTTP."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from sztab.server.api import schemas
from sztab.server.safety import Passes
from sztab.server.safety.tokens import Pass
from tests.server.servers import Inside, inside, sqlite

TWO = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
Talk = Callable[[Inside, httpx.AsyncClient], Awaitable[None]]


def served(folder: Path, talk: Talk) -> None:
    async def run() -> None:
        async with (
            inside(sqlite(folder)) as server,
            httpx.AsyncClient(base_url=server.url) as client,
        ):
            await talk(server, client)

    asyncio.run(run())


class Seats:
    """A table of two people, played over HTTP."""

    def __init__(self, client: httpx.AsyncClient, opened: dict[str, Any]) -> None:
        self.client = client
        self.code = opened["code"]
        self.url = f"/api/tables/{self.code}"
        self.tokens = [one["token"] for one in opened["passes"]]

    @classmethod
    async def sit(cls, client: httpx.AsyncClient, game: str, **terms: object) -> Seats:
        agreed = {"game": game, "seats": TWO, **terms}
        answer = await client.post("/api/tables", json={"terms": agreed})
        seats = cls(client, answer.json())
        for at, link in enumerate(seats.tokens):
            headers = {"authorization": f"Bearer {link}"}
            own = await client.post(f"{seats.url}/exchange", json={}, headers=headers)
            seats.tokens[at] = own.json()["token"]
        return seats

    async def get(self, path: str, seat: int = -1) -> httpx.Response:
        headers = {"authorization": f"Bearer {self.tokens[seat]}"} if seat >= 0 else {}
        return await self.client.get(f"{self.url}/{path}", headers=headers)

    async def ask(self, seat: int, **request: object) -> httpx.Response:
        headers = {"authorization": f"Bearer {self.tokens[seat]}"}
        return await self.client.post(f"{self.url}/messages", json=request, headers=headers)

    async def move(self, number: int) -> list[dict[str, Any]]:
        """Make the first legal move each time; return what P1 saw each time."""
        seen = []
        for _ in range(number):
            position = (await self.get("state", 0)).json()["position"]
            mover = position["to_move"]
            choices = (await self.get("state", mover)).json()["position"]["choices"]
            turn = position["turn"]
            await self.ask(mover, type="move", answers=turn, action=choices[0]["action"])
            seen.append((await self.get("state", 0)).json()["position"]["view"])
        return seen


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, msgspec.json.decode(answer.content, type=schemas.Error).code


def test_a_replay_shows_more_than_was_seen_only_after_the_game(tmp_path: Path) -> None:
    async def talk(_server: Inside, client: httpx.AsyncClient) -> None:
        table = await Seats.sit(client, "warsaw")
        seen = await table.move(6)
        mine = msgspec.json.decode((await table.get("replay", 0)).content, type=schemas.ReplayPage)
        assert (mine.seat, mine.total) == (0, 7)
        assert [one.position.view for one in mine.moments[1:]] == seen
        page = (await table.get("replay?from=2&count=3", 0)).json()
        assert [one["number"] for one in page["moments"]] == [2, 3, 4]
        assert page["more"] is True
        assert (await table.get("replay")).json()["seat"] is None
        for seat, asked in ((0, 1), (0, -1), (-1, 0)):
            assert code_of(await table.get(f"replay?seat={asked}", seat)) == (409, "not-over")
        assert code_of(await table.get("timeline", 0)) == (409, "not-over")
        assert (await table.get("replay?count=101", 0)).status_code == 422
        await table.ask(1, type="resign")
        other = (await table.get("replay?seat=1&from=1&count=1")).json()
        assert other["seat"] == 1
        assert other["moments"][0]["position"]["view"]["seat"] == 1
        line = msgspec.json.decode((await table.get("timeline")).content, type=schemas.Timeline)
        assert len(line.decisions) == 6

    served(tmp_path, talk)


def test_at_a_private_table_only_players_look_back(tmp_path: Path) -> None:
    async def talk(_server: Inside, client: httpx.AsyncClient) -> None:
        table = await Seats.sit(client, "rush", watch=False)
        for path in ("replay", "timeline"):
            assert code_of(await table.get(path)) == (403, "private")
            wrong = {"authorization": "Bearer szp_wrong"}
            answer = await client.get(f"{table.url}/{path}", headers=wrong)
            assert code_of(answer) == (401, "bad-token")
        assert (await table.get("replay", 1)).json()["seat"] == 1

    served(tmp_path, talk)


@pytest.mark.parametrize("form", ["sztab", "json"])
def test_a_record_is_opened_from_a_file(tmp_path: Path, form: str) -> None:
    async def talk(_server: Inside, client: httpx.AsyncClient) -> None:
        table = await Seats.sit(client, "battlegrounds", preset="family")
        await table.move(8)
        await table.ask(0, type="resign")
        text = (await table.get(f"record?format={form}")).text
        answer = await client.post("/api/replay", json={"record": text, "count": 4, "seat": 1})
        opened = msgspec.json.decode(answer.content, type=schemas.OpenedRecord)
        assert opened.about is not None
        assert (opened.about.game, opened.about.names) == ("battlegrounds", ["Ada", "Bo"])
        assert opened.about.settings["variant"] == "family"
        assert opened.about.ending is None
        assert opened.components == (await table.get("components")).json()
        assert opened.timeline is not None
        assert len(opened.timeline.decisions) == 8
        assert (opened.replay.total, len(opened.replay.moments), opened.replay.seat) == (9, 4, 1)
        body = {"record": text, "from": 4, "about": False}
        rest = (await client.post("/api/replay", json=body)).json()
        assert set(rest) == {"replay"}
        assert [one["number"] for one in rest["replay"]["moments"]] == [4, 5, 6, 7, 8]

    served(tmp_path, talk)


def test_an_invalid_record_is_refused(tmp_path: Path) -> None:
    async def talk(_server: Inside, client: httpx.AsyncClient) -> None:
        for body, expected in (
            ({"record": "nonsense"}, (422, "bad-record")),
            ({"record": "x" * 240_001}, (422, "malformed")),
            ({"record": "", "count": 101}, (422, "malformed")),
            ({"record": "", "first": 1}, (422, "malformed")),
            ({}, (422, "malformed")),
        ):
            assert code_of(await client.post("/api/replay", json=body)) == expected

    served(tmp_path, talk)


# The client's own tables


def test_a_client_gets_the_state_of_all_its_tables(tmp_path: Path) -> None:
    async def talk(server: Inside, client: httpx.AsyncClient) -> None:
        first = await Seats.sit(client, "rush")
        second = await Seats.sit(client, "warsaw", watch=False)
        await second.move(2)
        third = await Seats.sit(client, "battlegrounds")
        await third.ask(0, type="resign")
        gone = Passes(await server.hub.store.secret()).sign(Pass("ZZZZZZ", 0, 0))
        passes = [first.tokens[0], second.tokens[1], "szp_forged", third.tokens[0], gone]
        answer = await client.post("/api/mine", json={"passes": passes})
        tables = msgspec.json.decode(answer.content, type=schemas.MyTables).tables
        assert [one and (one.code, one.seat, one.game, one.status) for one in tables] == [
            (first.code, 0, "rush", "running"),
            (second.code, 1, "warsaw", "running"),
            None,
            (third.code, 0, "battlegrounds", "over"),
            None,
        ]
        mine = tables[0]
        assert mine is not None
        assert [seat.name for seat in mine.seats] == ["Ada", "Bo"]
        state = (await first.get("state", 0)).json()
        assert (mine.to_move, mine.round) == (state["position"]["to_move"], 1)
        assert mine.changed_at >= state["table"]["created_at"]
        assert tables[3] is not None
        assert tables[3].to_move is None

    served(tmp_path, talk)


def test_a_seat_that_was_left_no_longer_belongs_to_the_client(tmp_path: Path) -> None:
    async def talk(_server: Inside, client: httpx.AsyncClient) -> None:
        seats = [TWO[0], TWO[1], {}]
        table = await Seats.sit(client, "rush", seats=seats)
        await table.ask(1, type="leave")
        answer = await client.post("/api/mine", json={"passes": table.tokens})
        kept, left = answer.json()["tables"]
        assert (kept["seat"], kept["round"], left) == (0, 0, None)

    served(tmp_path, talk)


def test_tables_need_not_be_in_memory_and_nothing_is_loaded(tmp_path: Path) -> None:
    async def talk(server: Inside, client: httpx.AsyncClient) -> None:
        table = await Seats.sit(client, "rush")
        server.hub.state.live.clear()
        answer = await client.post("/api/mine", json={"passes": table.tokens})
        assert [one["code"] for one in answer.json()["tables"]] == [table.code] * 2
        assert not server.hub.state.live

    served(tmp_path, talk)


def test_too_many_passes_at_once_are_refused_and_none_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def talk(_server: Inside, client: httpx.AsyncClient) -> None:
        caplog.set_level(logging.DEBUG)
        table = await Seats.sit(client, "rush")
        body = {"passes": table.tokens[:1] * 51}
        assert code_of(await client.post("/api/mine", json=body)) == (422, "malformed")
        await client.post("/api/mine", json={"passes": table.tokens})
        assert not any(token in caplog.text for token in table.tokens)

    served(tmp_path, talk)
