"""The walks in docs/architecture.md: what a move really enters, and whether all files exist."""

from __future__ import annotations

import asyncio
import json
import re
import sys
import threading
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from websockets.asyncio.client import connect

import sztab
from sztab.server.api import schemas
from sztab.server.client import open_seated
from sztab.server.tables.options import SeatPlan, TableOptions
from tests.server.servers import inside, sqlite

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType

    from websockets.asyncio.client import ClientConnection

ROOT = Path(__file__).parents[2]
PACKAGE = Path(sztab.__file__).parent
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
MAX_STATIONS = 20
COUNTED = ("server/", "play/")
"""The rooms whose modules are counted; the engine and its words depend on the game."""
BACKGROUND = (
    "server/operations/",
    "server/safety/headers.py",
    "server/tables/housekeeping.py",
    "server/workers/",
)
"""Runs all the time, even if nobody moves."""
SETTLED = 0.5
"""Seconds after which the server has told who is connected."""
DEADLINE = 60


def section(title: str) -> str:
    """Return the text of a walk."""
    return PAGE.partition(f"\n### {title}\n")[2].partition("\n### ")[0]


def files(text: str) -> list[str]:
    """Return the files that a text names, in order."""
    return re.findall(r"`([\w./-]+\.(?:py|toml|ts|ftl))`", text)


def stations() -> list[str]:
    """Return the modules of the walk of a move: the first file of each step."""
    steps = re.findall(r"^\d+\. `([^`]+)`", section("A move"), re.MULTILINE)
    return [file for file in steps if file.startswith(COUNTED)]


def asked() -> list[str]:
    """Return the modules that are asked on the way."""
    return files(section("A move").partition("Asked on the way:")[2])


class Trace:
    """Notes the modules of the package that are entered while it is on, in all new threads."""

    def __init__(self) -> None:
        self.on = False
        self.entered: set[str] = set()

    def __call__(self, frame: FrameType, event: str, _argument: object) -> None:
        if self.on and event == "call":
            path = Path(frame.f_code.co_filename)
            if path.is_relative_to(PACKAGE):
                self.entered.add(path.relative_to(PACKAGE).as_posix())

    def counted(self) -> set[str]:
        """Return what belongs to the move."""
        return {
            name
            for name in self.entered
            if name.startswith(COUNTED) and not name.startswith(BACKGROUND)
        }


@contextmanager
def tracing() -> Iterator[Trace]:
    trace, before = Trace(), sys.getprofile()
    threading.setprofile(trace)
    sys.setprofile(trace)
    try:
        yield trace
    finally:
        sys.setprofile(before)
        threading.setprofile(None)


async def hear(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """Return the next message of this type."""
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), DEADLINE))
        if message["type"] == kind:
            return message


async def move_of_a_person(folder: Path, trace: Trace) -> None:
    """Play one move, until both players have heard of it."""
    async with inside(sqlite(folder)) as server:
        options = TableOptions("battlegrounds", [SeatPlan("person"), SeatPlan("person")])
        request = schemas.OpenTable(options)
        opened = await asyncio.to_thread(open_seated, server.url, request)
        address = f"{server.url.replace('http', 'ws')}/api/tables/{opened.code}/socket"
        sockets, positions = [], []
        for one in opened.passes:
            socket = await connect(address)
            await socket.send(json.dumps({"type": "hello", "token": one.token}))
            sockets.append(socket)
            positions.append((await hear(socket, "welcome"))["position"])
        mover = next(seat for seat, one in enumerate(positions) if one.get("choices"))
        await asyncio.sleep(SETTLED)
        action = positions[mover]["choices"][0]["action"]
        move = {"type": "move", "answers": positions[mover]["turn"], "action": action, "id": "1"}
        trace.on = True
        await sockets[mover].send(json.dumps(move))
        await hear(sockets[mover], "ok")
        await hear(sockets[1 - mover], "update")
        trace.on = False
        for socket in sockets:
            await socket.close()


def test_a_move_enters_the_modules_of_the_walk(tmp_path: Path) -> None:
    with tracing() as trace:
        asyncio.run(move_of_a_person(tmp_path, trace))
    assert trace.counted() == {*stations(), *asked()}


def test_the_walk_of_a_move_is_short() -> None:
    assert len(set(stations())) == len(stations()) <= MAX_STATIONS
    assert not set(stations()) & set(asked())


@pytest.mark.parametrize("title", ["A move", "A simulated game", "A card", "A toggle"])
def test_the_files_of_a_walk_exist(title: str) -> None:
    named = files(section(title))
    assert named
    assert [
        one for one in named if not (PACKAGE / one).exists() and not (ROOT / one).exists()
    ] == []
