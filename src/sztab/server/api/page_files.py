"""Serves the built page: `index.html` for its own routes, and the files beside it.

All files are read once and found by name, so that no address leads out of the folder. A page that
is built anew while the server runs is read again.
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
"""Where the build of the page is shipped."""
INDEX: Final = "index.html"
ASSETS: Final = "assets/"
"""Below it names hold a hash of what is in the file: it never changes."""
ELSEWHERE: Final = ("api", "health", "metrics")
"""The first part of addresses that are not the page's."""
BROTLI_FILE: Final = ".br"
"""The build lays what brotli makes of a file beside it; gzip is made here."""
COMPRESSED: Final = {".css", ".html", ".js", ".json", ".map", ".svg", ".txt", ".webmanifest"}
"""What gets shorter by it; pictures and fonts are compressed already."""
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
"""Not asked of the system, which may say anything."""
FOR_GOOD: Final = "public, max-age=31536000, immutable"
FOR_A_WHILE: Final = "public, max-age=3600"
ASK_AGAIN: Final = "no-cache"
PICTURES: Final = {".png", ".svg"}
"""Files whose names do not tell their versions, but an old one of which does no harm."""
HEADER: Final = b"sztab-page"
"""Says in each answer which build is shipped: a page that was kept loads itself again by it."""
BUILD: Final = re.compile(rb'<meta name="sztab-page" content="(\w+)"')
NOT_BUILT: Final = """\
The page is not built yet. In a clone of the repository:

    python3 tools/page.py

Then load this address again. The API is there all the same: see docs/protocol.md.
"""


@dataclass(frozen=True)
class File:
    """A file of the page: its headers, and its text as it is and compressed."""

    headers: dict[str, str]
    bodies: dict[str, bytes]

    def answer(self, asked: Headers, method: str) -> Response:
        """Return the file, or that it has not changed."""
        if self.headers["etag"] in _listed(asked.get("if-none-match", "")):
            return Response(None, 304, self.headers)
        coding = _best(asked.get("accept-encoding", ""), self.bodies)
        body = self.bodies[coding]
        more = {"content-encoding": coding} if coding else {}
        headers = {**self.headers, **more, "content-length": str(len(body))}
        return Response(b"" if method == "HEAD" else body, 200, headers)


class Page:
    """ASGI middleware: answers what is the page's, and leaves everything else to the application.

    Args:
        app: The application.
        folder: Where the built page lies; it need not be there yet.
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
        """Return what sends an answer, and says in it which build of the page is shipped."""
        if not self._build:
            return send

        async def named(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), (HEADER, self._build)]
            await send(message)

        return named

    async def _answer(self, scope: Scope) -> Response | None:
        """Return the answer of the page, or None if it is somebody else's."""
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
        """Read the page if it is new; reading and compressing takes long, so in a thread."""
        try:
            built = (self._folder / INDEX).stat().st_mtime
        except OSError:
            return  # not built, or being built
        if built != self._built:
            self._files = await asyncio.to_thread(read, self._folder)
            self._built = built
            self._build = build_of(self._folder)


def build_of(folder: Path) -> bytes:
    """Return which build lies in a folder, as the page itself says; empty if it does not."""
    index = folder / INDEX
    found = BUILD.search(index.read_bytes()) if index.exists() else None
    return found[1] if found is not None else b""


def read(folder: Path) -> dict[str, File]:
    """Return the files of a folder by their names; compressed ones belong to those beside them."""
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
        # Weak: it is the same file, compressed or not.
        "etag": f'W/"{hashlib.sha256(text).hexdigest()[:24]}"',
        "vary": "Accept-Encoding",
    }
    return File(headers, bodies)


def _keeping(name: str, kind: str) -> str:
    """Return how long a browser may keep a file without asking."""
    if name.startswith(ASSETS):
        return FOR_GOOD
    return FOR_A_WHILE if kind in PICTURES else ASK_AGAIN


def _best(accepted: str, bodies: dict[str, bytes]) -> str:
    """Return how the file is sent: the shortest way that is accepted, or as it is."""
    wanted = [coding.lower().replace(" ", "") for coding in _listed(accepted)]
    names = {coding.partition(";")[0] for coding in wanted if not coding.endswith(";q=0")}
    return next((coding for coding in ("br", "gzip") if coding in bodies and coding in names), "")


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")]
