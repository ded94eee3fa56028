"""The benchmark's runner, from its command line to its tables, with contestants that need nothing."""

from __future__ import annotations

import platform
import subprocess
import sys
from pathlib import Path

import pytest
from benchmarks.contestants import DUELS, REFERENCES, TARGETS, Entry, Program, one, plain
from benchmarks.race import Results, race
from benchmarks.report import number, page, sections, table
from benchmarks.workshop import Missing

ROOT = Path(__file__).parent.parent.parent


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "benchmarks", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def unavailable() -> Program:
    raise Missing("nobody sells it")


def breaking() -> Program:
    return one("duels.plain:Nobody")


@pytest.fixture(scope="module")
def results() -> Results:
    entries = [
        Entry("plain", "plays", plain),
        Entry("openspiel-cpp", "cannot be had", unavailable),
        Entry("pettingzoo", "breaks off", breaking),
    ]
    return race(entries, rounds=2, seconds=0.05)


def test_the_command_prints_a_row_for_each_contestant() -> None:
    done = run("--rounds", "1", "--seconds", "0.05", "--only", "saloon-pure,plain")
    assert done.returncode == 0, done.stderr
    rows = [line.split("|")[1].strip() for line in done.stdout.splitlines() if line.startswith("| ")]
    assert rows == ["contestant", "saloon-pure", "plain"]
    assert "All play the same game" in done.stdout


def test_the_command_lists_who_can_play() -> None:
    done = run("--list")
    assert [line.split()[0] for line in done.stdout.splitlines()] == [entry.name for entry in [*DUELS, *REFERENCES]]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--only", "chess"], "no contestant 'chess'"),
        (["--only", "plain", "--write"], "--write needs everybody"),
        (["--rounds", "0"], "must be more than 0"),
    ],
)
def test_wrong_usage_is_refused(arguments: list[str], reason: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert reason in done.stderr


def test_everybody_plays_in_every_round(results: Results) -> None:
    assert list(results.tallies) == ["plain"]
    assert len(results.tallies["plain"]) == 2
    for tally in results.tallies["plain"]:
        assert tally.cpu >= 0.05
        assert tally.matches == tally.seen > 0
        assert tally.moves == tally.seen_moves > tally.matches


def test_who_cannot_play_is_named_with_the_reason(results: Results) -> None:
    assert results.absent["openspiel-cpp"] == "nobody sells it"
    assert "Nobody" in results.broken["pettingzoo"]
    said = sections(results)["absences"]
    assert "- openspiel-cpp was not measured: nobody sells it" in said
    assert "- pettingzoo was not measured: it broke off" in said


def test_the_page_is_whole_and_names_no_machine(results: Results) -> None:
    tallies = results.tallies["plain"]
    everybody = Results({entry.name: tallies for entry in [*DUELS, *REFERENCES]})
    text = page(everybody, rounds=2, seconds=0.05)
    assert "$" not in text
    assert all(f"| {entry.name} " in text for entry in DUELS)
    assert all(f"| {entry.about} " in text for entry in REFERENCES)
    assert all(f"| {target.leader} against {target.rival} " in text for target in TARGETS)
    assert str(ROOT) not in text
    assert platform.node() not in text


def test_targets_are_about_contestants() -> None:
    names = {entry.name for entry in DUELS}
    assert {target.leader for target in TARGETS} | {target.rival for target in TARGETS} <= names


def test_tables_have_straight_columns() -> None:
    lines = table(["a", "bb"], [["long name", "1"], ["x", "1,000"]]).splitlines()
    assert lines == ["| a         |    bb |", "|-----------|------:|", "| long name |     1 |", "| x         | 1,000 |"]


@pytest.mark.parametrize(
    ("value", "text"),
    [(1.2, "1.20"), (68.47, "68.5"), (1400.7, "1,401"), (17_432, "17.4 k"), (211_000, "211 k"), (999_600, "1.00 M")],
)
def test_numbers_keep_three_figures(value: float, text: str) -> None:
    assert number(value) == text
