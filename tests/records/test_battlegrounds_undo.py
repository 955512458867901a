"""Nobody peeks at a covered token by turning it up and undoing that."""

import pytest

from sztab.games.battlegrounds.game import GAME
from sztab.play import UndoRefused
from tests.records.played import Played

RULES = GAME.rules(2, None, "family")
POSITION = {
    "pawns": {"green": "A1", "yellow": "H8"},
    "board": {"A2": "castle", "B1": "dam"},
    "seen": ["A2", "B1"],
    "stack": ["end-turn", "find-pairs", "reveal 2"],
}


@pytest.mark.clause("BG-205")
def test_a_token_that_was_turned_up_stays_so() -> None:
    """It was seen before, so chance is not involved; but a player who forgot it sees it again."""
    match = Played(GAME, RULES, 1, position=POSITION)
    match.play(GAME.codec.notation(RULES).parse("reveal A2"))
    assert match.game.codec.dump_view(match.state.view(0))["board"]["A2"] == "castle"
    with pytest.raises(UndoRefused, match="has shown you something hidden"):
        match.undo()
    assert match.game.codec.dump_view(match.state.view(0))["board"]["A2"] == "castle"


@pytest.mark.clause("BG-193")
def test_a_step_can_be_taken_back_before_anything_is_shown() -> None:
    match = Played(GAME, RULES, 1, position={**POSITION, "stack": ["end-turn", "go"]})
    match.play(GAME.codec.notation(RULES).parse("go B2"))
    match.undo()
    assert match.game.codec.dump(match.state)["pawns"]["green"] == "A1"
