"""Captions and lines of the log are sentences that address their reader, in all languages."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

pytest.importorskip("fluent.syntax", reason="the compiled build is tested without the page's tools")

from sztab import games
from tests.page import replays

WEB = Path(__file__).resolve().parents[2] / "web"
VITEST = WEB / "node_modules" / "vitest" / "vitest.mjs"


def test_whole_replays_of_every_preset_show_no_id_and_speak_to_their_reader(tmp_path: Path) -> None:
    node = shutil.which("node")
    if (node is None or not VITEST.is_file()) and not os.environ.get("CI"):
        pytest.skip("the page's tools are not installed here")
    replays.write(tmp_path)
    written = {path.stem.rsplit("-", 1)[0] for path in tmp_path.glob("*.json")}
    presets = {f"{name}-{one.name}" for name in games.names() for one in games.get(name).presets()}
    assert written == presets
    command = [str(node), str(VITEST), "run", "--config", "tests/captions/vitest.config.ts"]
    told = subprocess.run(
        command,
        cwd=WEB,
        env={**os.environ, "SZTAB_REPLAYS": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stdout[-8000:] + told.stderr[-2000:]
