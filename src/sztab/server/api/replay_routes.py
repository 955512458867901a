"""HTTP routes of replays and records, and of the tables of a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from fastapi import APIRouter, Query, Request, Response

from sztab.server.api import schemas
from sztab.server.api.dependencies import (
    CodeParameter,
    Credentials,
    address_of,
    attended,
    find_table,
    seat_of,
    service_of,
)
from sztab.server.api.replay_pages import PAGE_SIZE, not_over, viewer_for
from sztab.server.api.responses import answer, described, encoded, read
from sztab.server.tables.table import FINISHED
from sztab.server.workers.jobs import ReplayRecord, ShowReplay, ShowTimeline

if TYPE_CHECKING:
    from sztab.server.workers.jobs import AnyTableJob

router: Final = APIRouter(prefix="/api")


async def _look(request: Request, job: AnyTableJob) -> Response:
    service = service_of(request)
    return encoded(await attended(request, service.feed.consult(job, address_of(request))))


@router.get(
    "/tables/{code}/replay",
    openapi_extra=described(schemas.ReplayPage, 401, 403, 404, 409, 422, 503),
)
async def show_replay(  # noqa: PLR0913 (the parameters of the address)
    request: Request,
    code: CodeParameter,
    credentials: Credentials,
    *,
    first: Annotated[int, Query(alias="from", ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=PAGE_SIZE)] = PAGE_SIZE,
    seat: Annotated[int | None, Query(ge=-1, le=98)] = None,
) -> Response:
    """Show the game after each decision, as the client saw it then.

    When the game is over, also as another seat, or a spectator (-1), saw it.
    """
    live = await find_table(request, code)
    async with live.lock:
        service_of(request).state.check_kept(live)
        own, table = seat_of(request, live, credentials), live.table
        over = table.status == FINISHED
        viewer = viewer_for(own, seat, over=over, players=len(table.seats))
        job = ShowReplay(
            table.code, table.created_at, table.seq, viewer=viewer, first=first, count=count
        )
    return await _look(request, job)


@router.get(
    "/tables/{code}/timeline",
    openapi_extra=described(schemas.Timeline, 401, 403, 404, 409, 422, 503),
)
async def show_timeline(
    request: Request, code: CodeParameter, credentials: Credentials
) -> Response:
    """Return all decisions of a game that is over, and the points after each turn."""
    live = await find_table(request, code)
    async with live.lock:
        service_of(request).state.check_kept(live)
        seat_of(request, live, credentials)
        table = live.table
        if table.status != FINISHED:
            raise not_over()
        job = ShowTimeline(table.code, table.created_at, table.seq)
    return await _look(request, job)


@router.post(
    "/replay", openapi_extra=described(schemas.OpenedRecord, 422, 503, body=schemas.OpenRecord)
)
async def open_record(request: Request) -> Response:
    """Replay and check a record, and show some moments of it; nothing is stored."""
    body = await read(request, schemas.OpenRecord)
    job = ReplayRecord(
        record=body.record,
        first=body.first,
        count=body.count,
        seat=body.seat,
        about=body.about,
    )
    jobs = service_of(request).state.jobs
    return encoded((await attended(request, jobs.do(job, address_of(request)))).body)


@router.post("/mine", openapi_extra=described(schemas.MyTables, 422, 503, body=schemas.Mine))
async def show_mine(request: Request) -> Response:
    """Return the tables at which the client has a seat, by its passes."""
    body = await read(request, schemas.Mine)
    return answer(schemas.MyTables(await service_of(request).seats.mine(body.passes)))
