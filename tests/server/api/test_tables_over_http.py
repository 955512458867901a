"""Requests about a table over HTTP, with and without a pass."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sztab.server import wire
from sztab.server.api import reachability, schemas
from sztab.server.client import Client, ServerRefused, call, join_table, open_seated
from sztab.server.remote_bot import RemoteBot
from sztab.server.safety import Limits
from sztab.server.tables import results
from sztab.server.tables.options import SeatPlan, TableOptions
from tests.server.servers import Inside, inside, sqlite
from tests.server.tables.scenes import BOT, FRIEND, PERSON, terms

LONG = 60.0


def at_server(folder: Path, scene: Callable[[str], None]) -> None:
    """Run a scene, which sends requests over HTTP, against a server."""

    async def run() -> None:
        async with inside(sqlite(folder)) as server:
            await asyncio.to_thread(scene, server.url)

    asyncio.run(run())


def opened(server: str, agreed: TableOptions) -> tuple[str, list[str]]:
    """Open a table; return its address, and the passes."""
    table = open_seated(server, schemas.OpenTable(agreed))
    return f"{server}/api/tables/{table.code}", [one.token for one in table.passes]


def refusal(url: str, body: wire.Request | None = None, token: str = "") -> str:
    """Return the code of a refusal."""
    try:
        answer = call(url, dict[str, Any], body, token)
    except ServerRefused as error:
        return error.code
    return f"answered with {answer}"


def test_only_players_look_at_a_private_table(tmp_path: Path) -> None:
    def scene(server: str) -> None:
        table, (token,) = opened(server, terms("rush", [PERSON, BOT], watch=False))
        for path in ("state", "events", "record"):
            assert refusal(f"{table}/{path}") == "private"
            assert refusal(f"{table}/{path}", token=f"{token}x") == "bad-token"
        assert refusal(f"{table}/messages", wire.PingRequest()) == "private"
        assert call(f"{table}/state", wire.WelcomeMessage, token=token).you == 0
        assert call(f"{table}/events", results.Events, token=token).updates
        assert refusal(f"{table}/record", token=token) == "not-over"

    at_server(tmp_path, scene)


def test_the_record_of_a_private_table_is_for_its_players(tmp_path: Path) -> None:
    def scene(server: str) -> None:
        for watch in (True, False):
            table, (token, _) = opened(server, terms("rush", [PERSON, PERSON], watch=watch))
            call(f"{table}/messages", wire.OkMessage, wire.ResignRequest(), token)
            assert call(f"{table}/record?format=json", dict[str, Any], token=token)
            if watch:
                assert call(f"{table}/record?format=json", dict[str, Any])
            else:
                assert refusal(f"{table}/record") == "private"

    at_server(tmp_path, scene)


def test_a_private_table_shows_its_players_and_can_be_joined(tmp_path: Path) -> None:
    def scene(server: str) -> None:
        table, _ = opened(server, terms("rush", [PERSON, SeatPlan()], watch=False))
        info = call(table, wire.TableInfo)
        assert (info.watch, info.status) == (False, "open")
        joined = call(f"{table}/join", results.JoinedTable, results.JoinTable("Ada"))
        assert call(f"{table}/state", wire.WelcomeMessage, token=joined.token).you == 1

    at_server(tmp_path, scene)


def test_refusals_are_shown_unless_unwanted(tmp_path: Path) -> None:
    def scene(server: str) -> None:
        table, tokens = opened(server, terms("warsaw", [PERSON, PERSON]))
        shown = [
            call(f"{table}/state{query}", wire.WelcomeMessage, token=tokens[0])
            for query in ("", "?refusals=true", "?refusals=false")
        ]
        positions = [one.position for one in shown if one.position is not None]
        assert [bool(one.refused) for one in positions] == [True, True, False]
        assert all(one.choices == positions[0].choices for one in positions)
        assert {one.protocol for one in shown} == {wire.PROTOCOL}
        assert refusal(f"{table}/state?refusals=perhaps") == "malformed"

    at_server(tmp_path, scene)


def test_the_public_list_names_the_players(tmp_path: Path) -> None:
    def scene(server: str) -> None:
        plans = [SeatPlan("person", "Ada"), SeatPlan(), SeatPlan("bot", rank="captain")]
        opened(server, terms("rush", plans, public=True))
        (listed,) = call(f"{server}/api/tables", schemas.Listing).tables
        assert [(one.kind, one.name, one.bot) for one in listed.seats] == [
            ("person", "Ada", ""),
            ("open", "", ""),
            ("bot", "", "captain"),
        ]
        assert listed.free == 1

    at_server(tmp_path, scene)


# Under the default limits


async def play(server: Inside) -> RemoteBot:
    table, (token,) = await asyncio.to_thread(
        opened, server.url, terms("rush", [PERSON, BOT, BOT, BOT])
    )
    bot = RemoteBot(server.url, table[-6:], token, "greedy", "7")
    assert (await asyncio.wait_for(bot.run(), LONG)).status == "over"
    return bot


def test_a_bot_plays_to_the_end_under_the_usual_limits(tmp_path: Path) -> None:
    """It is faster than allowed; the server throttles it, and it need not know."""

    async def scene() -> None:
        async with inside(sqlite(tmp_path), limits=Limits()) as server:
            bot = await play(server)
            assert bot.moves > Limits().socket_burst

    asyncio.run(scene())


def test_a_refused_hello_is_an_answer(tmp_path: Path) -> None:
    async def scene() -> None:
        async with inside(sqlite(tmp_path)) as server:
            table, _ = await asyncio.to_thread(
                opened, server.url, terms("rush", [PERSON, PERSON], watch=False)
            )
            client = Client(server.url, table[-6:])
            with pytest.raises(ServerRefused) as caught:
                await client.connect()
            assert caught.value.code == "private"
            await client.close()

    asyncio.run(scene())


# Invitations


def test_an_invitation_can_be_viewed_often_and_used_once(tmp_path: Path) -> None:
    def scene(server: str) -> None:
        answer = open_seated(
            server, schemas.OpenTable(terms("rush", [PERSON, FRIEND], watch=False))
        )
        table = f"{server}/api/tables/{answer.code}"
        (invitation,) = answer.invitations
        for _ in range(3):
            shown = call(f"{table}/invitation", results.Invited, token=invitation.token)
            assert (shown.seat, shown.table.code) == (1, answer.code)
        for token in ("", "szi_", answer.passes[0].token):
            assert refusal(f"{table}/invitation", token=token) == "bad-token"
        assert refusal(f"{table}/state", token=invitation.token) == "bad-token"
        with pytest.raises(ServerRefused) as caught:
            join_table(server, answer.code, invitation=invitation.token)
        assert caught.value.code == "no-name"
        joined = join_table(server, answer.code, "Ada", invitation=invitation.token)
        assert call(f"{table}/state", wire.WelcomeMessage, token=joined.token).you == 1
        assert refusal(f"{table}/invitation", token=invitation.token) == "used"
        with pytest.raises(ServerRefused) as caught:
            join_table(server, answer.code, "Bob", invitation=invitation.token)
        assert caught.value.code == "used"

    at_server(tmp_path, scene)


def test_only_the_host_sees_invitations(tmp_path: Path) -> None:
    def scene(server: str) -> None:
        plans = [PERSON, FRIEND, FRIEND]
        answer = open_seated(server, schemas.OpenTable(terms("rush", plans, public=True)))
        table = f"{server}/api/tables/{answer.code}"
        first, second = answer.invitations
        joined = join_table(server, answer.code, "Ada", invitation=first.token)
        seen = [
            call(url, msgspec.Raw, token=token)
            for token in ("", joined.token)
            for url in (table, f"{table}/state", f"{table}/events", f"{server}/api/tables")
        ]
        told = b"".join(map(bytes, seen))
        assert answer.code.encode() in told
        assert b"szi_" not in told
        assert refusal(f"{table}/messages", wire.InviteRequest(), joined.token) == "not-host"
        assert refusal(f"{table}/messages", wire.InviteRequest()) == "spectator"
        host = answer.passes[0].token
        told_host = call(f"{table}/messages", wire.InvitationsMessage, wire.InviteRequest(), host)
        assert told_host.invitations == [second]

    at_server(tmp_path, scene)


def test_this_machine_hears_that_only_it_can_reach_the_server(tmp_path: Path) -> None:
    def scene(server: str) -> None:
        assert call(f"{server}/api/reach", schemas.Reach) == schemas.Reach(False, [])

    at_server(tmp_path, scene)


@pytest.mark.parametrize(
    ("host", "network", "addresses"),
    [
        ("", False, []),
        ("127.0.0.1", False, []),
        ("127.9.9.9", False, []),
        ("::1", False, []),
        ("localhost", False, []),
        ("192.168.1.20", True, ["192.168.1.20"]),
        ("0.0.0.0", True, ["10.1.2.3"]),  # noqa: S104 (compared only)
        ("::", True, ["10.1.2.3"]),
    ],
)
def test_the_address_to_share_follows_from_the_listening_address(
    host: str, network: bool, addresses: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reachability, "_own_address", lambda: "10.1.2.3")
    assert reachability.reach(host) == schemas.Reach(network, addresses)


def test_the_address_of_this_machine_is_reachable() -> None:
    assert not reachability._own_address().startswith("127.")
