"""Modes of a race: what they set, whom they let sit down, and what they refuse."""

from __future__ import annotations

import re
from typing import Any

import pytest

from saloon.kernel import Game, find_game
from saloon.server.modes import BadMode, SeatKind, fit_mode
from saloon.server.store import Terms
from tests.server.snap import SnapGame

SNAP = SnapGame()


def fit(*seats: SeatKind, game: Game = SNAP, **terms: Any) -> Terms:
    return fit_mode(game, {}, ["me", *seats], Terms(**terms))[1]


def fit_jane(*seats: SeatKind, **wanted: object) -> tuple[dict[str, object], Terms]:
    race: Any = wanted.pop("race", "friends")
    return fit_mode(find_game("jane"), wanted, ["me", *seats], Terms(race=race))


def test_a_relaxed_match_has_the_option_that_makes_it_so() -> None:
    options, terms = fit_jane("bot", variant="simplified", race="relaxed")
    assert options == {"variant": "simplified", "relaxed": True}
    assert terms.race == "relaxed"


def test_whoever_wants_the_option_gets_the_mode() -> None:
    assert fit_jane("open", relaxed=True)[1].race == "relaxed"


def test_nobody_is_told_the_answer_in_a_race() -> None:
    assert fit("bot", hints=True).hints is False


@pytest.mark.parametrize("mode", ["relaxed", "ghost"])
def test_a_mode_that_does_not_go_with_an_option_says_so(mode: str) -> None:
    wanted = f"mode '{mode}' goes with option 'variant' as base or simplified"
    with pytest.raises(BadMode, match=wanted):
        fit_jane("ghost", variant="stick_up", race=mode)


@pytest.mark.parametrize(
    ("mode", "seats", "unwanted"),
    [
        ("friends", ["here"], "here"),
        ("ranked", ["open", "bot"], "bot"),
        ("room", ["here", "open"], "open"),
        ("relaxed", ["ghost"], "ghost"),
        ("ghost", ["bot", "ghost"], "bot"),
    ],
)
def test_every_mode_has_its_company(mode: str, seats: list[SeatKind], unwanted: str) -> None:
    with pytest.raises(BadMode, match=re.escape(f"mode '{mode}' has no seat for {unwanted}")):
        fit(*seats, race=mode)


def test_a_ghost_is_raced_alone() -> None:
    with pytest.raises(BadMode, match="alone"):
        fit("ghost", "ghost", race="ghost")


def test_nothing_helps_in_a_ranked_match() -> None:
    terms = fit("open", race="ranked", limit=False, absent="bot", coach=True)
    assert (terms.spectators, terms.hints, terms.coach, terms.absent, terms.limit) == (
        False,
        False,
        False,
        "wait",
        True,
    )
    assert terms.clock is not None


def test_only_a_ranked_match_is_played_before_cameras() -> None:
    assert fit("open", race="ranked", camera=True).camera
    assert not fit("open", race="ranked").camera
    with pytest.raises(BadMode, match="mode 'friends' leaves cameras to everybody's choice"):
        fit("open", camera=True)


def test_a_game_without_races_has_no_modes() -> None:
    duel = find_game("duel")
    with pytest.raises(BadMode, match="duel has no races before cameras"):
        fit_mode(duel, {}, ["me", "open"], Terms(race="ranked", camera=True))
    assert fit_mode(duel, {}, ["me", "here"], Terms(hints=True)) == ({}, Terms(hints=True))
    with pytest.raises(BadMode, match="duel has no ghosts"):
        fit_mode(duel, {}, ["me", "ghost"], Terms())
