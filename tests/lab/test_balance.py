"""`saloon balance`: who wins between equals, counted and shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from saloon.games.joe.events import Attacked, Died, Joker, Round, Strayed
from saloon.kernel import Outcome, find_game
from saloon.lab.balance import Setup, Unbalanced, find_study
from saloon.lab.balances.joe import DEATHS, JOKERS, JoeStudy, Witness, count_wins
from tests.cli.conftest import Run, run, saves

__all__ = ["run", "saves"]  # fixtures of the commands' tests


def test_setups_are_scenarios_with_the_fewest_seats_unless_told_otherwise() -> None:
    study = find_study(find_game("joe"))
    assert [str(setup.seats) for setup in study.setups([], [])] == list("22322324")
    assert study.setups(["9.3"], [2, 3, 6]) == [Setup("9.3", 3), Setup("9.3", 6)]
    with pytest.raises(Unbalanced, match=r"there is no scenario '9\.9'; there are 9\.1"):
        study.setups(["9.9"], [])
    with pytest.raises(Unbalanced, match="for 12 players"):
        study.setups(["9.1"], [12])


def test_a_witness_knows_who_died_of_what() -> None:
    findings = JoeStudy().open(Setup("9.1", 2))
    witness = Witness(findings)
    for event in (
        Round(1),
        Attacked("Ted", "colt", "Fred", "easy", "shoot"),
        Died("Fred"),
        Attacked("Ted", "carbine", "Frank", "easy", "shoot"),
        Strayed("Luke"),
        Died("Luke"),
        Joker("Ted", "J01", "marksman"),
    ):
        witness.watch(event)
    assert findings.counts == {DEATHS: {"colt": 1, "stray bullet": 1}, JOKERS: {"marksman": 1}}
    assert findings.tallies == [{"rounds": 1, "attacks": 2, "deaths": 2, "jokers": 1}]


@pytest.mark.parametrize(
    ("ranks", "won", "draws"),
    [((1, 2, 2), [1.0, 0.0, 0.0], 0), ((1, 1, 3), [0.5, 0.5, 0.0], 0), ((1, 1, 1), [0.0, 0.0, 0.0], 1)],
)
def test_a_shared_win_counts_in_parts_and_a_draw_for_nobody(
    ranks: tuple[int, ...], won: list[float], draws: int
) -> None:
    findings = JoeStudy().open(Setup("9.3", 3))
    count_wins(findings, [0, 1, 2], Outcome((0, 0, 0), ranks, "last", "JOE-R18"))
    assert [share.won for share in findings.sides.values()] == won
    assert (findings.draws.won, findings.matches) == (draws, 1)


def test_the_command_shows_tables_and_draws_a_picture(run: Run, tmp_path: Path) -> None:
    picture = tmp_path / "balance.svg"
    words = run("balance", "joe", "--setup", "9.1", "--matches", 4, "--chart", picture).out
    assert "9.1, 2 seats" in words
    assert "law" in words
    assert "outlaws" in words
    assert "deaths, in a hundred matches" in words
    drawn = picture.read_text(encoding="utf-8")
    assert drawn.startswith("<svg")
    panels = ("won", "rounds", "attacks", "deaths, in a hundred matches", "jokers, in a hundred matches")
    assert all(f">{panel}<" in drawn for panel in panels)
    assert ">escaped<" not in drawn  # nobody does in 9.1


def test_it_plays_with_every_number_of_seats(run: Run) -> None:
    words = run("balance", "joe", "--setup", "9.1", "--all-seats", "--bots", "random", "--matches", 1).out
    assert all(f"9.1, {seats} seats" in words for seats in (2, 3, 4))


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("duel",), "no sides"),
        (("joe", "--setup", "9.9"), "no scenario '9.9'"),
        (("joe", "--bots", "nobody", "--matches", "1"), "no bot 'nobody'"),
        (("joe", "--chart", "nowhere/balance.svg"), "nowhere is no folder"),
        (("joe", "--chart", "balance.gif"), "its name ends with .svg, .png, .html"),
    ],
)
def test_a_wrong_use_is_told(run: Run, words: tuple[str, ...], reason: str) -> None:
    result = run("balance", *words)
    assert result.code == 2
    assert reason in result.err
