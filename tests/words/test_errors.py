"""Errors are reported in every language."""

from __future__ import annotations

import ast
import pickle
import re
from functools import cache

import pytest

pytest.importorskip("fluent.syntax", reason="the compiled build is tested without the page's tools")

from sztab import games, words
from sztab.core.action import Message, SztabError
from sztab.core.languages import english
from sztab.records.record import RecordError
from tests.page.texts import LANGUAGES, PLURALS, ROOT, junk, messages, needs
from tests.page.texts import Message as Text

PREFIX = "error-"
LIKE = "-like"
"""What `suggest` appends to a key if it can guess what was meant."""
SAYS = {"Message": 0, "suggest": 0, "wrong": 0, "complain": 1}
"""Functions called with the key of a message, and the position of that argument."""
OF_PYTHON = "toml-"
"""The prefix of keys for Python's own TOML errors; `test_errors_of_cards` provokes each."""
FORMS = {"one", "few", "other"}
"""What a whole number needs in Polish and Czech."""
NOT_YET = ("catalogue/rulebook.py", "catalogue/summary.py")
"""They read Sztab's own files: errors there only concern its authors."""
ENGINE = ("core", "games", "bots", "play", "records", "catalogue", "lab", "house")


@cache
def texts(language: str) -> dict[str, Text]:
    """Return the messages of all error files; no key is in two of them."""
    found: dict[str, Text] = {}
    for path in sorted((ROOT / "locales" / language).glob("errors*.ftl")):
        assert junk(path) == []
        assert not found.keys() & messages(path).keys()
        found |= messages(path)
    return found


def said(language: str) -> dict[str, set[str]]:
    return {key: needs(texts(language), key) for key in texts(language)}


def test_every_error_is_said() -> None:
    """A key is in the call, or is chosen from constants nearby."""
    missing = []
    for path, tree in _sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _called(node) in SAYS:
                keys = _constants(node.args[SAYS[_called(node)]])
                if _called(node) == "suggest":
                    keys += [key + LIKE for key in keys]
                unsaid = [key for key in keys if PREFIX + key not in said("en")]
                missing += [f"{path}:{node.lineno}: {key!r}" for key in unsaid]
    assert missing == []


def test_no_sentence_is_left_in_python() -> None:
    """An error is given a message, not a text; `NOT_YET` lists what is still English."""
    assert [place for place, node in _errors() if _is_text(node.args[0])] == []


def test_no_error_is_left_over() -> None:
    constants = {
        node.value
        for _, tree in _sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    keys = [key.removeprefix(PREFIX).removesuffix(LIKE) for key in said("en")]
    assert [key for key in keys if key not in constants and not key.startswith(OF_PYTHON)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_every_error_with_its_values(language: str) -> None:
    """Not all of them: kinds of names are English."""
    here, plain = said(language), said("en")
    assert sorted(here) == sorted(plain)
    assert [key for key in plain if not here[key] <= plain[key] | _more(key)] == []


@pytest.mark.parametrize("name", games.names())
def test_every_language_says_why_toggles_do_not_go_together(name: str) -> None:
    """The page and the terminal say the same; the remaining messages are shown nowhere else."""
    declared = {
        condition.why(name, toggle.name).name
        for toggle in games.get(name).toggles()
        for condition in (*toggle.needs, *toggle.excludes)
    }
    for language in LANGUAGES:
        terms = messages(ROOT / "locales" / language / f"terms-{name}.ftl")
        assert {key for key in terms if key.startswith(f"{name}-condition-")} == declared
        assert not any(needs(terms, key) for key in declared)
    assert all(english(key) for key in declared)


def test_a_conflict_of_toggles_is_told_with_its_reason() -> None:
    with pytest.raises(SztabError) as caught:
        games.get("rush").rules(6, {"teams": "3v3", "combat": "interactive"})
    assert str(caught.value) == (
        "teams = 3v3 needs players.max = 6 (it is 5) [ALT-075]. 3 against 3 needs six players."
    )
    assert words.complain("pl", caught.value).endswith("Gra 3 na 3 wymaga sześciu graczy.")


def _more(key: str) -> set[str]:
    """Return the values that are added for languages that inflect more."""
    if key == "error-content-more":
        return {"number"}
    return {"setting", "names"} if key.startswith("error-toggle-") else set()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_whatever_depends_on_a_number_has_all_forms(language: str) -> None:
    chosen = [(key, one) for key, text in texts(language).items() for one in text.choices]
    assert [key for key, one in chosen if one & (PLURALS - {"other"}) and one != FORMS] == []


def test_the_engine_says_the_english_ones_by_itself() -> None:
    for key, message in texts("en").items():
        plain = re.sub(r"\{ \$(\w+) \}", r"{\1}", message.text)
        for typeset, typed in ("‘'", "’'", '“"', '”"'):
            plain = plain.replace(typeset, typed)
        assert f"{key} = {english(key)}" == plain


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("name", ["chess", "rush"])
def test_an_error_is_told_in_the_language(name: str, language: str) -> None:
    with pytest.raises(SztabError) as caught:
        games.get(name).rules(9)
    told = words.complain(language, caught.value)
    assert told != str(caught.value)
    assert "error" not in told
    assert words.complain("en", caught.value) == str(caught.value)


def test_a_position_is_refused_in_the_language_with_its_place() -> None:
    game = games.get("rush")
    rules = game.rules(2)
    data = game.codec.dump(game.new(rules)) | {"reserve": "tiger"}
    with pytest.raises(SztabError) as caught:
        game.codec.load(rules, data)
    assert str(caught.value) == "reserve: a list of cards is expected."
    assert words.complain("pl", caught.value) == "reserve: tu musi być lista kart."
    assert words.complain("cs", caught.value) == "reserve: tady má být seznam karet."


def test_a_record_is_told_of_with_file_line_and_what_caused_it() -> None:
    cause = Message("verb-missing", {"names": "buy, end"})
    where = {"ply": "3", "seat": "P1", "action": "''"}
    error = RecordError("a.sztab", 7, Message("record-ply", where, cause=cause))
    assert str(error) == "a.sztab:7: ply 3, P1 '': An action begins with a verb; verbs: buy, end."
    polish = words.complain("pl", error)
    assert polish.startswith("a.sztab:7: posunięcie 3, P1 '': Akcja zaczyna się")
    long = RecordError("", 0, Message("record-no-seat", {"word": "x" * 5000}))
    assert len(words.complain("pl", long)) < 2100


def test_a_text_stays_as_it_is_and_messages_travel_between_processes() -> None:
    assert words.complain("pl", SztabError("Mud is deep.")) == "Mud is deep."
    error = SztabError(Message("bot-unknown", {"bot": "'x'", "names": "greedy"}))
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 (what this test has written)
    assert words.complain("pl", again) == words.complain("pl", error)


def _errors() -> list[tuple[str, ast.Call]]:
    """List where the engine creates errors of a kind that users see."""
    kinds = {kind.__name__ for kind in _kinds(SztabError)}
    return [
        (f"{path}:{node.lineno}", node)
        for path, tree in _sources()
        if not path.endswith(NOT_YET)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and node.args and _called(node) in kinds
    ]


def _kinds(kind: type[SztabError]) -> list[type[SztabError]]:
    return [kind, *(one for below in kind.__subclasses__() for one in _kinds(below))]


def _is_text(node: ast.expr) -> bool:
    """A variable may hold a text, too: messages are created where they are raised."""
    if isinstance(node, ast.Name):
        return node.id in {"message", "problem", "text"}
    parts = node.values if isinstance(node, ast.JoinedStr) else [node]
    return any(isinstance(one, ast.Constant) and " " in str(one.value) for one in parts)


def _constants(node: ast.expr) -> list[str]:
    """Return the possible keys: one, or those that a condition chooses from."""
    if isinstance(node, ast.IfExp):
        return _constants(node.body) + _constants(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def _sources() -> list[tuple[str, ast.Module]]:
    package = ROOT / "src" / "sztab"
    paths = [path for folder in ENGINE for path in sorted((package / folder).rglob("*.py"))]
    return [(str(path.relative_to(ROOT)), ast.parse(path.read_text("utf-8"))) for path in paths]


def _called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else ""
