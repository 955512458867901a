"""A search for leaks: every message is compared with the truth about the game.

There are three ways, none of which trusts the views. A message must be the same when it is made
from a position in which everything hidden was shuffled. Cards that were dealt in secret must not be
named. The seed and the passes must not occur at all. Pages are compared in the same way; errors
must be the same at every position, and the log must not mention what is played.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from random import Random
from typing import TYPE_CHECKING

import msgspec

from sztab.core.rng import Rng
from sztab.server import wire
from sztab.server.api import schemas
from sztab.server.api.replay_pages import ReplayPages
from sztab.server.tables import log as entries
from sztab.server.tables import views
from sztab.server.tables.proposals import PROPOSALS
from sztab.server.tables.scheduler import _seed_for_bot, ask
from sztab.server.workers.bot_decision import weigh
from sztab.server.workers.ranks import RANKS, rank
from tests.server.playing.message_checks import (
    answer_at,
    check_same_message,
    check_same_value,
    check_unnamed,
    parts_of,
    public_news,
    text_of,
    viewer_of,
)
from tests.server.playing.recorded_table import RecordedTable, messages_of, moments_of
from tests.server.playing.recording_client import SPECTATOR, Heard
from tests.server.playing.seeds import seeded
from tests.server.playing.table_history import moments
from tests.server.playing.traces import Leak, check_log, check_names, digits, fragments

if TYPE_CHECKING:
    from io import StringIO

    from sztab.server.store import LogRow
    from sztab.server.tables.table import Table
    from sztab.server.workers.bot_messages import Question
    from sztab.server.workers.ranks import Rank
    from tests.server.playing.recorded_table import Amount, Page
    from tests.server.playing.table_history import Moment
    from tests.server.playing.variants import Variant
    from tests.server.servers import Inside

OK = 200
SHADOWS = 4
"""The number of shadows that each position is compared with."""


class Examiner:
    """Checks all messages of a table.

    `share` is the fraction of the positions that are compared with their shadows, and likewise of
    the events; every message is searched for names, seed and passes. With 1.0 each position is
    compared with several shadows, because one may be the same by chance.
    """

    def __init__(self, recorded: RecordedTable, rows: list[LogRow], *, share: float = 1.0) -> None:
        self.seen: Counter[str] = Counter()
        self._rows = rows
        self._code = recorded.code
        self._name = recorded.name
        self._marks = [part for token in recorded.tokens for part in fragments(token)]
        self._watching = sum(one.viewer < 0 for one in [*recorded.clients, *recorded.gone])
        self._errors: dict[tuple[str, str], schemas.Error] = {}
        self._pages = recorded.pages
        self._share = share
        self._shadows = SHADOWS if share == 1.0 else 1
        self._random = Random(recorded.name)
        self._heard = defaultdict(list)
        self._replayed = defaultdict(list)
        for page in recorded.pages:
            for shown in moments_of(page):
                self._replayed[shown.seq].append((page, shown))
        told = recorded.heard() + [one for page in recorded.pages for one in messages_of(page)]
        for one in told:
            for part in parts_of(one):
                self._heard[part.message.seq].append(part)  # type: ignore[attr-defined]

    async def examine(self) -> Counter[str]:
        """Raise Leak at the first leak; return counts of what was compared.

        It lets other games go on meanwhile: a blocked server would take its store for dead.
        """
        opened = entries.decode(self._rows[0].entry)
        assert isinstance(opened, entries.Opened)
        over = len(self._rows)
        for moment in moments(self._code, self._rows, Rng(self._name)):
            if moment.table.status == "over":
                over = min(over, moment.seq)
            self._known: set[tuple[int, str]] = set()
            for one in self._heard.pop(moment.seq, []):
                self._search(one, opened.seed, is_over=moment.seq >= over)
                self._check(one, moment)
            self._check_pages(moment)
            if self._random.random() < self._share:
                self._check_questions(moment)
            self._check_consent(moment)
            await asyncio.sleep(0)
        for one in self._heard.pop(-1, []):
            self._search(one, opened.seed, is_over=False)
        assert not self._heard, "messages about what never happened"
        assert not self._replayed, "a replay of what never happened"
        for page in self._pages:
            if page.seq < over and any(part in page.text for part in digits(opened.seed)):
                raise Leak(f"{page.path} tells the seed")
            self._search_tokens(page.text, page.path)
        return self.seen

    # The seed and the passes

    def _search(self, one: Heard, seed: str, *, is_over: bool) -> None:
        self.seen["messages"] += 1
        if not is_over and any(part in one.raw for part in digits(seed)):
            raise Leak(f"{viewer_of(one)} was told the seed: {one.raw}")
        self._search_tokens(one.raw, viewer_of(one))

    def _search_tokens(self, text: str, where: str) -> None:
        if any(part in text for part in self._marks):
            raise Leak(f"{where} was told a pass: {text}")

    # One message

    def _check(self, one: Heard, moment: Moment) -> None:
        message = one.message
        check_same_message(one.raw, message, one, "is not all that the protocol knows")
        if isinstance(message, wire.UpdateMessage):
            self._check_update(one, message, moment)
        elif isinstance(message, wire.WelcomeMessage):
            self._check_position(one, message.position, moment)
            self._check_table(one, message.table, moment)
        elif isinstance(message, wire.RefusalMessage | wire.AllowedMessage):
            self._check_answer(one, moment)
        elif isinstance(message, wire.AdviceMessage):
            self._check_advice(one, message, moment)
        elif isinstance(message, wire.PresenceMessage) and message.spectators > self._watching:
            raise Leak(f"{viewer_of(one)} is told of spectators who are not there: {one.raw}")

    def _check_update(self, one: Heard, update: wire.UpdateMessage, moment: Moment) -> None:
        if update.at != moment.row.at:
            raise Leak(f"{viewer_of(one)} is told another time than was stored: {one.raw}")
        telling = one.viewer, text_of(msgspec.to_builtins([update.news, update.events]))
        if telling not in self._known:  # otherwise it is sent again, word for word
            self._known.add(telling)
            check_same_value(update.news, public_news(one.viewer, moment), one, "may not know this")
            self._check_events(one, update, moment)
        if update.position is not None:
            self._check_position(one, update.position, moment)
        if update.table is not None:
            self._check_table(one, update.table, moment)

    def _check_events(self, one: Heard, update: wire.UpdateMessage, moment: Moment) -> None:
        """Compare the events of each ply with those of its shadow; look for names."""
        at = 0
        for number, ply in enumerate(moment.plies):
            happened = update.events[at : at + len(ply.events)]
            at += len(ply.events)
            if moment.is_secret(number, one.viewer):
                check_unnamed(happened, ply, one, moment)
                self.seen["secret plies"] += 1
            if self._random.random() < self._share:
                self._check_ply(one, happened, moment, number)
        if at != len(update.events):
            raise Leak(f"{viewer_of(one)} was told of things that did not happen: {one.raw}")

    def _check_ply(
        self, one: Heard, happened: list[wire.Happened], moment: Moment, number: int
    ) -> None:
        told = moment.told(number, one.viewer)
        if told is None:
            self.seen["plies that reveal"] += 1
            return
        self.seen["plies"] += 1
        name = moment.plies[number].name
        check_same_value(happened, told, one, f"is told too much of {name!r}")

    def _check_position(
        self, one: Heard, position: wire.PositionView | None, moment: Moment
    ) -> None:
        if position is None or self._random.random() >= self._share:
            return
        self.seen["positions"] += 1
        for number in range(self._shadows):
            other = moment.shown(one.viewer, number, refusals=one.refusals)
            assert other is not None
            if moment.table.clocks is not None:
                other.clock = position.clock
            check_same_value(position, other, one, "sees something hidden")

    def _check_table(self, one: Heard, table: wire.TableInfo, moment: Moment) -> None:
        here = [seat.seat for seat in table.seats if seat.here]
        other = views.info(moment.shadow(one.viewer), here)
        check_same_value(table, other, one, "is told too much of the table")

    # Answers

    def _check_answer(self, one: Heard, moment: Moment) -> None:
        """Refusals and their reasons must not depend on hidden information."""
        request = one.request
        if request is None or type(request) not in {wire.WhyRequest, *PROPOSALS}:
            return
        self.seen["answers"] += 1
        undoing = isinstance(request, wire.UndoRequest)
        shadow = (moment.shadow_with_past if undoing else moment.shadow)(one.viewer)
        answer = answer_at(shadow, one.viewer, request)
        check_same_value(one.message, answer, one, f"learns from what is answered to {request}")

    def _check_advice(self, one: Heard, advice: wire.AdviceMessage, moment: Moment) -> None:
        position = moment.shown(one.viewer, refusals=False)
        advised = [advice.choice, *([advice.runner_up] if advice.runner_up else [])]
        if position is None or any(one not in position.choices for one in advised):
            raise Leak(f"{viewer_of(one)} is advised to do what only the truth allows: {one.raw}")
        chosen = rank(advice.rank)
        if chosen.seconds:  # the second choice depends on the clock
            return
        self.seen["advice"] += 1
        answer = weigh(self._question(moment, one.viewer, chosen))
        told = (advice.simulations, advice.share, advice.choice.action, advice.runner_up_share)
        if told != (answer.simulations, answer.share, answer.action, answer.runner_up_share):
            raise Leak(f"{viewer_of(one)} is advised by something hidden: {one.raw}, but {answer}")

    @staticmethod
    def _question(moment: Moment, seat: int, chosen: Rank) -> Question:
        """Return the question to a bot at the shadow, with the real chance."""
        other = ask(moment.shadow(seat), seat, chosen)
        return msgspec.structs.replace(other, seed=_seed_for_bot(moment.table, seat))

    # Pages

    def _check_pages(self, moment: Moment) -> None:
        for page, shown in self._replayed.pop(moment.seq, []):
            self._check_replayed(page, shown, moment)
        for page in self._pages:
            if page.seq == moment.seq:
                self._check_page(page, moment)

    def _check_replayed(self, page: Page, shown: schemas.ReplayMoment, moment: Moment) -> None:
        """Compare a position of a replay with its shadow; its events are checked as messages."""
        self.seen["replayed"] += 1
        shadow = moment.shadow(page.viewer)
        assert isinstance(moment.entry, entries.Started | entries.Moved)
        one = Heard(page.viewer, text_of(msgspec.to_builtins(shown)), wire.PongMessage(0, 0), None)
        pages = ReplayPages(shadow.game, shadow.rules)
        other = pages._position(shadow.play.state, moment.seq, page.viewer)
        check_same_value(shown.position, other, one, "sees something hidden in a replay")
        action, notation = shown.news.action, moment.table.play.notation
        fields = notation.fields(notation.parse(action)) if action else {}
        check_same_value(
            (shown.fields, shown.comment), (fields, ""), one, "reads too much in a replay"
        )

    def _check_page(self, page: Page, moment: Moment) -> None:
        self.seen["pages"] += 1
        one = Heard(page.viewer, page.text, wire.PongMessage(0, 0), None)
        if page.status != OK:
            self._check_error(page, moment.table)
        elif page.path == f"/api/tables/{self._code}":
            table = msgspec.json.decode(page.text, type=wire.TableInfo)
            self._check_table(one, table, moment)
        elif page.path == "/api/tables":
            listing = msgspec.json.decode(page.text, type=schemas.Listing)
            listed = [each for each in listing.tables if each.code == self._code]
            other = [views.listed(moment.shadow(SPECTATOR))]
            check_same_value(
                listed, other[: len(listed)], one, "reads something hidden in the list"
            )
        elif page.path.endswith("/components"):
            parts = moment.table.game.components.in_play(moment.table.rules)
            if msgspec.json.decode(page.text) != msgspec.to_builtins(parts):
                raise Leak(f"{page.path} tells more than what is in the box")
        elif not page.path.startswith("/api/tables/"):
            check_names(page.text, moment.table.game.name, page.path)

    def _check_error(self, page: Page, table: Table) -> None:
        """Check that an error is the same at every position, and names no card."""
        error = msgspec.json.decode(page.text, type=schemas.Error)
        check_names(error.text, table.game.name, page.path)
        key = page.path.partition("?")[0], error.code
        if self._errors.setdefault(key, error) != error:
            raise Leak(f"{page.path} answers {error}, and {self._errors[key]} before")

    def _check_consent(self, moment: Moment) -> None:
        """A request for consent may reveal that a player was shown something, but not what."""
        entry = moment.entry
        if not isinstance(entry, entries.Asked):
            return
        self.seen["consents"] += 1
        true = moment.table.play.undo_target(entry.seat)
        for viewer in range(-1, len(moment.table.seats)):
            other = moment.shadow_with_past(viewer).play.undo_target(entry.seat)
            if (other.moves, other.consent) != (true.moves, true.consent):
                raise Leak(f"who is asked tells P{viewer + 1} something hidden: {entry}")

    def _check_questions(self, moment: Moment) -> None:
        """The question to a bot for a seat must not depend on what is hidden from the seat."""
        seat = moment.table.to_move()
        if seat < 0:
            return
        self.seen["questions"] += 1
        for chosen in RANKS:
            true, other = ask(moment.table, seat, chosen), self._question(moment, seat, chosen)
            if true != other:
                raise Leak(f"a bot for P{seat + 1} is shown something hidden: {true} {other}")


async def check_leaks(
    server: Inside, variant: Variant, name: str, amount: Amount, log: StringIO, *, share: float
) -> Counter[str]:
    """Play a game with curious players, and check all messages and logs of it."""
    recorded = await play_recorded(server, variant, name, amount)
    return await examine(server, recorded, log, share=share)


async def play_recorded(
    server: Inside, variant: Variant, name: str, amount: Amount
) -> RecordedTable:
    """Play a game with curious players."""
    recorded = RecordedTable(server, variant, name)
    async with server.opening:
        with seeded(name):
            await recorded.sit_down()
    await recorded.play(amount)
    return recorded


async def examine(
    server: Inside, recorded: RecordedTable, log: StringIO, *, share: float
) -> Counter[str]:
    """Check all messages and logs of a game."""
    rows = await server.hub.store.read(recorded.code)
    opened = entries.decode(rows[0].entry)
    assert isinstance(opened, entries.Opened)
    check_log(log.getvalue(), opened.seed, recorded)
    return await Examiner(recorded, rows, share=share).examine()
