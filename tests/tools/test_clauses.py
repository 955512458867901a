import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent

import pytest

from tools import clauses

Files = dict[str, str]

RULES = """\
[rules]
game = "toy"

[[clause]]
id = "TOY-001"
text = "The `first` rule."
kind = "rule"

[[clause]]
id = "TOY-002"
topic = "Siege"
text = "The second | rule."
kind = "ruling"

[[decision]]
id = "DP-01"

[[check]]
id = "CARD-01"
"""

CODE = '''\
"""A module."""


class Siege:
    """[TOY-001] A rule."""

    def why_not(self) -> str:
        return "TOY-002"
'''

TEST = """\
import pytest


@pytest.mark.clause("TOY-001", "TOY-002")
def test_both(): ...
"""

GOOD: Files = {
    "rules/toy.toml": RULES,
    "src/sztab/games/toy/effects.py": CODE,
    "tests/games/toy/test_toy.py": TEST,
}


@dataclass
class Result:
    status: int
    out: str
    err: str


Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """Build a small tree that is correct except for the given files, and run the tool on it."""

    def run_on(files: Files, *argv: str) -> Result:
        for name, text in (GOOD | files).items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        status = clauses.main(argv, tmp_path)
        captured = capsys.readouterr()
        return Result(status, captured.out, captured.err)

    return run_on


def code(text: str) -> Files:
    return {"src/sztab/games/toy/effects.py": dedent(text)}


def marks(text: str) -> Files:
    return {"tests/games/toy/test_toy.py": "import pytest\n\n" + dedent(text)}


def test_a_tree_where_every_clause_has_a_test_passes(run: Run) -> None:
    assert run({}) == Result(
        0, "toy: 2 of 2 clauses with a test; cited in code: 2; unknown ids: 0\n", ""
    )


def test_a_clause_without_a_test_fails(run: Run) -> None:
    result = run(marks('@pytest.mark.clause("TOY-001")\ndef test_one(): ...'))
    assert result.status == 1
    assert result.out.splitlines() == [
        "toy: 1 of 2 clauses with a test; cited in code: 2; unknown ids: 0",
        "  no test: TOY-002 Siege: The second | rule.",
    ]


def test_a_clause_that_the_code_does_not_cite_is_counted_but_passes(run: Run) -> None:
    result = run(code('"""[TOY-002]"""'))
    assert result.status == 0
    assert "cited in code: 1;" in result.out


# --- Marks


@pytest.mark.parametrize(
    "text",
    [
        """
        @pytest.mark.clause("TOY-001")
        @pytest.mark.clause("TOY-002")
        async def test_it(): ...
        """,
        """
        from pytest import mark
        @mark.clause("TOY-001", "TOY-002")
        def test_it(): ...
        """,
        """
        @pytest.mark.clause("TOY-001")
        class TestIt:
            pytestmark = [pytest.mark.clause("TOY-002")]
            def test_it(self): ...
        """,
        """
        pytestmark = pytest.mark.clause("TOY-001", "TOY-002")
        def test_it(): ...
        """,
        """
        pytestmark = [pytest.mark.slow, pytest.mark.clause("TOY-001", "TOY-002")]
        TestMachine = Machine.TestCase
        """,
        """
        @pytest.mark.parametrize("n", [
            pytest.param(1, marks=pytest.mark.clause("TOY-001")),
            pytest.param(2, marks=[pytest.mark.slow, pytest.mark.clause("TOY-002")]),
        ])
        def test_it(n): ...
        """,
        """
        CASES = [pytest.param(1, marks=pytest.mark.clause("TOY-001", "TOY-002"))]
        @pytest.mark.parametrize("n", CASES)
        def test_it(n): ...
        """,
    ],
)
def test_a_mark_can_be_wherever_pytest_reads_it(run: Run, text: str) -> None:
    assert run(marks(text)).status == 0


@pytest.mark.parametrize(
    "text",
    [
        '@pytest.mark.clause("TOY-001", "TOY-002")\ndef helper(): ...\ndef test_it(): ...',
        'pytestmark = pytest.mark.clause("TOY-001", "TOY-002")\nclient = TestClient()',
        '# @pytest.mark.clause("TOY-001", "TOY-002")\ndef test_it(): ...',
        'def test_it():\n    "[TOY-001] [TOY-002]"\n    return "TOY-001"',
    ],
)
def test_what_is_not_a_mark_on_a_test_proves_nothing(run: Run, text: str) -> None:
    result = run(marks(text))
    assert result.status == 1
    assert "0 of 2 clauses with a test" in result.out


# --- Unknown ids


def test_an_unknown_id_in_a_mark_fails_with_its_place(run: Run) -> None:
    result = run({"tests/test_more.py": TEST.replace("TOY-002", "TOY-999")})
    assert result.status == 1
    assert result.out.splitlines() == [
        "toy: 2 of 2 clauses with a test; cited in code: 2; unknown ids: 1",
        "  unknown id: tests/test_more.py:4: TOY-999",
    ]


def test_an_id_of_a_game_without_rules_is_unknown(run: Run) -> None:
    result = run({"tests/test_more.py": TEST.replace("TOY-001", "WAR-001")})
    assert result.status == 1
    assert result.out.splitlines()[1:] == [
        "no game: unknown ids: 1",
        "  unknown id: tests/test_more.py:4: WAR-001",
    ]


@pytest.mark.parametrize("argument", ['"TOY-001..TOY-002"', "*IDS", "TOY", "ids=TOY", ""])
def test_a_mark_must_spell_its_ids(run: Run, argument: str) -> None:
    text = f"@pytest.mark.clause({argument})\ndef test_it(): ...\n"
    result = run({"tests/test_more.py": text})
    assert result.status == 1
    assert "  unknown id: tests/test_more.py:1:" in result.out


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('"""Line one.\n\n[TOY-003] Line three.\n"""', ":3: TOY-003"),
        ('def f():\n    """[TOY-1] Too short."""', ":2: TOY-1"),
        ('def f():\n    return "TOY-003"', ":2: TOY-003"),
        ('X = {"a": ("TOY-01",)}', ":1: TOY-01"),
        ('"""[TOY-001, TOY-002] Two in one."""', ":1: [TOY-001, TOY-002]"),
        ('"""[TOY-001 to TOY-002] A range."""', ":1: [TOY-001 to TOY-002]"),
        ('"""[TOY-001]–[TOY-002] A range."""', ":1: [TOY-001]–[TOY-002]"),
        ('"""[TOY-001] to [TOY-002] A range."""', ":1: [TOY-001] to [TOY-002]"),
        ('"""[WAR-001] Of no game."""', ":1: WAR-001"),
        ('"""[CARD-02] A check that is not there."""', ":1: CARD-02"),
    ],
)
def test_an_unknown_id_in_the_code_fails(run: Run, text: str, complaint: str) -> None:
    result = run({"src/sztab/more.py": text})
    assert result.status == 1
    assert f"  unknown id: src/sztab/more.py{complaint}\n" in result.out


@pytest.mark.parametrize(
    "text",
    [
        '"""[TOY-001] [TOY-002] Two clauses."""',
        '"""[DP-01] [CARD-01] A decision and a check."""',
        'X = "DP-01"',
        'X = "SHA-256", "SU-152", "see TOY-999", b"TOY-999"',
        '"""Of `legal[0]` and [T-34] and [see below]."""',
        "# [TOY-999]",
        'class A:\n    x: int\n    """[TOY-001] Of a field."""',
    ],
)
def test_what_is_known_or_no_id_passes(run: Run, text: str) -> None:
    assert run({"src/sztab/more.py": text}).status == 0


def test_sources_are_not_run(run: Run) -> None:
    assert run({"src/sztab/more.py": "raise SystemExit(9)"}).status == 0


# --- Several games


SECOND = {"rules/duo.toml": RULES.replace("TOY", "DUO")}


def test_games_are_distinguished_by_the_prefixes_of_their_rules(run: Run) -> None:
    result = run(SECOND | {"tests/test_duo.py": TEST.replace("TOY-002", "DUO-009")})
    assert result.status == 1
    assert result.out.splitlines() == [
        "duo: 0 of 2 clauses with a test; cited in code: 0; unknown ids: 1",
        "  no test: DUO-001 The first rule.",
        "  no test: DUO-002 Siege: The second | rule.",
        "  unknown id: tests/test_duo.py:4: DUO-009",
        "toy: 2 of 2 clauses with a test; cited in code: 2; unknown ids: 0",
    ]


def test_a_named_game_is_checked_alone(run: Run) -> None:
    assert run(SECOND, "toy").status == 0
    assert run(SECOND, "duo").status == 1
    assert run(SECOND, "toy", "duo").status == 1


def test_one_game_may_have_several_prefixes(run: Run) -> None:
    front = '[[clause]]\nid = "FRONT-001"\ntext = "More."\nkind = "rule"\n'
    result = run({"rules/toy.toml": RULES + front})
    assert result.status == 1
    assert result.out.startswith("toy: 2 of 3 clauses with a test")


# --- Nothing could be checked


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (["chess"], "there is no rules/chess.toml; the games are: toy"),
        (["--wirte"], "unrecognized arguments: --wirte (see --help)"),
        (
            ["--write", "--check-docs"],
            "argument --check-docs: not allowed with argument --write (see --help)",
        ),
    ],
)
def test_bad_usage_is_answered_in_one_line(run: Run, argv: list[str], message: str) -> None:
    assert run({}, *argv) == Result(2, "", f"clauses.py: {message}\n")


CLAUSE = '[[clause]]\nid = "TOY-001"\nkind = "rule"\ntext = "A rule."\n'


@pytest.mark.parametrize(
    ("toml", "complaint"),
    [
        ('a = 1\nb = "open\n', ":2: "),
        ('a = 1\nb = """open\n', ":3: "),
        (CLAUSE + CLAUSE, ":6: TOY-001 occurs twice"),
        (CLAUSE + '[[clause]]\nid = "TOY-002"\nkind = "rule"\n', ":5: text is missing"),
        (CLAUSE.replace('"rule"', '"guess"'), ":1: the kind of TOY-001 is 'guess'"),
        (CLAUSE.replace("TOY-001", "TOY-1"), ":1: 'TOY-1' is not an id such as RUSH-041"),
        (CLAUSE.replace('"A rule."', "1"), ":1: text is missing or not a string"),
        (CLAUSE + "[[check]]\n", ":5: id is missing"),
        ('clause = [{ id = "TOY-001" }]', ":1: each clause must be a separate table"),
        ("clause = 1", ":1: each clause must be a separate table"),
        ("", ":1: holds no [[clause]]"),
    ],
)
def test_a_broken_rules_file_is_named_with_the_line(run: Run, toml: str, complaint: str) -> None:
    result = run({"rules/toy.toml": toml})
    assert result.status == 2
    assert result.err.startswith(f"clauses.py: rules/toy.toml{complaint}")
    assert result.err.count("\n") == 1


def test_rules_that_are_not_text_are_named(run: Run, tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "bin.toml").write_bytes(b"\xff")
    result = run({})
    assert result.status == 2
    assert result.err.startswith("clauses.py: rules/bin.toml:1: cannot be read:")


def test_a_tree_without_rules_is_no_tree(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert clauses.main([], tmp_path) == 2
    assert capsys.readouterr().err == "clauses.py: rules: there is no <game>.toml\n"


def test_two_games_cannot_share_a_prefix(run: Run) -> None:
    result = run({"rules/zoo.toml": RULES})
    assert result == Result(
        2, "", "clauses.py: rules/zoo.toml:1: TOY-… belongs to rules/toy.toml\n"
    )


@pytest.mark.parametrize("name", ["src/sztab/more.py", "tests/test_more.py"])
def test_a_source_that_is_not_python_is_named_with_the_line(run: Run, name: str) -> None:
    result = run({name: "x = 1\ndef f(:\n"})
    assert result.status == 2
    assert result.err.startswith(f"clauses.py: {name}:2: ")
    assert result.err.count("\n") == 1


# --- The page


def test_the_page_lists_clauses_with_their_places(run: Run, tmp_path: Path) -> None:
    assert run({}, "--write").status == 0
    lines = (tmp_path / "docs/clauses.md").read_text(encoding="utf-8").splitlines()
    code, test = "sztab.games.toy.effects.Siege", "tests/games/toy/test_toy.py::test_both"
    assert lines[-6:] == [
        "2 of 2 clauses with a test; cited in code: 2.",
        "",
        "| clause | kind | text | code | tests |",
        "|---|---|---|---|---|",
        f"| TOY-001 | rule | The first rule. | `{code}` | `{test}` |",
        f"| TOY-002 | ruling | Siege: The second \\| rule. | `{code}.why_not` | `{test}` |",
    ]


def test_the_page_names_a_package_and_a_test_class(run: Run, tmp_path: Path) -> None:
    text = '@pytest.mark.clause("TOY-001")\nclass TestIt:\n    def test_it(self): ...'
    run({"src/sztab/__init__.py": '"""[TOY-001]"""', "tests/test_more.py": text}, "--write")
    page = (tmp_path / "docs/clauses.md").read_text(encoding="utf-8")
    assert "| `sztab`<br>`sztab.games.toy.effects.Siege` |" in page
    assert "<br>`tests/test_more.py::TestIt` |" in page


def test_a_long_text_is_cut_at_a_word(run: Run, tmp_path: Path) -> None:
    long = RULES.replace("The `first` rule.", "`word`, " * 30)
    run({"rules/toy.toml": long}, "--write")
    page = (tmp_path / "docs/clauses.md").read_text(encoding="utf-8")
    assert "| rule | " + "word, " * 15 + "word … |" in page


def test_the_page_is_written_for_all_games_also_when_one_is_asked_for(
    run: Run, tmp_path: Path
) -> None:
    assert run(SECOND, "toy", "--write").status == 0
    page = (tmp_path / "docs/clauses.md").read_text(encoding="utf-8")
    assert "## duo" in page
    assert "## toy" in page


def test_the_page_is_written_even_if_a_clause_has_no_test(run: Run, tmp_path: Path) -> None:
    assert run(marks(""), "--write").status == 1
    assert "0 of 2 clauses" in (tmp_path / "docs/clauses.md").read_text(encoding="utf-8")


def test_a_missing_or_stale_page_fails_only_when_asked(run: Run) -> None:
    missing = run({}, "--check-docs")
    assert missing.status == 1
    assert missing.out.endswith(
        "docs/clauses.md is missing; run `python tools/clauses.py --write`\n"
    )
    assert run({}).status == 0

    run({}, "--write")
    assert run({}, "--check-docs").status == 0

    renamed = {"tests/games/toy/test_toy.py": TEST.replace("test_both", "test_more")}
    stale = run(renamed, "--check-docs")
    assert stale.status == 1
    assert "docs/clauses.md is stale" in stale.out
    assert run(renamed).status == 0


def test_the_page_does_not_change_when_lines_move(run: Run) -> None:
    run({}, "--write")
    moved = {"src/sztab/games/toy/effects.py": "\n\n" + CODE}
    assert run(moved, "--check-docs").status == 0


# --- As a command, and on the rules that we ship


def test_the_command_exits_with_the_status(run: Run, tmp_path: Path) -> None:
    run({})
    tool = tmp_path / "tools" / "clauses.py"
    tool.parent.mkdir()
    shutil.copyfile(clauses.__file__, tool)

    def status(*argv: str) -> int:
        command = [sys.executable, str(tool), *argv]
        return subprocess.run(command, capture_output=True, check=False).returncode

    assert status() == 0
    assert status("--check-docs") == 1
    assert status("chess") == 2
    assert status("--help") == 0


def test_our_own_rules_can_be_read() -> None:
    for rules in clauses.read_all_rules(clauses.ROOT):
        assert rules.clauses
