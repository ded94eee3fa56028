"""The benchmark of several houses: its sums, its tables and its page."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from benchmarks.cluster.arithmetic import LICHESS, MILLION, need
from benchmarks.cluster.costs import Costs, Duel, Held
from benchmarks.cluster.owners import Shared
from benchmarks.cluster.report import page, sections
from benchmarks.server.clients import Played

from tests.cluster.faults import FAULTS, Hit, pauses_by_kind

ROOT = Path(__file__).parent.parent.parent


def played(rate: float) -> Played:
    return Played(int(rate * 10), 1, 10.0, 1.0, 2.0, 3.0, 0.5, rate * 40e-6, 0, rate * 4e-6)


COSTS = Costs(
    saturated=played(20_000),
    paced=played(2000),
    commits=0.25,
    wal=200.0,
    disk=150.0,
    duel=Duel(moves=116.0, packed=1600.0),
    held=Held(made=500.0, seated=700.0, house=1500.0, line=1.0, house_memory=100 * 2**20, line_memory=10 * 1024),
    line=350.0,
    line_proxy=100.0,
    line_database=50.0,
)


def test_a_crowd_needs_what_its_parts_need() -> None:
    found = need(MILLION, COSTS)
    assert MILLION.moves == 100_000
    assert found.cores["moves"] == pytest.approx(4.0)
    assert found.cores["lines that are open"] == pytest.approx(1.0)
    assert found.cores["lines that are opened"] == pytest.approx(2724 * 350e-6, rel=0.01)
    assert found.houses == 16
    assert found.wal == pytest.approx(20e6)
    assert found.disk == pytest.approx(100_000 * 150 * 86_400)
    assert found.packed == pytest.approx(862 * 1600 * 86_400, rel=0.01)
    assert LICHESS.moves == pytest.approx(11_000)


def test_pauses_are_told_by_kind_and_only_of_what_happened() -> None:
    kind, other, *_ = FAULTS
    rows = pauses_by_kind([Hit(kind, [1.0, 3.0]), Hit(kind, [2.0])]).splitlines()[2:]
    assert rows == [f"| {kind} | 2 | 3 | 2.00 s | 3.00 s | 3.00 s |"]
    assert other not in rows[0]


def test_the_page_has_every_part() -> None:
    shared = [(Shared(18_000, 30.0, 3.0), Shared(30_000, 31.0, 4.0))]
    parts = sections([Hit("kill -9", [0.9])], COSTS, shared)
    assert "1.67 times" in parts["owners"]
    written = page(parts, [0.5, 0.6])
    assert "$" not in written
    assert all(part in written for part in parts.values())
    assert "0.5, 0.6" in written


def test_wrong_usage_is_refused() -> None:
    command = [sys.executable, "-m", "benchmarks.cluster", "--faults", "0"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "must be more than 0" in done.stderr
