"""The guard: every request and every socket passes it before it reaches the tables."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from sztab.core.action import SztabError
from sztab.server.safety.bodies import SenderGone, TooLarge, TooSlow, discard, read_body, replay
from sztab.server.safety.denials import (
    BODY_TOO_SLOW,
    FOREIGN_PAGE,
    TOO_MANY_SOCKETS,
    Denial,
    body_too_large,
    deny,
    too_many_requests,
)
from sztab.server.safety.headers import headers_for, with_headers
from sztab.server.safety.limits import Gate
from sztab.server.safety.origins import allowed, is_origin
from sztab.server.safety.proxies import Proxies

_READING: Final = {"GET", "HEAD", "OPTIONS"}
"""Methods that change nothing, so that any page may cause them."""


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
    """

    def __init__(
        self,
        app: ASGIApp,
        gate: Gate,
        *,
        origins: Collection[str] = (),
        proxies: Iterable[str] = (),
    ) -> None:
        for origin in origins:
            if not is_origin(origin):
                raise SztabError(
                    f"{origin!r} is not an origin: write it as https://play.example.org, "
                    "without a path."
                )
        self._app = app
        self._gate = gate
        self._origins = tuple(origins)
        self._proxies = Proxies(proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        address = self._proxies.settle(scope, headers)
        send = with_headers(send, headers_for(scope))
        denial = self._denial(scope, headers, address)
        if denial is not None:
            await deny(denial, scope, receive, send)
        elif scope["type"] == "websocket":
            await self._connect(address, scope, receive, send)
        else:
            await self._request(headers, scope, receive, send)

    def _denial(self, scope: Scope, headers: Headers, address: str) -> Denial | None:
        wait = self._gate.request(address)
        if wait:
            return too_many_requests(wait)
        if scope["type"] == "http" and scope["method"] in _READING:
            return None
        # Two headers of one name are a trick: together they are no origin.
        origin = ", ".join(headers.getlist("origin")) if "origin" in headers else None
        return None if allowed(origin, headers.get("host"), self._origins) else FOREIGN_PAGE

    async def _connect(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        if not self._gate.open_socket(address):
            await deny(TOO_MANY_SOCKETS, scope, receive, send)
            return
        try:
            await self._app(scope, receive, send)
        finally:
            self._gate.close_socket(address)

    async def _request(self, headers: Headers, scope: Scope, receive: Receive, send: Send) -> None:
        most = self._gate.limits.body
        try:
            body = await read_body(receive, headers, most)
        except TooLarge:
            await discard(receive)
            await deny(body_too_large(most), scope, receive, send)
        except TooSlow:
            await deny(BODY_TOO_SLOW, scope, receive, send)
        except SenderGone:
            return
        else:
            await self._app(scope, replay(body, receive), send)
