"""What all routes share: the service, the limits, passes, and parameters of addresses."""

from __future__ import annotations

import asyncio
import math
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

from fastapi import Depends, Path, Request, WebSocket
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from sztab import games
from sztab.server.safety import clean_code
from sztab.server.tables.live_table import LiveTable
from sztab.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from sztab.core.game import AnyGame
    from sztab.server.safety import Gate
    from sztab.server.tables.service import TableService

T = TypeVar("T")

_BEARER: Final = HTTPBearer(auto_error=False, description="The pass of a seat.")

CodeParameter = Annotated[str, Path(min_length=6, max_length=6, pattern="^[A-Za-z]{6}$")]
GameParameter = Annotated[str, Path(max_length=64)]
Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(_BEARER)]


def service_of(request: Request | WebSocket) -> TableService:
    """Return the table service."""
    service: TableService = request.app.state.service
    return service


def gate_of(request: Request | WebSocket) -> Gate:
    """Return the gate, which keeps the rate limits."""
    gate: Gate = request.app.state.gate
    return gate


def address_of(request: Request | WebSocket) -> str:
    """Return the address of the client; the guard has already looked behind trusted proxies."""
    return request.client.host if request.client else ""


async def attended(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Return the result of some work, which is cancelled when the client disconnects."""
    doing = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(_left(request))
    try:
        await asyncio.wait({doing, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            raise Refusal("unavailable", "The client has disconnected.")
        return doing.result()
    finally:
        leaving.cancel()
        doing.cancel()


async def _left(request: Request) -> None:
    """Wait until the client disconnects."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def find_table(request: Request, code: str) -> LiveTable:
    """Return the table with this code; Refusal if there is none, or after too many guesses."""
    cleaned = clean_code(code)
    if cleaned is None:
        raise Refusal("no-table", f"There is no table {code}; a code has no I and no O.")
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    known = token.strip() if scheme.lower() == "bearer" else ""
    return await look_up(service_of(request), gate_of(request), address_of(request), cleaned, known)


async def look_up(
    service: TableService, gate: Gate, address: str, code: str, token: str
) -> LiveTable:
    """Return a table; an address that asks for too many tables that do not exist has to wait.

    A token that the server has signed for this table proves that its code was not guessed. So
    players do not have to wait for somebody else behind the same address.
    """
    known = service.seats.knows(code, token)
    wait = 0.0 if known else gate.lookup(address)
    if wait:
        seconds = math.ceil(wait)
        text = f"Too many table codes that do not exist, from your address: wait {seconds} s."
        raise Refusal("too-fast", text, wait=seconds)
    try:
        live = await service.registry.find(code)
    except Refusal as refusal:
        if refusal.code == "no-table":
            gate.missed(address)
        raise
    if known:
        await service.seats.catch_up_for(live, token)
    return live


def charge_table(gate: Gate, address: str) -> None:
    """Count a new table; Refusal if the address has opened too many."""
    wait = gate.new_table(address)
    if wait:
        minutes = int(wait / 60) + 1
        text = f"Too many tables from your address: wait {minutes} min."
        raise Refusal("too-fast", text, wait=minutes * 60)


def seat_of(
    request: Request, live: LiveTable, credentials: HTTPAuthorizationCredentials | None
) -> int:
    """Return the seat of the pass, -1 without one; Refusal if it may not see the table."""
    if credentials is None and "authorization" in request.headers:
        raise Refusal("bad-token", "Send the pass as: Authorization: Bearer, and the pass.")
    return service_of(request).seats.seat_of(live.table, token_of(credentials))


def token_of(credentials: HTTPAuthorizationCredentials | None) -> str:
    """Return the token of the header; "" without one."""
    return credentials.credentials if credentials is not None else ""


def find_game(name: str) -> AnyGame:
    """Return the game of this name; Refusal if there is none."""
    if name not in games.names():
        known = ", ".join(games.names())
        raise Refusal("no-game", f"There is no game {name!r}; games: {known}.")
    return games.get(name)
