"""Test doubles of the server's parts: a store in memory, bots without processes, a connection."""

from __future__ import annotations

import asyncio
import functools
from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, ParamSpec, cast

import msgspec

from sztab import games
from sztab.core.action import SztabError
from sztab.server import wire
from sztab.server.api.job_runner import JobRunner
from sztab.server.operations.metrics import Metrics
from sztab.server.safety.tokens import Passes
from sztab.server.store import (
    CONNECTED,
    Beat,
    Conflict,
    Gone,
    LogRow,
    Seen,
    Sighting,
    Store,
    StoreDown,
    SummaryRow,
    TableRow,
    Taken,
)
from sztab.server.tables import log as entries
from sztab.server.tables.service import TableService
from sztab.server.tables.worker_state import WorkerState
from sztab.server.workers.bot_messages import BotAnswer, Question
from sztab.server.workers.bot_pool import BotPool
from sztab.server.workers.job_pools import JobPools, refusal_of
from sztab.server.workers.jobs import AnyJob, JobResult, JobTask
from sztab.server.workers.ranks import Rank

P = ParamSpec("P")
T0 = 1_000_000_000
"""The time at which the tests begin, in milliseconds."""
LONG = 20.0
"""Nothing in these tests takes this many seconds unless it hangs."""
_MESSAGES = msgspec.json.Decoder(wire.AnyMessage)


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run a test in its own event loop."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def within() -> None:
            async with asyncio.timeout(LONG):
                await test(*args, **kwargs)

        asyncio.run(within())

    return run


async def until(condition: Callable[[], bool]) -> None:
    """Let other tasks run until a condition holds."""
    while not condition():  # noqa: ASYNC110 (there is no event for it)
        await asyncio.sleep(0)


class MemoryStore:
    """A store that keeps everything in memory, and fails on request.

    `trouble` lists the fates of the next appends: `down` (not written), `unknown` (written, but the
    answer is lost), `beaten` (another worker writes `rival` first), or nothing.
    """

    shared = False

    def __init__(self) -> None:
        self.logs: dict[str, list[LogRow]] = {}
        self.summaries: dict[str, SummaryRow] = {}
        self.trouble: list[str] = []
        self.rival: entries.Entry | None = None
        self.appends = 0
        self.reads = 0
        self.is_up = True
        self.writing: asyncio.Event | None = None
        """If set, writes wait for it."""
        self.reading: asyncio.Event | None = None
        """If set, reads return only after it."""
        self.on_news: Callable[[str, int], None] | None = None
        self.on_gap: Callable[[], None] | None = None
        self.signs: dict[str, Beat] = {}
        self.on_presence: Callable[[str], None] | None = None
        self.sightings: dict[tuple[str, int, str], int] = {}
        """When workers last saw the seats of tables, or CONNECTED."""
        self.sighting_writes = 0

    async def create(self, code: str, at: int, entry: bytes, summary: SummaryRow) -> None:
        self._check_up()
        if code in self.logs:
            raise Taken(code)
        self.logs[code] = [LogRow(code, 0, at, entry)]
        self.summaries[code] = summary

    async def append(self, code: str, seq: int, at: int, entry: bytes, summary: SummaryRow) -> None:
        self.appends += 1
        if self.writing is not None:
            await self.writing.wait()
        trouble = self.trouble.pop(0) if self.trouble else ""
        if trouble == "down":
            raise StoreDown("The database does not answer; try again later.")
        if trouble == "beaten" and self.rival is not None:
            self.write(code, self.rival, at)
        self._check_up()
        self._append(LogRow(code, seq, at, entry), summary)
        if trouble == "unknown":
            raise StoreDown("The database does not answer; try again later.")

    def _append(self, row: LogRow, summary: SummaryRow) -> None:
        log = self.logs.get(row.code)
        if log is None:
            raise Gone(row.code)
        if row.seq != len(log):
            raise Conflict(row.code, row.seq, len(log) - 1)
        log.append(row)
        self.summaries[row.code] = summary

    def write(self, code: str, entry: entries.Entry, at: int = T0) -> int:
        """Write an entry as another worker would; return its sequence number."""
        seq = len(self.logs[code])
        self.logs[code].append(LogRow(code, seq, at, entries.encode(entry)))
        return seq

    def _check_up(self) -> None:
        if not self.is_up:
            raise StoreDown("The database does not answer; try again later.")

    async def read(self, code: str, after: int = -1) -> list[LogRow]:
        self._check_up()
        self.reads += 1
        rows = [row for row in self.logs.get(code, []) if row.seq > after]
        if self.reading is not None:
            await self.reading.wait()
        return rows

    def entries(self, code: str) -> list[entries.AnyEntry]:
        """Return the stored entries of a table."""
        return [entries.decode(row.entry) for row in self.logs[code]]

    async def table(self, code: str) -> TableRow | None:
        rows = self.logs.get(code)
        if not rows:
            return None
        return TableRow(code, len(rows) - 1, rows[0].at, rows[-1].at, self.summaries[code])

    async def public(self, limit: int = 100, game: str | None = None) -> list[TableRow]:
        rows = [await self.table(code) for code in self.logs]
        found = [row for row in rows if row is not None and row.summary.public]
        return [row for row in found if game in {None, row.summary.game}][:limit]

    async def waiting(self, before: int | None = None) -> list[str]:
        self._check_up()
        codes = [code for code, one in self.summaries.items() if one.waits]
        return [code for code in codes if before is None or self.logs[code][-1].at < before]

    async def unchecked(self, engines: Mapping[str, str]) -> list[str]:
        running = [(code, one) for code, one in self.summaries.items() if one.status == "running"]
        return [code for code, one in running if one.engine != engines.get(one.game)]

    async def note_engine(self, code: str, engine: str) -> None:
        self.summaries[code] = msgspec.structs.replace(self.summaries[code], engine=engine)

    async def expire(self, status: str, before: int) -> int:
        old = [c for c, s in self.summaries.items() if s.status == status]
        old = [code for code in old if self.logs[code][-1].at < before]
        for code in old:
            del self.logs[code], self.summaries[code]
        return len(old)

    async def counts(self) -> dict[str, int]:
        numbers: dict[str, int] = defaultdict(int)
        for one in self.summaries.values():
            numbers[one.status] += 1
        return dict(numbers)

    async def secret(self) -> bytes:
        return b"s" * 32

    async def beat(self, worker: str, at: int, lags: str = "") -> None:
        self.signs[worker] = Beat(worker, at, lags)

    async def beats(self, after: int) -> list[Beat]:
        return [one for one in self.signs.values() if one.at > after]

    async def last_beat(self) -> int:
        return max((one.at for one in self.signs.values()), default=0)

    async def note_sightings(self, worker: str, seen: list[Sighting]) -> None:
        self._check_up()
        self.sighting_writes += 1
        for one in seen:
            self.sightings[one.code, one.seat, worker] = one.seen_at

    async def seen_elsewhere(self, code: str, worker: str) -> list[Seen]:
        self._check_up()
        rows = [(key, at) for key, at in self.sightings.items() if key[0] == code]
        return [
            Seen(seat, self._beat_of(who) if at == CONNECTED else at, connected=at == CONNECTED)
            for (_, seat, who), at in rows
            if who != worker
        ]

    def _beat_of(self, worker: str) -> int:
        return self.signs[worker].at if worker in self.signs else 0

    async def end_sightings(self, worker: str, at: int) -> None:
        for key, seen in self.sightings.items():
            if key[2] == worker and seen == CONNECTED:
                self.sightings[key] = at

    async def ping(self) -> None:
        self._check_up()

    async def close(self) -> None:
        pass


class QuickBots:
    """Answers with the first legal action, at once or when `thinking` is set.

    The second one is the runner-up.
    """

    def __init__(self) -> None:
        self.questions: list[Question] = []
        self.ranks: list[str] = []
        self.thinking: asyncio.Event | None = None
        self.fails = False

    async def advise(self, question: Question, rank: Rank) -> BotAnswer:
        self.questions.append(question)
        self.ranks.append(rank.name)
        if self.thinking is not None:
            await self.thinking.wait()
        if self.fails:
            raise SztabError("The bot cannot decide.")
        first, *others = choices_of(question)
        if not others:
            return BotAnswer(0, action=first)
        return BotAnswer(0, first, "", 500, 62, others[0], 21)

    def waiting(self) -> int:
        return 0


def choices_of(question: Question) -> list[str]:
    """Return the legal actions of a question."""
    game = games.get(question.game)
    preset = question.preset or None
    rules = game.rules(question.players, question.settings, preset, question.content)
    view = game.codec.load_view(rules, question.view)
    notation = game.codec.notation(rules)
    return [notation.format(action) for action in view.legal_actions()]


class InlineJobs:
    """Does jobs at once, without processes."""

    def __init__(self) -> None:
        self._bench = JobRunner()
        self.jobs: list[AnyJob] = []

    async def do(self, job: AnyJob, _address: str, *, patient: bool = False) -> JobResult:
        self.jobs.append(job)
        result = self._bench.answer(JobTask(0, job, float(patient)))
        if result.refused is not None:
            raise refusal_of(result.refused)
        return result

    async def close(self) -> None:
        pass


class RecordingConnection:
    """A connection that records its messages."""

    def __init__(self, seat: int = -1, *, refusals: bool = True) -> None:
        self.seat = seat
        self.refusals = refusals
        self.heard: list[wire.AnyMessage] = []
        self.bye: tuple[str, bool] | None = None

    def push(self, data: bytes) -> None:
        self.heard.append(_MESSAGES.decode(data))

    def hang_up(self, code: str, text: str, *, again: bool) -> None:
        self.bye = code, again

    def updates(self) -> list[wire.UpdateMessage]:
        return [one for one in self.heard if isinstance(one, wire.UpdateMessage)]

    def kinds(self) -> list[str]:
        return [one.news.kind for one in self.updates()]


class Clock:
    """A clock that advances only when told to."""

    def __init__(self, now: int) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


class Scene:
    """A server with test doubles for everything that it depends on."""

    def __init__(self, store: MemoryStore | None = None, now: int = T0) -> None:
        self.store = store or MemoryStore()
        self.thinkers = QuickBots()
        self.clock = Clock(now)
        self.workshop = InlineJobs()
        self.hub = TableService(
            WorkerState(
                cast("Store", self.store),
                cast("BotPool", self.thinkers),
                cast("JobPools", self.workshop),
                Passes(b"s" * 32),
                Metrics(),
                self.clock,
            )
        )


async def refused(work: Awaitable[object]) -> str:
    """Return the code of a refusal."""
    try:
        answer = await work
    except SztabError as error:
        return getattr(error, "code", type(error).__name__)
    assert isinstance(answer, wire.RefusalMessage), answer
    return answer.code
