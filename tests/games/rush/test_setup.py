"""Set-up [RUSH-014] to [RUSH-028]."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from sztab.core.action import CHANCE
from sztab.games.rush.game import GAME
from tests.games.rush.table import NATIONS, Table

if TYPE_CHECKING:
    from sztab.games.rush.table import RushTable

BARRACKS = {"engineers": 4, "technicians": 1, "volunteers": 1}


def set_up(table: Table) -> RushTable:
    """Return the table when the first player is about to play cards."""
    s = table.new()
    table.chance(s)
    return s


@pytest.mark.clause("RUSH-014")
@pytest.mark.parametrize("players", [2, 5])
def test_chance_gives_each_seat_the_first_player_card_equally_often(players: int) -> None:
    table = Table(players, printed=True)
    s = table.new()
    assert s.to_move() == CHANCE
    assert table.odds(s) == {f"first P{number}": 1 / players for number in range(1, players + 1)}
    table.play(s, "first P2")
    table.chance(s)
    assert GAME.codec.dump(s)["first"] == GAME.codec.dump(s)["active"] == "P2"


@pytest.mark.clause("RUSH-014")
def test_set_up_begins_with_the_first_player() -> None:
    table = Table(printed=True)
    assert table.refuse(table.new(), "draw engineers") == "RUSH-014"


@pytest.mark.clause("RUSH-014")
def test_the_host_can_be_the_first_player() -> None:
    table = Table(3, settings={"opt.firstPlayer": "host"}, printed=True)
    s = table.new()
    assert not [move for move in table.odds(s) if move.startswith("first")]
    table.chance(s)
    assert GAME.codec.dump(s)["first"] == GAME.codec.dump(s)["active"] == "P1"


@pytest.mark.clause("RUSH-015")
def test_the_first_player_card_never_changes_hands() -> None:
    holders = [int(s.first) for s in Table(3, printed=True).random_game(seed=15)]
    assert len(holders) > 100
    assert set(holders) == {holders[0]}


@pytest.mark.clause("RUSH-016")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_starts_with_3_undamaged_undefended_bases(players: int) -> None:
    table = Table(players, printed=True)
    s = set_up(table)
    assert [table.bases(s, seat) for seat in range(players)] == [["open"] * 3] * players


@pytest.mark.clause("RUSH-017")
def test_the_starting_deck_is_4_engineers_1_technicians_and_1_volunteers() -> None:
    table = Table(3, printed=True)
    s = set_up(table)
    decks = [Counter(table.garage(s, seat) + table.hand(s, seat)) for seat in range(3)]
    assert decks == [BARRACKS] * 3


@pytest.mark.clause("RUSH-018")
def test_the_six_cards_are_shuffled_so_each_may_be_on_top_of_the_garage() -> None:
    table = Table(printed=True)
    s = table.new()
    table.play(s, "first P1")
    assert Counter(table.garage(s, 0)) == BARRACKS
    assert table.odds(s) == pytest.approx(
        {"draw engineers": 4 / 6, "draw technicians": 1 / 6, "draw volunteers": 1 / 6}
    )


@pytest.mark.clause("RUSH-019")
def test_the_depot_starts_empty() -> None:
    table = Table(3, printed=True)
    s = set_up(table)
    assert [table.depot(s, seat) for seat in range(3)] == [[], [], []]


@pytest.mark.clause("RUSH-019")
@pytest.mark.parametrize("seat", [0, 1, -1])
def test_the_depot_is_a_face_up_pile(seat: int) -> None:
    table = Table(vehicles={"x": ""})
    s = table.position(players=[{"hand": ["engineers"]}], reserve=["x"])
    table.play(s, "buy x", "pay engineers", "take")
    assert table.view(s, seat)["players"][0]["depot"][0] == "x"


@pytest.mark.clause("RUSH-020")
def test_each_starting_hand_is_3_cards_and_3_stay_in_the_garage() -> None:
    table = Table(5, printed=True)
    s = set_up(table)
    assert [len(table.hand(s, seat)) for seat in range(5)] == [3] * 5
    assert [len(table.garage(s, seat)) for seat in range(5)] == [3] * 5


@pytest.mark.clause("RUSH-021")
def test_all_100_vehicles_are_shuffled_into_one_deck_and_the_discard_is_empty() -> None:
    table = Table(settings={"opt.firstPlayer": "host"}, printed=True)
    s = table.new()
    assert (len(set(s.deck)), list(s.discard)) == (100, [])
    table.play(s, *["draw engineers"] * 3 * 2)
    odds = table.odds(s)
    assert len(odds) == 100
    assert set(odds.values()) == {1 / 100}


@pytest.mark.clause("RUSH-022")
def test_4_vehicles_lie_in_the_reserve_and_96_remain_in_the_deck() -> None:
    table = Table(printed=True)
    s = set_up(table)
    assert (len(s.reserve), len(s.deck)) == (4, 96)
    assert not set(s.reserve) & set(s.deck)


@pytest.mark.clause("RUSH-022")
def test_nothing_but_a_card_of_the_deck_comes_into_the_reserve() -> None:
    table = Table(settings={"opt.firstPlayer": "host"}, printed=True)
    s = table.new()
    table.play(s, *["draw engineers"] * 3 * 2, "deal ussr-t-34")
    assert table.refuse(s, "deal ussr-t-34") == "RUSH-022"
    assert table.refuse(s, "deal engineers") == "RUSH-022"


@pytest.mark.clause("RUSH-023")
def test_the_first_card_dealt_ends_in_slot_4_and_is_discarded_first() -> None:
    table = Table(vehicles=dict.fromkeys("wxyzn", ""), settings={"opt.firstPlayer": "host"})
    s = table.new()
    table.play(s, *["draw engineers"] * 3 * 2, "deal w", "deal x", "deal y", "deal z")
    assert table.reserve(s) == ["z", "y", "x", "w"]
    table.chance(s)
    table.play(s, "end")
    assert table.names(s.discard) == ["w"]
    table.play(s, "deal n")
    assert table.reserve(s) == ["n", "z", "y", "x"]


@pytest.mark.clause("RUSH-024")
def test_the_scrapyard_starts_empty() -> None:
    assert list(set_up(Table(printed=True)).scrapyard) == []


@pytest.mark.clause("RUSH-024")
def test_a_scrapped_vehicle_is_not_mixed_with_the_discard() -> None:
    table = Table(vehicles={"t": "research=1", "x": "c1", "y": "c2", "z": ""})
    s = table.position(players=[{"hand": ["t"]}], reserve=["x", "y"], discard=["z"])
    table.play(s, "activate t", "research x")
    assert table.names(s.scrapyard) == ["t"]
    assert table.legal(s) == ["deal z"]


@pytest.mark.clause("RUSH-025")
def test_each_nation_has_a_stack_of_9_singles_and_3_doubles() -> None:
    medals = GAME.codec.dump(set_up(Table(printed=True)))["medals"]
    assert medals == {nation: {"singles": 9, "doubles": 3} for nation in NATIONS}


@pytest.mark.clause("RUSH-026")
@pytest.mark.parametrize(("players", "number"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_one_achievement_more_than_players_is_in_play(players: int, number: int) -> None:
    achievements = GAME.codec.dump(set_up(Table(players, printed=True)))["achievements"]
    assert len(set(achievements)) == len(achievements) == number


@pytest.mark.clause("RUSH-026")
def test_the_achievements_are_shuffled_and_none_is_revealed_twice() -> None:
    table = Table(printed=True)
    s = table.new()
    while "reveal light-tanks" not in table.legal(s):
        s.play(s.legal_actions()[0])
    assert set(table.odds(s).values()) == {1 / 12}
    table.play(s, "reveal light-tanks")
    assert set(table.odds(s).values()) == {1 / 11}
    assert table.refuse(s, "reveal light-tanks") == "RUSH-026"


@pytest.mark.clause("RUSH-026")
@pytest.mark.parametrize(("in_play", "score"), [("largest-squad", 5), ("heavy-tanks", 0)])
def test_only_achievements_in_play_count(in_play: str, score: int) -> None:
    s = Table().position(players=[{"hand": ["engineers"]}], achievements=[in_play])
    assert s.scores() == [score, 0]


@pytest.mark.clause("RUSH-027")
def test_the_help_card_is_in_no_zone_of_the_table() -> None:
    table = Table(5, printed=True)
    s = set_up(table)
    in_play = Counter(
        name for seat in range(5) for name in table.hand(s, seat) + table.garage(s, seat)
    )
    assert in_play == {card: 5 * number for card, number in BARRACKS.items()}
    assert "reference" not in table.cards.names


@pytest.mark.clause("RUSH-028")
def test_what_was_not_handed_out_never_enters_the_game() -> None:
    table = Table(printed=True)
    after_set_up = [GAME.codec.dump(s) for s in table.random_game(seed=28) if s.turn.hand_open]
    assert len(after_set_up) > 100
    for data in after_set_up[::20]:
        cards = Counter(data["scrapyard"] + [data["turn"]["resolving"]])
        standing = 0
        for player in data["players"]:
            cards.update(player["hand"] + player["garage"] + player["depot"])
            standing += 3 - player["bases"].count("destroyed")
        assert {card: cards[card] for card in BARRACKS} == {
            card: 2 * number for card, number in BARRACKS.items()
        }
        assert standing + cards["base"] == 2 * 3
        assert data["achievements"] == after_set_up[0]["achievements"]
