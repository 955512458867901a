"""The figures that the benchmarks print; no test here uses a real clock."""

from __future__ import annotations

import json
from itertools import accumulate
from typing import TYPE_CHECKING

import pytest

from bench.__main__ import main, select
from bench.engines import ENTRIES
from bench.measure import Sample, Spread, best_of, run_for
from bench.report import TARGETS, cell, disturbance, failures, figure, raw, rows, table, targets
from bench.results import Result, ratio
from bench.run import Settings, plan
from bench.venvs import first_error

if TYPE_CHECKING:
    from collections.abc import Callable

SETTINGS = Settings(seconds=1.0, repeat=3, seed=7)


def fake_clock(*durations: float) -> Callable[[], float]:
    """Return a clock that starts at 100 and advances by these durations, one per reading."""
    readings = accumulate(durations, initial=100.0)
    return lambda: next(readings)


def result(name: str, **rates: float) -> Result:
    """Return a result with one sample per quantity: some events in one second, ten rounds."""
    samples = {quantity: [Sample(int(rate), 10, 1.0, 1.0)] for quantity, rate in rates.items()}
    hello = {"choices": 4.2, "quantities": list(rates)}
    return Result(name, name.title(), hello=hello, samples=samples)


def test_work_goes_on_until_the_time_is_over_and_the_last_round_counts() -> None:
    sample = run_for(1.0, lambda: 5, fake_clock(0.4, 0.4, 0.4), fake_clock(0.9))
    assert (sample.events, sample.rounds) == (15, 3)
    assert sample.elapsed == pytest.approx(1.2)
    assert sample.cpu == pytest.approx(0.9)
    assert sample.rate == pytest.approx(15 / 0.9)


def test_one_round_is_run_even_if_it_takes_longer_than_asked() -> None:
    assert run_for(1.0, lambda: 2, fake_clock(60.0)).rounds == 1


def test_the_best_is_the_fastest_sample() -> None:
    samples = [Sample(100, 1, 2.0, cpu) for cpu in (1.0, 0.5, 2.0)]
    assert best_of(samples).rate == 200.0
    assert best_of(samples).micros == 5000.0
    assert best_of(samples).share == 0.25


def test_games_per_second_use_the_mean_game_and_not_a_lucky_one() -> None:
    lucky, usual = Sample(100, 10, 1.0, 1.0), Sample(80, 2, 1.0, 1.0)
    best = best_of([lucky, usual])
    assert best.per_round == 15.0
    assert best.rounds == pytest.approx(100 / 15)


def test_there_is_no_best_of_nothing() -> None:
    with pytest.raises(ValueError, match="no samples"):
        best_of([])


@pytest.mark.parametrize("length", [1, 3, 4, 7, 8, 9, 100, 1000])
def test_a_spread_keeps_items_from_the_whole_stream(length: int) -> None:
    spread: Spread[int] = Spread(4)
    for item in range(length):
        spread.offer(lambda item=item: item)  # type: ignore[misc]
    kept = spread.items()
    assert len(kept) == min(4, length)
    assert kept == sorted(set(kept))
    assert kept[0] == 0
    assert kept[-1] >= length / 2 or length == 1


def test_a_spread_makes_few_of_the_items_it_is_offered() -> None:
    made: list[int] = []
    spread: Spread[None] = Spread(4)
    for item in range(1000):
        spread.offer(lambda item=item: made.append(item))  # type: ignore[misc]
    assert len(made) < 50


def test_an_empty_stream_gives_an_empty_spread() -> None:
    assert Spread[int](4).items() == []


@pytest.mark.parametrize(
    ("value", "text"),
    [(1234567.8, "1,234,568"), (123.4, "123"), (12.34, "12.3"), (1.234, "1.23"), (0.0553, "0.055")],
)
def test_a_figure_has_about_three_digits(value: float, text: str) -> None:
    assert figure(value) == text


def test_an_unknown_figure_is_a_dash() -> None:
    assert cell(None) == "–"
    assert cell(2.0, "×") == "×2.00"


def test_a_ratio_needs_both_figures() -> None:
    assert ratio(6.0, 2.0) == 3.0
    assert ratio(None, 2.0) is None
    assert ratio(6.0, None) is None
    assert ratio(6.0, 0.0) is None


def test_a_row_compares_with_catanatron() -> None:
    ours = result("ours", play=300_000, clone=1_000_000, ismcts=9_000)
    theirs = result("catanatron", play=20_000, clone=20_000)
    assert rows([ours, theirs])[0] == [
        "Ours",
        "4.2",
        "300,000",
        "10.0",
        "1.00",
        "9,000",
        "×15.0",
        "×50.0",
    ]


def test_without_catanatron_there_are_no_ratios() -> None:
    assert rows([result("ours", play=300_000)])[0][-2:] == ["–", "–"]


def test_a_rollout_by_the_engine_has_a_row_of_its_own() -> None:
    ours = result("ours", play=200_000, rollout=800_000)
    own = rows([ours, result("catanatron", play=20_000)])[1]
    assert own[0].strip() == "the same, engine-driven rollout"
    assert own[2] == "800,000"
    assert own[6] == "×40.0"


def test_an_engine_without_figures_says_why() -> None:
    absent = Result("absent", "Absent", trouble="not installed")
    broken = Result("broken", "Broken", trouble="failed: SIGSEGV")
    lines = table([absent, broken, result("ours", play=1)]).splitlines()
    assert lines[2].split(maxsplit=1) == ["Absent", "not installed"]
    assert lines[3].split(maxsplit=1) == ["Broken", "failed: SIGSEGV"]


def test_a_quantity_that_failed_is_unknown_and_explained() -> None:
    ours = result("ours", play=10, ismcts=10)
    ours.failures["ismcts"] = "ValueError: no"
    assert rows([ours])[0][5] == "–"
    assert failures([ours]) == "Ours, ismcts failed: ValueError: no"


def test_a_busy_machine_is_mentioned_and_a_quiet_one_is_not() -> None:
    ours = result("ours", play=10, clone=10)
    assert disturbance([ours]) == ""
    ours.samples["clone"] = [Sample(10, 1, 1.0, 0.6)]
    assert "1 of the figures" in disturbance([ours])
    assert "the worst 60%" in disturbance([ours])


def test_all_lines_of_the_table_are_aligned() -> None:
    body = table([result("a", play=5, clone=3), result("a-long-name", play=5_000_000)])
    lines = body.splitlines()[:4]
    assert len({len(line) for line in lines}) == 1


def test_the_targets_are_printed_with_their_aims() -> None:
    results = [
        result("rush4-compiled", play=400_000, clone=1_000_000, ismcts=6_000),
        result("catanatron", play=20_000),
        result("open_spiel-gin_rummy", ismcts=1_000),
        result("battlegrounds4-compiled", play=300_000, clone=2_000_000),
    ]
    text = targets(results)
    assert [line.split("aim")[0].split()[-1] for line in text.splitlines()[1:]] == [
        "×20.0",
        "–",
        "–",
        "µs",
        "×6.00",
        "–",
        "×15.0",
        "–",
        "µs",
        "–",
    ]
    assert "1.00 µs  aim 2.00 µs" in text


def test_every_target_names_engines_that_exist() -> None:
    names = {entry.name for entry in ENTRIES}
    for target in TARGETS:
        assert {target.ours, getattr(target, "theirs", target.ours)} <= names


def test_the_raw_figures_are_plain_data_with_the_machine() -> None:
    data = json.loads(json.dumps(raw([result("ours", play=50)], SETTINGS)))
    assert data["engines"][0]["samples"]["play"] == [
        {"events": 50, "rounds": 10, "elapsed": 1.0, "cpu": 1.0}
    ]
    assert data["engines"][0]["best"]["play"] == {"rate": 50.0, "per_round": 5.0, "share": 1.0}
    assert data["settings"] == {"seconds": 1.0, "repeat": 3, "seed": 7}
    assert {"cpu", "cores", "system", "python", "date"} <= set(data["machine"])


def test_a_plan_repeats_everything_in_another_order_but_the_same_each_time() -> None:
    entries = ENTRIES[:4]
    results = [result(entry.name, play=1, clone=1) for entry in entries]
    tasks = [(entry.name, quantity) for entry, _, quantity in plan(entries, results, SETTINGS)]
    rounds = [tasks[start : start + 8] for start in range(0, 24, 8)]
    assert len(tasks) == 24
    assert all(sorted(one) == sorted(rounds[0]) for one in rounds)
    assert rounds[0] != rounds[1]
    again = [(entry.name, quantity) for entry, _, quantity in plan(entries, results, SETTINGS)]
    assert tasks == again


def test_engines_are_selected_by_name_or_pattern() -> None:
    assert [entry.name for entry in select("catanatron, rlcard-*")] == [
        "catanatron",
        "rlcard-uno",
        "rlcard-gin-rummy",
    ]
    assert select(None) == list(ENTRIES)


def test_an_unknown_name_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--only", "monopoly"])
    assert "no engine is called 'monopoly'" in capsys.readouterr().err


def test_of_a_failed_build_the_line_with_the_cause_is_shown() -> None:
    output = """
      error: subprocess-exited-with-error
      running build_ext
      src/sztab/core/event.py:58: error: Incompatible types
      ERROR: Failed building wheel for sztab
    """
    assert first_error(output) == "src/sztab/core/event.py:58: error: Incompatible types"
    assert first_error("") == "the build failed"
