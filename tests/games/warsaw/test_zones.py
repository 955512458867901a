"""The board and the zones [WAR-015] to [WAR-021]."""

from __future__ import annotations

import pytest

from sztab.core.action import PositionError
from sztab.games.warsaw.board import PLACE_NAMES
from tests.games.warsaw.table import FRONTS, Table, army, front

GAMES = pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4)])


@pytest.mark.clause("WAR-015")
def test_the_fronts_are_north_centre_and_south_in_this_order() -> None:
    table = Table()
    halves = army(n=(0, 1), c=(0, 1), s=(0, 1))
    s = table.position(halves, hands=[["wp-roja"]])
    table.play(s, "pass")
    told = [text.split(",")[0] for text in table.told(-1) if text.startswith("Battle")]
    assert told == [f"Battle of the {name} Front" for name in ("Northern", "Central", "Southern")]
    assert list(table.army(s, "wp")["fronts"]) == ["n", "c", "s"]


@pytest.mark.clause("WAR-016")
@pytest.mark.parametrize("side", ["wp", "acz"])
def test_each_half_of_a_front_has_two_lines_a_commander_field_and_an_order_field(side: str) -> None:
    kinds = ("line1", "commander", "order")
    every = {f"{side}.{name}.{kind}" for kind in kinds for name in FRONTS} | {f"{side}.line2"}
    assert {place for place in PLACE_NAMES if place.startswith(f"{side}.")} == every
    table = Table()
    assert all(table.lines(table.new(), side, name) == (0, 1) for name in FRONTS)


@pytest.mark.clause("WAR-016")
def test_a_half_has_one_commander_field_so_a_second_commander_replaces_the_first() -> None:
    table = Table()
    s = table.position(army(c=front(commander="wp-galica")), hands=[["wp-roja", "wp-9dp"]])
    table.play(s, "play wp-roja", "front c", "effect 1")
    assert table.commander(s, "wp", "c") == "wp-roja"
    assert table.discard(s, "wp") == ["wp-galica"]


@pytest.mark.clause("WAR-016")
def test_a_half_has_one_order_field_so_a_second_order_has_no_room() -> None:
    table = Table()
    s = table.position(army(c=front(orders=["wp-do-broni"])), hands=[["wp-obrona-plocka"]])
    table.play(s, "play wp-obrona-plocka")
    assert table.refuse(s, "front c") == "WAR-141"


@pytest.mark.clause("WAR-016")
def test_both_armies_can_have_a_commander_and_an_order_on_one_front() -> None:
    table = Table()
    polish = army(n=front(1, 1, "wp-galica", orders=["wp-do-broni"]))
    red = army(n=front(2, 2, "acz-gaj", orders=["acz-sabotaz"]))
    s = table.position(polish, red, hands=[["wp-9dp"]])
    assert (table.lines(s, "wp", "n"), table.lines(s, "acz", "n")) == ((1, 1), (2, 2))
    assert table.commander(s, "acz", "n") == "acz-gaj"
    assert table.orders(s, "wp", "n") == ["wp-do-broni"]


@pytest.mark.clause("WAR-017")
def test_units_in_the_reserve_add_no_strength() -> None:
    table = Table()
    s = table.position(army(n=(1, 2)), army(n=(1, 3)), hands=[["wp-9dp"]])
    assert (table.reserve(s, "wp"), table.reserve(s, "acz")) == (18, 17)
    assert table.strength(s, "n") == (4, 5)


@pytest.mark.clause("WAR-017")
def test_units_in_the_reserve_start_no_battle() -> None:
    table = Table()
    s = table.position(army(n=(0, 1)), hands=[["wp-9dp"]])
    table.play(s, "pass")
    assert "No battle on the Southern Front." in table.told(-1)
    assert "No battle on the Northern Front." not in table.told(-1)


@pytest.mark.clause("WAR-018")
def test_each_army_has_a_pile_beside_each_resource_card() -> None:
    table = Table()
    hands = [["wp-9dp", "wp-17dp", "wp-18dp", "wp-sbp"], ["acz-14dk", "acz-53ds", "acz-10dk"]]
    s = table.position(hands=hands)
    bids = zip(["funds", "supply", "support"], hands[0], hands[1], strict=False)
    for resource, polish, red in bids:
        table.play(s, f"bid {resource}", f"discard {polish}")
        table.play(s, f"bid {resource}", f"discard {red}")
    piles = {
        side: [table.pile(s, side, name) for name in ("funds", "supply", "support")]
        for side in ("wp", "acz")
    }
    assert piles["wp"] == [["wp-9dp"], ["wp-17dp"], ["wp-18dp"]]
    assert piles["acz"] == [["acz-14dk"], ["acz-53ds"], ["acz-10dk"]]
    assert table.discard(s, "wp") == table.discard(s, "acz") == []


@pytest.mark.clause("WAR-018")
def test_allies_bid_to_the_same_pile() -> None:
    table = Table(4)
    s = table.position(
        hands=[["wp-9dp"], [], ["wp-roja", "wp-haller"]], order=["P1", "P3", "P2", "P4"]
    )
    table.play(s, "bid supply", "discard wp-9dp", "bid supply", "discard wp-roja")
    assert table.pile(s, "wp", "supply") == ["wp-9dp", "wp-roja"]


@pytest.mark.clause("WAR-019")
def test_allies_draw_from_one_deck() -> None:
    table = Table(4)
    s = table.position(order=["P1", "P3", "P2", "P4"], stack=["round duel-funds"])
    table.play(s, "draw wp-9dp", "draw wp-17dp", "draw wp-18dp")
    assert len(table.hand(s, 0)) == 3
    assert table.refuse(s, "draw wp-9dp") == "WAR-074"
    table.play(s, "draw wp-sbp")
    assert table.hand(s, 2) == ["wp-sbp"]
    assert len(table.deck(s, "wp")) == 49


@pytest.mark.clause("WAR-019")
def test_allies_share_a_discard_pile() -> None:
    table = Table(4)
    s = table.position(
        hands=[["wp-9dp"], [], ["wp-17dp", "wp-roja"]], order=["P1", "P3", "P2", "P4"]
    )
    table.play(s, "play wp-9dp", "play wp-17dp")
    assert table.discard(s, "wp") == ["wp-9dp", "wp-17dp"]
    assert table.discard(s, "acz") == []


@pytest.mark.clause("WAR-020")
@GAMES
def test_an_army_has_21_units_at_every_moment(players: int, seed: int) -> None:
    table = Table(players)
    moments = 0
    for s in table.random_game(seed):
        moments += 1
        for side in s.armies:
            assert side.reserve + sum(side.units) == 21
            assert min(side.reserve, *side.units) >= 0
    assert moments > 50


@pytest.mark.clause("WAR-020")
def test_a_position_with_20_units_is_refused() -> None:
    with pytest.raises(PositionError, match="WAR-020"):
        Table().position(army(n=(1, 1), reserve=18))


@pytest.mark.clause("WAR-021")
@GAMES
def test_an_army_has_its_53_cards_at_every_moment(players: int, seed: int) -> None:
    table = Table(players)
    every = [sorted(map(int, deck)) for deck in table.rules.decks]
    assert [len(deck) for deck in every] == [53, 53]
    for s in table.random_game(seed):
        found: list[list[int]] = [[], []]
        for number, side in enumerate(s.armies):
            packed = [one & 255 for zone in (side.orders, side.piles) for one in zone]
            leaders = [card for card in side.commanders if card >= 0]
            found[number] += [*side.deck, *side.discard, *packed, *leaders]
        for seat, hand in enumerate(s.hands):
            found[s.sides[seat] if len(hand) > 0 else 0] += [*hand]
        if s.announced >= 0:
            found[s.sides[s.active]].append(s.announced)
        assert [sorted(map(int, cards)) for cards in found] == every


@pytest.mark.clause("WAR-021")
def test_a_position_that_lacks_a_card_is_refused() -> None:
    table = Table()
    deck = table.deck(table.new(), "wp")
    with pytest.raises(PositionError, match=r"wp-1dj is nowhere \[WAR-021\]"):
        table.position(army(deck=[card for card in deck if card != "wp-1dj"]))


@pytest.mark.clause("WAR-021")
def test_a_position_with_a_card_in_two_places_is_refused() -> None:
    with pytest.raises(PositionError, match="wp-9dp is in"):
        Table().position(army(discard=["wp-9dp"]), hands=[["wp-9dp"]])
