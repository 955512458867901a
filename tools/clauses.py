"""Checks that a test proves each clause of the rules, and lists where the code cites it.

    python tools/clauses.py [GAME ...] [--write | --check-docs]

A clause is a `[[clause]]` of `rules/<game>.toml`. The code cites it in a docstring, as
`[RUSH-041]`, or names it in a string that is exactly its id, to refuse an illegal move. A
test proves it with `@pytest.mark.clause("RUSH-041")`; the mark can also be on a class, in
`pytestmark` or in the `marks` of a `pytest.param`. The sources are parsed, never imported.

Each id is spelled out: a range of ids is an unknown id. Exit status: 0 success; 1 a clause has no
test, an id is unknown, or (with `--check-docs`) docs/clauses.md is out of date; 2 bad usage, or a
file that cannot be read.
"""

import argparse
import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
DOCS = "docs/clauses.md"
SHORT = 100

ID = r"[A-Z]{2,}-\d{3}"
BRACKETS = re.compile(r"\[([^\[\]]*)\]")
RANGE = re.compile(rf"\[{ID}\]\s*(?:to|until|through|\.{{2,}}|[-–—…])\s*\[{ID}\]")


class Trouble(Exception):
    """Nothing can be checked; the message is one line for the user."""


# --- The rules files


@dataclass(frozen=True)
class Clause:
    """One numbered clause, with the fields that this tool needs."""

    id: str
    kind: str
    text: str


@dataclass(frozen=True)
class Rules:
    """The clauses of one game, and the ids (decisions, card checks) that need no test."""

    game: str
    clauses: tuple[Clause, ...]
    others: frozenset[str]

    @property
    def ids(self) -> frozenset[str]:
        """The ids of clauses that need a test."""
        return frozenset(clause.id for clause in self.clauses)


def prefixes(ids: Iterable[str]) -> frozenset[str]:
    """Return the prefixes of ids, such as {"RUSH"}."""
    return frozenset(clause_id.rpartition("-")[0] for clause_id in ids)


def read_toml(path: Path, name: str) -> tuple[str, dict[str, object]]:
    """Read a rules file; the error names the line with the mistake."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Trouble(f"{name}:1: cannot be read: {error}") from None
    try:
        return text, tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"(.*) \(at line (\d+)", str(error))
        message, line = (found[1], found[2]) if found else (error, text.count("\n") + 1)
        raise Trouble(f"{name}:{line}: {message}") from None


def read_rules(path: Path) -> Rules:
    """Read the clauses of one game."""
    name = f"rules/{path.name}"
    text, data = read_toml(path, name)
    clauses = [read_clause(row, where) for where, row in rows(text, data, "clause", name)]
    others = [
        string(row, "id", where)
        for table in ("decision", "check")
        for where, row in rows(text, data, table, name)
    ]
    ids = [*(clause.id for clause in clauses), *others]
    for clause_id in ids:
        if ids.count(clause_id) > 1:
            raise Trouble(f"{name}:{line_of(text, clause_id)}: {clause_id} occurs twice")
    if not clauses:
        raise Trouble(f"{name}:1: holds no [[clause]]")
    return Rules(path.stem, tuple(clauses), frozenset(others))


def rows(
    text: str, data: dict[str, object], table: str, name: str
) -> Iterator[tuple[str, dict[str, object]]]:
    """Yield the rows of `[[table]]`, each with the file and line where it begins."""
    found = data.get(table, [])
    head = f"[[{table}]]"
    lines = [n for n, line in enumerate(text.splitlines(), 1) if line.strip().startswith(head)]
    if not isinstance(found, list) or len(found) != len(lines):
        raise Trouble(f"{name}:1: each {table} must be a separate table with the heading {head}")
    for line, row in zip(lines, found, strict=True):
        yield f"{name}:{line}", row


def line_of(text: str, clause_id: str) -> int:
    """Return the line of the last row with this id."""
    return text.count("\n", 0, text.rindex(f'"{clause_id}"')) + 1


def read_clause(row: dict[str, object], where: str) -> Clause:
    """Check one clause. The topic goes before the text, which may not name its subject."""
    clause_id, kind, text = (string(row, key, where) for key in ("id", "kind", "text"))
    if not re.fullmatch(ID, clause_id):
        raise Trouble(f"{where}: {clause_id!r} is not an id such as RUSH-041")
    if kind not in {"rule", "ruling"}:
        raise Trouble(f"{where}: the kind of {clause_id} is {kind!r}, not rule or ruling")
    return Clause(clause_id, kind, f"{row['topic']}: {text}" if "topic" in row else text)


def string(row: dict[str, object], key: str, where: str) -> str:
    """Return a required text."""
    value = row.get(key)
    if not isinstance(value, str) or not value:
        raise Trouble(f"{where}: {key} is missing or not a string")
    return value


def read_all_rules(root: Path) -> list[Rules]:
    """Read the rules of every game; each prefix belongs to one game."""
    every = [read_rules(path) for path in sorted((root / "rules").glob("*.toml"))]
    if not every:
        raise Trouble("rules: there is no <game>.toml")
    owner: dict[str, str] = {}
    for rules in every:
        for name in sorted(prefixes(rules.ids)):
            other = owner.setdefault(name, rules.game)
            if other != rules.game:
                raise Trouble(f"rules/{rules.game}.toml:1: {name}-… belongs to rules/{other}.toml")
    return every


# --- References to clauses in the sources


@dataclass(frozen=True)
class Use:
    """A reference to an id in the sources; a proof if it is the mark of a test."""

    id: str
    path: str
    line: int
    place: str
    proof: bool = False


class Walker(ast.NodeVisitor):
    """Walks a module and tracks the names of the enclosing classes and functions."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.scope: list[str] = []
        self.uses: list[Use] = []

    def visit(self, node: ast.AST) -> None:
        """Visit a node. Decorators belong to the scope of their class or function."""
        if not isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            super().visit(node)
            return
        self.scope.append(node.name)
        super().visit(node)
        self.scope.pop()


class CodeWalker(Walker):
    """Collects citations in docstrings, and strings that are an id with a known prefix."""

    def __init__(self, path: str, known: frozenset[str]) -> None:
        super().__init__(path)
        anyone = "|".join(sorted(known))
        self.constant = re.compile(rf"(?:{anyone})-\d+")
        self.mention = re.compile(rf"\b(?:{anyone})-\d")
        parts = Path(path).with_suffix("").parts[1:]
        self.module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)

    def visit_Expr(self, node: ast.Expr) -> None:
        """Read a string statement: the docstring of a module, class, function or field."""
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            for offset, cited in self.citations(node.value.value):
                self.add(cited, node.lineno + node.value.value.count("\n", 0, offset))
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str) and self.constant.fullmatch(node.value):
            self.add(node.value, node.lineno)

    def citations(self, text: str) -> Iterator[tuple[int, str]]:
        """Yield each `[RUSH-041]`, and malformed citations such as `[RUSH-041, RUSH-042]` whole."""
        for found in BRACKETS.finditer(text):
            if re.fullmatch(ID, found[1]) or self.constant.fullmatch(found[1]):
                yield found.start(), found[1]
            elif self.mention.search(found[1]):
                yield found.start(), " ".join(found[0].split())
        for found in RANGE.finditer(text):
            yield found.start(), " ".join(found[0].split())

    def add(self, clause_id: str, line: int) -> None:
        """Record an id with its module and qualified name."""
        self.uses.append(Use(clause_id, self.path, line, ".".join([self.module, *self.scope])))


class MarkWalker(Walker):
    """Collects the ids of clause marks; only marks of tests are proofs."""

    has_tests = False

    def visit_Module(self, node: ast.Module) -> None:
        """Look for a test, `def test_…` or `TestX = Machine.TestCase`: `pytestmark` marks all."""
        self.has_tests = any(
            (isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef) and is_test(part.name))
            or (isinstance(part, ast.Name) and is_test_case(part))
            for part in ast.walk(node)
        )
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if re.fullmatch(r"(pytest\.)?mark\.clause", ast.unparse(node.func)):
            for value in [*node.args, *(keyword.value for keyword in node.keywords)] or [node]:
                self.add(value)
        self.generic_visit(node)

    def add(self, value: ast.expr) -> None:
        """Record one argument of a mark, which must be a literal string."""
        literal = value.value if isinstance(value, ast.Constant) else None
        spelled = literal if isinstance(literal, str) else ast.unparse(value)
        proof = any(map(is_test, self.scope)) if self.scope else self.has_tests
        place = "::".join([self.path, *self.scope])
        self.uses.append(Use(spelled, self.path, value.lineno, place, proof))


def is_test(name: str) -> bool:
    """Return whether pytest collects a function or class of this name."""
    return name.startswith(("test", "Test"))


def is_test_case(name: ast.Name) -> bool:
    """Return whether a class is assigned to a name that pytest collects."""
    return isinstance(name.ctx, ast.Store) and name.id.startswith("Test")


def walk(walker: Walker, root: Path) -> list[Use]:
    """Parse one source; the error names the line with the mistake."""
    try:
        walker.visit(ast.parse((root / walker.path).read_bytes()))
    except SyntaxError as error:
        raise Trouble(f"{walker.path}:{error.lineno or 1}: {error.msg}") from None
    except (OSError, ValueError) as error:
        raise Trouble(f"{walker.path}:1: cannot be read: {error}") from None
    return walker.uses


def sources(root: Path, folder: str) -> Iterator[str]:
    """Yield the Python files of a folder, as paths from the root."""
    for path in sorted((root / folder).rglob("*.py")):
        yield path.relative_to(root).as_posix()


# --- Reports


class Survey:
    """All rules, and all references to them in the sources."""

    def __init__(self, root: Path) -> None:
        self.every = read_all_rules(root)
        self.known = frozenset[str]().union(*(rules.ids | rules.others for rules in self.every))
        names = prefixes(self.known)
        code = sources(root, "src/sztab")
        self.code = [use for path in code for use in walk(CodeWalker(path, names), root)]
        tests = sources(root, "tests")
        self.tests = [use for path in tests for use in walk(MarkWalker(path), root)]
        self.proofs = [use for use in self.tests if use.proof and use.id in self.known]

    def untested(self, rules: Rules) -> list[Clause]:
        """List the clauses of a game that no test proves."""
        proved = {use.id for use in self.proofs}
        return [clause for clause in rules.clauses if clause.id not in proved]

    def unknown(self, rules: Rules | None) -> list[Use]:
        """List references to ids that do not exist, with prefixes of this game or of no game."""
        uses = [*self.code, *self.tests]
        return [use for use in uses if use.id not in self.known and self.owner(use.id) is rules]

    def owner(self, spelled: str) -> Rules | None:
        """Return the game that a wrong id, or a range of ids, belongs to."""
        meant = set(re.findall(r"[A-Z]{2,}(?=-\d)", spelled))
        return next((rules for rules in self.every if prefixes(rules.ids) & meant), None)

    def summary(self, rules: Rules) -> str:
        """Return one line: how many clauses a game has, and how many have tests and citations."""
        total = len(rules.clauses)
        cited = len(rules.ids & {use.id for use in self.code})
        proved = total - len(self.untested(rules))
        return f"{proved} of {total} clauses with a test; cited in code: {cited}"


def complaints(survey: Survey, games: Iterable[Rules]) -> tuple[list[str], bool]:
    """Print the report on some games; return whether it found mistakes."""
    lines: list[str] = []
    bad = False
    for rules in games:
        untested, unknown = survey.untested(rules), survey.unknown(rules)
        lines.append(f"{rules.game}: {survey.summary(rules)}; unknown ids: {len(unknown)}")
        lines += [f"  no test: {clause.id} {shorten(clause.text)}" for clause in untested]
        lines += list_uses(unknown)
        bad = bad or bool(untested or unknown)
    strays = survey.unknown(None)
    if strays:
        lines += [f"no game: unknown ids: {len(strays)}", *list_uses(strays)]
    return lines, bad or bool(strays)


def list_uses(unknown: Iterable[Use]) -> list[str]:
    """Print where unknown ids are used."""
    return [f"  unknown id: {use.path}:{use.line}: {use.id}" for use in unknown]


def shorten(text: str) -> str:
    """Cut a text at a word. Backticks are removed: half a pair would break the table."""
    plain = " ".join(text.replace("`", "").split())
    if len(plain) <= SHORT:
        return plain
    return plain[:SHORT].rpartition(" ")[0].rstrip(" ,;:(") + " …"


def page(survey: Survey) -> str:
    """Return docs/clauses.md: a table per game, without line numbers, which would change often."""
    lines = [
        "# Clauses",
        "",
        "Every clause of the rules, where the code cites it, and the tests that prove it.",
        "Written by `python tools/clauses.py --write`; do not edit.",
    ]
    for rules in survey.every:
        lines += ["", f"## {rules.game}", "", f"{survey.summary(rules)}.", ""]
        lines += ["| clause | kind | text | code | tests |", "|---|---|---|---|---|"]
        lines += [table_row(survey, clause) for clause in rules.clauses]
    return "\n".join(lines) + "\n"


def table_row(survey: Survey, clause: Clause) -> str:
    """Return the row of one clause."""
    text = shorten(clause.text).replace("|", "\\|")
    code, tests = places(survey.code, clause.id), places(survey.proofs, clause.id)
    return f"| {clause.id} | {clause.kind} | {text} | {code} | {tests} |"


def places(uses: Iterable[Use], clause_id: str) -> str:
    """List the places that name a clause, without duplicates."""
    found = sorted({use.place for use in uses if use.id == clause_id})
    return "<br>".join(f"`{place}`" for place in found)


# --- The command


class Parser(argparse.ArgumentParser):
    """An argument parser that reports bad usage in one line."""

    def error(self, message: str) -> NoReturn:
        raise Trouble(f"{message} (see --help)")


def parse_arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    raw = argparse.RawDescriptionHelpFormatter
    parser = Parser(prog="clauses.py", description=__doc__, formatter_class=raw, allow_abbrev=False)
    parser.add_argument("game", nargs="*", metavar="GAME", help="a rules/GAME.toml; all if omitted")
    docs = parser.add_mutually_exclusive_group()
    docs.add_argument("--write", action="store_true", help=f"write {DOCS} (all games)")
    docs.add_argument("--check-docs", action="store_true", help=f"fail if {DOCS} is out of date")
    return parser.parse_args(argv)


def choose(every: list[Rules], wanted: Sequence[str]) -> list[Rules]:
    """Return the requested games, in that order."""
    by_name = {rules.game: rules for rules in every}
    for game in wanted:
        if game not in by_name:
            raise Trouble(f"there is no rules/{game}.toml; the games are: {', '.join(by_name)}")
    return [by_name[game] for game in dict.fromkeys(wanted)] or every


def run(argv: Sequence[str] | None, root: Path) -> bool:
    """Carry out the command line; return whether something is wrong."""
    arguments = parse_arguments(argv)
    survey = Survey(root)
    lines, bad = complaints(survey, choose(survey.every, arguments.game))
    path = root / DOCS
    if arguments.write:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page(survey), encoding="utf-8", newline="\n")
    written = path.read_text(encoding="utf-8") if path.exists() else None
    if arguments.check_docs and written != page(survey):
        state = "missing" if written is None else "stale"
        lines.append(f"{DOCS} is {state}; run `python tools/clauses.py --write`")
        bad = True
    print("\n".join(lines))
    return bad


def main(argv: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Run the command and return its exit status."""
    try:
        return int(run(argv, root))
    except Trouble as trouble:
        print(f"clauses.py: {trouble}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
