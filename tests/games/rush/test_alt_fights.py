"""The interactive attack on a vehicle [ALT-022] to [ALT-036]: one fight."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sztab.games.rush.game import GAME
from sztab.games.rush.support import strengths
from tests.games import spoken
from tests.games.rush.table import Table, damaged_base

if TYPE_CHECKING:
    from sztab.games.rush.table import RushTable

VEHICLES = {
    "ger1": "germany f1",
    "ger2": "germany f2 r3 a2",
    "ger0": "germany",
    "heavy": "germany f2 heavy",
    "base1": "germany f1 only_vs_base",
    "tank1": "germany f1 only_vs_vehicle",
    "red1": "ussr f1 a1",
    "red2": "ussr f2 a2 siege",
    "red0": "ussr",
    "wall": "ussr a2",
    "star1": "usa f1",
    "star2": "usa f2",
    "light": "ussr a1",
}
FIGHTS = {"combat": "interactive"}
SINGLES = {nation: f"medal-{nation}-1" for nation in ("ussr", "germany", "usa", "france")}


@pytest.fixture
def table() -> Table:
    return Table(vehicles=VEHICLES, settings=FIGHTS)


def duel(
    table: Table, hand: list[str], guard: str, answers: list[str], attacker: str = ""
) -> RushTable:
    """Return a fight of the first card of a hand against a guard whose owner has these cards."""
    p2 = {"hand": answers, "bases": [guard, "open", "open"]}
    s = table.position(players=[{"hand": hand}, p2], deck=[])
    table.play(s, f"attack {attacker or hand[0]}", "hit P2.guard1")
    return s


@pytest.mark.clause("ALT-022")
def test_an_undefended_base_is_hit_as_in_the_base_game(table: Table) -> None:
    s = table.facing(["ger1", "ger2", "heavy"])
    table.play(s, "attack ger1", "hit P2.base1")
    assert table.bases(s, 1) == [damaged_base(), "open", "open"]
    table.play(s, "attack ger2", "hit P2.base1")
    assert table.bases(s, 1) == ["destroyed", "open", "open"]
    table.play(s, "attack heavy", "hit P2.base2")
    assert table.bases(s, 1) == ["destroyed", "destroyed", "open"]
    assert table.depot(s, 0).count("base") == 2


@pytest.mark.clause("ALT-022")
def test_the_limits_of_attackers_are_those_of_the_base_game(table: Table) -> None:
    s = table.facing(["base1", "tank1"], "light")
    table.play(s, "attack base1")
    assert table.legal(s) == ["hit P2.base2"]
    assert table.refuse(s, "hit P2.guard1") == "RUSH-152"
    assert table.refuse(s, "hit P2.base1") == "RUSH-196"
    table.play(s, "hit P2.base2", "attack tank1")
    assert table.refuse(s, "hit P2.base3") == "RUSH-153"


@pytest.mark.clause("ALT-023")
def test_nobody_supports_when_an_undefended_base_is_attacked(table: Table) -> None:
    players = [
        {"hand": ["ger1", "ger2", SINGLES["germany"]]},
        {"hand": ["red1", SINGLES["ussr"]], "bases": ["open", "wall", "light"]},
    ]
    s = table.position(players=players)
    table.play(s, "attack ger1", "hit P2.base1")
    assert s.to_move() == 0
    assert table.refuse(s, f"support {SINGLES['germany']}") == "RUSH-051"
    assert table.bases(s, 1)[0] == damaged_base()
    assert len(table.hand(s, 1)) == 2


@pytest.mark.clause("ALT-024")
def test_one_card_attacks_and_announces_its_target(table: Table) -> None:
    s = table.facing(["ger1", "ger2", "star1"], "wall", "light")
    assert {"attack ger1", "attack ger2", "attack star1"} < set(table.legal(s))
    table.play(s, "attack ger1")
    assert table.hand(s, 0) == ["ger2", "star1"]
    assert table.legal(s) == ["hit P2.guard1", "hit P2.guard2", "hit P2.base3"]
    assert table.refuse(s, "hit P1.base1") == "RUSH-180"
    assert table.refuse(s, "end") == "RUSH-183"
    table.play(s, "hit P2.guard2")
    assert table.turn(s)["lead"] == "ger1"
    assert table.turn(s)["aim"] == "P2.guard2"


@pytest.mark.clause("ALT-025")
def test_no_further_attackers_are_named_in_advance(table: Table) -> None:
    s = table.facing(["ger1", "ger2", "star1"], "light")
    assert table.refuse(s, "join ger2") == "RUSH-051"
    table.play(s, "attack ger1")
    assert table.refuse(s, "join ger2") == "ALT-025"
    assert table.refuse(s, "charge") == "ALT-025"


@pytest.mark.clause("ALT-025")
def test_after_each_fight_the_player_attacks_again_or_not(table: Table) -> None:
    s = table.facing(["ger1", "ger2"], "light")
    table.play(s, "attack ger1", "hit P2.guard1", "pass")
    assert {"attack ger2", "end"} <= set(table.legal(s))
    table.end_turn(s)
    assert s.active == 1
    assert table.bases(s, 1) == ["open", "open", "open"]


@pytest.mark.clause("ALT-026")
@pytest.mark.parametrize(
    ("attacker", "guard", "numbers", "falls"),
    [
        ("ger1", "light", (1, 1), True),
        ("ger1", "wall", (1, 2), False),
        ("ger2", "wall", (2, 2), True),
        ("ger2", "light", (2, 1), True),
    ],
)
def test_a_fight_starts_with_firepower_against_armour(
    table: Table, attacker: str, guard: str, numbers: tuple[int, int], falls: bool
) -> None:
    s = duel(table, [attacker], guard, ["engineers"])
    assert strengths(s) == numbers
    table.play(s, "pass")
    assert table.bases(s, 1)[0] == ("open" if falls else {"guard": guard})


@pytest.mark.clause("ALT-027")
def test_the_owner_of_the_target_is_asked_first(table: Table) -> None:
    answers = ["red1", "star1", SINGLES["ussr"], SINGLES["usa"]]
    s = duel(table, ["ger1", "ger2"], "wall", answers)
    assert s.to_move() == 1
    assert table.legal(s) == ["support red1", f"support {SINGLES['ussr']}", "pass"]
    assert table.refuse(s, "support star1") == "ALT-027"
    assert table.refuse(s, f"support {SINGLES['usa']}") == "ALT-027"
    assert table.refuse(s, "support red0") == "ALT-027"
    table.play(s, "support red1")
    assert strengths(s) == (1, 3)


@pytest.mark.clause("ALT-028")
def test_then_the_attacker_is_asked(table: Table) -> None:
    hand = ["ger1", "ger2", "red1", SINGLES["germany"], SINGLES["ussr"]]
    s = duel(table, hand, "wall", ["engineers"])
    table.play(s, "pass")
    assert s.to_move() == 0
    assert table.legal(s) == ["support ger2", f"support {SINGLES['germany']}", "pass"]
    assert table.refuse(s, "support red1") == "ALT-028"
    assert table.refuse(s, f"support {SINGLES['ussr']}") == "ALT-028"
    assert table.refuse(s, "support ger0") == "ALT-028"
    table.play(s, "support ger2")
    assert strengths(s) == (2, 2)


@pytest.mark.clause("ALT-029")
def test_both_go_on_in_turn_until_both_pass(table: Table) -> None:
    s = duel(table, ["ger1", "ger2", "ger0", "heavy"], "wall", ["red0", "red1", "light"])
    order = []
    for move in ["support red0", "support ger0", "support red1", "support ger2", "support light"]:
        order.append(s.to_move())
        assert table.refuse(s, "end") == "ALT-029"
        table.play(s, move)
    assert order == [1, 0, 1, 0, 1]
    assert s.to_move() == 0
    assert strengths(s) == (3, 5)
    assert table.refuse(s, "attack heavy") == "ALT-029"
    table.play(s, "pass")
    assert table.turn(s)["lead"] == ""


@pytest.mark.clause("ALT-030")
def test_an_attack_of_2_against_3_leaves_the_target_undamaged(table: Table) -> None:
    s = duel(table, ["ger1", "ger0", SINGLES["germany"]], "wall", ["red1", "engineers"])
    table.play(s, "pass", f"support {SINGLES['germany']}")
    assert strengths(s) == (2, 2)
    table.play(s, "support red1")
    assert strengths(s) == (2, 3)
    table.play(s, "pass", "pass")
    assert table.bases(s, 1)[0] == {"guard": "wall"}
    assert table.hand(s, 0) == ["ger0"]


@pytest.mark.clause("ALT-030")
def test_a_seat_that_passed_may_play_after_the_other_side_did(table: Table) -> None:
    s = duel(table, ["ger1", "ger0", "ger2"], "wall", ["red0", "red1"])
    table.play(s, "support red0", "pass", "support red1")
    assert s.to_move() == 0
    assert "support ger2" in table.legal(s)
    table.play(s, "support ger2")
    assert strengths(s) == (2, 4)


@pytest.mark.clause("ALT-030")
def test_two_passes_in_a_row_decide_the_fight(table: Table) -> None:
    s = duel(table, ["ger1", "ger0"], "light", ["red0"])
    table.play(s, "pass")
    assert table.turn(s)["aim"] == "P2.guard1"
    table.play(s, "pass")
    assert table.turn(s)["aim"] == ""
    assert table.bases(s, 1)[0] == "open"


@pytest.mark.clause("ALT-030")
def test_a_seat_without_cards_is_not_asked(table: Table) -> None:
    s = duel(table, ["ger1"], "light", [])
    assert table.bases(s, 1)[0] == "open"
    assert s.to_move() == 0


@pytest.mark.clause("ALT-031")
@pytest.mark.parametrize("card", ["ger0", "ger2", "heavy", "medal-germany-1", "medal-germany-2"])
def test_every_support_card_adds_exactly_1(table: Table, card: str) -> None:
    s = duel(table, ["ger1", card], "wall", ["red2", "engineers"])
    table.play(s, "support red2")
    assert strengths(s) == (1, 3)
    table.play(s, f"support {card}")
    assert strengths(s) == (2, 3)
    assert not any(move.startswith("siege") for move in table.legal(s))


@pytest.mark.clause("ALT-032")
def test_barracks_cards_cannot_support(table: Table) -> None:
    barracks = ["engineers", "technicians", "volunteers"]
    s = duel(table, ["ger1", *barracks], "wall", barracks)
    for _ in range(2):
        assert table.legal(s) == ["pass"]
        for card in barracks:
            assert table.refuse(s, f"support {card}") == "ALT-032"
        table.play(s, "pass")
    assert table.bases(s, 1)[0] == {"guard": "wall"}


@pytest.mark.clause("ALT-032")
def test_firepower_0_and_attack_limits_do_not_matter_for_support(table: Table) -> None:
    s = duel(table, ["ger1", "ger0", "base1", "tank1", "engineers"], "wall", ["red0"])
    table.play(s, "support red0", "support ger0", "support base1", "support tank1")
    assert strengths(s) == (4, 3)
    table.play(s, "pass")
    assert table.bases(s, 1)[0] == "open"


@pytest.mark.clause("ALT-033")
def test_equal_numbers_destroy_the_target_with_a_double_as_support(table: Table) -> None:
    double = "medal-ussr-2"
    s = duel(table, ["red1", "engineers", double], "wall", ["engineers"])
    table.play(s, "pass")
    assert table.refuse(s, "support engineers") == "ALT-032"
    table.play(s, f"support {double}")
    assert strengths(s) == (2, 2)
    table.play(s, "pass", "pass")
    assert table.bases(s, 1)[0] == "open"
    assert table.depot(s, 1) == ["wall"]
    assert sorted(table.depot(s, 0)) == [double, "red1"]
    assert s.players[0].kills == 1
    table.play(s, "end")
    assert table.medals(s, "ussr") == (8, 3)


@pytest.mark.clause("ALT-034")
def test_firepower_1_against_armour_2_without_support_does_nothing(table: Table) -> None:
    s = duel(table, ["star1"], "wall", ["engineers"])
    table.play(s, "pass")
    assert table.bases(s, 1)[0] == {"guard": "wall"}
    assert s.players[0].kills == 0
    fixed = Table(vehicles=VEHICLES)
    base = fixed.facing(["star1"], "wall")
    fixed.play(base, "attack star1", "charge", "hit P2.guard1")
    assert fixed.bases(base, 1)[0] == {"guard": "wall", "guard_damaged": True}


@pytest.mark.clause("ALT-035")
@pytest.mark.parametrize("guard", ["wall", "light"])
def test_all_cards_go_to_the_depots_of_their_players(table: Table, guard: str) -> None:
    s = duel(table, ["ger1", "ger0", SINGLES["germany"]], guard, ["red0", SINGLES["ussr"]])
    table.play(s, "support red0", "support ger0", "pass", "pass")
    lost = [] if guard == "wall" else [guard]
    assert sorted(table.depot(s, 0)) == ["ger0", "ger1"]
    assert sorted(table.depot(s, 1)) == sorted(["red0", *lost])
    assert table.hand(s, 1) == [SINGLES["ussr"]]


@pytest.mark.clause("ALT-036")
def test_support_cards_of_the_defender_are_missing_in_the_next_turn(table: Table) -> None:
    p2 = {
        "hand": ["red0", "red1", "engineers"],
        "garage": ["engineers"] * 4,
        "bases": ["wall", "open", "open"],
    }
    s = table.position(players=[{"hand": ["ger1"]}, p2], deck=[])
    table.play(s, "attack ger1", "hit P2.guard1", "support red0", "support red1", "pass")
    table.end_turn(s)
    assert s.to_move() == 1
    assert table.hand(s, 1) == ["engineers"]
    assert len(table.garage(s, 1)) == 4


@pytest.mark.clause("ALT-026")
def test_the_sheet_shows_both_sides_of_a_fight() -> None:
    table = Table(vehicles={"t": "usa f1", "g": "germany a2"}, settings={"combat": "interactive"})
    hand = ["t", "medal-usa-1"]
    s = table.position(
        players=[{"hand": hand}, {"hand": ["engineers"], "bases": ["g", "open", "open"]}]
    )
    assert "Fight" not in [section.title for section in spoken.sheet(GAME, s.view(1))]
    table.play(s, "attack t", "hit P2.guard1", "pass", "support medal-usa-1")
    section = spoken.sheet(GAME, s.view(1))[-1]
    assert section.title == "Fight"
    assert section.rows == [
        ["attack", "P1 t", "2", "P1 Medal of Honor"],
        ["defence", "P2 g", "2", "—"],
    ]
