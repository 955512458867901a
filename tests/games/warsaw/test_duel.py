"""Stage 2 in general [WAR-056] to [WAR-061]: who wins a Resource card, and when it works."""

from __future__ import annotations

import pytest

from tests.games.warsaw.table import Table, army

WON = {
    "wp": "The Polish Army wins {}.",
    "acz": "The Red Army wins {}.",
    "": "Nobody wins {}.",
}
TITLES = {"funds": "Funds", "supply": "Supply", "support": "Social Support"}
CARDS = {
    "wp": ["wp-9dp", "wp-17dp", "wp-18dp"],
    "acz": ["acz-14dk", "acz-53ds", "acz-10dk"],
}


def winner(resource: str, polish: int, red: int) -> str:
    """Return the announced winner of a resource with these numbers of cards beside it."""
    table = Table()
    s = table.position(
        army(**{resource: CARDS["wp"][:polish]}),
        army(**{resource: CARDS["acz"][:red]}),
        stack=["round roll-bonus"],
    )
    while not [text for text in table.told(-1) if text.endswith(f"wins {TITLES[resource]}.")]:
        table.play(s, table.legal(s)[-1])
    found = [side for side in WON if WON[side].format(TITLES[resource]) in table.told(-1)]
    assert len(found) == 1
    return found[0]


@pytest.mark.clause("WAR-056")
def test_funds_come_before_supply_and_supply_before_social_support() -> None:
    table = Table(4)
    polish = army(funds=["wp-9dp"], supply=["wp-17dp"], support=["wp-18dp"])
    s = table.position(polish, stack=["round duel-funds"])
    asked = []
    while table.dump(s)["active"] == "":
        if table.mover(s) != "chance":
            asked.append(table.dump(s)["stack"][-1].rsplit(" ", 1)[0])
        table.play(s, table.legal(s)[0])
    firsts = list(dict.fromkeys(asked))
    assert firsts == [
        "choose-edge funds",
        "choose-four",
        "deal-tokens",
        "choose-edge supply",
        "supply-actions wp",
        "supply-actions acz",
        "place-special",
    ]


@pytest.mark.clause("WAR-057")
@pytest.mark.parametrize("resource", ["funds", "supply", "support"])
@pytest.mark.parametrize(("polish", "red", "side"), [(1, 0, "wp"), (3, 2, "wp"), (1, 3, "acz")])
def test_more_cards_win_the_resource(resource: str, polish: int, red: int, side: str) -> None:
    assert winner(resource, polish, red) == side


@pytest.mark.clause("WAR-057")
def test_the_cards_of_allies_count_together() -> None:
    table = Table(4)
    hands = [["wp-9dp"], ["acz-14dk", "acz-53ds"], ["wp-17dp"]]
    s = table.position(hands=hands, order=["P1", "P3", "P2", "P4"])
    table.play(s, "bid support", "discard wp-9dp", "bid support", "discard wp-17dp")
    table.play(s, "bid support", "discard acz-14dk", "pass")
    table.chance(s)
    assert "The Polish Army wins Social Support." in table.told(-1)


@pytest.mark.clause("WAR-057")
def test_cards_beside_another_resource_card_do_not_count() -> None:
    table = Table()
    polish = army(funds=["wp-9dp", "wp-17dp"])
    s = table.position(polish, army(supply=["acz-14dk"]), stack=["round duel-supply"])
    assert table.mover(s) == "P2"
    assert table.legal(s) == ["edge a", "edge b"]


@pytest.mark.clause("WAR-058")
@pytest.mark.parametrize("resource", ["funds", "supply", "support"])
@pytest.mark.parametrize("number", [0, 1, 3])
def test_the_same_number_of_cards_wins_nothing(resource: str, number: int) -> None:
    assert winner(resource, number, number) == ""


@pytest.mark.clause("WAR-059")
def test_a_bid_does_nothing_before_the_next_round() -> None:
    table = Table()
    hands = [["wp-9dp", "wp-17dp", "wp-18dp"], ["acz-14dk", "acz-53ds"]]
    s = table.position(hands=hands)
    for resource, card in zip(("funds", "supply", "support"), hands[0], strict=True):
        before = table.units(s, "wp")
        table.play(s, f"bid {resource}", f"discard {card}")
        if table.mover(s) == "P2":
            table.play(s, "pass")
        assert table.units(s, "wp") == before
    assert table.hand(s, 0) == []
    assert table.dump(s)["round"] == 3
    assert table.pile(s, "wp", "supply") == ["wp-17dp"]
    assert "The Polish Army wins Funds." not in table.told(-1)
    table.play(s, "roll 1")
    assert "The Polish Army wins Funds." in table.told(-1)
    assert table.dump(s)["round"] == 3


@pytest.mark.clause("WAR-060")
@pytest.mark.parametrize(("edge", "own", "enemy"), [("a", 3, 1), ("b", 1, 3)])
def test_the_opposite_edge_faces_the_enemy(edge: str, own: int, enemy: int) -> None:
    table = Table()
    s = table.position(army(supply=["wp-9dp"]), stack=["round duel-supply"])
    table.play(s, f"edge {edge}")
    assert table.dump(s)["stack"][-2:] == [
        f"supply-actions acz {enemy}",
        f"supply-actions wp {own}",
    ]


@pytest.mark.clause("WAR-060")
def test_the_winner_turns_the_card_not_the_enemy() -> None:
    table = Table()
    s = table.position(red=army(supply=["acz-53ds"]), stack=["round duel-supply"])
    assert table.mover(s) == "P2"
    assert table.refuse(s, "stop") == "WAR-078"


@pytest.mark.clause("WAR-061")
def test_the_piles_stay_until_all_three_cards_are_resolved() -> None:
    table = Table()
    polish = army(funds=["wp-9dp"], supply=["wp-17dp"], support=["wp-18dp"], discard=["wp-1dj"])
    s = table.position(polish, army(supply=["acz-53ds"]), stack=["round duel-support"])
    assert table.mover(s) == "P1"
    assert table.pile(s, "wp", "funds") == ["wp-9dp"]
    assert table.discard(s, "wp") == ["wp-1dj"]


@pytest.mark.clause("WAR-061")
def test_all_cards_of_the_piles_go_to_the_discard_piles_of_their_armies() -> None:
    table = Table()
    polish = army(funds=["wp-9dp"], supply=["wp-17dp"], support=["wp-18dp"], discard=["wp-1dj"])
    red = army(funds=["acz-14dk", "acz-10dk"], supply=["acz-53ds"], support=["acz-gaj"])
    s = table.position(polish, red, hands=[["wp-roja"]], stack=["round duel-support"])
    assert table.mover(s) == "P1"
    assert table.discard(s, "wp") == ["wp-9dp", "wp-17dp", "wp-18dp", "wp-1dj"]
    assert table.discard(s, "acz") == ["acz-14dk", "acz-53ds", "acz-10dk", "acz-gaj"]
    for side in ("wp", "acz"):
        assert [table.pile(s, side, name) for name in TITLES] == [[], [], []]


@pytest.mark.clause("WAR-061")
def test_after_the_duel_the_cards_are_neutral_again_so_a_win_does_not_last() -> None:
    table = Table()
    s = table.position(army(supply=["wp-9dp"]), stack=["round duel-supply"], hands=[["wp-roja"]])
    table.play(s, "edge a", "stop", "stop", "pass")
    table.chance(s)
    assert [text for text in table.told(-1) if text.endswith("wins Supply.")] == [
        "Nobody wins Supply."
    ]
