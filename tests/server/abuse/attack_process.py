"""Runs one attack in a separate process, so that its work does not delay the measurements.

python -m tests.server.abuse.attack_process NAME URL SECONDS
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import TYPE_CHECKING, Final

from tests.server.abuse.attacks import Attack, every

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT: Final = Path(__file__).parents[3]
NICENESS: Final = 10
"""Real attackers have their own machines: here they must not take the server's share of the CPU."""
OVERTIME: Final = 30.0
"""Extra seconds that an attack may take."""


@contextmanager
def running_attack(name: str, url: str, seconds: float) -> Iterator[subprocess.Popen[bytes]]:
    """Start an attack; at the end wait for it, and raise if it failed by itself.

    The block may kill it before its time is over.
    """
    words = [sys.executable, "-m", __name__, name, url, str(seconds)]
    with TemporaryFile() as errors:
        with subprocess.Popen(words, cwd=ROOT, stderr=errors) as process:
            try:
                yield process
                process.wait(seconds + OVERTIME)
            finally:
                process.kill()
        if process.returncode > 0:  # negative if it was killed
            errors.seek(0)
            raise RuntimeError(f"the attack {name} failed: {errors.read().decode()}")


def main() -> None:
    """Attack, and stop."""
    name, url, seconds = sys.argv[1:]
    os.nice(NICENESS)
    attack = next(one for one in every() if one.name == name)
    asyncio.run(_run(attack, url, float(seconds)))


async def _run(attack: Attack, url: str, seconds: float) -> None:
    await attack.run(url, seconds)


if __name__ == "__main__":
    main()
