"""Choices, events, questions, points by source and endings, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sztab import words
from sztab.core.action import CHANCE
from sztab.core.event import EVERYBODY, Event
from sztab.core.rng import Rng
from sztab.games.battlegrounds.declared import EVENTS, VERBS
from sztab.games.battlegrounds.game import GAME
from tests.games import spoken
from tests.games.battlegrounds.table import COLOURS, Table

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState

TABLE = Table()
FAMILY = Table(2, "family")
SOLO = Table(1, "solo")


def explained(move: str, table: Table = TABLE) -> str:
    """Return the description of a move in a list of choices."""
    return words.explain(GAME, words.ENGLISH, table.rules, table.notation.parse(move))


CHOICES = {
    "first P2": "P2 begins",
    "token bridge*": "The next square gets Bridge (Extra turn)",
    "swap D5": "Change places with the token on D5",
    "deal kv-1": "Deal kv-1 (move straight 1, shot straight 2)",
    "draw tiger-i": "Draw tiger-i (move straight 1, shot diagonal 2)",
    "turn castle": "It shows Castle",
    "strike B4": "The artillery strikes B4",
    "take bt-7": "Take bt-7 (move diagonal 2, shot diagonal 1)",
    "activate green kv-1": ("kv-1 (move straight 1, shot straight 2) drives the green pawn"),
    "place yellow A1": "The yellow pawn starts on A1",
    "enter blue 7tp H8": ("The blue pawn enters on H8 with 7tp (move straight 2, shot straight 1)"),
    "wait": "Bring no tank in",
    "extra-tank": "Use Extra tank: draw two cards and keep one",
    "keep kv-1": "Keep kv-1 (move straight 1, shot straight 2)",
    "move A2-B2": "Drive A2–B2",
    "move A2-B2-C2": "Drive A2–B2–C2",
    "move A2-B2-B3-B4": "Drive A2–B2–B3–B4",
    "stay green": "The green tank stays where it is",
    "fire red": "The red tank shoots first and moves afterwards",
    "change green is-2": (
        "Change tank: the green pawn gets is-2 (move diagonal 1, shot straight 3)"
    ),
    "shoot D5 token": "Take the token on D5",
    "shoot D5 tank": "Hit the tank on D5",
    "shoot D5 dud": "Lay a dud on D5",
    "shoot D5 clear": "Clear the dud on D5",
    "shoot D5 artillery": "Destroy the artillery tank on D5",
    "hold": "Do not shoot",
    "fit direction kv-1": ("Lay Direction on kv-1. The tank may turn at each step of its move."),
    "pair church*": "Pair: Church, with bonus",
    "extra-turn": "Use Extra turn: one more main action",
    "end": "End the turn",
    "decline": "Lay no Armour",
    "go C3": "Go to C3",
    "reveal B4": "Turn up B4",
    "collect B4 D4": "Take the pair on B4 and D4",
}


@pytest.mark.parametrize("move", CHOICES)
def test_a_choice_is_told_in_plain_words(move: str) -> None:
    assert explained(move) == CHOICES[move]


def test_every_kind_of_choice_is_among_them() -> None:
    assert {move.split()[0] for move in CHOICES} == {verb.name for verb in VERBS}


def test_every_upgrade_says_what_it_does() -> None:
    for icon in ("direction", "further-shot", "further-move", "order-change", "armour"):
        assert explained(f"fit {icon} kv-1").partition(". ")[2]


@pytest.mark.clause("BG-206")
def test_icons_are_not_told_in_family() -> None:
    assert explained("turn castle*", FAMILY) == "It shows Castle"


def test_every_event_has_a_sentence() -> None:
    for kind in EVENTS:
        for table in (TABLE, FAMILY):
            told = words.describe(
                GAME, words.ENGLISH, table.rules, Event(kind, 0, 0, 0, 0, EVERYBODY)
            )
            assert told
            assert "{" not in told


# Events


@pytest.mark.clause("BG-067", "BG-095")
def test_a_way_into_a_dud_is_told() -> None:
    table = Table()
    s = table.position({"C2": "dud"}, tanks=table.parked(green="A2 7tp"))
    table.play(s, "move A2-B2-C2")
    told = table.told(1)
    assert "P1: 7tp A2–C2" in told
    assert "P1: 7tp runs onto the dud on C2." in told
    assert "P1: 7tp is destroyed on C2." in told


@pytest.mark.clause("BG-097")
def test_a_shot_at_a_tank_and_its_token_are_told() -> None:
    table = Table()
    tanks = table.parked(green="D2 kv-1", red="D5 bt-7")
    s = table.position(tanks=tanks, stacks={"red": [1]})
    table.play(s, "move D2-D3", "shoot D5 tank")
    told = table.told(-1)
    assert "P1 shoots at bt-7 on D5." in told
    assert "P4: bt-7 is destroyed on D5." in told
    assert "P1 wins a red point token: +1" in told


@pytest.mark.clause("BG-123", "BG-182")
def test_a_pair_is_told_for_the_side_that_has_it() -> None:
    for variant, side in (("battle", "P1"), ("team", "Team A")):
        table = Table(4, variant)
        area = {table.rules.side_names[0]: {"single": ["church"]}}
        s = table.position({"D5": "church*"}, tanks=table.parked(green="D2 kv-1"), areas=area)
        table.play(s, "move D2-D3", "shoot D5 token")
        told = table.told(-1)
        assert "P1 takes Church (Direction) from D5." in told
        assert f"{side}: a pair, Church (Direction): +2" in told


@pytest.mark.clause("BG-144")
def test_drawn_cards_are_told_to_who_drew_them_only() -> None:
    table = Table()
    s = table.position(
        tanks=table.parked(green="D2 kv-1"),
        areas={"P1": {"ready": ["castle*"]}},
        deck=["is-2", "bt-7"],
    )
    table.play(s, "extra-tank", "draw is-2", "draw bt-7", "keep bt-7")
    assert "P1 draws is-2." in table.told(0)
    assert "P1 draws a face-down card." in table.told(1)
    assert not any("is-2" in sentence for sentence in table.told(1))
    assert "P1 keeps bt-7." in table.told(1)


@pytest.mark.clause("BG-201")
def test_a_pair_of_family_is_told_once() -> None:
    table = Table(2, "family")
    s = table.position(
        {"D4": "castle*", "E5": "dam"}, tanks={"green": "B1", "yellow": "H8"}, up=["D4", "E5"]
    )
    table.play(s, "go C3", "reveal B4", "turn castle", "reveal C4", "turn oasis")
    told = table.told(-1)
    assert "P1 goes to C3." in told
    assert "P1: B4 shows Castle." in told
    assert [line for line in told if "pair" in line] == ["P1 finds a pair on B4 and D4: Castle, +2"]


@pytest.mark.clause("BG-231")
def test_a_strike_at_a_tank_is_not_told_as_a_shot_of_the_player() -> None:
    table = Table(1, "solo")
    s = table.position(
        {"B4": "church"},
        tanks={"green": "B4 kv-1", "yellow": "H8"},
        artillery={"letters": ["B"], "digits": ["4"]},
        stack=["end-turn", "strike"],
    )
    table.play(s, "strike B4")
    told = table.told(0)
    assert "The artillery strikes B4." in told
    assert "P1: kv-1 is destroyed on B4." in told
    assert not any("shoots" in sentence for sentence in told)


# Questions


def asked(s: BattlegroundsState) -> str:
    """Return the question for the seat that decides."""
    return spoken.question(GAME, s.view(s.to_move()))


@pytest.mark.clause("BG-033", "BG-037")
def test_set_up_is_asked() -> None:
    table = Table(4, settings={"dealing": "draft"})
    s = table.new()
    assert asked(s) == "Chance decides."
    rng = Rng(1)
    while s.to_move() == CHANCE:
        s.apply(s.sample(rng), table.log)
    assert asked(s) == "Which tank card do you take?"
    while s.to_move() >= 0 and table.legal(s)[0].startswith("take"):
        table.play(s, table.legal(s)[0])
    colour = table.legal(s)[0].split()[1]
    assert asked(s) == f"Which card drives your {colour} pawn?"
    table.play(s, table.legal(s)[0])
    assert asked(s) == f"Where does your {colour} pawn start?"


@pytest.mark.clause("BG-047", "BG-053")
def test_the_main_action_is_asked_and_then_the_shot() -> None:
    table = Table()
    s = table.position({"D5": "church"}, tanks=table.parked(green="D2 kv-1"))
    assert asked(s) == "Move, or change the tank"
    table.play(s, "move D2-D3")
    assert asked(s) == "kv-1 on D3: what do you shoot at?"


@pytest.mark.clause("BG-152")
def test_the_shot_before_the_move_is_asked() -> None:
    table = Table()
    tanks = table.parked(green="D3 kv-1")
    s = table.position({"D5": "church"}, tanks=tanks, upgrades={"kv-1": ["oasis*"]})
    table.play(s, "fire green")
    assert asked(s) == "kv-1 on D3: shoot before you move"
    table.play(s, "shoot D5 token")
    assert asked(s) == "kv-1 on D3: move after the shot"


@pytest.mark.clause("BG-139")
def test_the_end_of_the_turn_is_asked_while_a_bonus_is_ready() -> None:
    table = Table()
    s = table.position(
        tanks=table.parked(green="D2 kv-1"), areas={"P1": {"ready": ["bridge*"]}}, duds=0
    )
    table.play(s, "move D2-D3")
    assert asked(s) == "Use a bonus, or end the turn?"


@pytest.mark.clause("BG-109", "BG-178")
def test_the_return_of_a_pawn_is_asked_with_what_a_damaged_card_costs() -> None:
    table = Table(2)
    reserve = {"P1": ["is-2", "bt-7"]}
    tanks = {"blue": "A8 7tp", "red": "H1 t-34"}
    sound = table.position(tanks=tanks, reserve=reserve)
    question = "Bring your tank back."
    assert asked(sound) == f"{question} Choose a card, then a square of your base."
    s = table.position(tanks=tanks, reserve=reserve, damaged=["is-2"])
    assert asked(s) == (
        f"{question} Choose a card, then a square. A damaged card costs the rest of the turn."
    )
    table.play(s, "enter green is-2 A1")
    assert asked(s) == f"{question} This ends the turn."


@pytest.mark.clause("BG-142")
def test_which_card_is_kept_is_asked() -> None:
    table = Table()
    s = table.position(tanks=table.parked(), areas={"P1": {"ready": ["castle*"]}})
    table.play(s, "extra-tank", "draw is-2", "draw bt-7")
    assert asked(s) == "Which of the two cards do you keep?"


@pytest.mark.clause("BG-050")
def test_the_owner_of_a_tank_that_is_shot_at_is_asked() -> None:
    table = Table(settings={"reactive_armour": "true"})
    s = table.position(
        tanks=table.parked(green="D2 kv-1", red="D5 bt-7"), areas={"P4": {"ready": ["bunker*"]}}
    )
    table.play(s, "move D2-D3", "shoot D5 tank")
    assert asked(s) == "bt-7 on D5 is shot at. Lay Armour?"
    table.play(s, "decline")
    assert "P4 lays no Armour." in table.told(-1)


@pytest.mark.clause("BG-193", "BG-197", "BG-202")
def test_family_is_asked() -> None:
    table = Table(2, "family")
    s = table.position(
        {"D4": "castle", "E5": "dam"}, tanks={"green": "B1", "yellow": "H8"}, up=["D4", "E5"]
    )
    assert asked(s) == "Move your pawn 1 or 2 squares"
    table.play(s, "go C3")
    assert asked(s) == "Turn up 2 tokens that touch your tank"
    table.play(s, "reveal B4", "turn castle")
    assert asked(s) == "Turn up a token that touches your tank"
    table.play(s, "reveal C4", "turn castle*")
    assert asked(s) == "Three matching tokens: which two do you take?"


# Points by source


@pytest.mark.clause("BG-161")
def test_points_come_from_pairs_and_tanks() -> None:
    s = Table().position(
        areas={"P2": {"ready": ["castle*"], "done": ["church"]}},
        won={"P2": ["red 3", "blue 3"]},
        stacks={"red": [2, 1], "blue": [2, 1]},
    )
    sheet = GAME.statistics.score_sheet(s)
    assert sheet[1] == {"pairs": 4, "tanks": 6}
    assert sheet[0] == {"pairs": 0, "tanks": 0}
    assert [sum(row.values()) for row in sheet] == s.scores()


@pytest.mark.clause("BG-125")
def test_a_pair_on_a_card_is_still_a_pair() -> None:
    s = Table().position(tanks={"green": "A2 kv-1"}, upgrades={"kv-1": ["church*"]})
    assert GAME.statistics.score_sheet(s)[0] == {"pairs": 2, "tanks": 0}


@pytest.mark.clause("BG-183")
def test_members_of_a_team_have_the_points_of_the_team() -> None:
    s = Table(4, "team").position(
        areas={"B": {"done": ["church"]}},
        won={"P2": ["red 3"], "P4": ["green 3"]},
        stacks={"red": [2, 1], "green": [2, 1]},
    )
    sheet = GAME.statistics.score_sheet(s)
    assert sheet[1] == sheet[3] == {"pairs": 2, "tanks": 6}
    assert [sum(row.values()) for row in sheet] == s.scores() == [0, 8, 0, 8]


@pytest.mark.clause("BG-241")
def test_a_solo_player_has_points_from_pairs_only() -> None:
    s = SOLO.position({"A1": "bridge"}, tanks=SOLO.parked(), areas={"P1": {"done": ["church"]}})
    assert GAME.statistics.score_sheet(s) == [{"pairs": 2}]


# Endings


def ended(s: BattlegroundsState) -> tuple[list[str], str, int]:
    """Return the summary of a game."""
    summary = GAME.statistics.summary(s)
    return summary.roles, summary.ending, summary.rounds


@pytest.mark.clause("BG-164")
def test_a_game_that_is_won_ended_by_the_target() -> None:
    table = Table()
    pairs = ["bridge", "windmill", "castle", "dam", "oasis"]
    s = table.position(
        {"D5": "church"},
        tanks=table.parked(green="D2 kv-1"),
        start="P3",
        turn="P1",
        round=7,
        areas={"P1": {"single": ["church"], "done": pairs}},
    )
    assert ended(s) == (["third", "fourth", "first", "second"], "", 7)
    table.play(s, "move D2-D3", "shoot D5 token")
    assert ended(s) == (["third", "fourth", "first", "second"], "target", 7)


@pytest.mark.clause("BG-166")
def test_a_game_can_end_by_its_rounds() -> None:
    table = Table(2)
    s = table.position({"D5": "church"}, tanks=table.parked(), turn="P2", round=200)
    while s.stack:
        table.play(s, table.legal(s)[-1])
    roles, ending, _ = ended(s)
    assert (roles, ending) == (["first", "second"], "rounds")


@pytest.mark.clause("BG-165")
def test_a_game_in_which_nobody_can_score_is_stalled() -> None:
    table = Table(2)
    s = table.position(tanks=table.parked(), stacks={colour: [] for colour in COLOURS})
    while s.stack:
        table.play(s, table.legal(s)[-1])
    assert ended(s) == (["first", "second"], "stalled", 1)


@pytest.mark.clause("BG-180")
def test_teams_are_roles() -> None:
    s = Table(4, "team").position(start="P2")
    assert ended(s)[0] == ["team A", "team B", "team A", "team B"]


@pytest.mark.clause("BG-238")
def test_the_artillery_ends_solo_with_20_points() -> None:
    taken = ["bridge", "windmill", "castle", "dam", "oasis", "quarry"] * 3
    s = SOLO.position(
        {"B4": "church", "D4": "church", "E4": "artillery"},
        tanks=SOLO.parked(green="A1 kv-1"),
        artillery={"taken": taken, "letters": ["B"], "digits": ["4"]},
        stack=["end-turn", "strike"],
    )
    SOLO.play(s, "strike B4")
    assert ended(s)[:2] == ([""], "artillery")


@pytest.mark.clause("BG-239")
def test_solo_ends_without_tanks() -> None:
    s = SOLO.position(
        {"B4": "church"},
        tanks={"green": "B4 kv-1"},
        artillery={"letters": ["B"], "digits": ["4"]},
        stack=["end-turn", "strike"],
    )
    SOLO.play(s, "strike B4")
    assert ended(s)[:2] == ([""], "tanks-lost")


@pytest.mark.clause("BG-240")
def test_solo_ends_with_an_empty_board() -> None:
    s = SOLO.position({"D5": "church"}, tanks=SOLO.parked(green="D2 kv-1"))
    SOLO.play(s, "move D2-D3", "shoot D5 token")
    assert ended(s)[:2] == ([""], "board-empty")
    assert spoken.question(GAME, s.view(0)) == "Game over"
