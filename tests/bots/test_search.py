"""The tree search: repeatable, true to its budget, and not blind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from sztab import games
from sztab.bots import make_bot
from sztab.bots.ismcts import Search, parse_budget
from sztab.core.action import SztabError
from sztab.core.rng import Rng
from tests.laws.cases import GAMES
from tests.toy.game import GAME as TOY

if TYPE_CHECKING:
    from sztab.core.state import State, View

BUDGET = 60


def dealt(name: str, seed: int) -> State:
    """Return a game with its cards dealt."""
    game = GAMES[name]
    state = game.new(game.rules(2))
    state.advance(Rng(seed))
    return state


def statistics(view: View, seed: int) -> list[tuple[int, int, float]]:
    search = Search(view, Rng(seed))
    assert search.run(BUDGET, 0.0) == BUDGET
    children = search.root.children.values()
    return [(child.action, child.visits, child.value) for child in children]


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_budget_give_the_same_tree(name: str) -> None:
    view = dealt(name, 3).view(dealt(name, 3).to_move())
    tree = statistics(view, 7)
    assert tree == statistics(view, 7)
    assert sum(visits for _, visits, _ in tree) == BUDGET


def test_a_search_leaves_the_view_alone() -> None:
    state = dealt(TOY.name, 3)
    view = state.view(state.to_move())
    before = TOY.codec.dump_view(view)
    statistics(view, 1)
    assert TOY.codec.dump_view(view) == before


def test_a_budget_in_seconds_ends_the_search() -> None:
    state = dealt(TOY.name, 3)
    assert Search(state.view(state.to_move()), Rng(1)).run(0, 0.02) >= 1


@pytest.mark.parametrize(
    ("text", "budget"),
    [("", (1000, 0.0)), ("500", (500, 0.0)), ("2s", (0, 2.0)), ("0.5s", (0, 0.5))],
)
def test_a_budget_is_written_in_iterations_or_seconds(text: str, budget: tuple[int, float]) -> None:
    assert parse_budget(text) == budget


@pytest.mark.parametrize("text", ["0", "-1", "x", "0s", "s", "1.5", "2 s", "nan", "1e3", "infs"])
def test_another_budget_is_refused(text: str) -> None:
    with pytest.raises(SztabError, match="ismcts takes iterations or seconds"):
        make_bot(f"ismcts:{text}", TOY, Rng(0))


LAST_TURN: dict[str, Any] = {
    "first": "P1",
    "active": "P2",
    "round": 9,
    "ended_by": "P1",
    "deck": ["france-amx-38"],
}
"""P2 takes the last turn of the game."""


def rush_choice(bot: str, position: dict[str, Any]) -> str:
    game = games.get("rush")
    rules = game.rules(2)
    state = game.codec.load(rules, LAST_TURN | position)
    chosen = make_bot(bot, game, Rng(1)).choose(state.view(state.to_move()))
    return game.codec.notation(rules).format(chosen)


@pytest.mark.parametrize("bot", ["greedy", "ismcts:150"])
def test_the_attack_that_wins_is_made(bot: str) -> None:
    """P1 leads by two Medals; only the open Base, worth three, turns the game."""
    position = {
        "players": [
            {"depot": ["medal-usa-2"], "bases": ["open", "ussr-kv-1", "ussr-kv-1s"]},
            {"hand": ["usa-m6", "engineers"], "bases": ["open", "usa-m2-light", "destroyed"]},
        ],
        "reserve": ["germany-pz-i"],
    }
    assert rush_choice(bot, position) == "attack usa-m6"


@pytest.mark.parametrize("bot", ["greedy", "ismcts:150"])
def test_siege_destroys_the_damaged_base(bot: str) -> None:
    """Any other target would only be damaged, and P1 would win."""
    steps = ["end-turn", "draw-hand", "discard-hand", "pay-pending", "play-cards"]
    position = {
        "players": [
            {
                "depot": ["medal-usa-2"],
                "bases": [{"guard": "ussr-kv-1"}, "open", {"guard": "usa-m6", "damaged": True}],
            },
            {},
        ],
        "turn": {"resolving": "ussr-su-152", "hand_open": True},
        "stack": [*steps, "resolve-ability ussr-su-152 1", "choose-siege ussr-su-152"],
    }
    assert rush_choice(bot, position) == "siege P1.base3"


@pytest.mark.parametrize("bot", ["greedy", "ismcts:150"])
def test_dismantle_spares_what_scores(bot: str) -> None:
    """One card must go: the Engineers, not the captured Base or the Medal."""
    steps = ["end-turn", "draw-hand", "discard-hand", "play-cards"]
    position = {
        "players": [
            {"depot": ["medal-usa-1", "medal-usa-2"]},
            {"depot": ["medal-usa-1", "base", "engineers"]},
        ],
        "turn": {"resolving": "usa-combat-engineers", "hand_open": True},
        "stack": [*steps, "resolve-ability usa-combat-engineers 1", "choose-dismantle ussr-ms-1 2"],
    }
    assert rush_choice(bot, position) == "dismantle engineers"


@pytest.mark.parametrize("bot", ["greedy", "ismcts:100"])
def test_the_units_that_win_the_last_battle_are_played(bot: str) -> None:
    """The armies have 3 points each; two units on the first line, Central Front, win the game."""
    game = games.get("warsaw")
    rules = game.rules(2)
    wp = {"points": 3, "fronts": {"c": {"line2": 2}}}
    position = {
        "wp": ["P2"],
        "round": 13,
        "hands": [["acz-14dk"]],
        "armies": {"wp": wp, "acz": {"points": 3}},
    }
    view = game.codec.load(rules, position).view(0)
    chosen = make_bot(bot, game, Rng(1)).choose(view)
    assert game.codec.notation(rules).format(chosen) == "play acz-14dk"
