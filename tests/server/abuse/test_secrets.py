"""No secret gets into the log, whatever is sent and at any log level."""

from __future__ import annotations

import asyncio
import base64
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from sztab.server import wire
from tests.server.abuse import server_state
from tests.server.abuse.attackers import Attacker
from tests.server.abuse.clients import http_client
from tests.server.abuse.honest_players import LOBBIES, PLAYED, Party
from tests.server.abuse.raw_socket import HELLO, raw_socket
from tests.server.servers import Outside, sqlite

MESSAGES = 40
"""Messages of each attacker; at this level each causes many lines."""


def told(text: str, tokens: list[str], server: Outside) -> list[str]:
    """Return the secrets that occur in a text: passes, seeds, and the key that signs passes."""
    path = Path(server.settings.database.removeprefix("sqlite:///"))
    with closing(sqlite3.connect(path)) as database:
        rows = database.execute("SELECT entry FROM log WHERE seq = 0").fetchall()
        (key,) = [row[-1] for row in database.execute("SELECT * FROM secrets")]
    seeds = [json.loads(row[0])["seed"] for row in rows]
    assert len(seeds) >= len(PLAYED)
    signatures = [token.rpartition(".")[2][:16] for token in tokens]
    contents = [token[4:20] for token in tokens]
    keys = [key.hex(), base64.b64encode(key).decode(), repr(key)[2:-1]]
    return [one for one in (*signatures, *contents, *seeds, *keys) if one in text]


async def _misplace(server: str, code: str, token: str) -> None:
    """Send a pass in a wrong place."""
    ping = wire.send(wire.PingRequest(token[:64]))
    async with http_client(server) as client:
        for url in (
            f"/{token}",
            f"/api/tables/{token}",
            f"/api/tables?game={token}",
            f"/?token={token}",
        ):
            await client.get(url, headers={"cookie": f"pass={token}", "x-other": token})
        for scheme in ("Bearer", "bearer", "Basic", "Token", ""):
            headers = {"authorization": f"{scheme} {token}".strip()}
            await client.post(f"/api/tables/{code}/messages", content=ping, headers=headers)
            await client.get(f"/api/tables/{code}/state", headers=headers)
        await client.post(f"/api/tables/{code}/messages", content=f'{{"type":"{token}"}}')
        await client.post(f"/api/tables/{code}/join", content=f'{{"name":"{token}"}}')
        await client.post(f"/api/tables/{code}/join", content=f'{{"invitation":"{token}"}}')
        await client.post("/api/tables", content=f'{{"terms":{{"game":"{token}","seats":[{{}}]}}}}')
        await client.get(f"/api/games/{token}")


async def _siege(server: Outside) -> list[str]:
    parties = [Party(server.url, terms) for terms in (*PLAYED, *LOBBIES)]
    try:
        for party in parties:
            await party.sit_down()
            await party.play(3)
        tables = [party.known() for party in parties]
        attackers = [Attacker(server.url, tables, f"loud {n}") for n in range(3)]
        await asyncio.gather(*(one.attack(MESSAGES) for one in attackers))
        for party in parties:
            await _misplace(server.url, party.code, party.secrets[0])
            for token in party.void:
                await _misplace(server.url, party.code, token)
        async with raw_socket(server.url, parties[0].code) as raw:
            hello = msgspec.json.encode(wire.HelloRequest(parties[0].secrets[0]))
            await raw.send(b"\x81" + bytes([len(hello)]) + hello, HELLO)  # without a mask
            await raw.receive()
        for party in parties[: len(PLAYED)]:
            for seat in list(party.tokens)[1:]:
                await party.ask(seat, wire.ResignRequest())
    finally:
        for party in parties:
            await party.leave()
    return [token for party in parties for token in party.tellable]


def test_no_secret_is_logged(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    server = Outside(sqlite(tmp_path))
    server.settings = msgspec.structs.replace(server.settings, log_level="debug")
    server.start()
    try:
        tokens = asyncio.run(_siege(server))
        assert server_state.count(server, "sztab_errors_total") == 0
    finally:
        server.stop()
    text = "".join(capfd.readouterr())
    for sign in ("< TEXT", "> TEXT", "< GET", "[accepted]", "[removed]"):
        assert sign in text, "the log is not as loud as this test needs it"
    assert told(text, tokens, server) == []
