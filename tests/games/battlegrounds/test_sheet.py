"""The table as text: the board with its squares, tanks, areas, the artillery, and the legend."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

from sztab.cli.screen import show_table
from sztab.core.action import CHANCE
from sztab.core.rng import Rng
from sztab.games.battlegrounds.game import GAME
from sztab.games.battlegrounds.words.sheet import CODE
from tests.games import spoken
from tests.games.battlegrounds.table import CENTRE, COLOURS, PICTURES, Table

if TYPE_CHECKING:
    from sztab.core.game import Section
    from sztab.games.battlegrounds.state import BattlegroundsState

WIDTH = 80


def sections(s: BattlegroundsState, seat: int = 0) -> dict[str, Section]:
    """Return the parts of the table by their headings."""
    return {section.title: section for section in spoken.sheet(GAME, s.view(seat))}


def drawn(s: BattlegroundsState, square: str, seat: int = 0) -> str:
    """Return the drawing of a square."""
    board = sections(s, seat)["Board"]
    [row] = [row for row in board.rows if row[0] == square[1]]
    return row[board.columns.index(square[0])]


def facts(s: BattlegroundsState, title: str, seat: int = 0) -> dict[str, str]:
    """Return the rows of a part with two columns, whose heading begins with the title."""
    [found] = [part for name, part in sections(s, seat).items() if name.startswith(title)]
    return {row[0]: row[1] for row in found.rows}


def tank(s: BattlegroundsState, colour: str) -> list[str]:
    """Return the text about a tank."""
    [row] = [row for row in sections(s)["Tanks"].rows if row[0].startswith(colour)]
    return row[1:]


def printed(s: BattlegroundsState, seat: int = 0, width: int = WIDTH) -> str:
    """Return the table as a terminal shows it."""
    console = Console(file=io.StringIO(), width=width, markup=False, highlight=False)
    show_table(console, GAME, s.rules, s.view(seat))
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


@pytest.mark.clause("BG-011")
def test_the_board_is_drawn_with_a1_at_the_bottom_left() -> None:
    s = Table().position({"A1": "bridge", "A8": "castle", "H1": "dam", "H8": "oasis"})
    board = sections(s)["Board"]
    assert board.columns == ["", *"ABCDEFGH"]
    assert [row[0] for row in board.rows] == list("87654321")
    assert board.rows[0][1:] == ["cas", *["."] * 6, "oas"]
    assert board.rows[-1][1:] == ["bri", *["."] * 6, "dam"]


@pytest.mark.clause("BG-016")
def test_a_square_shows_its_pawn_and_what_lies_under_it() -> None:
    table = Table()
    board = {"A2": "bridge", "C2": "dud", "D5": "bunker*", "E4": "church*"}
    s = table.position(board, tanks={"green": "A2", "blue": "B6", "red": "D5"})
    assert drawn(s, "A2") == "G:bri"
    assert drawn(s, "B6") == "B"
    assert drawn(s, "C2") == "XX"
    assert drawn(s, "D5") == "R:bun*"
    assert drawn(s, "E4") == "chu*"
    assert drawn(s, "E3") == "."


@pytest.mark.parametrize("pictures", ["16x4", "8x8"])
def test_no_two_pictures_are_drawn_alike(pictures: str) -> None:
    rules = Table(settings={"picture_set": pictures}).rules
    codes = {name[:CODE] for name in rules.pictures.names}
    assert len(codes) == len(rules.pictures.names)


@pytest.mark.clause("BG-026")
def test_the_legend_tells_what_is_on_the_board_and_nothing_else() -> None:
    table = Table()
    board = {"A1": "bridge", "B1": "windmill", "C2": "dud", "D5": "church*"}
    legend = facts(table.position(board, tanks={"green": "A2", "red": "H1"}), "What is on")
    assert legend == {
        "Extra turn": "bri Bridge, win Windmill",
        "Direction": "chu Church",
        "G R": "tanks, before what lies under them",
        "*": "special",
        ".": "empty",
        "XX": "a dud",
        "bases": "A1 green, A8 yellow, H8 blue, H1 red",
    }


@pytest.mark.parametrize(
    ("variant", "players"), [("battle", 2), ("battle", 4), ("team", 4), ("family", 3), ("solo", 1)]
)
def test_a_full_table_fits_a_terminal_with_the_board_as_a_grid(variant: str, players: int) -> None:
    table = Table(players, variant)
    s = table.new()
    for s in table.random_game(4):  # noqa: B007 (the last one is printed)
        if len(table.log.events) > 60:
            break
    lines = printed(s).splitlines()
    assert max(map(len, lines)) <= WIDTH
    head = next(n for n, line in enumerate(lines) if line.split() == list("ABCDEFGH"))
    assert [line.split()[0] for line in lines[head + 1 : head + 9]] == list("87654321")
    assert all(len(line.split()) == 9 for line in lines[head + 1 : head + 9])


def test_the_widest_square_still_fits_a_narrow_window() -> None:
    board = {square: f"{picture}*" for square, picture in zip(CENTRE, PICTURES, strict=True)}
    s = Table().position(board, tanks={"green": "C3", "blue": "D4", "yellow": "E5", "red": "F6"})
    lines = [line.split() for line in printed(s, width=70).splitlines()]
    assert list("ABCDEFGH") in lines
    assert ["3", ".", ".", "G:bri*", "cas*", "air*", "oas*", ".", "."] in lines


@pytest.mark.clause("BG-022", "BG-036")
def test_a_tank_is_told_with_its_card_its_upgrades_and_its_stack() -> None:
    s = Table().position(
        tanks={"green": "A2 kv-1", "yellow": "A8 tiger-i"},
        upgrades={"kv-1": ["church*", "bunker*"]},
        stacks={"green": [2, 1], "red": []},
        reserve={"P4": ["is-2", "bt-7"]},
        damaged=["is-2"],
    )
    assert tank(s, "green") == ["A2", "kv-1 O1/O2", "Direction, Armour", "2-1"]
    assert tank(s, "yellow") == ["A8", "tiger-i O1/D2", "—", "3-2-1"]
    assert tank(s, "red") == ["off, base H1", "—", "—", "—"]
    assert facts(s, "P4")["reserve"] == "is-2 D1/O3 (damaged), bt-7 D2/D1"


@pytest.mark.clause("BG-135")
def test_upgrades_on_a_card_in_reserve_are_told_with_it() -> None:
    s = Table().position(
        reserve={"P1": ["is-2"]}, upgrades={"is-2": ["airfield*"]}, damaged=["is-2"]
    )
    assert facts(s, "P1")["reserve"] == "is-2 D1/O3 (Further shot, damaged)"


@pytest.mark.clause("BG-122", "BG-161")
def test_an_area_tells_single_tokens_bonuses_pairs_and_points() -> None:
    s = Table().position(
        areas={"P1": {"single": ["bridge", "dam*"], "ready": ["castle*"], "done": ["church"]}},
        won={"P1": ["red 3", "blue 3"]},
        stacks={"red": [2, 1], "blue": [2, 1]},
    )
    assert "P1 (you) · 10 of 12 points" in sections(s)
    assert "P1 · 10 of 12 points" in sections(s, 1)
    told = facts(s, "P1")
    assert told["single"] == "Bridge, Dam (Further move)"
    assert told["ready"] == "Castle (Extra tank)"
    assert told["pairs"] == "Church"
    assert told["tanks"] == "blue 3, red 3"


@pytest.mark.clause("BG-182", "BG-183")
def test_a_team_has_one_area_and_each_member_its_cards() -> None:
    table = Table(4, "team")
    s = table.position(
        areas={"A": {"done": ["church"]}},
        won={"P3": ["red 3"]},
        stacks={"red": [2, 1]},
        reserve={"P1": ["is-2"], "P3": ["bt-7"]},
    )
    assert "Team A: P1 (you), P3 · 5 of 20 points" in sections(s)
    assert "Team B: P2, P4 · 0 of 20 points" in sections(s)
    told = facts(s, "Team A")
    assert told["tanks of P3"] == "red 3"
    assert told["reserve of P1"] == "is-2 D1/O3"
    assert told["reserve of P3"] == "bt-7 D2/D1"


@pytest.mark.clause("BG-034", "BG-039")
def test_deck_and_pool_are_counted() -> None:
    s = Table().position({"C2": "dud"}, tanks={"green": "A2"}, deck=["is-2", "bt-7"])
    told = facts(s, "Round 1")
    assert told["deck"] == "2 cards"
    assert told["duds"] == "15 in the pool"
    assert told["to win"] == "12 points"
    assert told["turn"] == "P1 (you)"


@pytest.mark.clause("BG-144")
def test_drawn_and_rejected_cards_are_shown_to_who_drew_them_only() -> None:
    table = Table()
    s = table.position(
        tanks=table.parked(),
        rejected={"P2": ["hetzer"]},
        areas={"P1": {"ready": ["castle*"]}},
    )
    table.play(s, "extra-tank", "draw is-2", "draw bt-7")
    assert facts(s, "P1")["drawn"] == "is-2 D1/O3, bt-7 D2/D1"
    assert facts(s, "P1", 1)["drawn"] == "2 cards"
    assert facts(s, "P2", 1)["rejected"] == "hetzer D1/D2"
    assert facts(s, "P2", 0)["rejected"] == "1 card"
    assert "is-2" not in printed(s, -1)
    assert "hetzer" not in printed(s, -1)


@pytest.mark.clause("BG-041")
def test_the_draft_is_open() -> None:
    table = Table(4, settings={"dealing": "draft"})
    s = table.new()
    rng = Rng(1)
    while s.to_move() == CHANCE:
        s.apply(s.sample(rng), table.log)
    told = facts(s, "Set-up")
    assert len(told["to be drafted"].split(", ")) == 8
    assert "turn" not in told


@pytest.mark.clause("BG-205", "BG-206")
def test_family_shows_who_is_where_and_what_lies_open() -> None:
    table = Table(3, "family")
    s = table.position(
        {"D4": "castle*", "E5": "dam", "C3": "", "D3": "", "B4": "quarry"},
        tanks={"green": "C3", "yellow": "A8", "blue": "H8"},
        up=["D4", "E5"],
        seen=["B4"],
        extra=2,
        areas={"P2": {"done": ["oasis*"]}},
    )
    assert drawn(s, "D4") == "cas"
    assert drawn(s, "E5") == "dam"
    assert drawn(s, "C3") == "G"
    assert drawn(s, "A8") == "Y:?"
    assert drawn(s, "B4") == "?"
    assert sections(s)["Pawns"].rows == [
        ["green P1", "C3"],
        ["yellow P2", "A8"],
        ["blue P3", "H8"],
    ]
    assert facts(s, "Round")["turn"] == "P1 (you), then 2 extra turns"
    assert facts(s, "P2 · 2 of 10 points") == {"pairs": "Oasis"}
    assert facts(s, "What is on")["pictures"] == "cas Castle, dam Dam"


@pytest.mark.clause("BG-244")
def test_what_is_remembered_is_told_apart_from_what_lies_open() -> None:
    table = Table(2, "family")
    board = {"D4": "castle", "B4": "quarry"}
    s = table.position(board, tanks=table.parked(), up=["D4"], seen=["B4"])
    parts = {part.title: part for part in spoken.sheet(GAME, s.view(0).recall(-1))}
    assert parts["Board"].rows[4][2] == "qua?"
    assert parts["Board"].rows[4][4] == "cas"
    assert ["bri?", "face down, but remembered"] in parts["What is on the board"].rows


@pytest.mark.clause("BG-215", "BG-237", "BG-242", "BG-245")
def test_solo_shows_how_the_artillery_stands() -> None:
    table = Table(1, "solo")
    pairs = ["bridge", "windmill", "castle", "dam", "oasis", "quarry", "village", "church"]
    s = table.position(
        {"A1": "bridge", "E4": "artillery", "F4": "artillery"},
        tanks=table.parked(),
        areas={"P1": {"done": pairs}},
        artillery={"taken": ["factory"], "letters": list("ACH"), "digits": list("128")},
    )
    told = facts(s, "Round 1")
    assert told["artillery"] == "3 of 20 points (1 token, 2 tanks on the board)"
    assert told["its supply"] == "10 artillery tanks"
    assert told["yet to come"] == "A C H and 1 2 8"
    assert told["rank so far"] == "1 star, the next for 18 points"
    assert drawn(s, "E4") == "AT"
    assert [row[0] for row in sections(s)["Tanks"].rows] == ["green P1", "yellow P1"]
    assert "P1 (you) · 16 points" in sections(s)


def test_every_pawn_has_a_letter_of_its_own() -> None:
    assert len({colour[0] for colour in COLOURS}) == len(COLOURS)
