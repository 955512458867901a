"""Hidden and public information [RUSH-029] to [RUSH-043]: views, their text, and the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from sztab.core.action import CHANCE, SPECTATOR
from sztab.core.event import HIDDEN
from sztab.games.rush import events
from sztab.games.rush.game import GAME
from tests.games import spoken
from tests.games.rush.table import Table

if TYPE_CHECKING:
    from sztab.games.rush.table import RushTable

OWNER, OPPONENT = 0, 1
EVERYBODY = pytest.mark.parametrize("seat", [OWNER, OPPONENT, SPECTATOR])
OTHERS = pytest.mark.parametrize("seat", [OPPONENT, SPECTATOR])
VEHICLES = {
    "a": "a1",
    "b": "",
    "c": "",
    "d": "",
    "e": "",
    "f": "",
    "g": "reinforcements=1",
}


def side(table: Table, s: RushTable, seat: int) -> dict[str, Any]:
    """Return the owner's side of the table as a seat sees it."""
    player: dict[str, Any] = table.view(s, seat)["players"][OWNER]
    return player


def of_p1(table: Table, **zones: list[str]) -> RushTable:
    """Return a position in the turn of P2, where P1 has these zones."""
    return table.position(active="P2", players=[zones])


@pytest.fixture
def table() -> Table:
    return Table(vehicles=VEHICLES)


@pytest.mark.clause("RUSH-029")
@EVERYBODY
def test_the_number_of_cards_in_a_garage_is_public(table: Table, seat: int) -> None:
    s = of_p1(table, hand=["a"], garage=["b", "c"], depot=["d", "e"])
    assert side(table, s, seat)["sizes"]["garage"] == 2


@pytest.mark.clause("RUSH-029")
@OTHERS
def test_others_see_no_face_of_a_garage(table: Table, seat: int) -> None:
    s = of_p1(table, hand=["a"], garage=["b", "c"])
    swapped = of_p1(table, hand=["b"], garage=["a", "c"])
    assert side(table, s, seat)["garage"] == []
    assert table.view(s, seat) == table.view(swapped, seat)
    assert table.view(s, OWNER) != table.view(swapped, OWNER)


@pytest.mark.clause("RUSH-029")
@EVERYBODY
def test_nobody_knows_the_order_of_a_garage(table: Table, seat: int) -> None:
    s = of_p1(table, garage=["b", "c", "d"])
    assert table.view(s, seat) == table.view(of_p1(table, garage=["d", "c", "b"]), seat)


@pytest.mark.clause("RUSH-029")
def test_any_card_of_a_garage_may_be_drawn_next(table: Table) -> None:
    s = table.position(players=[{"garage": ["b", "c", "d", "engineers"]}], deck=[])
    table.play(s, "end")
    expected = dict.fromkeys(["draw b", "draw c", "draw d", "draw engineers"], 1 / 4)
    assert table.odds(s) == expected


@pytest.mark.clause("RUSH-030")
@pytest.mark.parametrize("active", ["P1", "P2"])
def test_the_owner_may_always_look_through_their_depot(table: Table, active: str) -> None:
    s = table.position(active=active, players=[{"depot": ["c", "a", "b"]}])
    assert side(table, s, OWNER)["depot"] == ["c", "a", "b"]


@pytest.mark.clause("RUSH-031")
@OTHERS
def test_others_see_the_top_card_of_a_depot_and_its_size(table: Table, seat: int) -> None:
    s = of_p1(table, garage=["e"], depot=["c", "a", "b"])
    assert side(table, s, seat)["depot"] == ["c"]
    assert side(table, s, seat)["sizes"]["depot"] == 3
    for other in (["c", "b", "a"], ["c", "e", "b"]):
        rest = [card for card in "abe" if card not in other]
        look_alike = of_p1(table, garage=rest, depot=other)
        assert table.view(s, seat) == table.view(look_alike, seat)


@pytest.mark.clause("RUSH-031")
@EVERYBODY
def test_where_depots_are_open_everyone_may_browse_them(seat: int) -> None:
    table = Table(vehicles=VEHICLES, settings={"opt.depotInfo": "all"})
    s = of_p1(table, depot=["c", "a", "b"])
    assert side(table, s, seat)["depot"] == ["c", "a", "b"]


@pytest.mark.clause("RUSH-032")
def test_outside_their_turn_the_owner_sees_the_hand(table: Table) -> None:
    s = of_p1(table, hand=["a", "b"], garage=["c"])
    assert side(table, s, OWNER)["hand"] == ["a", "b"]


@pytest.mark.clause("RUSH-032")
@OTHERS
def test_outside_their_turn_others_see_only_the_number_of_hand_cards(
    table: Table, seat: int
) -> None:
    s = of_p1(table, hand=["a", "b"], garage=["c"])
    assert side(table, s, seat)["hand"] == []
    assert side(table, s, seat)["sizes"]["hand"] == 2
    assert table.view(s, seat) == table.view(of_p1(table, hand=["a", "c"], garage=["b"]), seat)
    [_, cards] = spoken.sheet(GAME, s.view(seat))[3].rows[3]
    assert cards == "2 cards"


@pytest.mark.clause("RUSH-033")
@EVERYBODY
def test_the_hand_is_open_from_phase_i_to_the_end_of_phase_ii(table: Table, seat: int) -> None:
    p1 = {"hand": ["a", "b"], "garage": ["c", "d", "engineers"]}
    s = table.position(active="P2", players=[p1], deck=[])
    table.end_turn(s)
    assert side(table, s, seat)["hand"] == ["a", "b"]
    table.play(s, "defend a")
    assert side(table, s, seat)["hand"] == ["b"]
    table.play(s, "place base1", "end", "draw c", "draw d", "draw engineers")
    assert side(table, s, seat)["hand"] == (["c", "d", "engineers"] if seat == OWNER else [])


@pytest.mark.clause("RUSH-033")
@EVERYBODY
def test_only_the_hand_of_the_active_player_is_open(table: Table, seat: int) -> None:
    s = table.position(players=[{"hand": ["a"]}, {"hand": ["b"]}])
    hands = [player["hand"] for player in table.view(s, seat)["players"]]
    assert hands == [["a"], ["b"] if seat == OPPONENT else []]


@pytest.mark.clause("RUSH-034")
@EVERYBODY
def test_a_card_drawn_in_phase_ii_joins_the_open_hand(table: Table, seat: int) -> None:
    s = table.position(players=[{"hand": ["g"], "garage": ["b", "c"]}])
    table.play(s, "activate g", "draw c")
    assert side(table, s, seat)["hand"] == ["c"]
    assert "P1 draws: c" in table.told(seat)


@pytest.mark.clause("RUSH-035")
@EVERYBODY
def test_a_card_drawn_in_phase_iii_is_hidden_from_the_others(table: Table, seat: int) -> None:
    s = table.position(players=[{"garage": ["b", "c", "d", "e"]}], deck=[])
    table.play(s, "end", "draw b", "draw c", "draw d")
    drawn = [event for event in table.log.seen_by(seat) if event.kind == events.CARD_DRAWN]
    cards = [HIDDEN if event.card == HIDDEN else table.cards.names[event.card] for event in drawn]
    if seat == OWNER:
        assert cards == side(table, s, seat)["hand"] == ["b", "c", "d"]
        assert "P1 draws: b" in table.told(seat)
    else:
        assert cards == [HIDDEN] * 3
        assert side(table, s, seat)["hand"] == []
        assert table.told(seat).count("P1 draws: a card") == 3


@pytest.mark.clause("RUSH-035")
@OTHERS
def test_the_starting_hand_is_hidden_from_the_others(seat: int) -> None:
    table = Table(vehicles=VEHICLES, settings={"opt.firstPlayer": "host"})
    s = table.new()
    table.play(s, "draw volunteers", "draw technicians", "draw engineers")
    assert side(table, s, seat)["hand"] == []
    assert table.told(seat) == ["P1 draws: a card"] * 3


@pytest.mark.clause("RUSH-036")
@EVERYBODY
def test_the_reserve_is_public_with_its_order(table: Table, seat: int) -> None:
    s = table.position(reserve=["d", "a", "c", "b"])
    assert table.view(s, seat)["reserve"] == ["d", "a", "c", "b"]


@pytest.mark.clause("RUSH-037")
@EVERYBODY
def test_of_the_vehicle_deck_only_the_number_of_cards_is_known(table: Table, seat: int) -> None:
    s = table.position(reserve=["e", "f"], deck=["a", "b", "c"])
    shuffled = table.position(reserve=["e", "f"], deck=["c", "a", "b"])
    assert len(table.view(s, seat)["deck"]) == 3
    assert table.view(s, seat) == table.view(shuffled, seat)
    table.play(s, "end")
    assert table.odds(s) == dict.fromkeys(["deal a", "deal b", "deal c"], 1 / 3)


@pytest.mark.clause("RUSH-038", "RUSH-039")
@EVERYBODY
def test_vehicle_discard_and_scrapyard_are_public(table: Table, seat: int) -> None:
    s = table.position(discard=["b", "a"], scrapyard=["c", "technicians", "medal-usa-1"])
    view = table.view(s, seat)
    assert view["discard"] == ["b", "a"]
    assert view["scrapyard"] == ["c", "technicians", "medal-usa-1"]


@pytest.mark.clause("RUSH-040")
@EVERYBODY
def test_everyone_may_count_the_medal_stacks(table: Table, seat: int) -> None:
    s = table.position(medals={"usa": {"singles": 4, "doubles": 1}})
    medals = table.view(s, seat)["medals"]
    assert medals["usa"] == {"singles": 4, "doubles": 1}
    assert medals["france"] == {"singles": 9, "doubles": 3}
    assert ["USA", "4", "1"] in spoken.sheet(GAME, s.view(seat))[1].rows


@pytest.mark.clause("RUSH-041")
@EVERYBODY
def test_everyone_sees_the_achievements_before_the_first_turn(seat: int) -> None:
    table = Table(printed=True)
    s = table.new()
    while "reveal light-tanks" not in table.legal(s):
        s.play(s.legal_actions()[0])
    table.play(s, "reveal light-tanks", "reveal largest-squad")
    assert s.to_move() == CHANCE
    view = s.view(seat)
    assert GAME.codec.dump_view(view)["achievements"] == ["light-tanks", "largest-squad"]
    assert [row[0] for row in spoken.sheet(GAME, view)[2].rows] == ["Light tanks", "Largest squad"]
    table.chance(s)
    assert len(table.view(s, seat)["achievements"]) == 3


@pytest.mark.clause("RUSH-042")
@EVERYBODY
def test_bases_their_defenders_and_all_damage_are_public(table: Table, seat: int) -> None:
    bases: list[Any] = [{"guard": "a", "guard_damaged": True}, {"damaged": True}, "destroyed"]
    s = table.position(active="P2", players=[{"bases": bases}])
    assert side(table, s, seat)["bases"] == bases


@pytest.mark.clause("RUSH-043")
@EVERYBODY
def test_the_counters_of_destroyed_vehicles_and_bases_are_public(seat: int) -> None:
    table = Table(vehicles={"t": "f2", "h": "f2 heavy", "d": "a1", "u": "siege", "w": "a1"})
    p1 = {"hand": ["t", "h", "u"], "kills": 4, "razed": 1}
    guards = ["d", "open", {"guard": "w", "guard_damaged": True}]
    s = table.position(players=[p1, {"bases": guards}])
    table.play(s, "attack t", "join h", "charge", "strike t", "hit P2.guard1", "hit P2.base2")
    table.play(s, "activate u", "siege P2.guard3")
    assert side(table, s, seat)["kills"] == 4 + 1 + 1
    assert side(table, s, seat)["razed"] == 1 + 1
    [_, counters] = spoken.sheet(GAME, s.view(seat))[3].rows[-1]
    assert counters == "6 vehicles, 2 bases"


@EVERYBODY
def test_nobody_but_the_seat_that_decides_is_offered_moves(table: Table, seat: int) -> None:
    s = table.position(players=[{"hand": ["a"], "garage": ["b", "c"]}], deck=[])
    assert bool(s.view(seat).legal_actions()) == (seat == OWNER)
    table.play(s, "end")
    assert s.to_move() == CHANCE
    assert s.view(seat).legal_actions() == []
