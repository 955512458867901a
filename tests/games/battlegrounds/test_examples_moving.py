"""The worked examples of set-up and movement, WE-01 to WE-12, with their squares and numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sztab.core.action import CHANCE, NotationError
from sztab.core.rng import Rng
from tests.games.battlegrounds.table import (
    ARMOUR,
    BASES,
    CENTRE,
    COLOURS,
    DIRECTION,
    FURTHER_MOVE,
    SQUARES,
    Table,
)

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState

FIGURE = {"green": "A2 7tp", "yellow": "A7 bt-7", "blue": "B6 t-34", "red": "C7 is-2"}
"""Fixture F1: O2, D2, O2 with Direction, D1."""


def set_up(table: Table) -> BattlegroundsState:
    """Return the table after lots were drawn and P1 starts."""
    s, rng = table.new(), Rng(7)
    table.play(s, "first P1")
    while s.to_move() == CHANCE:
        s.apply(s.sample(rng), table.log)
    return s


def choose(table: Table, s: BattlegroundsState) -> None:
    """Take the first choice until the first turn begins."""
    while table.offered(s, "activate") or table.offered(s, "place"):
        table.play(s, table.legal(s)[0])


def figure(
    table: Table, turn: str, board: dict[str, str] | None = None, **tanks: str
) -> BattlegroundsState:
    """Return the movement figure: a dud on C2, tokens elsewhere, this player on turn."""
    return table.position(
        board or {"C2": "dud"},
        tanks={**FIGURE, **tanks},
        fill=True,
        turn=turn,
        upgrades={"t-34": [DIRECTION]},
        reserve={"P1": ["kv-1"], "P2": ["tiger-i"], "P3": ["churchill"], "P4": ["hetzer"]},
    )


@pytest.mark.clause("BG-037")
def test_we_01_the_squares_of_a_base() -> None:
    """WE-01."""
    table = Table(4)
    s = set_up(table)
    table.play(s, table.legal(s)[0])
    assert set(table.legal(s)) == {"place green A1", "place green A2", "place green B1"}
    for square in ("B2", "A3", "C1"):
        assert table.refuse(s, f"place green {square}") == "BG-037"


@pytest.mark.clause("BG-028", "BG-029", "BG-033", "BG-034", "BG-036", "BG-038", "BG-039")
def test_we_02_setup_for_four_players() -> None:
    """WE-02."""
    table = Table(4)
    s = set_up(table)
    choose(table, s)
    data = table.dump(s)
    assert len(data["board"]) == 64
    for square in SQUARES:
        assert data["board"][square].endswith("*") == (square in CENTRE)
    for colour, seat, base in zip(COLOURS, ("P1", "P2", "P3", "P4"), BASES, strict=True):
        assert data["pawns"][colour] in BASES[base]
        assert data["drives"][colour]
        assert len(data["reserve"][seat]) == 1
        assert data["stacks"][colour] == [3, 2, 1]
    assert len(data["deck"]) == 4
    assert data["duds"] == 16


@pytest.mark.clause("BG-032", "BG-033", "BG-035", "BG-036")
def test_we_03_setup_for_two_players() -> None:
    """WE-03."""
    table = Table(2)
    s = set_up(table)
    choose(table, s)
    data = table.dump(s)
    bases = [next(base for base in BASES if data["pawns"][c] in BASES[base]) for c in COLOURS]
    assert bases == ["A1", "H8", "A8", "H1"]
    assert len(set(data["drives"].values())) == 4
    assert [len(data["reserve"][seat]) for seat in ("P1", "P2")] == [2, 2]
    assert data["stacks"] == {colour: [3, 2, 1] for colour in COLOURS}
    assert len(data["deck"]) == 4
    assert data["duds"] == 16


@pytest.mark.clause("BG-042", "BG-043", "BG-044")
@pytest.mark.parametrize(
    ("players", "order", "deck"),
    [(4, "P1 P2 P3 P4 P4 P3 P2 P1", 4), (3, "P1 P2 P3 P3 P2 P1", 6)],
)
def test_we_04_draft(players: int, order: str, deck: int) -> None:
    """WE-04."""
    table = Table(players, settings={"dealing": "draft"})
    s = set_up(table)
    assert len(table.dump(s)["offered"]) == 2 * players
    for seat in order.split():
        assert table.mover(s) == seat
        table.play(s, table.legal(s)[0])
    data = table.dump(s)
    assert data["offered"] == []
    assert [len(cards) for cards in data["reserve"].values()] == [2] * players
    assert len(data["deck"]) == deck


@pytest.mark.clause("BG-055", "BG-056", "BG-065")
def test_we_05_greens_moves() -> None:
    """WE-05."""
    table = Table(4)
    s = figure(table, "P1")
    assert set(table.offered(s, "move")) == {"A2-A3-A4", "A2-B2-C2"}
    assert table.refuse(s, "move A2-A1") == "BG-055"
    assert table.refuse(s, "move A2-B3") == "BG-055"
    for way in ("A2-A1-A0", "A2-@2"):
        with pytest.raises(NotationError, match="BG-056"):
            table.notation.parse(f"move {way}")


def green_on_the_dud(table: Table) -> BattlegroundsState:
    """Return the figure after green has driven onto the dud; its card has an upgrade."""
    s = table.position(
        {"C2": "dud"},
        tanks=FIGURE,
        fill=True,
        upgrades={"t-34": [DIRECTION], "7tp": [FURTHER_MOVE]},
        reserve={"P1": ["kv-1"], "P2": ["tiger-i"], "P3": ["churchill"], "P4": ["hetzer"]},
    )
    assert table.duds(s) == 15
    table.play(s, "move A2-B2-C2")
    return s


@pytest.mark.clause("BG-067", "BG-069", "BG-074", "BG-095", "BG-096", "BG-099")
def test_we_06_green_ends_on_the_dud() -> None:
    """WE-06."""
    table = Table(4)
    s = green_on_the_dud(table)
    assert table.pawn(s, "green") == ""
    assert table.card(s, "green") == ""
    assert table.reserve(s, "P1") == ["7tp", "kv-1"]
    assert table.dump(s)["damaged"] == ["7tp"]
    assert table.upgrades(s, "7tp") == [FURTHER_MOVE]
    assert table.duds(s) == 16
    assert table.square(s, "C2") == ""
    assert table.stack(s, "green") == [3, 2, 1]
    assert table.won(s, "P1") == table.won(s, "P3") == []
    assert table.points(s) == [2, 0, 2, 0]  # the two pairs on cards, nothing else
    assert table.mover(s) == "P2"


@pytest.mark.clause("BG-068", "BG-069", "BG-072", "BG-099")
def test_we_07_green_drives_through_a_dud() -> None:
    """WE-07."""
    table = Table(4)
    s = figure(table, "P1", {"B2": "dud"})
    table.play(s, "move A2-B2-C2")
    assert table.pawn(s, "green") == ""
    assert table.square(s, "B2") == ""
    assert table.duds(s) == 16
    assert table.stack(s, "green") == [3, 2, 1]
    assert table.mover(s) == "P2"


def until_green(table: Table, s: BattlegroundsState) -> None:
    """Let the others change their tanks until it is green's turn."""
    for seat in ("P2", "P3", "P4"):
        assert table.mover(s) == seat
        table.play(s, f"change {table.offered(s, 'change')[0]}")


@pytest.mark.clause("BG-108", "BG-111", "BG-112")
def test_we_08_respawn_with_the_other_card() -> None:
    """WE-08."""
    table = Table(4)
    s = green_on_the_dud(table)
    until_green(table, s)
    table.play(s, "enter green kv-1 A1")
    assert table.card(s, "green") == "kv-1"
    assert table.refuse(s, "change green 7tp") == "BG-112"
    table.play(s, "move A1-A2", "shoot A4 token")
    assert len(table.area(s, "P1")["single"]) == 1
    assert table.dump(s)["damaged"] == []
    until_green(table, s)
    table.play(s, "change green 7tp")
    assert table.card(s, "green") == "7tp"
    assert table.upgrades(s, "7tp") == [FURTHER_MOVE]


@pytest.mark.clause("BG-109", "BG-111")
def test_we_09_respawn_with_the_destroyed_card() -> None:
    """WE-09."""
    table = Table(4)
    s = green_on_the_dud(table)
    until_green(table, s)
    table.play(s, "enter green 7tp A2")
    assert table.pawn(s, "green") == "A2"
    assert table.mover(s) == "P2"
    assert table.dump(s)["damaged"] == []
    until_green(table, s)
    assert table.goals(s) == {"A4", "C2", "A5", "D2"}  # by 2, or by 3 with the upgrade
    table.play(s, "move A2-A3-A4")
    assert table.pawn(s, "green") == "A4"


@pytest.mark.clause("BG-056", "BG-060", "BG-070", "BG-071", "BG-074", "BG-098")
def test_we_10_yellow_must_drive_through_blue() -> None:
    """WE-10."""
    table = Table(4)
    s = figure(table, "P2")
    assert set(table.legal(s)) == {"move A7-B6-C5", "change yellow tiger-i"}
    assert table.refuse(s, "stay yellow") == "BG-060"
    before = table.points(s)
    table.play(s, "move A7-B6-C5")
    assert table.pawn(s, "yellow") == ""
    assert table.won(s, "P3") == ["yellow 3"]
    assert table.stack(s, "yellow") == [2, 1]
    assert table.pawn(s, "blue") == "B6"
    assert table.card(s, "blue") == "t-34"
    assert table.points(s)[2] == before[2] + 3
    assert table.mover(s) == "P3"


@pytest.mark.clause("BG-060")
def test_we_10_a_change_of_tank_avoids_it() -> None:
    """WE-10."""
    table = Table(4)
    s = figure(table, "P2")
    table.play(s, "change yellow tiger-i")
    assert table.pawn(s, "yellow") == "A7"
    assert table.stack(s, "yellow") == [3, 2, 1]


@pytest.mark.clause("BG-057")
def test_we_11_red_may_not_stop_on_blue() -> None:
    """WE-11."""
    table = Table(4)
    s = figure(table, "P4")
    assert table.goals(s) == {"B8", "D8", "D6"}
    assert table.refuse(s, "move C7-B6") == "BG-057"
    s = figure(table, "P4", red="A5 is-2")
    assert table.goals(s) == {"B4"}
    assert table.refuse(s, "move A5-B6") == "BG-057"


@pytest.mark.clause("BG-057", "BG-145", "BG-147")
def test_we_12_blue_turns_with_direction() -> None:
    """WE-12."""
    table = Table(4)
    s = figure(table, "P3")
    ways = set(table.offered(s, "move"))
    assert ways == {
        "B6-B7-B8",
        "B6-B5-B4",
        "B6-C6-D6",
        "B6-A6-A5",
        "B6-B5-A5",
        "B6-B5-C5",
        "B6-C6-C5",
    }
    for way in ("B6-A6-A7", "B6-B7-A7", "B6-B7-C7", "B6-C6-C7"):
        assert table.refuse(s, f"move {way}") == "BG-057"
    assert table.refuse(s, "move B6-B7-B6") == "BG-147"
    for way in ("B6-C5", "B6-A5", "B6-C5-D4", "B6-C5-C4", "B6-B5-C4"):
        assert table.refuse(s, f"move {way}") == "BG-145"


@pytest.mark.clause("BG-132")
def test_we_12_a_second_upgrade_fits_on_the_card_but_no_third() -> None:
    """WE-12."""
    table = Table(4)
    s = table.position(
        tanks=FIGURE,
        turn="P3",
        upgrades={"t-34": [DIRECTION]},
        areas={"P3": {"ready": [FURTHER_MOVE, ARMOUR]}},
    )
    assert {"fit further-move t-34", "fit armour t-34"} <= set(table.legal(s))
    table.play(s, "fit further-move t-34")
    assert table.upgrades(s, "t-34") == [DIRECTION, FURTHER_MOVE]
    assert table.refuse(s, "fit armour t-34") == "BG-132"
