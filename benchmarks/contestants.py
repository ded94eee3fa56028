"""Who plays, how each is started, and how far ahead of whom our engine is to be."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass

from benchmarks import workshop


@dataclass(frozen=True)
class Program:
    """How to start a contestant; SECONDS and SEED follow the command, then the arguments."""

    command: list[str]
    arguments: list[str]
    env: dict[str, str]


Prepare = Callable[[], Program]


@dataclass(frozen=True)
class Entry:
    """A contestant: its name, a line about it, and how it is made ready."""

    name: str
    about: str
    prepare: Prepare


@dataclass(frozen=True)
class Target:
    """The leader is to be so many times faster than the rival."""

    leader: str
    rival: str
    factor: float


def one(name: str, *arguments: str, python: str = sys.executable, **env: str) -> Program:
    """A Python class that plays: `module:class` below this package."""
    return Program([python, "-m", "benchmarks.one", f"benchmarks.{name}"], list(arguments), env)


def saloon(kind: str, *game: str) -> Prepare:
    """Our engine, compiled; the duel if no other game is named."""

    def prepare() -> Program:
        workshop.require_compiled_rules()
        return one(f"duels.saloon:{kind}", *game, SALOON_PURE="0")

    return prepare


def saloon_pure(kind: str) -> Prepare:
    """Our engine in plain Python."""
    return lambda: one(f"duels.saloon:{kind}", SALOON_PURE="1")


def saloon_pettingzoo(kind: str) -> Prepare:
    """Our engine through our adapter."""

    def prepare() -> Program:
        workshop.require_compiled_rules()
        workshop.require("pettingzoo")
        return one(f"duels.saloon_pettingzoo:{kind}", SALOON_PURE="0")

    return prepare


def saloon_openspiel() -> Program:
    """The same for OpenSpiel."""
    workshop.require_compiled_rules()
    workshop.require("pyspiel")
    return one("duels.saloon_openspiel:OpenSpiel", SALOON_PURE="0")


def plain() -> Program:
    """Plain Python."""
    return one("duels.plain:Plain")


def pettingzoo(kind: str) -> Prepare:
    """A hand-written environment."""

    def prepare() -> Program:
        workshop.require("pettingzoo")
        return one(f"duels.pettingzoo:{kind}")

    return prepare


def openspiel(*game: str) -> Prepare:
    """A game of OpenSpiel step by step from Python: the duel written in Python, or one of OpenSpiel's own."""

    def prepare() -> Program:
        workshop.require("pyspiel")
        return one("duels.openspiel:OpenSpiel", *game)

    return prepare


def openspiel_cpp(kind: str) -> Prepare:
    """The duel written in C++."""
    return lambda: one(f"duels.openspiel_cpp:{kind}", str(workshop.openspiel_library()))


def openspiel_rollouts(game: str) -> Prepare:
    """One of OpenSpiel's own games inside C++."""

    def prepare() -> Program:
        workshop.require("pyspiel")
        return one("references.openspiel:Rollouts", game)

    return prepare


def rlcard(game: str) -> Prepare:
    """One of RLCard's own games."""
    return lambda: one("references.rlcard:RLCard", game, python=str(workshop.rlcard_python()))


def boardgame_io(mode: str) -> Prepare:
    """A game of boardgame.io, in Node."""

    def prepare() -> Program:
        env = {"NODE_PATH": str(workshop.node_modules()), "NODE_ENV": "production"}
        return Program([str(workshop.node()), str(workshop.BOARDGAME_IO / "main.js"), mode], [], env)

    return prepare


DUELS = [
    Entry("saloon", "our engine, compiled: whole matches inside it", saloon("Playout")),
    Entry("saloon-stepped", "our engine, compiled: Python calls `pick` and `apply`", saloon("Stepped")),
    Entry("saloon-listed", "our engine, compiled: Python chooses from `legal`", saloon("Listed")),
    Entry("saloon-pure", "our engine in plain Python: whole matches inside it", saloon_pure("Playout")),
    Entry("saloon-pure-listed", "our engine in plain Python: a choice from `legal`", saloon_pure("Listed")),
    Entry("plain", "an idiomatic engine in plain Python, for this game alone", plain),
    Entry("openspiel-cpp", "OpenSpiel, game in C++ with explicit chance: inside C++", openspiel_cpp("Inside")),
    Entry("openspiel-cpp-stepped", "OpenSpiel, the same game in C++: driven from Python", openspiel_cpp("Stepped")),
    Entry("openspiel-python", "OpenSpiel, game in Python with explicit chance", openspiel()),
    Entry("saloon-openspiel", "our OpenSpiel adapter, in the same loop", saloon_openspiel),
    Entry("pettingzoo-bare", "PettingZoo, hand-written environment without wrappers", pettingzoo("Bare")),
    Entry("pettingzoo", "PettingZoo, the same in the usual wrappers", pettingzoo("Wrapped")),
    Entry("saloon-pettingzoo-bare", "our PettingZoo adapter without wrappers", saloon_pettingzoo("Bare")),
    Entry(
        "saloon-pettingzoo", "our PettingZoo adapter as it comes, in the usual wrappers", saloon_pettingzoo("Wrapped")
    ),
    Entry("saloon-pettingzoo-stock", "our PettingZoo adapter in PettingZoo's own wrappers", saloon_pettingzoo("Stock")),
    Entry("boardgame.io", "boardgame.io, its client, playing locally", boardgame_io("client")),
    Entry("boardgame.io-reducer", "boardgame.io, nothing but its reducer", boardgame_io("reducer")),
]

REFERENCES = [
    Entry("openspiel:leduc_poker", "OpenSpiel leduc_poker, inside C++", openspiel_rollouts("leduc_poker")),
    Entry("openspiel:crazy_eights", "OpenSpiel crazy_eights, inside C++", openspiel_rollouts("crazy_eights")),
    Entry("openspiel:gin_rummy", "OpenSpiel gin_rummy, inside C++", openspiel_rollouts("gin_rummy")),
    Entry("openspiel-stepped:leduc_poker", "OpenSpiel leduc_poker, driven from Python", openspiel("leduc_poker")),
    Entry("openspiel-stepped:crazy_eights", "OpenSpiel crazy_eights, driven from Python", openspiel("crazy_eights")),
    Entry("openspiel-stepped:gin_rummy", "OpenSpiel gin_rummy, driven from Python", openspiel("gin_rummy")),
    Entry("rlcard:leduc-holdem", "RLCard leduc-holdem", rlcard("leduc-holdem")),
    Entry("rlcard:uno", "RLCard uno", rlcard("uno")),
    Entry("rlcard:gin-rummy", "RLCard gin-rummy", rlcard("gin-rummy")),
]

LEADER = "saloon"

TARGETS = [
    Target("saloon", "boardgame.io", 800),
    Target("saloon", "boardgame.io-reducer", 800),
    Target("saloon", "pettingzoo", 80),
    Target("saloon", "pettingzoo-bare", 80),
    Target("saloon", "openspiel-python", 80),
    Target("saloon", "plain", 30),
    Target("saloon", "openspiel-cpp", 1),
    Target("saloon-pettingzoo", "pettingzoo", 2),
    Target("saloon-pettingzoo-stock", "pettingzoo", 2),
]
