"""A game is on disk even if its process is killed."""

from __future__ import annotations

import subprocess
import sys
import time
from typing import TYPE_CHECKING

from sztab.records import load_record, replay

if TYPE_CHECKING:
    from pathlib import Path

MOVE = "activate volunteers"


def test_a_decision_outlives_a_killed_terminal(tmp_path: Path) -> None:
    puzzle = tmp_path / "puzzle.toml"
    puzzle.write_text(
        'game = "rush"\nplayers = 2\n[[position.players]]\nhand = ["engineers", "volunteers"]\n',
        encoding="utf-8",
    )
    file = tmp_path / "game.sztab"
    program = "from sztab.cli.main import run; run()"
    words = [sys.executable, "-c", program, "play", "--load", str(puzzle), "--save", str(file)]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as terminal:
        assert terminal.stdin is not None
        terminal.stdin.write(f"{MOVE}\n".encode())
        terminal.stdin.flush()
        deadline = time.monotonic() + 60
        while not file.exists() and time.monotonic() < deadline:
            time.sleep(0.05)
        terminal.kill()
    record = load_record(file)
    assert record.plies[-1].action == MOVE
    assert replay(record).to_move() == 0
