"""Replaying and converting records, and simulating, from the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from sztab.lab.plan import Series
from sztab.records import files, load_record, replay, save_record
from sztab.records.verification import verify
from tests.cli.command import done, refused, sztab
from tests.records.played import finished, unfinished

if TYPE_CHECKING:
    from collections.abc import Callable

    from sztab.lab.plan import PlayedGame


@pytest.fixture
def whole(tmp_path: Path) -> str:
    save_record(finished("rush"), tmp_path / "whole.sztab")
    return str(tmp_path / "whole.sztab")


@pytest.fixture
def half(tmp_path: Path) -> str:
    save_record(unfinished("rush"), tmp_path / "half.sztab")
    return str(tmp_path / "half.sztab")


def test_a_finished_game_is_shown_with_its_secrets(whole: str) -> None:
    text = done("replay", whole)
    assert "draws: Engineers" in text
    assert "draws: a card" not in text
    assert "Game over" in text
    assert "Points" in text


def test_an_unfinished_game_is_shown_as_a_spectator_sees_it(half: str) -> None:
    text = done("replay", half)
    opening = text[: text.index(": turn (round 1)")]
    assert opening.count("draws: a card") == 6
    assert "Unfinished after" in text
    assert "as a spectator sees it" in text


def test_a_seat_sees_its_own_cards_only(whole: str) -> None:
    opening = done("replay", whole, "--seat", "P2").partition("urn (round 1)")[0]
    assert opening.count("P1 draws: a card") == 3
    assert "You draw: a card" not in opening


def test_armies_are_shown_as_openly_as_the_game_allows(tmp_path: Path) -> None:
    """The Battle of Warsaw: four cards each are drawn at the start."""
    whole, half = tmp_path / "whole.sztab", tmp_path / "half.sztab"
    save_record(finished("warsaw"), whole)
    save_record(unfinished("warsaw"), half)
    text = done("replay", str(whole))
    assert "draws a card" not in text
    assert "Game over." in text
    assert "Victory points" in text
    opening = done("replay", str(half)).partition("— Round 1 —")[0]
    assert opening.count("draws a card.") == 8
    opening = done("replay", str(half), "--seat", "P2").partition("— Round 1 —")[0]
    assert opening.count("P1 draws a card.") == 4
    assert "P2 draws a card." not in opening
    assert "Fronts" in done("replay", str(whole), "--ply", "40")


def test_the_position_after_a_ply_is_shown(whole: str) -> None:
    text = done("replay", whole, "--ply", "20")
    assert f"After ply 20 of {len(finished('rush').plies)}" in text
    assert "Reserve" in text
    assert "P1> " not in text
    assert "After ply 0 of" in done("replay", whole, "--ply", "0")
    last = str(len(finished("rush").plies))
    assert "Points" in done("replay", whole, "--ply", last, "--seat", "P1")


def test_records_are_converted_without_loss(whole: str, tmp_path: Path) -> None:
    data, text = str(tmp_path / "a.json"), str(tmp_path / "b.sztab")
    done("convert", whole, data)
    done("convert", data, text)
    assert load_record(data) == load_record(whole)
    assert Path(text).read_bytes() == Path(whole).read_bytes()


def test_other_cards_are_refused_unless_forced(whole: str, tmp_path: Path) -> None:
    changed = tmp_path / "changed.sztab"
    cards = finished("rush").cards
    text = Path(whole).read_text(encoding="utf-8")
    changed.write_text(text.replace(cards, "beef"), encoding="utf-8")
    message = refused("replay", str(changed))
    assert f"made with cards beef, but cards {cards} are installed" in message
    assert "Points" in done("replay", str(changed), "--force")
    assert refused("play", "--load", str(changed)) == message
    assert "Points" in done("play", "--load", str(changed), "--force")


def test_a_simulation_prints_tables_and_writes_json(tmp_path: Path) -> None:
    file = tmp_path / "out.json"
    words = ("--players", "3", "--bots", "greedy,random", "--games", "3", "--seed", "1")
    text = done("simulate", "rush", *words, "--json", str(file))
    for heading in ("Wins by bot", "Wins by seat", "Mean points by source", "Decisions per game"):
        assert heading in text
    assert max(map(len, text.splitlines())) <= 80
    data = json.loads(file.read_text(encoding="utf-8"))
    assert (data["games"], data["seed"], data["players"]) == (3, 1, 3)
    assert [line["bot"] for line in data["bots"]] == ["greedy", "random"]
    assert done("simulate", "rush", *words) == text


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_armies_are_simulated(players: str) -> None:
    text = done("simulate", "warsaw", "--players", players, "--games", "2", "--bots", "random")
    assert f"Battle of Warsaw 1920: games 2, players {players}" in text
    assert "Victory points" in text


def test_a_simulation_that_is_unfair_says_so() -> None:
    text = done("simulate", "rush", "--games", "1", "--bots", "greedy")
    assert "The bots did not share the seats equally" in text


def test_an_interrupted_simulation_shows_the_results_so_far(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play = Series.play

    def interrupted(
        series: Series, index: int, stopped: Callable[[], bool] | None = None
    ) -> PlayedGame | None:
        if index == 2:
            raise KeyboardInterrupt
        return play(series, index, stopped)

    monkeypatch.setattr(Series, "play", interrupted)
    result = sztab("simulate", "rush", "--games", "9", "--bots", "greedy")
    assert result.exit_code == 130
    assert "games 2" in result.stdout
    assert "Stopped early; 9 games were planned." in result.stdout


# Large records


@pytest.mark.parametrize("command", ["replay", "verify", "convert"])
def test_a_large_record_is_refused_unless_that_is_asked_for(
    command: str, whole: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(files, "MAX_BYTES", 100)
    words = [command, whole, *([str(tmp_path / "copy.json")] if command == "convert" else [])]
    complaint = refused(*words)
    assert "MB, but records are limited to 0.0001 MB" in complaint
    assert complaint.endswith("To read it anyway, add --large.")
    done(*words, "--large")


@pytest.mark.parametrize("name", ["whole.sztab", "whole.json"])
def test_reading_and_replaying_report_progress(name: str, tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []

    def progress(done: int, total: int) -> None:
        told.append((done, total))

    save_record(finished("rush"), tmp_path / name)
    record = load_record(tmp_path / name, progress=progress)
    replay(record, progress=progress)
    verify(record, progress=progress)
    assert len(told) >= 2
    assert all(0 <= done <= total for done, total in told)


@pytest.mark.parametrize(
    "text",
    [
        "[game rush]\n[players 2]\n[date" + " " * 3_000_000 + "x\n",
        "[game rush]\n[players 2]\n[content]\n" + "| [[vehicles]]\n" * 50_000,
        "[game rush]\n[players 2]\n[content]\n| remove = [" + '"x", ' * 200_000 + "]\n",
    ],
    ids=["blanks in a header", "many cards", "many ids"],
)
def test_what_took_minutes_is_refused_at_once(text: str, tmp_path: Path) -> None:
    """Each of these once took quadratic time, or a search for every word."""
    path = tmp_path / "bomb.sztab"
    path.write_text(text)
    assert len(refused("replay", str(path))) < 3000
