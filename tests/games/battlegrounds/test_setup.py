"""Set-up of Battle [BG-028] to [BG-040]."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from sztab.core.action import CHANCE
from sztab.core.rng import Rng
from tests.games.battlegrounds.table import (
    BASES,
    CENTRE,
    COLOURS,
    MERGED,
    PICTURES,
    SQUARES,
    TANKS,
    Table,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sztab.games.battlegrounds.state import BattlegroundsState

COUNTS = pytest.mark.parametrize("players", [2, 3, 4])
STARTS = [(players, f"P{seat}") for players in (2, 3, 4) for seat in range(1, players + 1)]
PAWNS = {2: 2, 3: 1, 4: 1}


def until_choice(table: Table, seed: int = 1, start: str = "P1") -> BattlegroundsState:
    """Return the table after lots were drawn, when the first player has to choose."""
    s, rng = table.new(), Rng(seed)
    table.play(s, f"first {start}")
    while s.to_move() == CHANCE:
        s.apply(s.sample(rng), table.log)
    return s


def finish(table: Table, s: BattlegroundsState) -> list[tuple[str, str]]:
    """Take the first choice until set-up is over; return who chose what."""
    choices = []
    while (move := table.legal(s)[0]).split()[0] in {"activate", "place"}:
        choices.append((table.mover(s), move))
        table.play(s, move)
    return choices


def lay(table: Table, tokens: Mapping[str, str], start: str = "P1") -> BattlegroundsState:
    """Return the table after these tokens were laid."""
    s = table.new()
    table.play(s, f"first {start}", *[f"token {tokens[square]}" for square in SQUARES])
    return s


def peaceful() -> dict[str, str]:
    """Return tokens on all squares, none next to an equal one."""
    specials = iter([f"{picture}*" for picture in [*PICTURES[8:], *PICTURES[:8]]])
    ordinary = [picture for _ in range(3) for picture in PICTURES]
    board: dict[str, str] = {}
    for square in SQUARES:
        if square in CENTRE:
            board[square] = next(specials)
        else:
            near = {board.get(other, "").rstrip("*") for other in neighbours(square)}
            board[square] = next(token for token in ordinary if token not in near)
            ordinary.remove(board[square])
    return board


def neighbours(square: str) -> list[str]:
    """Return the squares that share a side with this one."""
    at = SQUARES.index(square)
    steps = [-8, 8, *([-1] if at % 8 else []), *([1] if at % 8 < 7 else [])]
    return [SQUARES[at + step] for step in steps if 0 <= at + step < 64]


def offending(board: Mapping[str, str]) -> list[str]:
    """Return the squares next to an equal picture, in the order of the scan."""
    picture = {square: token.rstrip("*") for square, token in board.items()}
    return [
        square
        for square in SQUARES
        if any(picture[other] == picture[square] for other in neighbours(square))
    ]


def zone(square: str) -> set[str]:
    """Return the squares of the centre, or those around it."""
    return set(CENTRE) if square in CENTRE else set(SQUARES) - set(CENTRE)


@pytest.mark.clause("BG-028", "BG-029")
@COUNTS
def test_special_tokens_lie_in_the_centre_and_ordinary_ones_around_it(players: int) -> None:
    table = Table(players)
    for seed in range(5):
        board = table.dump(until_choice(table, seed))["board"]
        assert list(board) == list(SQUARES)
        specials = {square for square, token in board.items() if token.endswith("*")}
        assert specials == set(CENTRE)
        assert {board[square] for square in CENTRE} == {f"{picture}*" for picture in PICTURES}
        around = Counter(board[square] for square in SQUARES if square not in CENTRE)
        assert around == dict.fromkeys(PICTURES, 3)


@pytest.mark.clause("BG-028", "BG-029")
def test_with_8_pictures_each_is_on_2_special_and_6_ordinary_tokens() -> None:
    table = Table(settings={"picture_set": "8x8"})
    board = table.dump(until_choice(table))["board"]
    assert Counter(board[square] for square in CENTRE) == {f"{name}*": 2 for name in MERGED}
    around = Counter(board[square] for square in SQUARES if square not in CENTRE)
    assert around == dict.fromkeys(MERGED, 6)


@pytest.mark.clause("BG-029")
def test_each_ordinary_token_is_laid_with_equal_odds() -> None:
    table = Table()
    s = table.new()
    table.play(s, "first P1")
    assert table.odds(s) == pytest.approx({f"token {name}": 3 / 48 for name in PICTURES})
    table.play(s, "token dam")
    assert table.square(s, "A1") == "dam"
    assert table.odds(s)["token dam"] == pytest.approx(2 / 47)
    assert table.odds(s)["token bridge"] == pytest.approx(3 / 47)
    table.play(s, "token dam", "token dam")
    assert "token dam" not in table.legal(s)
    assert table.refuse(s, "token dam") == "BG-029"
    assert table.refuse(s, "token bridge*") == "BG-029"


@pytest.mark.clause("BG-028")
def test_each_special_token_is_laid_with_equal_odds() -> None:
    table = Table()
    s = table.new()
    board = peaceful()
    before = SQUARES[: SQUARES.index("C3")]
    table.play(s, "first P1", *[f"token {board[square]}" for square in before])
    assert table.odds(s) == pytest.approx({f"token {name}*": 1 / 16 for name in PICTURES})
    assert table.refuse(s, "token bridge") == "BG-028"
    table.play(s, "token dam*")
    assert table.square(s, "C3") == "dam*"
    assert table.refuse(s, "token dam*") == "BG-028"


@pytest.mark.clause("BG-030")
def test_a_board_without_equal_neighbours_stays_as_it_is() -> None:
    table = Table()
    board = peaceful()
    assert offending(board) == []
    s = lay(table, board)
    assert table.offered(s, "swap") == []
    assert table.dump(s)["board"] == board


@pytest.mark.clause("BG-030")
@pytest.mark.parametrize("pictures", ["16x4", "8x8"])
@COUNTS
def test_no_two_squares_that_share_a_side_hold_the_same_picture(
    players: int, pictures: str
) -> None:
    table = Table(players, settings={"picture_set": pictures})
    for seed in range(5):
        assert offending(table.dump(until_choice(table, seed))["board"]) == []


@pytest.mark.clause("BG-030")
def test_equal_pictures_may_touch_by_a_corner() -> None:
    table = Table()
    board = peaceful()
    corner = next(s for s in SQUARES if s not in CENTRE and board[s] == board["A1"] and s != "A1")
    board["B2"], board[corner] = board[corner], board["B2"]
    assert board["B2"] == board["A1"]
    if offending(board):
        pytest.fail("the fixture has equal neighbours")
    assert table.offered(lay(table, board), "swap") == []


@pytest.mark.clause("BG-031")
def test_the_first_offending_token_changes_places_with_another_one_of_its_zone() -> None:
    table = Table()
    board = peaceful()
    twin = next(s for s in SQUARES if s not in CENTRE and board[s] == board["A1"] and s != "A1")
    board["A2"], board[twin] = board[twin], board["A2"]
    assert offending(board)[0] == "A1"
    s = lay(table, board)
    assert table.mover(s) == "chance"
    squares = set(table.offered(s, "swap"))
    assert squares <= zone("A1") - {"A1"}
    assert {"A5", "H8", "G1"} <= squares
    assert table.odds(s) == pytest.approx(dict.fromkeys(table.legal(s), 1 / len(squares)))
    assert table.refuse(s, "swap D5") == "BG-031"
    table.play(s, "swap H8")
    assert table.square(s, "A1") == board["H8"]
    assert table.square(s, "H8") == board["A1"]


@pytest.mark.clause("BG-031")
def test_a_special_token_changes_places_inside_the_centre_only() -> None:
    table = Table()
    board = peaceful()
    twin = next(s for s in SQUARES if s not in CENTRE and f"{board[s]}*" == board["F6"])
    board["G6"], board[twin] = board[twin], board["G6"]
    assert offending(board)[:2] == ["F6", "G6"]
    s = lay(table, board)
    assert set(table.offered(s, "swap")) <= zone("F6") - {"F6"}
    assert table.refuse(s, "swap G1") == "BG-031"
    table.play(s, "swap C3")
    assert table.square(s, "F6") == board["C3"]
    assert table.square(s, "C3") == board["F6"]


@pytest.mark.clause("BG-031")
@pytest.mark.parametrize("seed", range(3))
def test_repairs_go_on_until_no_equal_neighbours_are_left(seed: int) -> None:
    table = Table()
    s, rng, swaps = table.new(), Rng(seed), 0
    table.play(s, "first P1", *[f"token {token}" for token in clustered().values()])
    while table.offered(s, "swap"):
        board = table.dump(s)["board"]
        first = offending(board)[0]
        assert set(table.offered(s, "swap")) <= zone(first) - {first}
        action = s.sample(rng)
        other = table.notation.format(action).split()[1]
        s.apply(action, table.log)
        after = table.dump(s)["board"]
        assert after == {**board, first: board[other], other: board[first]}
        swaps += 1
    assert swaps > 10
    assert offending(table.dump(s)["board"]) == []


def clustered() -> dict[str, str]:
    """Return tokens on all squares with as many equal neighbours as possible."""
    ordinary = iter([picture for picture in PICTURES for _ in range(3)])
    specials = iter([f"{picture}*" for picture in PICTURES])
    return {square: next(specials if square in CENTRE else ordinary) for square in SQUARES}


@pytest.mark.clause("BG-032")
@COUNTS
def test_two_cards_per_pawn_are_dealt_one_by_one_from_the_starting_player_on(players: int) -> None:
    table = Table(players)
    s = lay(table, peaceful())
    each = 2 * PAWNS[players]
    for dealt, card in enumerate(list(TANKS)[: each * players]):
        assert table.odds(s) == pytest.approx(
            {f"deal {name}": 1 / (12 - dealt) for name in list(TANKS)[dealt:]}
        )
        table.play(s, f"deal {card}")
        assert card in table.reserve(s, f"P{dealt // each + 1}")
    for seat in range(players):
        dealt_here = list(TANKS)[seat * each : seat * each + each]
        assert table.reserve(s, f"P{seat + 1}") == sorted(dealt_here)


@pytest.mark.clause("BG-032")
def test_the_starting_player_gets_the_first_cards() -> None:
    table = Table(3)
    s = lay(table, peaceful(), "P3")
    table.play(s, "deal 7tp", "deal kv-1", "deal is-2")
    assert [table.reserve(s, seat) for seat in ("P3", "P1", "P2")] == [
        ["7tp", "kv-1"],
        ["is-2"],
        [],
    ]


@pytest.mark.clause("BG-033")
def test_each_player_chooses_the_active_card_and_then_the_start_square() -> None:
    table = Table(4)
    s = until_choice(table, start="P3")
    choices = finish(table, s)
    assert [(seat, move.split()[0]) for seat, move in choices] == [
        (seat, verb) for seat in ("P3", "P4", "P1", "P2") for verb in ("activate", "place")
    ]
    assert table.mover(s) == "P3"


@pytest.mark.clause("BG-033")
def test_one_of_the_dealt_cards_becomes_active_the_other_stays_inactive() -> None:
    table = Table(4)
    s = until_choice(table)
    first, second = table.reserve(s, "P1")
    assert set(table.legal(s)) == {f"activate green {first}", f"activate green {second}"}
    other = table.reserve(s, "P2")[0]
    assert table.refuse(s, f"activate green {other}") == "BG-033"
    table.play(s, f"activate green {second}")
    assert table.card(s, "green") == second
    assert table.reserve(s, "P1") == [first]


@pytest.mark.clause("BG-033")
def test_with_two_players_each_chooses_a_card_for_each_of_his_two_pawns() -> None:
    table = Table(2)
    s = until_choice(table)
    cards = table.reserve(s, "P1")
    table.play(s, f"activate green {cards[2]}")
    assert table.refuse(s, f"activate yellow {cards[2]}") == "BG-033"
    table.play(s, f"activate yellow {cards[0]}")
    assert (table.card(s, "green"), table.card(s, "yellow")) == (cards[2], cards[0])
    assert table.reserve(s, "P1") == sorted([cards[1], cards[3]])
    assert table.legal(s)[0].startswith("place")


@pytest.mark.clause("BG-034")
@pytest.mark.parametrize(("players", "size"), [(2, 4), (3, 6), (4, 4)])
def test_the_cards_not_dealt_are_the_deck(players: int, size: int) -> None:
    table = Table(players)
    data = table.dump(until_choice(table))
    dealt = {card for cards in data["reserve"].values() for card in cards}
    assert len(data["deck"]) == size
    assert set(data["deck"]) == set(TANKS) - dealt


@pytest.mark.clause("BG-034")
def test_the_deck_is_shuffled_so_nobody_knows_its_order() -> None:
    table = Table(4)
    s = until_choice(table)
    for seat in range(-1, 4):
        view = table.view(s, seat)
        assert view["sizes"]["deck"] == 4
        assert view["deck"] == [card for card in TANKS if card in table.dump(s)["deck"]]


@pytest.mark.clause("BG-035")
@pytest.mark.parametrize(
    ("players", "colours"),
    [
        (2, {"P1": {"green", "yellow"}, "P2": {"blue", "red"}}),
        (3, {"P1": {"green"}, "P2": {"yellow"}, "P3": {"blue"}}),
        (4, {"P1": {"green"}, "P2": {"yellow"}, "P3": {"blue"}, "P4": {"red"}}),
    ],
)
def test_each_player_has_the_pieces_of_his_colours(
    players: int, colours: dict[str, set[str]]
) -> None:
    table = Table(players)
    s = until_choice(table)
    placed: dict[str, set[str]] = {seat: set() for seat in colours}
    for seat, move in finish(table, s):
        placed[seat].add(move.split()[1])
    assert placed == colours
    every = {colour for own in colours.values() for colour in own}
    data = table.dump(s)
    assert set(data["pawns"]) == set(data["drives"]) == every
    assert {colour for colour, stack in data["stacks"].items() if stack} == every


@pytest.mark.clause("BG-036")
@COUNTS
def test_a_stack_has_3_on_top_then_2_then_1(players: int) -> None:
    table = Table(players)
    s = until_choice(table)
    for colour in COLOURS[: 3 if players == 3 else 4]:
        assert table.stack(s, colour) == [3, 2, 1]


@pytest.mark.clause("BG-037")
def test_a_pawn_starts_on_one_of_the_three_squares_of_its_base_on_top_of_the_token() -> None:
    table = Table(4)
    s = until_choice(table)
    table.play(s, table.legal(s)[0])
    assert set(table.offered(s, "place")) == {"green A1", "green A2", "green B1"}
    for square in ("B2", "A3", "C1", "A8", "H8"):
        assert table.refuse(s, f"place green {square}") == "BG-037"
    token = table.square(s, "B1")
    table.play(s, "place green B1")
    assert table.pawn(s, "green") == "B1"
    assert table.square(s, "B1") == token


@pytest.mark.clause("BG-038")
@pytest.mark.parametrize(("players", "start"), [pair for pair in STARTS if pair[0] > 2])
def test_bases_go_clockwise_from_the_starting_player(players: int, start: str) -> None:
    table = Table(players)
    s = until_choice(table, start=start)
    first = int(start[1]) - 1
    for number, base in zip(range(players), BASES, strict=False):
        colour = COLOURS[(first + number) % players]
        assert table.dump(s)["homes"][colour] == base
        table.play(s, table.legal(s)[0])
        assert set(table.offered(s, "place")) == {f"{colour} {square}" for square in BASES[base]}
        table.play(s, table.legal(s)[0])
    assert "H1" not in table.dump(s)["homes"].values() or players == 4


@pytest.mark.clause("BG-039")
@COUNTS
def test_all_16_duds_lie_beside_the_board(players: int) -> None:
    table = Table(players)
    s = until_choice(table)
    assert table.duds(s) == 16
    assert "dud" not in table.dump(s)["board"].values()


@pytest.mark.clause("BG-040")
@COUNTS
def test_the_starting_player_is_drawn(players: int) -> None:
    table = Table(players)
    s = table.new()
    seats = [f"first P{seat + 1}" for seat in range(players)]
    assert table.odds(s) == pytest.approx(dict.fromkeys(seats, 1 / players))


@pytest.mark.clause("BG-040")
@pytest.mark.parametrize(("players", "start"), STARTS)
def test_the_starting_player_chooses_first_and_has_the_first_turn(players: int, start: str) -> None:
    table = Table(players)
    s = until_choice(table, start=start)
    assert table.mover(s) == start
    finish(table, s)
    assert table.mover(s) == start
    assert table.dump(s)["start"] == start
    assert table.offered(s, "move")
