"""A release installs and plays in an empty folder, far from the repository."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
import tomllib
import venv
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.error import URLError
from urllib.request import urlopen

import pytest
import yaml

from tests.server.servers import free_port

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
SOURCES = ("LICENSE", "README.md", "pyproject.toml", "setup.py", "locales", "rules", "src")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.egg-info", "tests")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PATIENCE = 60.0

pytestmark = pytest.mark.slow


def environment(**variables: str) -> dict[str, str]:
    """Return the environment without what points at this checkout."""
    left_out = {"PYTHONPATH", "VIRTUAL_ENV", "SZTAB_EXPECT_COMPILED"}
    return {name: value for name, value in os.environ.items() if name not in left_out} | variables


@pytest.fixture(scope="module")
def release(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the sdist, and the wheel that was built from nothing but the sdist."""
    sources = tmp_path_factory.mktemp("sources")
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, sources / name, ignore=LEFT_OUT)
        else:
            shutil.copy(ROOT / name, sources)
    built = tmp_path_factory.mktemp("release")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(built)]
    subprocess.run(command, cwd=sources, env=environment(SZTAB_COMPILE="0"), check=True)
    return built


@pytest.fixture(scope="module")
def programs(release: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of a new environment with the wheel in it.

    The packages that Sztab depends on come from the environment of the tests, so that nothing is
    downloaded. Sztab itself is installed for editing there, and a path added like this leaves such
    packages out.
    """
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder, with_pip=True, symlinks=True)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    (wheel,) = release.glob("*.whl")
    pip = (str(programs / "python"), "-m", "pip", "install", "--quiet", "--no-deps", "--no-index")
    subprocess.run([*pip, str(wheel)], env=environment(), check=True)
    (inside,) = folder.glob("**/site-packages")
    dependencies = Path(pytest.__file__).parents[1]
    (inside / "dependencies.pth").write_text(f"{dependencies}\n", encoding="utf-8")
    return programs


@pytest.fixture
def empty(tmp_path: Path) -> Path:
    return tmp_path


def run(programs: Path, folder: Path, *words: str, typed: str = "") -> str:
    """Run a program of the new environment in a folder; return what it prints."""
    command = [str(programs / words[0]), *words[1:]]
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment(),
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_there_are_an_sdist_and_a_wheel(release: Path) -> None:
    version = PROJECT["project"]["version"]
    names = {file.name for file in release.iterdir()}
    assert names == {f"sztab-{version}.tar.gz", f"sztab-{version}-py3-none-any.whl"}


def test_the_package_is_the_installed_one(programs: Path, empty: Path) -> None:
    where = run(programs, empty, "python", "-c", "import sztab; print(sztab.__file__)")
    assert Path(where.strip()).is_relative_to(programs.parent)


@pytest.mark.parametrize("command", PROJECT["tool"]["cibuildwheel"]["test-command"])
def test_what_the_wheels_are_tested_with_works(programs: Path, empty: Path, command: str) -> None:
    assert run(programs, empty, *command.split())


def test_rules_texts_and_words_are_in_it(programs: Path, empty: Path) -> None:
    assert "RUSH-118" in run(programs, empty, "sztab", "rules", "rush", "RUSH-118")
    assert run(programs, empty, "sztab", "rules", "warsaw", "--summary")
    assert "interpretowany" in run(programs, empty, "sztab", "--lang", "pl", "--version")


def test_a_game_is_played_saved_and_verified(programs: Path, empty: Path) -> None:
    play = ("sztab", "play", "warsaw", "--seed", "7", "--bot", "greedy", "--save", "game.sztab")
    assert run(programs, empty, *play, typed="1\n1\nquit\n")
    assert run(programs, empty, "sztab", "replay", "game.sztab")


def test_it_knows_why_it_is_interpreted(programs: Path, empty: Path) -> None:
    assert "SZTAB_COMPILE=0" in run(programs, empty, "sztab", "doctor")


@pytest.fixture
def server(programs: Path, empty: Path) -> Iterator[str]:
    port = free_port()
    command = [str(programs / "sztab"), "serve", "--port", str(port)]
    process = subprocess.Popen(command, cwd=empty, env=environment(), start_new_session=True)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0


def test_a_server_shows_the_page(server: str) -> None:
    assert b'<div id="page"' in fetch(f"{server}/")
    assert b"battlegrounds" in fetch(f"{server}/api/games")


def fetch(url: str) -> bytes:
    """Return what is answered, as soon as the server runs."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with closing(urlopen(url, timeout=PATIENCE)) as answer:  # noqa: S310 (our own server)
                content: bytes = answer.read()
                return content
        except URLError:
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.1)


def test_the_workflow_builds_for_three_systems() -> None:
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    systems = yaml.safe_load(text)["jobs"]["wheels"]["strategy"]["matrix"]["os"]
    assert {system.partition("-")[0] for system in systems} == {"ubuntu", "macos", "windows"}


def test_the_workflow_of_changes_runs_the_check() -> None:
    text = (ROOT / ".github" / "workflows" / "check.yml").read_text("utf-8")
    steps = yaml.safe_load(text)["jobs"]["check"]["steps"]
    assert ".ci/run" in [step.get("run") for step in steps]
