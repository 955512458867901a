"""Who may sit where: joining a table, exchanging links, and checking passes."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from sztab.server.tables import links, views
from sztab.server.tables.invitations import SeatedBefore, invited_to, sit_down
from sztab.server.tables.results import Invited, JoinedTable, JoinTable
from sztab.server.tables.summary import my_table, read_summary, summarise
from sztab.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from sztab.server.safety import Pass
    from sztab.server.tables.live_table import LiveTable
    from sztab.server.tables.registry import TableRegistry
    from sztab.server.tables.results import MyTable
    from sztab.server.tables.summary import TableSummary
    from sztab.server.tables.table import Table


class SeatService:
    """Gives seats to players, and tells which seat a pass opens."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._state = registry.state

    # Taking a seat

    async def join(self, code: str, request: JoinTable) -> JoinedTable:
        """Let a player take a free seat."""
        live = await self._registry.find(code)
        await self._refresh_shared(live)
        # The lock is taken in a task of its own: a request completes even if the client is gone.
        # A refusal is returned and not raised there, because nobody might await the task.
        joined = await asyncio.shield(self._join(live, request))
        if isinstance(joined, Refusal):
            raise joined
        return joined

    async def _join(self, live: LiveTable, request: JoinTable) -> JoinedTable | Refusal:
        passes = self._state.passes
        async with live.lock:
            try:
                self._state.check_open()
                self._state.check_kept(live)
                proposal = await self._registry.submit(
                    live, lambda: sit_down(live.table, passes, request)
                )
            except Refusal as refusal:
                return refusal
            except SeatedBefore as before:
                seat, seq = before.seat, before.seq
            else:
                seat, seq = proposal.entry.seat, live.table.seq
            await self._registry.start_if_complete(live)
            return JoinedTable(live.code, seat, self.pass_for(live.table, seat), seq)

    async def exchange(self, live: LiveTable, token: str, key: str) -> JoinedTable | None:
        """Exchange a link for the pass of a device; None if the token is not a link."""
        link = links.read_link(live.table, self._state.passes, token)
        if link is None:
            return None
        await self._refresh_shared(live)
        joined = await asyncio.shield(self._exchange(live, link, key))
        if isinstance(joined, Refusal):
            raise joined
        return joined

    async def _exchange(self, live: LiveTable, link: Pass, key: str) -> JoinedTable | Refusal:
        passes, max_devices = self._state.passes, self._state.limits.devices_per_seat
        async with live.lock:
            try:
                self._state.check_open()
                self._state.check_kept(live)
                await self._registry.submit(
                    live,
                    lambda: links.exchanging(
                        live.table, passes, link, key, max_devices=max_devices
                    ),
                )
            except Refusal as refusal:
                return refusal
            except links.ExchangedBefore as before:
                device = before.device
            else:
                device = link.device + 1
            token = passes.sign(links.own_pass(live.table, link.seat, device))
            return JoinedTable(live.code, link.seat, token, live.table.seq)

    async def _refresh_shared(self, live: LiveTable) -> None:
        """Read what other workers have stored: they may know more about a seat."""
        if self._state.store.shared:
            await self._registry.refresh(live)

    def invited(self, table: Table, token: str) -> Invited:
        """Return what an invitation is for; looking at it does not use it up."""
        seat = invited_to(table, self._state.passes, token)
        return Invited(seat, views.info(table, ()), table.rounds())

    # Passes

    def pass_for(self, table: Table, seat: int) -> str:
        """Return the token of a seat for its first device."""
        return self._state.passes.sign(links.own_pass(table, seat))

    def seat_of(self, table: Table, token: str) -> int:
        """Return the seat that a token opens, -1 without a token; Refusal if it is void."""
        if not token:
            if not table.terms.watch:
                raise Refusal("private", "Only its players may look at this table.")
            return -1
        return links.seat_of(table, self._state.passes, token)

    def knows(self, code: str, token: str) -> bool:
        """Return whether a token was signed for this table, even if it is void by now."""
        if not token:
            return False
        one = self._state.passes.read(token) or self._state.passes.read_invitation(token)
        return one is not None and one.table == code

    async def catch_up_for(self, live: LiveTable, token: str) -> None:
        """Read what other workers have stored if a token of this table seems to be void.

        A player joins through one worker and connects through another, which may not have heard
        of it yet.
        """
        if self._state.store.shared and not self._is_good(live.table, token):
            await self._registry.refresh(live)

    def _is_good(self, table: Table, token: str) -> bool:
        passes = self._state.passes
        try:
            if passes.read_invitation(token) is not None:
                invited_to(table, passes, token)
            else:
                links.seat_of(table, passes, token)
        except Refusal:
            return False
        return True

    # The tables of a player

    async def mine(self, passes: list[str]) -> list[MyTable | None]:
        """Return the tables that passes are for, in the order of the passes."""
        read = [self._state.passes.read(token) for token in passes]
        codes = {one.table for one in read if one is not None}
        summaries = {code: await self._summary(code) for code in sorted(codes)}
        found: list[MyTable | None] = []
        for one in read:
            summary = summaries[one.table] if one is not None else None
            if one is None or summary is None:
                found.append(None)
            else:
                found.append(my_table(summary, one))
        return found

    async def _summary(self, code: str) -> TableSummary | None:
        row = await self._state.store.table(code)
        if row is None:
            return None
        with suppress(Refusal):  # the table can no longer be played
            return read_summary(row) or summarise((await self._registry.find(code)).table)
        return None
