"""The ASGI application: all parts, started and stopped in order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fastapi import FastAPI, Request, Response
from starlette.concurrency import run_in_threadpool
from starlette.middleware.gzip import GZipMiddleware

import sztab
from sztab import words
from sztab.server.api import game_routes, page_files, replay_routes, table_routes
from sztab.server.api.responses import DESCRIPTION, LEVEL, Fixed, add_handlers, openapi
from sztab.server.operations import garbage, logs
from sztab.server.operations.metrics import Metrics
from sztab.server.operations.watchdog import Watchdog
from sztab.server.safety import Gate, Guard, Passes
from sztab.server.settings import Settings, from_environment
from sztab.server.store import Store
from sztab.server.tables.housekeeping import Housekeeper
from sztab.server.tables.service import TableService
from sztab.server.tables.worker_state import WorkerState
from sztab.server.workers.bot_pool import BotPool
from sztab.server.workers.job_pools import JobPools

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractAsyncContextManager

    from starlette.types import ASGIApp

    Lifespan = Callable[[FastAPI], AbstractAsyncContextManager[None]]


LARGE: Final = 1024
"""Minimum bytes of an answer that is compressed for clients that accept it."""
HUGE: Final = 16 * 1024
"""Minimum bytes of an answer that is compressed in a thread, off the event loop."""


def create_app(settings: Settings, folder: Path = page_files.FOLDER) -> ASGIApp:
    """Return the server as an ASGI application; the folder holds the built page."""
    gate = Gate(settings.limits)
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            warm_up = asyncio.create_task(run_in_threadpool(_warm_up, app))
            service = app.state.service = await _start_service(stack, settings, metrics)
            watchdog = Watchdog(service.state.lags, metrics, service.state.clock)
            stack.callback(watchdog.close)
            keeper = Housekeeper(service.registry, settings.expiry)
            await keeper.start()
            stack.push_async_callback(keeper.close)
            await warm_up
            watchdog.start()
            yield

    app = _routes(lifespan, gate, folder)
    app.state.host = settings.host
    return Guard(
        app,
        gate,
        origins=settings.origins,
        proxies=settings.proxies,
        names=(*settings.names, settings.host),
    )


async def _start_service(
    stack: AsyncExitStack, settings: Settings, metrics: Metrics
) -> TableService:
    """Start the table service and what it needs; the stack stops it in reverse order."""
    store = await Store.open(settings.database)
    stack.push_async_callback(store.close)
    bots = BotPool(settings.thinkers)
    await bots.start()
    stack.push_async_callback(bots.close)
    jobs = JobPools(settings.workshop, settings.limits)
    stack.push_async_callback(jobs.close)
    state = WorkerState(
        store=store,
        bots=bots,
        jobs=jobs,
        passes=Passes(await store.secret()),
        metrics=metrics,
        limits=settings.limits,
    )
    service = TableService(state)
    stack.push_async_callback(service.close)
    return service


def _routes(lifespan: Lifespan, gate: Gate, folder: Path) -> FastAPI:
    app = FastAPI(
        title="Sztab",
        version=sztab.__version__,
        lifespan=lifespan,
        docs_url=None,  # these pages load scripts from other hosts
        redoc_url=None,
        openapi_url=None,  # the framework's own route encodes it for every request
    )
    app.state.gate = gate
    app.add_middleware(
        GZipMiddleware, minimum_size=LARGE, compresslevel=LEVEL, thread_minimum_size=HUGE
    )
    app.add_middleware(page_files.Page, folder=folder)
    app.openapi = lambda: openapi(app)  # type: ignore[method-assign]
    add_handlers(app)
    app.add_route(DESCRIPTION, _describe, include_in_schema=False)
    app.include_router(table_routes.router)
    app.include_router(replay_routes.router)
    app.include_router(game_routes.router)
    app.include_router(table_routes.health)
    return app


def _warm_up(app: FastAPI) -> None:
    """Compute the most expensive answers while the rest starts.

    It runs in the framework's thread pool, which is so imported now and not with the first answer.
    """
    words.messages(words.ENGLISH).prepare()
    game_routes.warm_up()
    app.state.description = Fixed(openapi(app))


async def _describe(request: Request) -> Response:
    """Return the OpenAPI description."""
    fixed: Fixed = request.app.state.description
    return fixed.answer(request)


def worker_app() -> ASGIApp:
    """Return the application of a worker, with the settings from the environment."""
    settings = from_environment()
    logs.set_up(settings.log_level, as_json=settings.log_json)
    app = create_app(settings)
    garbage.keep_pauses_short()
    return app
