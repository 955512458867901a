"""Bots with a memory: `greedy@3` remembers three covered tokens, `greedy@none` none."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sztab.bots.registry import make_bot
from sztab.core.action import SztabError
from sztab.core.rng import Rng
from sztab.games.battlegrounds.game import GAME
from tests.games.battlegrounds.family import family, meadow
from tests.games.battlegrounds.table import Table

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState

TABLE = family()
SEEDS = range(12)


def choices(s: BattlegroundsState, name: str) -> set[str]:
    """Return the choices of a bot with this name, for several seeds."""
    seat = s.to_move()
    bots = [make_bot(name, GAME, Rng(seed)) for seed in SEEDS]
    return {TABLE.notation.format(bot.choose(s.view(seat))) for bot in bots}


def before_the_shot() -> BattlegroundsState:
    """Castle lies face up; its twin on B4 was covered first, two other tokens after it."""
    s = meadow(TABLE, up={"E5": "castle"}, seen={"B4": "castle*", "G2": "dam", "G7": "oasis"})
    TABLE.play(s, "go C3")
    return s


@pytest.mark.clause("BG-244")
@pytest.mark.parametrize("name", ["greedy", "greedy@perfect", "greedy@3", "greedy@64"])
def test_who_remembers_the_twin_turns_it_up(name: str) -> None:
    assert choices(before_the_shot(), name) == {"reveal B4"}


@pytest.mark.clause("BG-244")
@pytest.mark.parametrize("name", ["greedy@none", "greedy@0", "greedy@1", "greedy@2"])
def test_who_has_forgotten_the_twin_guesses(name: str) -> None:
    answers = choices(before_the_shot(), name)
    assert len(answers) > 1


@pytest.mark.clause("BG-244")
@pytest.mark.parametrize(("name", "knows"), [("greedy@1", True), ("greedy@none", False)])
def test_to_remember_one_token_is_more_than_none(name: str, knows: bool) -> None:
    s = meadow(TABLE, up={"E5": "castle"}, seen={"G2": "dam", "B4": "castle*"})
    TABLE.play(s, "go C3")
    assert (choices(s, name) == {"reveal B4"}) == knows


@pytest.mark.clause("BG-244")
def test_a_search_that_has_forgotten_guesses() -> None:
    s = before_the_shot()
    bots = [make_bot("ismcts:20@none", GAME, Rng(seed)) for seed in range(8)]
    assert len({bot.choose(s.view(0)) for bot in bots}) > 1


@pytest.mark.clause("BG-244")
def test_a_search_remembers_too() -> None:
    """With the first shot or with the second: it has two."""
    for seed in range(3):
        s, rng = before_the_shot(), Rng(seed)
        bot = make_bot("ismcts:200@perfect", GAME, rng)
        shots: list[str] = []
        for _ in range(2):
            action = bot.choose(s.view(0))
            shots.append(TABLE.notation.format(action))
            s.apply(action)
            s.advance(rng)
        assert "reveal B4" in shots


@pytest.mark.clause("BG-244")
@pytest.mark.parametrize("name", ["ismcts:50@2", "ismcts:50@none", "ismcts@perfect", "random@1"])
def test_every_bot_takes_a_memory(name: str) -> None:
    s = before_the_shot()
    action = make_bot(name, GAME, Rng(1)).choose(s.view(0))
    assert action in s.legal_actions()


@pytest.mark.clause("BG-244")
@pytest.mark.parametrize(
    "name", ["greedy@", "greedy@x", "greedy@-1", "greedy@1.5", "ismcts:50@all"]
)
def test_a_memory_that_is_none_is_refused_in_words(name: str) -> None:
    with pytest.raises(SztabError) as caught:
        make_bot(name, GAME, Rng(1))
    assert name.partition("@")[2] in str(caught.value)
    assert "perfect" in str(caught.value)


@pytest.mark.clause("BG-244")
@pytest.mark.parametrize("name", ["ghost@3", "@3", "greedy@3@4"])
def test_an_unknown_bot_with_a_memory_is_an_unknown_bot(name: str) -> None:
    with pytest.raises(SztabError, match="There is no bot"):
        make_bot(name, GAME, Rng(1))


@pytest.mark.clause("BG-244")
def test_a_setting_before_the_memory_is_checked_as_ever() -> None:
    with pytest.raises(SztabError):
        make_bot("ismcts:many@2", GAME, Rng(1))


@pytest.mark.clause("BG-243")
def test_where_nothing_is_covered_a_memory_changes_nothing() -> None:
    table = Table(2)
    s = table.position(tanks=table.parked(green="C3"), fill=True)
    names = ("greedy", "greedy@none", "greedy@2")
    actions = {make_bot(name, GAME, Rng(4)).choose(s.view(0)) for name in names}
    assert len(actions) == 1
