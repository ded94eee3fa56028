"""`python -m benchmarks.joe.win_chance`: how the strength of sides becomes their chance to win, fitted to matches.

Of each match some moments between two activations are taken, with the strength of each side and how it ended.
"""

from __future__ import annotations

import argparse
import sys
from math import log
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.workshop import say
from saloon.bots.joe.win_chance import FILE, Scale, Scales, final_chances, strengths_of
from saloon.bots.match import play_match
from saloon.games.joe import GAME
from saloon.games.joe.position.nature_frames import DrawMarker
from saloon.games.joe.rules import Joe
from saloon.games.joe.scenario.scenarios import load_scenarios
from saloon.games.joe.setup import JoeOptions
from saloon.kernel import replay, stream

MOMENTS: Final = 6  # of each match
STEPS: Final = 400  # of the descent
SPEED: Final = 0.5
KEPT: Final = 0.02  # how much the fit leans to the plain scale

Moment = tuple[list[int], list[float]]  # strengths, and shares of the win


def moments_of(scenario: str, bot: str, seed: int) -> list[Moment]:
    """Some moments of one match."""
    options = JoeOptions(scenario=scenario)
    seats = GAME.places(options)[0]
    found, joe = [], None
    for position in replay(play_match(GAME, options, [bot] * seats, seed), GAME):
        joe = position.state
        assert isinstance(joe, Joe)
        if joe.movers and isinstance(joe.top(), DrawMarker):
            found.append(strengths_of(joe))
    assert isinstance(joe, Joe)
    ended = final_chances(joe, joe.scenario.sides)
    rng = stream("moments", seed)
    while len(found) > MOMENTS:
        found.pop(rng.below(len(found)))
    return [(strengths, ended) for strengths in found]


def fit(moments: list[Moment]) -> Scale:
    """The scale under which what happened is likeliest, by steps against the slope."""
    sides = len(moments[0][1])
    scale = Scale(2.0, [0.0] * sides)
    for _ in range(STEPS):
        slope, tilts = KEPT * (2.0 - scale.weight), [-KEPT * leaning for leaning in scale.leanings]
        for strengths, ended in moments:
            for side, chance in enumerate(scale.chances(strengths)):
                error = (ended[side] - chance) / len(moments)
                slope += error * log(strengths[side])
                tilts[side] += error
        scale = Scale(
            scale.weight + SPEED * slope,
            [leaning + SPEED * tilt for leaning, tilt in zip(scale.leanings, tilts, strict=True)],
        )
    return Scale(round(scale.weight, 3), [round(leaning, 3) for leaning in scale.leanings])


def surprise(scale: Scale, moments: list[Moment]) -> float:
    """How surprising what happened is under a scale, on average; less is better."""
    return -sum(
        share * log(chance)
        for strengths, ended in moments
        for share, chance in zip(ended, scale.chances(strengths), strict=True)
    ) / len(moments)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.joe.win_chance", description=__doc__)
    parser.add_argument("--matches", type=int, default=200, help="of each scenario (200)")
    parser.add_argument("--bot", default="gunslinger", help="who plays all seats (gunslinger)")
    parser.add_argument("--write", action="store_true", help=f"write the scales into {Path(FILE).name}")
    chosen = parser.parse_args()
    scales = {}
    for scenario in load_scenarios():
        moments = [moment for seed in range(chosen.matches) for moment in moments_of(scenario, chosen.bot, seed)]
        half = len(moments) // 2
        plain, fitted = Scale(2.0, [0.0] * len(moments[0][1])), fit(moments[:half])
        say(f"{scenario}: {surprise(plain, moments[half:]):.3f} plain, {surprise(fitted, moments[half:]):.3f} fitted")
        scales[scenario] = fit(moments)
    text = msgspec.json.format(msgspec.json.encode(Scales(chosen.bot, chosen.matches, scales)), indent=2)
    print(text.decode())
    if chosen.write:
        FILE.write_bytes(text + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
