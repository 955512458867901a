"""A view sent as data arrives unchanged; a garbled one is refused."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, cast

import pytest

from sztab.core.action import OVER, SPECTATOR, PositionError
from sztab.core.rng import Rng
from sztab.games.warsaw.codec import DERIVED
from sztab.games.warsaw.game import GAME
from tests.games import spoken
from tests.games.warsaw.table import Table, army, front

if TYPE_CHECKING:
    from sztab.games.warsaw.state import WarsawState

P1, P2, P3, P4 = range(4)
HANDS = [["wp-9dp", "wp-roja"], ["acz-53ds", "acz-gaj"]]
FOUR_HANDS = [["wp-9dp"], ["acz-53ds"], ["wp-roja"], ["acz-gaj"]]


def sent(table: Table, s: WarsawState, seat: int) -> dict[str, Any]:
    """Return a view after it was sent as data."""
    data: dict[str, Any] = json.loads(json.dumps(table.view(s, seat)))
    return data


def arrives(table: Table, data: dict[str, Any]) -> dict[str, Any]:
    """Return the view that is read from the data and written again."""
    return GAME.codec.dump_view(GAME.codec.load_view(table.rules, data))


@pytest.mark.parametrize("seat", [P1, P2, P3, P4, SPECTATOR])
@pytest.mark.parametrize("hands", ["shared", "private"])
def test_a_view_arrives_as_it_was_sent(seat: int, hands: str) -> None:
    table = Table(4, {"ally_hands": hands})
    s = table.position(
        army(n=front(1, 2, "wp-galica", used=True), funds=["wp-17dp"], discard=["wp-5dp"]),
        army(c=front(0, 1, orders=["acz-sabotaz"])),
        hands=FOUR_HANDS,
        bonus="s",
    )
    data = sent(table, s, seat)
    assert arrives(table, data) == data
    table.play(s, "bid funds")
    data = sent(table, s, seat)
    assert arrives(table, data) == data


def test_a_view_of_a_finished_game_arrives_too() -> None:
    table = Table()
    s = table.position(hands=HANDS, stack=[])
    assert GAME.codec.load_view(table.rules, sent(table, s, P2)).to_move() == OVER


@pytest.mark.clause("WAR-023")
def test_who_reads_a_view_guesses_as_the_seat_would() -> None:
    table = Table()
    s = table.position(hands=HANDS)
    loaded = GAME.codec.load_view(table.rules, sent(table, s, P2))
    for seed in range(5):
        guess = loaded.determinise(Rng(seed))
        assert GAME.codec.dump(guess) == GAME.codec.dump(s.view(P2).determinise(Rng(seed)))


Change = tuple[str, object, str]
CHANGES: list[Change] = [
    ("seat", "P1", "seat: a number from -1 to 1 is expected, not 'P1'."),
    ("seat", 2, "seat: a number from -1 to 1 is expected, not 2."),
    ("seat", 1, "hands: the seat of the view cannot see the hand of P1."),
    ("to_move", 1, "to_move: it is 0 by the stack, not 1."),
    ("to_move", None, "to_move: a number from -2 to 1 is expected, not None."),
    ("sizes", [], "sizes: a table is expected."),
    ("sizes.more", 1, "sizes: unknown field 'more'; known: hands, decks."),
    ("sizes.hands", [2], "sizes.hands: 1 sizes for 2 players."),
    ("sizes.hands", [1, 2], "sizes.hands: P1 holds 2 cards, not 1."),
    ("sizes.hands", [2, -1], "sizes.hands: a number from 0 to 106 is expected, not -1."),
    ("sizes.hands", [2, 3], "unseen.acz: 53 cards are hidden, not 54."),
    ("sizes.decks", None, "sizes.decks: a table is expected."),
    ("sizes.decks.acz", "51", "sizes.decks.acz: a number from 0 to 106 is expected, not '51'."),
    ("sizes.decks.acz", 50, "unseen.acz: 53 cards are hidden, not 52."),
    ("sizes.decks.wp", 3, "armies.wp.deck: 51 cards are seen, not 3."),
    ("unseen", "?", "unseen: a table is expected."),
    ("unseen.wp", None, "unseen.wp: a list is expected."),
    ("unseen.acz", ["acz-gay"], "unseen.acz: there is no card 'acz-gay'."),
    ("unseen.acz", ["wp-haller"], "unseen.acz: wp-haller is not a card of acz."),
    ("unseen.wp", ["wp-9dp"], "unseen.wp: wp-9dp is in hands of P1 too."),
    ("hands", None, "hands: a list is expected."),
    ("hands", [["wp-9dp", 7], []], "hands of P1: there is no card 7."),
    ("hands", [["wp-9dp"], []], "sizes.hands: P1 holds 1 cards, not 2."),
    ("hands", [["wp-roja", "wp-9dp"], []], "hands: it is not in the format of a view."),
    ("armies", {}, "armies.wp: a table is expected."),
    ("armies.wp.deck", None, "armies.wp.deck: a list is expected."),
    ("armies.wp.points", True, "armies.wp.points: a number from 0 to 999999 is expected"),
    ("armies.wp.reserve", 3, "armies.wp: has 3 units, not 21 [WAR-020]."),
    ("armies.wp.fronts.n.line3", 0, "armies.wp.fronts.n: unknown field 'line3'"),
    ("armies.acz.fronts.c.commander", "acz-gaj", "unseen.acz: acz-gaj is in armies.acz.fronts.c"),
    ("armies.acz.fronts.c.commander", None, "armies: it is not in the format of a view."),
    ("wp", ["P1", "P2"], "wp: these seats cannot be an army."),
    ("wp", [], "hands: nobody has an army yet."),
    ("order", ["P1"], "order: names every seat once, or none."),
    ("round", 0, "round: a number from 1 to 13 is expected, not 0."),
    ("bonus", "w", "bonus: one of n, c, s is expected, not 'w'."),
    ("last_roll", 1, "last_roll: one of n, c, s is expected, not 1."),
    ("markers.wp", "wp.line3", "markers.wp: one of wp.n.line1"),
    ("active", "", "active: nobody is on turn, but an action is due."),
    ("active", "P3", "active: one of P1, P2 is expected, not 'P3'."),
    ("passed", ["P1", "P1"], "passed: it is not in the format of a view."),
    ("extra", 1, "extra: true or false is expected, not 1."),
    ("announced", "acz-gaj", "announced: acz-gaj is not a card of wp."),
    ("won.n", "pl", "won.n: one of wp, acz is expected, not 'pl'."),
    ("fought", "n,c", "fought: a list is expected."),
    ("stack", ["turns"], "stack: what waits on top of it is no decision."),
    ("stack", ["sleep"], "stack: 'sleep' is not a step or a decision."),
    ("stack", ["draw-cards P9 1"], "stack: 'P9' is not a seat here."),
    ("stack", ["choose-effect wp n no"], "stack: something that can never be due waits on it."),
    ("stack", ["advance-all wp -"], "stack: something that can never be due waits on it."),
    ("stack", ["remove-units wp - 1"], "stack: something that can never be due waits on it."),
    ("stack", ["early-battle -", "take-action"], "stack: something that can never be due"),
    ("stack", ["carry-out wp-9dp 7 0 -", "take-action"], "stack: something that can never be due"),
    ("stack", ["carry-out wp-roja 0 0 -", "take-action"], "stack: something that can never be due"),
    ("stack", ["choose-edge support wp"], "stack: something that can never be due waits on it."),
    ("stack", ["choose-four wp"], "stack: something that can never be due waits on it."),
    ("secret", 1, "the view: unknown field 'secret'"),
]


@pytest.mark.parametrize(("field", "value", "message"), CHANGES)
def test_a_view_with_a_wrong_field_is_refused_by_its_name(
    field: str, value: object, message: str
) -> None:
    table = Table()
    data = sent(table, table.position(hands=HANDS), P1)
    *path, last = field.split(".")
    part = data
    for name in path:
        part = part[name]
    part[last] = value
    with pytest.raises(PositionError) as caught:
        arrives(table, data)
    assert str(caught.value).startswith(message)


def test_a_view_without_one_of_its_fields_is_refused() -> None:
    table = Table()
    data = sent(table, table.position(hands=HANDS), P1)
    for field in set(data).difference(DERIVED):
        with pytest.raises(PositionError, match=f"^{field}: it is missing"):
            arrives(table, {name: data[name] for name in data if name != field})


def test_nobody_holds_cards_before_lots_are_drawn() -> None:
    table = Table()
    data = sent(table, table.new(), P1)
    data["sizes"]["hands"] = [1, 0]
    with pytest.raises(PositionError, match=r"^sizes.hands: nobody has an army yet"):
        arrives(table, data)
    data = sent(table, table.new(), P1)
    data["stack"].pop()
    with pytest.raises(PositionError, match=r"^wp: nobody has an army, but the game goes on"):
        arrives(table, data)
    data |= {"active": "P1", "announced": "wp-9dp"}
    with pytest.raises(PositionError, match=r"^armies.wp.deck: wp-9dp is in announced too"):
        arrives(table, data)


@pytest.mark.clause("WAR-021")
def test_a_view_without_one_of_the_cards_is_refused() -> None:
    table = Table()
    data = sent(table, table.position(hands=HANDS), P1)
    data["unseen"]["acz"].remove("acz-gaj")
    data["sizes"]["decks"]["acz"] -= 1
    with pytest.raises(PositionError, match=r"^unseen.acz: acz-gaj is nowhere \[WAR-021\]"):
        arrives(table, data)


# Views that were garbled

JUNK: list[object] = [
    None,
    True,
    -1,
    0,
    7,
    10**30,
    1.5,
    "",
    "?",
    "wp",
    "P1",
    "n",
    "wp-9dp",
    [],
    {},
    [[]],
    ["P1"],
    {"wp": 1},
    ["take-action"],
    "x" * 200,
]
FRAMES = [
    "take-action",
    "extra-action",
    "discard-for bid 1",
    "discard-for block 0",
    "choose-front",
    "choose-effect wp n yes",
    "choose-effect acz s no",
    "move-steps wp 3 no - 0",
    "turns",
    "move-steps acz 1 yes s 999999999",
    "supply-actions acz 12",
    "remove-units wp c 2",
    "advance-all acz n",
    "place-first wp",
    "move-marker acz",
    "place-special wp",
    "draw-order",
    "block-by-card wp 7 999",
    "choose-edge funds acz",
    "choose-four wp",
    "deal-tokens acz",
    "draw-cards P2 4",
    "fill-hand P1 999",
    "roll-bonus",
    "draw-armies",
    "draw-first-marker",
    "carry-out wp-roja 1 0 n",
    "early-battle c",
    "round end-round",
    "draw-funds wp b",
]


def places(data: object) -> list[tuple[Any, Any]]:
    """List every place in the data as a container and a key or index."""
    found: list[tuple[Any, Any]] = []
    pairs = list(data.items()) if isinstance(data, dict) else []
    pairs += enumerate(data) if isinstance(data, list) else []
    for key, part in pairs:
        found += [(data, key), *places(part)]
    return found


def drawn(things: list[Any], rng: Rng) -> Any:  # noqa: ANN401 (whatever the list holds)
    return things[rng.below(len(things))]


def somewhere(data: dict[str, Any], rng: Rng) -> tuple[Any, Any]:
    """Return a random place in the data; each field is equally likely, however large it is."""
    field = drawn(list(data), rng)
    found: tuple[Any, Any] = drawn([(data, field), *places(data[field])], rng)
    return found


def garble(data: dict[str, Any], rng: Rng) -> None:
    """Change one thing: replace, exchange, drop or double it, or change the stack."""
    holder, key = somewhere(data, rng)
    other, there = somewhere(data, rng)
    change = rng.below(6)
    if change == 0:
        holder[key] = drawn(JUNK, rng)
    elif change == 1:
        holder[key] = json.loads(json.dumps(other[there]))
    elif change == 2:
        del holder[key]
    elif change == 3 and isinstance(holder, list):
        holder.append(holder[key])
    elif change == 4 and isinstance(holder[key], int):
        holder[key] += drawn([-1, 1], rng)
    elif isinstance(data.get("stack"), list):
        data["stack"] = [*data["stack"][:-1], drawn(FRAMES, rng)][-3:]
        data["to_move"] = rng.below(5) - 2


def makes_sense(table: Table, data: dict[str, Any]) -> bool:
    """Read the view and ask it everything; return whether it was accepted."""
    try:
        view = GAME.codec.load_view(table.rules, data)
    except PositionError:
        return False
    legal = view.legal_actions()
    assert bool(legal) == (view.to_move() == view.seat >= 0)
    assert len(GAME.advice.values(view, legal) if legal else []) == len(legal)
    assert spoken.question(GAME, view)
    assert spoken.sheet(GAME, view)
    guess = view.determinise(Rng(1))
    for action in GAME.advice.tries(view):
        assert table.notation.format(action)
        guess.why_not(action)
    return True


@pytest.mark.parametrize("players", [2, 3, 4])
def test_garbled_views_are_refused_or_make_sense(players: int) -> None:
    table = Table(players, {"ally_hands": "private"} if players == 3 else {})
    rng = Rng(f"garbled {players}")
    taken = refused = 0
    for number, s in enumerate(table.random_game(players)):
        if number % 4:
            continue
        original = json.dumps(table.view(s, rng.below(players + 1) - 1))
        for _ in range(12):
            data = json.loads(original)
            for _ in range(1 + rng.below(2)):
                garble(data, rng)
            if makes_sense(table, data):
                taken += 1
            else:
                refused += 1
    assert taken > 10
    assert refused > 300


def test_a_view_that_is_no_table_is_refused() -> None:
    table = Table()
    for junk in JUNK:
        with pytest.raises(PositionError):
            arrives(table, cast("dict[str, Any]", junk))
