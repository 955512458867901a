"""The Team variant: a common area, common points, but each member in turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from sztab.core.action import RulesError
from sztab.games.battlegrounds.game import GAME
from tests.games.battlegrounds.holdings import area, pairs, ready_to_play, rest, worth
from tests.games.battlegrounds.table import ARMOUR, DIRECTION, EXTRA_TANK, EXTRA_TURN, Table

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState

TABLE = Table(variant="team")
FIRE = Table(variant="team", settings={"friendly_fire": "true"})
EMPTY: dict[str, list[int]] = {"green": [], "yellow": [], "blue": [], "red": []}
REST = ("move D4-D5", "hold")


def position(
    board: dict[str, str] | None = None,
    table: Table = TABLE,
    **data: Any,  # noqa: ANN401 (fields of a saved position)
) -> BattlegroundsState:
    """Return a position of P1 with green on D4 (O1/O2)."""
    tanks = table.parked(**{"green": "D4 kv-1", **data.pop("tanks", {})})
    return table.position(board, tanks=tanks, **data)


def winners(s: BattlegroundsState) -> list[int]:
    """Return the seats that share the victory."""
    return [seat for seat, share in enumerate(s.returns()) if share > 0]


@pytest.mark.clause("BG-180")
@pytest.mark.parametrize("players", [2, 3])
def test_the_variant_is_for_four_players(players: int) -> None:
    with pytest.raises(RulesError, match="BG-180"):
        GAME.rules(players, None, "team")


@pytest.mark.clause("BG-180")
def test_turns_alternate_between_the_teams() -> None:
    s = position({"A4": "dam"})
    order = []
    for _ in range(5):
        order.append(TABLE.mover(s))
        rest(TABLE, s)
    assert order == ["P1", "P2", "P3", "P4", "P1"]
    assert [s.side(seat) for seat in range(4)] == [0, 1, 0, 1]


@pytest.mark.clause("BG-180")
@pytest.mark.parametrize("start", ["P1", "P2", "P3", "P4"])
def test_team_mates_own_opposite_bases(start: str) -> None:
    s = position(start=start)
    homes = TABLE.dump(s)["homes"]
    opposite = {"A1": "H8", "H8": "A1", "A8": "H1", "H1": "A8"}
    assert opposite[homes["green"]] == homes["blue"]
    assert opposite[homes["yellow"]] == homes["red"]


@pytest.mark.clause("BG-181")
def test_set_up_is_that_of_battle_with_four_players() -> None:
    dump = TABLE.dump(ready_to_play(TABLE))
    assert len(dump["board"]) == 64
    assert sum(token.endswith("*") for token in dump["board"].values()) == 16
    assert len(dump["pawns"]) == 4
    assert [len(dump["reserve"][seat]) for seat in ("P1", "P2", "P3", "P4")] == [1, 1, 1, 1]
    assert len(dump["deck"]) == 4
    assert dump["duds"] == 16
    assert all(dump["stacks"][colour] == [3, 2, 1] for colour in dump["pawns"])


@pytest.mark.clause("BG-181")
def test_each_member_has_cards_and_a_pawn_of_his_own() -> None:
    s = position(reserve={"P1": ["is-2"], "P3": ["bt-7"]})
    assert TABLE.offered(s, "change") == ["green is-2"]
    assert TABLE.refuse(s, "change green bt-7") == "BG-119"
    assert {way.split("-")[0] for way in TABLE.offered(s, "move")} == {"D4"}


@pytest.mark.clause("BG-182")
def test_tokens_of_both_members_make_pairs() -> None:
    s = position({"D7": "church", "F6": "church*"}, tanks={"blue": "F2 cromwell"})
    TABLE.play(s, "move D4-D5", "shoot D7 token")
    assert TABLE.area(s, "A") == area(["church"])
    rest(TABLE, s)
    TABLE.play(s, "move F2-F3", "shoot F6 token")
    assert TABLE.area(s, "A") == area(ready=["church*"])
    assert TABLE.points(s) == [2, 0, 2, 0]


@pytest.mark.clause("BG-182")
def test_tokens_of_the_other_team_make_no_pair() -> None:
    s = position({"D7": "church"}, areas={"B": area(["church"])})
    TABLE.play(s, "move D4-D5", "shoot D7 token")
    assert TABLE.area(s, "A") == area(["church"])
    assert TABLE.area(s, "B") == area(["church"])


@pytest.mark.clause("BG-183")
def test_points_of_both_members_are_added() -> None:
    s = position(
        areas={"A": area(done=pairs(2)), "B": area(done=["church"])},
        won={"P1": ["red 3"], "P3": ["yellow 3", "yellow 2"], "P4": ["green 3"]},
        stacks={"red": [2, 1], "yellow": [1], "green": [2, 1]},
    )
    assert TABLE.points(s) == [12, 5, 12, 5]


@pytest.mark.clause("BG-183")
@pytest.mark.parametrize(("held", "mover"), [(16, "P2"), (18, "over")])
def test_a_team_wins_at_once_with_20_points(held: int, mover: str) -> None:
    s = position({"D7": "church", "A4": "oasis"}, areas={"A": worth(held, single=["church"])})
    TABLE.play(s, "move D4-D5", "shoot D7 token")
    assert TABLE.mover(s) == mover
    if mover == "over":
        assert s.returns() == [0.5, 0, 0.5, 0]
        assert TABLE.dump(s)["winner"] == "A"


@pytest.mark.clause("BG-183")
def test_19_points_do_not_win() -> None:
    s = position(
        tanks={"red": "D7 is-2"}, areas={"A": worth(18)}, stacks={"red": [1]}, board={"A4": "oasis"}
    )
    TABLE.play(s, "move D4-D5", "shoot D7 tank")
    assert TABLE.points(s) == [19, 0, 19, 0]
    assert TABLE.mover(s) == "P2"


@pytest.mark.clause("BG-183", "BG-164")
def test_a_team_wins_in_the_turn_of_the_other_team() -> None:
    s = position(tanks={"green": "D4 7tp", "red": "D5 is-2"}, areas={"B": worth(18)})
    TABLE.play(s, "move D4-D5-D6")
    assert TABLE.mover(s) == "over"
    assert winners(s) == [1, 3]
    assert TABLE.points(s)[1] == 21


@pytest.mark.clause("BG-183", "BG-164")
def test_the_points_of_a_team_are_checked_at_once() -> None:
    with pytest.raises(RulesError, match="BG-164"):
        GAME.rules(4, {"victory_check": "end_of_own_turn"}, "team")


@pytest.mark.clause("BG-184")
def test_an_upgrade_of_the_team_is_laid_on_the_own_or_the_team_mates_active_card() -> None:
    s = position(
        tanks={"yellow": "A8 t-34", "blue": "H8 7tp"},
        reserve={"P1": ["is-2"], "P3": ["bt-7"]},
        areas={"A": area(ready=[DIRECTION])},
    )
    assert set(TABLE.offered(s, "fit")) == {"direction kv-1", "direction 7tp"}
    for card in ("is-2", "bt-7", "t-34"):
        assert TABLE.refuse(s, f"fit direction {card}") == "BG-184"
    TABLE.play(s, "fit direction 7tp")
    assert TABLE.upgrades(s, "7tp") == [DIRECTION]
    assert TABLE.points(s) == [2, 0, 2, 0]


@pytest.mark.clause("BG-184")
def test_an_upgrade_laid_by_the_team_mate_works_for_the_one_who_drives() -> None:
    s = position(tanks={"blue": "E8 7tp"}, areas={"A": area(ready=[DIRECTION])})
    TABLE.play(s, "fit direction 7tp", *REST)
    rest(TABLE, s)
    assert "E7-F7" in {way[3:] for way in TABLE.offered(s, "move")}


@pytest.mark.clause("BG-184", "BG-132")
def test_the_slots_of_the_team_mates_card_are_two_as_well() -> None:
    s = position(
        tanks={"blue": "H8 7tp"},
        upgrades={"7tp": ["harbour*", ARMOUR]},
        areas={"A": area(ready=[DIRECTION])},
    )
    assert TABLE.offered(s, "fit") == ["direction kv-1"]
    assert TABLE.refuse(s, "fit direction 7tp") == "BG-132"


@pytest.mark.clause("BG-184")
def test_only_the_team_on_turn_lays_upgrades() -> None:
    s = position(areas={"B": area(ready=[DIRECTION])})
    assert TABLE.offered(s, "fit") == []
    rest(TABLE, s)
    assert len(TABLE.offered(s, "fit")) == 2


@pytest.mark.clause("BG-184", "BG-131")
def test_a_destroyed_team_mate_has_no_active_card() -> None:
    s = TABLE.position(
        tanks={"green": "D4 kv-1", "yellow": "A8", "red": "H1"},
        reserve={"P3": ["7tp", "bt-7"]},
        damaged=["7tp"],
        areas={"A": area(ready=[DIRECTION])},
    )
    assert TABLE.offered(s, "fit") == ["direction kv-1"]
    assert TABLE.refuse(s, "fit direction 7tp") == "BG-184"


@pytest.mark.clause("BG-184")
def test_after_the_own_tank_is_destroyed_the_team_mates_card_may_have_the_upgrade() -> None:
    s = position({"D5": "dud"}, tanks={"blue": "H8 7tp"}, areas={"A": area(ready=[DIRECTION])})
    TABLE.play(s, "move D4-D5")
    assert set(TABLE.legal(s)) == {"fit direction 7tp", "end"}


@pytest.mark.clause("BG-184", "BG-160")
def test_used_armour_of_a_member_goes_to_the_common_area() -> None:
    s = position(
        tanks={"yellow": "F2 cromwell", "blue": "F6 7tp"}, upgrades={"7tp": [ARMOUR]}, turn="P2"
    )
    TABLE.play(s, "move F2-F3", "shoot F6 tank")
    assert TABLE.pawn(s, "blue") == "F6"
    assert TABLE.area(s, "A") == area(done=[ARMOUR])
    assert TABLE.points(s) == [2, 0, 2, 0]


@pytest.mark.clause("BG-185")
def test_an_extra_turn_of_the_team_is_used_by_the_member_on_turn() -> None:
    s = position(areas={"A": area(ready=[EXTRA_TURN])})
    TABLE.play(s, *REST, "extra-turn")
    assert TABLE.mover(s) == "P1"
    assert {way.split("-")[0] for way in TABLE.offered(s, "move")} == {"D5"}
    assert TABLE.area(s, "A") == area(done=[EXTRA_TURN])


@pytest.mark.clause("BG-185", "BG-141")
def test_a_member_without_a_pawn_does_not_use_it_but_the_team_mate_may_later() -> None:
    s = position({"D5": "dud"}, areas={"A": area(ready=[EXTRA_TURN])}, reserve={"P1": ["is-2"]})
    TABLE.play(s, "move D4-D5")
    assert TABLE.mover(s) == "P2"
    rest(TABLE, s)
    TABLE.play(s, TABLE.legal(s)[0], "hold")
    assert "extra-turn" in TABLE.legal(s)


@pytest.mark.clause("BG-185")
@pytest.mark.parametrize(("turn", "seat"), [("P1", "P1"), ("P3", "P3")])
def test_the_card_of_an_extra_tank_goes_to_the_member_on_turn(turn: str, seat: str) -> None:
    s = position(areas={"A": area(ready=[EXTRA_TANK])}, turn=turn, deck=["t-34", "bt-7"])
    TABLE.play(s, "extra-tank", "draw t-34", "draw bt-7")
    assert TABLE.mover(s) == seat
    TABLE.play(s, "keep bt-7")
    assert TABLE.reserve(s, seat) == ["bt-7"]
    assert TABLE.reserve(s, "P3" if seat == "P1" else "P1") == []


@pytest.mark.clause("BG-185")
def test_the_other_team_does_not_use_it() -> None:
    s = position(areas={"B": area(ready=[EXTRA_TANK, EXTRA_TURN])})
    assert TABLE.refuse(s, "extra-tank") == "BG-126"
    TABLE.play(s, *REST)
    assert TABLE.mover(s) == "P2"
    assert "extra-tank" in TABLE.legal(s)


@pytest.mark.clause("BG-186", "BG-100")
def test_driving_through_the_team_mates_tank_gives_no_token() -> None:
    s = position(tanks={"green": "D4 7tp", "blue": "D5 is-2"})
    TABLE.play(s, "move D4-D5-D6")
    assert (TABLE.pawn(s, "green"), TABLE.pawn(s, "blue")) == ("", "D5")
    assert TABLE.stack(s, "green") == [3, 2, 1]
    assert TABLE.points(s) == [0, 0, 0, 0]


@pytest.mark.clause("BG-186", "BG-057")
def test_a_move_ends_on_no_team_mate() -> None:
    s = position(tanks={"blue": "D5 is-2"})
    assert TABLE.refuse(s, "move D4-D5") == "BG-057"


@pytest.mark.clause("BG-187")
@pytest.mark.parametrize("colour", ["yellow", "red"])
def test_an_opponents_tank_shot_gives_its_token_to_the_shooter(colour: str) -> None:
    s = position(tanks={colour: "D7 is-2"})
    TABLE.play(s, "move D4-D5", "shoot D7 tank")
    assert TABLE.won(s, "P1") == [f"{colour} 3"]
    assert TABLE.points(s) == [3, 0, 3, 0]


@pytest.mark.clause("BG-187")
@pytest.mark.parametrize(("colour", "seat"), [("yellow", "P2"), ("red", "P4")])
def test_driving_through_an_opponents_tank_gives_the_token_to_its_owner(
    colour: str, seat: str
) -> None:
    s = position(tanks={"green": "D4 7tp", colour: "D5 is-2"})
    TABLE.play(s, "move D4-D5-D6")
    assert TABLE.won(s, seat) == ["green 3"]
    assert TABLE.points(s) == [0, 3, 0, 3]


@pytest.mark.clause("BG-187", "BG-091")
def test_the_team_mates_tank_is_no_target_but_the_token_under_it_is() -> None:
    s = position({"D7": "dam"}, tanks={"blue": "D7 is-2"})
    TABLE.play(s, "move D4-D5")
    assert TABLE.refuse(s, "shoot D7 tank") == "BG-091"
    TABLE.play(s, "shoot D7 token")
    assert TABLE.pawn(s, "blue") == "D7"
    assert TABLE.area(s, "A") == area(["dam"])


@pytest.mark.clause("BG-091", "BG-187")
def test_with_friendly_fire_the_team_mate_is_destroyed_and_no_token_is_given() -> None:
    s = position({"D7": "dam"}, FIRE, tanks={"blue": "D7 is-2"})
    FIRE.play(s, "move D4-D5")
    assert {"shoot D7 tank", "shoot D7 token"} <= set(FIRE.legal(s))
    FIRE.play(s, "shoot D7 tank")
    assert FIRE.pawn(s, "blue") == ""
    assert FIRE.stack(s, "blue") == [3, 2, 1]
    assert FIRE.points(s) == [0, 0, 0, 0]
    assert FIRE.square(s, "D7") == "dam"


@pytest.mark.clause("BG-091", "BG-157")
def test_with_friendly_fire_armour_saves_the_team_mate() -> None:
    s = position({}, FIRE, tanks={"blue": "D7 is-2"}, upgrades={"is-2": [ARMOUR]})
    FIRE.play(s, "move D4-D5", "shoot D7 tank")
    assert FIRE.pawn(s, "blue") == "D7"
    assert FIRE.area(s, "A") == area(done=[ARMOUR])


@pytest.mark.clause("BG-091", "BG-187")
def test_with_friendly_fire_opponents_still_give_their_tokens() -> None:
    s = position({}, FIRE, tanks={"red": "D7 is-2"})
    FIRE.play(s, "move D4-D5", "shoot D7 tank")
    assert FIRE.won(s, "P1") == ["red 3"]


@pytest.mark.clause("BG-188", "BG-165")
def test_without_tokens_and_point_tokens_the_game_of_teams_ends_with_the_turn() -> None:
    s = position(stacks=EMPTY, areas={"B": area(done=["dam"])})
    TABLE.play(s, *REST)
    assert TABLE.mover(s) == "over"
    assert winners(s) == [1, 3]


@pytest.mark.clause("BG-188", "BG-165")
@pytest.mark.parametrize(("quiet", "mover"), [(18, "P2"), (19, "over")])
def test_five_quiet_rounds_of_teams_are_twenty_turns(quiet: int, mover: str) -> None:
    s = position(quiet=quiet)
    TABLE.play(s, *REST)
    assert TABLE.mover(s) == mover


@pytest.mark.clause("BG-188", "BG-166")
def test_the_game_of_teams_ends_after_200_rounds() -> None:
    s = position({"A4": "dam"}, turn="P4", round=200)
    rest(TABLE, s)
    assert TABLE.mover(s) == "over"


@pytest.mark.clause("BG-188", "BG-167")
@pytest.mark.parametrize(
    ("done", "won", "expected"),
    [
        ({"A": ["dam"]}, {}, [0, 2]),
        ({"A": ["dam"]}, {"P2": ["green 2"], "P4": ["blue 1"]}, [1, 3]),
        ({"A": ["dam"]}, {"P2": ["green 1"], "P4": ["blue 1"]}, [1, 3]),
        ({"A": ["dam"]}, {"P1": ["red 1"], "P2": ["green 1"], "P4": ["blue 2"]}, [1, 3]),
        ({"A": ["dam"], "B": ["oasis"]}, {}, [0, 1, 2, 3]),
    ],
)
def test_points_then_tank_points_of_the_teams_decide(
    done: dict[str, list[str]], won: dict[str, list[str]], expected: list[int]
) -> None:
    held = {side: area(done=names) for side, names in done.items()}
    s = position(stacks=EMPTY, areas=held, won=won)
    TABLE.play(s, *REST)
    assert TABLE.mover(s) == "over"
    assert winners(s) == expected
    assert sum(s.returns()) == 1
