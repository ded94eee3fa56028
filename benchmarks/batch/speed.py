"""`python -m benchmarks.batch.speed`: steps of many matches at once beside the vectorised environments of others."""

from __future__ import annotations

import argparse
import sys
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from statistics import median

from benchmarks import machine, workshop
from benchmarks.contestants import Entry, Prepare, Program, one
from benchmarks.race import Results, pin, race
from benchmarks.report import number, table
from benchmarks.sections import write_section
from benchmarks.workshop import Missing, say

PAGE = Path(__file__).parents[2] / "docs" / "benchmarks.md"
COMMAND = "python -m benchmarks.batch.speed"
LOCK = Path(__file__).parent / "requirements.lock"
GOALS = {"duel": 5.0e6, "bluff": 3.0e6, "jane": 1.5e6, "joe": 0.8e6}  # steps/s on a core that nobody else uses
ENVS = {"duel": "256", "bluff": "256", "jane": "64", "joe": "64"}  # what a core's own memory holds
TITLES = {"duel": "Le Duel", "bluff": "Bluff You!", "jane": "Dexterity Jane", "joe": "Dynamit Joe"}


def ours(kind: str, *arguments: str) -> Prepare:
    """One of our own, compiled."""

    def prepare() -> Program:
        workshop.require_compiled_rules()
        return one(f"batch.ours:{kind}", *arguments, SALOON_PURE="0")

    return prepare


@cache
def python_of_peers() -> Path:
    """The interpreter of the environment with Pgx and EnvPool."""

    def build(folder: Path) -> None:
        workshop.run([sys.executable, "-m", "venv", folder])
        workshop.run([folder / "bin" / "pip", "install", "--quiet", "--require-hashes", "-r", LOCK])

    return workshop.make("batch", [LOCK, sys.version], build, "installing Pgx and EnvPool") / "bin" / "python"


def peer(kind: str, *arguments: str) -> Prepare:
    """One of theirs."""
    cache = {
        "JAX_COMPILATION_CACHE_DIR": str(workshop.BUILD / "jax"),
        "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0",
    }
    settings = {"JAX_PLATFORMS": "cpu", **cache}  # so that a game is compiled in the first round only
    return lambda: one(f"batch.{kind}", *arguments, python=str(python_of_peers()), **settings)


def openspiel(game: str) -> Prepare:
    """OpenSpiel comes with the developer's environment."""

    def prepare() -> Program:
        workshop.require("pyspiel")
        return one("batch.on_openspiel:OpenSpiel", game, "16")

    return prepare


OURS = [
    *(
        Entry(game, f"{title}, all seats, {ENVS[game]}", ours("OwnBatch", game, ENVS[game]))
        for game, title in TITLES.items()
    ),
    Entry("jane:four", "Dexterity Jane, four seats, 64", ours("OwnBatch", "jane", "64", "bytes", "", "4")),
    Entry("duel:bits", "Le Duel, legal moves as bits, 256", ours("OwnBatch", "duel", "256", "bits")),
    Entry("duel:numpy", "Le Duel, numpy draws the moves, 256", ours("NumpyChooses", "duel", "256")),
    Entry("duel:random", "Le Duel against `random`, 256", ours("OwnBatch", "duel", "256", "bytes", "random")),
    Entry("duel:greedy", "Le Duel against `greedy`, 256", ours("OwnBatch", "duel", "256", "bytes", "greedy")),
    Entry("duel:vector", "Le Duel, Gymnasium, 256", ours("Vectorised", "duel", "256", "vector_entry_point")),
    Entry("duel:sync", "Le Duel, Gymnasium's `SyncVectorEnv`, 16", ours("Vectorised", "duel", "16", "sync")),
]
PEERS = [
    Entry("pgx:kuhn", "Pgx kuhn_poker, 1024", peer("on_jax:Pgx", "kuhn_poker", "1024")),
    Entry("pgx:leduc", "Pgx leduc_holdem, 1024", peer("on_jax:Pgx", "leduc_holdem", "1024")),
    Entry("pgx:mahjong", "Pgx sparrow_mahjong, 1024", peer("on_jax:Pgx", "sparrow_mahjong", "1024")),
    Entry("pgx:backgammon", "Pgx backgammon, 1024", peer("on_jax:Pgx", "backgammon", "1024")),
    Entry("envpool:blackjack", "EnvPool Blackjack-v1, 1024", peer("on_envpool:EnvPool", "Blackjack-v1", "1024")),
    Entry("envpool:cartpole", "EnvPool CartPole-v1, 1024", peer("on_envpool:EnvPool", "CartPole-v1", "1024")),
    Entry("openspiel:leduc", "OpenSpiel SyncVectorEnv, leduc_poker, 16", openspiel("leduc_poker")),
    Entry("openspiel:gin", "OpenSpiel SyncVectorEnv, gin_rummy, 16", openspiel("gin_rummy")),
]


def tables(results: Results) -> str:
    """A line for everybody who has played."""
    rows = []
    for entry in [*OURS, *PEERS]:
        if entry.name in results.tallies:
            rates = results.rates(entry.name)
            goal = GOALS.get(entry.name)
            reached = "" if goal is None else f"{number(goal)}: {'met' if median(rates) >= goal else 'NOT MET'}"
            ahead = "" if "duel" not in results.tallies else number(results.ratio("duel", entry.name))
            spread = f"{number(min(rates))} .. {number(max(rates))}"
            rows.append([entry.about, number(median(rates)), spread, ahead, reached])
    return table(["batch", "steps/s", "lowest .. highest", "Le Duel is x faster", "goal"], rows)


def section(results: Results, rounds: int, seconds: float) -> str:
    """The part of the page."""
    today = datetime.now(UTC).date().isoformat()
    return f"{tables(results)}\n\nMeasured on {today}: {machine.describe()}; {rounds} rounds of {seconds:g} s.\n"


def main() -> int:
    parser = argparse.ArgumentParser(prog=COMMAND, description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often everybody plays (default: 5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each time, in processor time (default: 1)")
    parser.add_argument("--only", metavar="NAME,NAME", help="only these")
    parser.add_argument("--write", action="store_true", help=f"write the part of {PAGE.name} as well")
    chosen = parser.parse_args()
    wanted = None if chosen.only is None else chosen.only.split(",")
    pin()
    entries = [entry for entry in [*OURS, *PEERS] if wanted is None or entry.name in wanted]
    results = race(entries, chosen.rounds, chosen.seconds)
    text = section(results, chosen.rounds, chosen.seconds)
    print(text)
    if chosen.write and (results.not_measured or wanted):
        say(f"{PAGE.name} stays as it is: not everybody has played")
    elif chosen.write:
        write_section(PAGE, "batch", text)
    return 1 if results.not_measured else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Missing as reason:
        sys.exit(str(reason))
