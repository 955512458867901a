"""Players join through several workers, and while the server is killed."""

from __future__ import annotations

import asyncio
import http.client
import json
import socket
import threading
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from sztab.server import wire
from sztab.server.api import schemas
from sztab.server.client import Client, ServerRefused, call, open_seated
from sztab.server.tables import results
from sztab.server.tables.options import SeatPlan, TableOptions
from tests.server.faults.players import PERSON
from tests.server.faults.processes import own_server, serves, tries, until
from tests.server.faults.two_workers import client_of, closing, serving

if TYPE_CHECKING:
    import psutil

    from tests.server.servers import Outside

FRIEND = SeatPlan("friend")
RACES = 12
KILLS = 4
HEADERS = {"Content-Type": "application/json"}


class Caller:
    """One HTTP connection, which is always served by the same worker."""

    def __init__(self, server: str, code: str, worker: psutil.Process) -> None:
        for _ in tries(300):
            self._connection = http.client.HTTPConnection(urlsplit(server).netloc, timeout=30)
            self._connection.connect()
            port = self._connection.sock.getsockname()[1]
            self._ask("GET", "/health/live")  # so that a worker has accepted it
            if serves(worker, port):
                break
            self._connection.close()
        self._table = f"/api/tables/{code}"

    def _ask(self, method: str, path: str, body: str | None = None, token: str = "") -> dict:  # type: ignore[type-arg]
        headers = {**HEADERS, "Authorization": f"Bearer {token}"} if token else HEADERS
        self._connection.request(method, path, body, headers)
        told: dict[str, object] = json.loads(self._connection.getresponse().read())
        return told

    def join(self, invitation: str, name: str, key: str) -> str:
        """Sit down; return the token, or the code of the refusal."""
        request = {"name": name, "invitation": invitation, "join_key": key}
        told = self._ask("POST", f"{self._table}/join", json.dumps(request))
        return str(told.get("token") or told["code"])

    def look(self, invitation: str) -> str:
        """Look at an invitation; return "good", or the code of the refusal."""
        told = self._ask("GET", f"{self._table}/invitation", token=invitation)
        return "good" if "seat" in told else str(told["code"])

    def close(self) -> None:
        self._connection.close()


def key_of(name: str) -> str:
    return name.ljust(24, "-")


def free_table(server: Outside, friends: int = 2) -> results.OpenedTable:
    terms = TableOptions("warsaw" if friends == 1 else "rush", [PERSON, *[FRIEND] * friends])
    return open_seated(server.url, schemas.OpenTable(terms))


def seats_of(server: Outside, code: str) -> list[str]:
    info = call(f"{server.url}/api/tables/{code}", wire.TableInfo)
    return [seat.name for seat in info.seats]


def test_a_link_from_one_worker_is_good_and_used_up_on_both(server: Outside) -> None:
    async def meet() -> None:
        one, other = serving(server)
        opened = await asyncio.to_thread(free_table, server)
        code, token = opened.code, opened.passes[0].token
        host = await client_of(one, server.url, code, token)
        here, there = (Caller(server.url, code, worker) for worker in (one, other))
        async with closing(host):
            told = await host.ask(wire.InviteRequest())
            assert isinstance(told, wire.InvitationsMessage)
            link = told.invitations[0].token
            assert (here.look(link), there.look(link)) == ("good", "good")
            friend = await asyncio.to_thread(there.join, link, "Ada", key_of("ada"))
            assert friend.startswith("szp_")
            # The first worker may not have been notified yet: the log decides.
            for caller in (here, there):
                assert caller.join(link, "Bob", key_of("bob")) == "used"
                assert caller.look(link) == "used"
                assert caller.join(link, "Ada", key_of("ada")) == friend
            async with asyncio.timeout(30):
                while host.table is None or host.table.seats[1].name != "Ada":
                    await host.receive()
        here.close()
        there.close()

    asyncio.run(meet())


def test_of_two_people_with_one_link_on_two_workers_one_joins(server: Outside) -> None:
    for number in range(RACES):
        opened = free_table(server)
        link = opened.invitations[0].token
        callers = [Caller(server.url, opened.code, worker) for worker in serving(server)]
        gate, answers = threading.Barrier(len(callers)), {}

        def run(name: str, caller: Caller) -> None:
            gate.wait()  # noqa: B023 (joined before the next round)
            answers[name] = caller.join(link, name, key_of(name))  # noqa: B023 (the same)

        names = ["Ada", "Bob"] if number % 2 else ["Bob", "Ada"]
        runs = [
            threading.Thread(target=run, args=(name, caller))
            for name, caller in zip(names, callers, strict=True)
        ]
        for one in runs:
            one.start()
        for one in runs:
            one.join()
        seated = [name for name, answer in answers.items() if answer.startswith("szp_")]
        assert len(seated) == 1, answers
        assert sorted(answers.values())[1] == "used"
        assert seats_of(server, opened.code) == ["", seated[0], ""]
        for caller in callers:
            assert caller.join(link, seated[0], key_of(seated[0])) == answers[seated[0]]
            caller.close()


def test_freeing_a_seat_on_one_worker_voids_link_and_pass_on_the_other(server: Outside) -> None:
    async def free() -> None:
        one, other = serving(server)
        opened = await asyncio.to_thread(free_table, server)
        code, link = opened.code, opened.invitations[0].token
        there = Caller(server.url, code, other)
        friend = there.join(link, "Ada", key_of("ada"))
        guest = await client_of(other, server.url, code, friend)
        host = await client_of(one, server.url, code, opened.passes[0].token)
        async with closing(host, guest):
            assert isinstance(await host.ask(wire.FreeRequest(1)), wire.OkMessage)
            assert there.join(link, "Ada", key_of("ada")) == "used"
            assert there.look(link) == "used"
            with pytest.raises(ServerRefused) as caught:
                await _speak(guest)
            assert caught.value.code in {"bad-token", "spectator"}
            told = await host.ask(wire.InviteRequest())
            assert isinstance(told, wire.InvitationsMessage)
            new = told.invitations[0].token
            assert new != link
            again = there.join(new, "Bob", key_of("bob"))
            assert again.startswith("szp_")
            assert again != friend
        there.close()

    asyncio.run(free())


async def _speak(guest: Client) -> None:
    """Chat until it is refused: the worker may not have been notified yet."""
    async with asyncio.timeout(30):
        while True:
            await guest.ask(wire.RenameRequest("Still here"))


def test_a_seat_is_not_lost_when_the_server_is_killed_before_it_answers(database: str) -> None:
    """The answer is never read: the server is killed as soon as the seat is stored."""
    server = own_server(database)
    server.start()
    try:
        for number in range(KILLS):
            opened = free_table(server, 1)
            link, name = opened.invitations[0].token, f"Friend {number}"
            asked = results.JoinTable(name, None, link, key_of(f"kill{number}"))
            with _send(server, opened.code, asked):
                until(lambda code=opened.code: seats_of(server, code)[1] != "")  # type: ignore[misc]
                server.kill()
            server.start()
            url = f"{server.url}/api/tables/{opened.code}"
            with pytest.raises(ServerRefused) as caught:
                call(f"{url}/join", results.JoinedTable, results.JoinTable(name, None, link))
            assert caught.value.code == "used"
            joined = call(f"{url}/join", results.JoinedTable, asked)
            assert joined.seat == 1
            assert call(f"{url}/join", results.JoinedTable, asked) == joined
            state = call(f"{url}/state", wire.WelcomeMessage, token=joined.token)
            assert state.you == 1
            assert [seat.name for seat in state.table.seats] == ["", name]
    finally:
        server.kill()


def _send(server: Outside, code: str, request: results.JoinTable) -> socket.socket:
    """Send a request, and read no answer."""
    body = json.dumps(
        {"name": request.name, "invitation": request.invitation, "join_key": request.join_key}
    ).encode()
    one = socket.create_connection(("127.0.0.1", server.settings.port))
    head = f"POST /api/tables/{code}/join HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    one.sendall(head.encode() + body)
    return one
