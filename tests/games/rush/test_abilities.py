"""Abilities in general [RUSH-086] to [RUSH-096]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from sztab.games.rush.content import CARD_FILE
from tests.games.rush.table import Table

if TYPE_CHECKING:
    from sztab.games.rush.table import RushTable


def duel(
    *hand: str,
    cards: dict[str, str],
    p1: dict[str, Any] | None = None,
    reserve: tuple[str, ...] = (),
) -> tuple[Table, RushTable]:
    """Return a position in which P1 has a hand and P2 a card to discard."""
    table = Table(vehicles=cards)
    players = [{"hand": list(hand), **(p1 or {})}, {"hand": ["engineers", "volunteers"]}]
    return table, table.position(players=players, reserve=reserve)


@pytest.mark.clause("RUSH-086")
def test_most_vehicles_and_some_barracks_cards_carry_ability_symbols() -> None:
    rows = [row for row in CARD_FILE.printed()["vehicles"] if row["set"] == "base"]
    carriers = [
        row for row in rows if row["abilities"] or row["restrictions"] or "national_goods" in row
    ]
    assert len(carriers) > len(rows) / 2
    assert max(len(row["abilities"]) for row in rows) > 1
    barracks = [row["id"] for row in CARD_FILE.printed()["barracks"] if row["abilities"]]
    assert barracks == ["technicians", "volunteers"]


@pytest.mark.clause("RUSH-086")
@pytest.mark.parametrize("card", ["rec", "volunteers"])
def test_an_ability_is_activated_by_playing_the_card_for_it(card: str) -> None:
    table, s = duel(card, cards={"rec": "recruitment"})
    assert not table.turn(s)["recruiting"]
    table.play(s, f"activate {card}")
    assert table.turn(s)["recruiting"]


@pytest.mark.clause("RUSH-086")
@pytest.mark.parametrize("card", ["plain", "engineers", "medal-usa-1"])
def test_a_card_without_action_ability_cannot_be_activated(card: str) -> None:
    table, s = duel(card, cards={"plain": "a1"})
    assert f"activate {card}" not in table.legal(s)
    assert table.refuse(s, f"activate {card}") == "RUSH-086"


@pytest.mark.clause("RUSH-087")
def test_an_ability_is_carried_out_fully_before_the_next_one_begins() -> None:
    cards = {"t": "reinforcements=2 sabotage", "b": "", "c": ""}
    table, s = duel("t", cards=cards, p1={"garage": ["b", "c"]})
    table.play(s, "activate t", "draw b")
    assert table.refuse(s, "discard engineers") == "RUSH-097"
    table.play(s, "draw c", "discard engineers")
    assert s.to_move() == 0


@pytest.mark.clause("RUSH-088")
@pytest.mark.parametrize(
    ("abilities", "first", "second"),
    [
        ("siege dismantle", "siege P2.base1", "dismantle engineers"),
        ("dismantle siege", "dismantle engineers", "siege P2.base1"),
        ("siege research=1", "siege P2.base1", "research x"),
        ("research=1 siege", "research x", "siege P2.base1"),
    ],
)
def test_abilities_are_resolved_in_printed_order(abilities: str, first: str, second: str) -> None:
    cards = {"t": abilities, "x": "c1"}
    table, s = duel("t", cards=cards, p1={"depot": ["engineers"] * 2}, reserve=("x",))
    table.play(s, "activate t")
    assert table.refuse(s, second) == "RUSH-088"
    table.play(s, first, *(["stop"] if first.startswith("dismantle") else []), second)


@pytest.mark.clause("RUSH-089")
@pytest.mark.parametrize("other", ["activate u", "defend u", "attack u", "buy y"])
def test_no_other_card_is_played_before_all_abilities_are_finished(other: str) -> None:
    cards = {"t": "siege dismantle research=1", "u": "r1 f1 a1 recruitment", "x": "c1", "y": "c1"}
    table, s = duel("t", "u", cards=cards, p1={"depot": ["engineers"]}, reserve=("x", "y"))
    table.play(s, "activate t")
    for move in ("siege P2.base1", "dismantle engineers", "stop", "research x"):
        assert table.refuse(s, other) == "RUSH-089"
        table.play(s, move)
    assert other in table.legal(s)


@pytest.mark.clause("RUSH-089")
@pytest.mark.parametrize("other", ["activate u", "defend u", "attack u", "buy x"])
def test_no_other_card_is_played_before_the_card_is_placed(other: str) -> None:
    cards = {"t": "a1 recruitment", "u": "r1 f1 a1 recruitment", "x": "c1"}
    table, s = duel("t", "u", cards=cards, reserve=("x",))
    table.play(s, "activate t")
    assert table.refuse(s, other) == "RUSH-160"
    table.play(s, "place base1")
    assert other in table.legal(s)


@pytest.mark.clause("RUSH-090")
@pytest.mark.parametrize(
    ("ability", "answer"),
    [
        ("siege", "siege P2.base1"),
        ("dismantle", "dismantle engineers"),
        ("research=1", "research x"),
    ],
)
def test_no_ability_of_an_activated_card_may_be_skipped(ability: str, answer: str) -> None:
    cards = {"t": f"a1 {ability} recruitment", "x": "c1"}
    table, s = duel("t", cards=cards, p1={"depot": ["engineers"]}, reserve=("x",))
    table.play(s, "activate t")
    assert table.legal(s) == [answer]
    assert table.refuse(s, "place base1") == "RUSH-090"
    assert not table.turn(s)["recruiting"]
    table.play(s, answer, *(["stop"] if ability == "dismantle" else []))
    assert table.turn(s)["recruiting"]


@pytest.mark.clause("RUSH-090", "RUSH-091")
def test_an_ability_that_can_do_nothing_does_not_stop_the_next_one() -> None:
    table, s = duel("t", cards={"t": "dismantle reinforcements=1 recruitment"})
    table.play(s, "activate t")
    assert table.turn(s)["recruiting"]


@pytest.mark.clause("RUSH-091")
@pytest.mark.parametrize(
    "ability", ["reinforcements=2", "scouting", "siege", "dismantle", "sabotage"]
)
def test_a_card_whose_ability_can_do_nothing_still_counts_as_played(ability: str) -> None:
    table = Table(vehicles={"t": ability})
    ruins = {"bases": ["destroyed"] * 3}
    s = table.position(players=[{"hand": ["t"]}, ruins])
    table.play(s, "activate t")
    assert s.to_move() == 0
    assert table.depot(s, 0) == table.turn(s)["played"] == ["t"]


@pytest.mark.clause("RUSH-092")
@pytest.mark.parametrize(
    ("ability", "moves"),
    [("", ["buy x", "pay t", "take"]), ("siege", ["activate t", "siege P2.base1"])],
)
def test_a_card_that_left_the_hand_for_the_depot_was_played(ability: str, moves: list[str]) -> None:
    cards = {"t": f"r1 f1 {ability}", "g": "reinforcements=1", "x": "c1"}
    table, s = duel("t", "g", cards=cards, reserve=("x",))
    table.play(s, *moves, "activate g", "draw t")
    assert table.refuse(s, "attack t") == "RUSH-057"


@pytest.mark.clause("RUSH-092")
def test_a_card_that_left_the_hand_for_a_base_was_played() -> None:
    cards = {"t": "a1 f1", "u": "a1", "g": "reinforcements=1"}
    bases = ["open", "destroyed", "destroyed"]
    table, s = duel("t", "u", "g", cards=cards, p1={"bases": bases})
    table.play(s, "defend t", "place base1", "defend u", "place base1", "activate g", "draw t")
    assert table.refuse(s, "attack t") == "RUSH-057"


@pytest.mark.clause("RUSH-092", "RUSH-095")
def test_a_card_that_left_the_hand_for_the_scrapyard_was_played() -> None:
    table, s = duel("t", cards={"t": "a1 research=1"})
    table.play(s, "activate t")
    assert table.names(s.scrapyard) == table.turn(s)["played"] == ["t"]
    assert (table.hand(s, 0), table.depot(s, 0), table.bases(s, 0)) == ([], [], ["open"] * 3)


@pytest.mark.clause("RUSH-093")
@pytest.mark.parametrize("armour", [1, 2])
def test_a_card_with_armour_goes_to_defend_a_base_after_its_abilities(armour: int) -> None:
    table, s = duel("t", cards={"t": f"a{armour} siege"})
    table.play(s, "activate t", "siege P2.base1")
    assert table.legal(s) == ["place base1"]
    table.play(s, "place base1")
    assert table.bases(s, 0)[0] == {"guard": "t"}
    assert table.depot(s, 0) == []


@pytest.mark.clause("RUSH-094", "RUSH-095")
@pytest.mark.parametrize("card", ["t", "volunteers"])
def test_a_card_that_cannot_defend_goes_to_their_depot(card: str) -> None:
    table, s = duel(card, cards={"t": "a0 recruitment"})
    table.play(s, f"activate {card}")
    assert table.depot(s, 0) == [card]
    assert table.bases(s, 0) == ["open"] * 3
    assert list(s.scrapyard) == []


@pytest.mark.clause("RUSH-094")
def test_a_card_with_armour_goes_to_the_depot_if_there_is_no_base_to_defend() -> None:
    table, s = duel("t", cards={"t": "a1 recruitment"}, p1={"bases": ["destroyed"] * 3})
    table.play(s, "activate t")
    assert table.depot(s, 0) == ["t"]


@pytest.mark.clause("RUSH-095")
@pytest.mark.parametrize(
    ("ability", "answers"),
    [
        ("scouting", []),
        ("sabotage", ["discard engineers"]),
        ("siege", ["siege P2.base1"]),
        ("dismantle", ["dismantle volunteers", "stop"]),
        ("indestructibility", []),
    ],
)
def test_other_abilities_than_research_do_not_scrap_their_card(
    ability: str, answers: list[str]
) -> None:
    table, s = duel("t", cards={"t": ability}, p1={"depot": ["volunteers"]})
    table.play(s, "activate t", *answers)
    assert table.depot(s, 0)[0] == "t"
    assert "t" not in table.names(s.scrapyard)


@pytest.mark.clause("RUSH-096")
@pytest.mark.parametrize(
    "moves", [["buy x", "pay t", "take"], ["attack t", "charge", "hit P2.base1"]]
)
def test_a_card_used_to_pay_or_attack_does_not_activate_its_abilities(moves: list[str]) -> None:
    cards = {"t": "r1 f1 a1 recruitment sabotage", "x": "c1"}
    table, s = duel("t", cards=cards, reserve=("x",))
    table.play(s, *moves)
    assert s.to_move() == 0
    assert not table.turn(s)["recruiting"]
    assert len(table.hand(s, 1)) == 2
    assert "t" in table.depot(s, 0)
