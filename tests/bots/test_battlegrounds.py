"""Bots of Battlegrounds: their memory in Family, and that they take winning actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from sztab import games
from sztab.bots import make_bot
from sztab.bots.registry import parse_memory
from sztab.core.action import OVER, SztabError
from sztab.core.rng import Rng
from tests.laws.adapters import adapter_for
from tests.laws.cases import CASES, Table

if TYPE_CHECKING:
    from tests.laws.cases import Case

GAME = games.get("battlegrounds")
FAMILY = GAME.rules(2, preset="family")
FAMILY_CASES = [case for case in CASES if str(case).startswith("battlegrounds-family")]


@pytest.mark.parametrize(
    ("word", "number"), [("perfect", -1), ("none", 0), ("0", 0), ("3", 3), ("9999", 9999)]
)
def test_what_stands_behind_the_at_sign_is_the_memory(word: str, number: int) -> None:
    assert parse_memory(word) == number
    assert make_bot(f"greedy@{word}", GAME, Rng(1)).memory == number
    searching = make_bot(f"ismcts:7@{word}", GAME, Rng(1))
    assert (searching.memory, searching.setting) == (number, "7")


def test_without_a_word_a_bot_forgets_nothing() -> None:
    assert make_bot("greedy", GAME, Rng(1)).memory == -1


@pytest.mark.parametrize("word", ["", "all", "-1", "1.5", "10000", "three", " 3"])
def test_another_memory_is_refused(word: str) -> None:
    with pytest.raises(SztabError, match="memory is perfect, none, or a number"):
        make_bot(f"greedy@{word}", GAME, Rng(1))


def choice(bot: str, data: dict[str, Any], players: int = 2, preset: str = "family") -> str:
    """Return a bot's choice in a position."""
    rules = GAME.rules(players, preset=preset)
    state = GAME.codec.load(rules, data)
    chosen = make_bot(bot, GAME, Rng(1)).choose(state.view(state.to_move()))
    return GAME.codec.notation(rules).format(chosen)


REVEALING: dict[str, Any] = {
    "pawns": {"green": "C3", "yellow": "H8"},
    "stack": ["end-turn", "find-pairs", "reveal 1"],
}
"""P1 on C3 turns up one more token: of the eight that touch it, one is a known castle."""


def one_to_go(castle: str, other: str) -> dict[str, Any]:
    """Return the position with a castle face up and another one covered first."""
    board = {"H1": "castle", castle: "castle", other: "dam"}
    return REVEALING | {"board": board, "turned": ["H1"], "seen": [castle, other]}


@pytest.mark.parametrize("castle", ["B2", "B4", "D3"])
@pytest.mark.parametrize("bot", ["greedy", "greedy@perfect", "greedy@2", "ismcts:100"])
def test_who_remembers_turns_up_the_second_of_a_pair(bot: str, castle: str) -> None:
    assert choice(bot, one_to_go(castle, "C2")) == f"reveal {castle}"


@pytest.mark.parametrize("bot", ["greedy@none", "greedy@1", "ismcts:50@none", "ismcts:50@1"])
def test_who_has_forgotten_it_does_not_know(bot: str) -> None:
    """With a memory of one it only knows the dam, which was covered after the castle."""
    choices = {choice(bot, one_to_go(castle, "C2")) for castle in ("B2", "B4", "D3")}
    assert len(choices) == 1


@pytest.mark.parametrize("bot", ["random", "greedy@none", "ismcts:3@none"])
@pytest.mark.parametrize("case", FAMILY_CASES, ids=str)
def test_a_bot_without_memory_chooses_the_same_whatever_was_covered(case: Case, bot: str) -> None:
    adapter = adapter_for(GAME.name)
    for seed in range(4):
        table = Table(case, case.players[0], seed, 60)
        for state in table.plies(9):
            seat = state.to_move()
            dump = adapter.forgotten(table.rules, table.dump(state), table.rng)
            if seat < 0 or dump is None:
                continue
            views = (state.view(seat), GAME.codec.load(table.rules, dump).view(seat))
            one, two = (make_bot(bot, GAME, Rng(seed)).choose(view) for view in views)
            assert one == two


@pytest.mark.parametrize("number", [-1, 0, 1, 2, 5, 99])
def test_a_view_recalls_the_latest_tokens(number: int) -> None:
    squares = ["B2", "D3", "C2"]
    board = dict(zip(squares, ("castle", "dam", "oasis*"), strict=True))
    data = REVEALING | {"board": board, "seen": squares}
    view = GAME.codec.load(FAMILY, data).view(0)
    known = squares if number < 0 else squares[max(len(squares) - number, 0) :]
    dump = GAME.codec.dump_view(view.recall(number))
    assert dump["seen"] == known
    assert {at for at, lies in dump["board"].items() if lies != "?"} == set(known)
    assert all(dump["board"][at] == board[at] for at in known)
    assert GAME.codec.dump_view(view.recall(number).recall(0)) == GAME.codec.dump_view(view)


def test_a_guess_keeps_what_is_remembered_and_nothing_else() -> None:
    view = GAME.codec.load(FAMILY, one_to_go("B2", "C2")).view(0)
    for number, seen in ((0, []), (1, ["C2"]), (-1, ["B2", "C2"])):
        guess = view.recall(number).determinise(Rng(1))
        assert GAME.codec.dump(guess)["seen"] == seen
        assert GAME.codec.dump_view(guess.view(0)) == GAME.codec.dump_view(view)


@pytest.mark.parametrize("bot", ["greedy", "ismcts:100"])
def test_the_shot_that_wins_is_fired(bot: str) -> None:
    """P1 has 14 of 16 points and a single castle; another castle is in range, and other tokens."""
    pairs = ["bridge", "windmill", "lighthouse", "dam", "quarry", "oasis", "village"]
    data: dict[str, Any] = {
        "pawns": {"green": "D4", "blue": "H8"},
        "drives": {"green": "kv-1", "blue": "is-2"},
        "reserve": {"P1": ["7tp"], "P2": ["t-34"]},
        "homes": {"green": "A1", "blue": "H8"},
        "areas": {"P1": {"done": pairs, "single": ["castle"]}},
        "stack": ["end-turn", "shoot green"],
    }
    rules = GAME.rules(2)
    names = [
        GAME.codec.notation(rules).format(action)
        for action in GAME.codec.load(rules, data).legal_actions()
    ]
    squares = [name.split()[1] for name in names if name.startswith("shoot")]
    tokens = ("church", "castle", "airfield*", "bunker*")
    board = dict(zip(squares, tokens, strict=False))
    wanted = next(at for at, lies in board.items() if lies == "castle")
    assert choice(bot, data | {"board": board}, 2, "battle") == f"shoot {wanted} token"


@pytest.mark.parametrize("bot", ["random", "greedy", "ismcts:5"])
def test_a_bot_plays_alone_to_the_end(bot: str) -> None:
    rules, rng = GAME.rules(1, preset="solo"), Rng(3)
    state, player = GAME.new(rules), make_bot(bot, GAME, Rng(4))
    while (seat := state.advance(rng)) != OVER:
        state.play(player.choose(state.view(seat)))
    assert state.returns() == [float(state.scores()[0] >= 16)]


def test_greedy_wins_stars_alone() -> None:
    """In most games: a random player hardly ever has one."""
    rules = GAME.rules(1, preset="solo")
    won = {"greedy": 0.0, "random": 0.0}
    for bot in won:
        for seed in range(4):
            rng, state = Rng(seed), GAME.new(rules)
            player = make_bot(bot, GAME, rng.spawn(bot))
            while (seat := state.advance(rng)) != OVER:
                state.apply(player.choose(state.view(seat)))
            won[bot] += state.returns()[0]
    assert won["greedy"] > 2 > won["random"]
