"""HTTP routes of tables, their events and records; health checks and metrics."""

from __future__ import annotations

import asyncio
from functools import partial, reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Final, get_args

import msgspec
from fastapi import APIRouter, Query, Request, Response, WebSocket

from sztab.records import print_record, record_to_json
from sztab.server import wire
from sztab.server.api import schemas
from sztab.server.api.dependencies import (
    CodeParameter,
    Credentials,
    address_of,
    attended,
    charge_table,
    find_table,
    gate_of,
    seat_of,
    service_of,
    token_of,
)
from sztab.server.api.reachability import reach
from sztab.server.api.responses import Fixed, answer, described, failure, kept, read, reference
from sztab.server.api.socket import Socket, decode
from sztab.server.operations.metrics import CONTENT_TYPE
from sztab.server.safety import clean_code
from sztab.server.safety.proxies import is_local
from sztab.server.tables import results, views
from sztab.server.tables.summary import listed
from sztab.server.tables.table import FINISHED
from sztab.server.tables.upgrades import kept_record
from sztab.server.wire.refusals import Refusal
from sztab.server.workers.jobs import ReadCards

if TYPE_CHECKING:
    from collections.abc import Callable

    from sztab.records import Record

router: Final = APIRouter(prefix="/api")
health: Final = APIRouter()

_POSTED: Final = reduce(
    or_, [kind for kind in get_args(wire.AnyRequest) if kind is not wire.HelloRequest]
)
"""Requests that can be sent over HTTP: all but `hello`, because the pass is in the header."""


# Tables


@router.post(
    "/tables",
    status_code=201,
    openapi_extra=described(results.OpenedTable, 422, 429, 503, status=201, body=schemas.OpenTable),
)
async def open_table(request: Request) -> Response:
    """Open a table; the answer holds links to the opener's seats, and invitations to free ones."""
    body = await read(request, schemas.OpenTable)
    charge_table(gate_of(request), address_of(request))
    service, content = service_of(request), None
    if body.cards:
        job = ReadCards(body.terms.game, body.cards)
        read_cards = service.state.jobs.do(job, address_of(request))
        content = msgspec.json.decode((await attended(request, read_cards)).body)
    return answer(await service.open(body.terms, content), 201)


@router.get("/tables", openapi_extra=described(schemas.Listing, 422, 503))
async def list_tables(
    request: Request, game: Annotated[str | None, Query(pattern="^[a-z0-9_-]{0,64}$")] = None
) -> Response:
    """List the public tables that are open or running, the newest first."""
    rows = await service_of(request).store.public(game=game)
    return answer(schemas.Listing([listed(row) for row in rows]))


@router.get("/tables/{code}", openapi_extra=described(wire.TableInfo, 404, 409, 422, 503))
async def show_table(request: Request, code: CodeParameter) -> Response:
    """Show a table, without the game on it."""
    live = await find_table(request, code)
    async with live.lock:
        service_of(request).state.check_kept(live)
        return answer(views.info(live.table, live.here()))


@router.get("/tables/{code}/components", openapi_extra=kept(404, 409, 422, 503))
async def show_components(request: Request, code: CodeParameter) -> Response:
    """Return all components in play at a table, custom cards included."""
    live = await find_table(request, code)
    table = live.table
    # There may be many custom cards: in a thread, so that no move waits for them.
    fixed = await asyncio.to_thread(lambda: Fixed(table.game.components.in_play(table.rules)))
    return fixed.kept(request)


@router.post(
    "/tables/{code}/join",
    openapi_extra=described(results.JoinedTable, 401, 404, 409, 422, 503, body=results.JoinTable),
)
async def join_table(request: Request, code: CodeParameter) -> Response:
    """Take a free seat; the answer holds its pass."""
    live = await find_table(request, code)
    body = await read(request, results.JoinTable)
    return answer(await service_of(request).seats.join(live.code, body))


@router.post(
    "/tables/{code}/exchange",
    openapi_extra=described(
        results.JoinedTable, 401, 404, 409, 422, 503, body=schemas.ExchangeLink
    ),
)
async def exchange_link(
    request: Request, code: CodeParameter, credentials: Credentials
) -> Response:
    """Exchange a link to a seat for the pass of a device, as `hello` does on a socket."""
    live = await find_table(request, code)
    body = await read(request, schemas.ExchangeLink)
    token = token_of(credentials)
    joined = await service_of(request).seats.exchange(live, token, body.exchange_key)
    if joined is None:
        raise Refusal("bad-token", "This is no link to a seat of this table.")
    return answer(joined)


@router.get(
    "/tables/{code}/invitation", openapi_extra=described(results.Invited, 401, 404, 409, 422, 503)
)
async def show_invitation(
    request: Request, code: CodeParameter, credentials: Credentials
) -> Response:
    """Show what an invitation is for; only joining uses it up."""
    live = await find_table(request, code)
    async with live.lock:
        service_of(request).state.check_kept(live)
        return answer(service_of(request).seats.invited(live.table, token_of(credentials)))


@router.get("/reach", openapi_extra=described(schemas.Reach))
async def show_reach(request: Request) -> Response:
    """Return how others reach the server; only to clients on the server's own machine."""
    return answer(reach(request.app.state.host if _is_local(request) else ""))


@router.get(
    "/tables/{code}/state",
    openapi_extra=described(wire.WelcomeMessage, 401, 403, 404, 409, 422, 503),
)
async def show_state(
    request: Request, code: CodeParameter, credentials: Credentials, *, refusals: bool = True
) -> Response:
    """Show the table and the game as a seat or a spectator sees it, as `hello` does."""
    live = await find_table(request, code)
    async with live.lock:
        service_of(request).state.check_kept(live)
        seat = seat_of(request, live, credentials)
        return answer(service_of(request).feed.look(live, seat, refusals=refusals))


@router.get(
    "/tables/{code}/events", openapi_extra=described(results.Events, 401, 403, 404, 409, 422, 503)
)
async def show_events(
    request: Request,
    code: CodeParameter,
    credentials: Credentials,
    after: Annotated[int, Query(ge=-1, le=2**53 - 1)] = -1,
    limit: Annotated[int, Query(ge=1, le=200)] = 200,
) -> Response:
    """Return what happened after a sequence number, as a seat or a spectator may know it."""
    live = await find_table(request, code)
    seat = seat_of(request, live, credentials)
    feed = service_of(request).feed
    told = feed.events(live, seat, after, limit, address=address_of(request))
    return answer(await attended(request, told))


@router.post(
    "/tables/{code}/messages",
    openapi_extra=described(
        wire.OkMessage
        | wire.AllowedMessage
        | wire.AdviceMessage
        | wire.NextMessage
        | wire.InvitationsMessage
        | wire.LinkMessage
        | wire.PongMessage,
        401,
        403,
        404,
        409,
        422,
        429,
        503,
        body=_POSTED,
    ),
)
async def send_message(request: Request, code: CodeParameter, credentials: Credentials) -> Response:
    """Send one request to a table, for clients without a socket."""
    live = await find_table(request, code)
    seat = seat_of(request, live, credentials)
    message = decode(await request.body())
    if isinstance(message, wire.HelloRequest):
        raise Refusal("malformed", "There is no hello here: the pass is in the header.")
    charge = partial(charge_table, gate_of(request), address_of(request))
    reply = await service_of(request).handle(live, seat, message, charge)
    if isinstance(reply, wire.RefusalMessage):
        error = schemas.Error(
            code=reply.code,
            text=reply.text,
            clause=reply.clause,
            key=reply.key,
            values=reply.values,
            reason=reply.reason,
        )
        return failure(error)
    return answer(reply)


@router.get(
    "/tables/{code}/record",
    openapi_extra={
        "responses": {
            "200": {
                "description": "The record",
                "content": {
                    "text/plain": {"schema": {"type": "string"}},
                    "application/json": {"schema": {"type": "object"}},
                },
            },
            **{
                str(status): {
                    "description": "Refused",
                    "content": {"application/json": {"schema": reference(schemas.Error)}},
                }
                for status in (401, 403, 404, 409, 422, 503)
            },
        }
    },
)
async def show_record(
    request: Request,
    code: CodeParameter,
    credentials: Credentials,
    form: Annotated[str, Query(alias="format", pattern="^(sztab|json)$")] = "sztab",
) -> Response:
    """Return the record of a game that is over, with its seed, so that it can be verified."""
    try:
        live = await find_table(request, code)
    except Refusal as refusal:
        if refusal.code != "outdated":
            raise
        record = await kept_record(
            service_of(request).state, clean_code(code) or "", token_of(credentials)
        )
        text = await asyncio.to_thread(_written, lambda: record, form)
    else:
        async with live.lock:
            service_of(request).state.check_kept(live)
            seat_of(request, live, credentials)
            if live.table.status != FINISHED:
                why = "The record tells what is hidden: it is there when the game is over."
                raise Refusal("not-over", why)
            # In a thread: a long record takes time, and the game is over, so it does not change.
            text = await asyncio.to_thread(_written, live.table.record, form)
    kind = "application/json" if form == "json" else "text/plain; charset=utf-8"
    return Response(text, media_type=kind)


def _written(record: Callable[[], Record], form: str) -> str:
    return record_to_json(record()) if form == "json" else print_record(record())


@router.websocket("/tables/{code}/socket")
async def connect(socket: WebSocket, code: str) -> None:
    """Connect to a table; see `docs/protocol.md`."""
    await Socket(socket, service_of(socket), gate_of(socket)).run(clean_code(code) or "")


# Health


@health.get("/health/live", openapi_extra=described(dict[str, str]))
async def alive() -> Response:
    """Answer as long as the process runs."""
    return answer({"status": "alive"})


@health.get("/health/ready", openapi_extra=described(dict[str, str], 503))
async def ready(request: Request) -> Response:
    """Answer if the store works too, so that clients can be sent here."""
    service = service_of(request)
    if service.state.closing:
        raise Refusal("closing", "The server is being stopped.")
    await service.store.ping()
    return answer({"status": "ready"})


@health.get(
    "/metrics",
    openapi_extra={
        "responses": {
            "200": {"description": "The numbers", "content": {"text/plain": {}}},
            "403": {
                "description": "Not from here",
                "content": {"application/json": {"schema": reference(schemas.Error)}},
            },
        }
    },
)
async def numbers(request: Request) -> Response:
    """Return the metrics to a Prometheus on the same machine."""
    if not _is_local(request):
        raise Refusal("forbidden", "The numbers are only for this machine.")
    # In a thread: with several workers it reads the files of all of them.
    text = await asyncio.to_thread(service_of(request).state.metrics.render)
    return Response(text, media_type=CONTENT_TYPE)


def _is_local(request: Request) -> bool:
    return is_local(request.client.host if request.client else None, request.headers)
