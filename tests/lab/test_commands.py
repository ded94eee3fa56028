"""`saloon sim`, `saloon arena` and `saloon bot` as they are typed."""

from __future__ import annotations

import subprocess
import sys
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from saloon.cli.app import app
from saloon.lab import extras
from tests.lab.runs import files, run, small_plan
from tests.lab.started import cmd


def saloon(*words: str | int | Path, stdin: str | None = None) -> Result:
    return CliRunner().invoke(app, list(map(str, words)), input=stdin)


DIALOGUE = Path(__file__).with_name("dialogue.txt")
SMALL = ("--set", "highest=20", "--set", "hand=4")


def test_sim_plays_the_plan_and_prints_the_score(tmp_path: Path) -> None:
    out = tmp_path / "out"
    done = saloon("sim", "duel", "--bots", "random,greedy", "--matches", 60, "--seed", 7, *SMALL, "--out", out)
    assert done.exit_code == 0
    run(tmp_path / "same", small_plan())
    assert files(out) == files(tmp_path / "same")
    assert "60 matches of duel, seed 7" in done.stdout
    assert "greedy" in done.stdout
    assert "How they ended: " in done.stdout


def test_sim_of_one_bot_compares_the_seats(tmp_path: Path) -> None:
    done = saloon("sim", "duel", "--bots", "random", "--matches", 5, *SMALL, "--no-records", "--out", tmp_path)
    assert done.exit_code == 0
    rows = [line.split("│")[1:3] for line in done.stdout.splitlines() if "random" in line]
    assert [[cell.strip() for cell in row] for row in rows] == [["random", "0"], ["random", "1"]]


def test_arena_prints_ratings_and_pairs_and_draws_the_report(tmp_path: Path) -> None:
    words = ("arena", "duel", "--bots", "random,greedy", "--matches", 6, *SMALL, "--out")
    done = saloon(*words, tmp_path / "one")
    assert done.exit_code == 0
    assert "Ratings (openskill, Plackett-Luce)" in done.stdout
    assert "61.0% to 100.0%" in done.stdout
    assert f"The report: {tmp_path / 'one' / 'report.html'}" in done.stdout
    saloon(*words, tmp_path / "two", "--jobs", 2)
    assert files(tmp_path / "one") == files(tmp_path / "two")
    assert saloon(*words, tmp_path / "one", "--resume").stdout == done.stdout


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["sim", "chess", "--bots", "random"], "there is no game 'chess'; there are "),
        (["sim", "duel", "--bots", "random,luck"], "there is no bot 'luck' for duel"),
        (["sim", "duel", "--bots", "random", "--set", "hand"], "'hand' is no setting: write --set OPTION=VALUE"),
        (["sim", "duel", "--bots", "random", "--set", "hand=9"], "option 'hand' cannot be 9"),
        (["sim", "duel", "--bots", "random", "--engine", "ray"], "there is no engine 'ray'"),
        (["sim", "duel", "--bots", "random", "--seats", "3"], "duel is for 2 seats"),
        (["arena", "duel", "--bots", "random"], "an arena at 2 seats needs at least 2 bots"),
    ],
)
def test_wrong_usage_is_explained(tmp_path: Path, words: list[str], complaint: str) -> None:
    refused = saloon(*words, "--out", tmp_path / "out")
    assert refused.exit_code == 2
    assert complaint in refused.stderr
    assert not (tmp_path / "out").exists()


def test_a_program_that_misbehaves_ends_the_run(tmp_path: Path) -> None:
    broken = saloon("sim", "duel", "--bots", f"random,{cmd('sorry')}", "--matches", 4, "--out", tmp_path)
    assert broken.exit_code == 1
    assert "saloon: match 0 (seed " in broken.stderr
    assert "gave up: I only know chess" in broken.stderr
    assert f"Broken off: 0 of 4 matches are finished and kept in {tmp_path}; --resume goes on." in broken.stderr


def test_a_process_that_dies_ends_the_run(tmp_path: Path) -> None:
    broken = saloon("sim", "duel", "--bots", f"random,{cmd('upset')}", "--jobs", 2, "--out", tmp_path)
    assert broken.exit_code == 1
    assert "terminated abruptly" in broken.stderr
    assert "Broken off: 0 of 100 matches" in broken.stderr


def test_matches_that_seat_the_bots_unequally_are_mentioned(tmp_path: Path) -> None:
    words = ("sim", "duel", "--bots", "random,greedy", *SMALL, "--matches")
    assert saloon(*words, 4, "--out", tmp_path / "fair").stderr == ""
    done = saloon(*words, 5, "--out", tmp_path / "unfair")
    assert done.stderr == "Note: 5 matches do not seat 2 bots equally often; 6 do.\n"


def test_bots_that_think_by_the_clock_are_mentioned(tmp_path: Path) -> None:
    done = saloon("sim", "duel", "--bots", "random,master:ms=5", "--matches", 2, *SMALL, "--out", tmp_path)
    assert done.stderr == "Note: another run may differ, for these think by the clock: master:ms=5.\n"


@pytest.mark.parametrize(
    ("command", "package", "more", "advice"),
    [
        ("sim", "polars", [], "this needs polars: run pip install 'saloon-house[lab]'"),
        ("arena", "openskill", [], "this needs openskill: run pip install 'saloon-house[lab]'"),
        (
            "sim",
            "distributed",
            ["--engine", "dask://local"],
            "this needs distributed: run pip install 'saloon-house[dask]'",
        ),
    ],
)
def test_a_missing_extra_is_named_before_anything_is_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: str, package: str, more: list[str], advice: str
) -> None:
    def without(name: str) -> ModuleSpec | None:
        return None if name == package else find_spec(name)

    monkeypatch.setattr(extras, "find_spec", without)
    refused = saloon(command, "duel", "--bots", "random,greedy", "--out", tmp_path / "out", *more)
    assert refused.exit_code == 2
    assert refused.stderr == f"saloon: {advice}\n"
    assert not (tmp_path / "out").exists()


def test_a_bot_says_how_to_talk_to_it() -> None:
    refused = saloon("bot", "duel")
    assert (refused.exit_code, refused.stderr) == (2, "saloon: say how to talk to the bot: --stdio\n")
    assert saloon("bot", "duel", "--stdio", "--bot", "luck").exit_code == 2


def test_a_bot_answers_on_standard_output() -> None:
    assert saloon("bot", "duel", "--stdio", stdin='{"t":"deal"}\n').stdout.startswith('{"t":"error","error":"Invalid')


def test_what_a_bot_prints_does_not_look_like_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saloon.bots.random.RandomBot.close", lambda bot: sys.stdout.write("that was fun\n"))
    new = DIALOGUE.read_text().splitlines()[0].removeprefix("> ")
    played = saloon("bot", "duel", "--stdio", stdin=f"{new}\n")
    assert (played.stdout, played.stderr) == ('{"t":"ready"}\n', "that was fun\n")


def test_the_command_does_not_load_the_laboratory_unasked() -> None:
    slow = "{'altair', 'distributed', 'polars', 'rich.progress', 'saloon.lab'}"
    code = f"import sys, saloon.cli; sys.exit(bool({slow} & set(sys.modules)))"
    subprocess.run([sys.executable, "-c", code], check=True)
