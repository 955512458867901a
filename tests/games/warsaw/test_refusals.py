"""Refusals of lines, fields, markers and cards that a player points at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sztab.games.warsaw.game import GAME
from tests.games.warsaw.table import Table, army, front

if TYPE_CHECKING:
    from sztab.games.warsaw.state import WarsawState

TABLE = Table()
HANDS = [["wp-9dp", "wp-roja"], ["acz-14dk"]]
MARKERS = {"wp": "acz.n.line1", "acz": "wp.c.order"}


def said(s: WarsawState, place: str, seat: int | None = None) -> str:
    reason = GAME.advice.why_not_at(s.view(s.to_move() if seat is None else seat), place)
    assert reason is not None
    return str(reason)


@pytest.mark.clause("WAR-100", "WAR-106")
def test_units_do_not_move_by_themselves() -> None:
    s = TABLE.position(army(n=(1, 2)), army(c=(1, 1)), hands=HANDS)
    assert said(s, "place/wp.n.line2") == (
        "Units on line 2 of the Northern Front move only by a card or a supply action. [WAR-100]"
    )
    assert said(s, "place/acz.c.line1") == (
        "Enemy units on line 1 of the Central Front leave it only by a card or in battle. [WAR-106]"
    )


@pytest.mark.clause("WAR-154", "WAR-155", "WAR-164")
def test_a_commander_that_cannot_act_says_why() -> None:
    half = army(n=front(0, 1, "wp-galica", used=True), c=front(0, 1, "wp-roja"))
    s = TABLE.position(
        half,
        army(n=front(0, 1, "acz-gaj")),
        hands=[["wp-9dp"], []],
        markers={"acz": "wp.c.commander"},
    )
    assert said(s, "place/wp.n.commander").endswith("already been used this round. [WAR-155]")
    assert said(s, "place/wp.c.commander").endswith("cannot be activated. [WAR-164]")
    assert said(s, "place/wp.s.commander").endswith("on the Southern Front. [WAR-154]")
    assert said(s, "place/acz.n.commander") == (
        "The commander field on the Northern Front belongs to the enemy. [WAR-154]"
    )


@pytest.mark.clause("WAR-140", "WAR-196")
def test_an_order_field_says_what_comes_there() -> None:
    half = army(n=front(0, 1, orders=["wp-radiowywiad"]))
    s = TABLE.position(half, hands=HANDS)
    assert said(s, "place/wp.n.order").endswith("until the end of the round. [WAR-196]")
    assert said(s, "place/wp.c.order").endswith("play an Order card there. [WAR-140]")
    assert said(s, "place/acz.c.order").endswith("belongs to the enemy. [WAR-140]")


@pytest.mark.clause("WAR-017", "WAR-122")
def test_a_reserve_names_its_units() -> None:
    s = TABLE.position(army(n=(0, 2)), army(n=(0, 1)), hands=HANDS)
    assert said(s, "reserve/wp").endswith("units in it: 19. [WAR-122]")
    assert said(s, "reserve/acz").endswith("units in it: 20. [WAR-017]")


@pytest.mark.clause("WAR-146", "WAR-147", "WAR-148", "WAR-174")
def test_a_marker_costs_an_action_and_is_chosen_before_its_place() -> None:
    s = TABLE.position(hands=HANDS, markers=MARKERS)
    assert said(s, "marker/wp").endswith("an action of its own. [WAR-146]")
    assert said(s, "marker/special").endswith("during the round. [WAR-148]")
    TABLE.play(s, "block", "discard wp-9dp")
    assert said(s, "place/acz.c.line1") == (
        "First choose the marker, then its new place. [WAR-147]"
    )
    assert said(s, "place/acz.n.line1").endswith(("[WAR-150]", "[WAR-149]", "[WAR-174]"))
    assert said(s, "marker/special").endswith("during the round. [WAR-148]")


@pytest.mark.clause("WAR-034")
def test_at_set_up_a_place_of_the_own_half_is_refused() -> None:
    s = TABLE.position(stack=["place-first wp"])
    assert said(s, "place/wp.n.line1") == "That place is not in the enemy's half. [WAR-034]"
    assert said(s, "place/wp.n.line2") == "That place is not in the enemy's half. [WAR-034]"
    assert said(s, "marker/wp") == "This is the marker to move: choose its place. [WAR-147]"
    assert said(s, "marker/acz").endswith("its own Blockade marker. [WAR-034]")
    assert said(s, "place/acz.n.line1", seat=1) == (
        "It is up to P1 to place a Blockade marker. [WAR-034]"
    )


@pytest.mark.clause("WAR-151", "WAR-060", "WAR-078")
def test_a_resource_says_how_one_bids() -> None:
    s = TABLE.position(hands=HANDS)
    assert said(s, "resource/funds").startswith("To bid for Funds choose that action first")
    s = TABLE.position(hands=HANDS, stack=["round turns", "choose-edge supply wp"])
    assert said(s, "resource/supply") == "Choose one of the two edges of Supply. [WAR-060]"
    assert said(s, "resource/funds").endswith("an action of your turn. [WAR-151]")
    assert said(s, "resource/funds", seat=1) == (
        "It is up to P1 to choose the edge of Supply. [WAR-078]"
    )


@pytest.mark.clause("WAR-043", "WAR-110")
def test_a_card_waits_for_its_stage_or_for_the_card_before_it() -> None:
    duel = TABLE.position(army(n=(0, 1)), hands=HANDS, active="", stack=["supply-actions wp 2"])
    assert said(duel, "hand/wp-9dp").endswith("after the resource duel. [WAR-043]")
    s = TABLE.position(hands=HANDS)
    TABLE.play(s, "play wp-roja")
    assert said(s, "hand/wp-9dp").startswith("One action at a time")


@pytest.mark.clause("WAR-083", "WAR-100", "WAR-103", "WAR-105")
def test_supply_says_which_units_it_moves() -> None:
    s = TABLE.position(
        army(n=(1, 3), c=(0, 3), s=(0, 3)),
        army(c=(0, 1)),
        hands=HANDS,
        stack=["supply-actions wp 2"],
    )
    assert said(s, "place/acz.c.line2").endswith("not those of the enemy. [WAR-105]")
    assert said(s, "place/wp.n.line1").endswith("back from the first line. [WAR-100]")
    assert said(s, "reserve/wp").endswith("it holds 3 units. [WAR-083]")


@pytest.mark.clause("WAR-107")
def test_units_are_removed_on_one_front_only() -> None:
    s = TABLE.position(
        army(n=(1, 1)), army(n=(1, 0), c=(1, 1)), hands=HANDS, stack=["remove-units wp n 1"]
    )
    only = "Enemy units are removed now, on the Northern Front only. [WAR-107]"
    assert said(s, "place/acz.c.line1") == only
    assert said(s, "place/wp.n.line1") == only
    assert said(s, "place/acz.n.line2") == "There is no enemy unit on that line. [WAR-107]"


@pytest.mark.clause("WAR-124")
def test_a_front_is_chosen_after_its_card() -> None:
    s = TABLE.position(hands=HANDS)
    assert said(s, "front/n") == (
        "The Northern Front is chosen for a card: first choose the card. [WAR-124]"
    )


@pytest.mark.clause("WAR-070", "WAR-111")
def test_a_player_is_chosen_only_for_cards_and_tokens() -> None:
    assert said(TABLE.position(hands=HANDS), "seat/1").endswith("[WAR-111]")
    team = Table(4)
    s = team.position(hands=[["wp-9dp"], ["acz-14dk"], ["wp-roja"], []])
    assert said(s, "seat/1").endswith("or Initiative tokens. [WAR-070]")


@pytest.mark.clause("WAR-067")
def test_cards_are_dealt_within_the_army() -> None:
    team = Table(4)
    s = team.position(stack=["choose-four wp"])
    others = [seat for seat in range(4) if f"four P{seat + 1}" not in team.legal(s)]
    assert len(others) == 2
    for seat in others:
        assert said(s, f"seat/{seat}").startswith("This player is in the other army")


@pytest.mark.clause("WAR-111", "WAR-112")
def test_out_of_turn_one_is_told_whose_turn_it_is() -> None:
    s = TABLE.position(hands=HANDS)
    for place in ("hand/acz-14dk", "place/wp.n.line1", "marker/wp", "nowhere"):
        assert said(s, place, seat=1) == "It is the turn of P1. [WAR-111]"
    assert GAME.advice.why_not_at(s.view(-1), "hand/wp-9dp") is None
    team = Table(4)
    s = team.position(hands=[["wp-9dp"], ["acz-14dk"], ["wp-roja"], []])
    assert said(s, "front/n", seat=1).endswith("[WAR-112]")


def test_an_unknown_place_is_answered_by_the_question() -> None:
    s = TABLE.position(hands=HANDS)
    for place in ("", "/", "place/wp", "place/x.n.line1", "front/north", "hand/x", "seat/x"):
        assert said(s, place).endswith("or discard one for another action, or pass. [WAR-120]")
