"""Does heavy jobs inside a worker process: card files, records, logs of tables."""

from __future__ import annotations

import logging
from collections import OrderedDict
from hashlib import sha256
from typing import TYPE_CHECKING, Final, Generic, TypeVar

import msgspec

from sztab import games
from sztab.core.action import ContentError, SztabError
from sztab.play import outcome_of
from sztab.server import wire
from sztab.server.api import schemas
from sztab.server.api.replay_pages import (
    ReplayPages,
    pages_of_record,
    pages_of_table,
    read_record,
)
from sztab.server.tables import views
from sztab.server.tables.history import TableHistory
from sztab.server.tables.restore import reading
from sztab.server.wire import Complaint
from sztab.server.wire.refusals import Refusal
from sztab.server.workers.jobs import (
    FAILED,
    CheckCards,
    JobRefused,
    JobResult,
    ReadCards,
    ReplayRecord,
    Retell,
    ShowReplay,
    ShowTimeline,
    TableJob,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sztab.core.action import Message
    from sztab.core.content.changes import CardDifference
    from sztab.records import Record
    from sztab.server.wire import Ending
    from sztab.server.workers.jobs import AnyJob, JobTask

REPLAYS: Final = 4
"""Replays in the cache: a long game takes some megabytes."""
STORIES: Final = 16
"""Histories in the cache; without positions they are smaller than replays."""
MAX_COMPLAINTS: Final = 20
"""Maximum complaints about a card file in one answer."""

logger = logging.getLogger(__name__)
T = TypeVar("T")


class Missing(Exception):
    """The job needs the log of the table after the entry `after`."""

    def __init__(self, after: int) -> None:
        super().__init__(f"the log after entry {after} is missing")
        self.after = after


class RecentlyUsed(Generic[T]):
    """A small cache, which forgets what was not used for longest."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[str, T] = OrderedDict()

    def get(self, key: str) -> T | None:
        """Return the value of a key, if it is still there."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def put(self, key: str, made: T) -> T:
        """Store a value, and return it."""
        self._kept[key] = made
        self._kept.move_to_end(key)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return made

    def drop(self, key: str) -> None:
        """Forget the value of a key."""
        self._kept.pop(key, None)

    def clear(self) -> None:
        """Forget all values."""
        self._kept.clear()


class JobRunner:
    """Does jobs, one after the other, and caches what the next one may need."""

    def __init__(self) -> None:
        self._replays: RecentlyUsed[ReplayPages] = RecentlyUsed(REPLAYS)
        self._records: RecentlyUsed[tuple[Record, ReplayPages]] = RecentlyUsed(REPLAYS)
        self._stories: RecentlyUsed[TableHistory] = RecentlyUsed(STORIES)
        self._ways: dict[type, Callable[..., bytes]] = {
            CheckCards: check_cards,
            ReadCards: _read_cards,
            ReplayRecord: self._open_record,
            ShowReplay: self._show_replay,
            ShowTimeline: self._show_timeline,
            Retell: self._retell,
        }

    def answer(self, task: JobTask) -> JobResult:
        """Do a job; no error in it ends the process."""
        try:
            return JobResult(task.number, body=self.do(task.job))
        except Missing as missing:
            return JobResult(task.number, missing=missing.after)
        except Refusal as error:
            return JobResult(task.number, refused=_refused(error))
        except ContentError as error:
            first = error.first(MAX_COMPLAINTS)
            return JobResult(task.number, refused=_unfit(str(first), first.parts))
        except SztabError as error:
            return JobResult(task.number, refused=_unfit(str(error), [error.complaint]))
        except MemoryError:
            self._replays.clear()
            self._records.clear()
            self._stories.clear()
            text = "This needs more memory than one request may have. Send something smaller."
            return JobResult(task.number, refused=JobRefused("too-heavy", text))
        except Exception:
            logger.exception("a %s has failed", type(task.job).__name__)
            return JobResult(task.number, refused=JobRefused(FAILED, ""))

    def do(self, job: AnyJob) -> bytes:
        """Return the answer to a job; Missing if the log of its table is needed first."""
        return self._ways[type(job)](job)

    # Records

    def _open_record(self, job: ReplayRecord) -> bytes:
        text = job.record
        key = sha256(text.encode(errors="surrogatepass")).hexdigest()
        kept = self._records.get(key)
        if kept is None:
            record = read_record(text)
            kept = self._records.put(key, (record, pages_of_record(record)))
        return wire.ENCODER.encode(_opened(*kept, job))

    # Tables

    def _show_replay(self, job: ShowReplay) -> bytes:
        return wire.ENCODER.encode(self._pages(job).page(job.viewer, job.first, job.count))

    def _show_timeline(self, job: ShowTimeline) -> bytes:
        return wire.ENCODER.encode(self._pages(job).timeline())

    def _pages(self, job: TableJob) -> ReplayPages:
        pages = self._replays.get(_key(job))
        if pages is not None and pages.seq >= job.seq:
            return pages
        if not job.lines:
            raise Missing(-1)
        with reading(job.code):
            return self._replays.put(_key(job), pages_of_table(job.code, job.lines))

    def _retell(self, job: Retell) -> bytes:
        story = self._story(job)
        if story is None or story.seq < min(job.seq, job.after + job.limit):
            raise Missing(story.seq if story is not None else -1)
        return msgspec.msgpack.encode(story.updates(job.viewer, job.after, job.limit))

    def _story(self, job: Retell) -> TableHistory | None:
        """Return the history of a table, extended by the job; None if the beginning is missing."""
        story, lines = self._stories.get(_key(job)), job.lines
        if not lines:
            return story
        self._stories.drop(_key(job))  # a history that fails half-way is not kept
        with reading(job.code):
            if story is None:
                if lines[0].seq != 0:
                    return None
                story, lines = TableHistory(job.code, lines[0]), lines[1:]
            last = story.seq
            story.follow(line for line in lines if line.seq > last)
        return self._stories.put(_key(job), story)


def _key(job: TableJob) -> str:
    return f"{job.code} {job.opened_at}"


def _refused(error: Refusal) -> JobRefused:
    return JobRefused(
        code=error.code,
        text=error.text,
        clause=error.clause,
        key=error.key,
        values=error.values,
        wait=error.wait,
        reason=error.reason,
    )


def _unfit(text: str, problems: Sequence[Message | str]) -> JobRefused:
    """Return the refusal of rules or cards, with all complaints."""
    return JobRefused("rules", text, complaints=[Complaint.of(one) for one in problems])


def _read_cards(job: ReadCards) -> bytes:
    return msgspec.json.encode(games.get(job.game).components.read(job.cards, "cards"))


def check_cards(job: CheckCards) -> bytes:
    """Check toggles and cards; RulesError says why they contradict each other."""
    game = games.get(job.game)
    content = game.components.read(job.cards, "cards") if job.cards else None
    rules = game.rules(job.players, job.settings, job.preset or None, content)
    changes = game.components.changes(content) if content is not None else []
    told = [_change(change) for change in changes]
    return wire.ENCODER.encode(schemas.Checked(dict(rules.settings), rules.card_hash, told))


def _change(change: CardDifference) -> schemas.CardChange:
    fields = [schemas.FieldChange(one.name, one.old, one.new) for one in change.fields]
    return schemas.CardChange(change.kind, change.section, change.id, change.title, fields)


def _opened(record: Record, pages: ReplayPages, job: ReplayRecord) -> schemas.OpenedRecord:
    viewer = pages.viewer_for(-1, job.seat)
    page = pages.page(viewer, job.first, job.count)
    if not job.about:
        return schemas.OpenedRecord(page)
    components = pages.game.components.in_play(pages.rules)
    return schemas.OpenedRecord(page, _about(record, pages), components, pages.timeline())


def _about(record: Record, pages: ReplayPages) -> schemas.RecordInfo:
    game, rules = pages.game, pages.rules
    return schemas.RecordInfo(
        game=game.name,
        title=game.title,
        version=game.version,
        players=rules.players,
        names=list(record.seats),
        preset=record.preset,
        settings=dict(rules.settings),
        date=record.date,
        seed="" if record.seed is None else str(record.seed),
        comment=record.comment,
        ending=_ending(pages),
        house=record.house,
    )


def _ending(pages: ReplayPages) -> Ending | None:
    state = pages.replay.moments[-1].state
    outcome = outcome_of(state)
    return None if outcome is None else views.told_ending(pages.game, state, outcome)
