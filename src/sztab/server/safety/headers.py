"""Security headers, which restrict the page to this server's own files."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from starlette.types import Message, Scope, Send

_SOURCES: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
"""The Content-Security-Policy: the sources from which the page may load things."""

_DISABLED_FEATURES: Final = (
    "accelerometer",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "usb",
)

_ALWAYS: Final = {
    "content-security-policy": "; ".join(f"{what} {where}" for what, where in _SOURCES.items()),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": ", ".join(f"{feature}=()" for feature in _DISABLED_FEATURES),
}
_OF_FILES: Final = {
    name: _ALWAYS[name] for name in ("x-content-type-options", "cross-origin-resource-policy")
}
"""For scripts, styles and fonts: the other headers only matter for documents."""
NOT_KEPT: Final = {"cache-control": "no-store"}
"""For responses that depend on the user or the moment."""
_PRIVATE: Final = b"private, "
_ONLY_HTTPS: Final = {"strict-transport-security": "max-age=31536000"}

_RESPONSES: Final = ("http.response.start", "websocket.http.response.start")

RawHeaders = list[tuple[bytes, bytes]]


def headers_for(scope: Scope) -> dict[str, str]:
    """Return the headers to add to the response to a request with this scope."""
    path = scope["path"].removeprefix(scope.get("root_path", ""))
    headers = dict(_OF_FILES if path.startswith("/assets/") else _ALWAYS)
    if path == "/api" or path.startswith("/api/"):
        headers |= NOT_KEPT
    # Over plain http, anyone between could have added it, so browsers ignore it.
    if scope.get("scheme") in {"https", "wss"}:
        headers |= _ONLY_HTTPS
    return headers


def raw(headers: dict[str, str]) -> RawHeaders:
    """Return the headers as bytes."""
    return [(name.encode("latin-1"), value.encode("latin-1")) for name, value in headers.items()]


def with_headers(send: Send, headers: dict[str, str]) -> Send:
    """Return a `send` that sets these headers on the response, replacing any of the same name.

    The exception is a private Cache-Control of the application, which is left as it is: such a
    response may be cached by the browser, but not by proxies.
    """
    added = raw(headers)

    async def send_with_headers(message: Message) -> None:
        if message["type"] in _RESPONSES:
            message = {**message, "headers": _replaced(message.get("headers", ()), added)}
        await send(message)

    return send_with_headers


def _replaced(headers: Iterable[tuple[bytes, bytes]], added: RawHeaders) -> RawHeaders:
    given = [(name.lower(), value) for name, value in headers]
    if any(name == b"cache-control" and value.startswith(_PRIVATE) for name, value in given):
        added = [(name, value) for name, value in added if name != b"cache-control"]
    names = {name for name, _ in added}
    return [(name, value) for name, value in given if name not in names] + added
