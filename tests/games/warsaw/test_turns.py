"""Stage 3: whose turn it is, the four actions, passing, extra actions."""

from __future__ import annotations

import pytest

from tests.games.warsaw.positions import bid, turns
from tests.games.warsaw.table import Table, army, front

TABLE = Table()
WP_CARDS = ["wp-9dp", "wp-17dp", "wp-18dp", "wp-sbp"]
ACZ_CARDS = ["acz-14dk", "acz-53ds", "acz-10dk"]


@pytest.mark.clause("WAR-109")
@pytest.mark.parametrize("cards", [1, 2, 4])
def test_a_player_takes_as_many_actions_as_the_hand_has_cards(cards: int) -> None:
    s = TABLE.position(hands=[WP_CARDS[:cards], []])
    assert turns(TABLE, s) == ["P1"] * cards
    assert TABLE.hand(s, 0) == []


@pytest.mark.clause("WAR-109")
def test_a_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    s = TABLE.position(hands=[["wp-9dp"], ["acz-14dk"]], polish=army(discard=["wp-17dp"]))
    assert TABLE.refuse(s, "play wp-17dp") == "WAR-109"
    assert TABLE.refuse(s, "play wp-galica") == "WAR-109"
    assert TABLE.refuse(s, "play acz-14dk") == "WAR-109"


@pytest.mark.clause("WAR-110")
@pytest.mark.parametrize(
    "moves",
    [
        ["play wp-9dp"],
        ["block", "discard wp-9dp", "put wp acz.line2"],
        ["bid supply", "discard wp-9dp"],
        ["activate s", "discard wp-9dp", "effect 1"],
    ],
)
def test_after_one_action_of_any_kind_the_turn_is_over(moves: list[str]) -> None:
    s = TABLE.position(
        army(s=front(0, 1, "wp-galica")), hands=[["wp-9dp", "wp-17dp"], ["acz-14dk"]]
    )
    TABLE.play(s, *moves)
    assert TABLE.mover(s) == "P2"
    assert TABLE.hand(s, 0) == ["wp-17dp"]


@pytest.mark.clause("WAR-111")
@pytest.mark.parametrize(
    ("order", "acted"),
    [(["P1", "P2"], ["P1", "P2", "P1", "P2"]), (["P2", "P1"], ["P2", "P1", "P2", "P1"])],
)
def test_the_holder_of_the_initiative_begins_and_turns_alternate(
    order: list[str], acted: list[str]
) -> None:
    s = TABLE.position(hands=[WP_CARDS[:2], ACZ_CARDS[:2]], order=order, stack=["round turns"])
    assert turns(TABLE, s) == acted


@pytest.mark.clause("WAR-112")
def test_four_players_act_in_the_order_of_their_tokens_and_then_again() -> None:
    table = Table(4)
    hands = [WP_CARDS[:2], ACZ_CARDS[:2], WP_CARDS[2:], ["acz-15dk", "acz-12ds"]]
    s = table.position(hands=hands, order=["P3", "P2", "P4", "P1"], stack=["round turns"])
    assert turns(table, s) == ["P3", "P2", "P4", "P1"] * 2


@pytest.mark.clause("WAR-112")
def test_three_players_act_in_the_order_of_their_tokens_and_then_again() -> None:
    table = Table(3)
    hands = [WP_CARDS[:2], WP_CARDS[2:], ACZ_CARDS]
    s = table.position(hands=hands, order=["P2", "P3", "P1"], stack=["round turns"])
    assert turns(table, s) == ["P2", "P3", "P1", "P2", "P3", "P1", "P3"]


@pytest.mark.clause("WAR-113")
def test_a_player_may_pass_instead_of_an_action() -> None:
    s = TABLE.position(army(n=(0, 2)), hands=[["wp-9dp"], ["acz-14dk"]])
    TABLE.play(s, "pass")
    assert TABLE.mover(s) == "P2"
    assert TABLE.hand(s, 0) == ["wp-9dp"]
    assert TABLE.units(s, "wp") == [(0, 2), (0, 0), (0, 0)]


@pytest.mark.clause("WAR-114")
def test_a_player_who_passed_takes_no_more_actions_this_round() -> None:
    s = TABLE.position(hands=[WP_CARDS, ACZ_CARDS])
    TABLE.play(s, "pass")
    assert turns(TABLE, s) == ["P2", "P2", "P2"]
    assert TABLE.dump(s)["round"] == 3


@pytest.mark.clause("WAR-114")
def test_in_the_next_round_a_player_who_passed_acts_again() -> None:
    s = TABLE.position(hands=[WP_CARDS, ACZ_CARDS])
    TABLE.play(s, "pass", "pass", "roll 1")
    TABLE.chance(s)
    assert TABLE.mover(s) == "P1"
    assert TABLE.dump(s)["passed"] == []


@pytest.mark.clause("WAR-115")
def test_the_cards_of_a_player_who_passed_stay_in_the_hand_for_the_next_round() -> None:
    s = TABLE.position(hands=[["wp-9dp", "wp-17dp"], []])
    TABLE.play(s, "pass")
    assert TABLE.hand(s, 0) == ["wp-9dp", "wp-17dp"]
    TABLE.play(s, "roll 1")
    TABLE.chance(s)
    assert {"wp-9dp", "wp-17dp"} < set(TABLE.hand(s, 0))
    assert len(TABLE.hand(s, 0)) == 4


@pytest.mark.clause("WAR-116", "WAR-111")
def test_we_d7_a_player_without_cards_is_skipped() -> None:
    """WE-D7: hands of 4 and 2 cards."""
    s = TABLE.position(hands=[WP_CARDS, ACZ_CARDS[:2]])
    assert turns(TABLE, s) == ["P1", "P2", "P1", "P2", "P1", "P1"]
    assert (TABLE.hand(s, 0), TABLE.hand(s, 1)) == ([], [])


@pytest.mark.clause("WAR-116", "WAR-115")
def test_we_d7_a_player_who_passed_is_skipped() -> None:
    """WE-D7: B passes on the first turn and keeps 2 cards."""
    s = TABLE.position(hands=[WP_CARDS, ACZ_CARDS[:2]])
    bid(TABLE, s, "wp-9dp")
    TABLE.play(s, "pass")
    assert turns(TABLE, s) == ["P1", "P1", "P1"]
    assert (TABLE.hand(s, 0), TABLE.hand(s, 1)) == ([], ["acz-14dk", "acz-53ds"])


@pytest.mark.clause("WAR-116")
def test_in_a_team_the_others_go_on_around_those_who_are_skipped() -> None:
    table = Table(4)
    hands = [WP_CARDS[:2], ACZ_CARDS, WP_CARDS[2:], []]
    s = table.position(hands=hands, passed=["P3"], stack=["round turns"])
    assert turns(table, s) == ["P1", "P2", "P1", "P2", "P2"]
    assert table.hand(s, 2) == ["wp-18dp", "wp-sbp"]


@pytest.mark.clause("WAR-117")
@pytest.mark.parametrize("move", ["decline", "stop"])
def test_there_is_no_silent_skip(move: str) -> None:
    s = TABLE.position(hands=[["wp-9dp"], ["acz-14dk"]])
    assert "pass" in TABLE.legal(s)
    assert TABLE.refuse(s, move) in {"WAR-117", "WAR-120"}


@pytest.mark.clause("WAR-118")
def test_nobody_draws_a_card_in_stage_3() -> None:
    s = TABLE.position(army(s=front(0, 2, "wp-galica")), hands=[WP_CARDS, ACZ_CARDS])
    decks = TABLE.deck(s, "wp"), TABLE.deck(s, "acz")
    assert TABLE.refuse(s, "draw wp-haller") in {"WAR-118", "WAR-120"}
    TABLE.play(s, "play wp-9dp", "block", "discard acz-14dk", "put wp acz.line2")
    TABLE.play(s, "activate s", "discard wp-17dp", "effect 1", "bid funds", "discard acz-53ds")
    assert turns(TABLE, s) == ["P1", "P2", "P1"]
    assert (TABLE.deck(s, "wp"), TABLE.deck(s, "acz")) == decks


@pytest.mark.clause("WAR-119")
@pytest.mark.parametrize(
    ("hands", "moves"),
    [
        ([["wp-9dp"], ["acz-14dk"]], ["pass", "pass"]),
        ([["wp-9dp"], []], ["play wp-9dp"]),
        ([["wp-9dp"], ["acz-14dk"]], ["play wp-9dp", "pass"]),
    ],
)
def test_stage_3_ends_when_everybody_has_passed_or_has_no_cards(
    hands: list[list[str]], moves: list[str]
) -> None:
    s = TABLE.position(army(c=(0, 1)), hands=hands)
    TABLE.play(s, *moves[:-1])
    assert TABLE.points(s) == (0, 0)
    TABLE.play(s, moves[-1])
    assert TABLE.points(s)[0] > 0
    assert TABLE.dump(s)["active"] == ""


@pytest.mark.clause("WAR-119")
def test_if_nobody_has_cards_stage_3_is_over_at_once() -> None:
    s = TABLE.position(army(n=(0, 1)), stack=["round turns"])
    assert (TABLE.mover(s), TABLE.points(s)) == ("chance", (1, 0))


@pytest.mark.clause("WAR-120")
def test_the_actions_are_to_play_to_block_to_bid_and_to_activate() -> None:
    s = TABLE.position(army(s=front(0, 1, "wp-galica")), hands=[["wp-9dp", "wp-haller"], []])
    assert TABLE.legal(s) == [
        "play wp-9dp",
        "play wp-haller",
        "block",
        "bid funds",
        "bid supply",
        "bid support",
        "activate s",
        "pass",
    ]


@pytest.mark.clause("WAR-120")
@pytest.mark.parametrize("move", ["advance s", "shift s n", "put wp acz.line2", "discard wp-9dp"])
def test_nothing_else_is_an_action(move: str) -> None:
    s = TABLE.position(army(s=(0, 2)), hands=[["wp-9dp"], []])
    assert TABLE.refuse(s, move) == "WAR-120"


@pytest.mark.clause("WAR-121")
def test_we_d27_an_extra_action_follows_the_card_and_then_the_enemy_is_on_turn() -> None:
    """WE-D27: WP has 3 cards; 2 steps, then one more action."""
    s = TABLE.position(
        army(n=(0, 2)), hands=[["wp-przerzut-koleja", "wp-9dp", "wp-17dp"], ["acz-14dk"]]
    )
    TABLE.play(s, "play wp-przerzut-koleja", "front c", "advance n", "advance n")
    assert TABLE.mover(s) == "P1"
    assert "play wp-9dp" in TABLE.legal(s)
    assert "play wp-17dp" in TABLE.legal(s)
    TABLE.play(s, "play wp-9dp")
    assert TABLE.lines(s, "wp", "n") == (4, 0)
    assert TABLE.hand(s, 0) == ["wp-17dp"]
    assert TABLE.mover(s) == "P2"


@pytest.mark.clause("WAR-121")
def test_we_d27_without_cards_the_extra_action_is_lost() -> None:
    """WE-D27: no cards are left."""
    s = TABLE.position(army(n=(0, 2)), hands=[["wp-przerzut-koleja"], ["acz-14dk", "acz-53ds"]])
    TABLE.play(s, "play wp-przerzut-koleja", "front c", "advance n", "stop")
    assert TABLE.mover(s) == "P2"
    TABLE.play(s, "bid funds", "discard acz-14dk")
    assert TABLE.mover(s) == "P2"
    assert not TABLE.dump(s)["extra"]


@pytest.mark.clause("WAR-121")
def test_declining_the_extra_action_is_not_a_pass() -> None:
    s = TABLE.position(hands=[["wp-rada-obrony", "wp-9dp"], ["acz-14dk", "acz-53ds"]])
    TABLE.play(s, "play wp-rada-obrony", "front n")
    assert TABLE.refuse(s, "pass") in {"WAR-120", "WAR-121"}
    TABLE.play(s, "decline")
    assert TABLE.mover(s) == "P2"
    bid(TABLE, s, "acz-14dk")
    assert TABLE.mover(s) == "P1"
    assert TABLE.dump(s)["passed"] == []


@pytest.mark.clause("WAR-121")
@pytest.mark.parametrize(
    "moves",
    [
        ["play wp-9dp"],
        ["block", "discard wp-9dp", "put wp acz.line2"],
        ["bid support", "discard wp-9dp"],
        ["activate s", "discard wp-9dp", "effect 1"],
    ],
)
def test_the_extra_action_may_be_of_any_kind(moves: list[str]) -> None:
    s = TABLE.position(
        army(s=front(0, 1, "wp-galica")), hands=[["wp-rada-obrony", "wp-9dp"], ["acz-14dk"]]
    )
    TABLE.play(s, "play wp-rada-obrony", "front n", *moves)
    assert TABLE.mover(s) == "P2"


@pytest.mark.clause("WAR-121")
def test_an_extra_action_may_give_another_one() -> None:
    s = TABLE.position(
        hands=[["wp-rada-obrony", "wp-radiowywiad", "wp-9dp"], ["acz-14dk"]],
        markers={"wp": "acz.line2"},
    )
    TABLE.play(s, "play wp-rada-obrony", "front n", "play wp-radiowywiad", "front c")
    TABLE.play(s, "put wp acz.n.order", "play wp-9dp")
    assert TABLE.mover(s) == "P2"


@pytest.mark.clause("WAR-121")
def test_the_extra_action_is_of_the_same_player_not_of_an_ally() -> None:
    table = Table(4)
    hands = [["wp-rada-obrony", "wp-9dp"], ["acz-14dk"], ["wp-17dp"], []]
    s = table.position(hands=hands)
    table.play(s, "play wp-rada-obrony", "front n")
    assert table.mover(s) == "P1"
    assert table.refuse(s, "play wp-17dp") == "WAR-109"
    table.play(s, "play wp-9dp")
    assert table.mover(s) == "P2"
