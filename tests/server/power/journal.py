"""The possible contents of files after a power cut, computed from a journal of writes and syncs.

Everything that was synced is on the disk. Of later writes, any part may be there: each write
survives or not independently, and so does each change of a name in the folder until the folder
itself is synced. A sector of 512 bytes is written completely or not at all.
"""

from __future__ import annotations

import random
import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

NOTES: Final = "acknowledged"
SECTOR: Final = 512
_HEAD: Final = struct.Struct("=cQqI")


@dataclass(frozen=True)
class Step:
    """One record of the journal; see `recorder.c`."""

    kind: str
    file: int
    offset: int
    data: bytes

    @property
    def name(self) -> str:
        return self.data.decode()


def read_steps(path: Path) -> list[Step]:
    """Return the records of a journal, with file numbers that are never reused."""
    data, steps, at = path.read_bytes(), list[Step](), 0
    numbers: dict[int, int] = {}
    while at < len(data):
        kind, file, offset, length = _HEAD.unpack_from(data, at)
        at += _HEAD.size
        if kind == b"C":  # the system reuses the number of a deleted file
            numbers[file] = -len(steps) - 1
        number = numbers.get(file, file)
        steps.append(Step(kind.decode(), number, offset, data[at : at + length]))
        at += length
    return steps


@dataclass
class Disk:
    """The data that are certainly on the disk, and those that may be."""

    folder: int
    """The number of the folder itself."""
    names: dict[str, int] = field(default_factory=dict)
    files: dict[int, bytearray] = field(default_factory=dict)
    renames: list[Step] = field(default_factory=list)
    """Changes of names that are not synced."""
    writes: list[Step] = field(default_factory=list)
    """Writes that are not synced, to all files, in order."""

    def follow(self, step: Step) -> None:
        """Apply the next record."""
        if step.kind in "CUR":
            self.renames.append(step)
            self.files.setdefault(step.file, bytearray())
        elif step.kind in "WT":
            self.writes.append(step)
        elif step.file == self.folder:
            for one in self.renames:
                rename(self.names, one)
            self.renames.clear()
        else:
            for one in self.writes:
                if one.file == step.file:
                    write(self.files, one)
            self.writes = [one for one in self.writes if one.file != step.file]

    def remains(self, survives: Callable[[Step], list[Step]]) -> dict[str, bytes]:
        """Return the files after a power cut; `survives` returns what is left of each change."""
        names = dict(self.names)
        for step in self.renames:
            for part in survives(step):
                rename(names, part)
        files = {number: bytearray(self.files.get(number, b"")) for number in names.values()}
        for step in self.writes:
            if step.file in files:
                for part in survives(step):
                    write(files, part)
        return {name: bytes(files[number]) for name, number in names.items()}


def rename(names: dict[str, int], step: Step) -> None:
    """Apply a change of names."""
    if step.kind == "C":
        names[step.name] = step.file
    elif step.kind == "U":
        names.pop(step.name, None)
    else:
        old, new = step.name.split("\0")
        if old in names:
            names[new] = names.pop(old)


def write(files: dict[int, bytearray], step: Step) -> None:
    """Apply a write or a change of size."""
    content = files.setdefault(step.file, bytearray())
    end = step.offset + len(step.data)
    if len(content) < end:
        content.extend(bytes(end - len(content)))
    if step.kind == "T":
        del content[step.offset :]
    else:
        content[step.offset : end] = step.data


# Kinds of power cuts: each takes the unsynced steps, and returns what survives of a step.

Survival = Callable[[Step], list[Step]]


def everything(_disk: Disk, _chance: random.Random) -> Survival:
    """All writes so far are on the disk: a prefix of the journal."""
    return lambda step: [step]


def some_writes(_disk: Disk, chance: random.Random) -> Survival:
    """Any of the unsynced writes are on the disk."""
    share = chance.choice((0.0, 0.1, 0.5, 0.9))
    return lambda step: [step] if chance.random() < share else []


def torn_page(disk: Disk, chance: random.Random) -> Survival:
    """The last write is torn; of those before it, all or any are on the disk."""
    others = chance.choice((everything, some_writes))(disk, chance)
    pages = [step for step in disk.writes if step.kind == "W" and len(step.data) > SECTOR]
    last = pages[-1] if pages else None
    return lambda step: list(_sectors(step, chance)) if step is last else others(step)


def _sectors(step: Step, chance: random.Random) -> Iterator[Step]:
    """Return some sectors of a write, with at least one missing."""
    first = step.offset // SECTOR
    count = (step.offset + len(step.data) - 1) // SECTOR - first + 1
    for number in sorted(chance.sample(range(count), chance.randrange(count))):
        begin = max(0, (first + number) * SECTOR - step.offset)
        end = (first + number + 1) * SECTOR - step.offset
        yield Step("W", step.file, step.offset + begin, step.data[begin:end])


KINDS: Final = {"prefix": everything, "subset": some_writes, "torn": torn_page}
