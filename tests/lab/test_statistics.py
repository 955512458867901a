"""Confidence intervals, including the extreme cases."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sztab.lab.statistics import Share, deviation, mean, wilson


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson_intervals_are_those_of_the_textbook(
    hits: float, of: int, low: float, high: float
) -> None:
    assert wilson(hits, of) == pytest.approx((low, high), abs=1e-4)


@given(st.integers(1, 10**6), st.floats(0, 1))
def test_the_interval_holds_the_share(of: int, part: float) -> None:
    share = Share(part * of, of)
    low, high = share.interval
    assert 0 <= low <= share.value + 1e-12
    assert share.value - 1e-12 <= high <= 1


def test_mean_and_deviation() -> None:
    assert (mean([]), deviation([]), deviation([3.0])) == (0, 0, 0)
    assert mean([1, 2, 6]) == 3
    assert deviation([1, 2, 6]) == pytest.approx(7**0.5)
    assert Share(0, 0).value == 0
