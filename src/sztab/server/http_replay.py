"""The HTTP part of the protocol: looking back at games, and at all the tables one plays at."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import TYPE_CHECKING, Annotated, Final

from fastapi import APIRouter, Query, Request, Response

from sztab.records.replaying import result_of
from sztab.server import bodies, endings
from sztab.server.answers import answer, described, read
from sztab.server.asking import CodeParameter, Credentials, find_table, hub_of, seat_of
from sztab.server.films import AT_ONCE, Film, Projector, film_record, film_table, read_record
from sztab.server.restoring import reading
from sztab.server.table import showing
from sztab.server.table.outcome import Outcome

if TYPE_CHECKING:
    from sztab.records import Record
    from sztab.server.store import LogRow

router: Final = APIRouter(prefix="/api")


def _projector(request: Request) -> Projector:
    projector: Projector = request.app.state.projector
    return projector


async def _film(request: Request, code: str, credentials: Credentials) -> tuple[Film, int]:
    """Return the game at a table, and the seat of whoever asks, -1 for a spectator."""
    live = await find_table(request, code)
    hub = hub_of(request)
    async with live.lock:
        hub.check_kept(live)
        seat, seq = seat_of(request, live, credentials), live.table.seq
        key = f"{live.code} {live.table.created_at}"  # codes are used again one day
        film = _projector(request).kept(key, seq)
        rows = await hub.store.read(live.code) if film is None else []
    if film is None:
        film = await _projector(request).film(key, seq, lambda: _develop(live.code, rows))
    return film, seat


def _develop(code: str, rows: list[LogRow]) -> Film:
    with reading(code):
        return film_table(code, rows)


@router.get(
    "/tables/{code}/replay", openapi_extra=described(bodies.Replay, 401, 403, 404, 409, 422, 503)
)
async def show_replay(  # noqa: PLR0913 (which table, which moments, whose eyes)
    request: Request,
    code: CodeParameter,
    credentials: Credentials,
    *,
    first: Annotated[int, Query(alias="from", ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=AT_ONCE)] = AT_ONCE,
    seat: Annotated[int | None, Query(ge=-1, le=98)] = None,
) -> Response:
    """Show the game as it was after each decision, as whoever asks saw it then.

    When the game is over, also through the eyes of another seat, or of a spectator (-1).
    """
    film, own = await _film(request, code, credentials)
    viewer = film.eyes(own, seat)
    return answer(await asyncio.to_thread(film.replay, viewer, first, count))


@router.get(
    "/tables/{code}/timeline",
    openapi_extra=described(bodies.Timeline, 401, 403, 404, 409, 422, 503),
)
async def show_timeline(
    request: Request, code: CodeParameter, credentials: Credentials
) -> Response:
    """Tell all decisions of a game that is over, and the points after each turn."""
    film, _ = await _film(request, code, credentials)
    return answer(await asyncio.to_thread(film.timeline))


@router.post(
    "/replay", openapi_extra=described(bodies.OpenedRecord, 422, body=bodies.OpenRecord)
)  # fmt: skip
async def open_record(request: Request) -> Response:
    """Play a record again, checked, and show some moments of it; nothing is stored."""
    body = await read(request, bodies.OpenRecord)
    key = sha256(body.record.encode(errors="surrogatepass")).hexdigest()
    record = await asyncio.to_thread(read_record, body.record)
    film = await _projector(request).film(key, 0, lambda: film_record(record))
    viewer = film.eyes(-1, body.seat)
    return answer(await asyncio.to_thread(_opened, record, film, viewer, body))


def _opened(
    record: Record, film: Film, viewer: int, body: bodies.OpenRecord
) -> bodies.OpenedRecord:
    replay = film.replay(viewer, body.first, body.count)
    if not body.about:
        return bodies.OpenedRecord(replay)
    components = film.game.components(film.rules)
    return bodies.OpenedRecord(replay, _about(record, film), components, film.timeline())


def _about(record: Record, film: Film) -> bodies.RecordInfo:
    game, rules = film.game, film.rules
    return bodies.RecordInfo(
        game.name, game.title, game.version, rules.players, list(record.seats), record.preset,
        dict(rules.settings), record.date, "" if record.seed is None else str(record.seed),
        record.comment, _ending(film),
    )  # fmt: skip


def _ending(film: Film) -> endings.Ending | None:
    state = film.shots[-1].state
    result = result_of(state)
    if result is None:
        return None
    outcome = Outcome("finished", list(result.scores), list(result.winners))
    return showing.told_ending(film.game, state, outcome)


@router.post("/mine", openapi_extra=described(bodies.MyTables, 422, 503, body=bodies.Mine))
async def show_mine(request: Request) -> Response:
    """Tell what has become of the tables at which one has a seat, by its passes."""
    body = await read(request, bodies.Mine)
    return answer(bodies.MyTables(await hub_of(request).mine(body.passes)))
