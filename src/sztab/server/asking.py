"""What all routes share: the tables, the limits, whose pass it is, and what stands in addresses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from fastapi import Depends, Path, Request, WebSocket
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from sztab import games
from sztab.server.live import LiveTable
from sztab.server.safety import clean_code
from sztab.server.table import Refusal

if TYPE_CHECKING:
    from sztab.core.game import Game
    from sztab.server.hub import Hub
    from sztab.server.safety import Gate

_BEARER: Final = HTTPBearer(auto_error=False, description="The pass of a seat.")

CodeParameter = Annotated[str, Path(min_length=6, max_length=6, pattern="^[A-Za-z]{6}$")]
GameParameter = Annotated[str, Path(max_length=64)]
Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(_BEARER)]


def hub_of(request: Request | WebSocket) -> Hub:
    """Return the tables."""
    hub: Hub = request.app.state.hub
    return hub


def gate_of(request: Request | WebSocket) -> Gate:
    """Return the limits."""
    gate: Gate = request.app.state.gate
    return gate


async def find_table(request: Request, code: str) -> LiveTable:
    """Return the table with this code; Refusal if there is none."""
    cleaned = clean_code(code)
    if cleaned is None:
        raise Refusal("no-table", f"There is no table {code}; a code has no I and no O.")
    return await hub_of(request).find(cleaned)


def seat_of(
    request: Request, live: LiveTable, credentials: HTTPAuthorizationCredentials | None
) -> int:
    """Return the seat that the pass is for, -1 without one; Refusal if it is not let in."""
    if credentials is None and "authorization" in request.headers:
        raise Refusal("bad-token", "Send the pass as: Authorization: Bearer, and the pass.")
    return hub_of(request).seat_of(live.table, token_of(credentials))


def token_of(credentials: HTTPAuthorizationCredentials | None) -> str:
    """Return the token of the header; nothing without one."""
    return credentials.credentials if credentials is not None else ""


def find_game(name: str) -> Game:
    """Return the game of this name; Refusal if there is none."""
    if name not in games.names():
        known = ", ".join(games.names())
        raise Refusal("no-game", f"There is no game {name!r}; games: {known}.")
    return games.get(name)
