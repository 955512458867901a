"""Every card is played on every possible front, and does what its sentences say."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.warsaw.oracle import SCENES, TABLE, Scene
from tests.games.warsaw.phrases import COMMANDERS, ORDERS, UNITS
from tests.games.warsaw.table import FRONTS, army, front


def named_fronts(sentence: str) -> list[str]:
    """Return the fronts that a Unit card names, as it names them."""
    where = sentence.partition("LF ")[2].partition(" if ")[0].removeprefix("of ")
    if where == "any front":
        return list(FRONTS)
    return where.lower().replace(" and ", " or ").split(" or ")


def finish(scene: Scene) -> None:
    """Everything was carried out: the enemy is on turn, unless the card gives an extra action."""
    scene.check()
    assert scene.card not in TABLE.hand(scene.s, 0)
    assert TABLE.mover(scene.s) == ("P1" if scene.extra else "P2")
    assert ("decline" in scene.legal()) is scene.extra


def test_the_sentences_are_those_of_all_cards() -> None:
    named = Counter([*UNITS, *COMMANDERS, *ORDERS])
    assert named == Counter(TABLE.cards.names)
    assert len(named) == 106


@pytest.mark.clause("WAR-122", "WAR-123", "WAR-124", "WAR-125")
@pytest.mark.parametrize("card", UNITS)
def test_a_unit_card_adds_what_it_says(card: str) -> None:
    sentences = UNITS[card]
    fronts = named_fronts(sentences[0])
    chosen = " or " in sentences[0] or "any front" in sentences[0]
    for name in SCENES:
        for here in fronts:
            scene = Scene(card, here, name)
            scene.play(f"play {card}")
            if chosen:
                assert scene.legal() == [f"front {at}" for at in fronts]
                scene.play(f"front {here}")
            for sentence in sentences:
                if scene.holds(sentence):
                    scene.carry_out(sentence)
            finish(scene)
            assert TABLE.discard(scene.s, scene.own) == [card]


@pytest.mark.clause("WAR-127", "WAR-128", "WAR-129", "WAR-130", "WAR-131", "WAR-133")
@pytest.mark.parametrize("card", COMMANDERS)
def test_a_commander_offers_the_effects_whose_conditions_are_met(card: str) -> None:
    limit, sentences = COMMANDERS[card]
    for name in SCENES:
        for here in FRONTS:
            scene = Scene(card, here, name, limit)
            open_effects = [n for n, text in enumerate(sentences, 1) if scene.holds(text)]
            scene.play(f"play {card}", f"front {here}")
            may = sentences[0].startswith("may")
            offered = [f"effect {n}" for n in open_effects] + ["decline"] * may
            if len(offered) > 1:
                assert scene.legal() == offered
                continue
            for number in open_effects:
                scene.carry_out(sentences[number - 1])
            finish(scene)
            half = TABLE.front(scene.s, scene.own, here)
            assert (half["commander"], half["used"]) == (card, bool(open_effects))


EFFECTS = [
    (card, number) for card in COMMANDERS for number in range(1, len(COMMANDERS[card][1]) + 1)
]


@pytest.mark.clause("WAR-094", "WAR-128", "WAR-129", "WAR-134")
@pytest.mark.parametrize(("card", "number"), EFFECTS)
def test_an_effect_of_a_commander_can_be_chosen_and_does_what_it_says(
    card: str, number: int
) -> None:
    limit, sentences = COMMANDERS[card]
    sentence = sentences[number - 1]
    carried_out = 0
    for name in SCENES:
        for here in FRONTS:
            scene = Scene(card, here, name, limit)
            if not scene.holds(sentence):
                continue
            scene.play(f"play {card}", f"front {here}")
            if f"effect {number}" in scene.legal():
                scene.play(f"effect {number}")
            scene.carry_out(sentence)
            finish(scene)
            assert TABLE.front(scene.s, scene.own, here)["used"]
            if "strength" not in sentence:
                assert TABLE.front(scene.s, scene.own, here)["strength"] == 0
            carried_out += 1
    assert carried_out > 0


@pytest.mark.clause("WAR-094")
@pytest.mark.parametrize("card", COMMANDERS)
def test_a_commander_has_the_limit_of_its_card(card: str) -> None:
    own = card.partition("-")[0]
    limit = COMMANDERS[card][0]
    half = front(0, 0, card)
    sides = [army(n=half), army()] if own == "wp" else [army(), army(n=half)]
    s = TABLE.position(*sides, stack=[f"supply-actions {own} 9"])
    TABLE.play(s, *["add n"] * limit)
    assert TABLE.refuse(s, "add n") == "WAR-083"


@pytest.mark.clause("WAR-140", "WAR-142", "WAR-144", "WAR-145")
@pytest.mark.parametrize("card", ORDERS)
def test_an_order_does_at_once_what_has_no_time(card: str) -> None:
    for name in SCENES:
        for here in FRONTS:
            scene = Scene(card, here, name)
            scene.play(f"play {card}", f"front {here}")
            for sentence in ORDERS[card]:
                if not sentence.startswith("in battle") and scene.holds(sentence):
                    scene.carry_out(sentence)
            finish(scene)
            half = TABLE.front(scene.s, scene.own, here)
            assert (half["orders"], half["strength"], half["order_strength"]) == ([card], 0, 0)


@pytest.mark.clause("WAR-143", "WAR-145", "WAR-180")
@pytest.mark.parametrize("card", ORDERS)
def test_an_order_does_the_rest_in_its_verification(card: str) -> None:
    for name in SCENES:
        for here in FRONTS:
            scene = Scene(card, here, name)
            units = scene.halves()
            units[scene.own][here]["orders"] = [card]
            scene.s = TABLE.position(
                army(**units["wp"]), army(**units["acz"]), stack=["verify-orders"]
            )
            battle = [text for text in ORDERS[card] if text.startswith("in battle")]
            for sentence in battle:
                if scene.holds(sentence):
                    scene.carry_out(sentence)
            scene.check()
            strong = any("strength" in text and scene.holds(text) for text in battle)
            assert (TABLE.front(scene.s, scene.own, here)["order_strength"] > 0) is strong
