"""A question is answered with a legal action or an error, from the view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec import structs

from sztab import games
from sztab.core.action import SztabError
from sztab.server.workers import bot_decision
from sztab.server.workers.bot_decision import answer, decide, within
from sztab.server.workers.bot_messages import BotTask, Question
from tests.architecture.source import MODULES
from tests.server.workers.toy_game import HIGHEST, LEGAL, SentHighCard, own, question

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    """Add the toy game for one test only."""
    games.register(SentHighCard())
    yield
    del games._registered["high"]
    bot_decision._rules.cache_clear()


def error_of(asked: Question) -> str:
    return answer(BotTask(5, asked, 10.0)).error


@pytest.mark.parametrize("name", [*games.names(), "high"])
@pytest.mark.parametrize("bot", ["random", "greedy", "ismcts:3", "greedy@3"])
def test_a_bot_decides_in_every_game(name: str, bot: str) -> None:
    game = games.get(name)
    asked = question(bot, game=game)
    rules = game.rules(2)
    view = game.codec.load_view(rules, asked.view)
    legal = [game.codec.notation(rules).format(action) for action in view.legal_actions()]
    assert decide(asked) in legal


def test_greedy_plays_the_highest_card() -> None:
    answered = answer(BotTask(5, question("greedy"), 10.0))
    assert (answered.number, answered.action, answered.simulations) == (5, HIGHEST, 0)
    assert answered.runner_up in LEGAL - {HIGHEST}


def test_a_search_reports_its_simulations_and_the_runner_up() -> None:
    answered = answer(BotTask(5, question("ismcts:200"), 10.0))
    assert answered.simulations == 200
    assert answered.runner_up in LEGAL - {answered.action}
    assert 100 >= answered.share >= answered.runner_up_share > 0


def test_a_bot_without_thoughts_has_no_runner_up() -> None:
    answered = answer(BotTask(5, question("random"), 10.0))
    assert answered.action in LEGAL
    assert (answered.simulations, answered.share, answered.runner_up) == (0, 0, "")


def test_the_seed_decides() -> None:
    asked = [structs.replace(question("random"), seed=str(n)) for n in range(20)]
    assert [decide(one) for one in asked] == [decide(one) for one in asked]
    assert {decide(one) for one in asked} == LEGAL


def test_a_failing_bot_is_reported_without_what_it_saw() -> None:
    error = error_of(question(own("Raises")))
    assert error.startswith("ValueError at faulty_bots.py:")
    assert "secret" not in error


def test_an_illegal_action_is_refused() -> None:
    assert "not legal" in error_of(question(own("Cheats")))


def test_a_seat_that_is_not_to_move_is_not_asked() -> None:
    asked = question("greedy")
    other = asked.view | {"stack": ["turn", f"commit P{2 - asked.view['seat']}"]}
    with pytest.raises(SztabError, match="nothing to decide"):
        decide(structs.replace(asked, view=other))


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"bot": "deep-thought"}, "no bot"),
        ({"players": 9}, "2 to 4 players"),
        ({"preset": "mine"}, "no preset"),
        ({"settings": {"x": "y"}}, "no toggle"),
        ({"view": {}}, "KeyError"),
    ],
)
def test_a_bad_question_is_answered_with_the_mistake(change: dict[str, object], word: str) -> None:
    assert word in error_of(structs.replace(question("greedy"), **change))


@pytest.mark.parametrize(
    ("bot", "seconds", "given"),
    [
        ("ismcts:1s", 0.25, "ismcts:0.250s"),
        ("ismcts:4s@3", 4.0, "ismcts:4.000s"),
        ("ismcts:4s", 0.0, "ismcts:4s"),
        ("ismcts:500", 2.0, "ismcts:500"),
        ("greedy@3", 2.0, "greedy@3"),
        ("bots.py:Bots", 2.0, "bots.py:Bots"),
    ],
)
def test_a_bot_with_a_time_limit_gets_the_time_of_the_question(
    bot: str, seconds: float, given: str
) -> None:
    assert within(bot, seconds) == given


def test_rules_are_kept() -> None:
    for _ in range(3):
        decide(question("greedy"))
    decide(question("greedy", players=3))
    assert bot_decision._rules.cache_info().misses == 2
    assert bot_decision._rules.cache_info().maxsize == 64


def test_no_bot_has_a_position() -> None:
    """Not even the name of the class of positions is known there."""
    thinking = [module for module in MODULES if "sztab/server/workers/bot_" in module.place]
    assert {module.path.name for module in thinking} >= {"bot_process.py", "bot_decision.py"}
    for module in thinking:
        assert "sztab.core.state.State" not in set(module.imports())
        assert "sztab.core.state" not in set(module.imports())
        assert ".determinise(" not in module.text
