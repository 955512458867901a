"""Components as plain data are complete under all rules."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.laws.adapters import adapter_for
from tests.laws.cases import sampled

if TYPE_CHECKING:
    from tests.laws.cases import Case


@pytest.mark.parametrize("case", sampled("components"), ids=str)
def test_components_are_plain_data_with_a_title_for_every_card(case: Case) -> None:
    for players in case.players:
        rules = case.rules(players)
        shown = case.game.components.in_play(rules)
        assert json.loads(json.dumps(shown)) == shown
        assert shown["cards"]
        assert all(card["title"] for card in shown["cards"].values())
        shown["cards"].clear()  # the caller may keep and change them
        assert case.game.components.in_play(rules)["cards"]


@pytest.mark.parametrize("case", sampled("copies"), ids=str)
def test_a_card_is_shown_with_the_copies_on_the_table(case: Case) -> None:
    adapter = adapter_for(case.game.name)
    for players in case.players:
        rules = case.rules(players)
        box = adapter.inventory(case.game.codec.dump(case.game.new(rules)))
        shown = case.game.components.in_play(rules)["cards"]
        for name, card in shown.items():
            if box[name]:
                assert card.get("copies", 1) == box[name]
