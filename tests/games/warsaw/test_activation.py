"""Action D: discard a card and activate a commander."""

from __future__ import annotations

import pytest

from tests.games.warsaw.positions import battles
from tests.games.warsaw.table import Table, army, front

TABLE = Table()


@pytest.mark.clause("WAR-154")
def test_any_card_pays_for_the_effect_of_an_own_commander() -> None:
    s = TABLE.position(
        army(c=front(0, 1, "wp-latinik")), hands=[["wp-9dp", "wp-haller"], ["acz-14dk"]]
    )
    TABLE.play(s, "activate c")
    assert TABLE.legal(s) == ["discard wp-9dp", "discard wp-haller"]
    assert TABLE.refuse(s, "discard wp-17dp") == "WAR-154"
    assert TABLE.refuse(s, "effect 1") == "WAR-154"
    TABLE.play(s, "discard wp-haller", "effect 2")
    assert TABLE.lines(s, "wp", "c") == (0, 2)
    assert (TABLE.hand(s, 0), TABLE.discard(s, "wp")) == (["wp-9dp"], ["wp-haller"])
    assert TABLE.mover(s) == "P2"


@pytest.mark.clause("WAR-154")
def test_only_an_own_commander_can_be_activated() -> None:
    s = TABLE.position(
        army(c=front(0, 1, "wp-latinik")), army(n=front(0, 1, "acz-jakir")), hands=[["wp-9dp"], []]
    )
    assert TABLE.refuse(s, "activate n") == "WAR-154"
    assert TABLE.refuse(s, "activate s") == "WAR-154"


@pytest.mark.clause("WAR-155")
def test_a_commander_used_in_this_round_cannot_be_activated() -> None:
    s = TABLE.position(
        army(c=front(0, 1, "wp-latinik", used=True), s=front(0, 1, "wp-galica")),
        hands=[["wp-9dp"], []],
    )
    assert TABLE.refuse(s, "activate c") == "WAR-155"
    assert "activate s" in TABLE.legal(s)


@pytest.mark.clause("WAR-155")
def test_in_the_next_round_the_commander_can_be_activated_again() -> None:
    s = TABLE.position(
        army(c=front(0, 1, "wp-latinik", used=True)), hands=[["wp-9dp"], []], order=["P1", "P2"]
    )
    TABLE.play(s, "pass", "roll 1")
    TABLE.chance(s)
    assert "activate c" in TABLE.legal(s)


@pytest.mark.clause("WAR-156")
def test_an_activation_leaves_the_choice_of_effect_and_puts_the_effect_marker() -> None:
    s = TABLE.position(army(c=front(0, 1, "wp-galica"), n=(0, 1)), hands=[["wp-9dp"], ["acz-14dk"]])
    TABLE.play(s, "activate c", "discard wp-9dp")
    assert TABLE.legal(s) == ["effect 1", "effect 2"]
    TABLE.play(s, "effect 2", "advance n", "shift c n")
    assert TABLE.units(s, "wp") == [(1, 1), (0, 0), (0, 0)]
    assert TABLE.front(s, "wp", "c")["used"]


@pytest.mark.clause("WAR-156")
def test_the_conditions_of_the_effects_hold_for_an_activation_too() -> None:
    s = TABLE.position(army(n=front(0, 1, "wp-sikorski")), hands=[["wp-9dp"], ["acz-14dk"]])
    TABLE.play(s, "activate n", "discard wp-9dp")
    assert TABLE.legal(s) == ["effect 1", "effect 2"]
    s = TABLE.position(army(c=front(0, 1, "wp-sikorski")), hands=[["wp-9dp"], ["acz-14dk"]])
    TABLE.play(s, "activate c", "discard wp-9dp")
    assert TABLE.legal(s) == ["advance c", "shift c n", "shift c s", "stop"]


@pytest.mark.clause("WAR-156", "WAR-134")
def test_an_activated_commander_works_on_its_own_front() -> None:
    table = Table()
    s = table.position(army(s=front(0, 1, "wp-galica")), hands=[["wp-9dp"], ["acz-14dk"]])
    table.play(s, "activate s", "discard wp-9dp", "effect 1", "pass")
    assert battles(table) == ["s 2:0"]


@pytest.mark.clause("WAR-157")
def test_an_activation_needs_an_effect_that_can_be_chosen_now() -> None:
    s = TABLE.position(
        army(c=front(0, 2, "wp-haller")), army(c=(1, 1)), hands=[["wp-9dp"], ["acz-14dk"]]
    )
    assert TABLE.refuse(s, "activate c") == "WAR-157"


@pytest.mark.clause("WAR-157", "WAR-204")
def test_a_commander_who_only_starts_battles_cannot_be_activated_after_the_battle() -> None:
    s = TABLE.position(army(s=front(0, 2, "wp-pilsudski")), hands=[["wp-9dp"], []], fought=["s"])
    assert TABLE.refuse(s, "activate s") == "WAR-157"


@pytest.mark.clause("WAR-157")
def test_after_the_discard_the_battle_of_pilsudski_starts_and_only_his_move_may_be_declined() -> (
    None
):
    table = Table()
    s = table.position(army(s=front(0, 2, "wp-pilsudski")), hands=[["wp-9dp"], ["acz-14dk"]])
    table.play(s, "activate s", "discard wp-9dp")
    assert table.legal(s) == ["accept", "decline"]
    table.play(s, "decline")
    assert battles(table) == ["s 2:0"]
    assert table.front(s, "wp", "s")["started"]


@pytest.mark.clause("WAR-157", "WAR-132")
@pytest.mark.parametrize(
    ("played", "answers"), [("yes", ["effect 1", "decline"]), ("no", ["effect 1"])]
)
def test_only_when_the_card_is_played_its_may_can_be_declined(
    played: str, answers: list[str]
) -> None:
    s = TABLE.position(
        army(s=front(0, 2, "wp-pilsudski")),
        hands=[["wp-9dp"], ["acz-14dk"]],
        active="P1",
        stack=["round verify-orders", "turns", f"choose-effect wp s {played}"],
    )
    assert TABLE.legal(s) == answers


@pytest.mark.clause("WAR-157")
def test_after_the_discard_a_choice_of_effects_cannot_be_declined() -> None:
    s = TABLE.position(army(c=front(0, 1, "wp-galica")), hands=[["wp-9dp"], ["acz-14dk"]])
    TABLE.play(s, "activate c", "discard wp-9dp")
    assert TABLE.refuse(s, "decline") == "WAR-157"


@pytest.mark.clause("WAR-158")
def test_any_ally_may_activate_any_commander_of_the_army() -> None:
    table = Table(4)
    hands = [["wp-galica", "wp-17dp"], ["acz-14dk"], ["wp-9dp"], []]
    s = table.position(army(n=front(0, 1, "wp-latinik")), hands=hands)
    table.play(s, "play wp-galica", "front c", "effect 1", "pass")
    assert table.mover(s) == "P3"
    table.play(s, "activate n", "discard wp-9dp", "effect 2")
    assert table.lines(s, "wp", "n") == (0, 2)
    assert table.hand(s, 0) == ["wp-17dp"]


@pytest.mark.clause("WAR-158", "WAR-155")
def test_a_commander_is_used_for_all_allies() -> None:
    table = Table(4)
    hands = [["wp-galica"], ["acz-14dk"], ["wp-9dp"], []]
    s = table.position(hands=hands)
    table.play(s, "play wp-galica", "front c", "effect 1", "pass")
    assert table.refuse(s, "activate c") == "WAR-155"
