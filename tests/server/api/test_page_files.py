"""The built page is served quickly, safely, and never from outside its folder."""

from __future__ import annotations

import asyncio
import gzip
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from sztab.server.app import create_app
from sztab.server.settings import Settings
from tests.server.safety.asgi import HOST, ask, scope

HTML = b"<!doctype html><title>Sztab</title>"
SCRIPT = b"export const a = 1;\n" * 100
ROUTES = [
    "/",
    "/table/ABCDEF",
    "/replay/ABCDEF",
    "/rules/rush",
    "/cards/warsaw",
    "/learn/",
    "/new/x",
]
"""Addresses within the page, which must survive a reload."""


def build(folder: Path, html: bytes = HTML) -> Path:
    """Write files like those of a build of the page."""
    dist = folder / "dist"
    (dist / "assets").mkdir(parents=True, exist_ok=True)
    (dist / "assets" / "main-5f3a.js").write_bytes(SCRIPT)
    (dist / "assets" / "main-5f3a.js.br").write_bytes(b"as brotli")
    (dist / "assets" / "text.woff2").write_bytes(b"font")
    (dist / "icon.svg").write_bytes(b"<svg/>")
    (dist / "sw.js").write_bytes(b"self.x = 1;")
    (dist / "manifest.webmanifest").write_bytes(b"{}")
    (dist / "index.html").write_bytes(html)
    return dist


def served(
    folder: Path,
    talk: Callable[[httpx.AsyncClient], Awaitable[None]],
) -> None:
    """Talk to the application itself: the page needs no tables."""

    async def run() -> None:
        transport = httpx.ASGITransport(create_app(Settings(), folder / "dist"))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            await talk(client)

    asyncio.run(run())


def test_every_route_of_the_page_gives_the_page(tmp_path: Path) -> None:
    build(tmp_path)

    async def talk(client: httpx.AsyncClient) -> None:
        for route in ROUTES:
            answer = await client.get(route)
            assert (answer.status_code, answer.content) == (200, HTML), route
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache"
            assert "default-src 'none'" in answer.headers["content-security-policy"]
            again = await client.get(route, headers={"if-none-match": answer.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            assert "content-security-policy" in again.headers

    served(tmp_path, talk)


def test_assets_are_kept_for_good_and_other_files_are_asked_for_again(tmp_path: Path) -> None:
    build(tmp_path)

    async def talk(client: httpx.AsyncClient) -> None:
        asset = await client.get("/assets/main-5f3a.js", headers={"accept-encoding": "identity"})
        assert asset.content == SCRIPT
        assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert asset.headers["content-type"] == "text/javascript; charset=utf-8"
        font = await client.get("/assets/text.woff2")
        assert font.headers["content-type"] == "font/woff2"
        for name, kind in (("sw.js", "text/javascript"), ("manifest.webmanifest", "application/")):
            answer = await client.get(f"/{name}")
            assert answer.headers["content-type"].startswith(kind)
            assert (answer.headers["cache-control"], "etag" in answer.headers) == ("no-cache", True)
        icon = await client.get("/icon.svg")
        assert icon.headers["cache-control"] == "public, max-age=3600"
        head = await client.head("/sw.js", headers={"accept-encoding": "identity"})
        assert (head.headers["content-length"], head.content) == ("11", b"")

    served(tmp_path, talk)


@pytest.mark.parametrize(
    ("accepted", "coding", "size"),
    [
        ("gzip, deflate, br", "br", 9),
        ("gzip", "gzip", len(gzip.compress(SCRIPT))),
        ("gzip, br;q=0", "gzip", len(gzip.compress(SCRIPT))),
        ("identity", None, len(SCRIPT)),
        ("", None, len(SCRIPT)),
    ],
)
def test_a_file_is_compressed_if_the_client_accepts_it(
    tmp_path: Path, accepted: str, coding: str | None, size: int
) -> None:
    build(tmp_path)

    async def talk(client: httpx.AsyncClient) -> None:
        asked = {"accept-encoding": accepted}
        async with client.stream("GET", "/assets/main-5f3a.js", headers=asked) as answer:
            raw = b"".join([part async for part in answer.aiter_raw()])
        assert len(raw) == size
        assert answer.headers.get("content-encoding") == coding
        assert answer.headers["vary"] == "Accept-Encoding"

    served(tmp_path, talk)


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "//secret.txt",
        "/assets/main-5f3a.js.gz",
        "/nothing.png",
        "/assets",
        "/index.html.br",
        "/C:/secret.txt",
        "/\0.txt",
        "/\\secret.txt",
        "/..\\secret.txt",
        "/..",
        "",
    ],
)
def test_nothing_outside_the_folder_is_ever_sent(tmp_path: Path, path: str) -> None:
    build(tmp_path)
    (tmp_path / "secret.txt").write_bytes(b"secret")
    answer = ask(create_app(Settings(names=(HOST,)), tmp_path / "dist"), scope(path=path))
    assert answer.status == 404 or answer.body == HTML


def test_the_api_is_not_the_page(tmp_path: Path) -> None:
    build(tmp_path)

    async def talk(client: httpx.AsyncClient) -> None:
        for path in ("/api/nothing", "/api", "/health/nothing", "/metrics/x"):
            answer = await client.get(path)
            assert (answer.status_code, answer.json()["code"]) == (404, "not-found"), path
        assert (await client.post("/table/ABCDEF")).status_code == 404
        assert (await client.get("/health/live")).json() == {"status": "alive"}

    served(tmp_path, talk)


def test_a_page_that_is_not_built_says_how_to_build_it_and_is_found_when_it_is(
    tmp_path: Path,
) -> None:
    async def talk(client: httpx.AsyncClient) -> None:
        answer = await client.get("/")
        assert answer.status_code == 503
        assert "python3 tools/page.py" in answer.text
        assert answer.headers["content-type"].startswith("text/plain")
        dist = build(tmp_path)
        assert (await client.get("/sw.js")).status_code == 200
        assert (await client.get("/")).content == HTML
        build(tmp_path, b"<p>new")
        os.utime(dist / "index.html", (1, 1))
        assert (await client.get("/table/ABCDEF")).content == b"<p>new"

    served(tmp_path, talk)


def test_a_page_of_many_files_loads_without_throttling(tmp_path: Path) -> None:
    build(tmp_path)

    async def talk(client: httpx.AsyncClient) -> None:
        for _ in range(3):
            answers = [await client.get("/assets/text.woff2") for _ in range(60)]
            assert {answer.status_code for answer in answers} == {200}

    served(tmp_path, talk)


def test_each_answer_says_which_build_of_the_page_is_shipped(tmp_path: Path) -> None:
    def html(name: str) -> bytes:
        return HTML + f'<meta name="sztab-page" content="{name}" />'.encode()

    async def talk(client: httpx.AsyncClient) -> None:
        for address in ("/", "/icon.svg", "/api/nothing", "/health/live"):
            assert (await client.get(address)).headers["sztab-page"] == "aaaa"
        assert (await client.head("/")).headers["sztab-page"] == "aaaa"
        os.utime(build(tmp_path, html("bbbb")) / "index.html", (1, 1))
        assert (await client.get("/")).headers["sztab-page"] == "bbbb"
        assert (await client.get("/api/nothing")).headers["sztab-page"] == "bbbb"

    build(tmp_path, html("aaaa"))
    served(tmp_path, talk)


def test_a_page_without_a_name_is_not_named(tmp_path: Path) -> None:
    async def talk(client: httpx.AsyncClient) -> None:
        assert "sztab-page" not in (await client.get("/")).headers

    build(tmp_path)
    served(tmp_path, talk)
