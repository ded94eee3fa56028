"""The benchmark of many matches at once, and the example that learns from them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from benchmarks.batch import speed
from benchmarks.batch.on_openspiel import OpenSpiel
from benchmarks.batch.ours import NumpyChooses, OwnBatch, Vectorised
from benchmarks.contestant import Contestant, Tally
from benchmarks.race import Results, race
from benchmarks.sections import read_section

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    "contestant",
    [
        lambda: OwnBatch(1, "bluff", "4"),
        lambda: OwnBatch(1, "duel", "4", "bits"),
        lambda: OwnBatch(1, "duel", "4", "bytes", "greedy"),
        lambda: NumpyChooses(1, "duel", "4"),
        lambda: Vectorised(1, "duel", "4", "vector_entry_point"),
        lambda: Vectorised(1, "duel", "4", "sync"),
        lambda: OpenSpiel(1, "leduc_poker", "4"),
    ],
)
def test_everybody_here_plays_matches_to_their_end(contestant: type[Contestant]) -> None:
    playing, tally = contestant(), Tally()  # type: ignore[call-arg]
    while tally.matches < 3:
        playing.play(tally)
    assert tally.moves >= 3 * 2


def test_the_table_says_which_goals_are_met() -> None:
    results = Results()
    results.tallies = {
        "duel": [Tally(cpu=1.0, moves=6_000_000), Tally(cpu=1.0, moves=5_500_000)],
        "joe": [Tally(cpu=1.0, moves=400_000), Tally(cpu=1.0, moves=500_000)],
        "pgx:kuhn": [Tally(cpu=2.0, moves=4_000_000), Tally(cpu=2.0, moves=3_000_000)],
    }
    lines = [[cell.strip() for cell in line.split("|")] for line in speed.tables(results).splitlines()]
    assert [line[1:-1] for line in lines[2:]] == [
        ["Le Duel, all seats, 256", "5.75 M", "5.50 M .. 6.00 M", "1.00", "5.00 M: met"],
        ["Dynamit Joe, all seats, 64", "450 k", "400 k .. 500 k", "13.0", "800 k: NOT MET"],
        ["Pgx kuhn_poker, 1024", "1.75 M", "1.50 M .. 2.00 M", "3.33", ""],
    ]


def test_the_page_has_a_place_for_it() -> None:
    assert read_section(speed.PAGE, "batch") is not None
    assert speed.COMMAND in speed.PAGE.read_text(encoding="utf-8")


@pytest.mark.nightly
def test_everybody_can_play() -> None:
    results = race([*speed.OURS, *speed.PEERS], rounds=1, seconds=0.1)
    assert results.not_measured == {}


@pytest.mark.nightly
def test_the_example_on_jax_learns() -> None:
    packages = next(speed.python_of_peers().parents[1].glob("lib/python*/site-packages"))
    path = os.pathsep.join([str(packages), str(ROOT / "src")])
    done = subprocess.run(
        [sys.executable, "examples/learn_jax.py", "--steps", "1500"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path, "JAX_PLATFORMS": "cpu"},
        capture_output=True,
        text=True,
        check=True,
    )
    rates = [int(rate) for rate in re.findall(r"^(\d+)%", done.stdout, re.MULTILINE)]
    assert len(rates) == 4
    assert rates[0] < 62
    assert rates[-1] > rates[0] + 15
