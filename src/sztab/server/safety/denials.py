"""Denials: JSON responses to requests that the guard does not let through."""

from __future__ import annotations

import math
from http import HTTPStatus
from typing import Final

import msgspec
from starlette.types import Message, Receive, Scope, Send

from sztab.server.safety.headers import NOT_KEPT, raw


class Denial(msgspec.Struct, frozen=True):
    """Why a request is denied, and what the client can do.

    Attributes:
        status: The HTTP status.
        code: An identifier for programs.
        text: A message for people.
        wait: Seconds after which to try again; 0.0 if waiting does not help.
        close: Whether to close the connection, because the rest of a body may be on its way.
    """

    status: int
    code: str
    text: str
    wait: float = 0.0
    close: bool = False


FOREIGN_PAGE: Final = Denial(
    403,
    "foreign-page",
    "This request comes from a page of another site. Use this server's own page, or ask its owner "
    "to list the other site as an allowed origin.",
)
BODY_TOO_SLOW: Final = Denial(
    408, "body-too-slow", "The body of the request did not arrive in time. Try again.", close=True
)
TOO_MANY_CONNECTIONS: Final = Denial(
    429,
    "too-many-connections",
    "Too many connections are open, from your address or altogether. Close some, or try again "
    "later.",
    wait=10.0,
    close=True,
)
TOO_MANY_SOCKETS: Final = Denial(
    429,
    "too-many-sockets",
    "Too many connections are open, from your address or altogether. Close other pages of this "
    "server, or try again later.",
    wait=30.0,
)


def too_many_requests(wait: float) -> Denial:
    """Return the denial for an address that exceeded its rate limit."""
    text = f"Too many requests come from your address. Try again in {_whole(wait)} s."
    return Denial(429, "too-many-requests", text, wait=wait)


def body_too_large(most: int) -> Denial:
    """Return the denial of a body that exceeds the limit."""
    text = f"The body of the request is too large. Send at most {most} bytes."
    return Denial(413, "body-too-large", text, close=True)


def head_too_large(most: int) -> Denial:
    """Return the denial of a request whose headers exceed the limit."""
    text = f"The headers of the request are too large. Send at most {most} bytes."
    return Denial(431, "head-too-large", text, close=True)


def unknown_host(name: str | None) -> Denial:
    """Return the denial of a request for a host name that this server does not have."""
    if name is None:
        text = "The request needs exactly one Host header, with the name or address of this server."
        return Denial(400, "bad-host", text)
    text = (
        f"This server does not go by the name {name}. Use its IP address or, if the name is right, "
        f"ask its owner to start it with --name {name}."
    )
    return Denial(421, "unknown-host", text)


async def deny(denial: Denial, scope: Scope, receive: Receive, send: Send) -> None:
    """Send a denial in response to a request, or to a socket's opening handshake."""
    prefix = "http"
    if scope["type"] == "websocket":
        await receive()  # the "websocket.connect" message
        if "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": 1008, "reason": denial.code})
            return
        prefix = "websocket.http"
    for message in _answer(prefix, denial):
        await send(message)


def raw_answer(denial: Denial) -> bytes:
    """Return the bytes of a denial, to be sent without an application."""
    start, end = _answer("http", denial)
    status = HTTPStatus(denial.status)
    lines = [f"HTTP/1.1 {status.value} {status.phrase}".encode()]
    lines += [name + b": " + value for name, value in start["headers"]]
    return b"\r\n".join([*lines, b"", end["body"]])


def _answer(prefix: str, denial: Denial) -> list[Message]:
    body = msgspec.json.encode({"code": denial.code, "text": denial.text})
    headers = {
        "content-type": "application/json",
        "content-length": str(len(body)),
        **NOT_KEPT,
    }
    if denial.wait:
        headers["retry-after"] = str(_whole(denial.wait))
    if denial.close:
        headers["connection"] = "close"
    return [
        {
            "type": f"{prefix}.response.start",
            "status": denial.status,
            "headers": raw(headers),
        },
        {"type": f"{prefix}.response.body", "body": body},
    ]


def _whole(seconds: float) -> int:
    return max(1, math.ceil(seconds))
