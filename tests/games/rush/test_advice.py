"""Advice in positions where an experienced player has little doubt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sztab.games.rush.game import GAME
from tests.games.rush.table import Table

if TYPE_CHECKING:
    from sztab.games.rush.table import RushTable

FIGHTS = {"combat": "interactive", "hand.reveal": "one-by-one"}
VEHICLES = {
    "medium": "ussr medium f1 a2 c3 r2",
    "light": "ussr light f1 a1 c1 r1",
    "heavy": "usa heavy f2 a2 c5 r3",
    "truck": "germany support r4 c2",
    "drum": "germany light f1 a1 c2 indestructibility",
    "weak": "germany light f1 a1 c1",
    "cheap": "france light f1 a1 c1 r1",
    "dear": "france heavy f2 a2 c9 r3",
}
STAFF = VEHICLES | {"sender": "france support c1 dispatch", "planner": "france support c1 planning"}
FRONT = {
    "rearGuard": "on",
    "hq": "on",
    "reserve.rotate": "start-optional",
    "achievements.deck": "on",
    "cards.newAbilities": "keep",
    "attack.sendDefender": "on",
}


def best(table: Table, s: RushTable) -> str:
    """Return the advice for the seat to move, which must be a single action."""
    view = s.view(s.to_move())
    actions = view.legal_actions()
    values = GAME.advice.values(view, actions)
    (action,) = [a for a, value in zip(actions, values, strict=True) if value == max(values)]
    return table.notation.format(action)


def fight(hand: list[str], defender: list[str], guard: str) -> tuple[Table, RushTable]:
    """Let `light` of P1 attack the guard of P2, so that P2 may support."""
    table = Table(vehicles=VEHICLES, settings=FIGHTS)
    players = [{"hand": ["light", *hand]}, {"hand": defender, "bases": [guard, "open", "open"]}]
    s = table.position(players=players)
    table.play(s, "attack light", "hit P2.guard1")
    return table, s


def test_a_defender_is_saved_by_one_card() -> None:
    table, s = fight([], ["medal-germany-1", "truck"], "weak")
    assert best(table, s) == "support medal-germany-1"


def test_support_that_cannot_turn_the_fight_is_spared() -> None:
    table, s = fight(["medal-ussr-1"], ["medal-germany-1", "engineers"], "weak")
    table.play(s, "support medal-germany-1", "support medal-ussr-1")
    assert best(table, s) == "pass"


def test_an_attacker_supports_what_it_can_win() -> None:
    table, s = fight(["medal-ussr-1"], ["engineers"], "medium")
    table.play(s, "pass")
    assert best(table, s) == "support medal-ussr-1"


def test_a_won_fight_needs_no_further_card() -> None:
    table, s = fight(["medal-ussr-1"], ["engineers"], "weak")
    table.play(s, "pass")
    assert best(table, s) == "pass"


def test_a_hopeless_attack_is_not_begun() -> None:
    table = Table(vehicles=VEHICLES, settings=FIGHTS)
    s = table.facing(["light"], "heavy", "medium", "destroyed")
    assert not best(table, s).startswith("attack")


def test_a_useful_card_goes_to_an_empty_rear_guard() -> None:
    table = Table(vehicles=STAFF, settings=FRONT)
    s = table.position(players=[{"hand": ["truck", "technicians"]}], stack=["turn offer-station"])
    assert best(table, s) == "station truck"


def test_a_good_card_in_the_rear_guard_stays_there() -> None:
    table = Table(vehicles=STAFF, settings=FRONT)
    s = table.position(
        players=[{"hand": ["technicians"], "rear": "truck"}], stack=["turn offer-station"]
    )
    assert best(table, s) == "pass"


def test_the_reserve_moves_on_unless_the_wanted_card_would_go() -> None:
    table = Table(vehicles=STAFF, settings=FRONT)
    poor = table.position(
        players=[{"hand": ["engineers"]}], reserve=["dear"], stack=["turn offer-refill"]
    )
    assert best(table, poor) == "refill"
    wanted = table.position(
        players=[{"hand": ["engineers"]}], reserve=["dear", "cheap"], stack=["turn offer-refill"]
    )
    assert best(table, wanted) == "pass"


def test_an_ordinary_base_is_defended_before_a_safe_headquarters() -> None:
    table = Table(vehicles=STAFF, settings=FRONT)
    s = table.position(players=[{"hand": ["medium"]}])
    table.play(s, "defend medium")
    assert best(table, s) == "place base1"


def test_dispatch_takes_the_defender_whose_ability_pays_again() -> None:
    table = Table(vehicles=STAFF, settings=FRONT)
    bases = ["weak", "drum", "medium", "open"]
    s = table.position(players=[{"hand": ["sender"], "bases": bases}])
    table.play(s, "activate sender")
    assert best(table, s) == "dispatch drum"


def test_planning_takes_an_achievement_from_another() -> None:
    table = Table(vehicles=STAFF, settings=FRONT)
    s = table.position(
        players=[{"hand": ["planner"], "depot": ["heavy"]}, {"depot": ["light", "weak"]}],
        achievements=["heavy-tanks", "light-tanks", "medium-tanks"],
    )
    table.play(s, "activate planner")
    assert best(table, s) == "plan light-tanks"


def test_the_medal_that_helps_an_achievement_is_taken() -> None:
    table = Table(vehicles=VEHICLES, settings={"indestructibility": "any-nation"})
    s = table.position(players=[{"hand": ["drum"]}], achievements=["french-medals"])
    table.play(s, "activate drum")
    assert best(table, s) == "medal france"


def test_a_weak_hand_keeps_what_is_good_and_scraps_what_is_not() -> None:
    table = Table(vehicles=VEHICLES, settings={"weakHand": "on"})
    good = table.position(
        players=[{"hand": ["heavy", "technicians"]}], stack=["turn offer-compensation"]
    )
    assert best(table, good) == "keep heavy"
    poor = table.position(players=[{"hand": ["technicians"]}], stack=["turn offer-compensation"])
    assert best(table, poor) == "scrap technicians"


def test_an_ally_in_need_is_helped_when_their_bases_are_defended() -> None:
    table = Table(4, VEHICLES, FIGHTS | {"teams": "2v2"})
    own = {"hand": ["medium"], "bases": ["light", "heavy", "weak"]}
    s = table.position(players=[own, {}, {"bases": ["cheap", "open", "destroyed"]}, {}])
    table.play(s, "defend medium")
    assert best(table, s) == "aid P3.base2"
