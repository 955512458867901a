"""The contents of the box [WAR-004] to [WAR-014], as far as a program shows them."""

from __future__ import annotations

import pytest

from sztab.core.action import PositionError, RulesError
from sztab.games.warsaw.board import PLACE_NAMES
from sztab.games.warsaw.game import GAME
from tests.games.warsaw.table import FRONTS, Table, army, front


@pytest.mark.clause("WAR-004")
def test_an_army_has_player_boards_for_two_players_at_most() -> None:
    with pytest.raises(PositionError, match="cannot be an army"):
        Table(4).position(wp=["P1", "P2", "P3"])
    assert Table(4).dump(Table(4).position(wp=["P1", "P2"]))["wp"] == ["P1", "P2"]


@pytest.mark.clause("WAR-004")
def test_a_player_has_nothing_but_a_hand_for_deck_and_discards_are_the_armys() -> None:
    table = Table(4)
    data = table.dump(table.new())
    assert len(data["hands"]) == 4
    assert list(data["armies"]) == ["wp", "acz"]
    assert {"deck", "discard"} <= set(data["armies"]["wp"])


@pytest.mark.clause("WAR-005")
def test_the_die_shows_1_2_or_3_each_with_the_same_chance() -> None:
    table = Table()
    s = table.position(stack=["round roll-bonus"])
    assert table.odds(s) == pytest.approx({"roll 1": 1 / 3, "roll 2": 1 / 3, "roll 3": 1 / 3})
    assert table.refuse(s, "roll 4") == "WAR-051"


@pytest.mark.clause("WAR-005")
def test_an_ordinary_die_shows_1_to_6() -> None:
    table = Table(settings={"die": "d6_blank"})
    s = table.position(stack=["round roll-bonus"])
    assert table.odds(s) == pytest.approx({f"roll {face}": 1 / 6 for face in range(1, 7)})


@pytest.mark.clause("WAR-005")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_a_blank_face_of_an_ordinary_die_places_no_bonus_marker(face: int) -> None:
    table = Table(settings={"die": "d6_blank"})
    s = table.position(bonus="n", stack=["round roll-bonus"])
    table.play(s, f"roll {face}")
    assert "The Bonus marker is on no front this round." in table.told(-1)


@pytest.mark.clause("WAR-006")
def test_there_are_three_resources_to_bid_for() -> None:
    table = Table()
    s = table.position(hands=[["wp-9dp"]])
    bids = [move for move in table.legal(s) if move.startswith("bid")]
    assert bids == ["bid funds", "bid supply", "bid support"]


@pytest.mark.clause("WAR-007")
@pytest.mark.parametrize(("players", "asked"), [(2, False), (3, True), (4, True)])
def test_the_face_of_funds_for_two_players_has_no_edge_to_choose(players: int, asked: bool) -> None:
    table = Table(players)
    s = table.position(army(funds=["wp-9dp"]), stack=["round duel-funds"])
    assert (table.legal(s) == ["edge a", "edge b"]) is asked


@pytest.mark.clause("WAR-007")
@pytest.mark.parametrize(("players", "most"), [(2, 3), (3, 4), (4, 4)])
def test_the_face_of_supply_has_other_numbers_for_more_players(players: int, most: int) -> None:
    table = Table(players)
    s = table.position(army(supply=["wp-9dp"]), stack=["round duel-supply"])
    table.play(s, "edge a")
    assert table.dump(s)["stack"][-1] == f"supply-actions wp {most}"


@pytest.mark.clause("WAR-007")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_social_support_is_the_same_for_every_number_of_players(players: int) -> None:
    table = Table(players)
    s = table.position(army(support=["wp-9dp"]), stack=["round duel-support"])
    places = [name for name in PLACE_NAMES if name.startswith("acz")]
    assert table.legal(s) == [*[f"put special {name}" for name in places], "decline"]


@pytest.mark.clause("WAR-008")
@pytest.mark.parametrize("side", ["wp", "acz"])
def test_each_army_has_21_units(side: str) -> None:
    table = Table()
    s = table.new()
    assert table.reserve(s, side) + sum(map(sum, table.units(s, side))) == 21


@pytest.mark.clause("WAR-008")
def test_units_are_only_counted_for_they_are_identical() -> None:
    table = Table()
    s = table.position(army(n=(0, 1), c=(0, 1)), stack=["supply-actions wp 2"])
    other = table.position(army(n=(0, 1), c=(0, 1)), stack=["supply-actions wp 2"])
    table.play(s, "shift n s", "shift c n")
    table.play(other, "shift c s", "stop")
    assert table.units(s, "wp") == table.units(other, "wp") == [(0, 1), (0, 0), (0, 1)]


@pytest.mark.clause("WAR-009")
def test_there_is_a_blockade_marker_of_each_army_and_a_special_one() -> None:
    table = Table()
    assert list(table.dump(table.new())["markers"]) == ["wp", "acz", "special"]


@pytest.mark.clause("WAR-009")
def test_a_marker_that_is_put_elsewhere_leaves_its_old_place() -> None:
    table = Table()
    s = table.position(
        hands=[["wp-9dp", "wp-roja"]], markers={"wp": "acz.n.line1", "acz": "wp.line2"}
    )
    table.play(s, "block", "discard wp-9dp", "put wp acz.s.order")
    assert table.dump(s)["markers"] == {"wp": "acz.s.order", "acz": "wp.line2", "special": ""}


@pytest.mark.clause("WAR-010")
def test_each_front_has_an_advantage_marker_of_its_own() -> None:
    table = Table()
    won = {"n": "wp", "c": "acz", "s": "acz"}
    s = table.position(won=won, fought=["n", "c", "s"], hands=[["wp-9dp"]])
    assert table.dump(s)["won"] == won
    table.play(s, "pass")
    assert table.points(s) == (0, 1)


@pytest.mark.clause("WAR-010")
def test_the_bonus_marker_lies_on_one_front_only() -> None:
    table = Table()
    s = table.position(bonus="n", stack=["round roll-bonus"], hands=[["wp-9dp"]])
    table.play(s, "roll 2")
    assert table.dump(s)["bonus"] == "c"


@pytest.mark.clause("WAR-010")
def test_there_are_victory_points_of_each_army_and_one_round_number() -> None:
    table = Table(4)
    s = table.position(army(points=3), army(points=5), round=7, hands=[["wp-9dp"]])
    assert table.points(s) == (3, 5)
    assert s.scores() == [3, 5, 3, 5]
    assert table.dump(s)["round"] == 7


@pytest.mark.clause("WAR-011")
def test_an_army_can_mark_the_effects_of_its_three_commanders_in_one_round() -> None:
    table = Table()
    leaders = ["acz-jakir", "acz-kork", "acz-putna"]
    hand = ["acz-14dk", "acz-53ds", "acz-10dk", "acz-15dk"]
    red = army(*[front(0, 1, name) for name in leaders])
    s = table.position(red=red, active="P2", hands=[[], hand])
    for name, card in zip(FRONTS, hand, strict=False):
        table.play(s, f"activate {name}", f"discard {card}", "effect 1")
    assert [table.front(s, "acz", name)["used"] for name in FRONTS] == [True] * 3
    assert table.refuse(s, "activate n") == "WAR-155"


@pytest.mark.clause("WAR-012")
def test_the_bonus_of_a_commander_is_shown_as_the_number_that_counts() -> None:
    table = Table()
    half = army(c=front(1, 2, "wp-galica"))
    s = table.position(half, hands=[["wp-9dp", "wp-17dp"]])
    table.play(s, "activate c", "discard wp-9dp", "effect 1")
    assert table.front(s, "wp", "c")["strength"] == 1
    assert table.strength(s, "c") == (2 * 1 + 2 + 1, 0)


@pytest.mark.clause("WAR-012")
def test_without_a_bonus_the_strength_is_that_of_the_units() -> None:
    table = Table()
    s = table.position(army(c=front(1, 2, "wp-galica")), hands=[["wp-9dp"]])
    assert table.front(s, "wp", "c")["strength"] == 0
    assert table.strength(s, "c") == (4, 0)


@pytest.mark.clause("WAR-013")
@pytest.mark.parametrize(("players", "orders"), [(3, 6), (4, 24)])
def test_with_three_or_four_players_each_has_a_token(players: int, orders: int) -> None:
    table = Table(players)
    s = table.position(stack=["deal-tokens wp"])
    assert len(set(table.legal(s))) == orders
    table.play(s, {3: "order P3,P1,P2", 4: "order P4,P1,P3,P2"}[players])
    assert table.dump(s)["order"][:2] == [f"P{players}", "P1"]


@pytest.mark.clause("WAR-013")
def test_two_players_deal_no_tokens() -> None:
    table = Table()
    s = table.position(army(funds=["wp-9dp"]), stack=["round duel-funds"])
    while table.mover(s) == "chance" and "draw" in table.legal(s)[0]:
        s.play(s.legal_actions()[0], table.log)
    assert table.legal(s)[0].startswith("play")


@pytest.mark.clause("WAR-014")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_three_or_four_can_play(players: int) -> None:
    assert GAME.new(GAME.rules(players)).seats() == players


@pytest.mark.clause("WAR-014")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_one_or_five_cannot_play(players: int) -> None:
    with pytest.raises(RulesError, match="WAR-014"):
        GAME.rules(players)
