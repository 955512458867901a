"""The fingerprint changes with everything that may change a game, and with nothing else."""

from __future__ import annotations

import ast
import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from shutil import copytree
from time import sleep

import pytest

from sztab import games
from sztab.server.tables import fingerprint as engine
from tests.architecture.source import ROOT, Module
from tests.toy.game import GAME as TOY

SOURCE = '''
"""What it is for."""
from __future__ import annotations

COST: int = 3
"""What it costs."""


class Card:
    """A card."""

    def price(self, s: State, *more: int) -> int:
        """[RUSH-041] The price."""
        # cheap
        return COST + s.tax  # as printed
'''
CORE = ROOT / "sztab" / "core"
GAMES = sorted(path.parent for path in (ROOT / "sztab" / "games").glob("*/game.py"))


@pytest.fixture
def rush(tmp_path: Path) -> Path:
    """A copy of a game that may be changed."""
    return Path(copytree(ROOT / "sztab" / "games" / "rush", tmp_path / "rush"))


def fingerprint(folder: Path) -> str:
    engine._sources.cache_clear()
    return engine.of_folders(CORE, folder)


def test_layout_comments_and_docstrings_do_not_count() -> None:
    other = SOURCE.replace("\n\n\n", "\n").replace("# cheap", "# dear").replace("A card.", "Cards.")
    other = other.replace("What it costs", "The costs").replace("COST + s.tax", "(COST\n  + s.tax)")
    assert other != SOURCE
    assert engine.tree_digest(other) == engine.tree_digest(SOURCE)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("3", "4"),
        ("3", "3.0"),
        ("+", "-"),
        ("tax", "fee"),
        ("int = 3", "i64 = 3"),
        ("return COST + s.tax", "if s.tax: return COST + s.tax"),
        ("*more: int", "more: int"),
        ("return COST", "'a text'; return COST + 0 +"),
    ],
)
def test_all_executed_code_counts(old: str, new: str) -> None:
    assert engine.tree_digest(SOURCE.replace(old, new)) != engine.tree_digest(SOURCE)


def test_empty_fields_do_not_count() -> None:
    """Newer versions of Python add fields to the tree, empty where nothing new is used."""
    function = ast.parse("def f(): pass").body[0]
    assert isinstance(function, ast.FunctionDef)
    plain = list(engine._walk(function))
    kind = type("FunctionDef", (ast.FunctionDef,), {"_fields": (*function._fields, "new")})
    newer = kind(**{name: getattr(function, name) for name in function._fields}, new=[])
    assert list(engine._walk(newer)) == plain


def test_a_rule_a_card_and_a_new_module_count(rush: Path) -> None:
    found = {fingerprint(rush)}
    for name in ("scoring.py", "turn.py", "playout.py", "view.py"):
        path = rush / name
        path.write_text(path.read_text("utf-8") + "\nMORE = 1\n", "utf-8")
        found.add(fingerprint(rush))
    cards = rush / "data" / "cards.toml"
    cards.write_text(cards.read_text("utf-8").replace("cost = 4", "cost = 5", 1), "utf-8")
    found.add(fingerprint(rush))
    (rush / "weather.py").write_text("RAIN = 1\n", "utf-8")
    found.add(fingerprint(rush))
    (rush / "weather.py").rename(rush / "storms.py")
    found.add(fingerprint(rush))
    assert len(found) == 8


def test_texts_advice_and_remarks_do_not_count(rush: Path) -> None:
    before = fingerprint(rush)
    for name in ("statistics.py", "advice/advisor.py", "refusals.py"):
        path = rush / name
        path.write_text(path.read_text("utf-8") + "\nMORE = 1\n", "utf-8")
    cards = rush / "data" / "cards.toml"
    cards.write_text("# a remark\n" + cards.read_text("utf-8"), "utf-8")
    scoring = rush / "scoring.py"
    scoring.write_text("# a remark\n" + scoring.read_text("utf-8"), "utf-8")
    assert fingerprint(rush) == before


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_counted_modules_import_no_uncounted_ones(folder: Path) -> None:
    """Only the facade does, which forwards calls."""
    prefix = f"sztab.games.{folder.name}."
    for file in folder.rglob("*.py"):
        place = file.relative_to(folder).as_posix()
        if not engine.counts(place) or place == "game.py":
            continue
        own = [name.removeprefix(prefix) for name in Module(file).imports() if prefix in name]
        assert [name for name in own if name.split(".")[0] in engine.NOT_RULES] == [], place


def test_every_exception_is_a_module_of_some_game() -> None:
    there = {path.stem for folder in GAMES for path in folder.iterdir()}
    assert there >= engine.NOT_RULES.keys()


@pytest.mark.compiled
@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_both_builds_have_the_same(folder: Path) -> None:
    """The sources here are interpreted; what is installed may be compiled."""
    assert engine.fingerprint(folder.name) == engine.of_folders(CORE, folder)


def test_it_is_worked_out_once_and_off_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def work_out(game: str) -> str:
        asked.append(game)
        return "0123"

    monkeypatch.setattr(engine, "_known", {})
    monkeypatch.setattr(engine, "_work_out", work_out)
    assert engine.known("rush") == ""
    assert asyncio.run(engine.ready("rush")) == engine.fingerprint("rush") == "0123"
    assert engine.known("rush") == "0123"
    assert asked == ["rush"]


def test_threads_that_want_it_at_once_wait_for_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "_known", {})
    engine._sources.cache_clear()
    parsing: list[int] = []
    most = []

    def digest(source: str) -> str:
        parsing.append(1)
        most.append(len(parsing))
        sleep(0)  # let another thread go on
        parsing.pop()
        return source[:0]

    monkeypatch.setattr(engine, "tree_digest", digest)
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(engine.fingerprint, [folder.name for folder in GAMES] * 2))
    engine._sources.cache_clear()
    assert max(most) == 1


def test_a_third_party_game_has_a_fingerprint_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games._registered, TOY.name, TOY)
    assert len(engine.fingerprint(TOY.name)) == engine.LETTERS
