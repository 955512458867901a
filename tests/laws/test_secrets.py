"""A seat learns what it may know and nothing else.

Two positions that differ only in cards that the seat cannot see must be the same to it in every
respect: table, choices, explanations, events and refusals.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sztab.core.action import CHANCE, IllegalAction
from sztab.core.event import Log
from tests.laws.cases import law

if TYPE_CHECKING:
    from sztab.core.action import Action
    from sztab.core.state import State
    from tests.laws.cases import Table


@law
def test_a_determinised_position_looks_the_same(table: Table) -> None:
    count = table.adapter.inventory
    for state in table.plies(5):
        cards = count(table.dump(state))
        for seat in table.seats:
            guess = state.view(seat).determinise(table.rng)
            assert table.seen(guess, seat) == table.seen(state, seat)
            assert count(table.dump(guess)) == cards
            assert table.adapter.impossible(table.dump(guess)) == []
            assert guess.to_move() == state.to_move()


@law
def test_a_view_accounts_for_every_card(table: Table) -> None:
    count = table.adapter.inventory
    for state in table.plies(8):
        for seat in table.seats:
            assert count(table.seen(state, seat)) == count(table.dump(state))


@law
def test_a_guess_depends_on_nothing_hidden(table: Table) -> None:
    for state in table.plies(5):
        for seat in table.seats:
            other = table.swapped(state, seat)
            guess = state.view(seat).determinise(table.rng.clone())
            same = other.view(seat).determinise(table.rng.clone())
            assert table.dump(guess) == table.dump(same)


@law
def test_a_determinised_position_can_be_played_to_the_end(table: Table) -> None:
    for seat in table.seats:
        guess = table.state.view(seat).determinise(table.rng)
        guess.rollout(table.rng)
        assert abs(sum(guess.returns()) - 1) < 1e-9


@law
def test_equal_views_have_equal_legal_actions(table: Table) -> None:
    for state in table.plies(20):
        mover = state.to_move()
        for seat in table.seats:
            if seat != mover or mover == CHANCE:
                assert state.view(seat).legal_actions() == []
        if mover < 0:
            continue
        view = state.view(mover)
        assert view.to_move() == mover
        legal = state.legal_actions()
        assert view.legal_actions() == legal
        assert table.swapped(state, mover).legal_actions() == legal
        assert view.determinise(table.rng).legal_actions() == legal


@law
def test_a_seat_gets_nothing_that_depends_on_hidden_cards(table: Table) -> None:
    for state in table.plies(5):
        for seat in table.seats:
            other = table.swapped(state, seat)
            same(_given(table, state, seat), _given(table, other, seat), f"P{seat + 1}")


@law
def test_a_refusal_tells_no_secret(table: Table) -> None:
    actions = [table.notation.parse(text) for text in table.adapter.well_formed(table.rules)]
    for state in table.plies(30):
        seat = state.to_move()
        if seat < 0:
            continue
        other = table.swapped(state, seat)
        for action in actions:
            assert _refusal(state, action) == _refusal(other, action)
        return


@law
def test_an_action_shows_a_seat_the_same_whatever_is_hidden(table: Table) -> None:
    """The same action in two positions that the seat cannot tell apart."""
    for state in table.plies(5):
        for seat in table.seats:
            other = table.swapped(state, seat)
            common = sorted(set(state.legal_actions()) & set(other.legal_actions()))
            if common:
                action = table.rng.choice(common)
                compare_after(table, (state, other), (action, action), seat)


@law
def test_a_secret_action_shows_a_seat_the_same_whichever_it_is(table: Table) -> None:
    """Two actions in one position, such as two cards that another seat may draw."""
    for state in table.plies(10):
        dump = table.dump(state)
        for seat in table.seats:
            secret = [
                action
                for action in state.legal_actions()
                if table.adapter.is_secret(dump, table.notation.format(action), seat)
            ]
            for action in secret[-2:]:
                compare_after(table, (state, state), (secret[0], action), seat)


def _given(table: Table, state: State, seat: int) -> dict[str, Any]:
    """Everything that a seat can lay hands on."""
    view = state.view(seat)
    return {
        "dump": table.game.dump_view(view),
        "view": view,
        "legal": view.legal_actions(),
        "sheet": table.game.sheet(view),
        "question": table.game.question(view),
        "advice": table.game.advise(view, view.legal_actions()) if view.legal_actions() else [],
        "explained": [table.game.explain(table.rules, action) for action in view.legal_actions()],
    }


def compare_after(
    table: Table, states: tuple[State, State], actions: tuple[Action, Action], seat: int
) -> None:
    """Require that the seat sees the same events, and the same table after them."""
    shown = []
    for state, action in zip(states, actions, strict=True):
        after, log = state.clone(), Log()
        after.play(action, log)
        if table.adapter.reveals(table.dump(state), table.dump(after)):
            return
        events = log.seen_by(seat)
        told = [table.game.describe(table.rules, event) for event in events]
        shown.append({"events": events, "told": told, "dump": table.seen(after, seat)})
    names = [table.notation.format(action) for action in actions]
    same(shown[0], shown[1], f"P{seat + 1} after {names}")


def _refusal(state: State, action: Action) -> str:
    try:
        state.clone().play(action)
    except IllegalAction as error:
        return str(error)
    return "allowed"


def same(one: object, two: object, path: str) -> None:
    """Compare two things as deep as their attributes go, and say where they differ."""
    if one is two or (type(one).__module__ == "builtins" and one == two):
        return
    assert type(one) is type(two), path
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
