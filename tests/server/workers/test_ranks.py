"""Every rank has a name and an existing bot."""

from __future__ import annotations

import pytest

from sztab.bots import make_bot
from sztab.bots.bot import EVERYTHING
from sztab.core.action import SztabError
from sztab.core.rng import Rng
from sztab.server.workers.ranks import RANKS, Rank, rank, split_memory
from tests.toy.game import GAME


def test_a_rank_is_found_by_its_name() -> None:
    assert [rank(one.name) for one in RANKS] == list(RANKS)


def test_an_unknown_rank_is_answered_with_the_names() -> None:
    with pytest.raises(SztabError, match=r"'major'.*recruit, corporal, .*, general"):
        rank("major")


@pytest.mark.parametrize("one", RANKS, ids=lambda one: one.name)
def test_the_bot_of_a_rank_exists_and_remembers_what_the_rank_says(one: Rank) -> None:
    assert make_bot(one.bot, GAME, Rng(1)).memory == one.memory


def test_only_a_corporal_forgets() -> None:
    memories = {one.name: one.memory for one in RANKS}
    assert memories == {one.name: EVERYTHING for one in RANKS} | {"corporal": 3}


def test_searching_ranks_are_not_quick() -> None:
    assert [one.name for one in RANKS if not one.quick] == ["captain", "general"]


@pytest.mark.parametrize(
    ("bot", "parts"),
    [
        ("greedy", ("greedy", "")),
        ("greedy@3", ("greedy", "3")),
        ("ismcts:1s@none", ("ismcts:1s", "none")),
        ("my@home/bots.py:Mine", ("my@home/bots.py:Mine", "")),
    ],
)
def test_memory_follows_the_last_at_sign(bot: str, parts: tuple[str, str]) -> None:
    assert split_memory(bot) == parts
