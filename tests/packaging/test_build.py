import hashlib
import importlib
import json
import subprocess
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import sztab
from sztab._build import PROBE, RECORD, check_build

PACKAGE = Path(sztab.__file__).parent
OTHER = "games/rush/rules.py"
ROOT = Path(__file__).parents[2]


def engine() -> set[str]:
    """Return the modules that the project wants compiled, as paths from the package."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    chosen = project["tool"]["sztab"]["compiled"]
    found = [path for pattern in chosen["modules"] for path in PACKAGE.glob(pattern)]
    names = [path.relative_to(PACKAGE) for path in found]
    return {path.as_posix() for path in names if not {*chosen["except"]} & {*path.parts}}


def write_source(package: Path, source: str) -> None:
    path = package / source
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"# {source}\n", encoding="utf-8")


def binary_of(package: Path, source: str) -> Path:
    return (package / source).with_suffix(EXTENSION_SUFFIXES[0])


@pytest.fixture
def interpreted(tmp_path: Path) -> Path:
    for source in (PROBE, OTHER):
        write_source(tmp_path, source)
    return tmp_path


@pytest.fixture
def compiled(interpreted: Path) -> Path:
    record = {}
    for source in (PROBE, OTHER):
        binary_of(interpreted, source).touch()
        record[source] = hashlib.sha256((interpreted / source).read_bytes()).hexdigest()
    (interpreted / RECORD).write_text(json.dumps(record), encoding="utf-8")
    return interpreted


def test_sources_without_a_record_are_interpreted(interpreted: Path) -> None:
    assert check_build(str(interpreted)) is False


def test_untouched_sources_beside_their_binaries_are_compiled(compiled: Path) -> None:
    assert check_build(str(compiled)) is True


@pytest.mark.parametrize("source", [PROBE, OTHER])
def test_a_source_edited_after_it_was_compiled_is_refused(compiled: Path, source: str) -> None:
    with (compiled / source).open("a", encoding="utf-8") as file:
        file.write("# an edit\n")
    with pytest.raises(ImportError, match="edited after it was compiled") as refusal:
        check_build(str(compiled))
    assert source in str(refusal.value)
    assert "SZTAB_COMPILE=0 pip install" in str(refusal.value)


def test_an_edit_that_is_taken_back_is_forgiven(compiled: Path) -> None:
    before = (compiled / OTHER).read_bytes()
    (compiled / OTHER).write_bytes(before + b"# an edit\n")
    (compiled / OTHER).write_bytes(before)
    assert check_build(str(compiled)) is True


def test_a_source_removed_after_it_was_compiled_is_refused(compiled: Path) -> None:
    (compiled / OTHER).unlink()
    with pytest.raises(ImportError, match=r"rules\.py was removed"):
        check_build(str(compiled))


def test_a_recorded_module_without_its_binary_is_refused(compiled: Path) -> None:
    binary_of(compiled, OTHER).unlink()
    with pytest.raises(ImportError, match=r"rules\.py was compiled, but the binary"):
        check_build(str(compiled))


def test_a_binary_for_another_python_does_not_count(compiled: Path) -> None:
    binary = binary_of(compiled, OTHER)
    binary.rename(binary.with_name("rules.cpython-27-other.so"))
    with pytest.raises(ImportError, match="is missing"):
        check_build(str(compiled))


def test_a_binary_that_no_build_recorded_is_refused(interpreted: Path) -> None:
    binary_of(interpreted, PROBE).touch()
    with pytest.raises(ImportError, match="no build recorded"):
        check_build(str(interpreted))


@pytest.mark.compiled
def test_compiled_tells_what_python_loads() -> None:
    script = "import sztab, sztab.core.state as s; print(sztab.COMPILED, s.__file__)"
    command = [sys.executable, "-c", script]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    said, loaded = output.strip().split(maxsplit=1)
    assert said == str(sztab.COMPILED)
    assert loaded.endswith(tuple(EXTENSION_SUFFIXES)) is sztab.COMPILED


@pytest.mark.compiled
def test_every_module_of_the_engine_can_be_imported() -> None:
    for source in sorted(engine()):
        importlib.import_module(".".join(("sztab", *Path(source).with_suffix("").parts)))


@pytest.mark.compiled
@pytest.mark.skipif(not sztab.COMPILED, reason="the engine is interpreted")
def test_the_whole_engine_is_recorded() -> None:
    record = json.loads((PACKAGE / RECORD).read_bytes())
    assert set(record) == engine()


def test_the_version_is_that_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == sztab.__version__
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"\n## [{sztab.__version__}]" in changelog


def test_a_checkout_is_never_compiled() -> None:
    source = ROOT / "src"
    binaries = [path for suffix in EXTENSION_SUFFIXES for path in source.rglob(f"*{suffix}")]
    assert binaries == []
