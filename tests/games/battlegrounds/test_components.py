"""The contents of the box [BG-001] to [BG-027]: the component file, and what the engine reads."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from sztab.core.action import CHANCE, NotationError, PositionError
from sztab.core.rng import Rng
from sztab.games.battlegrounds import content
from sztab.games.battlegrounds.content import CARD_FILE
from sztab.games.battlegrounds.game import GAME
from tests.games.battlegrounds.table import (
    CENTRE,
    COLOURS,
    MERGED,
    PICTURES,
    SQUARES,
    TANKS,
    Table,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sztab.games.battlegrounds.state import BattlegroundsState

ICONS = (
    ["extra-turn"] * 4
    + ["extra-tank"] * 2
    + ["direction"] * 2
    + ["further-shot"] * 2
    + ["further-move"] * 2
    + ["order-change"] * 2
    + ["armour"] * 2
)
"""The icons of the pictures P01 to P16 [BG-026]."""
ICON = dict(zip(PICTURES, ICONS, strict=True))

SETS = {"O": [(0, 1), (1, 0), (0, -1), (-1, 0)], "D": [(1, 1), (1, -1), (-1, 1), (-1, -1)]}
"""Steps to the right and up [BG-014]."""


def rows(section: str) -> dict[str, dict[str, Any]]:
    """Return the entries of the component file by their ids."""
    return {row["id"]: row for row in CARD_FILE.printed()[section]}


def set_up(table: Table, seed: int = 1) -> BattlegroundsState:
    """Return the table after all chance before the first choice."""
    s, rng = table.new(), Rng(seed)
    while s.to_move() == CHANCE:
        s.play(s.sample(rng), table.log)
    return s


def tokens(table: Table, s: BattlegroundsState) -> dict[str, str]:
    """Return the location tokens on the board, by square."""
    return {square: held for square, held in table.dump(s)["board"].items() if held}


def around(square: str, values: str) -> set[str]:
    """Return the squares on the board at the exact distance in a direction set, such as D2."""
    column, row, distance = ord(square[0]), int(square[1]), int(values[1])
    found = {f"{chr(column + distance * x)}{row + distance * y}" for x, y in SETS[values[0]]}
    return found & set(SQUARES)


def bonus(table: Table, pair: str) -> list[str]:
    """Return the uses of a ready pair after the main action."""
    areas = {"P1": {"ready": [pair]}}
    tanks = table.parked(green="D4 kv-1")
    s = table.position(tanks=tanks, areas=areas, stack=["end-turn", "after"])
    return [move for move in table.legal(s) if move != "end"]


@pytest.mark.clause("BG-001")
def test_of_64_location_tokens_48_are_ordinary_and_16_special() -> None:
    pictures = rows("pictures").values()
    assert sum(row["ordinary"] for row in pictures) == 48
    assert sum(row["special"] for row in pictures) == 16


@pytest.mark.clause("BG-001")
@pytest.mark.parametrize("picture_set", ["16x4", "8x8"])
@pytest.mark.parametrize(("variant", "players"), [("battle", 2), ("team", 4), ("solo", 1)])
def test_all_64_tokens_are_laid(variant: str, players: int, picture_set: str) -> None:
    table = Table(players, variant, {"picture_set": picture_set})
    laid = tokens(table, set_up(table))
    assert set(laid) == set(SQUARES)
    assert sum(token.endswith("*") for token in laid.values()) == 16


@pytest.mark.clause("BG-002")
def test_the_file_has_four_extra_turns_and_two_of_every_other_icon() -> None:
    assert {name: row["tokens"] for name, row in rows("icons").items()} == Counter(ICONS)
    kinds = Counter[str]()
    for row in rows("icons").values():
        kinds[row["kind"]] += row["tokens"]
    assert kinds == {"one-shot action": 6, "permanent upgrade": 8, "one-shot upgrade": 2}


@pytest.mark.clause("BG-002")
@pytest.mark.parametrize("picture_set", ["16x4", "8x8"])
def test_the_board_has_four_extra_turns_and_two_of_every_other_icon(picture_set: str) -> None:
    table = Table(3, settings={"picture_set": picture_set})
    laid = tokens(table, set_up(table))
    icons = [ICON[token[:-1]] for token in laid.values() if token.endswith("*")]
    assert Counter(icons) == Counter(ICONS)


@pytest.mark.clause("BG-003", "BG-026")
@pytest.mark.parametrize("picture", PICTURES)
def test_a_special_token_has_one_icon_which_its_picture_fixes(picture: str) -> None:
    assert rows("pictures")[picture]["icon"] == ICON[picture]
    icon = ICON[picture]
    use = icon if icon.startswith("extra-") else f"fit {icon} kv-1"
    assert bonus(Table(), f"{picture}*") == [use]


@pytest.mark.clause("BG-026")
def test_two_merged_pictures_have_the_same_icon() -> None:
    table = Table(settings={"picture_set": "8x8"})
    for first, second in zip(PICTURES[::2], PICTURES[1::2], strict=True):
        use = bonus(Table(), f"{second}*")
        assert bonus(table, f"{first}**") == bonus(table, f"{first}*") == use


@pytest.mark.clause("BG-004")
@pytest.mark.parametrize("icon", list(dict.fromkeys(ICONS)))
def test_corner_and_lightning_tell_the_kind_of_an_icon(icon: str) -> None:
    row = rows("icons")[icon]
    kinds = {
        ("right", True): "one-shot action",
        ("left", False): "permanent upgrade",
        ("left", True): "one-shot upgrade",
    }
    assert row["kind"] == kinds[row["corner"], row["lightning"]]
    [use] = bonus(Table(), f"{PICTURES[ICONS.index(icon)]}*")
    assert use.startswith("fit ") is (row["corner"] == "left")


@pytest.mark.clause("BG-004")
def test_an_icon_with_lightning_is_spent_by_its_use_and_one_without_is_not() -> None:
    table = Table()
    tanks, laid = table.parked(green="D4 kv-1"), {"kv-1": ["bunker*", "monastery*"]}
    s = table.position({"D5": "dud"}, tanks=tanks, upgrades=laid)
    table.play(s, "move D4-D5-D6")
    assert table.pawn(s, "green") == "D6"
    assert table.upgrades(s, "kv-1") == ["monastery*"]
    assert table.area(s, "P1")["done"] == ["bunker*"]


@pytest.mark.clause("BG-005", "BG-023")
def test_there_are_12_tank_cards_that_differ_in_name_and_statistics() -> None:
    tanks = rows("tanks")
    assert len(CARD_FILE.printed()["tanks"]) == len(tanks) == 12
    assert len({row["name"] for row in tanks.values()}) == 12
    assert len({(row["move"], row["shot"]) for row in tanks.values()}) == 12


@pytest.mark.clause("BG-005")
@pytest.mark.parametrize(("players", "deck"), [(2, 4), (3, 6), (4, 4)])
def test_all_12_cards_are_dealt_or_in_the_deck(players: int, deck: int) -> None:
    table = Table(players)
    data = table.dump(set_up(table))
    assert len(data["deck"]) == deck
    cards = [card for cards in data["reserve"].values() for card in cards]
    assert sorted([*cards, *data["deck"]]) == sorted(rows("tanks"))


@pytest.mark.clause("BG-005")
def test_a_card_is_in_one_place_only() -> None:
    table = Table()
    with pytest.raises(PositionError, match="kv-1"):
        table.position(tanks=table.parked(green="A1 kv-1"), reserve={"P2": ["kv-1"]})


@pytest.mark.clause("BG-006")
def test_there_are_12_point_tokens_three_of_each_colour() -> None:
    stacks = {name: row["points"] for name, row in rows("colours").items()}
    assert stacks == {colour: [3, 2, 1] for colour in COLOURS}
    table = Table()
    assert table.dump(set_up(table))["stacks"] == stacks


@pytest.mark.clause("BG-006")
@pytest.mark.parametrize(
    ("stack", "won", "problem"),
    [
        ([3, 3], {}, "in the order 3, 2, 1"),
        ([4], {}, "from 1 to 3 is expected, not 4"),
        ([3, 2, 1], {"P2": ["green 3"]}, "green 3 is still in its stack"),
        ([2, 1], {"P2": ["green 3"], "P3": ["green 3"]}, "or won by another"),
        ([3, 2, 1], {"P2": ["green 4"]}, "not 'green 4'"),
    ],
)
def test_no_point_token_is_there_twice(
    stack: list[int], won: dict[str, list[str]], problem: str
) -> None:
    with pytest.raises(PositionError, match=problem):
        Table().position(stacks={"green": stack}, won=won)


@pytest.mark.clause("BG-007")
def test_there_is_one_tank_token_of_each_colour_and_it_is_worth_nothing() -> None:
    assert [row["tank_tokens"] for row in rows("colours").values()] == [1] * 4
    table = Table()
    s = table.position(tanks=table.parked())
    assert set(table.dump(s)["drives"]) == set(COLOURS)
    assert table.points(s) == [0] * 4


@pytest.mark.clause("BG-007")
def test_a_card_carries_one_tank_token() -> None:
    table = Table(2)
    with pytest.raises(PositionError, match="kv-1"):
        table.position(tanks={"green": "A1 kv-1", "yellow": "H8 kv-1"})


@pytest.mark.clause("BG-008")
def test_there_is_one_pawn_of_each_of_four_colours() -> None:
    assert [(name, row["pawns"]) for name, row in rows("colours").items()] == [
        ("green", 1),
        ("yellow", 1),
        ("blue", 1),
        ("red", 1),
    ]
    table = Table()
    s = set_up(table)
    while table.legal(s)[0].split()[0] in ("activate", "place"):
        table.play(s, table.legal(s)[0])
    assert set(table.dump(s)["pawns"]) == set(COLOURS)


@pytest.mark.clause("BG-008")
def test_there_is_no_fifth_colour() -> None:
    with pytest.raises(NotationError, match="white"):
        Table().notation.parse("place white A1")
    with pytest.raises(PositionError, match="white"):
        Table().position(pawns={"white": "A1"})


@pytest.mark.clause("BG-009", "BG-010")
def test_8_duds_show_a_letter_on_their_green_back_and_8_a_digit_on_their_red_back() -> None:
    backs = {name: row["backs"] for name, row in rows("duds").items()}
    assert backs == {"green": list("ABCDEFGH"), "red": list("12345678")}


@pytest.mark.clause("BG-009")
@pytest.mark.parametrize(
    ("variant", "players", "duds"), [("battle", 2, 16), ("team", 4, 16), ("solo", 1, 0)]
)
def test_battle_and_team_begin_with_16_duds(variant: str, players: int, duds: int) -> None:
    table = Table(players, variant)
    assert table.duds(set_up(table)) == duds


@pytest.mark.clause("BG-009")
def test_there_is_no_17th_dud() -> None:
    table = Table()
    board = dict.fromkeys(SQUARES[16:32], "dud")
    assert table.duds(table.position(board, tanks=table.parked())) == 0
    with pytest.raises(PositionError, match="16 duds in all, not 17"):
        table.position({**board, "G4": "dud"}, tanks=table.parked())


@pytest.mark.clause("BG-010")
def test_the_backs_name_each_square_with_the_same_chance() -> None:
    table = Table(1, "solo")
    s = table.position({"E5": "dam"}, tanks=table.parked(), stack=["end-turn", "strike"])
    assert table.odds(s) == pytest.approx({f"strike {square}": 1 / 64 for square in SQUARES})


@pytest.mark.clause("BG-010")
def test_a_letter_and_a_digit_that_were_turned_up_do_not_come_again() -> None:
    table = Table(1, "solo")
    tanks, left = table.parked(), {"letters": ["A", "C"], "digits": ["1", "8"]}
    s = table.position({"E5": "dam"}, tanks=tanks, artillery=left, stack=["end-turn", "strike"])
    assert table.legal(s) == ["strike A1", "strike A8", "strike C1", "strike C8"]


@pytest.mark.clause("BG-012")
def test_the_centre_is_the_square_of_16_squares_from_c3_to_f6() -> None:
    assert sorted(rows("places")["centre"]["squares"]) == sorted(CENTRE)
    table = Table()
    laid = tokens(table, set_up(table))
    assert sorted(square for square, token in laid.items() if "*" in token) == sorted(CENTRE)


@pytest.mark.clause("BG-191")
def test_the_two_open_squares_of_the_file_are_face_up_when_family_begins() -> None:
    table = Table(2, "family")
    assert table.dump(set_up(table))["up"] == rows("places")["open"]["squares"] == ["D4", "E5"]


@pytest.mark.clause("BG-013")
@pytest.mark.parametrize(
    "squares", [("A1", "A2", "B1"), ("A8", "A7", "B8"), ("H8", "H7", "G8"), ("H1", "H2", "G1")]
)
def test_a_base_is_a_corner_square_and_the_two_beside_it(squares: tuple[str, ...]) -> None:
    corner = squares[0]
    assert rows("places")[corner]["squares"] == list(squares)
    table = Table()
    s = table.position(homes={"green": corner}, reserve={"P1": ["kv-1"]})
    assert sorted(table.legal(s)) == sorted(f"enter green kv-1 {square}" for square in squares)


@pytest.mark.clause("BG-019")
def test_a_tank_card_has_a_move_a_shot_and_two_slots() -> None:
    printed_on_it = {"name", "nation", "class", "move", "shot", "slots"}
    for row in rows("tanks").values():
        assert set(row) == printed_on_it | {"id", "number", "source"}
        assert row["slots"] == 2


@pytest.mark.clause("BG-019", "BG-020")
@pytest.mark.parametrize("move", ["O1", "O2", "D1", "D2"])
@pytest.mark.parametrize("shot", ["O1", "O2", "O3", "D1", "D2", "D3"])
def test_a_tank_moves_and_shoots_as_its_card_says(move: str, shot: str) -> None:
    table = Table(tanks={"kv-1": f"{move}/{shot}"})
    s = table.position(tanks=table.parked(green="D4 kv-1"))
    assert table.goals(s) == around("D4", move)
    s = table.position(tanks=table.parked(green="D4 kv-1"), stack=["end-turn", "shoot green"])
    assert {words.split()[0] for words in table.offered(s, "shoot")} == around("D4", shot)


@pytest.mark.clause("BG-019")
def test_a_card_has_no_third_slot() -> None:
    table = Table()
    laid = {"kv-1": ["church*", "airfield*"]}
    ready = {"P1": {"ready": ["bunker*"]}}
    s = table.position(tanks=table.parked(green="D4 kv-1"), upgrades=laid, areas=ready)
    assert not table.offered(s, "fit")
    with pytest.raises(PositionError, match="kv-1"):
        table.position(tanks=table.parked(), upgrades={"kv-1": [*laid["kv-1"], "bunker*"]})


@pytest.mark.clause("BG-020", "BG-023")
@pytest.mark.parametrize("name", list(TANKS))
def test_every_tank_of_the_game_has_four_destinations_and_four_targets(name: str) -> None:
    table = Table()
    table.rules = GAME.rules(4)
    row, tanks = rows("tanks")[name], {"green": f"D4 {name}"}
    s = table.position(tanks=tanks)
    assert table.goals(s) == around("D4", row["move"])
    assert len(table.goals(s)) == 4
    s = table.position(tanks=tanks, stack=["end-turn", "shoot green"])
    targets = [words.split()[0] for words in table.offered(s, "shoot")]
    assert set(targets) == around("D4", row["shot"])
    assert len(targets) == 4


@pytest.mark.clause("BG-023")
def test_the_cards_of_the_game_are_those_of_the_file() -> None:
    built = content.tanks(CARD_FILE.printed())
    assert [tank.id for tank in built] == list(rows("tanks")) == list(TANKS)
    for tank in built:
        row = rows("tanks")[tank.id]
        assert f"{'D' if tank.move_diagonal else 'O'}{tank.move}" == row["move"]
        assert f"{'D' if tank.shot_diagonal else 'O'}{tank.shot}" == row["shot"]
        assert tank.move in (1, 2)
        assert tank.shot in (1, 2, 3)
        assert tank.slots == row["slots"] == 2
        assert tank.title == row["name"]


def collect(held: str, hit: str) -> tuple[list[str], list[str], int]:
    """Return the single tokens, the pairs and the points after a second token was taken."""
    table = Table()
    tanks, areas = table.parked(green="D4 kv-1"), {"P1": {"single": [held]}}
    s = table.position({"D6": hit}, tanks=tanks, areas=areas, stack=["end-turn", "shoot green"])
    table.play(s, "shoot D6 token")
    area = table.area(s, "P1")
    return area["single"], [*area["ready"], *area["done"]], table.points(s)[0]


@pytest.mark.clause("BG-024", "BG-027")
@pytest.mark.parametrize("picture", PICTURES)
def test_tokens_with_the_same_picture_are_a_pair_with_or_without_an_icon(picture: str) -> None:
    assert collect(picture, picture) == ([], [picture], 2)
    assert collect(picture, f"{picture}*") == ([], [f"{picture}*"], 2)
    assert collect(f"{picture}*", picture) == ([], [f"{picture}*"], 2)


@pytest.mark.clause("BG-024")
def test_tokens_with_the_same_icon_but_different_pictures_are_no_pair() -> None:
    assert collect("bridge*", "windmill*") == (["bridge*", "windmill*"], [], 0)


@pytest.mark.clause("BG-025")
def test_there_are_16_pictures_on_3_ordinary_tokens_and_a_special_one_each() -> None:
    assert tuple(rows("pictures")) == PICTURES
    assert [(row["ordinary"], row["special"]) for row in rows("pictures").values()] == [(3, 1)] * 16
    table = Table()
    laid = Counter(tokens(table, set_up(table)).values())
    assert laid == {token: n for name in PICTURES for token, n in ((name, 3), (f"{name}*", 1))}


@pytest.mark.clause("BG-025")
def test_with_merged_pictures_there_are_8_on_6_ordinary_tokens_and_2_special_ones_each() -> None:
    merged = [rows("pictures")[name]["merged"] for name in PICTURES]
    assert merged == [name for name in MERGED for _ in range(2)]
    table = Table(settings={"picture_set": "8x8"})
    laid = Counter(tokens(table, set_up(table)).values())
    assert laid == {token: n for name in MERGED for token, n in ((name, 6), (f"{name}*", 2))}


@pytest.mark.clause("BG-025")
@pytest.mark.parametrize(
    ("picture_set", "token", "most"),
    [("16x4", "dam", 3), ("16x4", "dam*", 1), ("8x8", "oasis", 6), ("8x8", "oasis*", 2)],
)
def test_there_are_no_more_tokens_of_a_kind(picture_set: str, token: str, most: int) -> None:
    table = Table(settings={"picture_set": picture_set})
    board = dict.fromkeys(SQUARES[16 : 16 + most], token)
    assert tokens(table, table.position(board, tanks=table.parked())) == board
    with pytest.raises(PositionError, match=token.removesuffix("*")):
        table.position({**board, "G4": token}, tanks=table.parked())


@pytest.mark.clause("BG-025")
def test_a_picture_that_was_merged_is_not_in_the_game() -> None:
    table = Table(settings={"picture_set": "8x8"})
    with pytest.raises(PositionError, match="windmill"):
        table.position({"D5": "windmill"}, tanks=table.parked())


@pytest.mark.clause("BG-026")
def test_a_picture_that_the_engine_plays_has_the_icon_of_the_file() -> None:
    names = list(dict.fromkeys(ICONS))
    found = [
        (picture.id, names[picture.icon], picture.merged)
        for picture in content.pictures(CARD_FILE.printed())
    ]
    table = [(name, row["icon"], row["merged"]) for name, row in rows("pictures").items()]
    assert found == table


@pytest.mark.clause("BG-027")
@pytest.mark.parametrize(
    ("picture_set", "pictures"), [("16x4", PICTURES), ("8x8", [*MERGED, *MERGED])]
)
def test_all_64_tokens_can_be_32_pairs_and_64_points(
    picture_set: str, pictures: Sequence[str]
) -> None:
    table = Table(1, "solo", {"picture_set": picture_set})
    pairs = [pair for name in pictures for pair in (name, f"{name}*")]
    s = table.position(tanks=table.parked(), areas={"P1": {"done": pairs}})
    assert table.points(s) == [64]
    with pytest.raises(PositionError):
        table.position(tanks=table.parked(), areas={"P1": {"done": [*pairs, "bridge"]}})
