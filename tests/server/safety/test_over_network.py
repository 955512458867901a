"""The guard in a real server, as a browser, a program and an attacker see it."""

from __future__ import annotations

import asyncio
import io
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import httpx
import pytest
import uvicorn
from fastapi import FastAPI, Request, WebSocket
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from sztab.server.operations import logs
from sztab.server.safety import Gate, Guard, Limits, Pass, Passes

TOKEN = Passes(b"s" * 32).sign(Pass(table="ABCDEF", seat=1, token_generation=3))


def application() -> FastAPI:
    app = FastAPI()

    @app.post("/api/echo")
    async def echo(request: Request) -> int:
        return len(await request.body())

    @app.get("/api/broken")
    async def broken() -> None:
        raise RuntimeError(f"fell over with {TOKEN}")

    @app.websocket("/ws")
    async def ws(websocket: WebSocket) -> None:
        await websocket.accept()
        await websocket.send_text(await websocket.receive_text())
        await websocket.close()

    return app


@asynccontextmanager
async def serving(limits: Limits) -> AsyncIterator[str]:
    """Serve on a free port; yield host and port."""
    listener = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        Guard(application(), Gate(limits)),
        ws="websockets-sansio",
        ws_max_size=limits.message,
        proxy_headers=False,
        server_header=False,
        log_config=None,
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:  # noqa: ASYNC110 (uvicorn has no event for it)
        await asyncio.sleep(0.01)
    try:
        yield f"127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        await task
        listener.close()


def served(talk: Callable[[str], Awaitable[None]], limits: Limits | None = None) -> None:
    async def run() -> None:
        async with serving(limits or Limits()) as host:
            await asyncio.wait_for(talk(host), 20)

    asyncio.run(run())


async def chunks(number: int) -> AsyncIterator[bytes]:
    for _ in range(number):
        yield b"x" * 1000


def test_bodies_and_headers() -> None:
    async def talk(host: str) -> None:
        async with httpx.AsyncClient(base_url=f"http://{host}") as client:
            good = await client.post("/api/echo", content=b"x" * 5000)
            assert (good.status_code, good.json()) == (200, 5000)
            assert good.headers["cache-control"] == "no-store"
            assert (await client.post("/api/echo", content=chunks(5))).json() == 5000
            for body in (b"x" * 5001, chunks(50)):
                large = await client.post("/api/echo", content=body)
                assert (large.status_code, large.json()["code"]) == (413, "body-too-large")
            assert (await client.get("/nothing")).headers["x-content-type-options"] == "nosniff"

    served(talk, Limits(body=5000))


def test_sockets_of_our_own_page_only() -> None:
    async def talk(host: str) -> None:
        for origin in (None, Origin(f"http://{host}")):
            async with connect(f"ws://{host}/ws", origin=origin, proxy=None) as ours:
                await ours.send("hello")
                assert await ours.recv() == "hello"
        with pytest.raises(InvalidStatus) as denied:
            await connect(f"ws://{host}/ws", origin=Origin("https://evil.example"), proxy=None)
        response = denied.value.response
        assert response.status_code == 403
        assert b"foreign-page" in response.body
        assert response.headers["x-content-type-options"] == "nosniff"

    served(talk)


def test_too_many_sockets_and_requests() -> None:
    async def talk(host: str) -> None:
        async with connect(f"ws://{host}/ws", proxy=None):
            with pytest.raises(InvalidStatus) as denied:
                await connect(f"ws://{host}/ws", proxy=None)
            assert denied.value.response.status_code == 429
        async with httpx.AsyncClient(base_url=f"http://{host}") as client:
            answers = [await client.get("/nothing") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [404, 404, 429, 429]
        assert int(answers[-1].headers["retry-after"]) > 1

    served(talk, Limits(sockets_per_address=1, address_rate=0.001, address_burst=4))


def test_refused_sockets_are_no_errors_in_the_log() -> None:
    stream = io.StringIO()

    async def talk(host: str) -> None:
        async with connect(f"ws://{host}/ws", proxy=None) as one:
            for origin in (None, Origin("https://evil.example")):
                with pytest.raises(InvalidStatus):
                    await connect(f"ws://{host}/ws", origin=origin, proxy=None)
            await one.send("hello")
            await one.recv()

    logs.set_up("info", stream=stream)
    served(talk, Limits(sockets_per_address=1))
    assert '"WebSocket /ws" 429' in stream.getvalue()
    assert '"WebSocket /ws" 403' in stream.getvalue()
    assert " error " not in stream.getvalue()
    assert "without completing handshake" not in stream.getvalue()


def test_the_log_of_a_real_server_holds_no_token(capfd: pytest.CaptureFixture[str]) -> None:
    stream = io.StringIO()

    async def talk(host: str) -> None:
        bearer = {"authorization": f"Bearer {TOKEN}"}
        async with httpx.AsyncClient(base_url=f"http://{host}", headers=bearer) as client:
            await client.get(f"/api/{TOKEN}?token={TOKEN}")
            assert (await client.get("/api/broken")).status_code == 500
        async with connect(
            f"ws://{host}/ws?token={TOKEN}", additional_headers=bearer, proxy=None
        ) as ws:
            await ws.send(f'{{"type":"hello","token":"{TOKEN}"}}')
            await ws.recv()

    logs.set_up("debug", stream=stream)
    served(talk)
    assert "GET /api/" in stream.getvalue()
    assert "RuntimeError" in stream.getvalue()
    for part in (TOKEN[4:30], TOKEN.rpartition(".")[2][:20]):
        assert part not in stream.getvalue()
        assert part not in "".join(capfd.readouterr())
