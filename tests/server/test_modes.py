"""Modes of a race: what they set, whom they let sit down, and what they refuse."""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from saloon.kernel import Game, InputRules, Mode, find_game
from saloon.server.common.clock_settings import ClockSettings
from saloon.server.lobby.modes import BadMode, SeatKind, fit_mode
from saloon.server.store import GhostOf, RaceTerms, Terms
from tests.server.snap import SnapGame, SnapRaces

SNAP = SnapGame()


def fit(*seats: SeatKind, game: Game = SNAP, **terms: Any) -> Terms:
    common = {name: terms.pop(name) for name in ("hints", "absent") if name in terms}
    return fit_mode(game, {}, ["me", *seats], Terms(race=RaceTerms(**terms) if terms else None, **common))[1]


def fit_jane(*seats: SeatKind, **wanted: object) -> tuple[dict[str, object], Terms]:
    mode: Any = wanted.pop("mode", "friends")
    return fit_mode(find_game("jane"), wanted, ["me", *seats], Terms(race=RaceTerms(mode)))


def test_a_relaxed_match_has_the_option_that_makes_it_so() -> None:
    options, terms = fit_jane("bot", variant="simplified", mode="relaxed")
    assert options == {"variant": "simplified", "relaxed": True}
    assert terms.mode == "relaxed"


def test_whoever_wants_the_option_gets_the_mode() -> None:
    assert fit_jane("open", relaxed=True)[1].mode == "relaxed"


def test_nobody_is_told_the_answer_in_a_race() -> None:
    assert fit("bot", hints=True).hints is False


@pytest.mark.parametrize("mode", ["relaxed", "ghost"])
def test_a_mode_that_does_not_go_with_an_option_says_so(mode: str) -> None:
    wanted = f"mode '{mode}' goes with option 'variant' as base or simplified"
    with pytest.raises(BadMode, match=wanted):
        fit_jane("ghost", variant="stick_up", mode=mode)


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
        fit(*seats, mode=mode)


def test_a_ghost_is_raced_alone() -> None:
    with pytest.raises(BadMode, match="alone"):
        fit("ghost", "ghost", mode="ghost")


def test_nothing_helps_in_a_ranked_match() -> None:
    terms = fit("open", mode="ranked", limit=False, absent="bot")
    assert (terms.spectators, terms.hints, terms.coach, terms.absent) == (False, False, False, "wait")
    assert terms.race == RaceTerms("ranked", limit=True)
    assert terms.clock is not None


def test_only_a_ranked_match_is_played_before_cameras() -> None:
    assert fit("open", mode="ranked", camera=True).race == RaceTerms("ranked", camera=True)
    assert fit("open", mode="ranked").race == RaceTerms("ranked")
    with pytest.raises(BadMode, match="mode 'friends' leaves cameras to everybody's choice"):
        fit("open", camera=True)


def test_a_race_that_no_camera_can_see_is_not_played_before_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SnapRaces, "input", InputRules())
    assert fit("open", mode="ranked").race == RaceTerms("ranked")
    with pytest.raises(BadMode, match="snap is not played before cameras"):
        fit("open", mode="ranked", camera=True)


@given(
    st.sampled_from(["bluff", "duel", "jane", "joe"]),
    st.lists(st.sampled_from(get_args(SeatKind)), max_size=3),
    st.builds(
        Terms,
        spectators=st.booleans(),
        hints=st.booleans(),
        coach=st.none() | st.booleans(),
        absent=st.sampled_from(["wait", "bot"]),
        race=st.none()
        | st.builds(
            RaceTerms,
            mode=st.sampled_from(get_args(Mode)),
            camera=st.booleans(),
            limit=st.booleans(),
            ghost=st.none() | st.just(GhostOf("old", 0)),
        ),
        clock=st.none() | st.just(ClockSettings(turn=30)),
        window=st.none() | st.integers(1, 120),
    ),
)
def test_any_terms_fit_the_game_or_are_refused(name: str, others: list[SeatKind], terms: Terms) -> None:
    game = find_game(name)
    try:
        _, fitting = fit_mode(game, {}, ["me", *others], terms)
    except BadMode:
        return
    assert fitting.ghost is None
    assert fitting.window is None or name == "joe"
    assert not fitting.coach or name == "bluff"
    if game.race is not None:
        assert fitting.race is not None
        assert fitting.mode in [mode.name for mode in game.race.modes]
        assert not fitting.hints
        assert not fitting.race.camera or fitting.mode == "ranked"
        assert ("ghost" in others) == (fitting.mode == "ghost")
    else:
        assert fitting.race is None
        assert "ghost" not in others


@pytest.mark.parametrize("mode", ["friends", "ghost", "ranked", "room", "relaxed"])
@pytest.mark.parametrize("name", ["bluff", "duel", "joe"])
def test_a_game_without_races_has_no_modes(name: str, mode: str) -> None:
    with pytest.raises(BadMode, match=f"{name} has no races"):
        fit_mode(find_game(name), {}, ["me", "open"], msgspec.convert({"race": {"mode": mode}}, Terms))


def test_a_game_has_no_terms_of_another_game() -> None:
    duel = find_game("duel")
    assert fit_mode(duel, {}, ["me", "here"], Terms(hints=True)) == ({}, Terms(hints=True))
    for terms, why in (
        (Terms(race=RaceTerms()), "duel has no races"),
        (Terms(window=8), "duel asks nobody out of turn"),
        (Terms(coach=True), "duel has no coach"),
        (Terms(race=RaceTerms(ghost=GhostOf("old", 0))), "the house finds out"),
    ):
        with pytest.raises(BadMode, match=why):
            fit_mode(duel, {}, ["me", "open"], terms)
    with pytest.raises(BadMode, match="duel has no ghosts"):
        fit_mode(duel, {}, ["me", "ghost"], Terms())
