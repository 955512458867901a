"""The command `verify`: checking that chance was honest."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from sztab import games
from sztab.core.action import CHANCE
from sztab.records import Record, commitment, load_record, save_record
from tests.cli.command import done, refused, sztab
from tests.records.played import NAMES, Played, finished, play, unfinished
from tests.records.test_content import played as played_with_own_cards

if TYPE_CHECKING:
    from pathlib import Path

HASH = commitment(7)


def saved(record: Record, folder: Path, name: str = "game.sztab") -> str:
    save_record(record, folder / name)
    return str(folder / name)


def dishonest(*words: str) -> str:
    """Run `sztab verify`, which must fail with exit code 1, and return its one line on stderr."""
    result = sztab("verify", *words)
    assert result.exit_code == 1, result.output
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith("sztab: ")
    return result.stderr.removeprefix("sztab: ").strip()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("form", ["game.sztab", "game.json"])
def test_what_was_checked_is_counted_by_verb(name: str, form: str, tmp_path: Path) -> None:
    record = finished(name)
    text = done("verify", saved(record, tmp_path, form))
    verbs = [ply.action.split()[0] for ply in record.plies if ply.seat == CHANCE]
    for verb in set(verbs):
        assert re.search(rf"^ +{verb} +{verbs.count(verb)} *$", text, re.MULTILINE)
    assert re.search(rf"^ +all +{len(verbs)} *$", text, re.MULTILINE)
    assert "Every outcome matches the seed." in text
    assert f"Hash of the seed: {HASH}\n" in text
    assert "--hash" in text


@pytest.mark.parametrize("given", [HASH, HASH.upper(), f" {HASH} "])
def test_the_promised_hash_is_compared(given: str, tmp_path: Path) -> None:
    text = done("verify", saved(finished(), tmp_path), "--hash", given)
    assert text.endswith("It matches the published hash.\n")


def test_another_hash_is_another_seed(tmp_path: Path) -> None:
    file = saved(finished(), tmp_path)
    complaint = dishonest(file, "--hash", commitment(8))
    assert complaint.startswith(f"{file}: the hash of the seed is {HASH}, not the published one")


@pytest.mark.parametrize("given", ["", "12", HASH[:-1], HASH + "0", "g" * 64])
def test_what_is_no_hash_is_refused(given: str, tmp_path: Path) -> None:
    assert "is not 64 digits" in refused("verify", saved(finished(), tmp_path), "--hash", given)


def test_the_first_mismatch_is_reported_with_its_place(tmp_path: Path) -> None:
    """A drawn card is replaced by another one."""
    record = load_record(saved(finished("rush"), tmp_path))
    draws = [at for at, ply in enumerate(record.plies) if ply.action.startswith("draw ")]
    at = next(n for n in draws[20:] if record.plies[n].action != record.plies[draws[20]].action)
    wrong, right = record.plies[draws[20]].action, record.plies[at]
    plies = (*record.plies[:at], replace(right, action=wrong), *record.plies[at + 1 :])
    file = saved(replace(record, plies=plies), tmp_path)
    line = load_record(file).plies[at].line
    before = sum(ply.seat == CHANCE for ply in record.plies[:at])
    assert dishonest(file) == (
        f"{file}:{line}: ply {at + 1}: the seed deals {{{right.action}}}, but the record has "
        f"{{{wrong}}}; {before} before it match the seed."
    )


def test_another_seed_is_found_at_once(tmp_path: Path) -> None:
    file = saved(replace(finished(), seed=8), tmp_path)
    assert "the seed deals {" in dishonest(file)


def test_a_file_that_is_cut_off_is_not_accepted(tmp_path: Path) -> None:
    record = finished("rush")
    file = saved(replace(record, plies=record.plies[:300]), tmp_path)
    result = sztab("verify", file)
    assert result.exit_code in {1, 2}
    assert "cut off?" in result.stderr
    file = saved(replace(record, plies=record.plies[:1], result=None), tmp_path)
    complaint = dishonest(file)
    assert complaint == f"{file}: ply 2: the record ends where chance has to decide; is it cut off?"


def test_a_record_without_a_seed_cannot_be_checked(tmp_path: Path) -> None:
    file = saved(replace(finished(), seed=None), tmp_path)
    assert refused("verify", file).startswith(f"{file}: names no seed, so nothing can be checked")


def test_unfinished_games_and_custom_cards_are_checked(tmp_path: Path) -> None:
    for record in (unfinished("rush"), played_with_own_cards()):
        assert "Every outcome" in done("verify", saved(record, tmp_path))


def test_where_chance_decided_nothing_that_is_said(tmp_path: Path) -> None:
    game = games.get(NAMES[0])
    position = game.codec.dump(play(game, 2, 7, 20).state)
    record = Played(game, game.rules(2), 7, position=position).record()
    text = done("verify", saved(record, tmp_path))
    assert "Nothing was left to chance." in text
    assert "Every outcome" not in text
    assert HASH in text


def test_other_cards_are_refused_unless_forced(tmp_path: Path) -> None:
    file = saved(replace(finished(), cards="beef"), tmp_path)
    assert "made with cards beef" in refused("verify", file)
    assert "Every outcome" in done("verify", file, "--force")


def test_a_file_that_is_not_there_is_named() -> None:
    assert "cannot be read" in refused("verify", "nowhere.sztab")
    assert "must end in .sztab or .json" in refused("verify", "nowhere.toml")
