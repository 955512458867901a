"""Previews of a view: the battles as they would end now, and the outcome of each choice."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sztab.core.action import PositionError
from sztab.core.rng import Rng
from sztab.games.warsaw.codec import DERIVED
from sztab.games.warsaw.game import GAME
from sztab.games.warsaw.state import WarsawState
from tests.games.warsaw.table import Table, army, front

TABLE = Table()


def view_of(s: WarsawState, seat: int = 0) -> dict[str, Any]:
    """Return the view of a seat as data."""
    return GAME.codec.dump_view(s.view(seat))


@pytest.mark.clause("WAR-185", "WAR-189", "WAR-192")
def test_the_battles_are_foretold_from_the_units() -> None:
    s = TABLE.position(army(n=(2, 1), c=(0, 1)), army(n=(2, 2), s=(0, 1)), bonus="s")
    battle = view_of(s)["battle"]
    assert battle["strength"] == {"n": [5, 6], "c": [1, 0], "s": [0, 1]}
    assert battle["won"] == {"n": "acz", "c": "wp", "s": "acz"}
    assert battle["points"] == [0, 2]


@pytest.mark.clause("WAR-182", "WAR-183", "WAR-184")
def test_the_view_tells_the_strengths_before_the_orders() -> None:
    half = front(2, 1, orders=["wp-bitwa-nad-wkra"])
    s = TABLE.position(army(n=half), army(n=(2, 2), c=front(0, 1, strength=3)))
    for seat in (0, 1, -1):
        view = view_of(s, seat)
        assert view["strengths"] == {"n": [5, 6], "c": [0, 4], "s": [0, 0]}
        assert view["battle"]["strength"]["n"] == [7, 6]


@pytest.mark.clause("WAR-093", "WAR-094")
def test_the_view_tells_the_limits_of_second_lines() -> None:
    s = TABLE.position(army(n=front(0, 1, "wp-sikorski")), army(s=(0, 1)))
    of_card = TABLE.cards.limit[TABLE.cards.codes["wp-sikorski"]]
    assert view_of(s)["limits"] == {"n": [of_card, 3], "c": [3, 3], "s": [3, 3]}


@pytest.mark.clause("WAR-189", "WAR-190", "WAR-192")
def test_the_points_of_the_battles_and_of_the_bonus_are_told_apart() -> None:
    s = TABLE.position(army(n=(2, 1), c=(0, 1)), army(n=(2, 2), s=(0, 1)), bonus="s")
    none, both = {"battles": 0, "bonus": 0}, {"battles": 1, "bonus": 1}
    assert view_of(s)["gains"] == {"wp": none, "acz": both}
    s = TABLE.position(army(n=(2, 1), c=(0, 1), s=(0, 1)), army(), bonus="s")
    gains = view_of(s)["gains"]
    assert gains["wp"]["battles"] + gains["wp"]["bonus"] == view_of(s)["battle"]["points"][0]
    assert gains["wp"]["bonus"] == 1


@pytest.mark.parametrize("field", DERIVED)
def test_a_view_of_an_older_version_is_read_without_these_fields(field: str) -> None:
    data = view_of(TABLE.position(army(n=(2, 1)), army(s=(0, 1)), bonus="s"))
    older = {key: value for key, value in data.items() if key != field}
    assert GAME.codec.dump_view(GAME.codec.load_view(TABLE.rules, older)) == data
    with pytest.raises(PositionError, match=field):
        GAME.codec.load_view(TABLE.rules, {**data, field: {}})


@pytest.mark.clause("WAR-180")
def test_what_orders_add_in_battle_is_counted_in() -> None:
    half = front(2, 1, orders=["wp-bitwa-nad-wkra"])
    battle = view_of(TABLE.position(army(n=half), army(n=(2, 2))), seat=1)["battle"]
    assert battle["strength"]["n"] == [7, 6]
    assert battle["won"]["n"] == "wp"


@pytest.mark.clause("WAR-203")
def test_a_front_that_was_fought_keeps_its_winner() -> None:
    s = TABLE.position(army(n=(0, 1)), army(n=(0, 3)), fought=["n"], won={"n": "wp"})
    assert view_of(s)["battle"]["won"]["n"] == "wp"


@pytest.mark.clause("WAR-098", "WAR-161")
def test_a_card_tells_how_many_units_would_arrive() -> None:
    s = TABLE.position(
        army(n=(0, 1)), hands=[["wp-9dp", "wp-12dp"], ["acz-14dk"]], markers={"acz": "wp.s.line1"}
    )
    previews = view_of(s)["previews"]
    assert previews["play wp-9dp"] == {
        "points": [1, 0],
        "strength": {"n": [5, 0]},
        "arrive": 2,
        "of": 2,
    }
    assert (previews["play wp-12dp"]["arrive"], previews["play wp-12dp"]["of"]) == (0, 2)
    assert previews["play wp-12dp"]["strength"] == {}


@pytest.mark.clause("WAR-143")
def test_an_order_tells_the_strength_on_each_front_and_what_is_asked_next() -> None:
    s = TABLE.position(
        army(n=(2, 1), c=(1, 1)),
        army(n=(2, 2)),
        hands=[["wp-bitwa-nad-wkra"], ["acz-14dk"]],
        markers={"acz": "wp.s.order"},
    )
    previews = view_of(s)["previews"]
    there = previews["play wp-bitwa-nad-wkra, front n"]
    assert (there["strength"], there["then"]) == ({"n": [7, 6]}, "move-steps")
    assert previews["play wp-bitwa-nad-wkra, front c"]["strength"] == {}
    assert "play wp-bitwa-nad-wkra, front s" not in previews


def test_the_answer_to_a_question_tells_the_same_as_the_way_there() -> None:
    s = TABLE.position(army(n=(2, 1)), hands=[["wp-bitwa-nad-wkra"], ["acz-14dk"]])
    before = view_of(s)["previews"]["play wp-bitwa-nad-wkra, front n"]
    TABLE.play(s, "play wp-bitwa-nad-wkra")
    assert view_of(s)["previews"]["front n"] == before


@pytest.mark.clause("WAR-129", "WAR-154")
def test_effects_of_a_commander_are_told_apart() -> None:
    s = TABLE.position(
        army(n=front(0, 1, "wp-sikorski")), hands=[["wp-9dp", "wp-12dp"], ["acz-14dk"]]
    )
    previews = view_of(s)["previews"]
    assert previews["activate n, effect 1"]["strength"] == {"n": [3, 0]}
    assert previews["activate n, effect 2"]["then"] == "move-steps"
    TABLE.play(s, "activate n", "discard wp-9dp")
    assert view_of(s)["previews"]["effect 1"]["strength"] == {"n": [3, 0]}


@pytest.mark.clause("WAR-128", "WAR-131")
def test_a_commander_of_the_hand_tells_what_his_effects_would_bring() -> None:
    s = TABLE.position(army(n=(0, 1)), hands=[["wp-sikorski"], ["acz-14dk"]])
    previews = view_of(s)["previews"]
    assert previews["play wp-sikorski, front n"]["then"] == "choose-effect"
    assert previews["play wp-sikorski, front n, effect 1"]["strength"] == {"n": [3, 0]}
    assert "play wp-sikorski, front c, effect 1" not in previews
    TABLE.play(s, "play wp-sikorski")
    assert view_of(s)["previews"]["front n, effect 1"]["strength"] == {"n": [3, 0]}


@pytest.mark.clause("WAR-201")
def test_a_battle_that_is_started_is_told_with_its_strengths() -> None:
    s = TABLE.position(army(s=(2, 1)), army(s=(1, 1)), hands=[["wp-pilsudski"], ["acz-14dk"]])
    TABLE.play(s, "play wp-pilsudski", "front s")
    assert view_of(s)["previews"] == {
        "effect 1": {"points": [1, 0], "strength": {"s": [5, 3]}, "then": "advance-all"}
    }


def test_a_step_tells_the_strength_after_it() -> None:
    s = TABLE.position(army(n=(0, 2), c=(0, 1)), hands=[["wp-przerzut-koleja"], ["acz-14dk"]])
    TABLE.play(s, "play wp-przerzut-koleja", "front n")
    previews = view_of(s)["previews"]
    assert previews["advance n"]["strength"] == {"n": [3, 0]}
    assert previews["shift n c"]["strength"] == {"n": [1, 0], "c": [2, 0]}
    assert "stop" not in previews


def test_only_the_seat_that_decides_is_told_what_would_come() -> None:
    s = TABLE.position(army(n=(0, 1)), hands=[["wp-9dp"], ["acz-14dk"]])
    assert view_of(s)["previews"]
    assert view_of(s, seat=1)["previews"] == {}
    assert view_of(s, seat=-1)["previews"] == {}
    assert view_of(s, seat=1)["battle"] == view_of(s)["battle"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_foreseeing_changes_nothing_and_needs_nothing_hidden(players: int) -> None:
    rules = GAME.rules(players)
    s, rng = GAME.new(rules), Rng(players)
    s.run_auto(None)
    for _ in range(250):
        if not s.stack:
            return
        seat = s.to_move()
        if seat >= 0:
            before = json.dumps(GAME.codec.dump(s))
            seen = view_of(s, seat)
            assert json.dumps(GAME.codec.dump(s)) == before
            other = s.view(seat).determinise(rng)
            assert view_of(other, seat)["previews"] == seen["previews"]
        s.apply(s.sample(rng))


@pytest.mark.clause("WAR-130")
def test_the_view_tells_which_effect_a_commander_used() -> None:
    s = TABLE.position(army(n=(0, 1)), hands=[["wp-sikorski", "wp-9dp"], ["acz-14dk"]])
    TABLE.play(s, "play wp-sikorski", "front n", "effect 1")
    assert TABLE.front(s, "wp", "n")["effect"] == 1
    assert GAME.codec.dump(GAME.codec.load(TABLE.rules, GAME.codec.dump(s))) == GAME.codec.dump(s)


def test_a_position_by_hand_need_not_tell_which_effect_was_used() -> None:
    s = TABLE.position(army(n=front(0, 1, "wp-sikorski", used=True)))
    half = TABLE.front(s, "wp", "n")
    assert (half["used"], half["effect"]) == (True, 0)


@pytest.mark.parametrize(
    ("half", "said"),
    [
        (front(0, 1, "wp-sikorski", effect=1), "was not used"),
        (front(0, 1, "wp-sikorski", used=True, effect=3), "effect"),
        (front(0, 1, used=True), "no commander"),
    ],
)
def test_an_effect_that_cannot_have_been_used_is_refused(half: dict[str, Any], said: str) -> None:
    with pytest.raises(PositionError, match=said):
        TABLE.position(army(n=half))
