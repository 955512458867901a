"""Set-up of Second Front [FRONT-015] to [FRONT-023]."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sztab.core.action import SPECTATOR, RulesError
from sztab.games.rush.game import GAME
from tests.games import spoken
from tests.games.rush.table import NATIONS, Table

if TYPE_CHECKING:
    from sztab.games.rush.table import RushTable

PLAYERS = pytest.mark.parametrize("players", [2, 3, 6])


def front(players: int = 2) -> Table:
    """Return Second Front with its own cards; P1 begins."""
    return Table(players, settings={"opt.firstPlayer": "host"}, printed=True, preset="second-front")


def set_up(table: Table) -> RushTable:
    """Return the table when the first player has the first decision."""
    s = table.new()
    table.chance(s)
    return s


@pytest.mark.clause("FRONT-015")
def test_the_vehicle_deck_has_150_cards_each_as_likely_as_the_others() -> None:
    table = front()
    s = table.new()
    assert len(set(s.deck)) == 150
    table.play(s, *["draw engineers"] * 3 * 2)
    odds = table.odds(s)
    assert len(odds) == 150
    assert set(odds.values()) == {1 / 150}
    assert {"deal ussr-t-34", "deal ussr-is-7", "deal uk-conqueror"} <= odds.keys()


@pytest.mark.clause("FRONT-016")
def test_the_british_medals_are_a_fifth_stack_beside_the_others() -> None:
    medals = GAME.codec.dump(set_up(front()))["medals"]
    assert list(medals) == [*NATIONS, "uk"]
    assert medals["uk"] == {"singles": 9, "doubles": 3}


@pytest.mark.clause("FRONT-016")
def test_without_the_british_cards_there_is_no_fifth_stack() -> None:
    medals = GAME.codec.dump(set_up(Table(settings={"cards.extra20": "on"}, printed=True)))[
        "medals"
    ]
    assert list(medals) == list(NATIONS)


@pytest.mark.clause("FRONT-016")
def test_a_british_kill_is_paid_from_the_british_stack() -> None:
    table = Table(vehicles={"tommy": "uk f1", "car": "a1"}, settings={"cards.britain": "on"})
    s = table.facing(["tommy"], "car")
    table.play(s, "attack tommy", "charge", "hit P2.guard1")
    assert table.depot(s, 0) == ["medal-uk-1", "tommy"]
    assert table.medals(s, "uk") == (8, 3)


@pytest.mark.clause("FRONT-017")
@PLAYERS
def test_each_player_begins_with_4_undamaged_undefended_bases(players: int) -> None:
    table = front(players)
    s = set_up(table)
    assert [table.bases(s, seat) for seat in range(players)] == [["open"] * 4] * players


@pytest.mark.clause("FRONT-017")
def test_the_fourth_base_is_the_headquarters() -> None:
    table = Table(vehicles={"t": "a1"}, settings={"hq": "on"})
    s = table.position(players=[{"hand": ["t"]}])
    table.play(s, "defend t", "place hq")
    assert table.bases(s, 0) == ["open", "open", "open", {"guard": "t"}]


@pytest.mark.clause("FRONT-017")
def test_without_the_rule_nobody_has_a_headquarters() -> None:
    table = Table(vehicles={"t": "a1"}, settings={"rearGuard": "on"})
    s = table.position(players=[{"hand": ["t"]}])
    assert table.bases(s, 0) == ["open"] * 3
    table.play(s, "defend t")
    assert table.legal(s) == ["place base1"]


@pytest.mark.clause("FRONT-018")
def test_5_vehicles_lie_in_the_reserve_and_145_remain_in_the_deck() -> None:
    s = set_up(front(3))
    assert (len(s.reserve), len(s.deck)) == (5, 145)


@pytest.mark.clause("FRONT-019")
@PLAYERS
def test_each_rear_guard_is_empty_at_first(players: int) -> None:
    table = front(players)
    s = set_up(table)
    assert [table.rear(s, seat) for seat in range(players)] == [""] * players


@pytest.mark.clause("FRONT-020")
def test_all_24_achievements_are_shuffled_together() -> None:
    table = front()
    s = table.new()
    while "reveal light-tanks" not in table.legal(s):
        s.play(s.legal_actions()[0])
    odds = table.odds(s)
    assert len(odds) == 24
    assert set(odds.values()) == {1 / 24}
    assert {"reveal largest-squad", "reveal british-medals", "reveal decisive-fire"} <= set(odds)


@pytest.mark.clause("FRONT-021")
@pytest.mark.parametrize(("players", "number"), [(2, 3), (3, 4), (4, 5), (5, 6), (6, 7)])
def test_one_achievement_more_than_players_is_laid_out(players: int, number: int) -> None:
    achievements = GAME.codec.dump(set_up(front(players)))["achievements"]
    assert len(set(achievements)) == len(achievements) == number


@pytest.mark.clause("FRONT-021")
def test_six_players_of_the_base_game_have_7_achievements_too() -> None:
    s = set_up(Table(6, settings={"players.max": "6"}, printed=True))
    assert len(GAME.codec.dump(s)["achievements"]) == 7


@pytest.mark.clause("FRONT-022")
def test_the_achievements_that_are_not_laid_out_form_the_deck() -> None:
    table = Table(vehicles={"plan": "planning"}, preset="second-front")
    laid_out = ["infantry", "light-tanks", "any-medals"]
    s = table.position(players=[{"hand": ["plan"]}], achievements=laid_out)
    table.play(s, "activate plan", "plan infantry")
    rest = [name for name in table.rules.achievement_names if name not in laid_out]
    assert len(rest) == 21
    assert table.legal(s) == [f"reveal {name}" for name in rest]


@pytest.mark.clause("FRONT-022")
def test_planning_needs_the_deck() -> None:
    with pytest.raises(RulesError, match=r"achievements\.deck = on.*FRONT-071"):
        GAME.rules(2, {"cards.newAbilities": "keep", "rearGuard": "on"})


@pytest.mark.clause("FRONT-023")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_discarded_achievements_are_public_and_the_deck_has_no_order(seat: int) -> None:
    table = Table(vehicles={"plan": "planning"}, preset="second-front")
    s = table.position(
        players=[{"hand": ["plan"]}],
        achievements=["infantry", "light-tanks", "any-medals"],
        ruins=["heavy-tanks", "british-medals"],
    )
    assert table.view(s, seat)["ruins"] == ["heavy-tanks", "british-medals"]
    table.play(s, "activate plan", "plan infantry")
    assert table.view(s, seat)["ruins"] == ["heavy-tanks", "british-medals", "infantry"]
    assert set(table.odds(s).values()) == {1 / 19}


@pytest.mark.clause("FRONT-023")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_everyone_may_count_the_achievement_deck(seat: int) -> None:
    table = Table(preset="second-front")
    s = table.position(achievements=["infantry", "light-tanks"], ruins=["heavy-tanks"])
    title = spoken.sheet(GAME, s.view(seat))[2].title
    assert "deck 21" in title
    assert "Heavy tanks" in title
