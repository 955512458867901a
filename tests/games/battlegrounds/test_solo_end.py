"""The end of the Solo variant: the artillery's points, the last tank, the last token."""

from __future__ import annotations

import pytest

from sztab.games.battlegrounds.game import GAME
from tests.games import spoken
from tests.games.battlegrounds.holdings import area
from tests.games.battlegrounds.solo import (
    TOKENS,
    artillery,
    artillery_points,
    scene,
    solo,
    tanks_placed,
    turn,
)
from tests.games.battlegrounds.table import EXTRA_TANK, PICTURES

TABLE = solo()
ROW_8 = ["A8", "B8", "C8", "D8", "E8"]
LAST = {"letters": ["B"], "digits": ["7"]}


@pytest.mark.clause("BG-237")
def test_the_artillery_has_a_point_for_each_token_and_each_tank_on_the_board() -> None:
    """Pairs count nothing extra: two dams and two bridges are four points."""
    board = {"A8": "artillery", "B8": "artillery", "B7": "oasis", "C6": "artillery"}
    s = scene(TABLE, board, artillery={"taken": ["dam", "dam*", "bridge", "bridge"]})
    assert artillery_points(TABLE, s) == 7
    TABLE.play(s, "move C3-C4", "shoot C6 artillery", "strike B7")
    assert artillery_points(TABLE, s) == 7
    assert artillery(TABLE, s)["taken"].count("oasis") == 1


@pytest.mark.clause("BG-237")
def test_the_board_shows_the_artillerys_points() -> None:
    board = {"A8": "artillery", "B8": "artillery"}
    s = scene(TABLE, board, artillery={"taken": ["dam", "dam*", "bridge"]})
    cells = [
        [cell for row in section.rows for cell in row]
        for section in spoken.sheet(GAME, s.view(0))
        if "artillery" in (section.title + str(section.rows)).lower()
    ]
    assert any("5" in cell.split() or cell == "5" for row in cells for cell in row)


@pytest.mark.clause("BG-238")
def test_the_game_ends_when_the_artillery_has_20_points() -> None:
    s = scene(TABLE, {"B7": "village*"}, artillery={"taken": TOKENS[:13] + TOKENS[14:20]})
    assert artillery_points(TABLE, s) == 19
    turn(TABLE, s, "move C3-C4", strike="B7")
    assert artillery_points(TABLE, s) == 20
    assert TABLE.mover(s) == "over"
    assert TABLE.refuse(s, "move C4-C5") == "BG-238"


@pytest.mark.clause("BG-238")
def test_an_artillery_tank_can_be_the_twentieth_point() -> None:
    board = dict.fromkeys(ROW_8, "artillery")
    s = scene(TABLE, board, artillery={"taken": TOKENS[:14]})
    turn(TABLE, s, "move C3-C4", strike="B7")
    assert tanks_placed(TABLE, s) == ["A8", "B7", *ROW_8[1:]]
    assert TABLE.mover(s) == "over"


@pytest.mark.clause("BG-238")
def test_19_points_do_not_end_the_game() -> None:
    s = scene(TABLE, {"B7": "village*"}, artillery={"taken": TOKENS[:13] + TOKENS[14:19]})
    turn(TABLE, s, "move C3-C4", strike="B7")
    assert artillery_points(TABLE, s) == 19
    assert TABLE.mover(s) == "P1"


@pytest.mark.clause("BG-238")
def test_a_strike_without_a_point_does_not_end_the_game() -> None:
    s = scene(TABLE, artillery={"taken": TOKENS[:19]})
    turn(TABLE, s, "move C3-C4", strike="C4")
    assert TABLE.mover(s) == "P1"
    board = {"A8": "artillery"}
    s = scene(TABLE, board, artillery={"taken": TOKENS[:18], "supply": 0})
    turn(TABLE, s, "move C3-C4", strike="B7")
    assert (artillery_points(TABLE, s), TABLE.mover(s)) == (19, "P1")


@pytest.mark.clause("BG-238")
def test_the_player_can_take_points_from_the_artillery_in_time() -> None:
    s = scene(TABLE, {"C6": "artillery"}, artillery={"taken": TOKENS[:18]})
    turn(TABLE, s, "move C3-C4", "shoot C6 artillery", strike="B7")
    assert (artillery_points(TABLE, s), TABLE.mover(s)) == (19, "P1")


@pytest.mark.clause("BG-239")
def test_the_game_ends_when_the_artillery_hits_the_last_tank() -> None:
    s = scene(TABLE, yellow="", lost=["bt-7"])
    turn(TABLE, s, "move C3-C4", strike="C4")
    assert TABLE.mover(s) == "over"
    assert TABLE.refuse(s, "move C4-C5") == "BG-239"


@pytest.mark.clause("BG-239")
def test_the_game_ends_by_a_collision_and_the_artillery_does_not_fire() -> None:
    s = scene(TABLE, {"C4": "artillery"}, green="C3 7tp", yellow="", lost=["bt-7"])
    TABLE.play(s, "move C3-C4-C5")
    assert TABLE.mover(s) == "over"
    assert len(artillery(TABLE, s)["letters"]) == 8


@pytest.mark.clause("BG-239")
def test_the_other_tank_plays_on() -> None:
    s = scene(TABLE)
    turn(TABLE, s, "move C3-C4", strike="C4")
    assert TABLE.mover(s) == "P1"


@pytest.mark.clause("BG-239")
def test_a_reserve_card_keeps_the_game_going() -> None:
    s = scene(TABLE, yellow="", lost=["bt-7"], reserve={"P1": ["is-2"]})
    TABLE.play(s, "wait")
    turn(TABLE, s, "move C3-C4", strike="C4")
    assert TABLE.mover(s) == "P1"
    assert {move.split()[0] for move in TABLE.legal(s)} == {"enter"}


@pytest.mark.clause("BG-239")
def test_after_a_collision_with_a_card_left_the_artillery_fires() -> None:
    s = scene(
        TABLE,
        {"C4": "artillery"},
        green="C3 7tp",
        yellow="",
        lost=["bt-7"],
        reserve={"P1": ["is-2"]},
    )
    TABLE.play(s, "wait", "move C3-C4-C5")
    assert TABLE.offered(s, "strike")


@pytest.mark.clause("BG-239")
def test_an_unused_extra_tank_keeps_the_game_going_and_must_then_be_used() -> None:
    s = scene(TABLE, yellow="", lost=["bt-7"], areas={"P1": area(ready=[EXTRA_TANK])})
    TABLE.play(s, "wait")
    turn(TABLE, s, "move C3-C4", strike="C4")
    assert TABLE.legal(s) == ["extra-tank"]
    assert TABLE.refuse(s, "wait") == "BG-239"
    TABLE.play(s, "extra-tank", "draw is-2", "draw t-34", "keep t-34")
    assert {move.split()[0] for move in TABLE.legal(s)} == {"enter"}
    TABLE.play(s, "enter green t-34 A1")
    assert TABLE.goals(s) == {"A3", "C1"}


@pytest.mark.clause("BG-239")
def test_other_ready_pairs_do_not_keep_the_game_going() -> None:
    ready = area(ready=["bridge*", "bunker*"], done=["castle*"])
    s = scene(TABLE, yellow="", lost=["bt-7"], areas={"P1": ready})
    turn(TABLE, s, "move C3-C4", strike="C4")
    assert TABLE.mover(s) == "over"


@pytest.mark.clause("BG-240")
def test_the_game_ends_when_the_player_takes_the_last_token() -> None:
    s = TABLE.position({"C6": "dam"}, tanks={"green": "C3 kv-1", "yellow": "H8 bt-7"})
    TABLE.play(s, "move C3-C4", "shoot C6 token")
    assert TABLE.mover(s) == "over"
    assert len(artillery(TABLE, s)["letters"]) == 8
    assert TABLE.refuse(s, "strike A1") == "BG-240"


@pytest.mark.clause("BG-240")
def test_the_pair_made_with_the_last_token_counts() -> None:
    board, areas = {"C6": "dam"}, {"P1": area(single=["dam*"])}
    s = TABLE.position(board, tanks={"green": "C3 kv-1", "yellow": "H8 bt-7"}, areas=areas)
    TABLE.play(s, "move C3-C4", "shoot C6 token")
    assert (TABLE.mover(s), TABLE.points(s)) == ("over", [2])


@pytest.mark.clause("BG-240")
def test_the_game_ends_when_the_artillery_takes_the_last_token() -> None:
    s = TABLE.position({"B7": "dam"}, tanks={"green": "C3 kv-1", "yellow": "H8 bt-7"})
    turn(TABLE, s, "move C3-C4", strike="B7")
    assert TABLE.mover(s) == "over"


@pytest.mark.clause("BG-240")
@pytest.mark.parametrize("token", ["bridge", "castle", "radar-station*"])
def test_one_token_left_is_enough_to_go_on_even_under_a_tank(token: str) -> None:
    board = {"C6": "dam", "H8": token}
    s = TABLE.position(board, tanks={"green": "C3 kv-1", "yellow": "H8 bt-7"})
    TABLE.play(s, "move C3-C4", "shoot C6 token")
    assert TABLE.offered(s, "strike")


@pytest.mark.clause("BG-241")
def test_the_result_is_two_points_for_each_pair_and_nothing_else() -> None:
    held = area(single=["bridge", "bunker*"], ready=["church*"], done=["dam", "oasis*"])
    s = scene(TABLE, areas={"P1": held}, upgrades={"kv-1": ["airfield*"]})
    assert TABLE.points(s) == [8]
    assert GAME.statistics.score_sheet(s)[0]["pairs"] == 8


@pytest.mark.clause("BG-238", "BG-239", "BG-240")
def test_the_summary_tells_the_three_endings_apart() -> None:
    shot_down = scene(TABLE, yellow="", lost=["bt-7"])
    turn(TABLE, shot_down, "move C3-C4", strike="C4")
    outgunned = scene(TABLE, artillery={"taken": TOKENS[:19]})
    turn(TABLE, outgunned, "move C3-C4", strike="B7")
    bare = TABLE.position({"B7": "dam"}, tanks={"green": "C3 kv-1", "yellow": "H8 bt-7"})
    turn(TABLE, bare, "move C3-C4", strike="B7")
    endings = [GAME.statistics.summary(s).ending for s in (shot_down, outgunned, bare)]
    assert endings == ["tanks-lost", "artillery", "board-empty"]


@pytest.mark.clause("BG-238")
def test_the_game_ends_after_200_rounds() -> None:
    """The guard of Battle [BG-166] holds here too; the rank is that of the points."""
    s = scene(TABLE, round=200, areas={"P1": area(done=PICTURES[:8])})
    turn(TABLE, s, "move C3-C4", strike="B7")
    assert (TABLE.mover(s), GAME.statistics.summary(s).ending) == ("over", "rounds")
    assert (s.stars(), s.returns()) == (1, [1])
    assert TABLE.refuse(s, "move C4-C5") == "BG-166"


@pytest.mark.clause("BG-238")
def test_every_random_game_ends_in_one_of_the_ways_of_the_rules() -> None:
    for seed in range(4):
        last = None
        for s in TABLE.random_game(seed):
            last = s
        assert last is not None
        data = TABLE.dump(last)
        tokens = [held for held in data["board"].values() if held != "artillery"]
        assert artillery_points(TABLE, last) == 20 or not data["pawns"] or not tokens
