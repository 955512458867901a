"""Pairs: when they are formed, what they are worth, and when they have a bonus."""

from __future__ import annotations

from typing import Any

import pytest

from sztab.core.action import PositionError
from tests.games.battlegrounds.holdings import area
from tests.games.battlegrounds.table import Table

TABLE = Table()
SHOT = ("move D4-D5", "shoot D7 token")
"""P1 moves and takes the token on D7."""


def taken(token: str, *single: str, table: Table = TABLE) -> dict[str, list[str]]:
    """Return the area of P1, with these single tokens, after one more is taken."""
    s = table.position(
        {"D7": token},
        tanks=table.parked(green="D4 kv-1"),
        areas={"P1": area(single)},
    )
    table.play(s, *SHOT)
    return table.area(s, "P1")


@pytest.mark.clause("BG-122")
def test_two_tokens_with_the_same_picture_are_a_pair() -> None:
    assert taken("windmill", "windmill") == area(done=["windmill"])


@pytest.mark.clause("BG-122")
@pytest.mark.parametrize(("token", "held"), [("windmill*", "windmill"), ("windmill", "windmill*")])
def test_a_special_and_an_ordinary_token_with_the_same_picture_are_a_pair(
    token: str, held: str
) -> None:
    assert taken(token, held) == area(ready=["windmill*"])


@pytest.mark.clause("BG-122")
def test_tokens_with_different_pictures_are_no_pair_though_their_icons_are_equal() -> None:
    assert taken("bridge*", "windmill*") == area(["bridge*", "windmill*"])


@pytest.mark.clause("BG-122")
def test_equal_tokens_in_two_areas_are_no_pair() -> None:
    s = TABLE.position(
        {"D7": "dam"},
        tanks=TABLE.parked(green="D4 kv-1"),
        areas={"P2": area(["dam"]), "P3": area(["dam*"])},
    )
    TABLE.play(s, *SHOT)
    assert [TABLE.area(s, seat) for seat in ("P1", "P2", "P3")] == [
        area(["dam"]),
        area(["dam"]),
        area(["dam*"]),
    ]
    assert TABLE.points(s) == [0, 0, 0, 0]


@pytest.mark.clause("BG-122")
def test_in_the_smaller_picture_set_merged_pictures_make_a_pair() -> None:
    table = Table(settings={"picture_set": "8x8"})
    assert taken("bridge", "bridge", table=table) == area(done=["bridge"])
    assert taken("bridge*", "bridge", table=table) == area(ready=["bridge*"])
    assert taken("bridge*", "bridge*", table=table) == area(ready=["bridge**"])


@pytest.mark.clause("BG-123")
def test_a_pair_is_formed_before_the_turn_goes_on() -> None:
    s = TABLE.position(
        {"D7": "church*"},
        tanks=TABLE.parked(green="D4 kv-1"),
        areas={"P1": area(["church"])},
    )
    TABLE.play(s, *SHOT)
    assert TABLE.mover(s) == "P1"
    assert TABLE.area(s, "P1") == area(ready=["church*"])
    assert TABLE.points(s) == [2, 0, 0, 0]
    assert set(TABLE.legal(s)) == {"fit direction kv-1", "end"}


@pytest.mark.clause("BG-123")
def test_nobody_forms_pairs_by_hand_where_it_happens_by_itself() -> None:
    s = TABLE.position(tanks=TABLE.parked(green="D4 kv-1"), areas={"P1": area(["church", "dam*"])})
    assert TABLE.refuse(s, "pair church") == "BG-123"
    assert TABLE.refuse(s, "pair church*") == "BG-123"


@pytest.mark.clause("BG-124")
@pytest.mark.parametrize(
    ("third", "after"),
    [
        ("church", area(["church"], done=["church"])),
        ("church*", area(["church*"], done=["church"])),
    ],
)
def test_a_third_token_stays_single(third: str, after: dict[str, list[str]]) -> None:
    s = TABLE.position(
        {"D7": third}, tanks=TABLE.parked(green="D4 kv-1"), areas={"P1": area(done=["church"])}
    )
    TABLE.play(s, *SHOT)
    assert TABLE.area(s, "P1") == after
    assert TABLE.points(s) == [2, 0, 0, 0]


@pytest.mark.clause("BG-124")
@pytest.mark.parametrize(
    ("fourth", "before", "after"),
    [
        ("church", area(["church"], ["church*"]), area(done=["church"], ready=["church*"])),
        ("church*", area(["church"], done=["church"]), area(done=["church"], ready=["church*"])),
        ("church", area(["church*"], done=["church"]), area(done=["church"], ready=["church*"])),
        ("church", area(["church"], done=["church*"]), area(done=["church", "church*"])),
    ],
)
def test_the_fourth_token_makes_the_second_pair(
    fourth: str, before: dict[str, list[str]], after: dict[str, list[str]]
) -> None:
    s = TABLE.position({"D7": fourth}, tanks=TABLE.parked(green="D4 kv-1"), areas={"P1": before})
    TABLE.play(s, *SHOT)
    assert TABLE.area(s, "P1") == after
    assert TABLE.points(s) == [4, 0, 0, 0]


@pytest.mark.clause("BG-124")
def test_a_third_token_joins_no_pair_that_lies_on_a_card() -> None:
    s = TABLE.position(
        {"D7": "church"},
        tanks=TABLE.parked(green="D4 kv-1"),
        upgrades={"kv-1": ["church*"]},
    )
    TABLE.play(s, *SHOT)
    assert TABLE.area(s, "P1") == area(["church"])
    assert TABLE.upgrades(s, "kv-1") == ["church*"]
    assert TABLE.points(s) == [2, 0, 0, 0]


@pytest.mark.clause("BG-124")
@pytest.mark.parametrize("single", [["church", "church"], ["church", "church*"]])
def test_a_position_with_two_single_tokens_of_a_picture_is_refused(single: list[str]) -> None:
    with pytest.raises(PositionError, match="BG-124"):
        TABLE.position(tanks=TABLE.parked(green="D4 kv-1"), areas={"P1": area(single)})


@pytest.mark.clause("BG-125")
@pytest.mark.parametrize(
    "data",
    [
        {"areas": {"P1": area(done=["dam"])}},
        {"areas": {"P1": area(ready=["dam*"])}},
        {"areas": {"P1": area(done=["dam*"])}},
        {"upgrades": {"kv-1": ["dam*"]}},
        {"upgrades": {"is-2": ["dam*"]}},
        {"upgrades": {"is-2": ["dam*"]}, "damaged": ["is-2"]},
    ],
    ids=["ordinary", "ready", "spent", "active card", "inactive card", "damaged card"],
)
def test_a_pair_is_worth_2_points_wherever_it_lies(data: dict[str, Any]) -> None:
    s = TABLE.position(tanks=TABLE.parked(green="D4 kv-1"), reserve={"P1": ["is-2"]}, **data)
    assert TABLE.points(s) == [2, 0, 0, 0]


@pytest.mark.clause("BG-125")
def test_each_pair_counts() -> None:
    s = TABLE.position(
        tanks=TABLE.parked(green="D4 kv-1"),
        areas={"P1": area(["quarry"], ["bunker*"], ["dam", "dam*"]), "P3": area(done=["castle"])},
        upgrades={"kv-1": ["oasis*"]},
    )
    assert TABLE.points(s) == [8, 0, 2, 0]


@pytest.mark.clause("BG-125")
def test_pairs_on_a_destroyed_tank_are_not_lost() -> None:
    s = TABLE.position(
        {"D5": "dud"},
        tanks=TABLE.parked(green="D4 kv-1"),
        reserve={"P1": ["is-2"]},
        upgrades={"kv-1": ["oasis*", "church*"]},
    )
    TABLE.play(s, "move D4-D5")
    assert TABLE.pawn(s, "green") == ""
    assert TABLE.points(s) == [4, 0, 0, 0]


@pytest.mark.clause("BG-126")
def test_a_pair_of_ordinary_tokens_has_no_bonus() -> None:
    s = TABLE.position(
        {"D7": "church"},
        tanks=TABLE.parked(green="D4 kv-1"),
        areas={"P1": area(["church"], ready=["oasis*"])},
    )
    TABLE.play(s, *SHOT)
    assert set(TABLE.legal(s)) == {"fit order-change kv-1", "end"}
    assert TABLE.refuse(s, "fit direction kv-1") == "BG-126"


@pytest.mark.clause("BG-126")
@pytest.mark.parametrize(
    ("token", "use"),
    [
        ("church*", "fit direction kv-1"),
        ("quarry*", "fit further-shot kv-1"),
        ("dam*", "fit further-move kv-1"),
        ("village*", "fit order-change kv-1"),
        ("radar-station*", "fit armour kv-1"),
        ("factory*", "extra-tank"),
    ],
)
def test_a_single_special_token_gives_nothing(token: str, use: str) -> None:
    s = TABLE.position(tanks=TABLE.parked(green="D4 kv-1"), areas={"P1": area([token])})
    assert TABLE.refuse(s, use) == "BG-126"


@pytest.mark.clause("BG-126")
def test_a_single_token_of_an_extra_turn_gives_nothing() -> None:
    s = TABLE.position(
        tanks=TABLE.parked(green="D4 kv-1"),
        areas={"P1": area(["windmill*"], ready=["oasis*"])},
    )
    TABLE.play(s, "move D4-D5", "hold")
    assert TABLE.refuse(s, "extra-turn") == "BG-126"


@pytest.mark.clause("BG-126")
@pytest.mark.parametrize(
    ("pair", "use"),
    [
        *(
            (f"{picture}*", "extra-turn")
            for picture in ("bridge", "windmill", "railway-station", "lighthouse")
        ),
        ("castle*", "extra-tank"),
        ("factory*", "extra-tank"),
        ("church*", "fit direction kv-1"),
        ("harbour*", "fit direction kv-1"),
        ("airfield*", "fit further-shot kv-1"),
        ("quarry*", "fit further-shot kv-1"),
        ("monastery*", "fit further-move kv-1"),
        ("dam*", "fit further-move kv-1"),
        ("oasis*", "fit order-change kv-1"),
        ("village*", "fit order-change kv-1"),
        ("bunker*", "fit armour kv-1"),
        ("radar-station*", "fit armour kv-1"),
    ],
)
def test_a_pair_with_a_special_token_has_the_bonus_of_its_icon(pair: str, use: str) -> None:
    s = TABLE.position(tanks=TABLE.parked(green="D4 kv-1"), areas={"P1": area(ready=[pair])})
    TABLE.play(s, "move D4-D5", "hold")
    assert set(TABLE.legal(s)) == {use, "end"}


SMALL = Table(settings={"picture_set": "8x8"})


@pytest.mark.clause("BG-127")
def test_two_special_tokens_are_one_upgrade_and_take_one_slot() -> None:
    s = SMALL.position(
        tanks=SMALL.parked(green="D4 kv-1"),
        areas={"P1": area(ready=["monastery**", "airfield*"])},
    )
    SMALL.play(s, "fit further-move kv-1")
    assert SMALL.upgrades(s, "kv-1") == ["monastery**"]
    assert SMALL.goals(s) == {"D3", "D5", "C4", "E4", "D2", "D6", "B4", "F4"}
    assert SMALL.refuse(s, "fit further-move kv-1") == "BG-134"
    SMALL.play(s, "fit further-shot kv-1")
    assert SMALL.upgrades(s, "kv-1") == ["monastery**", "airfield*"]
    assert SMALL.points(s) == [4, 0, 0, 0]


@pytest.mark.clause("BG-127")
def test_two_special_tokens_are_one_extra_turn() -> None:
    s = SMALL.position(tanks=SMALL.parked(green="D4 kv-1"), areas={"P1": area(ready=["bridge**"])})
    SMALL.play(s, "move D4-D5", "hold", "extra-turn")
    assert SMALL.area(s, "P1") == area(done=["bridge**"])
    SMALL.play(s, "move D5-D6", "hold")
    assert SMALL.mover(s) == "P2"
    assert SMALL.points(s) == [2, 0, 0, 0]


@pytest.mark.clause("BG-127")
def test_two_special_tokens_are_one_extra_tank() -> None:
    s = SMALL.position(tanks=SMALL.parked(green="D4 kv-1"), areas={"P1": area(ready=["castle**"])})
    SMALL.play(s, "extra-tank", "draw bt-7", "draw is-2", "keep bt-7")
    assert SMALL.area(s, "P1") == area(done=["castle**"])
    assert SMALL.refuse(s, "extra-tank") == "BG-129"


@pytest.mark.clause("BG-127")
def test_two_special_tokens_are_one_armour() -> None:
    s = SMALL.position(
        {"D5": "dud"},
        tanks=SMALL.parked(green="D4 kv-1"),
        upgrades={"kv-1": ["bunker**"]},
    )
    SMALL.play(s, "move D4-D5")
    assert SMALL.upgrades(s, "kv-1") == []
    assert SMALL.area(s, "P1") == area(done=["bunker**"])
