"""A process as the server sees it: it is started, asked, and ended."""

from __future__ import annotations

import asyncio
import subprocess
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import TYPE_CHECKING, Final, Generic, Protocol, TypeVar

import msgspec

from sztab.core.action import SztabError
from sztab.server.workers.framing import LENGTH, READY, length_of, pack

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

START_SECONDS: Final = 30.0
"""A process that cannot be asked by then will never be."""
LAG: Final = 1.0
"""A process that hangs has so long to end by itself and to say where it hangs."""
LEAVING_SECONDS: Final = 1.0
LOW_PRIORITY: Final[int] = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)
"""For Windows; elsewhere the process lowers its priority itself."""


class Numbered(Protocol):
    """An answer; its number is that of the question."""

    @property
    def number(self) -> int: ...


Reply = TypeVar("Reply", bound=Numbered)


class ProcessFailed(SztabError):
    """The process died, hung or talked nonsense; it has been ended."""


class WorkerProcess(Generic[Reply]):
    """A process that answers one question at a time. After a failure it must be started again.

    Args:
        command: What starts it; it must talk as `loop.run` does.
        reply: The type of its answers.
        longest: Bytes of the longest answer that makes sense.
        purpose: What it is for, in error messages.
    """

    def __init__(
        self, command: Sequence[str], reply: type[Reply], longest: int, purpose: str
    ) -> None:
        self._command = tuple(command)
        self._reply = reply
        self._longest = longest
        self._purpose = purpose
        self._process: Process | None = None
        self._number = READY

    @property
    def pid(self) -> int:
        """The id of the process; 0 if there is none."""
        return self._process.pid if self._process is not None else 0

    def alive(self) -> bool:
        """Return whether it can be asked."""
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        """Start the process and wait until it can be asked; ProcessFailed if it never can."""
        await self.end()
        try:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, creationflags=LOW_PRIORITY
            )
        except OSError as error:
            raise ProcessFailed(f"A process {self._purpose} cannot be started: {error}.") from error
        self._number = READY
        try:
            await self._receive(self._process, START_SECONDS)
        except ProcessFailed as error:
            command = " ".join(self._command)
            raise ProcessFailed(
                f"A process {self._purpose} does not start: {error} Try it by hand: {command}"
            ) from error

    async def exchange(self, task: Callable[[int], msgspec.Struct], limit: float) -> Reply:
        """Send the task with this number; ProcessFailed if no answer comes in `limit` seconds."""
        process = self._process
        if process is None or process.stdin is None:
            raise ProcessFailed("The process was never started; start it first.")
        self._number += 1
        # A dead process is noticed where its answer is awaited; uvloop calls it a RuntimeError.
        with suppress(ConnectionError, RuntimeError):
            process.stdin.write(pack(task(self._number)))
        return await self._receive(process, limit + LAG)

    async def _receive(self, process: Process, seconds: float) -> Reply:
        """Return the next answer; a process that does not give one is ended."""
        try:
            async with asyncio.timeout(seconds):
                return await self._read(process)
        except TimeoutError:
            problem = f"It was silent for {seconds:g} seconds."
        except asyncio.IncompleteReadError:
            problem = "It ended by itself."
        except (msgspec.MsgspecError, ValueError) as error:
            problem = f"It talks nonsense: {error}."
        await self.end(0)
        raise ProcessFailed(problem)

    async def _read(self, process: Process) -> Reply:
        stdout = process.stdout
        if stdout is None:
            raise ValueError("there is no pipe to it")
        length = length_of(await stdout.readexactly(LENGTH.size))
        if length > self._longest:
            raise ValueError(f"an answer of {length} bytes")
        answer = msgspec.msgpack.decode(await stdout.readexactly(length), type=self._reply)
        if answer.number != self._number:
            raise ValueError(f"answer {answer.number} to question {self._number}")
        return answer

    async def end(self, patience: float = LEAVING_SECONDS) -> None:
        """End the process: first politely, then not; return when it is gone."""
        process = self._process
        if process is None:
            return
        if process.stdin is not None:
            process.stdin.close()
        try:
            async with asyncio.timeout(patience):
                await process.wait()
        except TimeoutError:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        self._process = None
