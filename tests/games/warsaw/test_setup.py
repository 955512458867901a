"""Set-up [WAR-028] to [WAR-042]."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sztab.games.warsaw.board import PLACE_NAMES
from tests.games.warsaw.table import FRONTS, Table, army, front

if TYPE_CHECKING:
    from sztab.games.warsaw.state import WarsawState

COUNTS = pytest.mark.parametrize("players", [2, 3, 4])
SIDES = pytest.mark.parametrize("side", ["wp", "acz"])
WP_SEATS = {2: "wp P1", 3: "wp P2+P3", 4: "wp P2+P3"}


def divided(players: int) -> tuple[Table, WarsawState]:
    """Return a table after lots for the armies."""
    table = Table(players)
    s = table.new()
    table.play(s, WP_SEATS[players])
    return table, s


def prepared(players: int) -> tuple[Table, WarsawState]:
    """Return a table that only lacks the initiative and the hands."""
    table, s = divided(players)
    table.play(s, "first wp", "put wp acz.n.line1", "put acz wp.line2")
    return table, s


@pytest.mark.clause("WAR-028")
@SIDES
def test_the_board_is_empty_but_for_the_units_of_the_second_lines(side: str) -> None:
    table = Table()
    s = table.new()
    for name in FRONTS:
        half = table.front(s, side, name)
        assert half["line1"] == half["strength"] == half["order_strength"] == 0
        assert half["commander"] == ""
        assert half["orders"] == []
    assert [table.pile(s, side, name) for name in ("funds", "supply", "support")] == [[], [], []]


@pytest.mark.clause("WAR-028")
def test_no_marker_is_on_the_board_before_it_is_put_there() -> None:
    table = Table()
    data = table.dump(table.new())
    assert data["markers"] == {"wp": "", "acz": "", "special": ""}
    assert data["bonus"] == ""


@pytest.mark.clause("WAR-029")
def test_lots_decide_who_plays_which_army() -> None:
    table = Table()
    s = table.new()
    assert table.odds(s) == {"wp P1": 0.5, "wp P2": 0.5}
    table.play(s, "wp P2")
    assert table.dump(s)["wp"] == ["P2"]


@pytest.mark.clause("WAR-029")
def test_set_up_begins_with_the_armies() -> None:
    table = Table()
    assert table.refuse(table.new(), "first wp") == "WAR-029"


@pytest.mark.clause("WAR-030")
def test_with_three_players_two_are_allies_and_the_solo_player_has_either_army() -> None:
    table = Table(3)
    names = ["wp P1", "wp P2", "wp P3", "wp P1+P2", "wp P1+P3", "wp P2+P3"]
    assert table.odds(table.new()) == pytest.approx(dict.fromkeys(names, 1 / 6))


@pytest.mark.clause("WAR-030")
def test_with_four_players_each_army_has_two() -> None:
    table = Table(4)
    names = ["wp P1+P2", "wp P1+P3", "wp P1+P4", "wp P2+P3", "wp P2+P4", "wp P3+P4"]
    assert table.odds(table.new()) == pytest.approx(dict.fromkeys(names, 1 / 6))


@pytest.mark.clause("WAR-030")
def test_the_others_play_the_red_army() -> None:
    _, s = divided(3)
    assert [s.side(seat) for seat in range(3)] == [1, 0, 0]


@pytest.mark.clause("WAR-031")
@COUNTS
def test_every_player_belongs_to_an_army_and_draws_its_cards(players: int) -> None:
    table, s = prepared(players)
    table.chance(s)
    polish = WP_SEATS[players].removeprefix("wp ").split("+")
    for seat in range(players):
        side = "wp" if f"P{seat + 1}" in polish else "acz"
        assert table.hand(s, seat)
        assert all(card.startswith(f"{side}-") for card in table.hand(s, seat))


@pytest.mark.clause("WAR-032")
@SIDES
def test_the_deck_is_the_whole_army_and_the_discard_pile_is_empty(side: str) -> None:
    table = Table()
    s = table.new()
    assert len(set(table.deck(s, side))) == 53
    assert all(card.startswith(f"{side}-") for card in table.deck(s, side))
    assert table.discard(s, side) == []


@pytest.mark.clause("WAR-032")
def test_the_deck_is_shuffled_so_each_card_may_be_on_top() -> None:
    table, s = prepared(2)
    table.play(s, "order P2,P1")
    assert table.odds(s) == pytest.approx({f"draw {n}": 1 / 53 for n in table.deck(s, "acz")})


@pytest.mark.clause("WAR-033")
@SIDES
def test_every_unit_that_is_not_put_on_a_line_is_in_the_reserve(side: str) -> None:
    table = Table()
    s = table.new()
    assert table.reserve(s, side) == 21 - sum(map(sum, table.units(s, side)))


@pytest.mark.clause("WAR-034")
def test_lots_decide_which_army_places_its_marker_first() -> None:
    table, s = divided(2)
    assert table.odds(s) == {"first wp": 0.5, "first acz": 0.5}
    assert table.refuse(s, "put wp acz.n.line1") == "WAR-034"


@pytest.mark.clause("WAR-034")
@pytest.mark.parametrize(("first", "mover"), [("wp", "P1"), ("acz", "P2")])
def test_each_army_has_the_ten_places_of_its_enemy(first: str, mover: str) -> None:
    table, s = divided(2)
    enemy = {"wp": "acz", "acz": "wp"}
    table.play(s, f"first {first}")
    assert table.mover(s) == mover
    for side in (first, enemy[first]):
        places = [place for place in PLACE_NAMES if place.startswith(enemy[side])]
        assert len(places) == 10
        assert table.legal(s) == [f"put {side} {place}" for place in places]
        table.play(s, table.legal(s)[3])
    assert table.dump(s)["markers"] == {"wp": "acz.line2", "acz": "wp.line2", "special": ""}


@pytest.mark.clause("WAR-034")
def test_an_army_places_its_own_marker_in_the_half_of_the_enemy_only() -> None:
    table, s = divided(2)
    table.play(s, "first wp")
    assert table.refuse(s, "put wp wp.n.line1") == "WAR-034"
    assert table.refuse(s, "put acz wp.n.line1") == "WAR-034"
    assert table.refuse(s, "pass") == "WAR-034"
    assert table.refuse(s, "put special acz.n.line1") in ("WAR-034", "WAR-148")


@pytest.mark.clause("WAR-034")
def test_the_first_marker_is_bound_to_the_enemys_half_also_if_markers_may_lie_on_both() -> None:
    table = Table(settings={"blockade_side": "free"})
    s = table.new()
    table.play(s, "wp P1", "first wp")
    assert table.refuse(s, "put wp wp.n.line1") == "WAR-034"


@pytest.mark.clause("WAR-034")
def test_in_a_team_the_lowest_seat_places_the_marker() -> None:
    table = Table(4)
    s = table.new()
    table.play(s, "wp P2+P4", "first wp")
    assert table.mover(s) == "P2"
    table.play(s, "put wp acz.n.order")
    assert table.mover(s) == "P1"


@pytest.mark.clause("WAR-034")
def test_everybody_is_told_where_the_first_marker_lies_before_the_second_is_put() -> None:
    table, s = divided(2)
    table.play(s, "first acz", "put acz wp.c.line1")
    assert table.view(s, 0)["markers"]["acz"] == "wp.c.line1"
    assert table.mover(s) == "P1"


@pytest.mark.clause("WAR-035")
def test_an_army_can_use_three_commanders_in_round_1() -> None:
    table = Table()
    leaders = ["wp-galica", "wp-roja", "wp-latinik"]
    hand = ["wp-9dp", "wp-17dp", "wp-18dp", "wp-sbp"]
    halves = army(*[front(0, 1, name) for name in leaders])
    s = table.position(halves, round=1, hands=[hand])
    assert not any(table.front(s, "wp", name)["used"] for name in FRONTS)
    for name, card in zip(FRONTS, hand, strict=False):
        table.play(s, f"activate {name}", f"discard {card}", "effect 1")
    assert [table.front(s, "wp", name)["strength"] for name in FRONTS] == [1, 1, 1]


@pytest.mark.clause("WAR-036")
@COUNTS
def test_both_armies_start_with_0_points(players: int) -> None:
    table, s = prepared(players)
    assert table.points(s) == (0, 0)
    assert s.scores() == [0] * players


@pytest.mark.clause("WAR-037")
def test_the_advantage_markers_start_in_the_centre() -> None:
    table, s = prepared(2)
    assert table.dump(s)["won"] == {"n": "", "c": "", "s": ""}
    assert table.dump(s)["fought"] == []


@pytest.mark.clause("WAR-038")
@COUNTS
def test_the_game_starts_in_round_1(players: int) -> None:
    table, s = prepared(players)
    table.chance(s)
    assert table.dump(s)["round"] == 1


@pytest.mark.clause("WAR-039")
@COUNTS
def test_no_edge_of_a_resource_card_faces_an_army_in_round_1(players: int) -> None:
    table, s = prepared(players)
    table.chance(s)
    assert table.legal(s)[-1] == "pass"
    assert not [text for text in table.told(-1) if "edge" in text or "wins" in text]


@pytest.mark.clause("WAR-039")
@pytest.mark.parametrize(("players", "edges"), [(2, (3, 1)), (3, (4, 2)), (4, (4, 2))])
def test_the_face_for_the_number_of_players_is_up(players: int, edges: tuple[int, int]) -> None:
    table = Table(players)
    for edge, number in zip("ab", edges, strict=True):
        s = table.position(army(supply=["wp-9dp"]), stack=["round duel-supply"])
        table.play(s, f"edge {edge}")
        assert table.dump(s)["stack"][-1] == f"supply-actions wp {number}"


@pytest.mark.clause("WAR-040")
def test_the_special_marker_starts_on_the_social_support_card_not_on_the_board() -> None:
    table, s = prepared(2)
    table.chance(s)
    assert table.marker(s, "special") == ""


@pytest.mark.clause("WAR-041")
def test_the_bonus_marker_lies_beside_the_board_until_the_die_is_rolled() -> None:
    table, s = prepared(2)
    assert (table.dump(s)["bonus"], table.dump(s)["last_roll"]) == ("", "")
    table.chance(s)
    assert table.dump(s)["bonus"] == "n"


@pytest.mark.clause("WAR-041")
@COUNTS
def test_nobody_has_initiative_or_a_token_before_the_die_decides(players: int) -> None:
    table, s = prepared(players)
    assert table.dump(s)["order"] == []
    assert len(table.odds(s)) == {2: 2, 3: 6, 4: 24}[players]


@pytest.mark.clause("WAR-042")
@COUNTS
@SIDES
def test_we_d1_each_second_line_has_a_unit_and_18_are_in_reserve(side: str, players: int) -> None:
    """WE-D1."""
    table = Table(players)
    s = table.new()
    assert table.units(s, side) == [(0, 1), (0, 1), (0, 1)]
    assert table.reserve(s, side) == 18
    assert len(table.deck(s, side)) == 53
    assert table.points(s) == (0, 0)
    assert table.dump(s)["round"] == 1
