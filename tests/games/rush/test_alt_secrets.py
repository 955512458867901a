"""Hidden hands, support, kept cards and the Achievement deck stay secret.

Each test plays two games side by side that differ only in hidden cards. For the other seats they
must look the same after every move: the table, its text, the events, the question, the refusals.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from sztab.core.action import CHANCE, SPECTATOR, IllegalAction
from sztab.games.rush.game import GAME
from tests.games import spoken
from tests.games.rush.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sztab.games.rush.table import RushTable

VEHICLES = {
    "a": "usa",
    "b": "usa",
    "c": "usa",
    "d": "ussr",
    "e": "ussr",
    "draw1": "reinforcements=1",
    "rec": "recruitment",
    "g1": "usa a1",
    "ger": "germany f1",
    "ger0": "germany",
    "wall": "ussr a2",
    "plan": "planning front",
    "x": "",
}
HIDDEN = {"hand.reveal": "one-by-one"}
KEEPING = {"recruit.keep": "on", "hand.cap": "5"}
FIGHTS = HIDDEN | {"combat": "interactive"}
TEAMS = FIGHTS | {"teams": "2v2"}
OPEN_AND_HIDDEN = pytest.mark.parametrize("reveal", ["all", "one-by-one"])
TRIES = (
    "end",
    "pass",
    "support a",
    "support ger0",
    "keep a",
    "keep b",
    "attack ger",
    "top a",
    "draw a",
    "draw b",
    "scrap b",
    "discard a",
    "hit P1.base1",
    "buy x",
)


class Game:
    """One of two games: a table and its position."""

    def __init__(
        self, settings: dict[str, str], players: list[dict[str, Any]], **data: object
    ) -> None:
        self.table = Table(players=len(players), vehicles=VEHICLES, settings=settings)
        self.s = self.table.position(players=players, deck=[], **data)

    def shown(self, seat: int) -> list[object]:
        """Return everything that a seat (-1: a spectator) receives."""
        view = self.s.view(seat)
        sheet = [(part.title, part.columns, part.rows) for part in spoken.sheet(GAME, view)]
        data = GAME.codec.dump_view(view)
        return [
            data,
            self.table.told(seat),
            sheet,
            spoken.question(GAME, view),
            view.legal_actions(),
        ]

    def refusals(self) -> list[str]:
        """Return the refusals that the seat to move would get."""
        answers = []
        for move in TRIES:
            try:
                self.s.clone().play(self.table.notation.parse(move))
                answers.append("allowed")
            except IllegalAction as error:
                answers.append(str(error))
        return answers


def look_alike(one: Game, two: Game, moves: Sequence[tuple[str, str]], others: list[int]) -> None:
    """Play both games; after each move the others see the same, and get the same refusals."""
    for first, second in [("", ""), *moves]:
        if first:
            one.table.play(one.s, first)
            two.table.play(two.s, second)
        for seat in others:
            assert one.shown(seat) == two.shown(seat), (first, second)
        mover = one.s.to_move()
        assert mover == two.s.to_move()
        if mover in others and mover >= 0:
            assert one.refusals() == two.refusals()


def same(*moves: str) -> list[tuple[str, str]]:
    """Return the same moves for both games."""
    return [(move, move) for move in moves]


def pair(
    settings: dict[str, str],
    one: list[str],
    two: list[str],
    *,
    seat: int = 0,
    players: Sequence[dict[str, Any]] = ({}, {}),
    **data: object,
) -> list[Game]:
    """Return two games in which a seat has one hand or the other, and the rest in the Garage."""
    pool = Counter(one) | Counter(two)
    games = []
    for hand in (one, two):
        rows = [dict(player) for player in players]
        left = list((pool - Counter(hand)).elements())
        rows[seat] |= {"hand": hand, "garage": [*left, *["engineers"] * 3]}
        games.append(Game(settings, rows, **data))
    return games


@pytest.mark.clause("ALT-019", "ALT-021")
def test_nothing_reveals_a_hidden_hand() -> None:
    one, two = pair(HIDDEN, ["a", "g1", "c"], ["b", "g1", "c"])
    moves = same("defend g1", "place base1", "end", "top c", *["draw engineers"] * 3)
    look_alike(one, two, moves, [1, SPECTATOR])
    assert one.table.view(one.s, 0) != two.table.view(two.s, 0)


@pytest.mark.clause("ALT-019")
def test_nothing_reveals_a_card_drawn_into_a_hidden_hand() -> None:
    players: list[dict[str, Any]] = [{"hand": ["draw1"], "garage": ["a", "b", "c"]}, {}]
    one, two = Game(HIDDEN, players), Game(HIDDEN, players)
    moves = [*same("activate draw1"), ("draw a", "draw b")]
    look_alike(one, two, moves, [1, SPECTATOR])


@pytest.mark.clause("ALT-021")
def test_equal_unplayed_cards_are_laid_down_like_different_ones() -> None:
    one, two = pair(HIDDEN, ["engineers", "engineers"], ["a", "engineers"])
    look_alike(one, two, same("end", "top engineers"), [1, SPECTATOR])


@pytest.mark.clause("ALT-064")
@OPEN_AND_HIDDEN
@pytest.mark.parametrize(("first", "second"), [("a", "b"), ("a", "d"), ("d", "b")])
def test_nothing_reveals_which_card_recruitment_keeps(reveal: str, first: str, second: str) -> None:
    hand = ["a", "b", "c", "d", "volunteers"]
    one, two = pair(KEEPING | {"hand.reveal": reveal}, hand, hand)
    moves = same("activate volunteers", "retain", "end")
    moves += [(f"keep {first}", f"keep {second}"), *same("top c", *["draw engineers"] * 3)]
    look_alike(one, two, moves, [1, SPECTATOR])
    assert one.table.hand(one.s, 0) != two.table.hand(two.s, 0)


@pytest.mark.clause("ALT-064", "ALT-068")
@OPEN_AND_HIDDEN
def test_nothing_reveals_which_of_several_cards_are_kept(reveal: str) -> None:
    hand = ["a", "b", "c", "d"]
    now = {"keeps": 2, "busy": True}
    one, two = pair(KEEPING | {"hand.reveal": reveal}, hand, hand, turn=now)
    moves = [("end", "end"), ("keep a", "keep b"), ("keep d", "keep d"), *same("top c")]
    look_alike(one, two, moves, [1, SPECTATOR])


@pytest.mark.clause("ALT-064", "ALT-069")
@OPEN_AND_HIDDEN
def test_the_next_decision_does_not_reveal_a_kept_card(reveal: str) -> None:
    hand = ["a", "b", "c"]
    now = {"keeps": 2, "busy": True}
    one, two = pair(KEEPING | {"hand.reveal": reveal}, hand, hand, turn=now)
    moves = [("end", "end"), ("keep a", "keep c"), *same("pass", "top b")]
    look_alike(one, two, moves, [1, SPECTATOR])


@pytest.mark.clause("ALT-064")
def test_equal_remaining_cards_do_not_reveal_a_kept_card() -> None:
    hand = ["a", "engineers", "engineers"]
    one, two = pair(KEEPING, hand, hand, turn={"keeps": 1, "busy": True})
    moves = [("end", "end"), ("keep a", "keep engineers"), *same("top engineers")]
    look_alike(one, two, moves, [1, SPECTATOR])


@pytest.mark.clause("ALT-012", "ALT-064")
@OPEN_AND_HIDDEN
def test_nothing_reveals_the_card_kept_after_a_turn_without_a_play(reveal: str) -> None:
    hand = ["a", "b", "c"]
    one, two = pair({"weakHand": "on", "hand.reveal": reveal}, hand, hand)
    moves = [("end", "end"), ("keep a", "keep b"), *same("top c", *["draw engineers"] * 3)]
    look_alike(one, two, moves, [1, SPECTATOR])


@pytest.mark.clause("ALT-064", "ALT-070")
def test_a_kept_card_stays_hidden_when_the_turn_of_the_next_player_begins() -> None:
    hand = ["a", "b", "c"]
    players: list[dict[str, Any]] = [{}, {"hand": ["ger"]}, {}]
    now = {"keeps": 1, "busy": True}
    one, two = pair(KEEPING, hand, hand, turn=now, players=players)
    moves = [("end", "end"), ("keep a", "keep b"), *same("top c", *["draw engineers"] * 3)]
    moves += same("attack ger", "charge", "hit P1.base1", "end")
    look_alike(one, two, moves, [1, 2, SPECTATOR])


def fights(one: list[str], two: list[str]) -> list[Game]:
    """Return two games in which P1 can attack P2, who has one hand or the other."""
    players: list[dict[str, Any]] = [
        {"hand": ["ger", "engineers"]},
        {"bases": ["wall", "open", "open"]},
        {"hand": ["x"]},
    ]
    return pair(FIGHTS, one, two, seat=1, players=players)


@pytest.mark.clause("ALT-019", "ALT-029")
def test_a_pass_does_not_tell_whether_there_was_support() -> None:
    one, two = fights(["d", "a"], ["b", "c"])
    moves = same("attack ger", "hit P2.guard1", "pass", "pass")
    look_alike(one, two, moves, [0, 2, SPECTATOR])
    assert one.table.bases(one.s, 1)[0] == {"guard": "wall"}


@pytest.mark.clause("ALT-019", "ALT-027")
def test_support_shows_the_card_played_and_no_other() -> None:
    one, two = fights(["d", "e"], ["d", "a"])
    moves = same("attack ger", "hit P2.guard1", "support d", "pass", "pass")
    look_alike(one, two, moves, [0, 2, SPECTATOR])
    assert "P2 supports with d" in one.table.told(SPECTATOR)


def team_games(one: list[str], two: list[str], seat: int) -> list[Game]:
    """Return two team games in which a seat has one hand or the other."""
    players: list[dict[str, Any]] = [{"hand": ["engineers"]} for _ in range(4)]
    players[0]["hand"] = ["ger", "engineers"]
    players[1]["bases"] = ["wall", "open", "open"]
    return pair(TEAMS, one, two, seat=seat, players=players)


@pytest.mark.clause("ALT-073")
@pytest.mark.parametrize(("seat", "ally"), [(2, 0), (3, 1)])
def test_an_ally_does_not_see_the_hand_of_an_ally(seat: int, ally: int) -> None:
    one, two = team_games(["a", "b"], ["c", "x"], seat)
    view = one.table.view(one.s, ally)["players"][seat]
    assert view["hand"] == []
    assert view["sizes"]["hand"] == 2
    assert one.shown(ally) == two.shown(ally)
    assert one.shown(seat) != two.shown(seat)


@pytest.mark.clause("ALT-073")
def test_the_active_player_shows_the_hand_to_no_ally() -> None:
    one, two = team_games(["a", "ger", "c"], ["b", "ger", "x"], 0)
    for seat in (1, 2, 3, SPECTATOR):
        assert one.shown(seat) == two.shown(seat)


@pytest.mark.clause("ALT-073", "ALT-081", "ALT-085")
@pytest.mark.parametrize("seat", [2, 3])
def test_support_bids_tell_nobody_what_an_ally_holds(seat: int) -> None:
    fitting = "ger0" if seat == 2 else "d"
    one, two = team_games([fitting, "a"], ["b", "c"], seat)
    others = [other for other in (0, 1, 2, 3, SPECTATOR) if other != seat]
    moves = same("attack ger", "hit P2.guard1", *["pass"] * 4)
    look_alike(one, two, moves, others)
    assert one.table.turn(one.s)["aim"] == ""


@pytest.mark.clause("ALT-073")
def test_a_team_sees_no_more_of_a_team_game_than_opponents_do() -> None:
    table = Table(4, printed=True, preset="alternative-teams")
    for number, s in enumerate(table.random_game(7)):
        if number % 25 or s.to_move() == CHANCE:
            continue
        for seat in range(4):
            for other in range(4):
                player = table.view(s, seat)["players"][other]
                held = s.players[other].hand
                assert player["sizes"]["hand"] == len(held)
                assert player["hand"] == (table.names(held) if seat == other else [])


ACHIEVEMENTS = {
    "achievements.deck": "on",
    "cards.newAbilities": "keep",
    "cards.extra20": "on",
    "rearGuard": "on",
}
IN_PLAY, RUINS = ["light-tanks", "heavy-tanks"], ["largest-squad"]


def planning(*hand: str) -> tuple[Table, RushTable]:
    """Return a table with an Achievement deck; P1 has this hand."""
    table = Table(vehicles=VEHICLES, settings=ACHIEVEMENTS)
    players = [{"hand": list(hand)}]
    return table, table.position(players=players, achievements=IN_PLAY, ruins=RUINS, deck=[])


@pytest.mark.clause("FRONT-023")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_of_the_achievement_deck_only_the_number_is_shown(seat: int) -> None:
    table, s = planning()
    view = table.view(s, seat)
    assert view["achievements"] == IN_PLAY
    assert view["ruins"] == RUINS
    hidden = set(table.rules.achievement_names) - {*IN_PLAY, *RUINS}
    assert len(hidden) == 9
    assert not any(name in str(view) for name in hidden)
    section = spoken.sheet(GAME, s.view(seat))[2]
    assert section.title == "Achievements (deck 9, ruins: Largest squad)"
    titles = {card.title for card in table.rules.achievements if card.name in hidden}
    assert not any(title in str(section.rows) for title in titles)


@pytest.mark.clause("FRONT-023")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_nobody_knows_which_achievement_comes_next(seat: int) -> None:
    table, s = planning("plan")
    table.play(s, "activate plan", "plan heavy-tanks")
    assert s.to_move() == CHANCE
    hidden = set(table.rules.achievement_names) - {*IN_PLAY, *RUINS}
    assert table.odds(s) == {f"reveal {name}": pytest.approx(1 / 9) for name in hidden}
    assert not any(name in str(table.view(s, seat)) for name in hidden)
    before = table.told(seat)
    table.play(s, "reveal massed-attack")
    assert table.told(seat) == [*before, "Achievement in play: Massed attack"]
