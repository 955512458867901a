"""Planning: an Achievement in play is replaced [FRONT-071] to [FRONT-076], [FRONT-095]."""

from __future__ import annotations

import pytest

from sztab.core.action import CHANCE, OVER
from sztab.games.rush.game import GAME
from tests.games.rush.table import Table

TABLE = Table(
    vehicles={
        "plan": "planning",
        "plan2": "planning",
        "twice": "planning planning",
        "big": "usa heavy",
        "big2": "usa heavy",
        "small": "usa light",
    },
    preset="second-front",
)
EVERY = TABLE.rules.achievement_names
IN_PLAY = ["heavy-tanks", "infantry", "light-tanks"]


def rest(*names: str) -> list[str]:
    """Return all other Achievements."""
    return [name for name in EVERY if name not in names]


@pytest.mark.clause("FRONT-071")
@pytest.mark.parametrize("card", IN_PLAY)
def test_any_achievement_in_play_is_replaced_from_the_deck(card: str) -> None:
    s = TABLE.position(players=[{"hand": ["plan"]}], achievements=IN_PLAY)
    TABLE.play(s, "activate plan")
    assert TABLE.legal(s) == [f"plan {name}" for name in IN_PLAY]
    TABLE.play(s, f"plan {card}")
    assert s.to_move() == CHANCE
    assert TABLE.odds(s) == {f"reveal {name}": 1 / 21 for name in rest(*IN_PLAY)}
    TABLE.play(s, "reveal decisive-fire")
    assert GAME.codec.dump(s)["achievements"] == [
        "decisive-fire" if name == card else name for name in IN_PLAY
    ]
    assert TABLE.depot(s, 0) == ["plan"]


@pytest.mark.clause("FRONT-071")
def test_an_achievement_that_is_not_in_play_cannot_be_discarded() -> None:
    s = TABLE.position(players=[{"hand": ["plan"]}], achievements=IN_PLAY)
    TABLE.play(s, "activate plan")
    assert TABLE.refuse(s, "plan any-medals") == "FRONT-071"


@pytest.mark.clause("FRONT-071")
@pytest.mark.parametrize("name", ["heavy-tanks", "light-tanks", "massed-attack"])
def test_the_new_achievement_comes_from_the_deck_only(name: str) -> None:
    s = TABLE.position(players=[{"hand": ["plan"]}], achievements=IN_PLAY, ruins=["massed-attack"])
    TABLE.play(s, "activate plan", "plan heavy-tanks")
    assert TABLE.refuse(s, f"reveal {name}") == "FRONT-072"


@pytest.mark.clause("FRONT-072")
def test_the_new_achievement_takes_the_place_of_the_old_one() -> None:
    s = TABLE.position(players=[{"hand": ["plan", "plan2"]}], achievements=IN_PLAY)
    TABLE.play(s, "activate plan", "plan infantry", "reveal any-medals")
    assert GAME.codec.dump(s)["achievements"] == ["heavy-tanks", "any-medals", "light-tanks"]
    TABLE.play(s, "activate plan2", "plan heavy-tanks", "reveal largest-squad")
    assert GAME.codec.dump(s)["achievements"] == ["largest-squad", "any-medals", "light-tanks"]


@pytest.mark.clause("FRONT-073")
def test_discarded_achievements_form_a_pile() -> None:
    s = TABLE.position(players=[{"hand": ["twice"]}], achievements=IN_PLAY, ruins=["bases-held"])
    TABLE.play(s, "activate twice", "plan infantry", "reveal any-medals")
    assert GAME.codec.dump(s)["ruins"] == ["bases-held", "infantry"]
    TABLE.play(s, "plan any-medals")
    assert GAME.codec.dump(s)["ruins"] == ["bases-held", "infantry", "any-medals"]
    assert not {"reveal bases-held", "reveal infantry"} & set(TABLE.legal(s))


@pytest.mark.clause("FRONT-074")
def test_an_empty_deck_is_reshuffled_from_the_discarded_achievements() -> None:
    s = TABLE.position(players=[{"hand": ["plan"]}], achievements=IN_PLAY, ruins=rest(*IN_PLAY))
    TABLE.play(s, "activate plan", "plan infantry")
    assert GAME.codec.dump(s)["ruins"] == []
    names = rest("heavy-tanks", "light-tanks")
    assert TABLE.odds(s) == {f"reveal {name}": 1 / 22 for name in names}
    TABLE.play(s, "reveal any-medals")
    assert GAME.codec.dump(s)["ruins"] == []


@pytest.mark.clause("FRONT-074")
def test_the_last_card_of_the_deck_is_drawn_before_the_pile_is_shuffled() -> None:
    last = rest(*IN_PLAY, "any-medals")
    s = TABLE.position(players=[{"hand": ["twice"]}], achievements=IN_PLAY, ruins=last)
    TABLE.play(s, "activate twice", "plan infantry")
    assert TABLE.legal(s) == ["reveal any-medals"]
    TABLE.play(s, "reveal any-medals")
    assert GAME.codec.dump(s)["ruins"] == [*last, "infantry"]
    TABLE.play(s, "plan light-tanks")
    assert set(TABLE.odds(s)) == {f"reveal {name}" for name in rest("heavy-tanks", "any-medals")}


@pytest.mark.clause("FRONT-075")
def test_with_an_empty_deck_and_pile_the_discarded_achievement_comes_back() -> None:
    s = TABLE.position(players=[{"hand": ["plan"]}], achievements=EVERY)
    TABLE.play(s, "activate plan", "plan infantry")
    assert TABLE.legal(s) == ["reveal infantry"]
    TABLE.play(s, "reveal infantry")
    assert GAME.codec.dump(s)["achievements"] == EVERY
    assert GAME.codec.dump(s)["ruins"] == []


@pytest.mark.clause("FRONT-075")
def test_with_cards_in_the_deck_the_discarded_achievement_does_not_come_back() -> None:
    s = TABLE.position(players=[{"hand": ["plan"]}], achievements=rest("any-medals"))
    TABLE.play(s, "activate plan", "plan infantry")
    assert TABLE.legal(s) == ["reveal any-medals"]


@pytest.mark.clause("FRONT-076")
@pytest.mark.parametrize("move", ["pass", "end", "activate plan2"])
def test_one_achievement_must_be_replaced(move: str) -> None:
    s = TABLE.position(players=[{"hand": ["plan", "plan2"]}], achievements=IN_PLAY)
    TABLE.play(s, "activate plan")
    assert TABLE.refuse(s, move) == "FRONT-076"


@pytest.mark.clause("FRONT-076")
def test_planning_takes_5_medals_from_an_opponent() -> None:
    players = [{"hand": ["plan"], "depot": ["small"]}, {"depot": ["big", "big2"]}]
    s = TABLE.position(players=players, achievements=["heavy-tanks"])
    assert s.scores() == [0, 5]
    TABLE.play(s, "activate plan", "plan heavy-tanks", "reveal light-tanks")
    assert s.scores() == [5, 0]


@pytest.mark.clause("FRONT-095")
def test_only_achievements_in_play_at_the_end_are_awarded() -> None:
    s = TABLE.position(
        active="P2",
        ended_by="P2",
        players=[{"depot": ["big", "big2"]}, {"hand": ["plan"], "depot": ["small"]}],
        achievements=["heavy-tanks", "light-tanks"],
    )
    assert s.scores() == [5, 5]
    TABLE.play(s, "activate plan", "plan heavy-tanks", "reveal massed-attack", "end")
    TABLE.chance(s)
    assert s.to_move() == OVER
    assert s.scores() == [0, 5]
