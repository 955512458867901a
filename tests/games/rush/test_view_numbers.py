"""The numbers in a view: those of the parties for Achievements, and of a fight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from sztab.core.action import SPECTATOR
from sztab.games.rush.game import GAME
from tests.games.rush.table import Table, vehicle

if TYPE_CHECKING:
    from sztab.games.rush.table import RushTable

VEHICLES = {
    "heavy": "ussr heavy f2 c4",
    "crate": "usa r2",
    "box": "usa r2",
    "goods": "germany r1 goods=germany",
    "siege": "ussr a1 siege",
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


def for_all(s: RushTable, field: str) -> object:
    """Return a field of the view, which is the same for everybody."""
    found: list[object] = [GAME.codec.dump_view(s.view(seat))[field] for seat in SEATS]
    assert found == [found[0]] * len(SEATS)
    return found[0]


@pytest.mark.clause("RUSH-238")
@pytest.mark.clause("FRONT-090")
def test_standings_tell_the_best_number_of_the_others() -> None:
    table = Table(vehicles=VEHICLES, players=3)
    players = [{"razed": 2}, {"razed": 1}, {"hand": ["light"]}]
    s = table.position(players=players, achievements=["destroyed-bases", "light-tanks"])
    razed, tanks = GAME.codec.dump_view(s.view(0))["standings"]
    assert (razed["top"], razed["rivals"]) == (2, [1, 2, 2])
    assert (tanks["top"], tanks["rivals"]) == (1, [1, 1, 0])


@pytest.mark.clause("RUSH-231")
@pytest.mark.clause("RUSH-255")
@pytest.mark.clause("RUSH-256")
@pytest.mark.parametrize("seat", SEATS)
def test_squads_are_told_with_their_medals(seat: int) -> None:
    table = Table(vehicles=VEHICLES)
    hand = ["light", "medal-usa-2", "medal-usa-1"]
    mine = {"hand": hand, "garage": ["base"], "bases": [{"guard": "wall"}, "open", "open"]}
    s = table.position(players=[mine, {"garage": ["medal-ussr-1"]}])
    one, other = GAME.codec.dump_view(s.view(seat))["players"]
    assert sorted(one["squad"]) == ["base", "light", "medal-usa-1", "medal-usa-2"]
    assert (one["medals"], one["points"]) == ({"usa": 3}, 6)
    assert (other["medals"], other["points"]) == ({"ussr": 1}, 1)


@pytest.mark.clause("RUSH-233")
def test_squads_have_defenders_where_the_rules_count_them() -> None:
    table = Table(vehicles=VEHICLES, settings={"opt.squadDefenders": "included"})
    s = table.position(players=[{"bases": [{"guard": "wall"}, "open", "open"]}, {}])
    assert GAME.codec.dump_view(s.view(1))["players"][0]["squad"] == ["wall"]


@pytest.mark.clause("RUSH-213")
@pytest.mark.clause("RUSH-221")
def test_the_reserve_card_that_leaves_next_is_the_furthest() -> None:
    table = Table(vehicles=VEHICLES)
    s = table.position(reserve=["light", "other", "wall"])
    assert for_all(s, "leaves_next") == "wall"
    assert for_all(table.position(reserve=[]), "leaves_next") == ""


@pytest.mark.clause("FRONT-023")
def test_the_deck_of_achievements_is_counted() -> None:
    front = Table(vehicles=VEHICLES, preset="second-front")
    shown, ruins = ["light-tanks", "heavy-tanks"], ["destroyed-bases"]
    s = front.position(achievements=shown, ruins=ruins)
    assert for_all(s, "achievement_deck") == len(s.rules.achievements) - 3
    base = Table(vehicles=VEHICLES).position(achievements=shown)
    assert for_all(base, "achievement_deck") == 0


@pytest.mark.clause("RUSH-158")
def test_a_purchase_is_told_with_what_is_paid() -> None:
    table = Table(vehicles=VEHICLES)
    s = table.position(players=[{"hand": ["crate", "box", "goods"]}, {}], reserve=["heavy"])
    assert for_all(s, "purchase") == {}
    table.play(s, "buy heavy")
    assert for_all(s, "purchase") == {"card": "heavy", "cost": 4, "paid": 0}
    table.play(s, "pay crate")
    assert for_all(s, "purchase") == {"card": "heavy", "cost": 4, "paid": 2}


@pytest.mark.clause("RUSH-076")
def test_a_refused_purchase_tells_what_is_missing() -> None:
    table = Table(vehicles=VEHICLES)
    s = table.position(players=[{"hand": ["crate"]}, {}], reserve=["heavy"])
    reason = s.why_not(table.notation.parse("buy heavy"))
    assert reason is not None
    assert (reason.values["cost"], reason.values["most"], reason.values["short"]) == (4, 2, 2)


@pytest.mark.clause("RUSH-046")
def test_the_phase_is_told() -> None:
    table = Table(vehicles=VEHICLES, preset="second-front")
    stack = ["turn play-cards", "offer-refill"]
    assert for_all(table.position(stack=stack), "phase") == 1
    s = table.position(players=[{"hand": ["crate", "box"]}, {}], reserve=["heavy"])
    assert for_all(s, "phase") == 2
    table.play(s, "buy heavy")
    assert for_all(s, "phase") == 2


@pytest.mark.clause("RUSH-129")
def test_medals_for_siege_are_paid_in_phase_three() -> None:
    stack = ["turn rotate-reserve", "pay-pending", "choose-doubles ussr 2"]
    assert for_all(Table(vehicles=VEHICLES).position(stack=stack), "phase") == 3


def hits(s: RushTable) -> dict[str, tuple[str, str]]:
    """Return the forecast of the view, which is the same for everybody."""
    found: Any = for_all(s, "forecast")
    return {target: (one["effect"], one["clause"]) for target, one in found.items()}


@pytest.mark.clause("RUSH-186")
@pytest.mark.clause("RUSH-187")
@pytest.mark.clause("RUSH-188")
@pytest.mark.clause("RUSH-191")
@pytest.mark.clause("RUSH-192")
@pytest.mark.clause("RUSH-193")
@pytest.mark.parametrize(
    ("attacker", "guarded", "hurt", "base", "hurt_base"),
    [
        ("light", "RUSH-187", "RUSH-188", "RUSH-191", "RUSH-192"),
        ("heavy", "RUSH-186", "RUSH-188", "RUSH-193", "RUSH-192"),
    ],
)
def test_hits_are_foretold(
    attacker: str, guarded: str, hurt: str, base: str, hurt_base: str
) -> None:
    table = Table(vehicles=VEHICLES, players=3)
    bases = [{"guard": "wall"}, "open", "open"]
    others = [{"guard": "help", "guard_damaged": True}, {"damaged": True}, "open"]
    s = table.position(players=[{"hand": [attacker]}, {"bases": bases}, {"bases": others}])
    assert hits(s) == {}
    table.play(s, f"attack {attacker}", "charge")
    told = hits(s)
    assert [told[target][1] for target in ("P2.guard1", "P3.guard1")] == [guarded, hurt]
    assert [told[target][1] for target in ("P2.base2", "P3.base2")] == [base, hurt_base]
    assert told["P2.base3"] == told["P2.base2"]  # equivalent, so only one of them is listed
    weak = {"RUSH-187", "RUSH-191"}
    assert all((effect == "damages") == (clause in weak) for effect, clause in told.values())
    for target, (effect, _) in told.items():
        before, after = s.view(0).table.players, s.clone()
        table.play(after, f"hit {target}")
        gone = (after.players[0].razed, after.players[0].kills) != (
            before[0].razed,
            before[0].kills,
        )
        assert gone == (effect == "destroys"), target


@pytest.mark.clause("ALT-024")
def test_only_bases_are_foretold_where_a_hit_begins_a_fight() -> None:
    table = Table(vehicles=VEHICLES, settings={"combat": "interactive"})
    bases = [{"guard": "wall"}, "open", {"damaged": True}]
    s = table.position(players=[{"hand": ["ger"]}, {"bases": bases}])
    table.play(s, "attack ger")
    assert hits(s) == {
        "P2.base2": ("damages", "RUSH-191"),
        "P2.base3": ("destroys", "RUSH-192"),
    }


@pytest.mark.clause("RUSH-116")
@pytest.mark.clause("RUSH-117")
@pytest.mark.clause("RUSH-118")
@pytest.mark.parametrize(
    ("rule", "light"), [("damage", ("damages", "RUSH-116")), ("destroy", ("destroys", "RUSH-118"))]
)
def test_siege_is_foretold(rule: str, light: tuple[str, str]) -> None:
    table = Table(vehicles=VEHICLES, settings={"opt.siegeArmour1": rule})
    bases = [{"guard": "help"}, {"guard": "wall", "guard_damaged": True}, "open"]
    s = table.position(players=[{"hand": ["siege"]}, {"bases": bases}])
    table.play(s, "activate siege")
    assert hits(s) == {
        "P2.base1": ("damages", "RUSH-116"),
        "P2.guard1": light,
        "P2.base2": ("damages", "RUSH-116"),
        "P2.guard2": ("destroys", "RUSH-117"),
        "P2.base3": ("damages", "RUSH-116"),
    }
