"""The legal actions of a frame have the verbs that it declares as answers."""

from __future__ import annotations

from collections import defaultdict

import pytest

from sztab import games
from sztab.core.frames import AutoFrame
from sztab.core.rng import Rng
from tests.declared.things import frames
from tests.laws.adapters import adapter_for

GAMES_EACH = 6
"""Random games of each preset and number of players."""


def answered(name: str) -> dict[str, set[str]]:
    """Play random games; return the verbs of all legal actions by the frame that they answer."""
    game = games.get(name)
    found: dict[str, set[str]] = defaultdict(set)
    for preset, numbers in adapter_for(name).preset_players.items():
        for players in numbers:
            rules = game.rules(players, preset=preset)
            notation = game.codec.notation(rules)
            for seed in range(GAMES_EACH):
                state, rng = game.new(rules), Rng(seed)
                while state.stack:
                    frame = type(state.stack[-1]).name
                    if not isinstance(state.stack[-1], AutoFrame):
                        legal = state.legal_actions()
                        found[frame].update(notation.verb_of(one).name for one in legal)
                    state.apply(state.sample(rng))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", games.names())
def test_legal_actions_are_declared_answers(name: str) -> None:
    found = answered(name)
    declared = {one: {verb.name for verb in frame.answers} for one, frame in frames(name).items()}
    undeclared = {one: verbs - declared[one] for one, verbs in found.items()}
    assert not {one: verbs for one, verbs in undeclared.items() if verbs}


@pytest.mark.parametrize("name", games.names())
def test_only_automatic_frames_have_no_answers(name: str) -> None:
    automatic = {one for one, frame in frames(name).items() if issubclass(frame, AutoFrame)}
    assert {one for one, frame in frames(name).items() if not frame.answers} == automatic


@pytest.mark.parametrize("name", games.names())
def test_verbs_are_numbered_from_0(name: str) -> None:
    verbs = games.get(name).declared.verbs
    free = set(range(len(verbs))) - {verb.code for verb in verbs}
    codes = [(verb.code, verb.name) for verb in verbs]
    assert not free, f"the next free code is {min(free)}: {codes}"
