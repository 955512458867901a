"""The numbers of continuations are those in perft.toml."""

from __future__ import annotations

import pytest

from tests.golden.perft import Position, positions


@pytest.mark.parametrize("position", positions(), ids=lambda position: position.name)
def test_the_number_of_continuations_is_known(position: Position) -> None:
    found = position.counts(len(position.expected))
    for depth, (now, before) in enumerate(zip(found, position.expected, strict=True), 1):
        if now != before:
            lines = [f"{now} sequences, not {before}; of these", *position.divide(depth)]
            pytest.fail("\n".join(lines), pytrace=False)


def test_positions_have_different_names() -> None:
    names = [position.name for position in positions()]
    assert len(set(names)) == len(names)
