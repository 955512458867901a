"""What a user installs without extras is enough to run a server."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

EXTRAS = ("asyncpg", "httpx", "hypothesis", "psutil", "pytest", "schemathesis", "mypy", "requests")
"""What only developers and users of PostgreSQL have."""
WITHOUT = f"import sys; sys.modules.update(dict.fromkeys({EXTRAS!r}))\n"
"""A module that is None cannot be imported."""
SERVER = """
import asyncio, sys
from sztab.cli import main, server
from sztab.server.app import create_app
from sztab.server.settings import Settings
from sztab.server.store import Store

create_app(Settings(database=sys.argv[1]))

async def scene():
    store = await Store.open(sys.argv[1])
    print(len(await store.secret()))
    await store.close()

asyncio.run(scene())
"""


def run(code: str, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", WITHOUT + code, *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_server_needs_no_extras(tmp_path: Path) -> None:
    result = run(SERVER, f"sqlite:///{tmp_path / 'tables.db'}")
    assert result.returncode == 0, result.stderr
    assert result.stdout.strip() == "32"


def test_who_wants_postgresql_is_told_what_to_install() -> None:
    code = "from sztab.cli.main import run; run()"
    result = run(code, "serve", "--database", "postgresql://127.0.0.1/sztab", "--port", "0")
    assert result.returncode == 2, result.stderr
    assert "pip install 'sztab[postgres]'" in result.stderr
