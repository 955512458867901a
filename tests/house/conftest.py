"""A folder with the files of the guide; house rules loaded by a test are unloaded after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sztab import games
from sztab.house import load, unload
from tests.house.guide import OTHER, SALVAGE, TRUCKS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sztab.core.game import AnyGame


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Run the test in a folder with the files of the guide, and forget house rules afterwards."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "salvage.py").write_text(SALVAGE, encoding="utf-8")
    (tmp_path / "other.py").write_text(OTHER, encoding="utf-8")
    (tmp_path / "trucks.toml").write_text(TRUCKS, encoding="utf-8")
    yield tmp_path
    for name in games.names():
        unload(name)


@pytest.fixture
def salvage(folder: Path) -> AnyGame:
    """Return Rush with the house rules of the guide."""
    return load(str(folder / "salvage.py"))
