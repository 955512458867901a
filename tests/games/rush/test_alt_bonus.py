"""The bonus for defended Bases, and the cap of five hand cards [ALT-047] to [ALT-053]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.games.rush.table import Table

if TYPE_CHECKING:
    from sztab.games.rush.table import RushTable

BONUS = {"bonus.defended": "on", "hand.cap": "5"}
KEEPING = BONUS | {"recruit.keep": "on"}
VEHICLES = {
    "g1": "ussr a1",
    "g2": "ussr a2",
    "g3": "ussr a1",
    "tank": "usa f2",
    "rec": "recruitment",
    "dis": "usa f1",
    **dict.fromkeys("abcdef", ""),
}
GARAGE = ["engineers"] * 6


@pytest.fixture
def table() -> Table:
    return Table(vehicles=VEHICLES, settings=BONUS)


def drawn(table: Table, s: RushTable) -> int:
    """End the turn of P1; return the number of cards drawn for the next one."""
    before = len(table.garage(s, 0))
    table.end_turn(s)
    return before - len(table.garage(s, 0))


def defended(table: Table, bases: list[Any], **data: object) -> RushTable:
    """Return a position of P1 with these Bases."""
    return table.position(players=[{"bases": bases, "garage": GARAGE}], deck=[], **data)


@pytest.mark.clause("ALT-047")
def test_a_player_who_defends_most_of_their_bases_draws_one_card_more(table: Table) -> None:
    bases = ["g1", "g2", "open"]
    assert drawn(table, defended(table, bases)) == 4
    base = Table(vehicles=VEHICLES)
    assert drawn(base, defended(base, bases)) == 3


@pytest.mark.clause("ALT-048")
@pytest.mark.parametrize(
    ("bases", "number"),
    [
        (["g1", "destroyed", "destroyed"], 4),
        (["open", "destroyed", "destroyed"], 3),
        (["g1", "g2", "destroyed"], 4),
        (["g1", "open", "destroyed"], 3),
        (["g1", "g2", "g3"], 4),
        (["g1", "open", "g3"], 4),
        (["open", "open", "g3"], 3),
        (["open", "open", "open"], 3),
    ],
)
def test_one_of_one_two_of_two_or_two_of_three_must_be_defended(
    table: Table, bases: list[str], number: int
) -> None:
    assert drawn(table, defended(table, bases)) == number


@pytest.mark.clause("ALT-048")
def test_damage_does_not_matter(table: Table) -> None:
    bases = [{"guard": "g1", "guard_damaged": True}, {"guard": "g2", "damaged": True}, "open"]
    assert drawn(table, defended(table, bases)) == 4


@pytest.mark.clause("ALT-049")
def test_without_a_base_there_is_no_bonus(table: Table) -> None:
    assert drawn(table, defended(table, ["destroyed"] * 3)) == 3


@pytest.mark.clause("ALT-050")
def test_a_base_defended_in_this_turn_counts_at_the_draw(table: Table) -> None:
    p1 = {"hand": ["g2"], "bases": ["g1", "open", "open"], "garage": GARAGE}
    s = table.position(players=[p1], deck=[])
    table.play(s, "defend g2", "place base2")
    assert drawn(table, s) == 4


@pytest.mark.clause("ALT-050")
def test_defenders_lost_since_the_last_turn_do_not_count(table: Table) -> None:
    p1 = {"bases": ["g1", "g2", "open"], "garage": GARAGE}
    s = table.position(players=[p1, {"hand": ["tank"]}], active="P2", deck=[])
    table.play(s, "attack tank", "charge", "hit P1.guard1")
    table.end_turn(s)
    assert s.active == 0
    assert drawn(table, s) == 3


@pytest.mark.clause("ALT-051")
def test_the_bonus_goes_without_the_interactive_attack(table: Table) -> None:
    assert table.rules.settings["combat"] == "fixed"
    assert drawn(table, defended(table, ["g1", "g2", "g3"])) == 4


@pytest.mark.clause("ALT-051")
def test_the_interactive_core_has_the_bonus() -> None:
    core = Table(vehicles=VEHICLES, preset="interactive-core")
    assert core.rules.settings["combat"] == "interactive"
    assert core.rules.settings["hand.reveal"] == "one-by-one"
    assert drawn(core, defended(core, ["g1", "g2", "open"])) == 4


@pytest.mark.clause("ALT-052", "ALT-053")
@pytest.mark.parametrize(
    ("kept", "bases", "number"),
    [
        (0, ["g1", "g2", "open"], 4),
        (1, ["g1", "g2", "open"], 4),
        (2, ["g1", "g2", "open"], 3),
        (2, ["open", "open", "open"], 3),
        (3, ["open", "open", "open"], 2),
        (4, ["g1", "g2", "g3"], 1),
        (5, ["g1", "g2", "g3"], 0),
    ],
)
def test_the_draw_is_limited_so_that_no_turn_starts_with_more_than_five(
    kept: int, bases: list[str], number: int
) -> None:
    table = Table(vehicles=VEHICLES, settings=KEEPING)
    p1 = {"hand": list("abcdef"), "bases": bases, "garage": GARAGE}
    s = table.position(players=[p1], deck=[], turn={"keeps": kept, "busy": True})
    table.play(s, "end", *[f"keep {card}" for card in "abcdef"[:kept]])
    table.chance(s)
    assert s.active == 1
    assert len(GARAGE) - len(table.garage(s, 0)) == number
    assert len(table.hand(s, 0)) == kept + number <= 5
    assert table.hand(s, 0)[:kept] == list("abcdef")[:kept]


@pytest.mark.clause("ALT-053")
def test_two_cards_kept_by_two_recruitments_and_three_drawn_make_five() -> None:
    table = Table(vehicles=VEHICLES, settings=KEEPING)
    hand = ["volunteers", "rec", "a", "b", "c"]
    p1 = {"hand": hand, "bases": ["g1", "g2", "open"], "garage": GARAGE}
    s = table.position(players=[p1], deck=[])
    table.play(s, "activate volunteers", "retain", "activate rec", "retain", "end")
    table.play(s, "keep a", "keep c", *["draw engineers"] * 3)
    assert s.active == 1
    assert table.hand(s, 0) == ["a", "c", *["engineers"] * 3]


@pytest.mark.clause("ALT-053")
def test_at_most_five_cards_may_be_kept() -> None:
    table = Table(vehicles=VEHICLES, settings=KEEPING)
    p1 = {"hand": list("abcdef"), "garage": GARAGE}
    s = table.position(players=[p1], deck=[], turn={"keeps": 6, "busy": True})
    table.play(s, "end", *[f"keep {card}" for card in "abcde"])
    assert s.active == 1
    assert table.hand(s, 0) == list("abcde")
    assert table.depot(s, 0) == ["f"]
