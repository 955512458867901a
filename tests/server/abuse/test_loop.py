"""No request blocks the event loop, measured by the CPU time of the longest callback."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import gzip
import http.client
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from sztab import games
from sztab.server import wire
from sztab.server.api import game_routes, schemas
from sztab.server.tables import results
from sztab.server.tables.options import SeatPlan, TableOptions
from tests.server.abuse.callback_times import Longest, longest_callback
from tests.server.abuse.clients import greet, socket_of
from tests.server.servers import Inside, inside, sqlite

MAX_SECONDS = 0.010
"""Seconds of CPU time that a callback may take. Most take less than a tenth of it."""
WORDS = [
    "+".join("a" * 99),
    "+".join("abcdefghijkl"),
    "+".join(f"{one}{other}" for one in "aeio" for other in "nst"),
]
MESSAGES = (
    '{"type":"why","action":"stop"}',
    '{"type":"why","place":"x"}',
    '{"type":"ping"}',
    '{"type":"rename","name":"x"}',
    "{",
    '{"type":"resign"}',
    '{"type":"rematch"}',
)
Headers = dict[str, str]


class Measured:
    """A server whose callbacks are measured while another thread sends requests."""

    def __init__(self, server: Inside, longest: Longest) -> None:
        self.server = server
        self._longest = longest

    async def ask(
        self, method: str, path: str, body: bytes | None = None, headers: Headers | None = None
    ) -> bytes:
        """Send a request, compressed if possible; no callback may take long."""
        asked = {**(headers or {}), "accept-encoding": "gzip"}
        self._longest.reset()
        answer = await asyncio.to_thread(self._fetch, method, path, body, asked)
        self.check(f"{method} {path}")
        return answer

    def _fetch(self, method: str, path: str, body: bytes | None, headers: Headers) -> bytes:
        host = self.server.url.removeprefix("http://")
        with contextlib.closing(http.client.HTTPConnection(host, timeout=30)) as connection:
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            text = answer.read()
            packed = answer.headers["content-encoding"] == "gzip"
            return gzip.decompress(text) if packed else text

    def check(self, what: str) -> None:
        """Check that no callback has taken long since the last check."""
        assert self._longest.seconds < MAX_SECONDS, (
            what,
            self._longest.seconds,
            self._longest.name,
        )
        self._longest.reset()


@pytest.fixture(autouse=True)
def no_collection() -> Iterator[None]:
    """Exclude the garbage of the other tests in this process."""
    gc.collect()
    gc.freeze()
    gc.disable()
    yield
    gc.enable()
    gc.unfreeze()


@asynccontextmanager
async def measured(folder: Path) -> AsyncIterator[Measured]:
    async with inside(sqlite(folder)) as server, asyncio.timeout(60):
        with longest_callback() as longest:
            yield Measured(server, longest)


def test_no_request_about_games_blocks_the_loop(tmp_path: Path) -> None:
    async def run() -> None:
        async with measured(tmp_path) as one:
            for path in (
                "/",
                "/api/games",
                "/api/openapi.json",
                "/api/reach",
                "/api/tables",
                "/metrics",
                "/health/live",
                "/health/ready",
                "/nothing.png",
            ):
                await one.ask("GET", path)
            await one.ask("PUT", "/api/tables")
            for game in games.names():
                for part in ("", "/components", "/rules", "/summary", "/cards"):
                    await one.ask("GET", f"/api/games/{game}{part}")
                for words in WORDS:
                    await one.ask("GET", f"/api/games/{game}/rules?search={words}")

    game_routes.warm_up()  # the work of the server's start
    asyncio.run(run())


@pytest.mark.parametrize("game", games.names())
def test_no_request_to_a_table_blocks_the_loop(tmp_path: Path, game: str) -> None:
    terms = TableOptions(game, [SeatPlan("person"), SeatPlan("person")], public=True)

    async def run() -> None:
        async with measured(tmp_path) as one:
            body = wire.send(schemas.OpenTable(terms))
            answer = await one.ask("POST", "/api/tables", body)
            opened = msgspec.json.decode(answer, type=results.OpenedTable)
            table = f"/api/tables/{opened.code}"
            live = one.server.hub.state.live[opened.code]
            tokens = {seat.seat: seat.token for seat in opened.passes}
            async with contextlib.AsyncExitStack() as stack:
                for seat in (0, 1, -1):
                    socket = await stack.enter_async_context(
                        socket_of(one.server.url, opened.code, max_queue=None)
                    )
                    await greet(socket, tokens.get(seat, ""))
                one.check("hello")
                await play(one, live.code, moves=100)
            mover = {"authorization": f"Bearer {tokens[max(live.table.to_move(), 0)]}"}
            for path in ("", "/components", "/state", "/events?after=100000", "/invitation"):
                await one.ask("GET", f"{table}{path}", headers=mover)
            for text in MESSAGES:
                await one.ask("POST", f"{table}/messages", text.encode(), mover)
            await one.ask("GET", f"{table}/record", headers=mover)
            await one.ask("POST", "/api/mine", wire.send(schemas.Mine([*tokens.values()] * 25)))
            await one.ask("GET", "/api/tables")
            one.server.hub.state.live.clear()
            await one.ask("GET", table)  # loads it

    asyncio.run(run())


async def play(one: Measured, code: str, moves: int) -> None:
    """Let both seats play; all connections get the updates."""
    live = one.server.hub.state.live[code]
    for number in range(moves):
        table = live.table
        if table.to_move() < 0:
            return
        legal = table.play.state.legal_actions()
        action = table.play.notation.format(legal[number % len(legal)])
        answer = await one.server.hub.handle(
            live, table.to_move(), wire.MoveRequest(table.turn, action)
        )
        assert isinstance(answer, wire.OkMessage), answer
        one.check(f"move {number}")


def test_too_many_words_are_refused_with_a_reason(tmp_path: Path) -> None:
    async def run() -> None:
        async with measured(tmp_path) as one:
            words = "+".join("abcdefghijklm")
            answer = await one.ask("GET", f"/api/games/rush/rules?search={words}")
            error = msgspec.json.decode(answer, type=schemas.Error)
            assert error.code == "malformed"
            assert "at most 12 different words" in error.text

    asyncio.run(run())
