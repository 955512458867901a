"""Hidden information [WAR-022] to [WAR-027]: views and events."""

from __future__ import annotations

import pytest

from sztab.core.action import SPECTATOR
from sztab.core.rng import Rng
from tests.games.warsaw.table import Table, army, front

OWNER, ENEMY = 0, 1
EVERYBODY = pytest.mark.parametrize("seat", [OWNER, ENEMY, SPECTATOR])
OTHERS = pytest.mark.parametrize("seat", [ENEMY, SPECTATOR])
ALLY = 2


@pytest.mark.clause("WAR-022")
@EVERYBODY
def test_the_size_of_a_deck_is_public(seat: int) -> None:
    table = Table()
    s = table.position(hands=[["wp-9dp", "wp-roja"]], active="P1")
    assert table.view(s, seat)["sizes"]["decks"] == {"wp": 51, "acz": 53}


@pytest.mark.clause("WAR-022")
@EVERYBODY
def test_nobody_knows_the_order_of_a_deck(seat: int) -> None:
    table = Table()
    deck = table.deck(table.new(), "wp")
    s = table.position(army(deck=deck), hands=[[], ["acz-53ds"]], active="P2")
    turned = table.position(army(deck=deck[::-1]), hands=[[], ["acz-53ds"]], active="P2")
    assert table.view(s, seat) == table.view(turned, seat)


@pytest.mark.clause("WAR-022")
def test_any_card_of_a_deck_may_be_drawn_next() -> None:
    table = Table()
    s = table.position(stack=["round duel-funds"])
    names = table.deck(s, "wp")
    assert table.odds(s) == pytest.approx({f"draw {name}": 1 / 53 for name in names})


@pytest.mark.clause("WAR-023")
@OTHERS
def test_others_see_no_card_of_a_hand(seat: int) -> None:
    table = Table()
    s = table.position(hands=[["wp-9dp", "wp-roja"], ["acz-53ds"]])
    swapped = table.position(hands=[["wp-haller", "wp-17dp"], ["acz-53ds"]])
    assert table.view(s, seat)["hands"][OWNER] == []
    assert table.view(s, seat) == table.view(swapped, seat)


@pytest.mark.clause("WAR-023")
def test_a_player_sees_the_own_hand() -> None:
    table = Table()
    s = table.position(hands=[["wp-9dp", "wp-roja"], ["acz-53ds"]])
    assert table.view(s, OWNER)["hands"] == [["wp-9dp", "wp-roja"], []]


@pytest.mark.clause("WAR-023")
@EVERYBODY
def test_the_size_of_a_hand_is_public(seat: int) -> None:
    table = Table()
    s = table.position(hands=[["wp-9dp", "wp-roja"], ["acz-53ds"]])
    assert table.view(s, seat)["sizes"]["hands"] == [2, 1]


@pytest.mark.clause("WAR-023")
@OTHERS
def test_what_others_do_not_see_of_an_army_is_one_bag_of_hand_and_deck(seat: int) -> None:
    table = Table()
    s = table.position(hands=[["wp-9dp", "wp-roja"], ["acz-53ds"]])
    seen = table.view(s, seat)
    assert sorted(seen["unseen"]["wp"]) == sorted([*table.deck(s, "wp"), "wp-9dp", "wp-roja"])
    assert seen["armies"]["wp"]["deck"] == []


@pytest.mark.clause("WAR-023")
def test_a_guess_at_the_table_deals_the_hidden_hand_anew() -> None:
    table = Table()
    s = table.position(hands=[["wp-9dp", "wp-roja"], ["acz-53ds"]])
    guesses = [s.view(ENEMY).determinise(Rng(seed)) for seed in range(30)]
    hands = {tuple(table.hand(guess, OWNER)) for guess in guesses}
    assert {len(hand) for hand in hands} == {2}
    assert len(hands) > 20
    assert all(table.hand(guess, ENEMY) == ["acz-53ds"] for guess in guesses)


@pytest.mark.clause("WAR-023")
def test_an_enemy_and_a_spectator_are_told_of_a_draw_but_not_which_card() -> None:
    table = Table()
    s = table.position(stack=["round duel-funds"])
    table.play(s, "draw wp-9dp")
    assert table.told(OWNER)[-1] == "P1 draws 9th Infantry Division."
    assert "9th" not in " ".join(table.told(ENEMY) + table.told(SPECTATOR))
    assert len(table.told(ENEMY)) == len(table.told(OWNER))


@pytest.mark.clause("WAR-023")
def test_a_spectator_sees_no_hand_in_a_whole_game() -> None:
    table = Table(3)
    held = 0
    for s in table.random_game(seed=23):
        seen = table.view(s, SPECTATOR)
        held += sum(seen["sizes"]["hands"])
        assert seen["hands"] == [[], [], []]
    assert held > 100


@pytest.mark.clause("WAR-024")
def test_allies_see_each_others_hands() -> None:
    table = Table(4)
    s = table.position(hands=[["wp-9dp"], ["acz-53ds"], ["wp-roja"], ["acz-gaj"]])
    assert table.view(s, OWNER)["hands"] == [["wp-9dp"], [], ["wp-roja"], []]
    assert table.view(s, ENEMY)["hands"] == [[], ["acz-53ds"], [], ["acz-gaj"]]


@pytest.mark.clause("WAR-024")
def test_an_ally_is_told_which_card_was_drawn() -> None:
    table = Table(4)
    s = table.position(stack=["round duel-funds"])
    table.play(s, "draw wp-9dp")
    assert "P1 draws 9th Infantry Division." in table.told(ALLY)
    assert "P1 draws 9th Infantry Division." not in table.told(ENEMY)


@pytest.mark.clause("WAR-024")
def test_private_hands_are_hidden_from_an_ally() -> None:
    table = Table(4, {"ally_hands": "private"})
    s = table.position(hands=[["wp-9dp"], ["acz-53ds"], ["wp-roja"], ["acz-gaj"]])
    swapped = table.position(hands=[["wp-9dp"], ["acz-53ds"], ["wp-haller"], ["acz-gaj"]])
    assert table.view(s, OWNER)["hands"] == [["wp-9dp"], [], [], []]
    assert table.view(s, OWNER) == table.view(swapped, OWNER)
    assert table.view(s, OWNER)["sizes"]["hands"] == [1, 1, 1, 1]


@pytest.mark.clause("WAR-024")
def test_an_ally_is_not_told_which_card_was_drawn_to_a_private_hand() -> None:
    table = Table(4, {"ally_hands": "private"})
    s = table.position(stack=["round duel-funds"])
    table.play(s, "draw wp-9dp")
    assert "P1 draws 9th Infantry Division." in table.told(OWNER)
    assert "P1 draws 9th Infantry Division." not in table.told(ALLY)


@pytest.mark.clause("WAR-024")
def test_with_private_hands_an_ally_guesses_among_the_cards_of_the_army() -> None:
    table = Table(4, {"ally_hands": "private"})
    s = table.position(hands=[["wp-9dp"], [], ["wp-roja"]])
    guesses = [s.view(OWNER).determinise(Rng(seed)) for seed in range(30)]
    hands = {tuple(table.hand(guess, ALLY)) for guess in guesses}
    assert len(hands) > 10
    assert not any("wp-9dp" in hand for hand in hands)


@pytest.mark.clause("WAR-025")
@EVERYBODY
def test_all_that_lies_on_the_board_is_public(seat: int) -> None:
    table = Table()
    polish = army(n=front(1, 2, "wp-galica", used=True, strength=1), points=4)
    red = army(n=front(2, 1, orders=["acz-sabotaz"]), points=3)
    markers = {"wp": "acz.n.line1", "acz": "wp.line2", "special": "wp.n.commander"}
    s = table.position(
        polish,
        red,
        hands=[["wp-9dp"]],
        bonus="s",
        round=5,
        order=["P2", "P1"],
        active="P1",
        markers=markers,
        won={"c": "acz"},
        fought=["c"],
        passed=["P2"],
    )
    seen, whole = table.view(s, seat), table.dump(s)
    for field in ("order", "round", "bonus", "markers", "won", "fought", "passed", "active"):
        assert seen[field] == whole[field], field
    for side in ("wp", "acz"):
        for field in ("points", "reserve", "fronts"):
            assert seen["armies"][side][field] == whole["armies"][side][field]
    assert seen["armies"]["acz"]["fronts"]["n"]["orders"] == ["acz-sabotaz"]


@pytest.mark.clause("WAR-025")
@EVERYBODY
def test_everybody_is_told_which_order_is_played(seat: int) -> None:
    table = Table()
    s = table.position(hands=[["wp-obrona-plocka", "wp-9dp"]])
    table.play(s, "play wp-obrona-plocka", "front s")
    assert "P1 plays Defence of Płock on the Southern Front." in table.told(seat)
    assert table.view(s, seat)["armies"]["wp"]["fronts"]["s"]["orders"] == ["wp-obrona-plocka"]


@pytest.mark.clause("WAR-026")
@EVERYBODY
def test_everybody_sees_the_discard_piles(seat: int) -> None:
    table = Table()
    s = table.position(army(discard=["wp-9dp", "wp-roja"]), army(discard=["acz-gaj"]))
    seen = table.view(s, seat)["armies"]
    assert (seen["wp"]["discard"], seen["acz"]["discard"]) == (["wp-9dp", "wp-roja"], ["acz-gaj"])


@pytest.mark.clause("WAR-026")
@EVERYBODY
def test_a_discard_is_told_to_everybody(seat: int) -> None:
    table = Table()
    s = table.position(hands=[["wp-9dp", "wp-roja"]])
    table.play(s, "block", "discard wp-9dp")
    assert table.told(seat)[-1] == "P1 discards 9th Infantry Division."


@pytest.mark.clause("WAR-027")
@EVERYBODY
def test_everybody_sees_the_cards_beside_the_resource_cards(seat: int) -> None:
    table = Table()
    polish = army(funds=["wp-9dp"], supply=["wp-roja", "wp-17dp"])
    s = table.position(polish, army(support=["acz-gaj"]), hands=[["wp-18dp"]])
    seen = table.view(s, seat)["armies"]
    assert (seen["wp"]["funds"], seen["wp"]["supply"]) == (["wp-9dp"], ["wp-roja", "wp-17dp"])
    assert seen["acz"]["support"] == ["acz-gaj"]


@pytest.mark.clause("WAR-027")
@EVERYBODY
def test_a_bid_is_told_to_everybody_with_its_card(seat: int) -> None:
    table = Table()
    s = table.position(hands=[["wp-9dp", "wp-roja"]])
    table.play(s, "bid supply", "discard wp-9dp")
    assert "P1 puts 9th Infantry Division beside Supply." in table.told(seat)
