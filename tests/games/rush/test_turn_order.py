"""Turn order and Phase I [RUSH-044] to [RUSH-050]."""

from __future__ import annotations

import pytest

from sztab.games.rush import events
from tests.games.rush.table import Table

HURT = [{"guard": "d", "guard_damaged": True}, {"damaged": True}, "open"]
HEALED = [{"guard": "d"}, "open", "open"]


@pytest.mark.clause("RUSH-044")
def test_the_first_player_begins_and_turns_go_clockwise() -> None:
    table = Table(3, printed=True)
    s = table.new()
    table.play(s, "first P2")
    table.chance(s)
    seats = []
    for _ in range(4):
        seats.append(s.to_move())
        table.end_turn(s)
    assert seats == [1, 2, 0, 1]


@pytest.mark.clause("RUSH-045")
def test_the_turn_order_never_changes_during_a_game() -> None:
    table = Table(3, printed=True)
    for _ in table.random_game(seed=45):
        pass
    turns = [event.seat for event in table.log.events if event.kind == events.TURN_BEGUN]
    assert len(turns) > 9
    assert turns == [(turns[0] + number) % 3 for number in range(len(turns))]


@pytest.mark.clause("RUSH-046")
def test_a_turn_is_repair_and_reveal_then_play_then_refill_and_draw() -> None:
    table = Table(vehicles=dict.fromkeys("wxyznm", "") | {"d": "a2"})
    p2 = {"hand": ["engineers"], "garage": ["volunteers"], "bases": HURT}
    s = table.position(players=[{}, p2], reserve=["w", "x", "y", "z"])
    table.play(s, "end", "deal n")
    assert table.bases(s, 1) == HEALED
    assert table.turn(s)["hand_open"]
    assert table.legal(s) == ["end", "buy y", "buy x", "buy w", "buy n"]
    table.play(s, "end")
    assert table.names(s.discard) == ["z", "y"]
    assert table.refuse(s, "buy x") == table.refuse(s, "draw volunteers") == "RUSH-022"
    table.play(s, "deal m", "draw volunteers", "draw engineers")
    assert s.to_move() == 0


@pytest.mark.clause("RUSH-047", "RUSH-048")
def test_phase_i_repairs_every_damaged_base_and_defender_without_asking() -> None:
    table = Table(vehicles={"d": "a2", "e": "a2"})
    hurt = [*HURT[:2], {"guard": "e", "guard_damaged": True, "damaged": True}]
    p2 = {"hand": ["engineers"], "depot": ["medal-usa-1"], "bases": hurt}
    s = table.position(players=[{}, p2])
    table.play(s, "end")
    assert s.to_move() == 1
    assert table.bases(s, 1) == [*HEALED[:2], {"guard": "e"}]
    assert (table.hand(s, 1), table.depot(s, 1)) == (["engineers"], ["medal-usa-1"])


@pytest.mark.clause("RUSH-049")
def test_only_the_cards_of_the_active_player_are_repaired() -> None:
    table = Table(3, vehicles={"d": "a2"})
    s = table.position(players=[{}, {}, {"bases": HURT}])
    table.play(s, "end")
    assert s.to_move() == 1
    assert table.bases(s, 2) == HURT
    table.play(s, "end")
    assert table.bases(s, 2) == HEALED


@pytest.mark.clause("RUSH-049")
@pytest.mark.parametrize(("p3_hits", "base"), [(True, "destroyed"), (False, "open")])
def test_a_base_damaged_by_p2_falls_to_p3_or_is_repaired_by_p1(p3_hits: bool, base: str) -> None:
    table = Table(3, vehicles={"t": "f1", "u": "f1"})
    s = table.position(active="P2", players=[{}, {"hand": ["t"]}, {"hand": ["u"]}])
    table.play(s, "attack t", "charge", "hit P1.base1", "end", "draw t")
    assert table.bases(s, 0)[0] == {"damaged": True}
    if p3_hits:
        table.play(s, "attack u", "charge", "hit P1.base1")
        assert table.depot(s, 2) == ["u", "base"]
    table.end_turn(s)
    assert s.to_move() == 0
    assert table.bases(s, 0)[0] == base


@pytest.mark.clause("RUSH-050")
@pytest.mark.parametrize("seat", [0, 1, -1])
def test_then_the_active_player_lays_all_hand_cards_face_up(seat: int) -> None:
    table = Table(vehicles={"d": "a2"})
    hand = ["engineers", "technicians", "volunteers"]
    s = table.position(players=[{}, {"hand": hand, "bases": HURT}])
    assert table.view(s, seat)["players"][1]["hand"] == (hand if seat == 1 else [])
    table.play(s, "end")
    assert table.view(s, seat)["players"][1]["hand"] == hand
