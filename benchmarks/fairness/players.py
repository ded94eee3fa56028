"""Players whose true reaction is known, and what their page says of it: honest ones, and the known cheats."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from benchmarks.fairness.lines import Profile

INPUT_MS: Final = 4.0  # keyboards and touch screens are asked so often
SKEW: Final = 200e-6  # no quartz is worse


class Press(Struct, frozen=True):
    """What a player did in a round, in milliseconds."""

    reaction: float  # from the painting to the key: the truth
    paint: float  # from the arrival of the cards to their painting
    claimed: float
    held: float = 0.0  # how long the answer was kept back on purpose


class Habits(Struct, frozen=True):
    """How somebody reacts: the mean and its scatter from round to round."""

    mean: float = 620.0
    scatter: float = 130.0
    least: float = 330.0


USUAL: Final = Habits()
Cheat = Callable[[Press, int, random.Random], Press]


class Scheme(Struct, frozen=True):
    """A way to play: honestly, or with a cheat."""

    name: str
    cheat: Cheat | None = None
    pong_delay: float = 0.0
    direct: bool = True  # whether the house's kernel sees the whole way; a proxy of the cheat's hides it
    foresees: bool = False  # whether it answers before there is anything to see


HONEST: Final = Scheme("honest")


def press(profile: Profile, habits: Habits, skew: float, rng: random.Random) -> Press:
    """An honest player and page: the screen paints in its own rhythm, the keyboard is asked in its own."""
    reaction = max(habits.least, rng.gauss(habits.mean, habits.scatter))
    period = 1000.0 / profile.hz
    paint = rng.uniform(0.0, period) + period / 2
    stamped = reaction + rng.uniform(0.0, INPUT_MS)
    return Press(reaction, paint, round(stamped * (1.0 + skew), 1))


def shorter(done: Press, _number: int, _rng: random.Random) -> Press:
    """(a) Claims a shorter reaction."""
    return Press(done.reaction, done.paint, max(200.0, done.claimed - 150.0))


def lag_switch(done: Press, number: int, _rng: random.Random) -> Press:
    """(c) Every third time the line "drops" for as long as the cards take to be read."""
    if number % 3:
        return done
    return Press(done.reaction, done.paint, max(200.0, done.claimed - 250.0))


def solver(_done: Press, _number: int, rng: random.Random) -> Press:
    """(f) A program reads the page and answers, as fast as it may look like a person."""
    reaction = rng.gauss(330.0, 5.0)
    return Press(reaction, 8.0, round(reaction, 1))


def slow_clock(done: Press, _number: int, _rng: random.Random) -> Press:
    """(g) The page's clock is patched to run a fifth slower."""
    return Press(done.reaction, done.paint, round(done.claimed * 0.8, 1))


def blind(_done: Press, _number: int, rng: random.Random) -> Press:
    """(e) Answers without looking, at the moment when the cards are likeliest to come."""
    reaction = rng.uniform(20.0, 140.0)
    return Press(reaction, 8.0, round(reaction, 1))


SCHEMES: Final = (
    Scheme("(a) claims 150 ms less", shorter),
    Scheme("(b) the same, and holds pongs back by 150 ms", shorter, 150.0),
    Scheme("(b) behind a proxy that hides it", shorter, 150.0, direct=False),
    Scheme("(c) lag switch every third round, 250 ms", lag_switch),
    Scheme("(e) answers blindly when the cards are due", blind, foresees=True),
    Scheme("(f) a program answers, in 330 ms", solver),
    Scheme("(g) a clock that runs a fifth slower", slow_clock),
)
