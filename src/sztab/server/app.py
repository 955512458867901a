"""The application: everything put together, started and stopped in order."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

import sztab
from sztab.server import http, http_games, http_replay, logs, page
from sztab.server.answers import add_handlers, openapi
from sztab.server.films import Projector
from sztab.server.housekeeping import Housekeeper
from sztab.server.hub import Hub
from sztab.server.metrics import Metrics
from sztab.server.safety import Gate, Guard, Passes
from sztab.server.settings import Settings, from_environment
from sztab.server.store import Store
from sztab.server.thinking import Thinkers

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractAsyncContextManager

    from starlette.types import ASGIApp

    Lifespan = Callable[[FastAPI], AbstractAsyncContextManager[None]]


LARGE: Final = 1024
"""Answers of so many bytes are compressed for who accepts that."""


def create_app(settings: Settings, folder: Path = page.FOLDER) -> ASGIApp:
    """Return the server as an ASGI application; the built page lies in the folder."""
    gate = Gate(settings.limits)
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            store = await Store.open(settings.database)
            stack.push_async_callback(store.close)
            thinkers = Thinkers(settings.thinkers)
            await thinkers.start()
            stack.push_async_callback(thinkers.close)
            hub = Hub(store, thinkers, Passes(await store.secret()), metrics)
            stack.push_async_callback(hub.close)
            keeper = Housekeeper(hub, settings.expiry)
            await keeper.start()
            stack.push_async_callback(keeper.close)
            app.state.hub = hub
            yield

    app = _routes(lifespan, gate, folder)
    app.state.host = settings.host
    return Guard(app, gate, origins=settings.origins, proxies=settings.proxies)


def _routes(lifespan: Lifespan, gate: Gate, folder: Path) -> FastAPI:
    app = FastAPI(
        title="Sztab",
        version=sztab.__version__,
        lifespan=lifespan,
        docs_url=None,  # they would load scripts from elsewhere
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.gate = gate
    app.state.projector = Projector()
    app.add_middleware(GZipMiddleware, minimum_size=LARGE, compresslevel=6)
    app.add_middleware(page.Page, folder=folder)
    app.openapi = lambda: openapi(app)  # type: ignore[method-assign]
    add_handlers(app)
    app.include_router(http.router)
    app.include_router(http_replay.router)
    app.include_router(http_games.router)
    app.include_router(http.health)
    return app


def worker_app() -> ASGIApp:
    """Return the application of one of several workers, by the settings that were left for it."""
    settings = from_environment()
    logs.set_up(settings.log_level, as_json=settings.log_json)
    app = create_app(settings)
    _calm_the_collector()
    return app


def _calm_the_collector() -> None:
    """Look for garbage in circles less often.

    Tables are hundreds of thousands of objects that live long: to look through all of them takes
    a tenth of a second in which nobody's move is answered, and finds next to nothing.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(25_000, 50, 100)
