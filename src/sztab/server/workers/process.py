"""The server's side of a worker process: starting it, exchanging messages, ending it."""

from __future__ import annotations

import asyncio
import subprocess
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import TYPE_CHECKING, Final, Generic, Protocol, TypeVar

import msgspec

from sztab.core.action import SztabError
from sztab.server.workers.pipe_messages import LENGTH, READY, length_of, pack

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

START_SECONDS: Final = 30.0
"""Seconds for a process to get ready."""
LAG: Final = 1.0
"""Extra seconds for a hung process to end itself and report where it hangs."""
LEAVING_SECONDS: Final = 1.0
LOW_PRIORITY: Final[int] = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)
"""For Windows; elsewhere the process lowers its own priority."""


class Numbered(Protocol):
    """An answer; its number is that of the task."""

    @property
    def number(self) -> int: ...


Reply = TypeVar("Reply", bound=Numbered)


class ProcessFailed(SztabError):
    """The process died, hung or sent invalid data; it has been ended."""


class WorkerProcess(Generic[Reply]):
    """A process that does one task at a time. After a failure it must be started again.

    Args:
        command: The command that starts it; it must run `process_loop.run`.
        reply: The type of its answers.
        max_bytes: Maximum bytes of an answer.
        purpose: What it is for, in error messages.
    """

    def __init__(
        self, command: Sequence[str], reply: type[Reply], max_bytes: int, purpose: str
    ) -> None:
        self._command = tuple(command)
        self._reply = reply
        self._max_bytes = max_bytes
        self._purpose = purpose
        self._process: Process | None = None
        self._number = READY

    @property
    def pid(self) -> int:
        """The id of the process; 0 if there is none."""
        return self._process.pid if self._process is not None else 0

    def alive(self) -> bool:
        """Return whether the process is running."""
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        """Start the process and wait until it is ready; ProcessFailed if it never is."""
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
        """Send a task with its number; ProcessFailed if no answer arrives in `limit` seconds."""
        process = self._process
        if process is None or process.stdin is None:
            raise ProcessFailed("The process was never started; start it first.")
        self._number += 1
        # A dead process is noticed when its answer is read; uvloop raises RuntimeError here.
        with suppress(ConnectionError, RuntimeError):
            process.stdin.write(pack(task(self._number)))
        return await self._receive(process, limit + LAG)

    async def _receive(self, process: Process, seconds: float) -> Reply:
        """Return the next answer; end a process that does not send one."""
        try:
            async with asyncio.timeout(seconds):
                return await self._read(process)
        except TimeoutError:
            problem = f"It was silent for {seconds:g} seconds."
        except asyncio.IncompleteReadError:
            problem = "It ended unexpectedly."
        except (msgspec.MsgspecError, ValueError) as error:
            problem = f"It sent invalid data: {error}."
        await self.end(0)
        raise ProcessFailed(problem)

    async def _read(self, process: Process) -> Reply:
        stdout = process.stdout
        if stdout is None:
            raise ValueError("there is no pipe to it")
        length = length_of(await stdout.readexactly(LENGTH.size))
        if length > self._max_bytes:
            raise ValueError(f"an answer of {length} bytes")
        answer = msgspec.msgpack.decode(await stdout.readexactly(length), type=self._reply)
        if answer.number != self._number:
            raise ValueError(f"answer {answer.number} to question {self._number}")
        return answer

    async def end(self, patience: float = LEAVING_SECONDS) -> None:
        """End the process: close its stdin, then kill it; return when it has ended."""
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
