"""HTTP answers: bodies encoded by msgspec, errors in one shape, and their OpenAPI description."""

from __future__ import annotations

import gzip
import hashlib
from typing import Any, Final, TypeVar

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from starlette.exceptions import HTTPException
from starlette.routing import compile_path

from sztab.core.action import SztabError
from sztab.server import wire
from sztab.server.api import schemas
from sztab.server.store import StoreDown
from sztab.server.wire.refusals import Refusal

T = TypeVar("T")

JSON: Final = "application/json"
DESCRIPTION: Final = "/api/openapi.json"
STATUS: Final[dict[str, int]] = {
    "no-table": 404,
    "no-game": 404,
    "bad-token": 401,
    "exchange": 401,
    "spectator": 403,
    "private": 403,
    "not-host": 403,
    "forbidden": 403,
    "malformed": 422,
    "illegal": 422,
    "unknown-action": 422,
    "no-rank": 422,
    "no-name": 422,
    "rules": 422,
    "bad-record": 422,
    "too-heavy": 422,
    "too-fast": 429,
    "unavailable": 503,
    "closing": 503,
}
"""The HTTP status of refusals; all others are conflicts with the state of the table (409)."""
CONFLICT: Final = 409
KEPT: Final = 3600
"""Seconds for which a browser may cache an answer that does not change with every move."""
LEVEL: Final = 6
"""The compression level of answers, from 1 to 9."""
SOON: Final = 2
"""Default seconds of `Retry-After`."""
_WORDS: Final = {404: "not-found", 405: "wrong-method", 400: "malformed", 422: "malformed"}


def answer(body: object, status: int = 200) -> Response:
    """Return something as JSON."""
    return Response(wire.ENCODER.encode(body), status, media_type=JSON)


def encoded(body: bytes) -> Response:
    """Return a body that is JSON already."""
    return Response(body, 200, media_type=JSON)


class Fixed:
    """A constant JSON answer: encoded, compressed and tagged once.

    Creating one takes milliseconds, so do it in a thread.
    """

    def __init__(self, body: object) -> None:
        self._plain = body if isinstance(body, bytes) else wire.ENCODER.encode(body)
        self._packed = gzip.compress(self._plain, LEVEL, mtime=0)
        self._tag = f'W/"{hashlib.sha256(self._plain).hexdigest()[:24]}"'

    def answer(self, request: Request) -> Response:
        """Return the answer without caching."""
        return self._sent(request, {})

    def kept(self, request: Request) -> Response:
        """Return the answer for the browser's cache, or status 304."""
        headers = {"etag": self._tag, "cache-control": f"private, max-age={KEPT}"}
        if self._tag in [
            one.strip() for one in request.headers.get("if-none-match", "").split(",")
        ]:
            return Response(None, 304, headers)
        return self._sent(request, headers)

    def _sent(self, request: Request, headers: dict[str, str]) -> Response:
        headers = {**headers, "vary": "Accept-Encoding"}
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self._plain, 200, headers, JSON)
        return Response(self._packed, 200, {**headers, "content-encoding": "gzip"}, JSON)


def refused(refusal: Refusal) -> Response:
    """Return a refusal as an answer."""
    error = schemas.Error(
        code=refusal.code,
        text=refusal.text,
        clause=refusal.clause,
        key=refusal.key,
        values=refusal.values,
        reason=refusal.reason,
        complaints=refusal.complaints,
    )
    return failure(error, refusal.wait)


def failure(body: schemas.Error, wait: int = 0) -> Response:
    """Return an error; `wait` is the seconds after which the client may try again."""
    status = STATUS.get(body.code, CONFLICT)
    headers = {"retry-after": str(wait or SOON)} if status in {429, 503} else {}
    if status == 401:  # noqa: PLR2004 (a status of HTTP)
        headers["www-authenticate"] = "Bearer"
    return Response(wire.send(body), status, headers, JSON)


async def read(request: Request, kind: type[T]) -> T:
    """Return the body of a request; Refusal says what is wrong with it."""
    body = await request.body()
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("malformed", f"The body of the request is wrong: {error}.") from None


def add_handlers(app: FastAPI) -> None:
    """Answer every error in the same shape."""
    for kind in (SztabError, StoreDown, HTTPException, RequestValidationError, Exception):
        app.add_exception_handler(kind, _answer_error)


async def _answer_error(request: Request, error: Exception) -> Response:
    """Answer an error; a coroutine, because a plain function would run in a thread."""
    match error:
        case Refusal():
            return refused(error)
        case StoreDown():
            return refused(Refusal("unavailable", str(error)))
        case SztabError():
            return refused(Refusal("rules", str(error)))
        case HTTPException():
            return _by_framework(request, error)
        case RequestValidationError():
            return _by_shape(error)
    return _by_failure(request)


def _by_framework(request: Request, error: HTTPException) -> Response:
    code = _WORDS.get(error.status_code, "refused")
    text = f"{error.detail}: see the API description, {DESCRIPTION}."
    headers = dict(error.headers or {})
    if error.status_code == 405:  # noqa: PLR2004 (a status of HTTP)
        headers["Allow"] = ", ".join(_methods(request.app, request.url.path))
    return Response(wire.send(schemas.Error(code, text)), error.status_code, headers, JSON)


def _by_shape(error: RequestValidationError) -> Response:
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return refused(Refusal("malformed", f"{where}: {first['msg']}."))


def _by_failure(request: Request) -> Response:
    """Count an unexpected error; the framework raises it again, so it is logged too."""
    request.app.state.service.state.metrics.errors.inc()
    text = "The server has made a mistake, which is noted in its log."
    return answer(schemas.Error("failed", text), 500)


def _methods(app: FastAPI, path: str) -> list[str]:
    """Return the methods of a path; the framework's error knows only those of its first route."""
    methods: set[str] = set()
    for template, operations in openapi(app)["paths"].items():
        if compile_path(template)[0].match(path):
            methods |= {name.upper() for name in operations}
    return sorted(methods)


def described(
    kind: Any,  # noqa: ANN401 (a type, or a union of types)
    *errors: int,
    status: int = 200,
    body: Any = None,  # noqa: ANN401 (the same)
) -> dict[str, Any]:
    """Return the OpenAPI description of a route: its body, its answer and its errors."""
    more: dict[str, Any] = {}
    if body is not None:
        more["requestBody"] = {"required": True, "content": {JSON: {"schema": reference(body)}}}
    responses = {str(status): _response("The answer", kind)}
    for code in errors:
        responses[str(code)] = _response("Refused", schemas.Error)
    return {**more, "responses": responses}


def kept(*errors: int) -> dict[str, Any]:
    """Return the description of a route whose answer is plain data and may be cached."""
    more = described(dict[str, Any], *errors)
    more["responses"]["304"] = {"description": "What you have still holds"}
    return more


def _response(text: str, kind: Any) -> dict[str, Any]:  # noqa: ANN401 (a type or a union)
    return {"description": text, "content": {JSON: {"schema": reference(kind)}}}


_KINDS: Final[dict[str, Any]] = {}
_TEMPLATE: Final = "#/components/schemas/{name}"


def reference(kind: Any) -> dict[str, Any]:  # noqa: ANN401 (a type or a union)
    """Return a schema that refers to a type, and register the type for the description."""
    _KINDS[str(kind)] = kind
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=_TEMPLATE)
    return schema


def openapi(app: FastAPI) -> dict[str, Any]:
    """Return the OpenAPI description with all registered types."""
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, routes=app.routes)
        kinds = list(_KINDS.values())
        _, components = msgspec.json.schema_components(kinds, ref_template=_TEMPLATE)
        parts = schema.setdefault("components", {}).setdefault("schemas", {})
        parts.update(components)
        for path in schema["paths"].values():
            for operation in path.values():
                _drop_framework_errors(operation)
                _add_denials(operation)
                if "security" in operation:
                    operation["security"].append({})  # without a pass the client is a spectator
        for name in ("HTTPValidationError", "ValidationError"):
            parts.pop(name, None)
        app.openapi_schema = schema
    return app.openapi_schema


def _drop_framework_errors(operation: dict[str, Any]) -> None:
    """Replace the framework's errors by ours: its own shape is never sent."""
    ours = _response("Refused", schemas.Error)
    for code, response in operation.get("responses", {}).items():
        if "HTTPValidationError" in str(response):
            operation["responses"][code] = ours


def _add_denials(operation: dict[str, Any]) -> None:
    """Describe the answers of the guard, which may refuse any request."""
    statuses = ["429", "403", "408", "413"] if "requestBody" in operation else ["429"]
    for status in statuses:
        operation["responses"].setdefault(status, _response("Denied", schemas.Error))
