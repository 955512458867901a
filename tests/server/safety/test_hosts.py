"""Host names: unknown names are refused, because of DNS rebinding."""

from __future__ import annotations

import asyncio
import socket
from typing import TYPE_CHECKING

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from sztab.core.action import SztabError
from sztab.server.safety.hosts import Hosts, host_name
from sztab.server.safety.proxies import FORWARDING
from tests.server.abuse.clients import check_headers, http_client
from tests.server.safety.asgi import Application, ask, guarded, scope
from tests.server.servers import Inside, inside, sqlite

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from starlette.types import Scope

OWN = socket.gethostname().lower()


def asked(*hosts: str, kind: str = "http", method: str = "GET", **more: object) -> Scope:
    """Return a request with exactly these Host headers."""
    made = scope(method, kind=kind, **more)  # type: ignore[arg-type]
    others = [(name, value) for name, value in made["headers"] if name != b"host"]
    made["headers"] = [*((b"host", host.encode("latin-1")) for host in hosts), *others]
    return made


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LOCALHOST:8765",
        "localhost.",
        "app.localhost",
        "127.0.0.1:8765",
        "192.168.1.20",
        "[::1]:8765",
        "[2001:db8::7]",
        "sztab.local",
        "Sztab.Local:80",
        "play.example.org",
        "PLAY.example.org.",
        "friend.example:443",
        OWN,
        f"{OWN}:8765",
    ],
)
def test_names_of_the_server_are_accepted(host: str) -> None:
    guard = guarded(
        Application(), names=["play.example.org"], origins=["https://friend.example:443"]
    )
    assert ask(guard, asked(host)).status == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8765",
        "127.0.0.1.evil.example",
        "local",
        "evillocal",
        "localhost.evil.example",
        "sztab.local.evil.example",
        "play.example.org.evil.example",
        "xplay.example.org",
        "127.1",
        "0x7f000001",
        "2130706433",
    ],
)
def test_other_names_are_refused_and_the_option_is_named(host: str) -> None:
    app = Application()
    guard = guarded(app, names=["play.example.org"])
    for kind in ("http", "websocket"):
        extensions: dict[str, object] = {"websocket.http.response": {}}
        answer = ask(guard, asked(host, kind=kind, path="/metrics", extensions=extensions))
        assert (answer.status, answer.json["code"]) == (421, "unknown-host")
        assert f"--name {host.partition(':')[0]}" in answer.json["text"]
        check_headers(answer.headers)
    assert not app.scopes


def test_a_rebound_name_with_the_origin_to_match_is_refused() -> None:
    made = asked("evil.example:8765", method="POST", headers=[])
    made["headers"].append((b"origin", b"http://evil.example:8765"))
    assert ask(guarded(Application()), made).status == 421


@pytest.mark.parametrize(
    "hosts",
    [
        [],
        [""],
        [" "],
        ["localhost", "localhost"],
        ["localhost", "evil.example"],
        ["localhost, evil.example"],
        ["evil.example@localhost"],
        ["localhost:"],
        ["localhost:x"],
        ["[::1"],
        ["::1"],
        ["http://localhost"],
        ["localhost/"],
        ["loc\u00e4lhost"],
        ["a" * 300],
        ["localhost:80:80"],
        ["-x"],
        ["localhost\t8765"],
    ],
)
def test_a_missing_doubled_or_malformed_host_is_refused(hosts: list[str]) -> None:
    answer = ask(guarded(Application()), asked(*hosts, http_version="1.1"))
    assert (answer.status, answer.json["code"]) == (400, "bad-host")


def test_http_1_0_needs_no_host() -> None:
    """Load balancers check the health of a server like this; browsers do not use HTTP/1.0."""
    guard = guarded(Application())
    assert ask(guard, asked(http_version="1.0")).status == 200
    assert ask(guard, asked("evil.example", http_version="1.0")).status == 421
    assert ask(guard, asked("x", "y", http_version="1.0")).status == 400


def test_the_host_counts_behind_a_trusted_proxy_too() -> None:
    guard = guarded(Application(), proxies=["198.51.100.7"])
    made = asked("evil.example", headers=[("x-forwarded-for", "203.0.113.1")])
    assert ask(guard, made).status == 421


@pytest.mark.parametrize("name", ["https://play.example.org", "a b", "play.example.org:80", ""])
def test_an_invalid_name_is_refused_at_the_start(name: str) -> None:
    with pytest.raises(SztabError, match=r"is not a host name: write it as play\.example\.org"):
        Hosts([name])


def test_the_machines_name_is_known_with_and_without_its_domain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from sztab.server.safety import hosts  # noqa: PLC0415 (to reset what it remembers)

    monkeypatch.setattr(socket, "gethostname", lambda: "Club.lan")
    monkeypatch.setattr(socket, "getfqdn", lambda: "club.lan.example.org")
    hosts._own_names.cache_clear()
    try:
        known = Hosts()
    finally:
        hosts._own_names.cache_clear()
    assert all(known.knows(name) for name in ("club", "club.lan", "club.lan.example.org"))
    assert not known.knows("lan")


def test_the_name_is_read_without_its_port() -> None:
    assert host_name(["Play.Example.org:443"]) == "play.example.org"
    assert host_name(["[2001:DB8::7]:80"]) == "2001:db8::7"


# Over the network


def served(folder: Path, talk: Callable[[Inside, httpx.AsyncClient], Awaitable[None]]) -> None:
    async def run() -> None:
        async with inside(sqlite(folder)) as server, http_client(server.url) as client:
            await talk(server, client)

    asyncio.run(run())


def test_a_rebound_page_reads_no_numbers_and_opens_no_socket(tmp_path: Path) -> None:
    async def talk(server: Inside, client: httpx.AsyncClient) -> None:
        place = server.url.removeprefix("http://")
        rebound = {"host": place.replace("127.0.0.1", "evil.example")}
        for path in ("/metrics", "/api/reach", "/api/games", "/", "/health/live"):
            answer = await client.get(path, headers=rebound)
            assert answer.status_code == 421, path
            check_headers(answer.headers)
        url = f"ws://{rebound['host']}/api/tables/ABCDEF/socket"
        with pytest.raises(InvalidStatus) as denied:
            await connect(url, host="127.0.0.1", proxy=None)
        assert denied.value.response.status_code == 421
        assert b"--name evil.example" in denied.value.response.body

    served(tmp_path, talk)


def test_requests_through_a_proxy_are_never_local(tmp_path: Path) -> None:
    async def talk(_server: Inside, client: httpx.AsyncClient) -> None:
        assert (await client.get("/metrics")).status_code == 200
        for name in FORWARDING:
            for value in ("127.0.0.1", "203.0.113.1", ""):
                answer = await client.get("/metrics", headers={name: value})
                assert answer.status_code == 403, (name, value)

    served(tmp_path, talk)


def test_only_this_machine_hears_how_to_reach_the_server(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            inside(sqlite(tmp_path), host="0.0.0.0") as server,  # noqa: S104 (that is the question)
            http_client(server.url) as client,
        ):
            direct = msgspec.json.decode((await client.get("/api/reach")).content)
            answer = await client.get("/api/reach", headers={"x-forwarded-for": "127.0.0.1"})
            assert direct["network"]
            assert not msgspec.json.decode(answer.content)["network"]

    asyncio.run(run())
