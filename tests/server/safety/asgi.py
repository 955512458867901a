"""A raw ASGI client, which can send requests that no proper client would send."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Sequence
from typing import cast

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sztab.server.safety import Gate, Guard, Limits

HOST = "table.example"
Headers = Iterable[tuple[str, str]]


class Answer:
    """A response."""

    def __init__(self, sent: list[Message]) -> None:
        self.sent = sent
        start = next((m for m in sent if m["type"].endswith("response.start")), {})
        self.status: int | None = start.get("status")
        self.raw: list[tuple[bytes, bytes]] = list(start.get("headers", ()))
        self.headers = {name.decode(): value.decode() for name, value in self.raw}
        self.body = b"".join(m.get("body", b"") for m in sent)

    @property
    def json(self) -> dict[str, str]:
        return cast("dict[str, str]", json.loads(self.body))


class Application:
    """Records the requests that reach it, and echoes them."""

    def __init__(self, headers: Headers = ()) -> None:
        self.scopes: list[Scope] = []
        self.bodies: list[bytes] = []
        self._headers = [(name.encode(), value.encode()) for name, value in headers]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scopes.append(scope)
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            return
        message = await receive()
        self.bodies.append(message["body"])
        await send({"type": "http.response.start", "status": 200, "headers": self._headers})
        await send({"type": "http.response.body", "body": message["body"]})


def guarded(
    app: ASGIApp,
    limits: Limits | None = None,
    *,
    origins: Sequence[str] = (),
    proxies: Sequence[str] = (),
    names: Sequence[str] = (),
) -> Guard:
    gate = Gate(limits or Limits(), clock=lambda: 0.0)
    return Guard(app, gate, origins=origins, proxies=proxies, names=[HOST, *names])


def scope(
    method: str = "GET",
    path: str = "/",
    headers: Headers = (),
    *,
    client: str | None = "198.51.100.7",
    kind: str = "http",
    **more: object,
) -> Scope:
    given = [("host", HOST), *headers]
    return {
        "type": kind,
        "method": method,
        "path": path,
        "scheme": "ws" if kind == "websocket" else "http",
        "headers": [(name.encode("latin-1"), value.encode("latin-1")) for name, value in given],
        "client": (client, 50_000) if client is not None else None,
        **more,
    }


def ask(app: ASGIApp, asked: Scope, chunks: Iterable[Message] = ()) -> Answer:
    """Send a request, its body in pieces, and return the response; then stay silent."""
    coming = list(chunks) or [{"type": "http.request", "body": b"", "more_body": False}]
    if asked["type"] == "websocket":
        coming = [{"type": "websocket.connect"}]
    sent: list[Message] = []

    async def receive() -> Message:
        if coming:
            return coming.pop(0)
        await asyncio.Event().wait()
        raise AssertionError

    async def send(message: Message) -> None:
        sent.append(message)

    asyncio.run(asyncio.wait_for(app(asked, receive, send), 5))
    return Answer(sent)


def pieces(*bodies: bytes, complete: bool = True) -> list[Message]:
    messages: list[Message] = [
        {"type": "http.request", "body": body, "more_body": True} for body in bodies
    ]
    messages[-1]["more_body"] = not complete
    return messages
