"""The numbers in a view: those of the parties for Achievements, and of a fight."""

from __future__ import annotations

from typing import Any

import pytest

from sztab.core.action import SPECTATOR
from sztab.games.rush.game import GAME
from tests.games.rush.table import Table, vehicle

VEHICLES = {
    "light": "ussr light f1 a1",
    "other": "usa light f1 a1",
    "wall": "germany a2",
    "help": "germany f1 a1",
    "ger": "germany f1 a1",
    "mate": "germany f1 a1",
}
SEATS = [SPECTATOR, 0, 1]


def standings(view: dict[str, Any]) -> dict[str, tuple[list[int | None], list[int]]]:
    return {one["achievement"]: (one["values"], one["best"]) for one in view["standings"]}


@pytest.mark.clause("RUSH-238")
@pytest.mark.clause("RUSH-239")
@pytest.mark.parametrize("seat", SEATS)
def test_standings_tell_who_leads_and_where_several_do(seat: int) -> None:
    table = Table(vehicles=VEHICLES)
    players = [{"hand": ["light"], "garage": ["other"], "razed": 1}, {"depot": ["base"]}]
    shown = ["light-tanks", "destroyed-bases", "heavy-tanks"]
    s = table.position(players=players, achievements=shown)
    assert standings(GAME.codec.dump_view(s.view(seat))) == {
        "light-tanks": ([2, 0], [0]),
        "destroyed-bases": ([1, 0], [0]),
        "heavy-tanks": ([0, 0], [0, 1]),
    }


@pytest.mark.clause("ALT-100")
def test_allies_stand_together() -> None:
    table = Table(vehicles=VEHICLES, players=4, preset="alternative-teams")
    players = [{"hand": ["light"]}, {}, {"garage": ["other"]}, {}]
    s = table.position(players=players, achievements=["light-tanks"])
    values, best = standings(GAME.codec.dump_view(s.view(0)))["light-tanks"]
    assert (sorted(filter(None, values)), len(values), len(best)) == ([2], 2, 1)


@pytest.mark.clause("FRONT-094")
@pytest.mark.parametrize("zone", ["hand", "garage", "depot"])
def test_what_counts_in_a_hidden_zone_is_not_told(zone: str) -> None:
    row = {"id": "mine", "name": "Mine", "measure": "count", "where": {"zone": zone}}
    file = {
        "vehicles": [vehicle(name, words) for name, words in VEHICLES.items()],
        "achievements": [row],
    }
    rules = GAME.rules(2, content=file)
    cards = {"hand": ["engineers"], "garage": ["engineers"], "depot": ["volunteers", "engineers"]}
    s = GAME.codec.load(rules, {"players": [cards, cards], "achievements": ["mine"]})
    number = len(cards[zone])
    values, best = standings(GAME.codec.dump_view(s.view(0)))["mine"]
    assert values == [number, None]
    assert best == []


@pytest.mark.clause("ALT-026")
@pytest.mark.parametrize("seat", SEATS)
def test_a_fight_is_told_with_both_numbers(seat: int) -> None:
    table = Table(vehicles=VEHICLES, settings={"combat": "interactive"})
    bases = [{"guard": "wall"}, "open", "open"]
    s = table.position(players=[{"hand": ["ger", "mate"]}, {"hand": ["help"], "bases": bases}])
    assert GAME.codec.dump_view(s.view(seat))["fight"] == {}
    table.play(s, "attack ger", "hit P2.guard1")
    assert GAME.codec.dump_view(s.view(seat))["fight"] == {"attack": 1, "defence": 2}
    table.play(s, "support help")
    assert GAME.codec.dump_view(s.view(seat))["fight"] == {"attack": 1, "defence": 3}
