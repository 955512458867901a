"""The figures of the long runs: shares with their intervals, tables, slices."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.server.figures import markdown, share_found
from tests.server.playing.variants import sliced


def test_a_share_comes_with_its_wilson_interval() -> None:
    text = share_found(Counter(planted=100, found=95))
    assert text == " (95%, 95 % interval 88.8% to 97.8%)"
    assert share_found(Counter(games=3)) == ""


def test_rows_become_a_markdown_table() -> None:
    rows = [{"attack": "churn", "ratio": "1.5"}, {"attack": "flood", "ratio": "2.0"}]
    assert markdown(rows).splitlines() == [
        "| attack | ratio |",
        "| --- | --- |",
        "| churn | 1.5 |",
        "| flood | 2.0 |",
    ]


def test_slices_are_all_of_the_work_and_nothing_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    parts = []
    for number in range(1, 4):
        monkeypatch.setenv("SZTAB_SLICE", f"{number}/3")
        parts += sliced(range(10))
    assert sorted(parts) == list(range(10))


def test_a_slice_that_does_not_exist_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SZTAB_SLICE", "4/3")
    with pytest.raises(ValueError, match="from 1 to 3"):
        sliced(range(10))
