"""Games with 3 and 4 players: what allies share, and who decides for an army."""

from __future__ import annotations

import pytest

from tests.games.warsaw.positions import after_round, bid, turns
from tests.games.warsaw.table import Table, army

FOUR = Table(4)
THREE = Table(3)
HANDS = [["wp-9dp", "wp-17dp"], ["acz-14dk"], ["wp-18dp", "wp-10dp"], ["acz-53ds"]]


@pytest.mark.clause("WAR-220")
def test_allies_share_units_reserve_and_discard_pile() -> None:
    s = FOUR.position(army(n=(0, 1)), hands=HANDS)
    FOUR.play(s, "play wp-9dp", "pass", "play wp-18dp")
    assert FOUR.lines(s, "wp", "n") == (4, 2)
    assert FOUR.reserve(s, "wp") == 15
    assert set(FOUR.discard(s, "wp")) == {"wp-9dp", "wp-18dp"}


@pytest.mark.clause("WAR-220")
def test_allies_draw_from_one_deck() -> None:
    s = FOUR.position(stack=["round duel-funds"])
    FOUR.play(s, "draw wp-9dp", "draw wp-17dp", "draw wp-18dp")
    assert FOUR.hand(s, 0) == ["wp-9dp", "wp-17dp", "wp-18dp"]
    assert FOUR.refuse(s, "draw wp-9dp") == "WAR-074"
    FOUR.play(s, "draw wp-sbp")
    assert FOUR.hand(s, 2) == ["wp-sbp"]
    assert len(FOUR.deck(s, "wp")) == 49


@pytest.mark.clause("WAR-220")
def test_each_ally_has_a_hand_of_the_own() -> None:
    s = FOUR.position(hands=HANDS)
    assert FOUR.refuse(s, "play wp-18dp") == "WAR-109"
    FOUR.play(s, "bid funds")
    assert FOUR.refuse(s, "discard wp-18dp") == "WAR-151"


@pytest.mark.clause("WAR-220")
def test_allies_share_commanders_and_the_marker_of_the_army() -> None:
    s = FOUR.position(
        hands=[["wp-galica"], ["acz-14dk"], ["wp-roja", "wp-9dp"], []], markers={"wp": "acz.line2"}
    )
    FOUR.play(s, "play wp-galica", "front c", "effect 1", "pass", "play wp-roja", "front c")
    assert FOUR.commander(s, "wp", "c") == "wp-roja"
    assert FOUR.discard(s, "wp") == ["wp-galica"]
    FOUR.play(s, "effect 1", "block", "discard wp-9dp", "put wp acz.n.order")
    assert FOUR.marker(s, "wp") == "acz.n.order"


@pytest.mark.clause("WAR-220")
def test_bids_of_allies_lie_in_one_pile() -> None:
    s = FOUR.position(hands=HANDS)
    bid(FOUR, s, "wp-9dp")
    FOUR.play(s, "pass")
    bid(FOUR, s, "wp-18dp")
    assert sorted(FOUR.pile(s, "wp", "funds")) == ["wp-18dp", "wp-9dp"]


@pytest.mark.clause("WAR-024")
@pytest.mark.parametrize("value", ["shared", "private"])
def test_ally_hands_decides_whether_allies_see_each_others_cards(value: str) -> None:
    table = Table(4, {"ally_hands": value})
    s = table.position(hands=HANDS)
    seen = table.view(s, 0)
    assert seen["hands"][0] == ["wp-9dp", "wp-17dp"]
    assert seen["hands"][2] == (HANDS[2] if value == "shared" else [])
    assert (seen["hands"][1], seen["hands"][3]) == ([], [])
    assert seen["sizes"]["hands"] == [2, 1, 2, 1]


@pytest.mark.clause("WAR-221")
@pytest.mark.parametrize(
    ("order", "polish", "red"),
    [
        (["P1", "P2", "P3", "P4"], "P3", "P4"),
        (["P3", "P4", "P1", "P2"], "P1", "P2"),
        (["P2", "P4", "P3", "P1"], "P1", "P4"),
    ],
)
def test_the_ally_with_the_higher_token_decides(order: list[str], polish: str, red: str) -> None:
    for side, speaker in (("wp", polish), ("acz", red)):
        s = FOUR.position(order=order, stack=["round turns", f"supply-actions {side} 2"])
        assert FOUR.mover(s) == speaker


@pytest.mark.clause("WAR-221")
def test_a_player_alone_decides_alone() -> None:
    s = THREE.position(order=["P3", "P1", "P2"], stack=["round turns", "place-special acz"])
    assert THREE.mover(s) == "P3"


@pytest.mark.clause("WAR-222")
@pytest.mark.parametrize(
    "decision",
    [
        "choose-edge funds wp",
        "choose-four wp",
        "deal-tokens wp",
        "choose-edge supply wp",
        "supply-actions wp 2",
        "place-special wp",
        "remove-units wp n 1",
    ],
)
def test_decisions_of_the_army_are_made_by_that_ally(decision: str) -> None:
    for order, speaker in ((["P1", "P2", "P3", "P4"], "P3"), (["P3", "P2", "P1", "P4"], "P1")):
        s = FOUR.position(red=army(n=(1, 1)), order=order, stack=["round turns", decision])
        assert FOUR.mover(s) == speaker


@pytest.mark.clause("WAR-222")
@pytest.mark.parametrize("order", [["P1", "P2", "P3", "P4"], ["P3", "P4", "P1", "P2"]])
def test_the_actions_of_a_turn_are_chosen_by_the_player_whose_turn_it_is(order: list[str]) -> None:
    cards = {"P1": ["wp-przedmoscie", "wp-galica", "wp-9dp"], "P3": ["wp-roja", "wp-rada-obrony"]}
    s = FOUR.position(
        army(n=(0, 2)), hands=[cards["P1"], [], cards["P3"], []], order=order, active="P1"
    )
    for move in ("play wp-przedmoscie", "front n", "advance n"):
        FOUR.play(s, move)
        assert FOUR.mover(s) == "P1"
    FOUR.play(s, "stop")
    for move in ("play wp-roja", "front n", "effect 2", "advance n"):
        assert FOUR.mover(s) == "P3"
        FOUR.play(s, move)
    for move in ("block", "discard wp-9dp", "put wp acz.line2"):
        assert FOUR.mover(s) == "P1"
        FOUR.play(s, move)


@pytest.mark.clause("WAR-222")
def test_in_an_early_battle_the_player_on_turn_answers_for_the_army() -> None:
    s = FOUR.position(
        army(s=(0, 2)), hands=[["wp-pilsudski"], ["acz-14dk"], ["wp-9dp"], []], active="P1"
    )
    FOUR.play(s, "play wp-pilsudski", "front s", "effect 1")
    assert FOUR.legal(s) == ["accept", "decline"]
    assert FOUR.mover(s) == "P1"


@pytest.mark.clause("WAR-223")
def test_three_players_hold_one_token_each() -> None:
    hands = [["wp-9dp", "wp-17dp"], ["wp-18dp", "wp-10dp"], ["acz-14dk", "acz-53ds"]]
    s = THREE.position(hands=hands, order=["P3", "P1", "P2"], stack=["round turns"])
    assert turns(THREE, s) == ["P3", "P1", "P2", "P3", "P1", "P2"]


@pytest.mark.clause("WAR-223")
def test_three_tokens_are_dealt_to_three_players() -> None:
    s = THREE.position(stack=["round turns", "deal-tokens acz"])
    orders = THREE.legal(s)
    assert len(orders) == 6
    assert {tuple(sorted(order.split()[1].split(","))) for order in orders} == {("P1", "P2", "P3")}


@pytest.mark.clause("WAR-224")
def test_passing_is_personal() -> None:
    s = FOUR.position(hands=HANDS)
    FOUR.play(s, "pass")
    assert FOUR.dump(s)["passed"] == ["P1"]
    assert turns(FOUR, s) == ["P2", "P3", "P4", "P3"]
    assert FOUR.hand(s, 0) == ["wp-9dp", "wp-17dp"]


@pytest.mark.clause("WAR-225")
def test_victory_belongs_to_the_army() -> None:
    s = after_round(FOUR, army(n=(0, 1), points=6))
    assert FOUR.mover(s) == "over"
    assert s.returns() == [0.5, 0.0, 0.5, 0.0]
    assert s.scores() == [7, 0, 7, 0]
    assert [s.side(seat) for seat in range(4)] == [0, 1, 0, 1]


@pytest.mark.clause("WAR-225")
@pytest.mark.parametrize(
    ("points", "returns"), [((7, 0), [0.5, 0.5, 0.0]), ((0, 7), [0.0, 0.0, 1.0])]
)
def test_two_allies_share_a_victory_and_a_player_alone_has_it_all(
    points: tuple[int, int], returns: list[float]
) -> None:
    s = THREE.position(army(points=points[0]), army(points=points[1]), stack=["end-round"])
    assert s.returns() == returns


@pytest.mark.clause("WAR-225", "WAR-219")
def test_after_a_draw_each_army_has_a_half() -> None:
    s = THREE.position(army(points=7), army(points=7), stack=["end-round"])
    assert s.returns() == [0.25, 0.25, 0.5]
