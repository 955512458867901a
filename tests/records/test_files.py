"""Files are written completely or not at all, and private ones only their owner can read."""

from __future__ import annotations

import os
import stat
from typing import TYPE_CHECKING

import pytest

from sztab.core.action import SztabError
from sztab.core.files import draft_of, read_text, write_text

if TYPE_CHECKING:
    from pathlib import Path


def test_a_text_is_read_as_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / "text"
    write_text(file, "Bzura\nŁódź\n")
    write_text(file, "Kutno\nŁódź\n")
    assert read_text(file) == "Kutno\nŁódź\n"
    assert [one.name for one in tmp_path.iterdir()] == ["text"]


@pytest.mark.skipif(os.name != "posix", reason="modes are those of POSIX")
def test_a_private_file_is_readable_by_its_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text("old", "utf-8")
    write_text(file, "new", private=True)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_failure_leaves_the_old_file_and_no_draft(tmp_path: Path) -> None:
    file = tmp_path / "table[1].db"
    file.write_text("old", "utf-8")

    def fail() -> None:
        with draft_of(file) as draft:
            draft.with_name(f"{draft.name}-journal").write_text("half", "utf-8")
            raise ValueError

    with pytest.raises(ValueError, match=r"^$"):
        fail()
    assert file.read_text("utf-8") == "old"
    assert [one.name for one in tmp_path.iterdir()] == [file.name]


def test_a_file_that_must_be_new_replaces_none(tmp_path: Path) -> None:
    file = tmp_path / "copy"
    file.write_text("old", "utf-8")
    with pytest.raises(FileExistsError), draft_of(file, replace=False):
        pass
    assert file.read_text("utf-8") == "old"


def test_a_folder_that_is_a_file_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(SztabError, match="cannot be written"):
        write_text(tmp_path / "file" / "below", "")
