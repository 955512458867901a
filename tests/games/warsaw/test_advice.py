"""The greedy bot's choices in simple situations; it sees no more than its seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sztab.bots import make_bot
from sztab.core.rng import Rng
from sztab.games.warsaw.game import GAME
from tests.games.warsaw.table import Table, army, front

if TYPE_CHECKING:
    from sztab.games.warsaw.state import WarsawState


def choice(table: Table, s: WarsawState) -> str:
    """Return the greedy bot's choice."""
    bot = make_bot("greedy", GAME, Rng(1))
    return table.notation.format(bot.choose(s.view(s.to_move())))


def played_out(table: Table, s: WarsawState) -> list[str]:
    """Let the greedy bot finish its action; return what it did."""
    seat = s.to_move()
    moves: list[str] = []
    while s.to_move() == seat and (not moves or table.dump(s)["stack"][-1] != "take-action"):
        moves.append(choice(table, s))
        table.play(s, moves[-1])
    return moves


def test_the_last_card_turns_the_front_that_decides_the_round() -> None:
    """N is won, S is lost: two units win C, anywhere else they change nothing."""
    table = Table()
    own, enemy = army(n=(2, 1), c=(1, 0)), army(c=(1, 1), s=(3, 3))
    s = table.position(own, enemy, hands=[["wp-8dp"], []], round=13)
    assert played_out(table, s) == ["play wp-8dp", "front c"]


def test_a_lead_that_is_safe_leaves_the_card_for_a_bid() -> None:
    table = Table()
    own = army(n=(3, 3), c=(3, 3), s=(3, 3))
    s = table.position(own, army(), hands=[["wp-9dp"], []])
    assert played_out(table, s) == ["bid funds", "discard wp-9dp"]


def test_in_the_last_round_nobody_bids() -> None:
    table = Table()
    s = table.position(army(n=(1, 0)), army(n=(1, 0)), hands=[["wp-5dp"], []], round=13)
    assert not choice(table, s).startswith("bid")


def test_who_is_ahead_starts_the_battle() -> None:
    """Gai on N is forced to; Piłsudski on a front that is won takes the chance."""
    table = Table()
    own = army(s=front(0, 4, "wp-pilsudski"))
    enemy = army(s=(2, 3))
    hands = [["wp-9dp"], ["acz-4dk", "acz-6dk", "acz-57ds"]]
    s = table.position(own, enemy, hands=hands, bonus="s")
    assert played_out(table, s) == ["activate s", "discard wp-9dp", "accept"]
    assert table.dump(s)["won"]["s"] == "wp"


def test_steps_go_where_they_decide() -> None:
    table = Table()
    own, enemy = army(n=(0, 3), c=(0, 2)), army(n=(3, 3), c=(1, 0), s=(0, 0))
    s = table.position(own, enemy, hands=[["wp-przedmoscie"], []], round=13)
    assert played_out(table, s)[0] == "play wp-przedmoscie"
    results = [
        line.rpartition(": ")[2] for line in table.told(-1) if line.startswith("Battle of the C")
    ]
    assert results == ["the Polish Army wins."]


def test_the_poorest_card_is_discarded() -> None:
    table = Table()
    hand = ["wp-18dp", "wp-do-broni", "wp-1dpleg"]
    s = table.position(army(n=(3, 3), c=(3, 3)), army(), hands=[hand, []])
    table.play(s, "bid funds")
    assert choice(table, s) == "discard wp-do-broni"


def test_the_edge_with_more_is_taken() -> None:
    table = Table()
    wealth = army(n=(0, 1), supply=["wp-5dp"])
    s = table.position(wealth, army(n=(0, 1)), stack=["round duel-supply"])
    assert choice(table, s) == "edge a"


def test_advice_does_not_depend_on_hidden_cards() -> None:
    table = Table()
    values = []
    for enemy_hand in (["acz-4dk", "acz-stalin"], ["acz-za-proletariat", "acz-gaj"]):
        hands = [["wp-9dp", "wp-haller"], enemy_hand]
        s = table.position(army(n=(0, 2)), army(c=(0, 2)), hands=hands)
        view = s.view(0)
        values.append(GAME.advice.values(view, view.legal_actions()))
    assert values[0] == values[1]


def test_advice_leaves_the_view_alone() -> None:
    table = Table()
    hands = [["wp-9dp", "wp-galica", "wp-przerzut-koleja"], ["acz-4dk"]]
    s = table.position(army(n=(0, 2), c=(1, 1)), army(c=(0, 2)), hands=hands)
    view = s.view(0)
    before = GAME.codec.dump_view(view)
    GAME.advice.values(view, view.legal_actions())
    assert GAME.codec.dump_view(view) == before


def test_a_search_looks_to_the_end_of_the_round() -> None:
    """After `evaluate` the next round waits for its die, and both armies' chances add up to 1."""
    table = Table()
    s = table.position(
        army(n=(2, 2), points=3), army(c=(0, 2)), hands=[["wp-9dp"], ["acz-4dk"]], round=4
    )
    scores, chances = s.evaluate(Rng(1))
    assert table.dump(s)["round"] == 5
    assert table.dump(s)["stack"] == ["round roll-bonus"]
    assert abs(sum(chances) - 1) < 1e-9
    assert scores[0] > scores[1]
    assert chances[0] > chances[1]


def test_a_search_sees_the_end_of_the_game_as_it_is() -> None:
    table = Table()
    s = table.position(
        army(n=(2, 2), points=6), army(points=2), hands=[["wp-9dp"], []], round=6, bonus="n"
    )
    scores, results = s.evaluate(Rng(1))
    assert s.to_move() < -1
    assert results == [1.0, 0.0]
    assert scores == s.scores()
