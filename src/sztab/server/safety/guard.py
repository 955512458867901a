"""The guard: middleware that checks every request and every socket first."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from sztab.server.safety.body_limit import SenderGone, TooLarge, TooSlow, discard, read_body, replay
from sztab.server.safety.costs import Route, route_of
from sztab.server.safety.denials import (
    BODY_TOO_SLOW,
    FOREIGN_PAGE,
    TOO_MANY_SOCKETS,
    Denial,
    body_too_large,
    deny,
    too_many_requests,
    unknown_host,
)
from sztab.server.safety.headers import headers_for, with_headers
from sztab.server.safety.hosts import Hosts, host_name
from sztab.server.safety.limits import Gate
from sztab.server.safety.origins import allowed, check_origins, only_links
from sztab.server.safety.proxies import Proxies

_READING: Final = {"GET", "HEAD", "OPTIONS"}
"""Methods that change nothing."""


class Guard:
    """ASGI middleware: rate limits, origins, body limits, and the headers of every response.

    The application finds the client's address in `scope["client"]`, also behind a trusted proxy,
    and gets bodies of at most `gate.limits.body` bytes. Sockets are counted from before they open
    until the application is done with them.

    Args:
        app: The application; the guard must be the outermost middleware.
        gate: Applies the rate limits.
        origins: Origins of other sites whose pages may use the server.
        proxies: The trusted proxies; see `Proxies`.
        names: Further host names of the server; see `Hosts`.
    """

    def __init__(
        self,
        app: ASGIApp,
        gate: Gate,
        *,
        origins: Collection[str] = (),
        proxies: Iterable[str] = (),
        names: Iterable[str] = (),
    ) -> None:
        check_origins(origins)
        self._app = app
        self._gate = gate
        self._origins = tuple(origins)
        self._proxies = Proxies(proxies)
        self._hosts = Hosts(names, origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        address = self._proxies.resolve(scope, headers)
        send = with_headers(send, headers_for(scope))
        route = route_of(scope)
        _name_task(route)
        await self._gate.turn(address)  # also for denials: even those cost time
        denial = self._denial(scope, headers, address, route)
        if denial is not None:
            await deny(denial, scope, receive, send)
        elif scope["type"] == "websocket":
            await self._connect(address, scope, receive, send)
        else:
            await self._request(address, scope, receive, send)

    def _denial(self, scope: Scope, headers: Headers, address: str, route: Route) -> Denial | None:
        name = host_name(headers.getlist("host"))
        ours = self._is_ours(name, scope, headers)
        foreign = ours and self._is_foreign(scope, headers)
        # Refusing is cheap, so requests caused by other sites' pages use few of the user's tokens.
        wait = self._gate.request(address, route.cost if ours and not foreign else 1)
        if wait:
            return too_many_requests(wait)
        if not ours:
            return unknown_host(name)
        return FOREIGN_PAGE if foreign else None

    def _is_foreign(self, scope: Scope, headers: Headers) -> bool:
        """Return whether a page of another site sends a request that it may not send."""
        # Two Origin headers are an attack: joined, they are not a valid origin.
        origin = ", ".join(headers.getlist("origin")) if "origin" in headers else None
        if scope["type"] == "http" and scope["method"] in _READING:
            listed = origin is not None and allowed(origin, None, self._origins)
            return not listed and not only_links(headers)
        return not allowed(origin, headers.get("host"), self._origins)

    def _is_ours(self, name: str | None, scope: Scope, headers: Headers) -> bool:
        if name is not None:
            return self._hosts.knows(name)
        # No browser uses HTTP/1.0, but health checks of load balancers do, without a Host header.
        return scope.get("http_version") == "1.0" and "host" not in headers

    async def _connect(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        if not self._gate.open_socket(address):
            await deny(TOO_MANY_SOCKETS, scope, receive, send)
            return
        try:
            await self._app(scope, receive, send)
        finally:
            self._gate.close_socket(address)

    async def _request(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        most = self._gate.limits.body
        try:
            body = await read_body(receive, Headers(scope=scope), most)
        except TooLarge:
            await discard(receive)
            await deny(body_too_large(most), scope, receive, send)
        except TooSlow:
            await deny(BODY_TOO_SLOW, scope, receive, send)
        except SenderGone:
            return
        else:
            if body:
                await self._gate.turn(address)  # many bodies may arrive at the same moment
            await self._app(scope, replay(body, receive), send)


def _name_task(route: Route) -> None:
    """Name the task, so that the watchdog can log which request blocked the event loop."""
    task = asyncio.current_task()
    if task is not None:
        task.set_name(route.name)
