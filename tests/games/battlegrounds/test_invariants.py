"""Invariants after every action of random games [BG-247] to [BG-253]."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import islice, pairwise
from typing import Any, NamedTuple

import pytest

from sztab.core.action import PositionError
from tests.games.battlegrounds.holdings import worth
from tests.games.battlegrounds.table import COLOURS, MERGED, PICTURES, TANKS, Table


class Kind(NamedTuple):
    """Players, variant and settings of a game."""

    players: int
    variant: str = "battle"
    settings: tuple[tuple[str, str], ...] = ()


class Moment(NamedTuple):
    """A position after an action: its data, the points by seat, and the mover."""

    data: dict[str, Any]
    points: list[int]
    mover: str


MANUAL = ("pairing", "manual")
BATTLES = [
    Kind(2),
    Kind(3),
    Kind(4, settings=(("dealing", "draft"),)),
    Kind(2, settings=(("picture_set", "8x8"), MANUAL, ("reactive_armour", "true"))),
    Kind(3, settings=(("respawn_on_dud", "destroy"), ("direction_reversal", "false"))),
    Kind(4, settings=(("victory_check", "end_of_own_turn"), ("reactive_armour", "true"))),
    Kind(4, "team"),
    Kind(4, "team", (("friendly_fire", "true"), MANUAL, ("picture_set", "8x8"))),
]
OTHERS = [Kind(1, "solo"), Kind(2, "family"), Kind(4, "family")]
TARGETS = {("battle", 2): 16, ("battle", 3): 14, ("battle", 4): 12, ("team", 4): 20}
TARGETS |= {("family", players): 10 for players in (2, 3, 4)}
MAX_POSITIONS = 700
"""The number of actions checked per game, including set-up."""


def name(kind: Kind) -> str:
    """Return a short name of a kind of game."""
    return "-".join([kind.variant, str(kind.players), *(value for _, value in kind.settings)])


@cache
def moments(kind: Kind) -> list[Moment]:
    """Play a random game; return the position after each action once set-up is complete."""
    table = Table(kind.players, kind.variant, dict(kind.settings))
    found: list[Moment] = []
    for s in islice(table.random_game(len(kind.variant) + kind.players), MAX_POSITIONS):
        verbs = {move.split()[0] for move in table.legal(s)}
        if not verbs & {"first", "token", "swap", "deal", "take", "activate", "place"}:
            found.append(Moment(table.dump(s), table.points(s), table.mover(s)))
    return [moment for moment in found if len(moment.data["pawns"]) or moment.data["round"] > 1]


def tokens_of(pair: str) -> list[str]:
    """Return the two tokens of a pair."""
    picture, special = pair.rstrip("*"), pair.count("*")
    return [f"{picture}*"] * special + [picture] * (2 - special)


def tokens_of_areas(data: dict[str, Any]) -> Counter[str]:
    """Count the tokens in areas, single and in pairs, on cards and with the artillery."""
    count: Counter[str] = Counter(data.get("artillery", {}).get("taken", []))
    pairs = [pair for laid in data.get("upgrades", {}).values() for pair in laid]
    for area in data["areas"].values():
        count.update(area.get("single", []))
        pairs += [*area.get("ready", []), *area.get("done", [])]
    for pair in pairs:
        count.update(tokens_of(pair))
    return count


def all_tokens(kind: Kind) -> Counter[str]:
    """Return the 64 tokens of a picture set."""
    small = ("picture_set", "8x8") in kind.settings
    ordinary, special, pictures = (6, 2, MERGED) if small else (3, 1, PICTURES)
    return Counter({name: n for p in pictures for name, n in ((p, ordinary), (f"{p}*", special))})


@pytest.mark.clause("BG-247")
@pytest.mark.parametrize("kind", [*BATTLES, OTHERS[0]], ids=name)
def test_no_location_token_is_lost_or_made(kind: Kind) -> None:
    everything = all_tokens(kind)
    assert everything.total() == 64
    for moment in moments(kind):
        held = moment.data["board"].values()
        on_board = Counter(token for token in held if token not in {"", "dud", "artillery"})
        assert on_board + tokens_of_areas(moment.data) == everything


@pytest.mark.clause("BG-247")
@pytest.mark.parametrize("kind", OTHERS[1:], ids=name)
def test_in_family_each_empty_square_is_half_a_pair(kind: Kind) -> None:
    for moment in moments(kind):
        empty = sum(held == "" for held in moment.data["board"].values())
        taken = tokens_of_areas(moment.data)
        assert taken.total() == empty
        assert taken <= all_tokens(kind)


@pytest.mark.clause("BG-248")
@pytest.mark.parametrize("kind", BATTLES, ids=name)
def test_there_are_always_16_duds(kind: Kind) -> None:
    for moment in moments(kind):
        laid = sum(held == "dud" for held in moment.data["board"].values())
        assert laid + moment.data["duds"] == 16


@pytest.mark.clause("BG-249")
@pytest.mark.parametrize("kind", [*BATTLES, OTHERS[0]], ids=name)
def test_no_card_is_lost_or_in_two_places(kind: Kind) -> None:
    for moment in moments(kind):
        data = moment.data
        cards = [*data["drives"].values(), *data["deck"], *data["drawn"], *data["lost"]]
        cards += [card for held in data["reserve"].values() for card in held]
        cards += [card for held in data["rejected"].values() for card in held]
        assert sorted(cards) == sorted(TANKS)


@pytest.mark.clause("BG-249")
@pytest.mark.parametrize("kind", [*BATTLES, OTHERS[0]], ids=name)
def test_there_are_as_many_active_cards_as_pawns_on_the_board(kind: Kind) -> None:
    for moment in moments(kind):
        assert sorted(moment.data["drives"]) == sorted(moment.data["pawns"])


@pytest.mark.clause("BG-249")
@pytest.mark.parametrize(
    ("pawns", "drives"),
    [({"green": "D4"}, {}), ({"green": "D4"}, {"green": "kv-1", "yellow": "is-2"})],
    ids=["a pawn without a card", "a card without a pawn"],
)
def test_a_position_with_a_pawn_or_an_active_card_alone_is_refused(
    pawns: dict[str, str], drives: dict[str, str]
) -> None:
    with pytest.raises(PositionError, match="BG-249"):
        Table().position(pawns=pawns, drives=drives)


@pytest.mark.clause("BG-247", "BG-025")
@pytest.mark.parametrize(
    "data",
    [
        {"areas": {"P1": {"done": ["dam"]}, "P2": {"single": ["dam"]}}, "board": {"A4": "dam"}},
        {"areas": {"P1": {"done": ["dam*"]}}, "board": {"A4": "dam*"}},
        {"upgrades": {"kv-1": ["dam*", "dam*"]}},
    ],
)
def test_a_position_with_more_tokens_than_there_are_is_refused(data: dict[str, Any]) -> None:
    table = Table()
    with pytest.raises(PositionError, match="BG-025"):
        table.position(tanks=table.parked(green="D4 kv-1"), **data)


@pytest.mark.clause("BG-248")
def test_a_position_with_more_duds_than_there_are_is_refused() -> None:
    table = Table()
    with pytest.raises(PositionError, match="BG-248"):
        table.position({"A4": "dud"}, tanks=table.parked(), duds=16)


@pytest.mark.clause("BG-250")
def test_a_position_with_a_point_token_in_two_places_is_refused() -> None:
    table = Table()
    for won in ({"P1": ["red 2"]}, {"P1": ["red 3"], "P2": ["red 3"]}):
        with pytest.raises(PositionError, match="still in its stack or won by another"):
            table.position(tanks=table.parked(), stacks={"red": [2, 1]}, won=won)


@pytest.mark.clause("BG-250")
@pytest.mark.parametrize("kind", BATTLES, ids=name)
def test_point_tokens_are_in_stacks_or_won(kind: Kind) -> None:
    colours = COLOURS[:3] if kind.players == 3 else COLOURS
    for moment in moments(kind):
        won = [token for tokens in moment.data["won"].values() for token in tokens]
        left = [f"{c} {n}" for c in colours for n in moment.data["stacks"][c]]
        assert sorted(won + left) == sorted(f"{c} {n}" for c in colours for n in (1, 2, 3))
        for colour in colours:
            sums = sum(int(token.split()[1]) for token in won if token.startswith(colour))
            assert sums in {0, 3, 5, 6}


@pytest.mark.clause("BG-252")
@pytest.mark.parametrize("kind", [*BATTLES, *OTHERS[1:]], ids=name)
def test_no_points_are_ever_lost(kind: Kind) -> None:
    for before, after in pairwise(moments(kind)):
        assert all(a >= b for a, b in zip(after.points, before.points, strict=True))


@pytest.mark.clause("BG-253")
@pytest.mark.parametrize("kind", [*BATTLES, *OTHERS[1:]], ids=name)
def test_who_reaches_the_target_ends_the_game(kind: Kind) -> None:
    """Checked at once, and in the other case at the end of a turn at the latest."""
    target = TARGETS[kind.variant, kind.players]
    late = ("victory_check", "end_of_own_turn") in kind.settings
    for moment in moments(kind):
        if max(moment.points) >= target and not late:
            assert moment.mover == "over"
        if moment.mover == "over" and moment.data["winner"]:
            assert max(moment.points) >= target


@pytest.mark.clause("BG-253", "BG-164")
@pytest.mark.parametrize(("players", "target"), [(2, 16), (3, 14), (4, 12)])
def test_a_position_that_goes_on_with_the_target_reached_is_refused(
    players: int, target: int
) -> None:
    """Unless the points are looked at when a turn ends."""
    late = Table(players, settings={"victory_check": "end_of_own_turn"})
    for seat in ("P1", "P2"):
        held = {seat: worth(target)}
        with pytest.raises(PositionError, match="BG-253"):
            Table(players).position(tanks=late.parked(), areas=held)
        assert max(late.points(late.position(tanks=late.parked(), areas=held))) == target


@pytest.mark.clause("BG-253", "BG-183")
def test_a_position_that_goes_on_with_a_team_at_20_points_is_refused() -> None:
    table = Table(variant="team")
    assert table.points(table.position(tanks=table.parked(), areas={"B": worth(18)}))[1] == 18
    with pytest.raises(PositionError, match="BG-253"):
        table.position(tanks=table.parked(), areas={"B": worth(20)})


@pytest.mark.clause("BG-124", "BG-168")
@pytest.mark.parametrize("kind", [k for k in BATTLES if MANUAL not in k.settings], ids=name)
def test_with_automatic_pairs_no_area_holds_two_single_tokens_of_a_picture(kind: Kind) -> None:
    for moment in moments(kind):
        for area in moment.data["areas"].values():
            pictures = [token.rstrip("*") for token in area.get("single", [])]
            assert len(pictures) == len(set(pictures))
