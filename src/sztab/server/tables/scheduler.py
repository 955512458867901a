"""Background work of a table: bot moves, clocks, hints.

Several workers may have the same table in memory. The worker that stored the last entry is in
charge of the next one; the others wait a little longer, and step in only if nothing comes. The
store decides who was first.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from sztab.core.action import SztabError
from sztab.server import wire
from sztab.server.operations.lags import Lag, decode, overlap
from sztab.server.store import StoreDown
from sztab.server.tables import log, views
from sztab.server.tables.proposals import Proposal, bot_moving, flagging
from sztab.server.wire.refusals import Refusal
from sztab.server.workers.bot_messages import Question
from sztab.server.workers.ranks import rank

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sztab.server.store import Beat
    from sztab.server.tables.live_table import LiveTable
    from sztab.server.tables.table import Table
    from sztab.server.tables.worker_state import WorkerState
    from sztab.server.workers.bot_messages import BotAnswer
    from sztab.server.workers.ranks import Rank

    Commit = Callable[[LiveTable, Proposal], Awaitable[None]]

logger = logging.getLogger(__name__)

STEP_IN: Final = 15.0
"""Seconds that other workers wait for the worker in charge before they step in."""
ASK_AGAIN: Final = 10.0
"""Seconds until a bot that failed is asked again."""
RING_LATE: Final = 0.05
"""Seconds that an alarm is late, so that it never rings before the time is over."""
RING_AGAIN: Final = 1.0
"""Seconds until an alarm rings again if the store was down."""
OVERDUE: Final = 4_000
"""Milliseconds without a heartbeat after which a worker counts as blocked."""
GONE: Final = 30_000
"""Milliseconds without a heartbeat after which a worker counts as gone."""
ADVISER: Final = "captain"
"""The rank of the bot that gives hints."""


class Scheduler:
    """Runs the bots and the clocks of the tables of a worker."""

    def __init__(self, state: WorkerState, commit: Commit) -> None:
        self._state = state
        self._commit = commit

    def wake(self, live: LiveTable, *, mine: bool) -> None:
        """Schedule the next bot move and the alarm, at once if this worker is in charge (`mine`).

        A worker that does not share its store always is.
        """
        mine = mine or not self._state.store.shared
        self._set_alarm(live, late=0.0 if mine else STEP_IN)
        table = live.table
        seat = table.to_move()
        name = table.seats[seat].bot if seat >= 0 else ""
        if not name or self._state.closing or live.is_held():
            return
        before, live.thought = live.thought, (table.turn, name, mine)
        if live.thinking is not None:
            if live.thinking is asyncio.current_task():
                return  # its loop continues by itself
            if before == live.thought:
                return  # nothing has changed for the bot; perhaps a player has a new name
            live.thinking.cancel()
        delay = 0.0 if mine else rank(name).seconds + STEP_IN
        live.thinking = asyncio.create_task(self._think(live, delay))

    async def resume(self, live: LiveTable) -> None:
        """Schedule a table that was just loaded; the caller holds the lock."""
        away = self._away(live.table)
        if not away:
            self.wake(live, mine=False)
            return
        with suppress(Refusal):  # another worker has noted the pause
            await self._commit(live, Proposal(log.Paused(away)))

    def _away(self, table: Table) -> int:
        """Return for how many milliseconds a clock ran while no server was running."""
        state = self._state
        if table.clocks is None or table.clocks.deadline() is None:
            return 0
        if not state.last_seen or table.changed_at >= state.started_at:
            return 0  # a server was running, or the pause is noted already
        return max(0, state.clock() - max(state.last_seen, table.changed_at))

    async def _think(self, live: LiveTable, delay: float) -> None:
        """Let bots decide until it is a person's turn."""
        try:
            await asyncio.sleep(delay)
            while await self._try_to_decide(live):
                pass
        except StoreDown as error:
            logger.info("table %s: the bot's decision was not taken: %s", live.code, error)
        except Refusal as error:
            logger.info("table %s: the bot's decision was not taken: %s", live.code, error)
            self._leave_to_others(live)
        finally:
            if live.thinking is asyncio.current_task():
                live.thinking = None

    def _leave_to_others(self, live: LiveTable) -> None:
        """Leave the next entry to the faster worker, and step in if none comes."""
        live.thinking = None
        if self._state.live.get(live.code) is live:
            self.wake(live, mine=False)

    async def _try_to_decide(self, live: LiveTable) -> bool:
        """Let a bot decide; if it fails, wait and try again, so that no table is stuck."""
        try:
            return await self._decide(live)
        except (StoreDown, Refusal):
            raise
        except SztabError:
            self._state.metrics.errors.inc()
            logger.exception("table %s: a bot has failed", live.code)
            await asyncio.sleep(ASK_AGAIN)
            return True

    async def _decide(self, live: LiveTable) -> bool:
        """Let the bot of the seat to move decide; return False if it is not a bot's turn.

        The lock is released while the bot thinks, so the table is checked again afterwards.
        """
        async with live.lock:
            table = live.table
            seat, turn = table.to_move(), table.turn
            if seat < 0 or not table.seats[seat].bot:
                return False
            chosen = rank(table.seats[seat].bot)
            forced = only_choice(table)
            question = ask(table, seat, chosen)
        action = forced or await self._ask(question, chosen)
        async with live.lock:
            if live.table.turn != turn or not live.table.seats[seat].bot:
                return True  # the table has changed meanwhile: look again
            await self._commit(live, bot_moving(live.table, seat, action, turn))
        return True

    async def _ask(self, question: Question, chosen: Rank) -> str:
        return (await self._advise(question, chosen)).action

    async def _advise(self, question: Question, chosen: Rank) -> BotAnswer:
        with self._state.metrics.bot_seconds.labels(chosen.name).time():
            return await self._state.bots.advise(question, chosen)

    async def hint(
        self, live: LiveTable, seat: int, request: wire.HintRequest
    ) -> wire.ServerMessage:
        """Return what a bot would do in place of the seat."""
        async with live.lock:
            table = live.table
            self._check_hint(live, seat, request)
            turn = table.turn
            chosen = rank(ADVISER)
            question = ask(table, seat, chosen)
            live.hinted.add(seat)
        try:
            advice = await self._advise(question, chosen)
        except Refusal:
            raise
        except SztabError as error:
            raise Refusal("no-hint", f"There is no hint: {error}") from None
        finally:
            live.hinted.discard(seat)
        if live.table.turn != turn:
            raise Refusal("stale", "The game has gone on meanwhile.")
        return wire.AdviceMessage(
            seq=live.table.seq,
            turn=turn,
            rank=chosen.name,
            choice=_choice(live.table, advice.action),
            simulations=advice.simulations,
            share=advice.share,
            runner_up=_choice(live.table, advice.runner_up) if advice.runner_up else None,
            runner_up_share=advice.runner_up_share,
            id=request.id,
        )

    def _check_hint(self, live: LiveTable, seat: int, request: wire.HintRequest) -> None:
        table = live.table
        if not table.terms.hints:
            raise Refusal("not-agreed", "At this table there are no hints.")
        if request.answers != table.turn:
            raise Refusal("stale", "The game has gone on meanwhile.")
        if seat < 0 or table.to_move() != seat:
            raise Refusal("not-your-turn", "A hint is only for the seat that has to decide.")
        if seat in live.hinted:
            raise Refusal("asked", "You have already asked for a hint: wait for the answer.")

    def _set_alarm(self, live: LiveTable, late: float) -> None:
        live.silence()
        clocks = live.table.clocks
        deadline = clocks.deadline() if clocks is not None else None
        if deadline is None or self._state.closing:
            return
        wait = max(0.0, (deadline - self._state.clock()) / 1000) + RING_LATE + late
        loop = asyncio.get_running_loop()
        live.alarm = loop.call_later(wait, lambda: self._state.run_in_background(self._ring(live)))

    async def _ring(self, live: LiveTable) -> None:
        """Let a seat lose on time if its clock has run out; lag is given back first."""
        async with live.lock:
            proposal = flagging(live.table, self._state.clock())
            if proposal is None:
                self._set_alarm(live, late=0.0)
                return
            try:
                if not await self._credit(live):
                    await self._commit(live, proposal)
            except Refusal:
                return  # another worker was faster
            except StoreDown as error:
                logger.warning("table %s: %s", live.code, error)
                self._set_alarm(live, late=RING_AGAIN)

    # Lag

    def lag(self, table: Table, now: int) -> int:
        """Return how much of the running clock's time this worker was too busy to listen."""
        clocks = table.clocks
        if clocks is None or clocks.deadline() is None:
            return 0
        return self._state.lags.within(clocks.credited_at, now)

    async def credit_before(self, live: LiveTable, request: wire.Request) -> None:
        """Give lag back before a request that stops a clock or comes too late.

        A move itself carries the lag of this worker. The caller holds the lock.
        """
        table, now = live.table, self._state.clock()
        lag = self.lag(table, now)
        if isinstance(request, wire.MoveRequest):
            late = flagging(table, now, lag) is not None
            due = late and self._state.store.shared
        else:
            due = lag > 0 and not isinstance(request, wire.SayRequest)
        if due:
            with suppress(Refusal):  # another worker has stored an entry first
                await self._credit(live)

    async def _credit(self, live: LiveTable) -> bool:
        """Give back the lag that is not given back yet; return whether there was any."""
        table, now = live.table, self._state.clock()
        lag = self.lag(table, now)
        if table.clocks is not None and self._state.store.shared:
            beats = await self._state.store.beats(now - GONE)
            since = table.clocks.credited_at
            lag = max([lag, *(overlap(_lags_of(beat, now), since, now) for beat in beats)])
        if lag:
            await self._commit(live, Proposal(log.Paused(lag)))
        return lag > 0


def _lags_of(beat: Beat, now: int) -> list[Lag]:
    """Return when another worker was too busy; one without a heartbeat is busy now."""
    overdue = [Lag(beat.at + OVERDUE, now)] if now - beat.at > OVERDUE else []
    return [*decode(beat.lags), *overdue]


def ask(table: Table, seat: int, chosen: Rank) -> Question:
    """Return the question to a bot: the seat's view, as far as the rank remembers."""
    view = table.play.state.view(seat).recall(chosen.memory)
    return Question(
        game=table.game.name,
        players=len(table.seats),
        preset="",
        settings=table.rules.settings,
        content=table.opened.content,
        view=table.game.codec.dump_view(view),
        bot=chosen.bot,
        seconds=chosen.seconds,
        seed=_seed_for_bot(table, seat),
        house=table.opened.house,
    )


def _choice(table: Table, action: str) -> wire.Choice:
    return views.choice(table, table.play.notation.parse(action))


def only_choice(table: Table) -> str:
    """Return the only legal action of the seat to move; "" if there are several."""
    legal = table.play.state.legal_actions()
    return table.play.notation.format(legal[0]) if len(legal) == 1 else ""


def _seed_for_bot(table: Table, seat: int) -> str:
    """Return the seed of a bot: unpredictable, and it reveals nothing about the table's seed."""
    return sha256(f"bot {table.play.seed}/{table.seq}/{seat}".encode()).hexdigest()
