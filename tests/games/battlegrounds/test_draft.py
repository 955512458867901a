"""The draft of tank cards [BG-041] to [BG-044]."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sztab.core.action import CHANCE
from sztab.core.rng import Rng
from tests.games.battlegrounds.table import TANKS, Table

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState

DRAFT = {"dealing": "draft"}
SNAKES = {
    2: ["P1", "P2", "P2", "P1", "P1", "P2", "P2", "P1"],
    3: ["P1", "P2", "P3", "P3", "P2", "P1"],
    4: ["P1", "P2", "P3", "P4", "P4", "P3", "P2", "P1"],
}
OFFERED = {2: 8, 3: 6, 4: 8}
COUNTS = pytest.mark.parametrize("players", [2, 3, 4])


def laid_out(table: Table, start: str = "P1") -> BattlegroundsState:
    """Return the table when the cards of the draft are face up."""
    s, rng = table.new(), Rng(3)
    table.play(s, f"first {start}")
    while s.to_move() == CHANCE:
        table.answer(s, table.notation.format(s.sample(rng)))
    return s


@pytest.mark.clause("BG-041", "BG-042")
@COUNTS
def test_cards_are_laid_face_up_and_not_dealt(players: int) -> None:
    table = Table(players, settings=DRAFT)
    s = laid_out(table)
    data = table.dump(s)
    assert len(data["offered"]) == OFFERED[players]
    assert all(not cards for cards in data["reserve"].values())
    assert set(table.legal(s)) == {f"take {card}" for card in data["offered"]}
    for seat in range(-1, players):
        assert set(table.view(s, seat)["offered"]) == set(data["offered"])


@pytest.mark.clause("BG-041")
def test_without_the_draft_nobody_takes_cards() -> None:
    table = Table(4)
    s = laid_out(table)
    assert table.dump(s)["offered"] == []
    assert table.offered(s, "take") == []
    assert table.offered(s, "activate")


@pytest.mark.clause("BG-041")
def test_only_a_card_that_lies_face_up_can_be_taken() -> None:
    table = Table(4, settings=DRAFT)
    s = laid_out(table)
    hidden = next(card for card in TANKS if card not in table.dump(s)["offered"])
    assert table.refuse(s, f"take {hidden}") == "BG-041"
    taken = table.dump(s)["offered"][0]
    table.play(s, f"take {taken}")
    assert taken not in table.dump(s)["offered"]
    assert table.refuse(s, f"take {taken}") == "BG-041"


@pytest.mark.clause("BG-043")
@COUNTS
def test_choice_runs_clockwise_and_back(players: int) -> None:
    table = Table(players, settings=DRAFT)
    s = laid_out(table)
    seats, taken = [], {f"P{seat + 1}": set[str]() for seat in range(players)}
    while table.offered(s, "take"):
        seats.append(table.mover(s))
        card = table.offered(s, "take")[-1]
        taken[seats[-1]].add(card)
        table.play(s, f"take {card}")
    assert seats == SNAKES[players]
    for seat, cards in taken.items():
        assert table.reserve(s, seat) == sorted(cards)
        assert len(cards) == (4 if players == 2 else 2)
    assert table.offered(s, "activate")
    assert table.mover(s) == "P1"


@pytest.mark.clause("BG-043")
@pytest.mark.parametrize(
    ("players", "start", "order"),
    [
        (2, "P2", "P2 P1 P1 P2 P2 P1 P1 P2"),
        (3, "P2", "P2 P3 P1 P1 P3 P2"),
        (4, "P3", "P3 P4 P1 P2 P2 P1 P4 P3"),
    ],
)
def test_the_starting_player_takes_the_first_card_and_the_last(
    players: int, start: str, order: str
) -> None:
    table = Table(players, settings=DRAFT)
    s = laid_out(table, start)
    seats = []
    while table.offered(s, "take"):
        seats.append(table.mover(s))
        table.play(s, table.legal(s)[0])
    assert seats == order.split()


@pytest.mark.clause("BG-044")
@pytest.mark.parametrize(("players", "size"), [(2, 4), (3, 6), (4, 4)])
def test_the_cards_not_laid_out_are_the_deck(players: int, size: int) -> None:
    table = Table(players, settings=DRAFT)
    s = laid_out(table)
    data = table.dump(s)
    assert set(data["deck"]) == set(TANKS) - set(data["offered"])
    assert len(data["deck"]) == size
    while table.offered(s, "take"):
        table.play(s, table.legal(s)[0])
    assert set(table.dump(s)["deck"]) == set(data["deck"])
    assert table.dump(s)["offered"] == []


@pytest.mark.clause("BG-044")
def test_nobody_knows_the_order_of_the_cards_not_laid_out() -> None:
    table = Table(4, settings=DRAFT)
    s = laid_out(table)
    for seat in range(-1, 4):
        view = table.view(s, seat)
        assert view["sizes"]["deck"] == 4
        assert view["deck"] == [card for card in TANKS if card in table.dump(s)["deck"]]
