"""Funds with three and four players [WAR-065] to [WAR-073], [WAR-077]."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.warsaw.table import Table, army

if TYPE_CHECKING:
    from sztab.games.warsaw.state import WarsawState

STACK = ["round duel-funds"]


def drawing(table: Table, s: WarsawState) -> list[str]:
    """Draw until a player has to decide; return who draws, once per card."""
    seats: list[str] = []
    while table.dump(s)["stack"][-1].startswith("draw-cards"):
        seats.append(table.dump(s)["stack"][-1].split()[1])
        table.play(s, table.legal(s)[0])
    return seats


def hands(table: Table, s: WarsawState) -> list[int]:
    """Return the sizes of the hands."""
    return [len(hand) for hand in table.dump(s)["hands"]]


@pytest.fixture
def table() -> Table:
    """P1 and P3 are the Polish Army; the token of P3, then P4, is the higher one."""
    return Table(4)


def won_by_wp(table: Table) -> WarsawState:
    """Return the position in which WP, who won Funds, has to choose an edge."""
    return table.position(army(funds=["wp-9dp"]), stack=STACK)


@pytest.mark.clause("WAR-065")
@pytest.mark.parametrize(("polish", "red", "mover"), [(1, 0, "P3"), (0, 1, "P4")])
def test_the_winning_army_chooses_the_edge(table: Table, polish: int, red: int, mover: str) -> None:
    halves = army(funds=["wp-9dp"][:polish]), army(funds=["acz-53ds"][:red])
    s = table.position(*halves, stack=STACK)
    assert table.mover(s) == mover
    assert table.legal(s) == ["edge a", "edge b"]
    assert table.refuse(s, "pass") == "WAR-065"


@pytest.mark.clause("WAR-066")
def test_with_edge_a_both_allies_draw_up_to_3_and_the_army_deals_the_tokens(table: Table) -> None:
    s = won_by_wp(table)
    table.play(s, "edge a")
    assert drawing(table, s) == ["P1"] * 3 + ["P3"] * 3
    table.play(s, "four P2")
    drawing(table, s)
    assert hands(table, s) == [3, 4, 3, 3]
    assert table.mover(s) == "P3"
    assert table.dump(s)["stack"][-1] == "deal-tokens wp"


@pytest.mark.clause("WAR-067")
@pytest.mark.parametrize(("favoured", "sizes"), [("P1", [4, 3]), ("P3", [3, 4])])
def test_with_edge_b_the_army_says_which_ally_draws_up_to_4(
    table: Table, favoured: str, sizes: list[int]
) -> None:
    s = won_by_wp(table)
    table.play(s, "edge b")
    assert table.mover(s) == "P3"
    assert table.legal(s) == ["four P1", "four P3"]
    table.play(s, f"four {favoured}")
    drawing(table, s)
    assert [hands(table, s)[0], hands(table, s)[2]] == sizes


@pytest.mark.clause("WAR-067")
def test_the_fourth_card_is_not_for_an_enemy(table: Table) -> None:
    s = won_by_wp(table)
    table.play(s, "edge b")
    assert table.refuse(s, "four P2") == "WAR-067"
    assert table.refuse(s, "stop") == "WAR-067"


@pytest.mark.clause("WAR-067")
def test_the_ally_of_the_favoured_one_draws_up_to_3_counting_kept_cards(table: Table) -> None:
    kept = [["wp-17dp"], [], ["wp-18dp", "wp-sbp"]]
    s = table.position(army(funds=["wp-9dp"]), hands=kept, stack=STACK)
    table.play(s, "edge b", "four P3")
    assert drawing(table, s)[:4] == ["P1", "P1", "P3", "P3"]


@pytest.mark.clause("WAR-068")
@pytest.mark.parametrize(("edge", "size"), [("a", 6), ("b", 7)])
def test_a_solo_player_draws_up_to_the_sum_of_the_edge(edge: str, size: int) -> None:
    table = Table(3)
    s = table.position(red=army(funds=["acz-53ds"]), hands=[[], [], ["acz-gaj"]], stack=STACK)
    table.play(s, f"edge {edge}")
    assert drawing(table, s)[: size - 1] == ["P3"] * (size - 1)
    assert hands(table, s)[2] == size


@pytest.mark.clause("WAR-068")
@pytest.mark.parametrize(("edge", "size"), [("a", 7), ("b", 6)])
def test_a_solo_player_who_lost_draws_the_sum_of_the_other_edge(edge: str, size: int) -> None:
    table = Table(3)
    s = table.position(army(funds=["wp-9dp"]), stack=STACK)
    table.play(s, f"edge {edge}")
    if edge == "b":
        table.play(s, "four P1")
    drawing(table, s)
    assert hands(table, s)[2] == size


@pytest.mark.clause("WAR-069")
def test_we_d6_the_solo_player_takes_edge_b_and_the_allies_deal_the_tokens() -> None:
    """WE-D6."""
    table = Table(3)
    s = table.position(red=army(funds=["acz-53ds"]), stack=STACK)
    table.play(s, "edge b")
    assert drawing(table, s) == ["P3"] * 7 + ["P1"] * 3 + ["P2"] * 3
    assert hands(table, s) == [3, 3, 7]
    assert table.mover(s) == "P2"
    assert sorted(table.legal(s)) == [
        "order P1,P2,P3",
        "order P1,P3,P2",
        "order P2,P1,P3",
        "order P2,P3,P1",
        "order P3,P1,P2",
        "order P3,P2,P1",
    ]


@pytest.mark.clause("WAR-069")
def test_we_d6_the_solo_player_takes_edge_a_and_deals_the_tokens() -> None:
    """WE-D6."""
    table = Table(3)
    s = table.position(red=army(funds=["acz-53ds"]), stack=STACK)
    table.play(s, "edge a")
    assert drawing(table, s) == ["P3"] * 6
    table.play(s, "four P2")
    assert drawing(table, s) == ["P1"] * 3 + ["P2"] * 4
    assert table.mover(s) == "P3"
    table.play(s, "order P3,P2,P1")
    assert table.dump(s)["order"] == ["P3", "P2", "P1"]


@pytest.mark.clause("WAR-069")
def test_of_four_players_the_losing_army_deals_if_the_winner_takes_edge_b(table: Table) -> None:
    s = won_by_wp(table)
    table.play(s, "edge b", "four P1")
    assert drawing(table, s) == ["P1"] * 4 + ["P3"] * 3 + ["P2"] * 3 + ["P4"] * 3
    assert table.mover(s) == "P4"
    assert table.dump(s)["stack"][-1] == "deal-tokens acz"


@pytest.mark.clause("WAR-070")
def test_the_tokens_are_dealt_as_the_army_likes_one_to_each_player(table: Table) -> None:
    s = table.position(stack=["deal-tokens wp"], hands=[["wp-9dp"]])
    assert table.mover(s) == "P3"
    assert len(table.legal(s)) == 24
    table.play(s, "order P3,P1,P4,P2")
    assert table.dump(s)["order"] == ["P3", "P1", "P4", "P2"]


@pytest.mark.clause("WAR-070")
def test_all_tokens_must_be_dealt(table: Table) -> None:
    s = table.position(stack=["deal-tokens wp"], hands=[["wp-9dp"]])
    assert table.refuse(s, "decline") == "WAR-070"
    assert table.refuse(s, "stop") == "WAR-070"


@pytest.mark.clause("WAR-070")
def test_the_army_may_leave_the_order_as_it_was(table: Table) -> None:
    s = table.position(
        stack=["deal-tokens acz"], hands=[["wp-9dp"]], order=["P2", "P1", "P3", "P4"]
    )
    assert table.mover(s) == "P4"
    assert "order P2,P1,P3,P4" in table.legal(s)


@pytest.mark.clause("WAR-071")
def test_the_order_holds_in_later_rounds_until_tokens_are_dealt_again(table: Table) -> None:
    s = table.position(
        stack=["round duel-support", "deal-tokens wp"],
        hands=[["wp-9dp"], ["acz-53ds"], ["wp-roja"], ["acz-gaj"]],
    )
    table.play(s, "order P4,P3,P2,P1")
    for _ in range(2):
        movers = []
        for _ in range(4):
            movers.append(table.mover(s))
            table.play(s, "pass")
        assert movers == ["P4", "P3", "P2", "P1"]
        table.chance(s)
    assert table.dump(s)["order"] == ["P4", "P3", "P2", "P1"]


@pytest.mark.clause("WAR-072")
@pytest.mark.parametrize(
    ("order", "first"), [("P2,P1,P4,P3", "acz"), ("P1,P2,P4,P3", "wp"), ("P3,P4,P2,P1", "wp")]
)
def test_the_new_order_counts_for_supply_of_the_same_round(
    table: Table, order: str, first: str
) -> None:
    s = table.position(
        army(funds=["wp-9dp"], supply=["wp-17dp"]), stack=["round duel-supply", "deal-tokens wp"]
    )
    table.play(s, f"order {order}", "edge a")
    assert table.dump(s)["stack"][-1].split()[1] == first


@pytest.mark.clause("WAR-072")
def test_the_new_order_counts_for_the_turns_of_the_same_round(table: Table) -> None:
    s = table.position(
        stack=["round duel-support", "deal-tokens wp"], hands=[["wp-9dp"], [], ["wp-roja"]]
    )
    table.play(s, "order P2,P3,P4,P1")
    assert table.mover(s) == "P3"


@pytest.mark.clause("WAR-073")
def test_after_a_tie_of_four_players_tokens_stay_and_each_ally_draws_up_to_3(table: Table) -> None:
    order = ["P4", "P1", "P2", "P3"]
    s = table.position(
        army(funds=["wp-9dp"]),
        army(funds=["acz-53ds"]),
        hands=[["wp-roja"], [], [], []],
        order=order,
        stack=STACK,
    )
    drawing(table, s)
    assert hands(table, s) == [3, 3, 3, 3]
    assert table.dump(s)["order"] == order
    assert table.mover(s) == "P4"


@pytest.mark.clause("WAR-073")
def test_after_a_tie_of_three_players_a_solo_player_draws_up_to_6() -> None:
    table = Table(3)
    s = table.position(order=["P3", "P1", "P2"], stack=STACK)
    assert drawing(table, s) == ["P3"] * 6 + ["P1"] * 3 + ["P2"] * 3


@pytest.mark.clause("WAR-073")
@pytest.mark.parametrize("players", [3, 4])
def test_with_no_draw_a_tie_fills_no_hand(players: int) -> None:
    table = Table(players, {"funds_tie": "no_draw"})
    s = table.position(hands=[["wp-roja"]], stack=STACK)
    assert hands(table, s) == [1] + [0] * (players - 1)
    assert table.mover(s) == "P1"


@pytest.mark.clause("WAR-077")
def test_allies_draw_in_the_order_of_the_tokens_they_hold(table: Table) -> None:
    s = table.position(red=army(funds=["acz-53ds"]), order=["P4", "P3", "P2", "P1"], stack=STACK)
    assert table.mover(s) == "P2"
    table.play(s, "edge a")
    assert drawing(table, s) == ["P4"] * 3 + ["P2"] * 3
    table.play(s, "four P1")
    assert drawing(table, s) == ["P3"] * 3 + ["P1"] * 4


@pytest.mark.clause("WAR-077")
def test_the_tokens_are_dealt_after_all_draws(table: Table) -> None:
    s = won_by_wp(table)
    table.play(s, "edge a")
    assert table.refuse(s, "order P3,P1,P2,P4") == "WAR-074"
    drawing(table, s)
    assert table.refuse(s, "order P3,P1,P2,P4") == "WAR-067"
    table.play(s, "four P4")
    drawing(table, s)
    table.play(s, "order P3,P1,P2,P4")


@pytest.mark.clause("WAR-077")
def test_the_ally_with_the_lower_token_draws_first_from_a_short_deck() -> None:
    table = Table(4)
    every = table.deck(table.new(), "wp")
    last, rest = every[:4], every[4:]
    piles = {"supply": rest[:1], "support": rest[1:]}
    s = table.position(
        army(deck=last, **piles),
        stack=STACK,
        order=["P3", "P2", "P1", "P4"],
        hands=[[], ["acz-53ds", "acz-14dk", "acz-10dk"], [], ["acz-gaj", "acz-kork", "acz-12ds"]],
    )
    drawing(table, s)
    assert hands(table, s) == [1, 3, 3, 3]
