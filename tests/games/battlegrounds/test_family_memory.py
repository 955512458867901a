"""Family: face-down tokens are hidden from all, but a view may remember what was covered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from sztab.core.action import OVER, SPECTATOR
from sztab.core.rng import Rng
from sztab.games.battlegrounds.game import GAME
from tests.games import spoken
from tests.games.battlegrounds.family import UNSEEN, covered, family, meadow, shoot, shows
from tests.games.battlegrounds.holdings import area
from tests.games.battlegrounds.table import SQUARES

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState
    from sztab.games.battlegrounds.view import BattlegroundsView

TABLE = family()
EVERYBODY = pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
AMOUNTS = pytest.mark.parametrize("number", [-1, 0, 1, 2, 3, 4, 99])

SEEN = {"C6": "oasis", "D3": "castle", "F2": "dam*"}
"""Covered in this order: the castle on D3 before the dam on F2."""


def covered_three(**data: Any) -> BattlegroundsState:  # noqa: ANN401 (fields of a saved position)
    """Return a position with three covered tokens, and two face up."""
    return meadow(TABLE, "C2", {"D4": "quarry", "E5": "church*"}, SEEN, **data)


def recall(s: BattlegroundsState, number: int, seat: int = 0) -> BattlegroundsView:
    """Return the view of a player who remembers this many of the last covered tokens."""
    return s.view(seat).recall(number)


def known(view: BattlegroundsView) -> dict[str, str]:
    """Return the covered tokens that a view knows, in the order in which they were covered."""
    data = GAME.codec.dump_view(view)
    return {square: shows(data, square) for square in data["seen"]}


@pytest.mark.clause("BG-244")
@EVERYBODY
def test_a_view_hides_what_lies_face_down(seat: int) -> None:
    seen = TABLE.view(covered_three(), seat)
    assert seen["seen"] == []
    assert [square for square in SQUARES if shows(seen, square) != UNSEEN] == ["D4", "E5"]
    assert (shows(seen, "D4"), shows(seen, "E5")) == ("quarry", "church*")


@pytest.mark.clause("BG-244")
@EVERYBODY
def test_positions_that_differ_only_in_covered_tokens_look_the_same(seat: int) -> None:
    one = covered_three()
    up = {"D4": "quarry", "E5": "church*"}
    other = meadow(TABLE, "C2", up, {"A7": "bunker", "C6": "dam*"})
    nothing_seen = meadow(TABLE, "C2", up)
    assert TABLE.view(one, seat) == TABLE.view(other, seat) == TABLE.view(nothing_seen, seat)


@pytest.mark.clause("BG-244")
@EVERYBODY
@AMOUNTS
def test_the_guess_of_a_view_depends_on_nothing_that_it_hides(seat: int, number: int) -> None:
    """The last token is the same in both; the two before lie elsewhere and show something else."""
    one = covered_three()
    up = {"D4": "quarry", "E5": "church*"}
    other = meadow(TABLE, "C2", up, {"A7": "bunker", "B8": "dam", "F2": "dam*"})
    same = number in (0, 1)
    for seed in range(3):
        guesses = [recall(s, number, seat).determinise(Rng(seed)) for s in (one, other)]
        assert (TABLE.dump(guesses[0]) == TABLE.dump(guesses[1])) == same


@pytest.mark.clause("BG-244")
@EVERYBODY
def test_what_is_face_up_is_open_to_all(seat: int) -> None:
    s = covered_three()
    TABLE.play(s, "go C3", "reveal B4", "turn bridge*")
    seen = TABLE.view(s, seat)
    assert (seen["up"], seen["turned"]) == (["D4", "E5"], ["B4"])
    assert shows(seen, "B4") == "bridge*"


@pytest.mark.clause("BG-244")
def test_no_player_has_private_information() -> None:
    """The views of all seats and of a spectator differ in nothing but the seat, all game long."""
    table = family(3)
    looked = 0
    for s in table.random_game(seed=5):
        views = [table.view(s, seat) for seat in (0, 1, 2, SPECTATOR)]
        for view in views:
            del view["seat"]
        assert all(view == views[0] for view in views)
        looked += 1
    assert looked > 50


@pytest.mark.clause("BG-244")
@EVERYBODY
@pytest.mark.parametrize(
    ("number", "squares"),
    [
        (-1, ["C6", "D3", "F2"]),
        (0, []),
        (1, ["F2"]),
        (2, ["D3", "F2"]),
        (3, ["C6", "D3", "F2"]),
        (4, ["C6", "D3", "F2"]),
        (64, ["C6", "D3", "F2"]),
    ],
)
def test_a_view_may_remember_the_tokens_covered_last(
    seat: int, number: int, squares: list[str]
) -> None:
    view = recall(covered_three(), number, seat)
    assert known(view) == {square: SEEN[square] for square in squares}
    assert list(known(view)) == squares
    data = GAME.codec.dump_view(view)
    hidden = [square for square in SEEN if shows(data, square) == UNSEEN]
    assert hidden == [square for square in SEEN if square not in squares]


@pytest.mark.clause("BG-244")
def test_to_remember_changes_neither_the_position_nor_the_first_view() -> None:
    s = covered_three()
    before, view = TABLE.dump(s), s.view(0)
    plain = GAME.codec.dump_view(view)
    view.recall(-1)
    assert TABLE.dump(s) == before
    assert GAME.codec.dump_view(view) == plain


@pytest.mark.clause("BG-244")
def test_a_view_that_remembers_can_forget_again_and_remember_again() -> None:
    s = covered_three()
    assert known(recall(s, -1).recall(1)) == {"F2": "dam*"}
    assert known(recall(s, 1).recall(0)) == {}
    assert known(recall(s, 0).recall(-1)) == SEEN
    assert GAME.codec.dump_view(recall(s, -1).recall(0)) == TABLE.view(s, 0)


@pytest.mark.clause("BG-244")
@EVERYBODY
@AMOUNTS
def test_a_guess_looks_the_same_to_who_made_it(seat: int, number: int) -> None:
    view = recall(covered_three(), number, seat)
    for seed in range(5):
        guess = view.determinise(Rng(seed))
        assert GAME.codec.dump_view(recall(guess, number, seat)) == GAME.codec.dump_view(view)
        assert TABLE.view(guess, seat) == TABLE.view(covered_three(), seat)


@pytest.mark.clause("BG-244")
@pytest.mark.parametrize("number", [-1, 0, 2])
def test_guesses_look_the_same_at_every_point_of_a_game(number: int) -> None:
    table, rng = family(3), Rng(3)
    looked = 0
    for s in table.random_game(seed=8):
        seat = max(s.to_move(), 0) if s.to_move() != OVER else 0
        view = recall(s, number, seat)
        guess = view.determinise(rng)
        assert GAME.codec.dump_view(recall(guess, number, seat)) == GAME.codec.dump_view(view)
        assert table.legal(guess) == table.legal(s) or number >= 0
        looked += 1
    assert looked > 50


@pytest.mark.clause("BG-244")
def test_who_remembers_knows_what_a_covered_token_will_show() -> None:
    guess = recall(covered_three(), -1).determinise(Rng(1))
    TABLE.play(guess, "go E3", "reveal D3")
    assert TABLE.mover(guess) == "P1"
    assert shows(TABLE.dump(guess), "D3") == "castle"


@pytest.mark.clause("BG-244")
@pytest.mark.parametrize("number", [0, 1])
def test_who_has_forgotten_expects_any_token_that_is_not_known(number: int) -> None:
    """Two tokens are face up; a player who remembers one more has one fewer to expect."""
    guess = recall(covered_three(), number).determinise(Rng(1))
    TABLE.play(guess, "go E3", "reveal D3")
    assert TABLE.mover(guess) == "chance"
    odds, left = TABLE.odds(guess), 62 - number
    assert odds["turn castle"] == pytest.approx(3 / left)
    assert odds["turn oasis"] == pytest.approx(3 / left)
    assert odds["turn quarry"] == pytest.approx(2 / left)
    assert odds.get("turn dam*", 0) == pytest.approx(0 if number else 1 / left)
    assert "turn church*" not in odds


@pytest.mark.clause("BG-244")
def test_the_covered_token_itself_shows_what_it_showed_before() -> None:
    s = covered_three()
    TABLE.play(s, "go E3", "reveal D3")
    assert TABLE.mover(s) == "P1"
    assert shows(TABLE.dump(s), "D3") == "castle"
    assert list(covered(TABLE, s)) == ["C6", "F2"]


@pytest.mark.clause("BG-244")
def test_a_token_that_nobody_has_seen_is_hidden_from_who_remembers_all() -> None:
    view = GAME.codec.dump_view(recall(covered_three(), -1))
    shown = [square for square in SQUARES if shows(view, square) != UNSEEN]
    assert sorted(shown) == ["C6", "D3", "D4", "E5", "F2"]


@pytest.mark.clause("BG-244")
def test_the_token_covered_last_is_remembered_longest() -> None:
    """D3 is turned up again and covered again: now it is the latest."""
    s = covered_three()
    TABLE.play(s, "go E3", "reveal D3")
    shoot(TABLE, s, E2="bridge")
    assert list(covered(TABLE, s))[:2] == ["C6", "F2"]
    TABLE.play(s, "go F6")
    shoot(TABLE, s, F7="bunker", G6="village")
    order = list(covered(TABLE, s))
    assert order[:2] == ["C6", "F2"]
    assert sorted(order[2:4]) == ["D4", "E5"]
    assert sorted(order[4:]) == ["D3", "E2"]
    assert known(recall(s, 2, 1)) == {"D3": "castle", "E2": "bridge"}
    assert set(known(recall(s, 4))) == {"D3", "D4", "E2", "E5"}


@pytest.mark.clause("BG-244")
def test_a_token_that_was_taken_is_no_longer_remembered() -> None:
    s = meadow(TABLE, "C2", {"D4": "castle"}, {"C6": "oasis", "D3": "castle"})
    TABLE.play(s, "go E3", "reveal D3", "reveal E2", "turn dam")
    assert TABLE.area(s, "P1") == area(done=["castle"])
    assert known(recall(s, -1)) == {"C6": "oasis"}
    assert shows(TABLE.view(s, 0), "D3") == ""


@pytest.mark.clause("BG-244")
def test_an_exchanged_token_of_the_set_up_can_be_remembered() -> None:
    s = TABLE.new()
    TABLE.play(s, "first P1", "turn castle", "turn castle*", "swap D5", "turn dam")
    assert shows(TABLE.view(s, 0), "D5") == UNSEEN
    assert known(recall(s, 1)) == {"D5": "castle*"}


@pytest.mark.clause("BG-244")
def test_views_offer_the_moves_to_the_player_on_turn_only() -> None:
    s = covered_three()
    assert s.view(0).legal_actions() == recall(s, -1).legal_actions() == s.legal_actions()
    assert s.view(1).legal_actions() == recall(s, -1, 1).legal_actions() == []
    assert s.view(SPECTATOR).legal_actions() == []
    assert s.view(1).to_move() == 0


@pytest.mark.clause("BG-244")
@EVERYBODY
def test_neither_the_table_as_text_nor_advice_tells_what_is_covered(seat: int) -> None:
    up = {"D4": "quarry", "E5": "church*"}
    seens: tuple[dict[str, str], ...] = (
        {"C3": "quarry", "B2": "church"},
        {"B3": "church", "D2": "quarry*"},
        {},
    )
    views = [meadow(TABLE, "C2", up, seen).view(seat) for seen in seens]
    sheets = [
        [(part.title, part.columns, part.rows) for part in spoken.sheet(GAME, v)] for v in views
    ]
    assert sheets[0] == sheets[1] == sheets[2]
    assert spoken.question(GAME, views[0]) == spoken.question(GAME, views[1])
    if seat == 0:
        advice = [GAME.advice.values(view, view.legal_actions()) for view in views]
        assert advice[0] == advice[1] == advice[2]


@pytest.mark.clause("BG-203", "BG-244")
@EVERYBODY
def test_how_many_extra_turns_are_to_come_is_open(seat: int) -> None:
    view = covered_three(extra=2).view(seat)
    assert GAME.codec.dump_view(view)["extra"] == 2
    assert TABLE.dump(view.determinise(Rng(1)))["extra"] == 2


@pytest.mark.clause("BG-244")
def test_empty_squares_are_open() -> None:
    s = meadow(TABLE, gone=["B4", "C4"], areas={"P2": area(done=["castle"])})
    seen = TABLE.view(s, 0)
    assert shows(seen, "B4") == shows(seen, "C4") == ""
    assert seen["areas"]["P2"]["done"] == ["castle"]


@pytest.mark.clause("BG-244")
@EVERYBODY
def test_everybody_is_told_what_is_turned_up_and_covered(seat: int) -> None:
    table = family()
    s = meadow(table, up={"D4": "quarry"})
    table.play(s, "go C3")
    shoot(table, s, B4="castle", C4="dam*")
    told = "\n".join(table.told(seat))
    assert "B4 shows Castle" in told
    assert "C4 shows Dam" in told
    assert "D4" in told.splitlines()[-2] + told.splitlines()[-1]
    assert table.told(seat) == table.told(0)


@pytest.mark.clause("BG-244")
@pytest.mark.parametrize("number", [-1, 0, 1, 2])
def test_views_in_a_whole_game_know_no_more_than_the_tokens_covered_last(number: int) -> None:
    table = family(2, picture_set="8x8")
    some = 0
    for s in table.random_game(seed=4):
        all_covered = list(covered(table, s))
        wanted = all_covered if number < 0 else all_covered[len(all_covered) - number :]
        if 0 <= number > len(all_covered):
            wanted = all_covered
        data = GAME.codec.dump_view(recall(s, number))
        assert data["seen"] == wanted
        open_squares = {*wanted, *data["up"], *data["turned"]}
        for square in SQUARES:
            assert shows(data, square) in ("", UNSEEN) or square in open_squares
        some += len(wanted)
    assert some > 0 or number == 0
