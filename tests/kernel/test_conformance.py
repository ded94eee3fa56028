"""Every registered game keeps the contract, and the suite that says so rejects games that do not."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from saloon.kernel import Game, find_game, games, read_options
from saloon.kernel.conformance import CHECKS, Case, Check, Violation, cases_of, option_sets, violations
from tests.kernel.broken_games import BROKEN
from tests.kernel.broken_games.broken import Broken
from tests.kernel.broken_games.hush import HushGame, HushOptions

DAYTIME = 3  # one in so many cases is tried by day, the others at night


@cache
def shared_cases(game: str) -> list[Case]:
    """The cases of a game with the matches and worlds that several checks look at."""
    return cases_of(find_game(game))


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.name)
@pytest.mark.parametrize("game", games())
def test_every_game_keeps_the_contract(game: str, check: Check) -> None:
    """In every third case: with every third number of seats, and set of options."""
    for case in shared_cases(game)[::DAYTIME]:
        check(case)


@pytest.mark.nightly
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.name)
@pytest.mark.parametrize("game", games())
def test_every_game_keeps_the_contract_in_all_cases(game: str, check: Check) -> None:
    for number, case in enumerate(shared_cases(game)):
        if number % DAYTIME:
            check(case)


def hush_cases(game: Game) -> list[Case]:
    return [
        Case(game, seats=2, seed=1),
        Case(game, seats=3, seed=2),
        Case(game, read_options(game.Options, {"rounds": 3, "brave": True}), seats=3, seed=3),
    ]


def test_the_healthy_game_passes() -> None:
    assert violations(HushGame()) == []
    assert violations(HushGame(), hush_cases(HushGame())) == []


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.name)
def test_a_broken_game_is_rejected_for_its_own_reason(broken: Broken) -> None:
    found = violations(broken.game, hush_cases(broken.game))
    assert [violation.check for violation in found] == [broken.check], found
    assert broken.reason in found[0].reason
    assert found[0].reason.startswith("hush, ")


def test_every_check_rejects_some_game() -> None:
    assert {broken.check for broken in BROKEN} == {check.name for check in CHECKS}
    assert len({broken.name for broken in BROKEN}) == len(BROKEN)


def test_no_check_rests_on_a_later_one() -> None:
    for number, check in enumerate(CHECKS):
        assert set(check.rests_on) <= set(CHECKS[:number]), check.name
        assert check.promise, check.name


def test_a_violation_says_where_to_look() -> None:
    [broken] = [broken for broken in BROKEN if broken.name == "LeavesOut"]
    [violation] = violations(broken.game, [Case(broken.game, HushOptions(rounds=3), 3, 2)])
    assert str(violation).startswith("legal: hush, 3 seats, rounds=3, seed 2, position ")
    assert isinstance(violation, Violation)


def test_a_game_without_rules_is_told_so(tmp_path: Path) -> None:
    class Unwritten(HushGame):
        folder = tmp_path

    [violation] = violations(Unwritten(), [Case(Unwritten())])
    assert violation.check == "rules_named"
    assert violation.reason.endswith("the folder of hush has no RULES.md")


def test_option_sets_change_everything_alone_and_together() -> None:
    assert option_sets(HushOptions) == [
        HushOptions(),
        HushOptions(rounds=1),
        HushOptions(rounds=3),
        HushOptions(brave=True),
        HushOptions(rounds=1, brave=True),
    ]


def test_an_option_that_needs_another_is_tried_with_it() -> None:
    sets = option_sets(find_game("duel").Options)
    assert any(getattr(chosen, "last_loser", None) == 1 for chosen in sets)
