"""Undo of an ability whose event reveals hidden cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sztab.house import load
from sztab.play import UndoRefused, undo_target
from sztab.play.undo import WITH_CONSENT
from tests.house.guide import SALVAGE
from tests.records.played import Played

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.compiled

LOUD = SALVAGE.replace("SEAT_PART, CARD_PART)", "SEAT_PART, CARD_PART, reveals=True)")
SECRET = LOUD.replace("log.add(SALVAGED", "log.add_secret(SALVAGED")


def salvaged(folder: Path, source: str) -> Played:
    """Return a match in which P1 has just salvaged a card."""
    (folder / "loud.py").write_text(source, encoding="utf-8")
    game = load(str(folder / "loud.py"))
    rules = game.rules(2)
    stack = game.codec.dump(game.codec.load(rules, {}))["stack"]
    position = {"stack": [*stack, "choose-salvage"], "scrapyard": ["ussr-ms-1"]}
    match = Played(game, rules, 1, position=position)
    match.play(match.state.legal_actions()[0])
    return match


def test_what_an_event_tells_openly_can_be_taken_back(folder: Path) -> None:
    target = undo_target(salvaged(folder, SALVAGE), 0, WITH_CONSENT)
    assert (target.moves, target.consent) == (0, 0)


@pytest.mark.parametrize("source", [LOUD, SECRET], ids=["to all", "to one"])
def test_who_was_shown_something_hidden_does_not_take_it_back(folder: Path, source: str) -> None:
    assert source != SALVAGE
    with pytest.raises(UndoRefused) as refusal:
        undo_target(salvaged(folder, source), 0, WITH_CONSENT)
    assert refusal.value.code == "revealed"
