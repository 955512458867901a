"""When the game ends, and who has won."""

from __future__ import annotations

import pytest

from tests.games.warsaw.positions import after_round, bid
from tests.games.warsaw.table import Table, army

TABLE = Table()
WP_DECK = [card for card in TABLE.cards.names if card.startswith("wp-")]
ACZ_DECK = [card for card in TABLE.cards.names if card.startswith("acz-")]


@pytest.mark.clause("WAR-210")
def test_the_end_is_checked_after_stage_4d_not_before() -> None:
    """ACz has 7 points already: the round is played to its end, and WP still gets a point."""
    s = TABLE.position(army(n=(1, 1)), army(points=7), hands=[["wp-9dp"], ["acz-14dk"]])
    assert TABLE.mover(s) == "P1"
    TABLE.play(s, "play wp-9dp", "pass")
    assert TABLE.mover(s) == "over"
    assert TABLE.points(s) == (1, 7)
    assert TABLE.units(s, "wp") == [(0, 1), (0, 0), (0, 0)]


@pytest.mark.clause("WAR-210")
def test_after_the_end_nothing_can_be_done() -> None:
    s = after_round(TABLE, army(points=7))
    assert TABLE.legal(s) == []
    assert TABLE.refuse(s, "pass") == "WAR-210"
    assert TABLE.refuse(s, "roll 1") == "WAR-210"


@pytest.mark.clause("WAR-211")
@pytest.mark.parametrize(
    ("before", "mover"), [(5, "chance"), (6, "over"), (7, "over"), (8, "over")]
)
@pytest.mark.parametrize("winner", ["wp", "acz"])
def test_the_game_ends_with_7_or_more_points(before: int, mover: str, winner: str) -> None:
    sides = {
        name: army(n=(0, 1), points=before) if name == winner else army() for name in ("wp", "acz")
    }
    s = after_round(TABLE, sides["wp"], sides["acz"])
    assert TABLE.mover(s) == mover
    assert max(TABLE.points(s)) == before + 1


@pytest.mark.clause("WAR-212")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_ends_after_round_13(players: int) -> None:
    table = Table(players)
    s = after_round(table, army(n=(0, 1)), round=12)
    assert (table.mover(s), table.dump(s)["round"]) == ("chance", 13)
    s = after_round(table, army(n=(0, 1)), round=13)
    assert (table.mover(s), table.dump(s)["round"]) == ("over", 13)


@pytest.mark.clause("WAR-213")
@pytest.mark.parametrize("left", [0, 1])
def test_with_two_players_the_game_ends_when_a_deck_has_no_cards(left: int) -> None:
    polish = army(deck=WP_DECK[:left], discard=WP_DECK[left:])
    s = after_round(TABLE, polish)
    assert TABLE.mover(s) == ("chance" if left else "over")
    red = army(deck=ACZ_DECK[:left], discard=ACZ_DECK[left:])
    assert TABLE.mover(after_round(TABLE, None, red)) == ("chance" if left else "over")


@pytest.mark.clause("WAR-213", "WAR-214")
def test_we_d22_the_last_cards_are_drawn_and_the_round_is_played_to_its_end() -> None:
    """WE-D22: round 11, the winner of Funds should draw 5 cards, and 4 are left."""
    polish = army(deck=WP_DECK[:4], discard=WP_DECK[5:], funds=[WP_DECK[4]])
    s = TABLE.position(polish, round=11, stack=["round duel-funds"])
    TABLE.chance(s)
    assert TABLE.hand(s, 0) == WP_DECK[:4]
    assert (TABLE.deck(s, "wp"), TABLE.mover(s)) == ([], "P1")
    bid(TABLE, s, WP_DECK[0])
    TABLE.play(s, "pass", "pass")
    assert TABLE.mover(s) == "over"
    assert TABLE.dump(s)["round"] == 11


@pytest.mark.clause("WAR-213")
def test_with_two_players_the_discard_pile_is_not_shuffled_back() -> None:
    s = TABLE.position(army(deck=WP_DECK[:1], discard=WP_DECK[1:]), stack=["round duel-funds"])
    TABLE.play(s, "draw wp-9dp")
    assert "draw wp-17dp" not in TABLE.legal(s)
    assert TABLE.discard(s, "wp") == WP_DECK[1:]


@pytest.mark.clause("WAR-214")
def test_if_a_deck_is_short_the_player_draws_what_is_left() -> None:
    s = TABLE.position(army(deck=WP_DECK[:2], discard=WP_DECK[2:]), stack=["round duel-funds"])
    TABLE.chance(s)
    assert TABLE.hand(s, 0) == WP_DECK[:2]
    assert len(TABLE.hand(s, 1)) == 4
    assert TABLE.mover(s) == "P1"


@pytest.mark.clause("WAR-215")
@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_an_empty_deck_does_not_end_the_game(players: int) -> None:
    table = Table(players)
    s = after_round(table, army(deck=[], discard=WP_DECK))
    assert table.mover(s) == "chance"


@pytest.mark.clause("WAR-215")
@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_the_discard_pile_becomes_the_deck_when_a_card_must_be_drawn(
    players: int,
) -> None:
    table = Table(players)
    low = ["wp-9dp", "wp-17dp", "wp-18dp"]
    rest = [card for card in WP_DECK if card not in low]
    polish = army(deck=low[:1], discard=low[1:], funds=rest)
    red = army(funds=ACZ_DECK[:50])
    s = table.position(polish, red, stack=["round duel-funds"])
    table.play(s, "draw wp-9dp")
    assert table.deck(s, "wp") == ["wp-17dp", "wp-18dp"]
    assert table.discard(s, "wp") == []
    assert table.legal(s) == ["draw wp-17dp", "draw wp-18dp"]


@pytest.mark.clause("WAR-216")
@pytest.mark.parametrize(
    ("polish", "red", "returns"), [(8, 7, [1.0, 0.0]), (7, 8, [0.0, 1.0]), (7, 2, [1.0, 0.0])]
)
def test_the_army_with_more_points_wins(polish: int, red: int, returns: list[float]) -> None:
    """More units on second lines do not help."""
    more_points = polish > red
    s = TABLE.position(
        army(n=(0, 0 if more_points else 3), points=polish),
        army(c=(0, 3 if more_points else 0), points=red),
        stack=["end-round"],
    )
    assert TABLE.mover(s) == "over"
    assert s.returns() == returns
    assert s.scores() == [polish, red]


@pytest.mark.clause("WAR-216", "WAR-218", "WAR-219")
@pytest.mark.parametrize(("red_units", "returns"), [(2, [1.0, 0.0]), (3, [0.5, 0.5])])
def test_we_d19_both_reach_7(red_units: int, returns: list[float]) -> None:
    """WE-D19: 6 : 6; WP wins N and C, ACz wins S with the Bonus marker; 5 units against 4 or 5."""
    s = after_round(
        TABLE,
        army(n=(0, 2), c=(0, 2), s=(0, 1), points=6),
        army(n=(0, 1), c=(0, 1), s=(0, red_units), points=6),
        bonus="s",
    )
    assert TABLE.points(s) == (7, 7)
    assert TABLE.mover(s) == "over"
    assert s.returns() == returns


@pytest.mark.clause("WAR-217")
def test_points_above_7_are_counted() -> None:
    everywhere = army(n=(0, 1), c=(0, 1), s=(0, 1), points=6)
    s = after_round(TABLE, everywhere, bonus="n")
    assert TABLE.points(s) == (9, 0)


@pytest.mark.clause("WAR-218")
def test_the_tie_break_counts_the_second_lines_after_the_losses() -> None:
    """WP has more units in the battle, but ACz has more of them behind."""
    s = after_round(TABLE, army(n=(5, 1), c=(5, 0)), army(s=(0, 2)), round=13, bonus="s")
    assert TABLE.points(s) == (1, 1)
    assert s.returns() == [0.0, 1.0]


@pytest.mark.clause("WAR-218")
def test_the_tie_break_counts_the_three_second_lines_together() -> None:
    s = TABLE.position(
        army(n=(0, 1), c=(0, 1), s=(0, 2)), army(c=(0, 3)), round=13, stack=["end-round"]
    )
    assert s.returns() == [1.0, 0.0]


@pytest.mark.clause("WAR-219")
def test_with_equal_points_and_units_the_game_is_a_draw() -> None:
    s = TABLE.position(army(n=(0, 2)), army(c=(0, 2)), round=13, stack=["end-round"])
    assert TABLE.mover(s) == "over"
    assert s.returns() == [0.5, 0.5]
