"""A player can check every card and die of a game against its seed."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sztab import games
from sztab.catalogue import describe_game
from sztab.core.action import CHANCE
from sztab.records import (
    Mismatch,
    Ply,
    Record,
    RecordError,
    VersionError,
    commitment,
    parse_record,
    print_record,
    record_from_json,
    record_to_json,
    replay,
    secret_seed,
    verify,
)
from tests.records.played import NAMES, Played, finish, finished, play, resumed, unfinished
from tests.records.test_content import played as played_with_own_cards

if TYPE_CHECKING:
    from sztab.core.action import Action

PRESETS = [
    (name, preset.name, players)
    for name in NAMES
    for preset in describe_game(games.get(name)).presets
    for players in {preset.players[0], preset.players[-1]}
]
"""Every preset with the smallest and the largest number of players that it is for."""


def chance_plies(record: Record) -> list[int]:
    return [at for at, ply in enumerate(record.plies) if ply.seat == CHANCE]


def with_ply(record: Record, at: int, action: str) -> Record:
    """Return the record with another action at a place."""
    changed = replace(record.plies[at], action=action)
    return replace(record, plies=(*record.plies[:at], changed, *record.plies[at + 1 :]))


@cache
def outcomes(name: str, at: int) -> tuple[str, ...]:
    """Return, in notation, what chance could have decided before a ply of a finished game."""
    record = finished(name)
    game = games.get(name)
    notation = game.codec.notation(game.rules(record.players, record.settings, record.preset))
    actions: list[Action] = replay(record, at).legal_actions()
    return tuple(notation.format(action) for action in actions)


# Honest games


@pytest.mark.parametrize("name", NAMES)
def test_an_honest_game_is_the_seeds(name: str) -> None:
    for record in (finished(name), unfinished(name)):
        verdict = verify(record)
        assert verdict.honest
        assert verdict.mismatch is None
        assert verdict.outcomes == len(chance_plies(record)) > 0
        verbs = [record.plies[at].action.split()[0] for at in chance_plies(record)]
        assert verdict.checked == {verb: verbs.count(verb) for verb in verbs}
        assert verdict.keeps(commitment(7))


@pytest.mark.parametrize(("name", "preset", "players"), PRESETS)
def test_honest_games_under_other_rules_are_the_seeds(name: str, preset: str, players: int) -> None:
    game = games.get(name)
    match = finish(Played(game, game.rules(players, preset=preset), secret_seed()), 60)
    assert verify(match.record()).honest


@pytest.mark.parametrize("name", NAMES)
def test_a_game_that_was_saved_and_loaded_is_still_the_seeds(name: str) -> None:
    begun = parse_record(print_record(unfinished(name)))
    record = finish(resumed(begun)).record()
    assert verify(record).outcomes == len(chance_plies(record))
    assert verify(record_from_json(record_to_json(record))).honest


@pytest.mark.parametrize("name", NAMES)
def test_a_game_from_a_position_counts_its_plies_from_there(name: str) -> None:
    game, rules = games.get(name), games.get(name).rules(2)
    position = game.codec.dump(play(game, 2, 7, 20).state)
    record = finish(Played(game, rules, 99, position=position)).record()
    assert record.position is not None
    verdict = verify(parse_record(print_record(record)))
    assert verdict.honest
    assert verdict.outcomes == len(chance_plies(record)) > 0
    assert not verify(replace(record, seed=7)).honest


def test_a_game_in_which_chance_decided_nothing_is_honest() -> None:
    game = games.get(NAMES[0])
    start = play(game, 2, 7, 20).state
    match = Played(game, game.rules(2), 99, position=game.codec.dump(start))
    verdict = verify(match.record())
    assert (verdict.honest, verdict.outcomes) == (True, 0)


def test_a_game_with_custom_cards_is_checked_with_them() -> None:
    record = played_with_own_cards()
    assert record.content is not None
    assert verify(parse_record(print_record(record))).honest


def test_what_was_taken_back_does_not_disturb_the_dealing() -> None:
    match = play(games.get(NAMES[0]), 2, 7, 12)
    taken_back = 0
    while taken_back < 3:
        before = match.state.to_move()
        match.play(match.state.legal_actions()[0])
        if match.state.to_move() == before and match.history()[-1][0] == before:
            match.undo()
            taken_back += 1
            match.play(match.state.legal_actions()[-1])
    assert verify(finish(match, 30).record()).honest


# Dishonest ones


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
@settings(max_examples=25, deadline=None)
def test_any_other_outcome_is_found_where_it_is(name: str, data: st.DataObject) -> None:
    record = finished(name)
    at = data.draw(st.sampled_from(chance_plies(record)))
    honest = record.plies[at].action
    others = [outcome for outcome in outcomes(name, at) if outcome != honest]
    # Another possible outcome, an impossible one, and nonsense.
    elsewhere = [record.plies[n].action for n in chance_plies(record)]
    found = data.draw(st.sampled_from([*others, *elsewhere, "luck"]))
    verdict = verify(with_ply(record, at, found))
    if found == honest:
        assert verdict.honest
        return
    assert verdict.mismatch == Mismatch(at + 1, honest, found)
    assert verdict.outcomes == chance_plies(record).index(at)
    assert not verdict.honest


@pytest.mark.parametrize("name", NAMES)
def test_every_single_outcome_is_looked_at(name: str) -> None:
    record = unfinished(name)
    for at in chance_plies(record):
        mismatch = verify(with_ply(record, at, "luck")).mismatch
        assert mismatch == Mismatch(at + 1, record.plies[at].action, "luck")


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
@settings(max_examples=10, deadline=None)
def test_an_outcome_that_was_left_out_or_added_is_found(name: str, data: st.DataObject) -> None:
    record = finished(name)
    at = data.draw(st.sampled_from(chance_plies(record)))
    for plies in (
        (*record.plies[:at], *record.plies[at + 1 :]),
        (*record.plies[: at + 1], *record.plies[at:]),
    ):
        try:
            assert not verify(replace(record, plies=plies)).honest
        except RecordError as error:
            assert "decides here; is a ply missing?" in str(error)  # noqa: PT017 (one of two answers)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", [0, 8, -7, 70])
def test_another_seed_is_found(name: str, seed: int) -> None:
    verdict = verify(replace(finished(name), seed=seed))
    assert verdict.mismatch is not None
    assert not verdict.honest
    assert not verdict.keeps(commitment(7))


def test_a_mismatch_names_its_line() -> None:
    record = parse_record(print_record(finished()), "x")
    at = chance_plies(record)[-1]
    mismatch = verify(with_ply(record, at, "luck")).mismatch
    assert mismatch is not None
    assert mismatch.line == record.plies[at].line > 0


def test_a_game_that_went_on_with_another_seed_is_not_the_seeds() -> None:
    record = finish(resumed(unfinished(), 8)).record()
    assert record.seed == 8
    assert not verify(record).honest


# Incomplete records


@pytest.mark.parametrize("name", NAMES)
def test_a_record_that_ends_in_mid_deal_is_not_whole(name: str) -> None:
    record = finished(name)
    cut = replace(record, plies=record.plies[:1], result=None)
    mismatch = verify(cut).mismatch
    assert mismatch == Mismatch(2, record.plies[1].action, "")
    assert verify(replace(cut, plies=())).mismatch == Mismatch(1, record.plies[0].action, "")


def test_a_finished_game_that_is_cut_off_is_refused() -> None:
    record = finished()
    last = max(at for at, ply in enumerate(record.plies) if ply.seat >= 0)
    with pytest.raises(RecordError, match=r"the game is not over after ply \d+: cut off"):
        verify(replace(record, plies=record.plies[:last]))


def test_a_record_without_a_seed_proves_nothing() -> None:
    verdict = verify(replace(finished(), seed=None))
    assert (verdict.seed, verdict.outcomes, verdict.mismatch) == (None, 0, None)
    assert not verdict.honest
    assert not verdict.commitment
    assert not verdict.keeps("")


@pytest.mark.parametrize("seed", [7, None])
def test_what_the_rules_forbid_is_refused_as_in_a_replay(seed: int | None) -> None:
    record = replace(unfinished(), seed=seed)
    at = next(n for n, ply in enumerate(record.plies) if ply.seat >= 0)
    with pytest.raises(RecordError, match=f"ply {at + 1}, "):
        verify(with_ply(record, at, "jump"))
    with pytest.raises(RecordError, match="is a ply missing"):
        verify(replace(record, plies=(Ply(0, "end"), *record.plies)))


def test_other_cards_are_refused_unless_forced() -> None:
    other = replace(finished(), cards="beef")
    with pytest.raises(VersionError, match="made with cards beef"):
        verify(other)
    assert verify(other, force=True).honest


# The published hash


def test_anybody_can_compute_the_hash() -> None:
    """`printf 'sztab 7' | sha256sum` gives the same."""
    expected = "8b5e50c68564585f1f1911fcb0ffea910ace2b2b8c6f46327c2ab418572ca05a"
    assert commitment(7) == expected
    assert verify(finished()).commitment == expected
    assert verify(finished()).keeps(f" {expected.upper()}\n")


def test_a_secret_seed_is_long_and_survives_both_forms_of_a_record() -> None:
    seeds = {secret_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert max(seeds).bit_length() > 120
    for seed in (max(seeds), 2**256 - 1):  # other servers may choose longer ones
        record = replace(unfinished(), seed=seed)
        assert parse_record(print_record(record)).seed == seed
        assert record_from_json(record_to_json(record)).seed == seed
