"""Defending Bases."""

from __future__ import annotations

import pytest

from sztab.core.action import NotationError
from tests.games.rush.table import Table, damaged_base, damaged_guard

OPEN = ["open", "open", "open"]
TABLE = Table(
    vehicles={
        "courier": "france a1 f1 r1 reinforcements=1",
        "recruiter": "usa a1 recruitment",
        "radio": "germany reinforcements=1",
        "clerk": "germany f1 recruitment",
        "plain1": "light a1",
        "plain2": "medium a2",
        "howitzer": "spg a1",
        "wall1": "a2",
        "wall2": "a2",
        "wall3": "a2",
        "x": "c0",
    }
)


def defended(hand: list[str], *bases: object, **data: object) -> dict[str, object]:
    """Return a player with this hand and these Bases, then open ones."""
    return {"hand": hand, "bases": [*bases, *OPEN][:3], **data}


@pytest.mark.clause("RUSH-160")
def test_a_vehicle_with_armour_must_replace_a_defender_after_its_abilities() -> None:
    s = TABLE.position(
        players=[defended(["courier"], "wall1", "wall2", "wall3", garage=["engineers"])]
    )
    TABLE.play(s, "activate courier", "draw engineers")
    assert TABLE.legal(s) == ["place base1", "place base2", "place base3"]
    assert TABLE.refuse(s, "end") == "RUSH-160"
    TABLE.play(s, "place base2")
    assert TABLE.bases(s, 0) == [{"guard": "wall1"}, {"guard": "courier"}, {"guard": "wall3"}]
    assert TABLE.depot(s, 0) == ["wall2"]


@pytest.mark.clause("RUSH-160")
@pytest.mark.parametrize(
    "moves",
    [["end"], ["buy x", "pay courier", "take"], ["attack courier", "charge", "hit P2.base1"]],
)
def test_only_a_vehicle_that_is_not_activated_leaves_the_defenders_alone(moves: list[str]) -> None:
    walls = [{"guard": "wall1"}, {"guard": "wall2"}, {"guard": "wall3"}]
    s = TABLE.position(players=[defended(["courier"], *walls)], reserve=["x"], deck=[])
    TABLE.play(s, *moves)
    assert TABLE.bases(s, 0) == walls


@pytest.mark.clause("RUSH-161")
def test_a_vehicle_may_defend_without_using_its_abilities() -> None:
    s = TABLE.position(players=[defended(["courier"], garage=["engineers"])])
    TABLE.play(s, "defend courier", "place base1")
    assert TABLE.bases(s, 0)[0] == {"guard": "courier"}
    assert TABLE.hand(s, 0) == []
    assert TABLE.turn(s)["played"] == ["courier"]


@pytest.mark.clause("RUSH-162")
@pytest.mark.parametrize("card", ["plain1", "plain2"])
def test_a_vehicle_without_abilities_may_defend(card: str) -> None:
    s = TABLE.facing([card])
    TABLE.play(s, f"defend {card}", "place base1")
    assert TABLE.bases(s, 0)[0] == {"guard": card}


@pytest.mark.clause("RUSH-163")
def test_the_player_chooses_among_the_undefended_bases_while_there_is_one() -> None:
    s = TABLE.position(players=[defended(["plain1"], "wall1")])
    TABLE.play(s, "defend plain1")
    assert TABLE.refuse(s, "place base1") == "RUSH-163"
    TABLE.play(s, "place base3")
    assert TABLE.bases(s, 0) == [{"guard": "wall1"}, "open", {"guard": "plain1"}]


@pytest.mark.clause("RUSH-164")
def test_a_base_is_defended_by_at_most_one_vehicle() -> None:
    s = TABLE.position(players=[defended(["plain1"], "wall1", "destroyed", "destroyed")])
    TABLE.play(s, "defend plain1", "place base1")
    assert TABLE.bases(s, 0)[0] == {"guard": "plain1"}
    assert TABLE.depot(s, 0) == ["wall1"]


@pytest.mark.clause("RUSH-165")
def test_a_recruiter_takes_the_place_of_a_self_propelled_gun() -> None:
    s = TABLE.position(players=[defended(["recruiter"], "wall1", "howitzer", "wall2")])
    TABLE.play(s, "activate recruiter")
    assert TABLE.turn(s)["recruiting"]
    TABLE.play(s, "place base2")
    assert TABLE.bases(s, 0)[1] == {"guard": "recruiter"}
    assert TABLE.depot(s, 0) == ["howitzer"]


@pytest.mark.clause("RUSH-166")
@pytest.mark.parametrize("card", ["clerk", "medal-usa-1"])
def test_a_card_without_armour_cannot_defend(card: str) -> None:
    s = TABLE.facing([card])
    assert TABLE.refuse(s, f"defend {card}") == "RUSH-166"


@pytest.mark.clause("RUSH-166")
def test_a_vehicle_without_armour_goes_to_the_depot_after_its_abilities() -> None:
    s = TABLE.facing(["clerk"])
    TABLE.play(s, "activate clerk")
    assert TABLE.bases(s, 0) == OPEN
    assert TABLE.depot(s, 0) == ["clerk"]


@pytest.mark.clause("RUSH-167")
@pytest.mark.parametrize("card", ["engineers", "technicians", "volunteers"])
def test_barracks_cards_cannot_defend(card: str) -> None:
    s = TABLE.facing([card])
    assert TABLE.refuse(s, f"defend {card}") == "RUSH-167"


@pytest.mark.clause("RUSH-167")
def test_a_barracks_card_goes_to_the_depot_after_its_ability() -> None:
    s = TABLE.facing(["volunteers"])
    TABLE.play(s, "activate volunteers")
    assert TABLE.bases(s, 0) == OPEN
    assert TABLE.depot(s, 0) == ["volunteers"]


@pytest.mark.clause("RUSH-168")
@pytest.mark.parametrize(
    "base", [{"guard": "wall1"}, damaged_base("wall1"), damaged_guard("wall1")]
)
def test_a_defended_base_cannot_be_attacked(base: object) -> None:
    s = TABLE.facing(["courier"], base)
    TABLE.play(s, "attack courier", "charge")
    assert "hit P2.base1" not in TABLE.legal(s)
    assert TABLE.refuse(s, "hit P2.base1") == "RUSH-196"


@pytest.mark.clause("RUSH-169")
@pytest.mark.parametrize("seat", [0, 1, -1])
def test_everybody_sees_the_base_under_its_defender(seat: int) -> None:
    s = TABLE.position(players=[defended([], damaged_base("wall1"), "wall2")])
    seen = TABLE.view(s, seat)["players"][0]["bases"]
    assert seen == [{"guard": "wall1", "damaged": True}, {"guard": "wall2"}, "open"]


@pytest.mark.clause("RUSH-170")
def test_a_player_without_bases_puts_played_cards_into_the_depot() -> None:
    s = TABLE.position(players=[defended(["recruiter", "plain1"], *["destroyed"] * 3)])
    TABLE.play(s, "activate recruiter")
    assert TABLE.depot(s, 0) == ["recruiter"]
    assert TABLE.refuse(s, "defend plain1") == "RUSH-170"


@pytest.mark.clause("RUSH-171")
def test_a_defender_stays_and_can_be_neither_moved_nor_recalled() -> None:
    s = TABLE.position(players=[defended([], "wall1")])
    for _ in range(2):
        assert TABLE.refuse(s, "defend wall1") == "RUSH-171"
        assert TABLE.refuse(s, "attack wall1") == "RUSH-176"
        TABLE.end_turn(s)
        TABLE.end_turn(s)
        assert TABLE.bases(s, 0) == [{"guard": "wall1"}, "open", "open"]
        assert TABLE.hand(s, 0) == []


@pytest.mark.clause("RUSH-172")
def test_damage_is_forgotten_when_a_card_leaves_a_base_and_none_is_passed_on() -> None:
    bases = [damaged_guard("wall1"), {"guard": "wall2"}, {"guard": "wall3"}]
    s = TABLE.position(players=[defended(["plain1", "radio"], *bases)])
    TABLE.play(s, "defend plain1", "place base1")
    assert TABLE.bases(s, 0)[0] == {"guard": "plain1"}
    TABLE.play(s, "activate radio", "draw wall1", "defend wall1", "place base1")
    assert TABLE.bases(s, 0)[0] == {"guard": "wall1"}


@pytest.mark.clause("RUSH-173")
def test_a_vehicle_is_placed_only_on_a_base_of_its_owner() -> None:
    s = TABLE.position(
        players=[
            defended(["plain1"], "wall1", "destroyed", "destroyed"),
            {"bases": ["open", "open", "wall2"]},
        ]
    )
    TABLE.play(s, "defend plain1")
    assert TABLE.refuse(s, "place base2") == "RUSH-173"
    with pytest.raises(NotationError):
        TABLE.play(s, "place P2.base1")
    TABLE.play(s, "place base1")
    assert TABLE.bases(s, 1) == ["open", "open", {"guard": "wall2"}]
