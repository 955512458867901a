"""Limits: a burst is fine, a flood is not, and nobody is remembered for ever."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sztab.core.action import SztabError
from sztab.server.safety import Bucket, Gate, Limits
from sztab.server.safety import limits as limits_module
from sztab.server.safety.limits import household

HERE, THERE = "198.51.100.1", "198.51.100.2"


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_an_address_has_its_burst_and_then_its_rate(clock: Clock) -> None:
    gate = Gate(Limits(address_rate=10, address_burst=5), clock)
    assert [gate.request(HERE) for _ in range(5)] == [0.0] * 5
    assert gate.request(HERE) == pytest.approx(0.1)
    assert gate.request(THERE) == 0.0
    clock.now += 0.1
    assert gate.request(HERE) == 0.0
    assert gate.request(HERE) > 0.0


@given(st.floats(0.001, 1000), st.integers(1, 100), st.lists(st.floats(0, 100), max_size=50))
def test_who_waits_as_long_as_told_is_let_in(rate: float, burst: int, pauses: list[float]) -> None:
    clock = Clock()
    bucket = Bucket(rate, burst, clock())
    for pause in pauses:
        clock.now += pause
        clock.now += bucket.wait(clock())
        assert bucket.wait(clock()) < 1e-6 / rate
        bucket.take()


@given(st.lists(st.floats(0, 1), min_size=1, max_size=200))
def test_never_more_than_burst_and_rate_go_through(pauses: list[float]) -> None:
    clock = Clock()
    gate = Gate(Limits(address_rate=3, address_burst=7), clock)
    through = 0
    for pause in pauses:
        clock.now += pause
        through += gate.request(HERE) == 0.0
    assert through <= 7 + 3 * sum(pauses) + 1e-6


def test_a_message_counts_for_its_socket_and_for_its_address(clock: Clock) -> None:
    gate = Gate(Limits(socket_rate=1, socket_burst=2, address_rate=1, address_burst=5), clock)
    sockets = [gate.bucket() for _ in range(3)]
    waits = [[gate.message(HERE, socket) for _ in range(3)] for socket in sockets]
    assert [sum(wait == 0.0 for wait in of_one) for of_one in waits] == [2, 2, 1]


def test_a_refused_message_takes_nothing_from_the_other_bucket(clock: Clock) -> None:
    gate = Gate(Limits(socket_rate=1, socket_burst=1, address_rate=1, address_burst=2), clock)
    socket = gate.bucket()
    assert gate.message(HERE, socket) == 0.0
    assert all(gate.message(HERE, socket) > 0.0 for _ in range(10))
    assert gate.request(HERE) == 0.0


def test_a_socket_is_closed_after_too_many_refused_messages_in_a_row(clock: Clock) -> None:
    gate = Gate(Limits(strikes=3), clock)
    socket = gate.bucket()
    assert [gate.refused(socket) for _ in range(2)] == [False, False]
    gate.accepted(socket)
    assert [gate.refused(socket) for _ in range(3)] == [False, False, True]


def test_tables_are_limited_by_the_hour(clock: Clock) -> None:
    gate = Gate(Limits(tables_per_address=60), clock)
    assert all(gate.new_table(HERE) == 0.0 for _ in range(60))
    assert gate.new_table(HERE) == pytest.approx(60.0)
    clock.now += 3600
    assert sum(gate.new_table(HERE) == 0.0 for _ in range(100)) == 60


def test_sockets_are_limited_for_each_address_and_altogether(clock: Clock) -> None:
    gate = Gate(Limits(sockets_per_address=2, sockets=3), clock)
    assert [gate.open_socket(HERE) for _ in range(3)] == [True, True, False]
    assert [gate.open_socket(THERE) for _ in range(2)] == [True, False]
    gate.close_socket(HERE)
    assert gate.open_socket(THERE)


def test_closing_what_was_never_open_changes_nothing(clock: Clock) -> None:
    gate = Gate(Limits(sockets=1), clock)
    gate.close_socket(HERE)
    assert gate.open_socket(HERE)
    assert not gate.open_socket(THERE)


def test_closed_sockets_leave_nothing_behind(clock: Clock) -> None:
    gate = Gate(Limits(), clock)
    for number in range(300):
        assert gate.open_socket(f"10.0.{number % 7}.{number % 251}")
    for number in range(300):
        gate.close_socket(f"10.0.{number % 7}.{number % 251}")
    assert not gate._open
    assert gate._all_open == 0


def test_addresses_are_forgotten_when_they_no_longer_matter(clock: Clock) -> None:
    gate = Gate(Limits(address_rate=1, address_burst=10), clock)
    for number in range(100):
        gate.request(f"10.0.0.{number}")
    assert len(gate._addresses) == 100
    clock.now += 11
    gate.request(HERE)
    assert len(gate._addresses) == 1


def test_who_has_still_to_wait_is_not_forgotten(clock: Clock) -> None:
    gate = Gate(Limits(address_rate=1, address_burst=10), clock)
    while gate.request(HERE) == 0.0:
        pass
    clock.now += 0.5
    for number in range(100):
        gate.request(f"10.0.0.{number}")
    assert gate.request(HERE) == pytest.approx(0.5)


def test_memory_is_bounded_however_many_addresses_come(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits_module, "_MOST_ADDRESSES", 50)
    gate = Gate(Limits(), clock)
    for number in range(1000):
        gate.request(f"10.0.{number // 250}.{number % 250}")
        gate.new_table(f"10.0.{number // 250}.{number % 250}")
    assert len(gate._addresses) == len(gate._tables) == 50


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("198.51.100.1", "198.51.100.1"),
        ("::ffff:198.51.100.1", "198.51.100.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unix", "unix"),
    ],
)
def test_all_addresses_of_one_customer_count_as_one(address: str, counts_as: str) -> None:
    assert household(address) == counts_as


@pytest.mark.parametrize(
    ("name", "value"), [("socket_rate", 0.0), ("body", 0), ("strikes", -1), ("address_rate", -2.0)]
)
def test_a_limit_that_lets_nothing_through_is_refused(name: str, value: float) -> None:
    with pytest.raises(SztabError, match=f"limit {name} is {value}, but it must be"):
        Limits(**{name: value})  # type: ignore[arg-type]
