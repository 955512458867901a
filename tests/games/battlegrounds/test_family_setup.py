"""Setting up Family: tokens face down, two of them turned up, a pawn for each player."""

from __future__ import annotations

from typing import Any

import pytest

from sztab.core.rng import Rng
from tests.games.battlegrounds.family import UNSEEN, covered, face_up, family, shows
from tests.games.battlegrounds.table import BASES, COLOURS, MERGED, PICTURES, SQUARES, Table

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
TABLE = family()


def is_empty(held: Any) -> bool:  # noqa: ANN401 (plain data of any depth)
    """Return whether a field of a position, with all its parts, is empty."""
    parts = held.values() if isinstance(held, dict) else held
    return all(not part if isinstance(part, int | str) else is_empty(part) for part in parts)


def set_up(table: Table) -> dict[str, Any]:
    """Return the position after a set-up at random."""
    s, rng = table.new(), Rng(1)
    while table.mover(s) == "chance" or table.offered(s, "place"):
        s.play(s.sample(rng), table.log)
    return table.dump(s)


@pytest.mark.clause("BG-189")
@PLAYERS
def test_only_the_board_the_tokens_and_a_pawn_for_each_player_are_used(players: int) -> None:
    data = set_up(family(players))
    assert list(data["pawns"]) == list(COLOURS[:players])
    for field in ("deck", "drives", "reserve", "offered", "upgrades", "stacks", "won"):
        assert is_empty(data.get(field, [])), field
    assert data["duds"] == 0


@pytest.mark.clause("BG-189")
@PLAYERS
def test_nothing_is_dealt_drafted_or_activated(players: int) -> None:
    table = family(players)
    s, rng = table.new(), Rng(players)
    verbs: list[str] = []
    while table.mover(s) == "chance" or table.offered(s, "place"):
        verbs.append(table.legal(s)[0].split()[0])
        s.play(s.sample(rng), table.log)
    assert verbs[0] == "first"
    assert verbs[-players:] == ["place"] * players
    assert set(verbs[1:-players]) <= {"turn", "swap"}


@pytest.mark.clause("BG-190")
def test_any_of_the_64_tokens_can_lie_on_a_square() -> None:
    s = TABLE.new()
    TABLE.play(s, "first P1")
    ordinary = {f"turn {picture}": 3 / 64 for picture in PICTURES}
    special = {f"turn {picture}*": 1 / 64 for picture in PICTURES}
    assert TABLE.odds(s) == pytest.approx(ordinary | special)


@pytest.mark.clause("BG-190")
def test_a_token_that_lies_face_up_cannot_lie_elsewhere() -> None:
    s = TABLE.new()
    TABLE.play(s, "first P1", "turn castle*")
    odds = TABLE.odds(s)
    assert "turn castle*" not in odds
    assert odds["turn castle"] == pytest.approx(3 / 63)
    assert odds["turn dam*"] == pytest.approx(1 / 63)


@pytest.mark.clause("BG-190")
def test_with_eight_pictures_there_are_six_ordinary_and_two_special_tokens_of_each() -> None:
    table = family(picture_set="8x8")
    s = table.new()
    table.play(s, "first P1")
    ordinary = {f"turn {picture}": 6 / 64 for picture in MERGED}
    special = {f"turn {picture}*": 2 / 64 for picture in MERGED}
    assert table.odds(s) == pytest.approx(ordinary | special)


@pytest.mark.clause("BG-190")
def test_all_tokens_but_two_lie_face_down_and_were_seen_by_nobody() -> None:
    s = TABLE.new()
    TABLE.play(s, "first P1", "turn castle", "turn airfield*", "place green A2", "place yellow G8")
    data = TABLE.dump(s)
    assert data["seen"] == data["turned"] == []
    unseen = [square for square in SQUARES if shows(data, square) == UNSEEN]
    assert set(SQUARES) - set(unseen) == {"D4", "E5"}


@pytest.mark.clause("BG-190")
def test_special_tokens_lie_anywhere_and_neighbours_may_be_equal() -> None:
    s = TABLE.new()
    TABLE.play(s, "first P1", "turn castle", "turn airfield", "place green A1", "place yellow H8")
    TABLE.play(s, "go A1", "reveal A2")
    assert "turn bridge*" in TABLE.legal(s)
    TABLE.play(s, "turn bridge", "reveal B2")
    assert {"turn bridge", "turn bridge*"} < set(TABLE.legal(s))


@pytest.mark.clause("BG-191")
def test_d4_and_e5_are_turned_up() -> None:
    s = TABLE.new()
    TABLE.play(s, "first P2", "turn castle", "turn airfield*")
    assert face_up(TABLE, s) == {"D4": "castle", "E5": "airfield*"}
    assert TABLE.mover(s) == "P2"


@pytest.mark.clause("BG-191")
@pytest.mark.parametrize("second", ["castle", "castle*"])
def test_equal_tokens_on_d4_and_e5_are_no_pair_but_exchanged(second: str) -> None:
    s = TABLE.new()
    TABLE.play(s, "first P1", "turn castle", f"turn {second}")
    others = [square for square in SQUARES if square not in ("D4", "E5")]
    assert TABLE.odds(s) == pytest.approx({f"swap {square}": 1 / 62 for square in others})
    assert TABLE.points(s) == [0, 0]
    TABLE.play(s, "swap D5")
    assert TABLE.odds(s)["turn dam"] == pytest.approx(3 / 62)
    TABLE.play(s, "turn dam")
    assert face_up(TABLE, s) == {"D4": "castle", "E5": "dam"}
    assert TABLE.mover(s) == "P1"


@pytest.mark.clause("BG-191")
def test_the_exchanged_token_lies_face_down_where_all_have_seen_it_go() -> None:
    s = TABLE.new()
    TABLE.play(s, "first P1", "turn castle", "turn castle*", "swap D5", "turn dam")
    assert covered(TABLE, s) == {"D5": "castle*"}
    TABLE.play(s, "place green A1", "place yellow H8", "go C3", "reveal B4", "turn dam*")
    assert TABLE.mover(s) == "P1"


@pytest.mark.clause("BG-191")
def test_the_exchange_is_repeated_until_the_two_differ() -> None:
    s = TABLE.new()
    TABLE.play(s, "first P1", "turn castle", "turn castle", "swap A1", "turn castle*")
    assert len(TABLE.offered(s, "swap")) == 62
    TABLE.play(s, "swap H8", "turn castle")
    assert len(TABLE.offered(s, "swap")) == 62
    TABLE.play(s, "swap B2", "turn bridge")
    assert face_up(TABLE, s) == {"D4": "castle", "E5": "bridge"}
    assert covered(TABLE, s) == {"A1": "castle", "H8": "castle*", "B2": "castle"}


@pytest.mark.clause("BG-191")
def test_a_token_that_comes_back_to_e5_is_known_and_equal_again() -> None:
    s = TABLE.new()
    TABLE.play(s, "first P1", "turn castle", "turn castle*", "swap A1", "turn castle", "swap A1")
    assert len(TABLE.offered(s, "swap")) == 62
    assert TABLE.dump(s)["seen"] == ["A1"]
    assert covered(TABLE, s) == {"A1": "castle"}
    TABLE.play(s, "swap C3", "turn dam")
    assert face_up(TABLE, s) == {"D4": "castle", "E5": "dam"}
    assert covered(TABLE, s) == {"A1": "castle", "C3": "castle*"}


@pytest.mark.clause("BG-191")
def test_tokens_of_different_pictures_stay() -> None:
    s = TABLE.new()
    TABLE.play(s, "first P1", "turn castle*", "turn factory*")
    assert TABLE.offered(s, "place")


@pytest.mark.clause("BG-192")
@pytest.mark.parametrize(
    ("players", "first", "homes"),
    [
        (2, 1, {"green": "A1", "yellow": "H8"}),
        (2, 2, {"yellow": "A1", "green": "H8"}),
        (3, 1, {"green": "A1", "yellow": "A8", "blue": "H8"}),
        (3, 3, {"blue": "A1", "green": "A8", "yellow": "H8"}),
        (4, 1, {"green": "A1", "yellow": "A8", "blue": "H8", "red": "H1"}),
        (4, 2, {"yellow": "A1", "blue": "A8", "red": "H8", "green": "H1"}),
    ],
)
def test_each_player_places_a_pawn_in_the_own_base(
    players: int, first: int, homes: dict[str, str]
) -> None:
    """In turn order from the starting player, who then moves first."""
    table = family(players)
    s = table.new()
    table.play(s, f"first P{first}", "turn castle", "turn airfield")
    for colour, home in homes.items():
        assert table.mover(s) == f"P{COLOURS.index(colour) + 1}"
        assert sorted(table.offered(s, "place")) == sorted(f"{colour} {at}" for at in BASES[home])
        table.play(s, f"place {colour} {BASES[home][2]}")
    assert table.dump(s)["pawns"] == {colour: BASES[home][2] for colour, home in homes.items()}
    assert table.mover(s) == f"P{first}"
    assert table.offered(s, "go")


@pytest.mark.clause("BG-192")
@pytest.mark.parametrize("square", ["B2", "A3", "C1", "H8", "D4", "A8"])
def test_a_pawn_starts_on_no_other_square(square: str) -> None:
    s = TABLE.new()
    TABLE.play(s, "first P1", "turn castle", "turn airfield")
    assert TABLE.refuse(s, f"place green {square}") == "BG-192"


@pytest.mark.clause("BG-192")
@PLAYERS
def test_each_player_is_equally_likely_to_start(players: int) -> None:
    table = family(players)
    odds = {f"first P{seat + 1}": 1 / players for seat in range(players)}
    assert table.odds(table.new()) == pytest.approx(odds)


@pytest.mark.clause("BG-192")
def test_pawns_stand_on_tokens_which_stay() -> None:
    s = TABLE.new()
    TABLE.play(s, "first P1", "turn castle", "turn airfield", "place green A1", "place yellow H8")
    assert shows(TABLE.dump(s), "A1") == UNSEEN
    TABLE.play(s, "go B2")
    assert "A1" in TABLE.offered(s, "reveal")
