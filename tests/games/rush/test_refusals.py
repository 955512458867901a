"""The refusals for pointing at a card, Base or stack where nothing can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sztab.games.rush.game import GAME
from tests.games.rush.table import Table

if TYPE_CHECKING:
    from sztab.games.rush.table import RushTable

VEHICLES = {
    "gun": "ussr f1 a0 c2 r1",
    "wall": "ussr f0 a2 c3 r1",
    "spy": "ussr f0 a0 c1 r1 sabotage",
    "howitzer": "ussr f0 a0 c3 r1 siege",
    "looker": "ussr f0 a0 c3 r1 research=1",
    "dear": "usa f2 a1 c7 r2",
    "cheap": "usa f1 a1 c1 r1",
    "foe": "germany f1 a1 c2 r1",
}
BASE = Table(vehicles=VEHICLES)


def said(s: RushTable, place: str, seat: int | None = None) -> str:
    reason = GAME.advice.why_not_at(s.view(s.to_move() if seat is None else seat), place)
    assert reason is not None
    return str(reason)


# Phase II


@pytest.mark.clause("RUSH-076")
def test_a_vehicle_that_is_too_dear_names_its_cost_and_what_can_be_paid() -> None:
    s = BASE.facing(["engineers", "engineers"], reserve=["dear"])
    assert said(s, "reserve/dear") == "dear costs 7; your cards can pay 2. [RUSH-076]"


@pytest.mark.clause("RUSH-072", "RUSH-076", "RUSH-082")
def test_a_card_that_only_pays_says_for_what() -> None:
    s = BASE.facing(["engineers"], reserve=["cheap"])
    choose = "Engineers can only pay 1: choose a vehicle in the Reserve to buy. [RUSH-072]"
    assert said(s, "hand/engineers") == choose
    s = BASE.facing(["engineers"], reserve=["dear"])
    cheapest = "Engineers can only pay 1; the cheapest vehicle in the Reserve costs 7. [RUSH-076]"
    assert said(s, "hand/engineers") == cheapest
    s = BASE.facing(["engineers"], reserve=["cheap"], turn={"bought": True})
    assert said(s, "hand/engineers").endswith("[RUSH-082]")


@pytest.mark.clause("RUSH-057")
def test_a_vehicle_that_was_played_is_not_played_again() -> None:
    s = BASE.facing(["gun"], turn={"played": ["gun"]})
    assert said(s, "hand/gun").endswith("a vehicle can be played only once. [RUSH-057]")


@pytest.mark.clause("RUSH-174")
def test_a_vehicle_made_for_attacks_says_why_there_is_none() -> None:
    s = BASE.facing(["gun"], turn={"attacked": True})
    assert said(s, "hand/gun") == "You can attack only once per turn. [RUSH-174]"
    assert said(s, "target/P2.base1") == "You can attack only once per turn. [RUSH-174]"


@pytest.mark.clause("RUSH-177", "RUSH-179", "RUSH-196")
def test_an_enemy_base_says_what_an_attack_needs() -> None:
    s = BASE.facing(["gun"], {"guard": "foe"})
    assert said(s, "target/P2.base1").endswith("hit its defender. [RUSH-196]")
    first = "First choose all vehicles that attack, then their targets. [RUSH-179]"
    assert said(s, "target/P2.base2") == first
    assert said(s, "target/P2.guard1") == first
    s = BASE.facing(["wall"])
    unarmed = "You have no vehicle with firepower in hand that could still attack. [RUSH-177]"
    assert said(s, "target/P2.base1") == unarmed


@pytest.mark.clause("RUSH-195")
def test_a_destroyed_base_says_so() -> None:
    s = BASE.facing(["gun"], "destroyed")
    assert said(s, "target/P2.base1") == "This Base is destroyed. [RUSH-195]"


@pytest.mark.clause("RUSH-161", "RUSH-166", "RUSH-171")
def test_one_of_their_bases_says_what_a_defender_needs() -> None:
    s = BASE.position(players=[{"hand": ["wall"], "bases": ["open", {"guard": "foe"}, "open"]}])
    assert said(s, "target/P1.base1").endswith("that is to defend this Base. [RUSH-161]")
    assert said(s, "target/P1.guard2") == "foe defends a Base and stays there. [RUSH-171]"
    s = BASE.facing(["gun"])
    assert said(s, "target/P1.base1").startswith("You have no vehicle with armour")


@pytest.mark.clause("RUSH-202")
def test_a_medal_stack_says_what_it_is_paid_for_and_what_is_left() -> None:
    s = BASE.facing(["gun"])
    singles, doubles = BASE.medals(s, "ussr")
    reason = GAME.advice.why_not_at(s.view(0), "medals/ussr")
    assert reason is not None
    assert reason.clause == "RUSH-202"
    assert f"Left: {singles} singles, {doubles} doubles." in reason.text


@pytest.mark.clause("RUSH-237", "FRONT-071")
def test_an_achievement_waits_for_the_end_unless_planning_is_played() -> None:
    s = BASE.facing(["gun"], achievements=["light-tanks"])
    assert said(s, "achievement/light-tanks").endswith("[RUSH-237]")
    front = Table(vehicles=VEHICLES, preset="second-front")
    s = front.facing(["gun"], achievements=["light-tanks"])
    assert said(s, "achievement/light-tanks").endswith("only Planning moves them. [FRONT-071]")


@pytest.mark.clause("RUSH-063")
def test_a_card_of_the_depot_says_how_it_comes_back() -> None:
    s = BASE.position(players=[{"hand": ["gun"], "depot": ["spy"]}])
    assert said(s, "depot/spy").startswith("spy is in your Depot")


@pytest.mark.clause("FRONT-037")
def test_a_safe_headquarters_says_why() -> None:
    front = Table(vehicles=VEHICLES, preset="second-front")
    s = front.facing(["gun"])
    assert said(s, "target/P2.hq").endswith("another Base of its owner stands. [FRONT-037]")


@pytest.mark.clause("ALT-088")
def test_an_ally_is_not_attacked() -> None:
    team = Table(4, VEHICLES, preset="alternative-teams")
    s = team.position(players=[{"hand": ["gun"]}])
    ally = next(n for n in range(1, 4) if team.rules.side[n] == team.rules.side[0])
    assert said(s, f"target/P{ally + 1}.base1") == "This card belongs to your ally. [ALT-088]"


# In the middle of a play


@pytest.mark.clause("RUSH-052", "RUSH-076", "RUSH-154")
def test_while_paying_other_cards_wait() -> None:
    s = BASE.facing(["engineers", "technicians", "spy"], reserve=["cheap", "dear"])
    BASE.play(s, "buy cheap")
    assert said(s, "reserve/dear") == (
        "dear has to wait: first finish the purchase of cheap. [RUSH-052]"
    )
    assert said(s, "reserve/cheap").startswith("You are buying cheap: it costs 1, and 0 is paid.")
    assert said(s, "hand/technicians") == "Technicians has no crate and cannot pay. [RUSH-074]"


@pytest.mark.clause("RUSH-160", "RUSH-163")
def test_while_a_vehicle_is_placed_cards_and_enemies_wait() -> None:
    s = BASE.facing(["wall", "gun"])
    BASE.play(s, "defend wall")
    assert said(s, "hand/gun") == "gun has to wait: first choose a Base for wall. [RUSH-160]"
    assert said(s, "target/P2.base1").startswith("Vehicles defend your own Bases")
    assert said(s, "out/wall") == "wall is already being played. [RUSH-066]"


@pytest.mark.clause("RUSH-179", "RUSH-180", "RUSH-185")
def test_while_an_attack_goes_on_all_else_waits() -> None:
    s = BASE.facing(["gun", "wall"], reserve=["dear"])
    BASE.play(s, "attack gun")
    assert said(s, "target/P2.base1").endswith("then choose targets. [RUSH-179]")
    assert said(s, "reserve/dear") == "dear has to wait until the attack is over. [RUSH-185]"
    BASE.play(s, "charge")
    assert said(s, "hand/wall") == "wall has to wait until the attack is over. [RUSH-185]"
    assert said(s, "target/P1.base1") == "You can attack only cards of other players. [RUSH-180]"


@pytest.mark.clause("RUSH-089", "RUSH-115")
def test_while_abilities_are_resolved_cards_wait() -> None:
    s = BASE.facing(["howitzer", "gun"])
    BASE.play(s, "activate howitzer")
    waits = "gun has to wait: first finish the abilities of howitzer. [RUSH-089]"
    assert said(s, "hand/gun") == waits
    assert said(s, "target/P1.base1") == "Siege hits enemy cards, not your own. [RUSH-115]"


@pytest.mark.clause("RUSH-135")
def test_research_names_the_cost_that_is_too_high() -> None:
    s = BASE.facing(["looker"], reserve=["dear", "cheap"])
    BASE.play(s, "activate looker")
    assert said(s, "reserve/dear").startswith("dear costs 7; this Research takes")


# Another seat decides


@pytest.mark.clause("RUSH-044")
def test_out_of_turn_one_is_told_whose_turn_it_is() -> None:
    s = BASE.facing(["gun"])
    for place in ("hand/gun", "target/P1.base1", "reserve/dear", "nowhere"):
        assert said(s, place, seat=1) == "It is the turn of P1. [RUSH-044]"
    assert GAME.advice.why_not_at(s.view(-1), "hand/gun") is None


@pytest.mark.clause("RUSH-109")
def test_during_sabotage_each_side_is_told_its_part() -> None:
    s = BASE.position(players=[{"hand": ["spy", "gun"]}, {"hand": ["foe"]}], reserve=["dear"])
    BASE.play(s, "activate spy")
    assert s.to_move() == 1
    assert said(s, "hand/gun", seat=0) == ("Sabotage: it is up to P2 to discard a card. [RUSH-109]")
    assert said(s, "reserve/dear").startswith("dear has to wait: Sabotage makes you discard")


def test_an_unknown_place_is_answered_by_the_question() -> None:
    s = BASE.facing(["gun"])
    for place in ("", "/", "hand/maus", "target/P9.base1", "target/", "medals/mars", "rear"):
        assert said(s, place) == "Now you may buy, activate, defend, attack, or end. [RUSH-051]"
