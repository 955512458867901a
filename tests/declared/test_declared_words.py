"""Generated files with declarations, for the page and for readers, are up to date."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sztab import games
from tools import declared_words

if TYPE_CHECKING:
    from pathlib import Path


def test_the_files_are_up_to_date() -> None:
    assert declared_words.main(["--check"]) == 0, f"run: {declared_words.COMMAND}"


def test_a_missing_or_stale_file_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert declared_words.main(["--check"], tmp_path) == 1
    every = list(declared_words.files())
    assert len(every) == 2 * len(games.names())
    complaints = capsys.readouterr().err
    assert all(name in complaints for name in every)
    assert declared_words.main([], tmp_path) == 0
    assert declared_words.main(["--check"], tmp_path) == 0
    (tmp_path / every[0]).write_text("// old\n")
    assert declared_words.main(["--check"], tmp_path) == 1
    assert f"{every[0]} is stale" in capsys.readouterr().err


@pytest.mark.parametrize("name", games.names())
def test_every_verb_and_frame_is_written_once(name: str) -> None:
    words = declared_words.Words(name)
    declared = games.get(name).rules(games.get(name).min_players).declared
    frames = [*words.decisions, *words.drawings, *words.steps]
    assert {frame.name for frame in frames} == declared.frames.keys()
    assert len(frames) == len(declared.frames)
    verbs = [verb.name for verb in (*words.verbs, *words.chance_verbs)]
    assert sorted(verbs) == sorted(declared.named_verbs)
