"""Refusals of places that a player points at."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import pytest

from sztab.games.battlegrounds.game import GAME
from tests.games.battlegrounds.table import FURTHER_MOVE, SQUARES, Table

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState


def said(s: BattlegroundsState, place: str) -> str:
    reason = GAME.advice.why_not_at(s.view(s.to_move()), place)
    assert reason is not None
    return str(reason)


@pytest.mark.clause("BG-055")
def test_a_square_out_of_reach_names_how_the_card_moves() -> None:
    table = Table()
    s = table.position(tanks={"green": "A1 7tp"})
    far = "7tp moves orthogonally, at a distance of exactly 2: not to H7. [BG-055]"
    assert said(s, "sq/H7") == far
    assert said(s, "sq/A4") == "7tp moves a distance of exactly 2, not 3. [BG-055]"


@pytest.mark.clause("BG-151")
def test_a_square_out_of_reach_names_both_distances_with_further_move() -> None:
    table = Table()
    s = table.position(tanks={"green": "A1 is-2"}, upgrades={"is-2": [FURTHER_MOVE]})
    assert said(s, "sq/H7") == "is-2 moves diagonally, at a distance of 1 to 2: not to H7. [BG-151]"


@pytest.mark.clause("BG-060")
def test_the_square_of_the_own_tank_is_left() -> None:
    table = Table()
    s = table.position(tanks={"green": "A1 7tp"})
    assert said(s, "sq/A1") == "A tank that can move must move. [BG-060]"


@pytest.mark.clause("BG-055")
def test_with_two_tanks_none_of_them_gets_there() -> None:
    table = Table(players=2)
    s = table.position(tanks={"green": "A1 7tp", "yellow": "B1 kv-1"})
    assert said(s, "sq/H8") == "None of your tanks can move to H8 now. [BG-055]"


@pytest.mark.clause("BG-078")
def test_a_shot_at_a_far_square_names_the_range() -> None:
    table = Table()
    s = table.position({"A5": "bunker"}, tanks={"green": "A1 7tp"})
    table.play(s, "move A1-A2-A3")
    far = "7tp shoots orthogonally, at a distance of exactly 1: not at H8. [BG-078]"
    assert said(s, "sq/H8") == far


@pytest.mark.clause("BG-119")
def test_a_card_of_somebody_else_is_not_taken_over() -> None:
    table = Table()
    s = table.position(tanks={"green": "A1 7tp", "blue": "H8 kv-1"})
    assert said(s, "card/kv-1") == "kv-1 is not in your area. [BG-119]"


def test_an_unknown_place_is_answered_by_the_question() -> None:
    table = Table()
    s = table.position(tanks={"green": "A1 7tp"})
    for place in ("", "/", "sq/Z9", "sq/", "card/maus", "pawn/pink", "hand"):
        assert said(s, place) == "Move and shoot, or change the tank. [BG-047]"


@pytest.mark.clause("BG-045")
def test_who_is_not_asked_is_told_who_is() -> None:
    table = Table()
    s = table.position(tanks={"green": "A1 7tp"})
    for seat in (1, 2):
        reason = GAME.advice.why_not_at(s.view(seat), "sq/H8")
        assert str(reason) == "It is the turn of P1. [BG-045]"
    assert GAME.advice.why_not_at(s.view(-1), "sq/H8") is None


@pytest.mark.clause("BG-037")
def test_a_square_outside_the_base_names_the_base() -> None:
    table = Table()
    s = table.position(stack=["place-pawn green"])
    assert said(s, "sq/D4").startswith("D4 is not in the base of the green pawn: ")


@pytest.mark.clause("BG-118", "BG-119")
def test_a_card_says_why_it_does_not_act_now() -> None:
    table = Table()
    s = table.position(
        {"A5": "bunker"}, tanks={"green": "A1 7tp", "blue": "H8 kv-1"}, reserve={"P1": ["is-2"]}
    )
    table.play(s, "move A1-A2-A3")
    assert said(s, "card/kv-1") == "kv-1 is not in your area. [BG-119]"
    waits = "is-2 has to wait: a change of tank takes the place of move and shot. [BG-118]"
    assert said(s, "card/is-2") == waits


@pytest.mark.clause("BG-122", "BG-126")
def test_tokens_say_what_they_need() -> None:
    table = Table()
    s = table.position(tanks={"green": "A1 7tp"})
    assert said(s, "single/bunker").endswith("picture make a pair. [BG-122]")
    assert said(s, "pair/armour") == "You have no pair with this icon yet. [BG-126]"


@pytest.mark.clause("BG-046", "BG-055")
def test_a_pawn_says_where_it_stands() -> None:
    table = Table()
    s = table.position(tanks={"green": "A1 7tp"})
    assert said(s, "pawn/green").startswith("The green pawn stands on A1")


@pytest.mark.parametrize("variant", ["battle", "family"])
def test_every_square_that_cannot_be_chosen_says_why(variant: str) -> None:
    table = Table(players=3, variant=variant)
    for s in islice(table.random_game(16), 80):
        if s.to_move() < 0:
            continue
        offered = " ".join(table.legal(s))
        for square in SQUARES:
            reason = GAME.advice.why_not_at(s.view(s.to_move()), f"sq/{square}")
            assert reason is not None or square in offered
