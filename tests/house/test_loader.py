"""Mistakes in a file of house rules are reported when it is loaded."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from sztab import games
from sztab.core.action import Reason
from sztab.core.house import House, HouseError
from sztab.house import load, loaded, unload
from sztab.words import messages
from tests.house.guide import SALVAGE
from tests.toy.game import HighCard

if TYPE_CHECKING:
    from sztab.core.game import AnyGame

pytestmark = pytest.mark.compiled

WRONG = {
    "no file": ("", "", "there is no constant HOUSE"),
    "syntax": ("SALVAGE = house_verb", "SALVAGE = = house_verb", ":7: invalid syntax."),
    "error": ("SALVAGE = house_verb(", "SALVAGE = house_verb(1 / 0, ", ":7: ZeroDivisionError"),
    "game": ('"salvage", "rush"', '"salvage", "chess"', "There is no game 'chess'; games:"),
    "name": ('"salvage", "rush"', '"My rules", "rush"', "'My rules' is not a name for"),
    "verb": ('house_verb("salvage"', 'house_verb("buy"', "There is a verb 'buy' already"),
    "event": (
        'EventKind("salvaged"',
        'EventKind("bought"',
        "There is a kind of events 'bought' already",
    ),
    "no thing": ("WORDS, SALVAGED", "WORDS, 7", "7 is not an event kind, a toggle, a frame"),
    "frame": ('name = "choose-salvage"', 'name = ""', "The frame ChooseSalvage has no name"),
    "frame taken": ('"choose-salvage"', '"play-cards"', "There is a frame 'play-cards' already"),
    "spelling": ('"choose-salvage"', '"Choose it"', "'Choose it' is not a name for a frame"),
    "answers": (
        "answers = (SALVAGE,)",
        "from sztab.house import Verb as V; answers = (V(9, 'odd'),)",
        "choose-salvage is answered by odd, which is not",
    ),
    "packed": (
        'house_verb("salvage", ',
        'house_verb("salvage", ("first", CARD), ',
        "The verb salvage has no room for card beside first",
    ),
    "too much": (
        'SALVAGE = house_verb("salvage", ("card", CARD)',
        """
from sztab.house import Kind
K = Kind("k", 5)
SALVAGE = house_verb("salvage", ("card", CARD), ("a", K), ("b", K)""",
        "The verb salvage has no room for b beside card, a",
    ),
    "method": ("def legal_actions", "def legal_answers", "has no legal_actions"),
    "refusal": ("refusal = Reason(", "reason = Reason(", "has no refusal"),
    "fields": ("answers = (SALVAGE,)", "fields = (('card', CARD),)", "but its fields are card"),
    "class": (
        "class ChooseSalvage(Decision)",
        "class ChooseSalvage",
        "is not a subclass of Effect",
    ),
    "kind": ('kind = "salvage"', 'kind = "siege"', "There is an effect 'siege' already"),
    "no kind": ('kind = "salvage"', "", "The effect Salvage has no kind"),
    "effect": ("class Salvage(Effect)", "class Salvage", "is not a subclass of Effect"),
    "toggle": ('"house.salvage"', '"hand.cap"', "There is a toggle 'hand.cap' already"),
    "values": ('["vehicles", "any"]', '["any"]', "house.salvage needs at least two values"),
    "clause": ('"HOUSE-2"', '""', "house.salvage names no clause: write one such as HOUSE-1"),
    "words": ("rush-do-salvage = Take", "rush-say = Take", "words are missing: rush-do-salvage."),
    "language": ('"pl": """', '"xx": """', "There is no language 'xx'; languages: en,"),
    "taken": ("rush-toggle-house", "rush-do-buy = x\nrush-toggle-house", "one of Sztab's own"),
    "fluent": ("= Take { $card }", "= Take { $card", "rush-do-salvage (en) is not Fluent"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_mistake_is_named_with_its_file(folder: Path, name: str) -> None:
    old, new, why = WRONG[name]
    text = SALVAGE.replace(old, new, 1) if old else ""
    assert text != SALVAGE
    file = folder / "wrong.py"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(HouseError, match=re.escape(why)) as caught:
        load(str(file))
    assert str(caught.value).startswith(str(file))
    assert games.get("rush").house is None


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(HouseError, match=r"^nothing\.py: cannot be read"):
        load("nothing.py")


def test_the_game_is_as_printed_before_and_after() -> None:
    printed = games.get("rush")
    before = [toggle.name for toggle in printed.toggles()]
    with loaded("salvage.py") as game:
        assert games.get("rush") is game
        assert games.get_printed("rush") is printed
        assert [toggle.name for toggle in game.toggles()] == [*before, "house.salvage"]
        assert "salvage" in str(game.components.schema())
        assert messages("cs").say("rush-do-salvage", card="x") == "Take x"
        assert messages("pl").say("rush-do-salvage", card="x") == "Weź: x"
    assert games.get("rush") is printed
    assert [toggle.name for toggle in printed.toggles()] == before
    assert "salvage" not in str(printed.components.schema())
    assert not messages("en").has("rush-do-salvage")


def test_the_same_file_is_loaded_once_and_another_one_for_the_game_is_refused() -> None:
    assert load("salvage.py") is load("salvage.py")
    with pytest.raises(HouseError, match="are loaded for rush already; put both into one file"):
        load("other.py")
    unload("rush")
    assert load("other.py").house is not None


def test_the_same_file_is_run_once(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A process may load it twice: a server, or a simulation without further processes."""
    for name in ("loud.py", "same.py"):
        (folder / name).write_text(f"{SALVAGE}\nprint('run')\n", encoding="utf-8")
    assert load("loud.py") is load("same.py")
    assert capsys.readouterr().out == "run\n"


@pytest.mark.parametrize("hole", ["{ $card }", "{$card}", "{ $card ->\n *[one] x\n }"])
def test_a_refusal_that_lacks_a_value_is_said_all_the_same(folder: Path, hole: str) -> None:
    """The engine reports it in the middle of a game, which must not end it."""
    text = SALVAGE.replace("choose a card from the Scrapyard", hole)
    (folder / "holes.py").write_text(text, encoding="utf-8")
    load("holes.py")
    assert "Salvage: " in str(Reason("HOUSE-1", "salvage-scrapyard", {"other": 1}))
    if "->" not in hole:
        said = str(Reason("HOUSE-1", "salvage-scrapyard", {"card": "x"}))
        assert said == "Salvage: x. [HOUSE-1]"


@pytest.mark.parametrize("name", ["warsaw", "battlegrounds"])
def test_the_other_games_take_toggles_but_no_effects(name: str) -> None:
    Path("more.py").write_text(TOGGLE.format(game=name, effects=""), encoding="utf-8")
    game = load("more.py")
    for players in range(2, game.max_players):
        rules = game.rules(players, {"house.more": "yes"})
        assert rules.house == {"more": True}
    unload(name)
    Path("more.py").write_text(TOGGLE.format(game=name, effects=", int"), "utf-8")
    with pytest.raises(HouseError, match="takes no effects from house rules"):
        load("more.py")


TOGGLE = """
from sztab.house import House, Toggle

def edit(builder, value):
    builder.house["more"] = value == "yes"

MORE = Toggle("house.more", ["no", "yes"], "HOUSE-1", "Whether there is more.", edit)
WORDS = {{"en": "{game}-toggle-house-more = More"}}
HOUSE = House("more", "{game}", WORDS, MORE{effects})
"""


def test_a_game_from_outside_takes_house_rules_too() -> None:
    """What a game declares for itself is all that they need."""
    game: AnyGame = HighCard().with_house(House("more", "high", {}))
    assert game.house is not None
    assert game.declared.house == "more"
