"""Serves the built page: `index.html` for its own routes, and the files beside it.

All files are read once and found by name, so no address leads out of the folder. A page that is
rebuilt while the server runs is read again.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import re
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Final

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response

import sztab

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

FOLDER: Final = Path(sztab.__file__).parent / "web" / "dist"
"""The built page, as it is shipped."""
INDEX: Final = "index.html"
ASSETS: Final = "assets/"
"""Files with a hash in their name, which never change."""
ELSEWHERE: Final = ("api", "health", "metrics")
"""The first part of addresses that do not belong to the page."""
BROTLI_FILE: Final = ".br"
"""The suffix of files that the build compressed with brotli; gzip is done here."""
COMPRESSED: Final = {".css", ".html", ".js", ".json", ".map", ".svg", ".txt", ".webmanifest"}
"""Suffixes of files worth compressing; pictures and fonts are compressed already."""
KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Content types; those of the system may differ."""
FOR_GOOD: Final = "public, max-age=31536000, immutable"
FOR_A_WHILE: Final = "public, max-age=3600"
ASK_AGAIN: Final = "no-cache"
PICTURES: Final = {".png", ".svg"}
"""Files without a version in their name, of which an old one does no harm."""
HEADER: Final = b"sztab-page"
"""The header with the shipped build, by which a cached page notices that it is outdated."""
BUILD: Final = re.compile(rb'<meta name="sztab-page" content="(\w+)"')
NOT_BUILT: Final = """\
The page is not built yet. In a clone of the repository:

    python3 tools/page.py

Then load this address again. The API works without it: see docs/protocol.md.
"""


@dataclass(frozen=True)
class File:
    """A file of the page: its headers, and its content by encoding."""

    headers: dict[str, str]
    bodies: dict[str, bytes]

    def answer(self, asked: Headers, method: str) -> Response:
        """Return the file, or status 304."""
        if self.headers["etag"] in _listed(asked.get("if-none-match", "")):
            return Response(None, 304, self.headers)
        coding = _best(asked.get("accept-encoding", ""), self.bodies)
        body = self.bodies[coding]
        more = {"content-encoding": coding} if coding else {}
        headers = {**self.headers, **more, "content-length": str(len(body))}
        return Response(b"" if method == "HEAD" else body, 200, headers)


class Page:
    """ASGI middleware: serves the page, and leaves all other addresses to the application.

    Args:
        app: The application.
        folder: The folder of the built page; it may be built later.
    """

    def __init__(self, app: ASGIApp, folder: Path = FOLDER) -> None:
        self._app = app
        self._folder = folder
        self._files: dict[str, File] = {}
        self._built = 0.0
        self._build = build_of(folder)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        answer = await self._answer(scope)
        await (answer or self._app)(scope, receive, self._naming(send))

    def _naming(self, send: Send) -> Send:
        """Wrap `send` so that every answer names the shipped build of the page."""
        if not self._build:
            return send

        async def named(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), (HEADER, self._build)]
            await send(message)

        return named

    async def _answer(self, scope: Scope) -> Response | None:
        """Return the answer of the page, or None if the address is not the page's."""
        name = scope["path"].removeprefix(scope.get("root_path", "")).removeprefix("/")
        if scope["method"] not in {"GET", "HEAD"} or name.partition("/")[0] in ELSEWHERE:
            return None
        if not PurePosixPath(name).suffix:
            name = INDEX  # a route inside the page
        if not name.startswith(ASSETS) or name not in self._files:
            await self._look()
        if name == INDEX and not self._files:
            return PlainTextResponse(NOT_BUILT, 503, {"cache-control": ASK_AGAIN})
        file = self._files.get(name)
        return file.answer(Headers(scope=scope), scope["method"]) if file is not None else None

    async def _look(self) -> None:
        """Read the page if it was rebuilt, in a thread, because compressing takes long."""
        try:
            built = (self._folder / INDEX).stat().st_mtime
        except OSError:
            return  # not built, or being built
        if built != self._built:
            self._files = await asyncio.to_thread(read, self._folder)
            self._built = built
            self._build = build_of(self._folder)


def build_of(folder: Path) -> bytes:
    """Return the name of the build in a folder, as the page gives it; empty if it has none."""
    index = folder / INDEX
    found = BUILD.search(index.read_bytes()) if index.exists() else None
    return found[1] if found is not None else b""


def read(folder: Path) -> dict[str, File]:
    """Return the files of a folder by name; compressed files belong to the plain ones."""
    found = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*"))}
    texts = {name: path.read_bytes() for name, path in found.items() if path.is_file()}
    plain = {name: text for name, text in texts.items() if not name.endswith(BROTLI_FILE)}
    return {name: _file(name, text, texts) for name, text in plain.items()}


def _file(name: str, text: bytes, texts: dict[str, bytes]) -> File:
    kind = PurePosixPath(name).suffix
    bodies = {"": text}
    if kind in COMPRESSED:
        bodies["gzip"] = gzip.compress(text, mtime=0)
    if name + BROTLI_FILE in texts:
        bodies["br"] = texts[name + BROTLI_FILE]
    headers = {
        "content-type": KINDS.get(kind, "application/octet-stream"),
        "cache-control": _keeping(name, kind),
        # A weak tag: the same for the compressed file.
        "etag": f'W/"{hashlib.sha256(text).hexdigest()[:24]}"',
        "vary": "Accept-Encoding",
    }
    return File(headers, bodies)


def _keeping(name: str, kind: str) -> str:
    """Return how long a browser may cache a file."""
    if name.startswith(ASSETS):
        return FOR_GOOD
    return FOR_A_WHILE if kind in PICTURES else ASK_AGAIN


def _best(accepted: str, bodies: dict[str, bytes]) -> str:
    """Return the best content coding that the client accepts; "" for none."""
    wanted = [coding.lower().replace(" ", "") for coding in _listed(accepted)]
    names = {coding.partition(";")[0] for coding in wanted if not coding.endswith(";q=0")}
    return next((coding for coding in ("br", "gzip") if coding in bodies and coding in names), "")


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")]
