"""The guide to house rules is true: its file is as short as it says, and can be played."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

import pytest

from sztab.bots import make_bot
from sztab.core.rng import Rng
from sztab.play import EventLog, Match
from tests.cli.command import done
from tests.house.guide import COMMANDS, SALVAGE, TRUCKS

if TYPE_CHECKING:
    from sztab.core.game import AnyGame
    from sztab.core.toggle import Rules

pytestmark = pytest.mark.compiled

QUICK = {"play": ("--seat", "none", "--seed", "3"), "simulate": ("--games", "2", "--seed", "3")}


def rules_of(game: AnyGame, players: int = 2, **settings: str) -> Rules:
    content = game.components.read(TRUCKS, "trucks.toml")
    return game.rules(
        players, {f"house.{name}": value for name, value in settings.items()}, None, content
    )


def test_the_ability_takes_forty_lines_besides_its_words() -> None:
    before, _, rest = SALVAGE.partition("WORDS = {")
    code = before + rest.partition("\n}\n")[2]
    assert len([line for line in code.splitlines() if line.strip()]) <= 40


@pytest.mark.parametrize("command", COMMANDS)
def test_its_commands_work(command: str) -> None:
    words = shlex.split(command)
    if words[0] == "serve":
        pytest.skip("see test_server.py")
    if words[0] == "simulate":
        words[words.index("--games") + 1] = "2"
    assert done(*words, *QUICK.get(words[0], ()))


@pytest.mark.parametrize("bot", ["random", "greedy", "ismcts:3"])
@pytest.mark.parametrize("players", [2, 3])
def test_every_bot_plays_whole_games(salvage: AnyGame, bot: str, players: int) -> None:
    log = EventLog()
    match = Match(salvage, rules_of(salvage, players, salvage="any"), 5, listeners=[log])
    assert match.run({seat: make_bot(bot, salvage, Rng(seat)) for seat in range(players)})
    assert "salvaged" in {event.kind.name for event in log.events} or bot != "random"


def test_a_toggle_of_house_rules_reaches_the_ability(salvage: AnyGame) -> None:
    assert rules_of(salvage).house == {"salvage": "vehicles"}
    assert rules_of(salvage, salvage="any").house == {"salvage": "any"}
    assert rules_of(salvage, salvage="any").settings["house.salvage"] == "any"


def test_a_position_in_mid_ability_is_saved_seen_and_dealt_again(salvage: AnyGame) -> None:
    rules, met = rules_of(salvage, 3), 0
    match = Match(salvage, rules, 5)
    bots = {seat: make_bot("greedy", salvage, Rng(seat)) for seat in range(3)}
    while not match.is_over() and met < 5:
        match.step(bots)
        state = match.state
        if not (state.stack and type(state.stack[-1]).name == "choose-salvage"):
            continue
        met += 1
        data = salvage.codec.dump(state)
        assert data["stack"][-1] == "choose-salvage"
        assert salvage.codec.dump(salvage.codec.load(rules, data)) == data
        for seat in range(-1, 3):
            view = state.view(seat)
            seen = salvage.codec.dump_view(view)
            again = view.determinise(Rng(7))
            assert salvage.codec.dump_view(again.view(seat)) == seen
            assert again.legal_actions() == state.legal_actions()
            assert salvage.codec.dump_view(salvage.codec.load_view(rules, seen)) == seen
        for action in state.legal_actions():
            text = salvage.codec.notation(rules).format(action)
            assert salvage.codec.notation(rules).parse(text) == action
            assert state.why_not(action) is None
        assert len(salvage.advice.values(state.view(state.to_move()), state.legal_actions())) > 0
    assert met == 5


def test_what_is_not_in_the_scrapyard_is_refused_with_the_clause(salvage: AnyGame) -> None:
    rules = rules_of(salvage)
    match = Match(salvage, rules, 5)
    bots = {seat: make_bot("greedy", salvage, Rng(seat)) for seat in range(2)}
    while type(match.state.stack[-1]).name != "choose-salvage":
        match.step(bots)
    wrong = salvage.codec.notation(rules).parse("salvage base")
    reason = match.state.why_not(wrong)
    assert reason is not None
    assert reason.clause == "HOUSE-1"
    assert match.state.why_not(salvage.codec.notation(rules).parse("end")) is not None
