"""Listed actions are allowed, others are refused with a clause, and all can be written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sztab import words
from sztab.core.action import CHANCE, OVER
from sztab.core.event import Log
from tests.laws import checks
from tests.laws.cases import law

if TYPE_CHECKING:
    from sztab.core.action import Action
    from sztab.core.state import State
    from tests.laws.cases import Table


@law
def test_somebody_can_always_do_something(table: Table) -> None:
    for state in table.plies(100):
        assert bool(state.legal_actions()) == (state.to_move() != OVER)
        assert state.to_move() in (OVER, CHANCE, *range(table.rules.players))


@law
def test_what_is_listed_is_listed_once_and_allowed(table: Table) -> None:
    for state in table.plies(20):
        checks.listed_once_and_allowed(table, state)


@law
def test_a_sampled_action_is_a_listed_one(table: Table) -> None:
    for state in table.plies(30):
        checks.sampled_is_listed(table, state)


@law
def test_sampling_reaches_every_listed_action(table: Table) -> None:
    for state in table.plies(15):
        legal = set(state.legal_actions())
        if 1 < len(legal) <= 6:
            missing = _not_sampled(table, state, legal, samples=2000)
            assert not missing, [table.notation.format(action) for action in missing]


def _not_sampled(table: Table, state: State, legal: set[Action], samples: int) -> set[Action]:
    missing = set(legal)
    for _ in range(samples):
        missing.discard(state.sample(table.rng))
        if not missing:
            break
    return missing  # an action with a probability of 1/50 is missed once in 10^17 tests


@law
def test_what_is_not_allowed_is_refused_with_a_clause_and_changes_nothing(table: Table) -> None:
    writable = [table.notation.parse(text) for text in table.adapter.well_formed(table.rules)]
    assert len(set(writable)) == len(writable)
    checks.refused_with_a_clause(table, table.state, writable + _codes(table))


def _codes(table: Table) -> list[Action]:
    """Numbers of all sizes, most of which are no action at all."""
    small = [table.rng.below(1 << 13) for _ in range(60)]
    large = [table.rng.below(1 << 30) << table.rng.below(32) for _ in range(10)]
    return [*small, *large, -1, -2, -256, 255, 1 << 62]


@law
def test_legal_but_unlisted_actions_equal_listed_ones(table: Table) -> None:
    """Every kind of decision within some turns is tested once."""
    writable = {text: table.notation.parse(text) for text in table.adapter.well_formed(table.rules)}
    tried: set[frozenset[str]] = set()
    for state in table.plies(150):
        legal = state.legal_actions()
        verbs = frozenset(table.notation.format(action).split()[0] for action in legal)
        if verbs in tried:
            continue
        tried.add(verbs)
        unlisted = [
            text
            for text, action in writable.items()
            if text.split()[0] in verbs and action not in legal and state.why_not(action) is None
        ]
        results = [_outcome(table, action) for action in legal] if unlisted else []
        for text in unlisted:
            assert _outcome(table, writable[text]) in results, text


def _outcome(table: Table, action: Action) -> dict[str, Any]:
    after = table.state.clone()
    after.play(action)
    return table.adapter.canonical(table.dump(after))


@law
def test_notation_prints_and_parses_every_action(table: Table) -> None:
    writable = set(table.adapter.well_formed(table.rules))
    for state in table.plies(60):
        checks.named(table, state, writable)


@law
def test_everything_can_be_told(table: Table) -> None:
    """No event, choice or position lacks its words."""
    for state in table.plies(8):
        for seat in table.seats:
            view = state.view(seat)
            assert words.question(table.game, words.ENGLISH, table.rules, view)
            assert words.sheet(table.game, words.ENGLISH, table.rules, view)
        for action in state.legal_actions():
            assert words.explain(table.game, words.ENGLISH, table.rules, action)
            log = Log()
            state.clone().apply(action, log)
            for event in log.events:
                for seat in table.seats:
                    assert isinstance(
                        words.describe(table.game, words.ENGLISH, table.rules, event.seen_by(seat)),
                        str,
                    )


@law
def test_a_log_changes_nothing(table: Table) -> None:
    told, start = table.state.clone(), len(table.record)
    for _ in table.plies(60):
        pass
    for action in table.record[start:]:
        told.apply(action, Log())
    assert table.dump(told) == table.dump(table.state)


@law
def test_the_odds_of_chance_are_those_of_its_outcomes(table: Table) -> None:
    for state in table.plies(30):
        checks.odds_add_up(state)


@law
def test_chance_samples_by_the_odds(table: Table) -> None:
    tries = 600
    for state in table.plies(30):
        if state.to_move() == CHANCE:
            samples = [state.sample(table.rng) for _ in range(tries)]
            for action, odds in state.chance_outcomes():
                slack = 6 * (tries * odds * (1 - odds)) ** 0.5 + 3
                assert abs(samples.count(action) - tries * odds) <= slack
            return
