"""Hidden information and chance: the deck, drawn and rejected cards, the piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sztab.core.action import CHANCE, OVER, SPECTATOR
from sztab.core.rng import Rng
from sztab.games.battlegrounds.game import GAME
from tests.games.battlegrounds.holdings import area
from tests.games.battlegrounds.solo import scene, solo
from tests.games.battlegrounds.table import EXTRA_TANK, TANKS, Table

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState

DRAWER, OTHER = 0, 1
EVERYBODY = pytest.mark.parametrize("seat", [DRAWER, OTHER, SPECTATOR])
OTHERS = pytest.mark.parametrize("seat", [OTHER, SPECTATOR])


def with_extra_tank(table: Table, **data: object) -> BattlegroundsState:
    """Return a position of Battle in which P1 may use Extra tank."""
    areas = {"P1": area(ready=[EXTRA_TANK]), "P2": area(ready=["factory*"])}
    return table.position({"D7": "dam"}, tanks=table.parked(), areas=areas, **data)


def drawn(table: Table) -> BattlegroundsState:
    """Return the position in which P1 has drawn two cards and not chosen one yet."""
    s = with_extra_tank(table)
    table.play(s, "extra-tank", "draw is-2", "draw hetzer")
    return s


def kept(table: Table) -> BattlegroundsState:
    """Return the position in which P1 has kept IS-2 and rejected Hetzer."""
    s = drawn(table)
    table.play(s, "keep is-2")
    return s


@pytest.mark.clause("BG-243")
@EVERYBODY
def test_everything_on_the_table_is_open(seat: int) -> None:
    table = Table(2)
    s = table.position(
        {"C2": "dud", "D5": "bunker*"},
        tanks=table.parked(green="C3 kv-1"),
        reserve={"P1": ["is-2"], "P2": ["t-34"]},
        damaged=["t-34"],
        upgrades={"kv-1": ["church*"]},
        won={"P1": ["red 3"]},
        stacks={"red": [2, 1]},
        areas={"P1": area(["dam"], ["bridge*"], ["castle"]), "P2": area(["oasis"])},
    )
    seen, whole = table.view(s, seat), table.dump(s)
    for field in (
        "start",
        "turn",
        "round",
        "quiet",
        "board",
        "pawns",
        "homes",
        "duds",
        "drives",
        "reserve",
        "damaged",
        "broken",
        "upgrades",
        "lost",
        "stacks",
        "won",
        "areas",
    ):
        assert seen[field] == whole[field], field


@pytest.mark.clause("BG-243")
@EVERYBODY
def test_nobody_knows_the_order_of_the_deck_and_all_know_its_size(seat: int) -> None:
    table = Table(4)
    deck = ["kv-1", "t-34", "is-2", "bt-7"]
    rest = [card for card in TANKS if card not in deck]
    tanks = {
        colour: f"{corner} {card}"
        for (colour, corner), card in zip(table.parked().items(), rest, strict=False)
    }
    s = table.position({"D7": "dam"}, tanks=tanks, deck=deck, lost=rest[4:])
    turned = table.position({"D7": "dam"}, tanks=tanks, deck=deck[::-1], lost=rest[4:])
    assert table.view(s, seat) == table.view(turned, seat)
    assert table.view(s, seat)["sizes"]["deck"] == 4


@pytest.mark.clause("BG-243")
def test_any_card_of_the_deck_may_be_drawn_next() -> None:
    table = Table(2)
    s = with_extra_tank(table)
    deck = table.dump(s)["deck"]
    table.play(s, "extra-tank")
    assert table.odds(s) == pytest.approx({f"draw {card}": 1 / len(deck) for card in deck})


@pytest.mark.clause("BG-243")
@pytest.mark.parametrize("variant", ["battle", "solo"])
def test_while_only_the_deck_is_hidden_a_guess_is_the_position(variant: str) -> None:
    """The deck has no order until it is drawn from."""
    table = Table(2) if variant == "battle" else solo()
    s = table.position({"D7": "dam"}, tanks=table.parked())
    for seat in (DRAWER, SPECTATOR):
        assert table.dump(s.view(seat).determinise(Rng(3))) == table.dump(s)


@pytest.mark.clause("BG-243")
def test_the_player_who_draws_sees_the_cards() -> None:
    table = Table(2)
    seen = table.view(drawn(table), DRAWER)
    assert sorted(seen["drawn"]) == ["hetzer", "is-2"]
    assert not {"hetzer", "is-2"} & set(seen["deck"]) | {"hetzer", "is-2"} & set(seen["unseen"])
    assert seen["sizes"]["drawn"] == 2


@pytest.mark.clause("BG-243")
def test_the_player_sees_the_first_card_before_the_second_is_drawn() -> None:
    table = Table(2)
    s = with_extra_tank(table)
    table.play(s, "extra-tank", "draw is-2")
    assert table.view(s, DRAWER)["drawn"] == ["is-2"]
    assert table.view(s, OTHER)["drawn"] == []
    assert table.view(s, OTHER)["sizes"]["drawn"] == 1


@pytest.mark.clause("BG-243")
@OTHERS
def test_others_see_how_many_cards_were_drawn_but_not_which(seat: int) -> None:
    table = Table(2)
    s, other = drawn(table), with_extra_tank(table)
    table.play(other, "extra-tank", "draw t-34", "draw sherman")
    seen = table.view(s, seat)
    assert seen["drawn"] == seen["deck"] == []
    assert seen == table.view(other, seat)
    whole = table.dump(s)
    assert sorted(seen["unseen"]) == sorted([*whole["deck"], "is-2", "hetzer"])
    assert seen["sizes"]["drawn"] == 2
    assert seen["sizes"]["deck"] == len(whole["deck"])


@pytest.mark.clause("BG-243")
@OTHERS
def test_others_are_told_of_a_draw_but_not_of_the_card(seat: int) -> None:
    table = Table(2)
    drawn(table)
    assert [line for line in table.told(DRAWER) if "draws" in line] == [
        "P1 draws is-2.",
        "P1 draws hetzer.",
    ]
    told = [line for line in table.told(seat) if "draws" in line]
    assert len(told) == 2
    assert not any(card in line for line in told for card in TANKS)


@pytest.mark.clause("BG-243")
@EVERYBODY
def test_the_card_that_is_kept_is_laid_open(seat: int) -> None:
    table = Table(2)
    s = kept(table)
    assert table.view(s, seat)["reserve"]["P1"] == ["is-2"]
    assert "P1 keeps is-2." in table.told(seat)
    assert table.view(s, seat)["sizes"]["drawn"] == 0


@pytest.mark.clause("BG-243")
def test_who_rejected_a_card_knows_it() -> None:
    table = Table(2)
    seen = table.view(kept(table), DRAWER)
    assert seen["rejected"]["P1"] == ["hetzer"]
    assert "hetzer" not in seen["unseen"]
    assert "hetzer" not in seen["deck"]


@pytest.mark.clause("BG-243")
@OTHERS
def test_the_rejected_card_is_not_shown(seat: int) -> None:
    table = Table(2)
    s, other = kept(table), with_extra_tank(table)
    table.play(other, "extra-tank", "draw is-2", "draw sherman", "keep is-2")
    seen = table.view(s, seat)
    assert not seen["rejected"].get("P1")
    assert seen["sizes"]["rejected"]["P1"] == 1
    assert seen == table.view(other, seat)
    assert "hetzer" in seen["unseen"]
    assert not any("hetzer" in line for line in table.told(seat))


@pytest.mark.clause("BG-243")
def test_two_players_know_the_card_that_each_rejected() -> None:
    table = Table(2)
    s = with_extra_tank(table, rejected={"P1": ["hetzer"], "P2": ["sherman"]}, lost=["t-34"])
    assert [table.view(s, seat)["rejected"].get("P1", []) for seat in (0, 1, -1)] == [
        ["hetzer"],
        [],
        [],
    ]
    assert [table.view(s, seat)["rejected"].get("P2", []) for seat in (0, 1, -1)] == [
        [],
        ["sherman"],
        [],
    ]
    assert table.view(s, SPECTATOR)["sizes"]["rejected"] == {"P1": 1, "P2": 1}
    assert table.view(s, SPECTATOR)["lost"] == ["t-34"]


@pytest.mark.clause("BG-243")
def test_a_card_is_rejected_by_who_drew_it() -> None:
    table = Table(2)
    s = with_extra_tank(table, turn="P2")
    table.play(s, "extra-tank", "draw is-2", "draw hetzer", "keep is-2")
    assert table.dump(s)["rejected"] == {"P1": [], "P2": ["hetzer"]}
    assert table.reserve(s, "P2") == ["is-2"]
    assert [table.view(s, seat)["rejected"]["P2"] for seat in (0, 1)] == [[], ["hetzer"]]


@pytest.mark.clause("BG-243")
def test_a_guess_of_another_player_deals_what_is_hidden_anew() -> None:
    table = Table(2)
    s = kept(table)
    guesses = [table.dump(s.view(OTHER).determinise(Rng(seed))) for seed in range(40)]
    rejected = {guess["rejected"]["P1"][0] for guess in guesses}
    hidden = {*table.dump(s)["deck"], "hetzer"}
    assert rejected == hidden
    assert {len(guess["deck"]) for guess in guesses} == {len(hidden) - 1}
    assert all(guess["reserve"] == table.dump(s)["reserve"] for guess in guesses)


@pytest.mark.clause("BG-243")
def test_a_guess_of_another_player_deals_the_drawn_cards_anew() -> None:
    table = Table(2)
    s = drawn(table)
    guesses = [table.dump(s.view(OTHER).determinise(Rng(seed))) for seed in range(30)]
    assert {len(guess["drawn"]) for guess in guesses} == {2}
    assert len({tuple(sorted(guess["drawn"])) for guess in guesses}) > 10


@pytest.mark.clause("BG-243")
def test_a_guess_of_the_drawer_keeps_what_he_knows() -> None:
    table = Table(2)
    for s in (drawn(table), kept(table)):
        for seed in range(10):
            assert table.dump(s.view(DRAWER).determinise(Rng(seed))) == table.dump(s)


@pytest.mark.clause("BG-243")
@EVERYBODY
def test_a_guess_looks_the_same_to_who_made_it(seat: int) -> None:
    table = Table(2)
    for s in (with_extra_tank(table), drawn(table), kept(table)):
        view = s.view(seat)
        for seed in range(10):
            assert table.view(view.determinise(Rng(seed)), seat) == GAME.codec.dump_view(view)


@pytest.mark.clause("BG-243")
def test_a_guess_depends_on_nothing_that_the_seat_cannot_see() -> None:
    table = Table(2)
    s, other = kept(table), with_extra_tank(table)
    table.play(other, "extra-tank", "draw is-2", "draw sherman", "keep is-2")
    for seed in range(5):
        one = table.dump(s.view(OTHER).determinise(Rng(seed)))
        assert one == table.dump(other.view(OTHER).determinise(Rng(seed)))


@pytest.mark.clause("BG-243")
def test_a_team_mate_sees_no_drawn_card() -> None:
    """Cards are drawn by one member and seen by that player only."""
    table = Table(4, "team")
    areas = {"A": area(ready=[EXTRA_TANK])}
    s = table.position({"D7": "dam"}, tanks=table.parked(), areas=areas)
    table.play(s, "extra-tank", "draw is-2", "draw hetzer")
    assert sorted(table.view(s, 0)["drawn"]) == ["hetzer", "is-2"]
    assert table.view(s, 2)["drawn"] == []
    assert not any("is-2" in line for line in table.told(2))


@pytest.mark.clause("BG-243")
def test_in_solo_a_spectator_does_not_see_what_the_player_rejects() -> None:
    table = solo()
    s = scene(table, areas={"P1": area(ready=[EXTRA_TANK])})
    table.play(s, "extra-tank", "draw is-2", "draw hetzer")
    assert sorted(table.view(s, DRAWER)["drawn"]) == ["hetzer", "is-2"]
    assert table.view(s, SPECTATOR)["drawn"] == []
    table.play(s, "keep is-2")
    assert table.view(s, DRAWER)["rejected"]["P1"] == ["hetzer"]
    assert not table.view(s, SPECTATOR)["rejected"].get("P1")
    assert not any("hetzer" in line for line in table.told(SPECTATOR))


@pytest.mark.clause("BG-243")
@pytest.mark.parametrize("seat", [DRAWER, OTHER, SPECTATOR])
def test_views_offer_choices_to_the_player_on_turn_only(seat: int) -> None:
    table = Table(2)
    s = drawn(table)
    actions = s.view(seat).legal_actions()
    assert actions == (s.legal_actions() if seat == DRAWER else [])
    assert s.view(seat).to_move() == DRAWER


@pytest.mark.clause("BG-245")
@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_the_letters_and_digits_that_are_left_are_known(seat: int) -> None:
    table = solo()
    s = scene(table)
    table.play(s, "move C3-C4", "strike B7")
    seen = table.view(s, seat)["artillery"]
    assert seen == table.dump(s)["artillery"]
    assert seen["letters"] == list("ACDEFGH")
    assert "The artillery strikes B7." in table.told(seat)


@pytest.mark.clause("BG-245")
def test_the_order_of_the_piles_is_hidden_and_does_not_exist_before_a_strike() -> None:
    table = solo()
    s = scene(table, artillery={"letters": ["A", "B", "G"], "digits": ["1", "5", "6"]})
    table.play(s, "move C3-C4")
    guess = s.view(0).determinise(Rng(1))
    wanted = [f"strike {letter}{digit}" for letter in "ABG" for digit in "156"]
    assert table.odds(guess) == pytest.approx(dict.fromkeys(wanted, 1 / 9))
    turned = scene(table, artillery={"letters": ["G", "B", "A"], "digits": ["6", "5", "1"]})
    table.play(turned, "move C3-C4")
    assert table.view(s, 0) == table.view(turned, 0)


CHANCES = {
    "battle": {"first", "token", "swap", "deal", "draw"},
    "team": {"first", "token", "swap", "deal", "draw"},
    "family": {"first", "turn", "swap"},
    "solo": {"token", "swap", "deal", "draw", "strike"},
}
SEATS = {"battle": 3, "team": 4, "family": 3, "solo": 1}


@pytest.mark.clause("BG-246")
@pytest.mark.parametrize("variant", list(CHANCES))
def test_chance_decides_nothing_but_what_the_rules_name(variant: str) -> None:
    table = Table(SEATS[variant], variant)
    verbs: set[str] = set()
    for seed in range(3):
        s, rng = table.new(), Rng(seed)
        while s.to_move() != OVER:
            action = s.sample(rng)
            if s.to_move() == CHANCE:
                verbs.add(table.notation.format(action).split()[0])
            s.apply(action)
    assert verbs <= CHANCES[variant]
    assert CHANCES[variant] - {"swap", "draw"} <= verbs


@pytest.mark.clause("BG-246")
@pytest.mark.parametrize("variant", list(CHANCES))
def test_with_one_seed_a_game_is_reproducible(variant: str) -> None:
    table = Table(SEATS[variant], variant)
    games = []
    for seed in (7, 7, 8):
        for s in table.random_game(seed):
            last = s
        games.append(table.dump(last))
    assert games[0] == games[1]
    assert games[0] != games[2]
