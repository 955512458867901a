"""The order of turns, and the parts of a turn [BG-045] to [BG-054]."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.battlegrounds.table import (
    ARMOUR,
    DIRECTION,
    EXTRA_TANK,
    EXTRA_TURN,
    FURTHER_MOVE,
    ORDER_CHANGE,
    Table,
)

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState

REACTIVE = {"reactive_armour": "true"}


def ready(*pairs: str) -> dict[str, dict[str, list[str]]]:
    """Return areas in which P1 has these pairs with bonuses to use."""
    return {"P1": {"ready": list(pairs)}}


def drive_all(table: Table, s: BattlegroundsState, turns: int) -> list[str]:
    """Let everybody make the first legal move and hold fire; return who did."""
    seats = []
    for _ in range(turns):
        seats.append(table.mover(s))
        table.play(s, f"move {table.offered(s, 'move')[0]}", "hold")
    return seats


@pytest.mark.clause("BG-045")
@pytest.mark.parametrize(
    ("players", "variant"), [(2, "battle"), (3, "battle"), (4, "battle"), (4, "team")]
)
def test_turns_pass_clockwise(players: int, variant: str) -> None:
    table = Table(players, variant)
    s = table.position(tanks=table.parked(), turn="P2", start="P2")
    order = [f"P{(seat + 1) % players + 1}" for seat in range(2 * players)]
    assert drive_all(table, s, 2 * players) == order


@pytest.mark.clause("BG-045")
def test_a_round_is_over_when_everybody_has_had_a_turn() -> None:
    table = Table(3)
    s = table.position(tanks=table.parked(), turn="P2", start="P2")
    rounds = []
    for _ in range(7):
        rounds.append(table.dump(s)["round"])
        drive_all(table, s, 1)
    assert rounds == [1, 1, 1, 2, 2, 2, 3]


@pytest.mark.clause("BG-046")
def test_a_turn_starts_with_the_return_of_the_pawn_that_is_off_the_board() -> None:
    table = Table()
    s = table.position(reserve={"P1": ["kv-1"]})
    assert set(table.legal(s)) == {f"enter green kv-1 {square}" for square in ("A1", "A2", "B1")}
    assert table.refuse(s, "move A1-A2") == "BG-046"
    assert table.refuse(s, "change green kv-1") == "BG-046"
    table.play(s, "enter green kv-1 A1")
    assert table.mover(s) == "P1"
    assert table.goals(s) == {"A2", "B1"}


@pytest.mark.clause("BG-046")
def test_the_return_is_not_asked_for_while_all_pawns_are_on_the_board() -> None:
    table = Table()
    s = table.position(tanks={"green": "A1 kv-1"}, reserve={"P1": ["is-2"]})
    assert table.offered(s, "enter") == []
    assert table.refuse(s, "enter green is-2 A2") == "BG-104"


@pytest.mark.clause("BG-047")
def test_the_two_main_actions_are_offered_together() -> None:
    table = Table()
    s = table.position(tanks={"green": "A1 kv-1"}, reserve={"P1": ["is-2", "7tp"]})
    assert set(table.legal(s)) == {
        "move A1-A2",
        "move A1-B1",
        "change green is-2",
        "change green 7tp",
    }


@pytest.mark.clause("BG-047")
def test_after_move_and_shot_there_is_no_second_main_action() -> None:
    table = Table()
    s = table.position(
        tanks={"green": "A1 kv-1"}, reserve={"P1": ["is-2"]}, areas=ready(EXTRA_TURN)
    )
    table.play(s, "move A1-A2", "hold")
    assert set(table.legal(s)) == {"extra-turn", "end"}
    assert table.refuse(s, "move A2-A3") == "BG-047"
    assert table.refuse(s, "change green is-2") == "BG-047"


@pytest.mark.clause("BG-047")
def test_after_a_change_of_tank_there_is_no_second_main_action() -> None:
    table = Table()
    s = table.position(
        tanks={"green": "A1 kv-1"}, reserve={"P1": ["is-2"]}, areas=ready(EXTRA_TURN)
    )
    table.play(s, "change green is-2")
    assert set(table.legal(s)) == {"extra-turn", "end"}
    assert table.refuse(s, "change green kv-1") == "BG-047"


@pytest.mark.clause("BG-047")
def test_between_move_and_shot_there_is_no_change_of_tank_and_no_second_move() -> None:
    table = Table()
    s = table.position(tanks={"green": "A1 kv-1"}, reserve={"P1": ["is-2"]})
    table.play(s, "move A1-A2")
    assert table.refuse(s, "change green is-2") == "BG-047"
    assert table.refuse(s, "move A2-A3") == "BG-047"


@pytest.mark.clause("BG-047")
def test_with_two_tanks_only_one_of_them_acts() -> None:
    table = Table(2)
    s = table.position(
        tanks=table.parked(green="A1 kv-1", yellow="H8 7tp"), areas=ready(EXTRA_TURN)
    )
    table.play(s, "move A1-A2", "hold")
    assert table.refuse(s, "move H8-H7-H6") == "BG-047"


@pytest.mark.clause("BG-048")
def test_the_main_action_cannot_be_declined() -> None:
    table = Table()
    s = table.position(
        tanks={"green": "A1 kv-1"}, reserve={"P1": ["is-2"]}, areas=ready(EXTRA_TURN)
    )
    assert table.refuse(s, "end") == "BG-048"
    assert table.refuse(s, "hold") == "BG-048"
    assert table.refuse(s, "extra-turn") == "BG-139"


@pytest.mark.clause("BG-049")
def test_any_number_of_additional_actions_leaves_the_main_action() -> None:
    table = Table()
    s = table.position(
        tanks={"green": "A1 kv-1"},
        areas=ready(DIRECTION, ARMOUR, EXTRA_TANK, "factory*"),
    )
    table.play(s, "fit direction kv-1", "fit armour kv-1")
    for card in ("is-2", "7tp"):
        table.play(s, "extra-tank")
        table.chance(s)
        kept = table.offered(s, "keep")[0]
        table.play(s, f"keep {kept}")
        assert kept in table.reserve(s, "P1"), card
    assert table.upgrades(s, "kv-1") == [DIRECTION, ARMOUR]
    assert table.goals(s) == {"A2", "B1"}
    assert len(table.offered(s, "change")) == 2


@pytest.mark.clause("BG-050")
def test_before_the_return_only_extra_tank_can_be_used() -> None:
    table = Table()
    s = table.position(reserve={"P1": ["kv-1"]}, areas=ready(DIRECTION, EXTRA_TANK, EXTRA_TURN))
    others = [move for move in table.legal(s) if not move.startswith("enter")]
    assert others == ["extra-tank"]
    assert table.refuse(s, "fit direction kv-1") == "BG-050"
    assert table.refuse(s, "extra-turn") == "BG-050"


@pytest.mark.clause("BG-050")
def test_the_card_drawn_before_the_return_may_come_in_at_once() -> None:
    table = Table()
    s = table.position(reserve={"P1": ["kv-1"]}, damaged=["kv-1"], areas=ready(EXTRA_TANK))
    table.play(s, "extra-tank")
    table.chance(s)
    kept = table.offered(s, "keep")[0]
    table.play(s, f"keep {kept}", f"enter green {kept} A1")
    assert table.card(s, "green") == kept
    assert table.offered(s, "move")


@pytest.mark.clause("BG-050")
def test_upgrades_are_laid_before_between_and_after_the_halves_of_the_main_action() -> None:
    table = Table()
    pairs = ready(DIRECTION, EXTRA_TANK, EXTRA_TURN)
    s = table.position({"A5": "dam"}, tanks={"green": "A2 kv-1"}, areas=pairs)
    for moves in ((), ("move A2-A3",), ("move A2-A3", "shoot A5 token")):
        offered = table.legal_after(s, *moves)
        assert {"fit direction kv-1", "extra-tank"} <= set(offered)
        assert ("extra-turn" in offered) == (len(moves) == 2)


@pytest.mark.clause("BG-050")
def test_the_pairs_of_another_player_wait_for_his_own_turn() -> None:
    table = Table(2)
    s = table.position(
        tanks=table.parked(green="A1 kv-1", blue="A8 7tp"),
        areas={"P2": {"ready": [DIRECTION, EXTRA_TANK, EXTRA_TURN]}},
    )
    for moves in ((), ("move A1-A2",)):
        assert not {"fit direction 7tp", "fit direction kv-1", "extra-tank", "extra-turn"} & set(
            table.legal_after(s, *moves)
        )
    table.play(s, "move A1-A2", "hold")
    assert table.mover(s) == "P2"
    assert {"fit direction 7tp", "extra-tank"} <= set(table.legal(s))


@pytest.mark.clause("BG-050")
def test_the_turn_ends_by_itself_when_nothing_is_left_to_choose() -> None:
    table = Table()
    s = table.position({"A4": "dam"}, tanks=table.parked(green="A1 kv-1"))
    table.play(s, "move A1-A2", "shoot A4 token")
    assert table.mover(s) == "P2"


def shot_at(
    settings: dict[str, str] | None = None,
    *,
    laid: list[str] | None = None,
    variant: str = "battle",
) -> tuple[Table, BattlegroundsState]:
    """Return a table where green has shot at the tank of P2, who has a ready Armour."""
    table = Table(4, variant, settings)
    side = {"battle": "P2", "team": "B"}[variant]
    s = table.position(
        tanks=table.parked(green="D3 kv-1", yellow="D6 7tp"),
        areas={side: {"ready": [ARMOUR]}},
        upgrades={"7tp": laid or []},
    )
    table.play(s, "move D3-D4", "shoot D6 tank")
    return table, s


@pytest.mark.clause("BG-050")
def test_nobody_lays_armour_in_another_players_turn() -> None:
    table, s = shot_at()
    assert table.pawn(s, "yellow") == ""
    assert table.area(s, "P2")["ready"] == [ARMOUR]


@pytest.mark.clause("BG-050")
@pytest.mark.parametrize(("variant", "side"), [("battle", "P2"), ("team", "B")])
def test_reactive_armour_may_be_laid_before_the_shot_hits(variant: str, side: str) -> None:
    table, s = shot_at(REACTIVE, variant=variant)
    assert table.mover(s) == "P2"
    assert set(table.legal(s)) == {"fit armour 7tp", "decline"}
    table.play(s, "fit armour 7tp")
    assert table.pawn(s, "yellow") == "D6"
    assert table.area(s, side) == {"single": [], "ready": [], "done": [ARMOUR]}
    assert table.upgrades(s, "7tp") == []
    assert table.won(s, "P1") == []
    assert table.stack(s, "yellow") == [3, 2, 1]


@pytest.mark.clause("BG-050")
def test_reactive_armour_may_be_declined() -> None:
    table, s = shot_at(REACTIVE)
    table.play(s, "decline")
    assert table.pawn(s, "yellow") == ""
    assert table.won(s, "P1") == ["yellow 3"]
    assert table.area(s, "P2")["ready"] == [ARMOUR]


@pytest.mark.clause("BG-050")
def test_reactive_armour_needs_a_free_slot() -> None:
    table, s = shot_at(REACTIVE, laid=[DIRECTION, FURTHER_MOVE])
    assert table.pawn(s, "yellow") == ""
    table, s = shot_at(REACTIVE, laid=[DIRECTION])
    assert table.mover(s) == "P2"


@pytest.mark.clause("BG-050")
def test_reactive_armour_is_not_asked_for_when_the_token_is_shot() -> None:
    table = Table(4, settings=REACTIVE)
    s = table.position(
        {"D6": "dam"},
        tanks=table.parked(green="D3 kv-1", yellow="D6 7tp"),
        areas={"P2": {"ready": [ARMOUR]}},
    )
    table.play(s, "move D3-D4", "shoot D6 token")
    assert table.area(s, "P1")["single"] == ["dam"]
    assert table.area(s, "P2")["ready"] == [ARMOUR]
    assert table.offered(s, "decline") == []


@pytest.mark.clause("BG-050")
def test_reactive_armour_is_no_help_on_the_road() -> None:
    table = Table(2, settings=REACTIVE)
    s = table.position({"A2": "dud"}, tanks=table.parked(green="A1 kv-1"), areas=ready(ARMOUR))
    table.play(s, "move A1-A2")
    assert table.pawn(s, "green") == ""


@pytest.mark.clause("BG-050")
def test_a_spent_armour_is_not_offered_again() -> None:
    table = Table(4, settings=REACTIVE)
    s = table.position(
        tanks=table.parked(green="D3 kv-1", yellow="D6 7tp"), areas={"P2": {"done": [ARMOUR]}}
    )
    table.play(s, "move D3-D4", "shoot D6 tank")
    assert table.pawn(s, "yellow") == ""


@pytest.mark.clause("BG-051")
def test_additional_actions_go_with_a_change_of_tank_before_and_after_it() -> None:
    table = Table()
    s = table.position(
        tanks={"green": "A1 kv-1"},
        reserve={"P1": ["is-2"]},
        areas=ready(DIRECTION, ARMOUR, EXTRA_TANK),
    )
    table.play(s, "fit armour kv-1", "change green is-2")
    assert set(table.legal(s)) == {"fit direction is-2", "extra-tank", "end"}
    table.play(s, "fit direction is-2")
    assert table.upgrades(s, "kv-1") == [ARMOUR]
    assert table.upgrades(s, "is-2") == [DIRECTION]


@pytest.mark.clause("BG-052")
def test_the_shot_does_not_come_before_the_move() -> None:
    table = Table()
    s = table.position({"D6": "dam"}, tanks={"green": "D4 kv-1"})
    assert table.refuse(s, "shoot D6 token") == "BG-052"
    assert table.refuse(s, "fire green") == "BG-052"
    table.play(s, "move D4-D5")
    assert table.refuse(s, "shoot D6 token") == "BG-078"
    assert table.refuse(s, "fire green") == "BG-047"


@pytest.mark.clause("BG-052")
def test_with_order_change_the_shot_may_come_first() -> None:
    table = Table()
    s = table.position({"D6": "dam"}, tanks={"green": "D4 kv-1"}, upgrades={"kv-1": [ORDER_CHANGE]})
    table.play(s, "fire green", "shoot D6 token")
    assert table.goals(s) == {"D3", "D5", "C4", "E4"}


@pytest.mark.clause("BG-053")
@pytest.mark.parametrize(
    ("move", "targets"), [("B2-B3", {"B1", "B5", "D3"}), ("F7-F6-F5", {"F4", "F6", "E5", "G5"})]
)
def test_the_tank_that_moved_shoots(move: str, targets: set[str]) -> None:
    table = Table(2)
    s = table.position(tanks=table.parked(green="B2 kv-1", yellow="F7 7tp"))
    table.play(s, f"move {move}")
    assert {shot.split()[0] for shot in table.offered(s, "shoot")} == targets
    for square in {"B5", "F4"} - targets:
        assert table.refuse(s, f"shoot {square} dud") == "BG-078"


@pytest.mark.clause("BG-054")
def test_at_the_end_of_a_turn_repairs_fall_due_and_the_next_player_starts() -> None:
    table = Table()
    s = table.position(
        tanks=table.parked(green="A1 kv-1", yellow="A8 7tp"),
        reserve={"P1": ["is-2"], "P2": ["bt-7"]},
        damaged=["is-2", "bt-7"],
    )
    table.play(s, "move A1-A2")
    assert table.dump(s)["damaged"] == ["is-2", "bt-7"]
    table.play(s, "hold")
    assert table.mover(s) == "P2"
    assert table.dump(s)["damaged"] == ["bt-7"]


@pytest.mark.clause("BG-054")
def test_whether_the_game_is_over_is_asked_at_the_end_of_a_turn() -> None:
    table = Table()
    s = table.position(
        tanks=table.parked(green="A1 kv-1"),
        stacks={"green": [], "yellow": [], "blue": [], "red": []},
    )
    assert table.mover(s) == "P1"
    table.play(s, "move A1-A2")
    assert table.mover(s) == "P1"
    table.play(s, "hold")
    assert table.mover(s) == "over"
