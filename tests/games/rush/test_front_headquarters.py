"""The Headquarters: a Base that falls last [FRONT-035] to [FRONT-043]."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sztab.games.rush.game import GAME
from sztab.games.rush.state import NOBODY
from tests.games.rush.table import Table, damaged_base, damaged_guard

if TYPE_CHECKING:
    from sztab.games.rush.table import RushTable

VEHICLES = {
    "yank1": "usa f1",
    "yank2": "usa f1",
    "heavy": "usa heavy f2",
    "hunter": "usa f2 only_vs_vehicle",
    "sapper": "usa f2 only_vs_base",
    "gun": "germany siege",
    "new": "ussr a1",
    "wall": "ussr a2",
    "car": "ussr a1",
    "van": "ussr a1",
    "cab": "ussr a1",
}
TABLE = Table(vehicles=VEHICLES, settings={"hq": "on"})
CAUTIOUS = Table(vehicles=VEHICLES, settings={"hq": "on", "opt.hqGuardTarget": "no"})
GONE = ["destroyed"] * 3


def aim(card: str, *bases: object, table: Table = TABLE) -> RushTable:
    """Return a position in which the card of P1 must choose a target among these Bases of P2."""
    s = table.facing([card], *bases)
    table.play(s, *(["activate gun"] if card == "gun" else [f"attack {card}", "charge"]))
    return s


def targets(card: str, *bases: object, table: Table = TABLE) -> list[str]:
    """Return the targets that the card may hit."""
    s = aim(card, *bases, table=table)
    return [move.split()[1] for move in table.legal(s)]


@pytest.mark.clause("FRONT-035")
@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("yank1", "open", damaged_base()),
        ("yank1", damaged_base(), "destroyed"),
        ("heavy", "open", "destroyed"),
        ("gun", "open", damaged_base()),
        ("gun", "wall", damaged_base("wall")),
        ("gun", damaged_base("wall"), "destroyed"),
    ],
)
def test_hits_do_to_the_headquarters_what_they_do_to_a_base(
    card: str, before: object, after: object
) -> None:
    s = aim(card, *GONE, before)
    TABLE.play(s, "siege P2.hq" if card == "gun" else "hit P2.hq")
    assert TABLE.bases(s, 1)[3] == after


@pytest.mark.clause("FRONT-035")
def test_the_headquarters_is_repaired_like_a_base() -> None:
    p2 = {"bases": [*GONE, damaged_base("wall")]}
    s = TABLE.position(players=[{}, p2])
    TABLE.end_turn(s)
    assert GAME.codec.dump(s)["active"] == "P2"
    assert TABLE.bases(s, 1)[3] == {"guard": "wall"}


@pytest.mark.clause("FRONT-035")
def test_a_defended_headquarters_cannot_be_attacked() -> None:
    s = aim("heavy", *GONE, "wall")
    assert TABLE.legal(s) == ["hit P2.hq-guard"]
    assert TABLE.refuse(s, "hit P2.hq") == "RUSH-196"
    TABLE.play(s, "hit P2.hq-guard")
    assert TABLE.bases(s, 1)[3] == "open"


@pytest.mark.clause("FRONT-036")
@pytest.mark.parametrize("card", ["heavy", "gun"])
def test_the_headquarters_goes_to_its_destroyer_and_scores_3(card: str) -> None:
    s = aim(card, *GONE, damaged_base())
    TABLE.play(s, "siege P2.hq" if card == "gun" else "hit P2.hq")
    assert TABLE.depot(s, 0) == [card, "headquarters"]
    assert GAME.statistics.score_sheet(s)[0] == {"medals": 0, "bases": 3, "achievements": 0}
    assert s.players[0].razed == 1
    assert s.scores() == [3, 0]


@pytest.mark.clause("FRONT-037")
def test_when_the_last_other_base_falls_the_headquarters_can_be_hit_at_once() -> None:
    bases = [damaged_base(), "destroyed", "destroyed", "open"]
    s = TABLE.facing(["yank1", "yank2"], *bases)
    TABLE.play(s, "attack yank1", "join yank2", "charge", "strike yank1")
    assert TABLE.legal(s) == ["hit P2.base1"]
    TABLE.play(s, "hit P2.base1")
    assert TABLE.legal(s) == ["hit P2.hq"]
    TABLE.play(s, "hit P2.hq")
    assert TABLE.bases(s, 1) == [*GONE, damaged_base()]


@pytest.mark.clause("FRONT-037")
@pytest.mark.parametrize("base", ["open", "wall", damaged_base()])
def test_the_headquarters_cannot_be_attacked_while_another_base_stands(base: object) -> None:
    s = aim("heavy", "destroyed", base, "destroyed", "open")
    assert TABLE.refuse(s, "hit P2.hq") == "FRONT-037"


@pytest.mark.clause("FRONT-037")
def test_only_bases_of_the_same_player_protect_the_headquarters() -> None:
    table = Table(3, vehicles=VEHICLES, settings={"hq": "on"})
    players = [{"hand": ["heavy"]}, {"bases": [*GONE, "open"]}, {"bases": ["open"] * 4}]
    s = table.position(players=players)
    table.play(s, "attack heavy", "charge")
    assert table.legal(s) == ["hit P2.hq", "hit P3.base1"]


@pytest.mark.clause("FRONT-038")
@pytest.mark.parametrize("card", ["heavy", "gun"])
@pytest.mark.parametrize("fallen", [0, 1, 2, 3])
def test_the_headquarters_is_the_last_base_to_be_destroyed(card: str, fallen: int) -> None:
    bases = ["destroyed"] * fallen + [damaged_base()] * (4 - fallen)
    expected = "P2.hq" if fallen == 3 else f"P2.base{fallen + 1}"
    assert targets(card, *bases) == [expected]


@pytest.mark.clause("FRONT-039")
def test_siege_cannot_choose_the_headquarters_while_another_base_stands() -> None:
    bases = ["wall", "destroyed", "destroyed", "car"]
    assert targets("gun", *bases) == ["P2.guard1", "P2.base1", "P2.hq-guard"]
    assert TABLE.refuse(aim("gun", *bases), "siege P2.hq") == "FRONT-039"
    assert TABLE.refuse(aim("gun", "wall"), "siege P2.hq") == "FRONT-039"


@pytest.mark.clause("FRONT-037", "FRONT-039")
@pytest.mark.parametrize("card", ["heavy", "gun"])
def test_a_damaged_headquarters_is_as_safe_as_another_one(card: str) -> None:
    assert targets(card, "open", "destroyed", "destroyed", damaged_base()) == ["P2.base1"]


@pytest.mark.clause("FRONT-037")
def test_a_safe_headquarters_is_no_target_with_which_an_attack_could_begin() -> None:
    s = TABLE.facing(["sapper"], "car", "van", "cab", "open")
    assert TABLE.refuse(s, "attack sapper") == "RUSH-184"
    assert "attack sapper" in TABLE.legal(TABLE.facing(["sapper"], *GONE, "open"))


@pytest.mark.clause("FRONT-039")
def test_siege_may_choose_the_headquarters_behind_its_defender_when_it_is_the_last() -> None:
    assert targets("gun", *GONE, "car") == ["P2.hq-guard", "P2.hq"]


@pytest.mark.clause("FRONT-040")
def test_the_defender_of_a_safe_headquarters_can_be_attacked_and_destroyed() -> None:
    s = aim("heavy", "open", "open", "open", damaged_guard("wall"))
    TABLE.play(s, "hit P2.hq-guard")
    assert TABLE.bases(s, 1) == ["open"] * 4
    assert TABLE.depot(s, 0) == ["medal-usa-1", "heavy"]


@pytest.mark.clause("FRONT-040")
@pytest.mark.parametrize(("card", "verb"), [("heavy", "hit"), ("gun", "siege")])
def test_where_the_defender_of_a_safe_headquarters_is_safe_it_cannot_be_chosen(
    card: str, verb: str
) -> None:
    s = aim(card, "open", "destroyed", "destroyed", "car", table=CAUTIOUS)
    assert CAUTIOUS.legal(s) == [f"{verb} P2.base1"]
    assert CAUTIOUS.refuse(s, f"{verb} P2.hq-guard") == "FRONT-040"


@pytest.mark.clause("FRONT-040")
@pytest.mark.parametrize("card", ["heavy", "gun"])
def test_the_defender_of_the_last_base_can_be_chosen_in_any_case(card: str) -> None:
    assert targets(card, *GONE, "car", table=CAUTIOUS)[0] == "P2.hq-guard"


@pytest.mark.clause("FRONT-040")
def test_a_safe_defender_is_no_target_with_which_an_attack_could_begin() -> None:
    s = CAUTIOUS.facing(["hunter"], "open", "open", "open", "car")
    assert CAUTIOUS.refuse(s, "attack hunter") == "RUSH-184"
    assert "attack hunter" in TABLE.legal(TABLE.facing(["hunter"], "open", "open", "open", "car"))


@pytest.mark.clause("FRONT-041")
def test_an_undefended_headquarters_may_be_chosen_for_a_defender() -> None:
    s = TABLE.position(players=[{"hand": ["new"], "bases": ["car", "open", "open", "open"]}])
    TABLE.play(s, "defend new")
    assert TABLE.legal(s) == ["place base2", "place hq"]


@pytest.mark.clause("FRONT-041")
def test_no_base_may_be_replaced_while_the_headquarters_is_undefended() -> None:
    s = TABLE.position(players=[{"hand": ["new"], "bases": ["car", "van", "cab", "open"]}])
    TABLE.play(s, "defend new")
    assert TABLE.legal(s) == ["place hq"]
    assert TABLE.refuse(s, "place base1") == "RUSH-163"


@pytest.mark.clause("FRONT-041")
def test_with_all_four_defended_any_may_be_replaced() -> None:
    s = TABLE.position(players=[{"hand": ["new"], "bases": ["car", "van", "cab", "wall"]}])
    TABLE.play(s, "defend new")
    assert TABLE.legal(s) == ["place base1", "place base2", "place base3", "place hq"]
    TABLE.play(s, "place hq")
    assert (TABLE.bases(s, 0)[3], TABLE.depot(s, 0)) == ({"guard": "new"}, ["wall"])


@pytest.mark.clause("FRONT-042")
def test_the_loss_of_three_bases_does_not_end_the_game_but_that_of_the_headquarters_does() -> None:
    s = TABLE.facing(["heavy", "gun"], "open", "destroyed", "destroyed", damaged_base())
    TABLE.play(s, "attack heavy", "charge", "hit P2.base1")
    assert s.ended_by == NOBODY
    TABLE.play(s, "activate gun", "siege P2.hq")
    assert s.ended_by == 0


@pytest.mark.clause("FRONT-043")
@pytest.mark.parametrize("captured", ["headquarters", "base"])
def test_a_captured_headquarters_is_discarded_when_drawn(captured: str) -> None:
    s = TABLE.position(players=[{"garage": [captured, "car", "van"]}], deck=[])
    TABLE.play(s, "end", f"draw {captured}")
    assert TABLE.depot(s, 0) == [captured]
    TABLE.play(s, "draw car", "draw van")
    assert TABLE.hand(s, 0) == ["car", "van"]
    assert s.scores() == [3, 0]
