"""The HTTP part of the protocol: tables, their events and records, games and their rules."""

from __future__ import annotations

import asyncio
from functools import cache, reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Final, get_args

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request, Response, WebSocket
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from sztab import games
from sztab.records import print_record, record_to_json
from sztab.records.describing import GameInfo, describe_game
from sztab.records.rulebook import rulebook
from sztab.server import bodies, wire
from sztab.server.answers import answer, described, read, reference, refused
from sztab.server.live import LiveTable
from sztab.server.metrics import CONTENT_TYPE
from sztab.server.safety import clean_code
from sztab.server.socket import Socket, decode
from sztab.server.table import Refusal, showing
from sztab.server.table.table import FINISHED
from sztab.server.thinking import RANKS

if TYPE_CHECKING:
    from sztab.core.game import Game
    from sztab.records.rulebook import Clause
    from sztab.server.hub import Hub
    from sztab.server.safety import Gate

router: Final = APIRouter(prefix="/api")
health: Final = APIRouter()
_BEARER: Final = HTTPBearer(auto_error=False, description="The pass of a seat.")
_LOOPBACK: Final = {"127.0.0.1", "::1", "unix"}

_POSTED: Final = reduce(or_, [kind for kind in get_args(wire.AnyRequest) if kind is not wire.Hello])
"""What can be asked over HTTP: there the pass is in the header."""

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


async def _find(request: Request, code: str) -> LiveTable:
    cleaned = clean_code(code)
    if cleaned is None:
        raise Refusal("no-table", f"There is no table {code}; a code has no I and no O.")
    return await hub_of(request).find(cleaned)


def _seat(
    request: Request, live: LiveTable, credentials: HTTPAuthorizationCredentials | None
) -> int:
    if credentials is None and "authorization" in request.headers:
        raise Refusal("bad-token", "Send the pass as: Authorization: Bearer, and the pass.")
    token = credentials.credentials if credentials is not None else ""
    return hub_of(request).seat_of(live.table, token)


# Tables


@router.post(
    "/tables", status_code=201,
    openapi_extra=described(bodies.Opened, 422, 429, 503, status=201, body=bodies.OpenTable),
)  # fmt: skip
async def open_table(request: Request) -> Response:
    """Open a table; the answer holds the passes of the seats that are for persons with a link."""
    body = await read(request, bodies.OpenTable)
    address = request.client.host if request.client else ""
    wait = gate_of(request).new_table(address)
    if wait:
        minutes = int(wait / 60) + 1
        text = f"Too many tables from your address: wait {minutes} min."
        raise Refusal("too-fast", text, wait=minutes * 60)
    return answer(await hub_of(request).open(body), 201)


@router.get("/tables", openapi_extra=described(bodies.Listing, 422, 503))
async def list_tables(
    request: Request, game: Annotated[str | None, Query(pattern="^[a-z0-9_-]{0,64}$")] = None
) -> Response:
    """List the public tables that are open or running, the newest first."""
    rows = await hub_of(request).store.public(game=game)
    listed = [msgspec.json.decode(row.summary.listing, type=bodies.Listed) for row in rows]
    return answer(bodies.Listing(listed))


@router.get("/tables/{code}", openapi_extra=described(wire.TableInfo, 404, 409, 422, 503))
async def show_table(request: Request, code: CodeParameter) -> Response:
    """Show a table, without the game on it."""
    live = await _find(request, code)
    async with live.lock:
        hub_of(request).check_kept(live)
        return answer(showing.info(live.table, live.here()))


@router.post(
    "/tables/{code}/join",
    openapi_extra=described(bodies.Joined, 404, 409, 422, 503, body=bodies.JoinTable),
)  # fmt: skip
async def join_table(request: Request, code: CodeParameter) -> Response:
    """Take a free seat; the answer holds its pass."""
    live = await _find(request, code)
    body = await read(request, bodies.JoinTable)
    return answer(await hub_of(request).join(live.code, body))


@router.get(
    "/tables/{code}/state", openapi_extra=described(wire.Welcome, 401, 403, 404, 409, 422, 503)
)
async def show_state(
    request: Request, code: CodeParameter, credentials: Credentials, *, refusals: bool = True
) -> Response:
    """Show the table and the game as a seat, or a spectator, sees it: what `hello` answers."""
    live = await _find(request, code)
    async with live.lock:
        hub_of(request).check_kept(live)
        seat = _seat(request, live, credentials)
        return answer(hub_of(request).look(live, seat, refusals=refusals))


@router.get(
    "/tables/{code}/events", openapi_extra=described(bodies.Events, 401, 403, 404, 409, 422, 503)
)
async def show_events(
    request: Request,
    code: CodeParameter,
    credentials: Credentials,
    after: Annotated[int, Query(ge=-1, le=2**53 - 1)] = -1,
    limit: Annotated[int, Query(ge=1, le=200)] = 200,
) -> Response:
    """Tell what happened after a sequence number, as a seat, or a spectator, may know it."""
    live = await _find(request, code)
    seat = _seat(request, live, credentials)
    return answer(await hub_of(request).events(live, seat, after, limit))


@router.post(
    "/tables/{code}/messages",
    openapi_extra=described(
        wire.Ok | wire.Allowed | wire.Advice | wire.Next | wire.Pong,
        401, 403, 404, 409, 422, 429, 503, body=_POSTED,
    ),
)  # fmt: skip
async def send_message(request: Request, code: CodeParameter, credentials: Credentials) -> Response:
    """Send one request to a table, as on a socket: the way for who has none."""
    live = await _find(request, code)
    seat = _seat(request, live, credentials)
    message = decode(await request.body())
    if isinstance(message, wire.Hello):
        raise Refusal("malformed", "There is no hello here: the pass is in the header.")
    reply = await hub_of(request).serve(live, seat, message)
    if isinstance(reply, wire.Refusal):
        return refused(Refusal(reply.code, reply.text, reply.clause))
    return answer(reply)


@router.get(
    "/tables/{code}/record",
    openapi_extra={
        "responses": {
            "200": {
                "description": "The record",
                "content": {"text/plain": {"schema": {"type": "string"}},
                            "application/json": {"schema": {"type": "object"}}},
            },
            **{
                str(status): {
                    "description": "Refused",
                    "content": {"application/json": {"schema": reference(bodies.Error)}},
                }
                for status in (401, 403, 404, 409, 422, 503)
            },
        }
    },
)  # fmt: skip
async def show_record(
    request: Request,
    code: CodeParameter,
    credentials: Credentials,
    form: Annotated[str, Query(alias="format", pattern="^(sztab|json)$")] = "sztab",
) -> Response:
    """Return the record of a game that is over, with its seed, so that all can be checked."""
    live = await _find(request, code)
    async with live.lock:
        hub_of(request).check_kept(live)
        _seat(request, live, credentials)
        if live.table.status != FINISHED:
            text = "The record tells what is hidden: it is there when the game is over."
            raise Refusal("not-over", text)
        record = live.table.record()
    if form == "json":
        return Response(record_to_json(record), media_type="application/json")
    return Response(print_record(record), media_type="text/plain; charset=utf-8")


@router.websocket("/tables/{code}/socket")
async def connect(socket: WebSocket, code: str) -> None:
    """Connect to a table; see `docs/protocol.md`."""
    await Socket(socket, hub_of(socket), gate_of(socket)).run(clean_code(code) or "")


# Games


def _game(name: str) -> Game:
    if name not in games.names():
        known = ", ".join(games.names())
        raise Refusal("no-game", f"There is no game {name!r}; games: {known}.")
    return games.get(name)


@cache
def _described(name: str) -> GameInfo:
    return describe_game(games.get(name))


@router.get("/games", openapi_extra=described(bodies.GameList))
async def list_games() -> Response:
    """List the games with their toggles and presets, and the ranks of the bots."""
    return answer(bodies.GameList([_described(name) for name in games.names()], RANKS))


@router.get("/games/{game}", openapi_extra=described(GameInfo, 404, 422))
async def show_game(game: GameParameter) -> Response:
    """Show a game with its toggles and presets."""
    return answer(_described(_game(game).name))


@router.post(
    "/games/{game}/check", openapi_extra=described(bodies.Checked, 404, 422, body=bodies.CheckRules)
)  # fmt: skip
async def check_rules(request: Request, game: GameParameter) -> Response:
    """Say whether toggles go together, and with which values; if not, why."""
    body = await read(request, bodies.CheckRules)
    # A large card file takes long to read: nobody's move waits for it.
    return answer(await asyncio.to_thread(_check, _game(game), body))


def _check(game: Game, body: bodies.CheckRules) -> bodies.Checked:
    content = game.read_content(body.cards, "cards") if body.cards else None
    rules = game.rules(body.players, body.settings, body.preset or None, content)
    return bodies.Checked(dict(rules.settings), rules.card_hash)


@router.get("/games/{game}/rules", openapi_extra=described(bodies.ClauseList, 404, 422))
async def list_clauses(
    game: GameParameter, search: Annotated[str, Query(max_length=200)] = ""
) -> Response:
    """List the clauses of the rules in which every word occurs; all without words."""
    book = rulebook(_game(game).name)
    found = book.search(search) if search.strip() else list(book.clauses)
    return answer(bodies.ClauseList([_clause(clause) for clause in found]))


def _clause(clause: Clause) -> bodies.ClauseInfo:
    tables = [bodies.ClauseTable(one.title, one.columns, one.rows) for one in clause.tables]
    return bodies.ClauseInfo(
        clause.id, clause.section, clause.text, clause.kind, clause.source, clause.ruling,
        clause.option, clause.examples, tables,
    )  # fmt: skip


@router.get("/games/{game}/cards", openapi_extra=described(bodies.CardList, 404, 422))
async def list_cards(game: GameParameter) -> Response:
    """List the cards of a game, with the provenance of their values."""
    section = _game(game).card_rows()
    return answer(bodies.CardList(section.title, section.columns, section.rows))


# Whether it runs


@health.get("/health/live", openapi_extra=described(dict[str, str]))
async def alive() -> Response:
    """Say that the process answers."""
    return answer({"status": "alive"})


@health.get("/health/ready", openapi_extra=described(dict[str, str], 503))
async def ready(request: Request) -> Response:
    """Say whether the storage answers, too, so that people can be sent here."""
    hub = hub_of(request)
    if hub.closing:
        raise Refusal("closing", "The server is being stopped.")
    await hub.store.ping()
    return answer({"status": "ready"})


@health.get("/metrics", openapi_extra={"responses": {
    "200": {"description": "The numbers", "content": {"text/plain": {}}},
    "403": {"description": "Not from here",
            "content": {"application/json": {"schema": reference(bodies.Error)}}},
}})  # fmt: skip
async def numbers(request: Request) -> Response:
    """Give the numbers to a Prometheus on the same machine."""
    if request.client is not None and request.client.host not in _LOOPBACK:
        raise Refusal("forbidden", "The numbers are only for this machine.")
    return Response(hub_of(request).metrics.render(), media_type=CONTENT_TYPE)
