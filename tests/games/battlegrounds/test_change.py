"""The main action "change of tank" [BG-118] to [BG-121]."""

from __future__ import annotations

import pytest

from tests.games.battlegrounds.table import ARMOUR, DIRECTION, EXTRA_TURN, Table


@pytest.mark.clause("BG-118")
@pytest.mark.parametrize(("players", "variant"), [(2, "battle"), (3, "battle"), (4, "team")])
def test_a_change_of_tank_replaces_move_and_shot(players: int, variant: str) -> None:
    table = Table(players, variant)
    s = table.position({"A3": "dam"}, tanks=table.parked(green="A1 kv-1"), reserve={"P1": ["7tp"]})
    table.play(s, "change green 7tp")
    assert table.mover(s) == "P2"
    assert table.square(s, "A3") == "dam"


@pytest.mark.clause("BG-118")
def test_after_a_change_there_is_neither_move_nor_shot() -> None:
    table = Table()
    s = table.position(
        {"A2": "dam", "A3": "dam"},
        tanks=table.parked(green="A1 kv-1"),
        reserve={"P1": ["7tp"]},
        areas={"P1": {"ready": [EXTRA_TURN]}},
    )
    table.play(s, "change green 7tp")
    assert set(table.legal(s)) == {"extra-turn", "end"}
    assert table.refuse(s, "move A1-A2-A3") == "BG-047"
    assert table.refuse(s, "shoot A2 token") == "BG-077"


@pytest.mark.clause("BG-118")
def test_a_second_main_action_may_follow_by_extra_turn() -> None:
    table = Table()
    s = table.position(
        tanks=table.parked(green="A1 kv-1"),
        reserve={"P1": ["7tp"]},
        areas={"P1": {"ready": [EXTRA_TURN]}},
    )
    table.play(s, "change green 7tp", "extra-turn")
    assert table.dump(s)["damaged"] == table.dump(s)["broken"] == []
    assert table.goals(s) == {"A3", "C1"}
    assert "change green kv-1" in table.legal(s)


@pytest.mark.clause("BG-119")
def test_any_undamaged_inactive_card_of_the_player_can_be_chosen() -> None:
    table = Table(2)
    s = table.position(
        tanks=table.parked(green="A1 kv-1", yellow="H8 is-2", blue="A8 tiger-i"),
        reserve={"P1": ["7tp", "bt-7", "t-34"], "P2": ["sherman"]},
        damaged=["t-34"],
    )
    assert set(table.offered(s, "change")) == {
        "green 7tp",
        "green bt-7",
        "yellow 7tp",
        "yellow bt-7",
    }
    assert table.refuse(s, "change green t-34") == "BG-112"
    for card in ("sherman", "tiger-i", "cromwell", "kv-1"):
        assert table.refuse(s, f"change green {card}") == "BG-119"
    assert table.refuse(s, "change green is-2") == "BG-173"
    assert table.refuse(s, "change blue 7tp") == "BG-171"


@pytest.mark.clause("BG-119")
def test_the_team_mates_cards_are_not_his() -> None:
    table = Table(4, "team")
    s = table.position(tanks=table.parked(green="A1 kv-1"), reserve={"P1": ["7tp"], "P3": ["bt-7"]})
    assert table.offered(s, "change") == ["green 7tp"]
    assert table.refuse(s, "change green bt-7") == "BG-119"
    assert table.refuse(s, "change blue 7tp") == "BG-171"


@pytest.mark.clause("BG-119")
def test_without_a_reserve_there_is_nothing_to_change_to() -> None:
    table = Table()
    s = table.position(tanks=table.parked(green="A1 kv-1"))
    assert table.offered(s, "change") == []


@pytest.mark.clause("BG-119")
def test_a_pawn_off_the_board_is_not_changed() -> None:
    table = Table(2)
    s = table.position(
        {"A2": "dud"},
        tanks=table.parked(green="A1 kv-1", yellow="H8 is-2"),
        reserve={"P1": ["7tp"]},
        areas={"P1": {"ready": [EXTRA_TURN]}},
    )
    table.play(s, "move A1-A2", "extra-turn")
    assert table.offered(s, "change") == ["yellow 7tp"]
    assert table.refuse(s, "change green 7tp") == "BG-171"


@pytest.mark.clause("BG-120")
def test_the_cards_change_places_and_keep_their_upgrades() -> None:
    table = Table()
    s = table.position(
        tanks=table.parked(green="A1 kv-1"),
        reserve={"P1": ["7tp", "bt-7"]},
        upgrades={"kv-1": [DIRECTION], "7tp": [ARMOUR]},
    )
    table.play(s, "change green 7tp")
    assert table.card(s, "green") == "7tp"
    assert table.reserve(s, "P1") == ["bt-7", "kv-1"]
    assert table.upgrades(s, "kv-1") == [DIRECTION]
    assert table.upgrades(s, "7tp") == [ARMOUR]
    assert table.dump(s)["damaged"] == table.dump(s)["broken"] == []


@pytest.mark.clause("BG-120")
def test_the_card_taken_off_may_be_taken_again_in_the_next_turn() -> None:
    table = Table(2)
    s = table.position(tanks=table.parked(green="A1 kv-1"), reserve={"P1": ["7tp"]})
    table.play(s, "change green 7tp")
    table.play(s, f"move {table.offered(s, 'move')[0]}", "hold", "change green kv-1")
    assert table.card(s, "green") == "kv-1"


@pytest.mark.clause("BG-120")
def test_with_two_tanks_the_other_one_keeps_its_card() -> None:
    table = Table(2)
    s = table.position(
        tanks=table.parked(green="A1 kv-1", yellow="H8 is-2"), reserve={"P1": ["7tp", "bt-7"]}
    )
    table.play(s, "change yellow 7tp")
    assert (table.card(s, "green"), table.card(s, "yellow")) == ("kv-1", "7tp")
    assert table.reserve(s, "P1") == ["bt-7", "is-2"]


@pytest.mark.clause("BG-121")
def test_the_pawn_does_not_move() -> None:
    table = Table()
    s = table.position({"C4": "dam"}, tanks=table.parked(green="C4 kv-1"), reserve={"P1": ["7tp"]})
    table.play(s, "change green 7tp")
    assert table.pawn(s, "green") == "C4"
    assert table.square(s, "C4") == "dam"
