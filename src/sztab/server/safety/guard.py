"""The guard: every request and every socket passes it before it reaches the tables."""

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
    """ASGI middleware: limits, origins, bodies, and the headers of every answer.

    The application finds in `scope["client"]` whose request it is, proxies seen through, and in
    the body at most `gate.limits.body` bytes. Sockets are counted here, from before they open
    until the application is done with them.

    Args:
        app: The application; the guard stands outside of everything else.
        gate: Counts, and says who has to wait.
        origins: Further web pages that may speak to the server.
        proxies: The proxies that are believed; see `Proxies`.
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
        address = self._proxies.settle(scope, headers)
        send = with_headers(send, headers_for(scope))
        route = route_of(scope)
        _name_task(route)
        await self._gate.turn(address)  # also for denials: a flood of them is work, too
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
        # What is refused anyway is little work: other people's pages do not use up our tokens.
        wait = self._gate.request(address, route.cost if ours and not foreign else 1)
        if wait:
            return too_many_requests(wait)
        if not ours:
            return unknown_host(name)
        return FOREIGN_PAGE if foreign else None

    def _is_foreign(self, scope: Scope, headers: Headers) -> bool:
        """Return whether a page of another site asks for something that it may not have."""
        # Two headers of one name are a trick: together they are no origin.
        origin = ", ".join(headers.getlist("origin")) if "origin" in headers else None
        if scope["type"] == "http" and scope["method"] in _READING:
            listed = origin is not None and allowed(origin, None, self._origins)
            return not listed and not only_links(headers)
        return not allowed(origin, headers.get("host"), self._origins)

    def _is_ours(self, name: str | None, scope: Scope, headers: Headers) -> bool:
        if name is not None:
            return self._hosts.knows(name)
        # No browser speaks HTTP/1.0; the health checks of load balancers do, without a Host.
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
                await self._gate.turn(address)  # many bodies may be complete at the same moment
            await self._app(scope, replay(body, receive), send)


def _name_task(route: Route) -> None:
    """Let the watchdog say which request held the event loop."""
    task = asyncio.current_task()
    if task is not None:
        task.set_name(route.name)
