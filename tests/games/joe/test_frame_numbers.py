"""Frames as numbers: what views and learners are told is the whole of a frame, and comes back as the same one."""

from __future__ import annotations

import pytest

from saloon.games.joe import GAME
from saloon.games.joe.knowledge.frame_numbers import frame_of, numbers_of
from saloon.games.joe.position.frames import WORDS, Frame
from saloon.games.joe.rules import Joe
from saloon.games.joe.setup import JoeOptions
from saloon.kernel import NATURE_BIT, Rng, seats_of

RARE = {"begin", "room", "for", "consent", "cede", "yield", "find", "spill"}  # chance leads there too seldom


def parts_of(frame: Frame) -> dict[str, int]:
    """All that a frame holds, by name."""
    return {name: int(getattr(frame, name)) for name in dir(frame) if not name.startswith("_")}


def frames_of(options: JoeOptions, seats: int, seed: int) -> list[Frame]:
    """The frames that waited in a match by chance."""
    rng, found = Rng(seed), list[Frame]()
    joe = GAME.open(options, seats)
    assert isinstance(joe, Joe)
    while movers := joe.to_move():
        found += joe.stack
        seat = seats_of(movers)[0]
        joe.apply(seat, joe.draw(rng) if movers == NATURE_BIT else joe.pick(seat, rng))
    return found


@pytest.fixture(scope="module")
def frames() -> list[Frame]:
    seen: dict[tuple[int, ...], Frame] = {}
    for seats, options in (
        (4, JoeOptions(scenario="campaign", round_limit=8, budget=80)),
        (2, JoeOptions(scenario="campaign", round_limit=8, slow_windows=True, hard_repairs=True)),
        (6, JoeOptions(scenario="campaign", round_limit=8, adoption=True)),
    ):
        for seed in range(2):
            seen |= {(seats, *numbers_of(frame)): frame for frame in frames_of(options, seats, seed)}
    return list(seen.values())


def test_every_frame_comes_back_as_it_was(frames: list[Frame]) -> None:
    for frame in frames:
        again = frame_of(numbers_of(frame))
        assert (type(again), parts_of(again)) == (type(frame), parts_of(frame))
        assert numbers_of(again) == numbers_of(frame)


def test_play_by_chance_leads_to_nearly_all_of_them(frames: list[Frame]) -> None:
    met = {WORDS[frame.kind] for frame in frames}
    assert set(WORDS) - met <= RARE
