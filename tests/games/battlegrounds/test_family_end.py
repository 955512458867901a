"""The end of the Family variant: ten points, and the guards against endless play."""

from __future__ import annotations

import pytest

from sztab.games.battlegrounds.game import GAME
from tests.games.battlegrounds.family import covered, family, meadow, shoot
from tests.games.battlegrounds.holdings import area, worth

TABLE = family()
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


@pytest.mark.clause("BG-207")
@PLAYERS
def test_ten_points_win_at_once(players: int) -> None:
    """Also before the extra turn that the fifth pair gives."""
    table = family(players)
    s = meadow(table, up={"D4": "castle"}, areas={"P1": worth(8)}, extra=1)
    table.play(s, "go C3")
    shoot(table, s, B4="castle", C4="dam")
    assert table.mover(s) == "over"
    assert table.points(s) == [10, *[0] * (players - 1)]
    assert s.returns() == [1, *[0] * (players - 1)]
    assert table.dump(s)["winner"] == "P1"


@pytest.mark.clause("BG-207")
@PLAYERS
def test_eight_points_do_not_win(players: int) -> None:
    table = family(players)
    s = meadow(table, up={"D4": "castle"}, areas={"P1": worth(6)})
    table.play(s, "go C3")
    shoot(table, s, B4="castle", C4="dam")
    assert table.points(s)[0] == 8
    assert table.mover(s) == "P1"


@pytest.mark.clause("BG-207")
def test_the_pair_that_makes_ten_points_is_the_last_one_taken() -> None:
    """Two pairs lie face up; they are taken one by one, and the game ends in between."""
    s = meadow(TABLE, up={"D4": "castle", "E5": "dam"}, areas={"P1": worth(8)})
    TABLE.play(s, "go C3")
    shoot(TABLE, s, B4="castle", C4="dam")
    assert TABLE.points(s) == [10, 0]
    assert TABLE.mover(s) == "over"


@pytest.mark.clause("BG-207")
def test_the_choice_among_three_comes_before_the_end() -> None:
    s = meadow(TABLE, up={"D4": "castle"}, areas={"P1": worth(8)})
    TABLE.play(s, "go C3")
    shoot(TABLE, s, B4="castle", C4="castle*")
    assert TABLE.mover(s) == "P1"
    TABLE.play(s, "collect B4 D4")
    assert TABLE.mover(s) == "over"


@pytest.mark.clause("BG-207")
def test_the_player_who_found_the_pair_wins() -> None:
    areas = {"P1": worth(8), "P2": area(done=["airfield", "church", "bunker", "oasis"])}
    s = meadow(TABLE, turn="P2", others={"yellow": "F6"}, areas=areas)
    TABLE.play(s, "go F6")
    shoot(TABLE, s, F7="castle", F5="castle")
    assert s.returns() == [0, 1]
    assert TABLE.dump(s)["winner"] == "P2"


@pytest.mark.clause("BG-207")
def test_after_the_end_nothing_can_be_done() -> None:
    s = meadow(TABLE, up={"D4": "castle"}, areas={"P1": worth(8)})
    TABLE.play(s, "go C3")
    shoot(TABLE, s, B4="castle", C4="dam")
    assert TABLE.legal(s) == []
    assert TABLE.refuse(s, "go C3") == "BG-207"


@pytest.mark.clause("BG-207")
def test_the_summary_names_the_ending() -> None:
    s = meadow(TABLE, up={"D4": "castle"}, areas={"P1": worth(8)})
    TABLE.play(s, "go C3")
    shoot(TABLE, s, B4="castle", C4="dam")
    assert GAME.statistics.summary(s).ending == "target"


@pytest.mark.clause("BG-207")
def test_the_score_sheet_counts_pairs_only() -> None:
    s = meadow(TABLE, areas={"P1": worth(8), "P2": area(done=["castle"])})
    sheet = GAME.statistics.score_sheet(s)
    assert [points["pairs"] for points in sheet] == [8, 2]
    assert [sum(points.values()) for points in sheet] == [8, 2]


@pytest.mark.clause("BG-208")
@PLAYERS
def test_the_tokens_never_run_out(players: int) -> None:
    """Nobody has more than 8 points while the game runs: at most half of the tokens are gone."""
    table = family(players)
    for seed in range(3):
        last = None
        for s in table.random_game(seed):
            last = s
            taken = sum(table.points(s))
            assert taken <= 8 * players or table.mover(s) == "over"
        assert last is not None
        assert table.dump(last)["round"] > 200 or max(table.points(last)) >= 10


@pytest.mark.clause("BG-208")
def test_the_game_ends_after_200_rounds_and_most_points_win() -> None:
    areas = {"P1": area(done=["castle"]), "P2": worth(4)}
    s = meadow(TABLE, round=200, areas=areas)
    TABLE.play(s, "go C3")
    shoot(TABLE, s, B4="dam", C4="oasis")
    assert TABLE.mover(s) == "P2"
    TABLE.play(s, "go F6")
    shoot(TABLE, s, F7="quarry", G6="church")
    assert TABLE.mover(s) == "over"
    assert s.returns() == [0, 1]
    assert GAME.statistics.summary(s).ending == "rounds"
    assert TABLE.refuse(s, "go F6") == "BG-166"


@pytest.mark.clause("BG-208")
def test_round_199_is_not_the_last() -> None:
    s = meadow(TABLE, round=199, turn="P2", others={"yellow": "F6"})
    TABLE.play(s, "go F6")
    shoot(TABLE, s, F7="quarry", G6="church")
    assert (TABLE.mover(s), TABLE.dump(s)["round"]) == ("P1", 200)


@pytest.mark.clause("BG-208")
def test_extra_turns_of_the_last_round_are_played() -> None:
    s = meadow(TABLE, round=200, turn="P2", others={"yellow": "F6"})
    TABLE.play(s, "go F6")
    shoot(TABLE, s, F7="quarry", G6="quarry")
    assert TABLE.mover(s) == "P2"
    TABLE.play(s, "go F6")
    shoot(TABLE, s, F5="dam", G5="oasis")
    assert TABLE.mover(s) == "over"
    assert s.returns() == [0, 1]


@pytest.mark.clause("BG-208")
@pytest.mark.parametrize(
    ("pairs", "shares"),
    [((1, 1, 0), [0.5, 0.5, 0]), ((2, 1, 1), [1, 0, 0]), ((0, 0, 0), [1 / 3, 1 / 3, 1 / 3])],
)
def test_after_200_rounds_equal_points_share_the_victory(
    pairs: tuple[int, int, int], shares: list[float]
) -> None:
    table = family(3)
    held = [["castle", "dam"], ["oasis"], ["church"]]
    areas = {f"P{n + 1}": area(done=held[n][: pairs[n]]) for n in range(3)}
    s = meadow(table, round=200, turn="P3", areas=areas, others={"blue": "F6"})
    table.play(s, "go F6")
    shoot(table, s, F7="quarry", G6="bridge")
    assert table.mover(s) == "over"
    assert s.returns() == pytest.approx(shares)


@pytest.mark.clause("BG-208")
def test_long_play_without_a_pair_does_not_end_the_game_before() -> None:
    """The stall rule of Battle needs a board without tokens; here there are always some."""
    s = meadow(TABLE, round=150, quiet=290, turn="P2", others={"yellow": "F6"})
    TABLE.play(s, "go F6")
    shoot(TABLE, s, F7="quarry", G6="church")
    assert TABLE.mover(s) == "P1"


@pytest.mark.clause("BG-251")
@PLAYERS
def test_at_most_two_tokens_are_face_up_between_two_turns(players: int) -> None:
    table = family(players)
    turns, most = 0, 0
    for seed in range(3):
        for s in table.random_game(seed + 10):
            if not table.offered(s, "go"):
                continue
            turns += 1
            data = table.dump(s)
            assert data["turned"] == []
            most = max(most, len(data["up"]))
            assert len(data["up"]) <= 2
            pictures = [data["board"][at].rstrip("*") for at in data["up"]]
            assert len(set(pictures)) == len(pictures)
    assert turns > 30
    assert most == 2


@pytest.mark.clause("BG-208")
def test_a_round_begins_with_the_starting_player() -> None:
    """P2 began, so the turn of P1 is the last of a round."""
    s = meadow(TABLE, "C3", start="P2", turn="P1", round=200)
    TABLE.play(s, "go C3")
    shoot(TABLE, s, B4="quarry", C4="church")
    assert TABLE.mover(s) == "over"
    s = meadow(TABLE, start="P2", turn="P2", round=200, others={"yellow": "F6"})
    TABLE.play(s, "go F6")
    shoot(TABLE, s, F7="quarry", G6="church")
    assert (TABLE.mover(s), TABLE.dump(s)["round"]) == ("P1", 200)


@pytest.mark.clause("BG-203")
def test_rounds_are_counted_by_turns_not_by_extra_turns() -> None:
    s = meadow(TABLE, round=7, turn="P2", others={"yellow": "F6"})
    TABLE.play(s, "go F6")
    shoot(TABLE, s, F7="quarry", G6="quarry")
    assert TABLE.dump(s)["round"] == 7
    TABLE.play(s, "go F6")
    shoot(TABLE, s, F5="dam", G5="oasis")
    assert TABLE.dump(s)["round"] == 8
    assert covered(TABLE, s) == {}
