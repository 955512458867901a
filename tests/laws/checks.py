"""The laws for one position, each a function of a table and a position on it.

The laws of `test_*` look at many positions of few cases through them, `test_combinations` at a few
positions of many cases.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from sztab import words
from sztab.core.action import CHANCE, OVER, IllegalAction
from sztab.core.event import HIDDEN, Log
from tests.laws.places import GAMES, is_answer, places

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Callable

    from sztab.core.action import Action
    from sztab.core.state import State
    from tests.laws.cases import Table

# Actions


def listed_once_and_allowed(table: Table, state: State, most: int = 1000) -> None:
    """Listed actions are allowed; some of each long list are also carried out."""
    legal = state.legal_actions()
    assert bool(legal) == (state.to_move() != OVER)
    assert state.to_move() in (OVER, CHANCE, *range(table.rules.players))
    assert len(set(legal)) == len(legal)
    for action in legal:
        assert state.why_not(action) is None
    for action in drawn(table, legal, most):
        after = state.clone()
        after.play(action, Log())


def drawn(table: Table, actions: list[Action], most: int) -> list[Action]:
    """Return all actions, or a random sample of this size."""
    if len(actions) <= most:
        return actions
    return [table.rng.choice(actions) for _ in range(most)]


def sampled_is_listed(table: Table, state: State) -> None:
    """Sampling and listing agree."""
    legal = set(state.legal_actions())
    assert {state.sample(table.rng) for _ in range(5) if legal} <= legal


def refused_with_a_clause(table: Table, state: State, actions: list[Action]) -> None:
    """An illegal action is refused with a clause of the rules and changes nothing."""
    clauses = table.adapter.clauses()
    before = table.dump(state)
    for action in actions:
        reason = state.why_not(action)
        if reason is None:
            continue
        assert reason.clause in clauses
        assert reason.text.strip()
        log = Log()
        with pytest.raises(IllegalAction) as caught:
            state.play(action, log)
        assert str(caught.value) == str(reason)
        assert log.events == []
    assert table.dump(state) == before


def named(table: Table, state: State, writable: set[str]) -> None:
    """Every legal action can be written and read in notation."""
    for action in state.legal_actions():
        text = table.notation.format(action)
        assert table.notation.parse(text) == action
        assert text in writable


def odds_add_up(state: State) -> None:
    """Chance lists each outcome with its odds."""
    if state.to_move() != CHANCE:
        return
    outcomes = state.chance_outcomes()
    assert sorted(action for action, _ in outcomes) == sorted(state.legal_actions())
    assert all(odds > 0 for _, odds in outcomes)
    assert abs(sum(odds for _, odds in outcomes) - 1) < 1e-9


# Positions


def nothing_lost(table: Table, state: State, start: Counter[str]) -> None:
    """Every card is somewhere, and nothing is in an impossible place."""
    dump = table.dump(state)
    now = table.adapter.inventory(dump)
    assert now == start, _difference(table, start - now, now - start)
    assert table.adapter.impossible(table.rules, dump) == []


def _difference(table: Table, lost: object, made: object) -> str:
    last = table.notation.format(table.record[-1])
    return f"after {last!r} (ply {len(table.record)}): lost {lost}, made {made}"


def loaded_as_saved(table: Table, state: State) -> None:
    """Saving keeps everything."""
    saved = table.dump(state)
    loaded = table.game.codec.load(table.rules, json.loads(json.dumps(saved)))
    assert table.dump(loaded) == saved
    assert loaded.to_move() == state.to_move()
    assert loaded.legal_actions() == state.legal_actions()
    assert loaded.scores() == state.scores()


def clone_is_independent(table: Table, state: State) -> None:
    """Changing a copy does not change the position."""
    before = table.dump(state)
    copy = state.clone()
    assert table.dump(copy) == before
    copy.rollout(table.rng)
    assert table.dump(state) == before


def points_add_up(table: Table, state: State) -> None:
    """The sheet shows where every point comes from; allies have the same score."""
    scores = state.scores()
    sheet = table.game.statistics.score_sheet(state)
    assert [sum(sources.values()) for sources in sheet] == scores
    for sources, earnings in zip(sheet, table.game.statistics.earnings(state), strict=True):
        assert {one.source: one.points for one in earnings} == sources
        assert all(one.count * one.worth == one.points for one in earnings if one.worth)
    assert table.adapter.points(table.rules, table.dump(state)) in (None, scores)
    by_side = {(state.side(seat), scores[seat]) for seat in range(table.rules.players)}
    assert len(by_side) == len({side for side, _ in by_side})


def result_is_shared(table: Table, state: State) -> None:
    """Winners share 1; a side wins or loses as a whole."""
    seats = range(table.rules.players)
    assert state.to_move() == OVER
    assert state.legal_actions() == []
    assert state.seats() == len(state.scores()) == len(state.returns()) == len(seats)
    assert is_shared_out(state)
    assert all(0 <= share <= 1 for share in state.returns())
    by_side = {(state.side(seat), state.returns()[seat]) for seat in seats}
    assert len(by_side) == len({side for side, _ in by_side})


def is_shared_out(state: State) -> bool:
    """Return whether winners share 1; one player alone can lose, and then has 0."""
    total = sum(state.returns())
    return abs(total - 1) < 1e-9 or (state.seats() == 1 and total == 0)


# Secrets


def view_accounts_for_all(table: Table, state: State, seat: int) -> None:
    """A view holds every card, if only in a bag."""
    count = table.adapter.inventory
    assert count(table.seen(state, seat)) == count(table.dump(state))


def guess_looks_the_same(table: Table, state: State, seat: int) -> State:
    """A determinised position differs only in secrets of other seats, and can be continued."""
    count = table.adapter.inventory
    guess = state.view(seat).determinise(table.rng)
    assert table.seen(guess, seat) == table.seen(state, seat)
    assert count(table.dump(guess)) == count(table.dump(state))
    assert table.adapter.impossible(table.rules, table.dump(guess)) == []
    assert guess.to_move() == state.to_move()
    assert bool(guess.legal_actions()) == (state.to_move() != OVER)
    return guess


def guess_knows_nothing(table: Table, state: State, other: State, seat: int) -> None:
    """Determinisation gives the same position for two that the seat cannot tell apart."""
    guess = state.view(seat).determinise(table.rng.clone())
    same_guess = other.view(seat).determinise(table.rng.clone())
    assert table.dump(guess) == table.dump(same_guess)


def choices_need_no_secret(table: Table, state: State) -> None:
    """Only the seat that is to move has choices, and its view lists them."""
    mover = state.to_move()
    for seat in table.seats:
        if seat != mover or mover == CHANCE:
            assert state.view(seat).legal_actions() == []
    if mover < 0:
        return
    view = state.view(mover)
    assert view.to_move() == mover
    legal = state.legal_actions()
    assert view.legal_actions() == legal
    assert table.swapped(state, mover).legal_actions() == legal
    assert view.determinise(table.rng).legal_actions() == legal


def looks_the_same(table: Table, state: State, other: State) -> None:
    """Two positions that a seat cannot tell apart have the same table for it."""
    for seat in table.seats:
        one, two = state.view(seat), other.view(seat)
        assert table.game.codec.dump_view(one) == table.game.codec.dump_view(two)
        assert one.legal_actions() == two.legal_actions()
        assert words.question(table.game, words.ENGLISH, table.rules, one) == words.question(
            table.game, words.ENGLISH, table.rules, two
        )
        same(
            words.sheet(table.game, words.ENGLISH, table.rules, one),
            words.sheet(table.game, words.ENGLISH, table.rules, two),
            f"P{seat + 1}",
        )


def given_the_same(table: Table, state: State, other: State, seat: int) -> None:
    """All data available to a seat is the same in positions that it cannot tell apart."""
    same(_given(table, state, seat), _given(table, other, seat), f"P{seat + 1}")


def _given(table: Table, state: State, seat: int) -> dict[str, Any]:
    """All data that is available to a seat."""
    view = state.view(seat)
    return {
        "dump": table.game.codec.dump_view(view),
        "view": view,
        "legal": view.legal_actions(),
        "sheet": words.sheet(table.game, words.ENGLISH, table.rules, view),
        "question": words.question(table.game, words.ENGLISH, table.rules, view),
        "advice": table.game.advice.values(view, view.legal_actions())
        if view.legal_actions()
        else [],
        "explained": [
            words.explain(table.game, words.ENGLISH, table.rules, action)
            for action in view.legal_actions()
        ],
        "tries": table.game.advice.tries(view),
    }


def shown_the_same(table: Table, state: State, other: State, seat: int) -> None:
    """The same action in two positions that the seat cannot tell apart."""
    common = sorted(set(state.legal_actions()) & set(other.legal_actions()))
    if common:
        action = table.rng.choice(common)
        compare_after(table, (state, other), (action, action), seat)


def secrets_look_alike(table: Table, state: State, seat: int) -> None:
    """Two actions in one position, such as two cards that another seat may draw."""
    dump = table.dump(state)
    names = {action: table.notation.format(action) for action in state.legal_actions()}
    secret = [
        action
        for action, name in names.items()
        if table.adapter.is_secret(table.rules, dump, name, seat)
    ]
    for action in secret[-2:]:
        compare_after(table, (state, state), (secret[0], action), seat)


def compare_after(
    table: Table, states: tuple[State, State], actions: tuple[Action, Action], seat: int
) -> None:
    """Require that the seat sees the same events, and the same table after them.

    Where the rules reveal cards, there is nothing to compare; but whether they do is not secret.
    """
    shown, revealed = [], []
    names = [table.notation.format(action) for action in actions]
    for state, action, name in zip(states, actions, names, strict=True):
        after, log = state.clone(), Log()
        after.play(action, log)
        dumps = table.dump(state), table.dump(after)
        revealed.append(table.adapter.reveals(table.rules, *dumps, name, seat))
        events = log.seen_by(seat)
        told = [words.describe(table.game, words.ENGLISH, table.rules, event) for event in events]
        parts = [table.game.codec.tell(table.rules, event) for event in events]
        shown.append(
            {"events": events, "told": told, "parts": parts, "dump": table.seen(after, seat)}
        )
    assert revealed[0] == revealed[1], f"P{seat + 1} after {names}"
    if not any(revealed):
        same(shown[0], shown[1], f"P{seat + 1} after {names}")


def same(one: object, two: object, path: str) -> None:
    """Compare two objects recursively, attribute by attribute; return where they differ."""
    if one is two or (type(one).__module__ == "builtins" and one == two):
        return
    assert type(one) is type(two), path
    assert not isinstance(one, bool | int | float | str), f"{path}: {one!r} and {two!r}"
    if isinstance(one, dict) and isinstance(two, dict):
        assert one.keys() == two.keys(), path
        for key in one:
            same(one[key], two[key], f"{path}.{key}")
    elif hasattr(one, "__len__") and hasattr(one, "__getitem__"):
        assert list(one) == list(two) or _all_same(list(one), list(two), path), path  # type: ignore[call-overload]
    else:
        _same_attributes(one, two, path)


def _all_same(one: list[object], two: list[object], path: str) -> bool:
    assert len(one) == len(two), path
    for at, (first, second) in enumerate(zip(one, two, strict=True)):
        same(first, second, f"{path}[{at}]")
    return True


def _same_attributes(one: object, two: object, path: str) -> None:
    names = [name for name in dir(one) if not name.startswith("__")]
    parts = {name: getattr(one, name) for name in names}
    data = [name for name, part in parts.items() if not callable(part)]
    assert data, f"{path}: {one!r} and {two!r}"
    for name in data:
        same(parts[name], getattr(two, name), f"{path}.{name}")


def may_know(seats: int, seat: int) -> bool:
    """Return whether the seat (-1: a spectator) is among the seats that are given as bits."""
    return seats < 0 if seat < 0 else bool(seats >> seat & 1)


def revelation_is_told(table: Table, state: State, seat: int) -> None:
    """An action that reveals something to a seat is listed as revealing by the position."""
    legal = state.legal_actions()
    if state.to_move() < 0 or not legal:
        return
    action = table.rng.choice(legal)
    if not may_know(state.witnesses(action), seat) or may_know(state.reveals(action), seat):
        return
    other = table.swapped(state, seat)
    name = table.notation.format(action)
    assert other.why_not(action) is None, f"{name!r} shows P{seat + 1} something"
    seen = []
    for position in (state, other):
        after = position.clone()
        after.apply(action)
        seen.append(table.seen(after, seat))
    assert seen[0] == seen[1], f"{name!r} shows P{seat + 1} something"


def secret_has_few_witnesses(table: Table, state: State, seat: int) -> None:
    """The witnesses of an action are exactly the seats that may know it."""
    if state.to_move() < 0:
        return
    dump = table.dump(state)
    for action in drawn(table, state.legal_actions(), 5):
        secret = table.adapter.is_secret(table.rules, dump, table.notation.format(action), seat)
        assert may_know(state.witnesses(action), seat) == (not secret)


# Data


def loaded_view_is_the_same(table: Table, state: State, seat: int) -> None:
    """A view that was sent as data gives bots the same as the view itself."""
    for view in (state.view(seat), state.view(seat).recall(-1)):
        data = table.game.codec.dump_view(view)
        loaded = table.game.codec.load_view(table.rules, json.loads(json.dumps(data)))
        assert table.game.codec.dump_view(loaded) == data
        assert table.game.codec.dump_view(loaded.recall(-1)) == data
        assert loaded.seat == view.seat
        assert loaded.to_move() == view.to_move()
        assert loaded.legal_actions() == view.legal_actions()
        assert words.question(table.game, words.ENGLISH, table.rules, loaded) == words.question(
            table.game, words.ENGLISH, table.rules, view
        )
        same(
            words.sheet(table.game, words.ENGLISH, table.rules, loaded),
            words.sheet(table.game, words.ENGLISH, table.rules, view),
            f"P{seat + 1}",
        )
        guesses = [one.determinise(table.rng.clone()) for one in (loaded, view)]
        assert table.dump(guesses[0]) == table.dump(guesses[1])
        legal = view.legal_actions()
        if legal:
            assert table.game.advice.values(loaded, legal) == table.game.advice.values(view, legal)


def actions_have_parts(table: Table, state: State) -> None:
    """The parts of an action are the words of its notation, each with its own name."""
    for action in state.legal_actions():
        words = table.notation.format(action).split()
        parts = table.notation.fields(action)
        assert next(iter(parts)) == "verb"
        assert list(parts.values()) == words


def tries_are_refused_with_a_clause(table: Table, state: State, most: int) -> None:
    """Plausible actions are few enough to be shown, and allowed or refused with a clause."""
    for seat in table.seats:
        tries = table.game.advice.tries(state.view(seat))
        if seat < 0 or seat != state.to_move():
            assert tries == []
            continue
        assert len(tries) == len(set(tries)) <= most
        clauses = table.adapter.clauses()
        for action in tries:
            assert table.notation.parse(table.notation.format(action)) == action
            reason = state.why_not(action)
            assert reason is None or reason.clause in clauses


def places_are_refused_with_a_clause(table: Table, state: State) -> None:
    """Pointing at any place gets a clause: a specific one, or that another seat decides."""
    clauses = table.adapter.clauses()
    for seat in table.seats:
        for place in ("", "sq/H8", "card/tiger-i", "front/north", "nowhere"):
            reason = table.game.advice.why_not_at(state.view(seat), place)
            if seat < 0 or state.to_move() < 0:
                assert reason is None
                continue
            assert reason is None or reason.clause in clauses
            if reason is not None and seat != state.to_move():
                assert reason.values["seat"] == f"P{state.to_move() + 1}"


def _is_allowed(state: State) -> Callable[[Action], bool]:
    return lambda action: state.why_not(action) is None


def every_place_has_its_own_answer(table: Table, state: State) -> None:
    """A place that is not an answer is refused with its own reason, not with the question."""
    seat = state.to_move()
    if seat < 0 or table.game.name not in GAMES:
        return
    view = state.view(seat)
    asked = table.game.advice.why_not_at(view, "nowhere")
    assert asked is not None
    # Of two equal Bases only one is listed as legal, but the other may be pointed at as well.
    allowed = {*state.legal_actions(), *filter(_is_allowed(state), table.game.advice.tries(view))}
    legal = [table.notation.fields(action) for action in allowed]
    for place in places(table.game.name, table.game.codec.dump_view(view), seat):
        if any(is_answer(place, fields) for fields in legal):
            continue
        reason = table.game.advice.why_not_at(view, place)
        assert reason is not None, place
        assert reason.key != asked.key, f"{place}: only {asked}"
        assert reason.clause in table.adapter.clauses()


def events_have_parts(table: Table, state: State) -> None:
    """Events can be converted to JSON, and hidden events stay hidden."""
    after, log = state.clone(), Log()
    after.apply(state.sample(table.rng), log)
    for seat in table.seats:
        for event in log.seen_by(seat):
            parts = table.game.codec.tell(table.rules, event)
            assert json.loads(json.dumps(parts)) == parts
            assert parts["kind"] == parts["kind"].lower()
            assert all(isinstance(value, int | str) and value != "" for value in parts.values())
            if event.card == HIDDEN and "card" in parts:
                assert parts["card"] == "?"
