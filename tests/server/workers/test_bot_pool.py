"""Real processes: they answer, fail, are replaced, and never block the server."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest
from msgspec import structs

from sztab.core.action import SztabError
from sztab.server.workers.bot_connection import BotProcess
from sztab.server.workers.bot_messages import Question
from sztab.server.workers.bot_pool import BotPool
from sztab.server.workers.bot_queue import fair_share
from sztab.server.workers.process import ProcessFailed
from sztab.server.workers.ranks import RANKS, rank
from tests.server.workers.toy_game import BOTS, HIGHEST, LEGAL, ROOT, WORKER, own, question

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence
    from pathlib import Path

SOON = 60.0
"""Seconds; nothing here takes this long, unless something waits that should not."""
CAPTAIN, RECRUIT, LIEUTENANT = rank("captain"), rank("recruit"), rank("lieutenant")

NONSENSE = """
import sys
from sztab.server.workers.bot_messages import *
sys.stdout.buffer.write(pack(BotAnswer(0)))
sys.stdout.buffer.flush()
sys.stdin.buffer.read(1)
sys.stdout.buffer.write({0})
sys.stdout.buffer.flush()
sys.stdin.buffer.read()
"""
PARENT = """
import asyncio
from sztab.server.workers.bot_pool import BotPool
from sztab.server.workers.ranks import rank
from tests.server.workers.toy_game import WORKER, own, question

async def run():
    thinkers = BotPool(2, command=WORKER, patience=600)
    await thinkers.start()
    asked = [asyncio.create_task(thinkers.ask(question(own("Hangs"), 1.0), rank("captain")))
             for _ in range(2)]
    await asyncio.sleep(1)
    print("thinking", flush=True)
    await asyncio.gather(*asked)

asyncio.run(run())
"""


@asynccontextmanager
async def thinking(
    processes: int = 1, command: Sequence[str] = WORKER, patience: float = 10.0
) -> AsyncIterator[BotPool]:
    thinkers = BotPool(processes, command=command, patience=patience)
    async with asyncio.timeout(SOON):
        await thinkers.start()
        try:
            yield thinkers
        finally:
            await thinkers.close()


def pids(thinkers: BotPool) -> list[int]:
    lanes = (thinkers._quick, thinkers._searching)
    return [process.pid for lane in lanes for process in lane._processes]


def copied(folder: Path, name: str) -> str:
    """Name a bot in a copy of the file, so that it can write a marker beside it."""
    return f"{shutil.copy(BOTS, folder)}:{name}"


async def until_marked(folder: Path) -> None:
    while not (folder / "mark").exists():  # noqa: ASYNC110 (another process makes it)
        await asyncio.sleep(0.02)


def test_every_rank_answers() -> None:
    async def run() -> list[str]:
        async with thinking() as thinkers:
            asked = [(question(one.bot, one.seconds / 10), one) for one in RANKS]
            return [await thinkers.ask(one, by) for one, by in asked]

    answers = asyncio.run(run())
    assert set(answers) <= LEGAL
    assert answers[2] == HIGHEST


def test_many_questions_are_answered_each_with_its_own_answer() -> None:
    async def run() -> list[tuple[str, str]]:
        async with thinking(2) as thinkers:
            asked = [structs.replace(question("random"), seed=str(n)) for n in range(30)]
            ranks = (RECRUIT, structs.replace(CAPTAIN, bot="random"))
            answers = [[thinkers.ask(one, by) for one in asked] for by in ranks]
            quick, slow = [await asyncio.gather(*some) for some in answers]
            assert thinkers.waiting() == 0
            return list(zip(quick, slow, strict=True))

    answers = asyncio.run(run())
    assert all(quick == slow for quick, slow in answers)
    assert {quick for quick, _ in answers} == LEGAL


@pytest.mark.parametrize("bot", ["Raises", "Cheats", "Dies", "Hangs"])
def test_for_a_bot_that_fails_a_simpler_one_decides(bot: str) -> None:
    async def run() -> tuple[str, str]:
        async with thinking(patience=1.0) as thinkers:
            answer = await thinkers.ask(question(own(bot), 0.1), CAPTAIN)
            return answer, await thinkers.ask(question("random", 0.1), CAPTAIN)

    first, second = asyncio.run(run())
    assert first == HIGHEST
    assert second in LEGAL


def test_a_quick_bot_that_fails_is_replaced_too() -> None:
    async def run() -> tuple[str, str]:
        async with thinking() as thinkers:
            dying = await thinkers.ask(question(own("Dies")), LIEUTENANT)
            return dying, await thinkers.ask(question("greedy@3"), LIEUTENANT)

    assert asyncio.run(run()) == (HIGHEST, HIGHEST)


def test_a_question_whose_process_dies_is_asked_again(tmp_path: Path) -> None:
    async def run() -> tuple[str, list[int], list[int]]:
        async with thinking() as thinkers:
            before = pids(thinkers)
            answer = await thinkers.ask(question(copied(tmp_path, "DiesOnce"), 1.0), CAPTAIN)
            return answer, before, pids(thinkers)

    answer, before, after = asyncio.run(run())
    assert answer == min(LEGAL, key=lambda one: int(one.split()[1])) != HIGHEST
    assert before[0] == after[0]
    assert before[1] != after[1]


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no such signal")
def test_a_process_killed_in_mid_thought_is_replaced(tmp_path: Path) -> None:
    async def run() -> str:
        async with thinking() as thinkers:
            asked = question(copied(tmp_path, "HangsOnce"), 1.0)
            answer = asyncio.create_task(thinkers.ask(asked, CAPTAIN))
            await until_marked(tmp_path)
            os.kill(pids(thinkers)[1], signal.SIGKILL)
            return await answer

    assert asyncio.run(run()) != HIGHEST


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no such signal")
@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_a_process_killed_while_idle_is_replaced(loop: str) -> None:
    async def run() -> str:
        async with thinking() as thinkers:
            os.kill(pids(thinkers)[1], signal.SIGKILL)
            await asyncio.sleep(0.1)
            return await thinkers.ask(question("greedy", 1.0), CAPTAIN)

    module = pytest.importorskip(loop)
    with asyncio.Runner(loop_factory=module.new_event_loop) as runner:
        assert runner.run(run()) == HIGHEST


@pytest.mark.parametrize(
    ("bytes_", "problem", "limit"),
    [
        (
            "pack(BotAnswer(7, action='commit 1'))",
            "It sent invalid data: answer 7 to question 1",
            9.0,
        ),
        ("b'Hello, world'", "It sent invalid data: an answer of 1214606444 bytes", 9.0),
        ("LENGTH.pack(3) + b'abc'", "It sent invalid data: ", 9.0),
        ("LENGTH.pack(9) + b'abc'", "silent", 0.1),
        ("b''", "silent", 0.1),
    ],
    ids=["another number", "length", "no msgpack", "unfinished", "silence"],
)
def test_nonsense_is_not_an_answer(bytes_: str, problem: str, limit: float) -> None:
    async def run() -> None:
        process = BotProcess((sys.executable, "-c", NONSENSE.format(bytes_)))
        await process.start()
        with pytest.raises(ProcessFailed, match=problem):
            await process.ask(question("greedy"), limit)
        assert not process.alive()

    asyncio.run(run())


def test_what_a_bot_prints_is_not_an_answer() -> None:
    async def run() -> str:
        async with thinking() as thinkers:
            return await thinkers.ask(question(own("Prints")), RECRUIT)

    assert asyncio.run(run()) in LEGAL


def test_quick_ranks_do_not_wait_for_a_search() -> None:
    async def run() -> None:
        async with thinking(1) as thinkers:
            asked = [thinkers.ask(question(own("Hangs"), 9.0), CAPTAIN) for _ in range(5)]
            searches = [asyncio.create_task(one) for one in asked]
            await asyncio.sleep(0)
            for _ in range(10):
                assert await thinkers.ask(question("greedy"), LIEUTENANT) == HIGHEST
            assert thinkers.waiting() == 5
            assert not any(one.done() for one in searches)
            for one in searches:
                one.cancel()

    asyncio.run(run())


def test_a_cancelled_question_is_forgotten() -> None:
    async def run() -> None:
        async with thinking(1) as thinkers:
            asked = [thinkers.ask(question(own("Sleeps"), 1.0), CAPTAIN) for _ in range(50)]
            tasks = [asyncio.create_task(one) for one in asked]
            await asyncio.sleep(0.05)
            for task in tasks:
                task.cancel()
            assert await thinkers.ask(question("greedy", 1.0), CAPTAIN) == HIGHEST
            assert thinkers.waiting() == 0

    asyncio.run(run())


def test_open_questions_are_refused_at_the_end() -> None:
    async def run() -> list[str | BaseException]:
        async with thinking(1) as thinkers:
            asked = [thinkers.ask(question(own("Hangs"), 9.0), CAPTAIN) for _ in range(3)]
            answers = asyncio.gather(*asked, return_exceptions=True)
            await asyncio.sleep(0.1)
            running = pids(thinkers)
        assert all(running)
        assert not any(pids(thinkers))
        with pytest.raises(SztabError, match="have ended"):
            await thinkers.ask(question("greedy"), RECRUIT)
        return await answers

    answers = asyncio.run(run())
    assert [type(one) for one in answers] == [SztabError] * 3
    assert "shut down" in str(answers[0])


def test_a_question_that_nobody_can_answer_is_refused_without_secrets() -> None:
    async def run(asked: Question) -> None:
        async with thinking() as thinkers:
            await thinkers.ask(asked, CAPTAIN)

    asked = structs.replace(question("greedy", 1.0), game="chess")
    with pytest.raises(SztabError, match="The Captain cannot decide; the server's log says why"):
        asyncio.run(run(asked))


@pytest.mark.parametrize("command", [("/no/such/program",), (sys.executable, "-c", "pass")])
def test_processes_that_do_not_start_are_reported_at_once(command: Sequence[str]) -> None:
    async def run() -> None:
        async with thinking(2, command):
            pass

    with pytest.raises(SztabError, match=r"process for bots (cannot be started|does not start)"):
        asyncio.run(run())


def test_at_least_one_process_searches() -> None:
    with pytest.raises(SztabError, match="at least 1"):
        BotPool(0)


@pytest.mark.parametrize(
    ("seconds", "questions", "processes", "share"),
    [
        (4.0, 1, 2, 4.0),
        (4.0, 2, 2, 4.0),
        (4.0, 4, 2, 2.0),
        (4.0, 16, 2, 0.5),
        (4.0, 1000, 2, 0.1),
        (0.0, 1000, 2, 0.0),
    ],
)
def test_time_is_shared_fairly(
    seconds: float, questions: int, processes: int, share: float
) -> None:
    assert fair_share(seconds, questions, processes) == share


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no such signal")
def test_bot_processes_end_when_the_server_is_killed() -> None:
    """The processes share the server's stderr, which ends when the last of them does."""
    command = [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(ROOT)!r})\n{PARENT}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == b"thinking\n"
        server.send_signal(signal.SIGKILL)
        assert server.communicate(timeout=5) == (b"", b"")


def test_a_process_that_hangs_says_where(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    async def run() -> str:
        async with thinking(patience=1.0) as thinkers:
            return await thinkers.ask(question(copied(tmp_path, "HangsOnce"), 0.1), CAPTAIN)

    assert asyncio.run(run()) != HIGHEST
    assert "faulty_bots.py" in capfd.readouterr().err
