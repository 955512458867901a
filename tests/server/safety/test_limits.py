"""Limits: bursts are fine, floods are not, and no address is remembered for ever."""

from __future__ import annotations

import asyncio
import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sztab.core.action import SztabError
from sztab.server.safety import Bucket, Gate, Limits
from sztab.server.safety import limits as limits_module
from sztab.server.safety.limits import household
from sztab.server.safety.misses import MAX_WAIT
from sztab.server.safety.queues import AT_ONCE, MessageQueue, Ticket
from tests.server.doubles import in_loop

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
def test_a_client_that_waits_as_long_as_told_is_let_in(
    rate: float, burst: int, pauses: list[float]
) -> None:
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


def test_closing_a_socket_that_was_never_open_changes_nothing(clock: Clock) -> None:
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


def test_an_address_that_has_to_wait_is_not_forgotten(clock: Clock) -> None:
    gate = Gate(Limits(address_rate=1, address_burst=10), clock)
    while gate.request(HERE) == 0.0:
        pass
    clock.now += 0.5
    for number in range(100):
        gate.request(f"10.0.0.{number}")
    assert gate.request(HERE) == pytest.approx(0.5)


def test_memory_is_bounded_for_any_number_of_addresses(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits_module, "_MAX_ADDRESSES", 50)
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


# Costs


def test_a_request_takes_its_cost(clock: Clock) -> None:
    gate = Gate(Limits(address_rate=10, address_burst=25), clock)
    assert [gate.request(HERE, 10) for _ in range(2)] == [0.0, 0.0]
    assert gate.request(HERE, 10) == pytest.approx(0.5)
    assert [gate.request(HERE) for _ in range(5)] == [0.0] * 5
    assert gate.request(HERE) > 0.0


def test_a_cost_above_the_burst_needs_a_full_bucket(
    clock: Clock,
) -> None:
    gate = Gate(Limits(address_rate=1, address_burst=5), clock)
    assert gate.request(HERE, 10) == 0.0
    assert gate.request(HERE, 10) == pytest.approx(5.0)
    clock.now += 5
    assert gate.request(HERE, 10) == 0.0


# Fair queues


class Sender:
    """A socket that always has another message to send."""

    def __init__(self, gate: Gate, line: MessageQueue) -> None:
        self.bucket = gate.bucket()
        self.heard = 0
        self._line = line
        self.send()

    def send(self) -> None:
        self._line.add(Ticket(self.bucket, self._let_in))

    def _let_in(self) -> None:
        self.heard += 1
        self.send()


def flood(
    gate: Gate, clock: Clock, senders: int, seconds: float
) -> tuple[MessageQueue, list[Sender]]:
    """Let sockets of one address send without a pause for some time."""
    line = MessageQueue()
    floods = [Sender(gate, line) for _ in range(senders)]
    run(gate, clock, line, seconds)
    return line, floods


def run(gate: Gate, clock: Clock, line: MessageQueue, seconds: float) -> None:
    end = clock.now + seconds
    while clock.now < end:
        wait = line.let_in(gate._addresses.of(HERE, clock.now), clock.now)
        clock.now = min(end, clock.now + wait)


def test_flooding_sockets_take_turns(clock: Clock) -> None:
    gate = Gate(Limits(), clock)
    _, floods = flood(gate, clock, 50, seconds=60)
    heard = [one.heard for one in floods]
    assert max(heard) - min(heard) <= 2
    assert sum(heard) == pytest.approx(400 + 60 * 100, rel=0.1)


def test_a_quiet_socket_does_not_wait_for_those_that_flood(clock: Clock) -> None:
    gate = Gate(Limits(), clock)
    line, _ = flood(gate, clock, 50, seconds=60)
    quiet = gate.bucket()
    for _ in range(20):
        heard: list[float] = []
        asked = clock.now
        line.add(Ticket(quiet, lambda heard=heard: heard.append(clock.now)))  # type: ignore[misc]
        run(gate, clock, line, 1.0)
        assert heard == [asked]


def test_a_request_finds_tokens_while_sockets_of_its_address_flood(clock: Clock) -> None:
    gate = Gate(Limits(), clock)
    flood(gate, clock, 50, seconds=60)
    assert [gate.request(HERE) for _ in range(30)] == [0.0] * 30


def test_a_socket_that_is_gone_leaves_the_queue(clock: Clock) -> None:
    gate = Gate(Limits(socket_rate=1, socket_burst=1), clock)
    line, bucket = MessageQueue(), gate.bucket()
    ticket = Ticket(bucket, lambda: None)
    line.add(ticket)
    line.discard(ticket)
    line.discard(ticket)
    assert not line
    assert line.let_in(gate.bucket(), clock.now) == 0.0


@in_loop
async def test_a_waiting_message_is_let_in_in_time() -> None:
    gate = Gate(Limits(socket_rate=200, socket_burst=1))
    bucket = gate.bucket()
    for _ in range(4):
        await gate.admit(HERE, bucket)
    assert not gate._queues


@in_loop
async def test_disconnecting_while_waiting_leaves_nothing_behind() -> None:
    gate = Gate(Limits(socket_rate=20, socket_burst=1))
    bucket, other = gate.bucket(), gate.bucket()
    await gate.admit(HERE, bucket)
    await gate.admit(HERE, other)
    gone = asyncio.create_task(gate.admit(HERE, bucket))
    await asyncio.sleep(0)
    waiting = asyncio.create_task(gate.admit(HERE, other))
    await asyncio.sleep(0)
    gone.cancel()
    await waiting
    assert not gate._queues


@in_loop
async def test_one_address_leaves_the_event_loop_to_the_others() -> None:
    gate, order = Gate(Limits()), []

    async def work(address: str) -> None:
        await gate.turn(address)
        order.append(address)

    floods = [asyncio.create_task(work(HERE)) for _ in range(40)]
    for _ in range(3):
        await asyncio.sleep(0)
    await work(THERE)
    await asyncio.gather(*floods)
    assert order.index(THERE) <= 3 * AT_ONCE
    assert order.count(HERE) == 40


@in_loop
async def test_giving_up_while_waiting_for_the_loop_delays_nobody() -> None:
    gate = Gate(Limits())
    tasks = [asyncio.create_task(gate.turn(HERE)) for _ in range(20)]
    await asyncio.sleep(0)
    for task in tasks[10:15]:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.sleep(0)
    assert not gate._turns._waiting


# Codes that do not exist


def test_a_few_wrong_codes_are_free(clock: Clock) -> None:
    gate = Gate(Limits(), clock)
    for _ in range(10):
        assert gate.lookup(HERE) == 0.0
        gate.missed(HERE)
    assert gate.lookup(HERE) == 0.0


def test_repeated_guessing_takes_longer_and_longer(clock: Clock) -> None:
    gate = Gate(Limits(misses=3), clock)
    waits = []
    for _ in range(8):
        gate.missed(HERE)
        waits.append(gate.lookup(HERE))
        clock.now += waits[-1]
        assert gate.lookup(HERE) == 0.0
    assert waits[:3] == [0.0] * 3
    assert all(after > 1.5 * before for before, after in itertools.pairwise(waits[3:]))
    assert gate.lookup(THERE) == 0.0


def test_an_hour_of_guessing_tries_few_codes(clock: Clock) -> None:
    gate, end, guesses = Gate(Limits(), clock), clock.now + 3600, 0
    while clock.now < end:
        guesses += 1
        gate.missed(HERE)
        clock.now += max(0.01, gate.lookup(HERE), gate.request(HERE))
    assert guesses < 100


def test_wrong_codes_are_forgiven_in_time(clock: Clock) -> None:
    gate = Gate(Limits(misses=3), clock)
    for _ in range(4):
        gate.missed(HERE)
    clock.now += 10 * 60
    gate.missed(THERE)
    assert len(gate._misses) == 1
    for _ in range(3):
        gate.missed(HERE)
    assert gate.lookup(HERE) == 0.0


def test_a_wrong_code_costs_more_than_a_right_one(clock: Clock) -> None:
    gate = Gate(Limits(address_rate=1, address_burst=20), clock)
    gate.missed(HERE)
    assert [gate.request(HERE) for _ in range(11)] == [*[0.0] * 10, pytest.approx(1.0)]


def test_waits_are_bounded(clock: Clock) -> None:
    gate = Gate(Limits(misses=1), clock)
    for _ in range(100):
        gate.missed(HERE)
    assert gate.lookup(HERE) == MAX_WAIT


def test_misses_of_many_addresses_take_bounded_memory(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits_module, "_MAX_ADDRESSES", 50)
    gate = Gate(Limits(), clock)
    for number in range(200):
        gate.missed(f"10.0.0.{number}")
    assert len(gate._misses) == 50
