"""Action A with a Commander card."""

from __future__ import annotations

import pytest

from tests.games.warsaw.positions import after_round, battles, bid
from tests.games.warsaw.table import Table, army, front

TABLE = Table()


@pytest.mark.clause("WAR-127")
@pytest.mark.parametrize("where", ["n", "c", "s"])
def test_a_commander_is_put_on_the_own_field_of_a_chosen_front(where: str) -> None:
    s = TABLE.position(hands=[["wp-galica"], ["acz-14dk"]])
    TABLE.play(s, "play wp-galica")
    assert TABLE.legal(s) == ["front n", "front c", "front s"]
    assert TABLE.refuse(s, "effect 1") == "WAR-127"
    TABLE.play(s, f"front {where}", "effect 1")
    fields = {f"{a}.{f}": TABLE.commander(s, a, f) for a in ("wp", "acz") for f in "ncs"}
    assert {place for place, card in fields.items() if card} == {f"wp.{where}"}
    assert fields[f"wp.{where}"] == "wp-galica"
    assert TABLE.discard(s, "wp") == []


@pytest.mark.clause("WAR-128")
def test_the_effect_of_a_commander_is_carried_out_at_once() -> None:
    s = TABLE.position(hands=[["wp-omelianowicz-pawlenko"], ["acz-14dk"]])
    TABLE.play(s, "play wp-omelianowicz-pawlenko", "front c", "effect 1")
    assert TABLE.lines(s, "wp", "c") == (0, 2)
    assert TABLE.mover(s) == "P2"


@pytest.mark.clause("WAR-129")
def test_of_two_effects_the_player_chooses_one() -> None:
    s = TABLE.position(army(n=(0, 2)), hands=[["wp-galica"], ["acz-14dk"]])
    TABLE.play(s, "play wp-galica", "front c")
    assert TABLE.legal(s) == ["effect 1", "effect 2"]
    assert TABLE.refuse(s, "advance n") == "WAR-129"
    TABLE.play(s, "effect 2", "advance n", "advance n")
    assert TABLE.lines(s, "wp", "n") == (2, 0)
    assert TABLE.front(s, "wp", "c")["strength"] == 0
    assert TABLE.mover(s) == "P2"


@pytest.mark.clause("WAR-129")
def test_the_other_effect_is_not_carried_out() -> None:
    s = TABLE.position(army(n=(0, 2)), hands=[["wp-galica"], ["acz-14dk"]])
    TABLE.play(s, "play wp-galica", "front c", "effect 1")
    assert TABLE.front(s, "wp", "c")["strength"] == 1
    assert TABLE.mover(s) == "P2"
    assert TABLE.lines(s, "wp", "n") == (0, 2)


@pytest.mark.clause("WAR-130")
def test_a_commander_whose_effect_was_chosen_is_used_in_this_round() -> None:
    s = TABLE.position(hands=[["wp-galica", "wp-9dp"], ["acz-14dk"]])
    TABLE.play(s, "play wp-galica", "front c", "effect 1")
    assert [TABLE.front(s, "wp", at)["used"] for at in "ncs"] == [False, True, False]
    TABLE.play(s, "pass")
    assert TABLE.refuse(s, "activate c") == "WAR-155"


@pytest.mark.clause("WAR-131")
@pytest.mark.parametrize("where", ["n", "c"])
def test_an_effect_whose_condition_is_not_met_cannot_be_chosen(where: str) -> None:
    """Iwaszkiewicz is strong on S only; here the other effect must be used."""
    s = TABLE.position(army(n=(0, 1)), hands=[["wp-iwaszkiewicz"], ["acz-14dk"]])
    TABLE.play(s, "play wp-iwaszkiewicz", f"front {where}")
    assert "advance n" in TABLE.legal(s)
    assert TABLE.front(s, "wp", where)["used"]


@pytest.mark.clause("WAR-131")
def test_an_effect_that_cannot_be_chosen_is_refused() -> None:
    """Haller counts 1 unit against 2."""
    haller = front(0, 1, "wp-haller")
    s = TABLE.position(
        army(c=haller),
        army(c=(0, 2)),
        hands=[["wp-9dp"], []],
        stack=["round verify-orders", "turns", "choose-effect wp c yes"],
        active="P1",
    )
    assert TABLE.legal(s) == ["effect 1"]
    assert TABLE.refuse(s, "effect 2") == "WAR-131"


@pytest.mark.clause("WAR-131", "WAR-155")
def test_we_d12_haller_with_equal_numbers_has_no_effect_and_is_not_used() -> None:
    """WE-D12: C: WP 0/2, ACz 1/1; later ACz adds a unit, and action D gives +2."""
    s = TABLE.position(
        army(c=(0, 2)), army(c=(1, 1)), hands=[["wp-haller", "wp-9dp"], ["acz-53ds", "acz-14dk"]]
    )
    TABLE.play(s, "play wp-haller", "front c")
    assert TABLE.mover(s) == "P2"
    half = TABLE.front(s, "wp", "c")
    assert (half["commander"], half["used"], half["strength"]) == ("wp-haller", False, 0)
    TABLE.play(s, "play acz-53ds", "front c", "activate c", "discard wp-9dp")
    half = TABLE.front(s, "wp", "c")
    assert (half["used"], half["strength"]) == (True, 2)


@pytest.mark.clause("WAR-131")
def test_an_effect_that_finds_nothing_to_do_counts_as_used() -> None:
    s = TABLE.position(hands=[["acz-gaj", "acz-14dk"], ["wp-9dp"]], wp=["P2"])
    TABLE.play(s, "play acz-gaj", "front c")
    assert TABLE.front(s, "acz", "c")["used"]
    TABLE.play(s, "pass")
    assert TABLE.refuse(s, "activate c") == "WAR-155"


@pytest.mark.clause("WAR-131")
def test_a_move_without_a_legal_step_counts_as_used() -> None:
    s = TABLE.position(hands=[["wp-galica"], ["acz-14dk"]])
    TABLE.play(s, "play wp-galica", "front s", "effect 2")
    assert TABLE.front(s, "wp", "s")["used"]
    assert TABLE.mover(s) == "P2"


@pytest.mark.clause("WAR-131", "WAR-133")
def test_we_d17_gaj_on_the_northern_front_must_start_the_battle() -> None:
    """WE-D17: on N the battle starts at once."""
    s = TABLE.position(army(n=(1, 0)), army(n=(0, 1)), hands=[["acz-gaj"], ["wp-9dp"]], wp=["P2"])
    TABLE.play(s, "play acz-gaj", "front n")
    assert TABLE.dump(s)["fought"] == ["n"]
    assert TABLE.dump(s)["won"]["n"] == "wp"


@pytest.mark.clause("WAR-131", "WAR-107")
@pytest.mark.parametrize("where", ["c", "s"])
@pytest.mark.parametrize(("line", "left"), [("line1", (0, 1)), ("line2", (1, 0))])
def test_we_d17_gaj_on_another_front_removes_a_unit_of_either_line(
    where: str, line: str, left: tuple[int, int]
) -> None:
    """WE-D17: on C or S a WP unit of that front is removed, from 1LF or 2LF."""
    everywhere = army(n=(1, 1), c=(1, 1), s=(1, 1))
    s = TABLE.position(everywhere, hands=[["acz-gaj"], ["wp-9dp"]], wp=["P2"])
    TABLE.play(s, "play acz-gaj", f"front {where}")
    assert TABLE.legal(s) == ["remove line1", "remove line2"]
    assert TABLE.refuse(s, "decline") == "WAR-107"
    TABLE.play(s, f"remove {line}")
    assert TABLE.lines(s, "wp", where) == left
    assert TABLE.reserve(s, "wp") == 16
    assert TABLE.dump(s)["fought"] == []


@pytest.mark.clause("WAR-132")
def test_an_effect_with_may_can_be_declined_and_the_commander_is_not_used() -> None:
    s = TABLE.position(army(s=(0, 2)), hands=[["wp-pilsudski", "wp-9dp"], ["acz-14dk"]])
    TABLE.play(s, "play wp-pilsudski", "front s")
    assert TABLE.legal(s) == ["effect 1", "decline"]
    TABLE.play(s, "decline")
    half = TABLE.front(s, "wp", "s")
    assert (half["commander"], half["used"], half["started"]) == ("wp-pilsudski", False, False)
    assert TABLE.dump(s)["fought"] == []
    TABLE.play(s, "pass", "activate s", "discard wp-9dp", "decline")
    assert TABLE.dump(s)["round"] == 3


@pytest.mark.clause("WAR-132")
@pytest.mark.parametrize(("answer", "strengths"), [("accept", "s 4:0"), ("decline", "s 2:0")])
def test_the_move_at_the_start_of_the_battle_is_a_may_of_its_own(
    answer: str, strengths: str
) -> None:
    table = Table()
    s = table.position(army(s=(0, 2)), hands=[["wp-pilsudski"], ["acz-14dk"]])
    table.play(s, "play wp-pilsudski", "front s", "effect 1")
    assert table.legal(s) == ["accept", "decline"]
    assert table.refuse(s, "advance s") == "WAR-132"
    table.play(s, answer)
    assert battles(table) == [strengths]


@pytest.mark.clause("WAR-133")
def test_without_may_an_effect_cannot_be_declined() -> None:
    s = TABLE.position(hands=[["wp-galica"], ["acz-14dk"]])
    TABLE.play(s, "play wp-galica", "front c")
    assert TABLE.refuse(s, "decline") == "WAR-133"


@pytest.mark.clause("WAR-134")
def test_effects_other_than_moves_work_on_the_front_of_the_commander() -> None:
    everywhere = army(n=(1, 0), c=(1, 0), s=(1, 0))
    s = TABLE.position(
        everywhere,
        everywhere,
        wp=["P2"],
        hands=[["acz-sollohub", "acz-trocki", "acz-chwiesin", "acz-putna"], ["wp-9dp"]],
        passed=["P2"],
    )
    TABLE.play(s, "play acz-sollohub", "front s")
    assert TABLE.units(s, "wp") == [(1, 0), (1, 0), (0, 0)]
    TABLE.play(s, "play acz-trocki", "front c", "effect 2")
    TABLE.play(s, "play acz-chwiesin", "front n", "effect 2")
    assert TABLE.units(s, "acz") == [(2, 0), (1, 2), (1, 0)]


@pytest.mark.clause("WAR-134")
def test_strength_is_gained_on_the_front_of_the_commander() -> None:
    s = TABLE.position(hands=[["wp-galica"], ["acz-14dk"]])
    TABLE.play(s, "play wp-galica", "front s", "effect 1")
    assert [TABLE.strength(s, at) for at in "ncs"] == [(0, 0), (0, 0), (1, 0)]


@pytest.mark.clause("WAR-134")
def test_the_move_of_a_commander_may_be_made_on_other_fronts() -> None:
    s = TABLE.position(army(n=(0, 1), c=(0, 1)), hands=[["wp-galica"], ["acz-14dk"]])
    TABLE.play(s, "play wp-galica", "front s", "effect 2", "advance n", "shift c n")
    assert TABLE.units(s, "wp") == [(1, 1), (0, 0), (0, 0)]


@pytest.mark.clause("WAR-134")
def test_a_move_that_the_card_binds_to_its_front_stays_there() -> None:
    """Tukhachevsky moves units here, at the start of the battle."""
    s = TABLE.position(
        red=army(n=(0, 2), c=(0, 2)), hands=[["acz-tuchaczewski"], ["wp-9dp"]], wp=["P2"]
    )
    TABLE.play(s, "play acz-tuchaczewski", "front c", "effect 1")
    assert TABLE.legal(s) == ["advance c", "stop"]
    assert TABLE.refuse(s, "advance n") == "WAR-134"


@pytest.mark.clause("WAR-135")
def test_the_bonus_of_a_commander_lasts_until_the_end_of_the_round() -> None:
    table = Table()
    s = table.position(army(c=(0, 1)), hands=[["wp-galica", "wp-9dp"], ["acz-14dk"]])
    table.play(s, "play wp-galica", "front c", "effect 1", "pass", "play wp-9dp")
    assert battles(table) == ["n 4:0", "c 2:0"]
    assert table.front(s, "wp", "c")["strength"] == 0


@pytest.mark.clause("WAR-135")
def test_the_condition_of_a_bonus_is_checked_when_it_is_chosen() -> None:
    """Haller has fewer units when he is played, and more in the battle."""
    table = Table()
    s = table.position(
        army(c=(0, 1)), army(c=(0, 2)), hands=[["wp-haller", "wp-1dpleg"], ["acz-10dk"]]
    )
    table.play(s, "play wp-haller", "front c", "play acz-10dk", "play wp-1dpleg")
    assert battles(table) == ["n 0:4", "c 8:2"]


@pytest.mark.clause("WAR-136")
def test_a_commander_is_not_used_twice_in_a_round() -> None:
    s = TABLE.position(
        army(c=front(0, 1, "wp-galica")), hands=[["wp-9dp", "wp-17dp"], ["acz-14dk"]]
    )
    TABLE.play(s, "activate c", "discard wp-9dp", "effect 1", "pass")
    assert TABLE.refuse(s, "activate c") in {"WAR-136", "WAR-155"}
    assert TABLE.front(s, "wp", "c")["strength"] == 1


@pytest.mark.clause("WAR-137")
def test_a_commander_stays_on_its_front_in_later_rounds() -> None:
    s = after_round(TABLE, army(c=front(0, 5, "wp-galica", used=True, strength=1)))
    assert TABLE.commander(s, "wp", "c") == "wp-galica"
    assert TABLE.lines(s, "wp", "c") == (0, 5)
    assert "wp-galica" not in TABLE.discard(s, "wp")


@pytest.mark.clause("WAR-138", "WAR-094", "WAR-095")
def test_we_r2_a_new_commander_replaces_the_old_one_and_lowers_the_limit_first() -> None:
    """WE-R2: Galica on C with 0/6; Haller has limit 4, and 4 units are counted for his effect."""
    s = TABLE.position(
        army(c=front(0, 6, "wp-galica")),
        army(c=(0, 3), n=(0, 1)),
        hands=[["wp-haller"], []],
    )
    assert TABLE.reserve(s, "wp") == 15
    TABLE.play(s, "play wp-haller", "front c")
    assert TABLE.commander(s, "wp", "c") == "wp-haller"
    assert TABLE.discard(s, "wp") == ["wp-galica"]
    assert (TABLE.lines(s, "wp", "c"), TABLE.reserve(s, "wp")) == ((0, 4), 17)
    assert "advance c" in TABLE.legal(s)


@pytest.mark.clause("WAR-138", "WAR-095")
def test_we_r2_the_effect_of_the_new_commander_counts_the_units_that_are_left() -> None:
    """WE-R2: 6 units would be more than 5; the 4 that are left are fewer."""
    s = TABLE.position(
        army(c=front(0, 6, "wp-galica")), army(c=(2, 3)), hands=[["wp-haller"], ["acz-14dk"]]
    )
    TABLE.play(s, "play wp-haller", "front c")
    assert TABLE.front(s, "wp", "c")["strength"] == 2
    assert TABLE.mover(s) == "P2"


@pytest.mark.clause("WAR-138", "WAR-139", "WAR-183")
def test_we_d28_the_bonus_of_a_replaced_commander_is_lost() -> None:
    """WE-D28: Galica gave +1 on C, then Roja gives +1 there: 1, not 2."""
    table = Table()
    s = table.position(
        army(c=front(0, 1, "wp-galica", used=True, strength=1)), hands=[["wp-roja"], ["acz-14dk"]]
    )
    table.play(s, "play wp-roja", "front c", "effect 1", "pass")
    assert battles(table) == ["c 2:0"]


@pytest.mark.clause("WAR-138")
def test_the_bonus_is_lost_too_if_the_new_commander_uses_another_effect() -> None:
    s = TABLE.position(
        army(c=front(0, 1, "wp-galica", used=True, strength=1)), hands=[["wp-roja"], ["acz-14dk"]]
    )
    TABLE.play(s, "play wp-roja", "front c", "effect 2", "stop")
    assert TABLE.strength(s, "c") == (1, 0)


@pytest.mark.clause("WAR-139")
def test_the_new_commander_may_be_used_although_the_old_one_was() -> None:
    s = TABLE.position(
        army(c=front(0, 1, "wp-galica", used=True)), hands=[["wp-roja", "wp-9dp"], ["acz-14dk"]]
    )
    TABLE.play(s, "play wp-roja", "front c")
    assert TABLE.legal(s) == ["effect 1", "effect 2"]
    TABLE.play(s, "effect 1")
    assert TABLE.front(s, "wp", "c")["used"]


@pytest.mark.clause("WAR-139")
def test_a_new_commander_without_an_effect_is_not_used_and_can_be_activated_later() -> None:
    s = TABLE.position(
        army(c=front(0, 1, "wp-galica", used=True)),
        army(c=(0, 1)),
        hands=[["wp-haller", "wp-9dp"], ["acz-14dk", "acz-53ds"]],
    )
    TABLE.play(s, "play wp-haller", "front c")
    assert not TABLE.front(s, "wp", "c")["used"]
    bid(TABLE, s, "acz-14dk")
    assert TABLE.refuse(s, "activate c") == "WAR-157"
