"""Card files and records over HTTP: read in other processes, cancelled on disconnection."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import httpx

from sztab.server.api.job_runner import JobRunner
from sztab.server.safety import Limits
from sztab.server.workers.job_pools import JobPools
from sztab.server.workers.jobs import JobTask, ReplayRecord
from tests.server.abuse.clients import http_client
from tests.server.doubles import in_loop, until
from tests.server.servers import inside, sqlite
from tests.server.workers.job_double import WORKER

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from tests.server.servers import Inside

CHECK = "/api/games/rush/check"
TERMS = {"game": "rush", "seats": [{"kind": "person"}, {"kind": "bot"}]}


async def abandon(client: httpx.AsyncClient, server: Inside, path: str, body: Any) -> None:  # noqa: ANN401 (JSON)
    """Send an expensive request, and disconnect while it is handled."""
    crew = server.hub.state.jobs.guests
    before = crew.killed
    asking = asyncio.create_task(client.post(path, json=body))
    await until(lambda: any(queued.is_sent for queued in crew._busy.values()))
    asking.cancel()
    await until(lambda: crew.killed == before + 1 and not crew.unfinished())


def test_an_abandoned_request_is_cancelled(tmp_path: Path) -> None:
    @in_loop
    async def run() -> None:
        async with inside(sqlite(tmp_path)) as server, http_client(server.url) as client:
            await server.hub.state.jobs.close()
            server.hub.state.jobs = JobPools(1, Limits(), WORKER)
            sleeping = {"terms": {**TERMS, "game": "sleep"}, "cards": "60"}
            await abandon(client, server, "/api/tables", sleeping)
            assert server.hub.state.live == {}
            await server.hub.state.jobs.close()

    run()


def test_the_server_process_does_no_heavy_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def forbidden(*_: object) -> None:
        raise AssertionError("threads cannot be cancelled")

    @in_loop
    async def run() -> None:
        async with inside(sqlite(tmp_path)) as server, http_client(server.url) as client:
            cards = 'remove = ["ussr-t-34"]'
            opened = await client.post("/api/tables", json={"terms": TERMS, "cards": cards})
            code, link = opened.json()["code"], opened.json()["passes"][0]["token"]
            url = f"/api/tables/{code}"
            exchange = {"authorization": f"Bearer {link}"}
            token = (await client.post(f"{url}/exchange", json={}, headers=exchange)).json()[
                "token"
            ]
            own = {"authorization": f"Bearer {token}"}
            resigned = await client.post(f"{url}/messages", json={"type": "resign"}, headers=own)
            assert resigned.status_code == 200
            record = (await client.get(f"{url}/record", headers=own)).text
            assert "ussr-t-34" in record
            monkeypatch.setattr(asyncio, "to_thread", forbidden)
            checked = (await client.post(CHECK, json={"players": 2, "cards": cards})).json()
            assert checked["changes"][0]["kind"] == "removed"
            for what in ("replay", "timeline", "events"):
                answer = await client.get(f"{url}/{what}", headers=own)
                assert answer.status_code == 200, answer.text
            replay = await client.post("/api/replay", json={"record": record})
            assert replay.status_code == 200, replay.text
            assert server.hub.state.jobs.guests.killed == 0
            monkeypatch.undo()

    run()


def test_complaints_stop_after_twenty_with_a_count_of_the_rest(tmp_path: Path) -> None:
    @in_loop
    async def run() -> None:
        async with inside(sqlite(tmp_path)) as server, http_client(server.url) as client:
            unknown = ", ".join(f'"x{n}"' for n in range(250))
            cards = f"remove = [{unknown}]\npool = [{unknown}]"
            for path, body in (
                (CHECK, {"players": 2, "cards": cards}),
                ("/api/tables", {"terms": TERMS, "cards": cards}),
            ):
                answer = await client.post(path, json=body)
                assert (answer.status_code, answer.json()["code"]) == (422, "rules")
                text = answer.json()["text"]
                assert text.count("cards:") == 20
                assert text.endswith(" And 480 more.")
                *first, rest = answer.json()["complaints"]
                assert [one["line"] for one in first] == [1] * 20
                assert rest["values"] == {"number": 480, "written": "480"}

    run()


def test_complaints_can_be_translated(tmp_path: Path) -> None:
    @in_loop
    async def run() -> None:
        async with inside(sqlite(tmp_path)) as server, http_client(server.url) as client:

            async def complaint(cards: str, preset: str = "") -> dict[str, Any]:
                body = {"players": 2, "cards": cards, "preset": preset}
                answer = (await client.post(CHECK, json=body)).json()
                assert answer["text"].endswith(answer["complaints"][0]["text"])
                only: dict[str, Any] = answer["complaints"][0]
                return only

            wrong = await complaint('\nremove = ["T-34"]')
            assert (wrong["line"], wrong["reason"]) == (2, "content-in")
            assert wrong["cause"] == {
                "text": "must be lower-case letters, digits and hyphens, not 'T-34'",
                "reason": "content-not-id",
                "values": {"value": "'T-34'"},
            }
            assert (await complaint("a ="))["cause"]["reason"] == "toml-invalid-value"
            unfit = await complaint('[[vehicles]]\nid = "germany-maus"\nnation = "uk"', "base")
            assert (unfit["reason"], unfit["values"]["nation"]) == ("nation-out", "uk")
            assert "line" not in unfit

    run()


def test_a_request_that_needs_too_much_memory_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = JobRunner()

    def swallow(_job: ReplayRecord) -> bytes:
        raise MemoryError

    monkeypatch.setitem(bench._ways, ReplayRecord, swallow)
    result = bench.answer(JobTask(3, ReplayRecord("", 0, 1, None, about=False), 1.0))
    assert result.refused is not None
    assert (result.number, result.refused.code) == (3, "too-heavy")
