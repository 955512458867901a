"""A job pool is fair to every address, and a failing job does not affect others."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from sztab.server.api.job_process import MEMORY
from sztab.server.safety import Limits
from sztab.server.wire.refusals import Refusal
from sztab.server.workers.job_pools import JobPools
from sztab.server.workers.job_queue import JobQueue
from tests.server.doubles import in_loop, until
from tests.server.workers.job_double import WORKER, job

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

LONG = job("sleep", "60")


@asynccontextmanager
async def crew(processes: int = 1, seconds: float = 10.0) -> AsyncIterator[JobQueue]:
    one = JobQueue(processes, WORKER, seconds=seconds, per_address=4, most=8)
    try:
        yield one
    finally:
        await one.close()
        assert one.pids == []


async def echo(one: JobQueue, words: str, address: str = "a") -> str:
    return (await one.do(job("echo", words), address)).body.decode()


async def refused(one: JobQueue, what: str, number: str = "", address: str = "a") -> Refusal:
    with pytest.raises(Refusal) as caught:
        await one.do(job(what, number), address)
    return caught.value


@in_loop
async def test_processes_are_started_for_the_first_job() -> None:
    async with crew(2) as one:
        assert one.pids == []
        assert await echo(one, "hello") == "hello"
        assert len(one.pids) == 1
        assert await echo(one, "again") == "again"
        assert len(one.pids) == 1
        assert (await one.do(job("memory"), "a")).body == str(MEMORY).encode()


@in_loop
async def test_addresses_take_turns_and_have_one_job_at_a_time() -> None:
    async with crew(2) as one:
        done: list[str] = []

        async def ask(name: str) -> None:
            done.append(await echo(one, name, name[0]))

        work = [asyncio.create_task(ask(name)) for name in ("a1", "a2", "a3", "b1", "c1")]
        await until(lambda: one.unfinished() == 5)
        assert sorted(one._busy) == ["a", "b"]
        await asyncio.gather(*work)
        assert done.index("c1") < done.index("a3")


@in_loop
async def test_an_address_with_too_many_jobs_is_refused_and_the_others_are_not() -> None:
    async with crew() as one:
        waiting = [asyncio.create_task(echo(one, str(n))) for n in range(4)]
        await until(lambda: one.unfinished() == 4)
        refusal = await refused(one, "echo")
        assert (refusal.code, refusal.wait) == ("too-fast", 10)
        others = [asyncio.create_task(echo(one, "x", f"b{n}")) for n in range(4)]
        await until(lambda: one.unfinished() == 8)
        assert (await refused(one, "echo", address="c")).code == "unavailable"
        assert await asyncio.gather(*waiting, *others) == ["0", "1", "2", "3", *"xxxx"]


@in_loop
async def test_a_patient_client_waits_however_many_there_are() -> None:
    async with crew() as one:
        work = [one.do(job("echo", str(n)), "a", patient=True) for n in range(7)]
        assert len(await asyncio.gather(*work)) == 7


@in_loop
async def test_an_abandoned_job_is_killed_and_its_process_replaced() -> None:
    async with crew() as one:
        await echo(one, "start")
        (pid,) = one.pids
        long = asyncio.create_task(one.do(LONG, "a"))
        behind = asyncio.create_task(one.do(LONG, "a"))
        other = asyncio.create_task(echo(one, "mine", "b"))
        await until(lambda: one.unfinished() == 3 and one._busy["a"].is_sent)
        behind.cancel()
        long.cancel()
        assert await other == "mine"
        assert one.killed == 1  # the one that waited never began
        assert one.pids != [pid]
        assert one.unfinished() == 0


@in_loop
async def test_a_small_job_that_is_abandoned_costs_no_process() -> None:
    async with crew() as one:
        await echo(one, "start")
        before = one.pids
        for _ in range(3):
            work = asyncio.create_task(one.do(job("sleep", "0.01"), "a"))
            await until(lambda: one.unfinished() == 1)
            work.cancel()
            await until(lambda: one.unfinished() == 0)
        assert (one.killed, one.pids) == (0, before)


@in_loop
async def test_a_job_beyond_its_deadline_is_ended() -> None:
    async with crew(seconds=0.3) as one:
        assert (await refused(one, "sleep", "60")).code == "too-heavy"
        assert await echo(one, "next") == "next"
        assert one.killed == 1


@in_loop
async def test_a_process_that_dies_loses_its_own_job_only() -> None:
    async with crew(2) as one:
        await echo(one, "start")
        other = asyncio.create_task(one.do(job("sleep", "1"), "b"))
        await until(lambda: one.unfinished() == 1)
        assert (await refused(one, "die")).code == "unavailable"
        assert (await other).body == b"1"
        assert await echo(one, "next") == "next"


@in_loop
async def test_closing_refuses_waiting_jobs() -> None:
    async with crew() as one:
        work = [asyncio.create_task(refused(one, "sleep", "60")) for _ in range(3)]
        await until(lambda: one.unfinished() == 3)
        await one.close()
        assert [refusal.code for refusal in await asyncio.gather(*work)] == ["closing"] * 3
        assert (await refused(one, "echo")).code == "closing"


@in_loop
async def test_neighbours_in_one_network_are_one_address() -> None:
    shop = JobPools(2, Limits(heavy_per_address=1), WORKER)
    work = asyncio.create_task(shop.do(job("echo"), "2001:db8::1"))
    await until(lambda: shop.guests.unfinished() == 1)
    with pytest.raises(Refusal):
        await shop.do(job("echo"), "2001:db8::2")
    await work
    await shop.close()
