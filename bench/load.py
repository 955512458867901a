"""Load test: drives tables on a local server with scripted players, and prints figures.

    python -m bench.load                          # 50 to 1,200 tables, a move a second each
    python -m bench.load --tables 800 --pace 0.5  # two moves a second at each table
    python -m bench.load --length                 # does a move cost more late in a game?
    python -m bench.load --flood                  # does a flooding client slow the others down?

The server runs in its own process, with the same Python. A move is timed from sending it until
every client of its table has its update. `--database` takes the URL of a PostgreSQL. The last
column is the number of processors that all other processes kept busy, the first line the load
average of the minute before. On a quiet machine both are about 0.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import statistics
import sys
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bench.load_server import LoadServer, open_tables
from bench.machine import Others, load_average, psutil
from sztab import COMPILED, games
from sztab.server.operations.open_files import raise_file_limit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from websockets.asyncio.client import ClientConnection

    from bench.load_server import Opened

SIZES: Final = (50, 200, 800, 1200)
FILES_PER_TABLE: Final = 4
SECONDS: Final = 20.0
SECONDS_OF_LENGTH: Final = 3.0
"""Without pauses, a game is over in half a minute."""
MEGABYTE: Final = 1024 * 1024


class Choice(msgspec.Struct):
    """The fields of a choice that a scripted player reads."""

    action: str


class Position(msgspec.Struct):
    """The fields of a position that a scripted player reads."""

    turn: int
    choices: list[Choice] = []


class Heard(msgspec.Struct):
    """The fields of a message that a scripted player reads."""

    type: str
    seq: int = 0
    position: Position | None = None
    code: str = ""


DECODER: Final = msgspec.json.Decoder(Heard)


@dataclass
class Tally:
    """The times of moves, and the number of refusals."""

    seconds: list[float] = field(default_factory=list)
    late: list[tuple[int, float]] = field(default_factory=list)
    refused: int = 0
    games: int = 0

    def percentile(self, share: float) -> float:
        """Return a percentile of the times of moves, in milliseconds."""
        if not self.seconds:
            return float("nan")
        ordered = sorted(self.seconds)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class Table:
    """One table with a client on each seat, and spectators."""

    def __init__(
        self, url: str, opened: Opened, pace: float, tally: Tally, spectators: int = 0
    ) -> None:
        self.url = f"ws{url.removeprefix('http')}/api/tables/{opened.code}/socket"
        self.tokens = [*opened.tokens, *[""] * spectators]
        self.pace = pace
        self.tally = tally
        self.sent: dict[int, tuple[float, set[int]]] = {}
        self.thoughts: set[asyncio.Task[None]] = set()
        self.chance = random.Random(opened.code)

    async def play(self) -> None:
        """Play until the game is over or the time is up."""
        try:
            await asyncio.gather(*(self._sit(n, token) for n, token in enumerate(self.tokens)))
        finally:
            for thought in self.thoughts:
                thought.cancel()

    async def _sit(self, number: int, token: str) -> None:
        async with connect(self.url, compression=None, max_size=None, ping_interval=None) as one:
            await one.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
            async for data in one:
                heard = DECODER.decode(data)
                if heard.type == "update":
                    self._arrived(heard.seq, number)
                if heard.type == "refusal":
                    self.tally.refused += 1
                if heard.position is not None and heard.position.choices:
                    self.thoughts.add(
                        asyncio.create_task(self._move(one, heard.position, heard.seq))
                    )

    async def _move(self, one: ClientConnection, position: Position, seq: int) -> None:
        """Wait for a thinking time, then move."""
        await asyncio.sleep(self.chance.expovariate(1 / self.pace) if self.pace else 0)
        choice = self.chance.choice(position.choices).action
        move = {"type": "move", "answers": position.turn, "action": choice}
        self.sent[seq + 1] = time.perf_counter(), set(range(len(self.tokens)))
        with contextlib.suppress(ConnectionClosed):
            await one.send(msgspec.json.encode(move).decode())
        self.thoughts = {thought for thought in self.thoughts if not thought.done()}

    def _arrived(self, seq: int, number: int) -> None:
        """Note that a client has received a move; the last client completes its time."""
        if seq not in self.sent:
            return
        sent, missing = self.sent[seq]
        missing.discard(number)
        if not missing:
            del self.sent[seq]
            took = time.perf_counter() - sent
            self.tally.seconds.append(took)
            self.tally.late.append((seq, took))


@dataclass(frozen=True)
class Figures:
    """One row of the printed table."""

    tables: int
    moves: float
    p50: float
    p99: float
    memory: float
    cores: float
    cost: float
    others: float


async def drive(server: LoadServer, options: argparse.Namespace, number: int) -> Figures:
    """Run a number of tables for a while and measure."""
    empty = server.memory()
    opened = await open_tables(server.url, number, options.games)
    tally = Tally()
    watched = options.spectators
    tables = [Table(server.url, one, options.pace, tally, watched) for one in opened]
    tasks = [asyncio.create_task(table.play()) for table in tables]
    await asyncio.sleep(options.warm)
    tally.seconds.clear()
    began, cpu, others = time.perf_counter(), server.cpu(), Others(server.measured)
    await asyncio.sleep(options.seconds)
    took, used = time.perf_counter() - began, server.cpu() - cpu
    moves = len(tally.seconds)
    figures = Figures(
        tables=number,
        moves=moves / took,
        p50=tally.percentile(0.5),
        p99=tally.percentile(0.99),
        memory=(server.memory() - empty) / number / MEGABYTE,
        cores=used / took,
        cost=1e6 * used / max(1, moves),
        others=others.cores(took),
    )
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    if tally.refused:
        print(f"{tally.refused} requests were refused", file=sys.stderr)
    return figures


HEADINGS: Final = (
    "| tables | moves/s | p50 ms | p99 ms | MB/table | cores | CPU µs/move | others' cores |"
)
LENGTH_HEADINGS: Final = (
    "| moves | decisions so far | CPU µs/move | p50 ms | p99 ms | others' cores |"
)


def heading(columns: str) -> str:
    """Return the first two rows of a Markdown table with right-aligned columns."""
    return f"{columns}\n|{'---:|' * (columns.count('|') - 1)}"


def row(figures: Figures) -> str:
    """Return one row of Markdown."""
    return (
        f"| {figures.tables} | {figures.moves:.0f} | {figures.p50:.1f} | {figures.p99:.1f} "
        f"| {figures.memory:.2f} | {figures.cores:.2f} | {figures.cost:.0f} "
        f"| {figures.others:.2f} |"
    )


async def sizes(options: argparse.Namespace) -> None:
    """Measure at each number of tables."""
    print(heading(HEADINGS))
    for number in options.tables:
        with LoadServer(options.database) as server:
            print(row(await drive(server, options, number)), flush=True)


async def length(options: argparse.Namespace) -> None:
    """Measure the cost of a move for the server, early and late in long games."""
    with LoadServer(options.database) as server:
        opened = await open_tables(server.url, 20, ["rush"])
        tally = Tally()
        tables = [Table(server.url, one, 0.0, tally) for one in opened]
        tasks = [asyncio.create_task(table.play()) for table in tables]
        print(heading(LENGTH_HEADINGS))
        most = 1
        for _ in range(options.windows):
            tally.seconds.clear()
            tally.late.clear()
            began, cpu, others = time.perf_counter(), server.cpu(), Others(server.measured)
            await asyncio.sleep(options.seconds)
            if len(tally.late) < most / 2:
                break  # most games are over, and with few tables a move costs more
            most = max(most, len(tally.late))
            used = server.cpu() - cpu
            mean = statistics.fmean(seq for seq, _ in tally.late)
            print(
                f"| {len(tally.late)} | {mean:.0f} | {1e6 * used / len(tally.late):.0f} "
                f"| {tally.percentile(0.5):.1f} | {tally.percentile(0.99):.1f} "
                f"| {others.cores(time.perf_counter() - began):.2f} |",
                flush=True,
            )
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def flood(options: argparse.Namespace) -> None:
    """Measure moves of other tables, without and with clients that send as fast as they can."""
    print(heading(HEADINGS.replace("tables", "tables (flooding clients)", 1)))
    for flooding in (0, 4):
        with LoadServer(options.database, generous=False) as server:
            garbage = [asyncio.create_task(_shout(server.url)) for _ in range(flooding)]
            figures = await drive(server, options, options.tables[0])
            for task in garbage:
                task.cancel()
            await asyncio.gather(*garbage, return_exceptions=True)
            print(row(figures).replace("| ", f"| ({flooding}) ", 1), flush=True)


async def _shout(url: str) -> None:
    """Send valid and invalid messages without pause; reconnect when disconnected."""
    (table,) = await open_tables(url, 1, ["warsaw"])
    address = f"ws{url.removeprefix('http')}/api/tables/{table.code}/socket"
    noise = [
        msgspec.json.encode({"type": "move", "answers": 1, "action": "pass"}).decode(),
        msgspec.json.encode({"type": "why", "action": "play nothing"}).decode(),
        "{" * 2000,
    ]
    hello = msgspec.json.encode({"type": "hello", "token": table.tokens[0]}).decode()
    while True:
        try:
            async with connect(address, compression=None, max_size=None) as one:
                await one.send(hello)
                for number in range(1_000_000):
                    await one.send(noise[number % len(noise)])
        except Exception:  # noqa: BLE001 (disconnections are expected)
            await asyncio.sleep(0.05)


def parse(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """Read the options."""
    options = argparse.ArgumentParser(
        prog="python -m bench.load",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    options.add_argument("--tables", type=_numbers, default=list(SIZES), help="50,200,800,1200")
    options.add_argument("--pace", type=float, default=1.0, help="mean seconds between moves")
    options.add_argument("--spectators", type=int, default=0, help="spectators at each table")
    options.add_argument(
        "--seconds", type=float, help="per measurement (default 20, with --length 3)"
    )
    options.add_argument("--warm", type=float, default=8.0, help="seconds before measuring")
    options.add_argument("--games", type=lambda text: text.split(","), default=games.names())
    options.add_argument("--database", default="", help="postgresql://…; SQLite by default")
    options.add_argument(
        "--length", action="store_true", help="measure early and late in long games"
    )
    options.add_argument("--windows", type=int, default=8, help="number of measurements (--length)")
    options.add_argument("--flood", action="store_true", help="measure with flooding clients")
    read = options.parse_args(arguments)
    read.seconds = read.seconds or (SECONDS_OF_LENGTH if read.length else SECONDS)
    return read


def _numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",")]


def main() -> None:
    """Run the requested measurement."""
    options = parse()
    raise_file_limit(FILES_PER_TABLE * max(options.tables))
    build = "compiled" if COMPILED else "interpreted"
    cores = psutil.cpu_count()
    print(
        f"Engine {build}, Python {sys.version.split()[0]}, {cores} cores for server and players, "
        f"load average before: {load_average()}.\n"
    )
    what: Any = length if options.length else flood if options.flood else sizes
    asyncio.run(what(options))


if __name__ == "__main__":
    main()
