"""Dexterity Jane: how fast rounds are solved and played, and what its bots' reflexes are like.

python -m benchmarks.jane                   # prints the tables, about a minute
python -m benchmarks.jane --write           # and writes them and the charts into docs/bots.md and docs/pictures

Levels are measured on random tables of one to ten cards with all sixty cards in play; a race has one player of
each level. Times of the levels are simulated seconds; speeds are taken on the clock of the processor.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import quantiles
from time import process_time

import altair as alt

from benchmarks import machine
from benchmarks.report import number, table
from saloon.bots.jane.levels import ChildBot, CowhandBot, GreenhornBot, JaneBot, QuickdrawBot, ReflexBot
from saloon.bots.jane.reflexes import look_at
from saloon.bots.match import play_to_outcome
from saloon.colours import BRICK, DUSK, GREEN, INK, MUSTARD
from saloon.games.jane import GAME
from saloon.games.jane.answer import answer_to, odd_poses
from saloon.games.jane.layout import turns_of
from saloon.games.jane.setup import JaneOptions
from saloon.kernel import Rng, State
from saloon.kernel.bits import members_of
from saloon.kernel.playout import play_out_many
from saloon.kernel.rng import sample
from saloon.lab.charts import CONFIG, WIDTH

DOCS = Path(__file__).parent.parent / "docs"
MARKS = ("<!-- python -m benchmarks.jane --write: from here -->\n", "<!-- to here -->\n")
LEVELS: dict[str, type[ReflexBot]] = {
    "child": ChildBot,
    "greenhorn": GreenhornBot,
    "cowhand": CowhandBot,
    "quickdraw": QuickdrawBot,
    "jane": JaneBot,
}
COLOURS = [BRICK, MUSTARD, GREEN, DUSK, INK]
CARDS = range(1, 11)
DECK = (1 << 61) - 2
BULK = 1_000  # what is played between two looks at the clock


@dataclass(frozen=True)
class Curve:
    """A level at a number of cards: quartiles of its seconds, how often it is wrong, and how often by swapped hands."""

    level: str
    cards: int
    seconds: tuple[float, float, float]
    wrong: float
    swapped: float


def deal(rng: Rng, cards: int) -> list[int]:
    """Some of the sixty cards, in any order."""
    dealt = members_of(sample(rng, DECK, cards))
    for last in range(len(dealt) - 1, 0, -1):
        other = rng.below(last + 1)
        dealt[last], dealt[other] = dealt[other], dealt[last]
    return dealt


def measure(level: str, cards: int, rounds: int) -> Curve:
    """So many looks at random tables."""
    rng, person = Rng(cards), LEVELS[level].person
    times: list[float] = []
    wrong = swapped = 0
    for _ in range(rounds):
        dealt = deal(rng, cards)
        glance = look_at(dealt, turns_of(dealt), person, False, rng)
        answer = answer_to(odd_poses(dealt))
        times.append(glance.seconds)
        wrong += glance.lock != answer
        swapped += glance.lock != answer and glance.lock == answer >> 5 | (answer & 31) << 5
    low, middle, high = quantiles(times, n=4)
    return Curve(level, cards, (low, middle, high), wrong / rounds, swapped / rounds)


def race(rounds: int) -> tuple[Counter[str], float]:
    """Who wins the tile when one of each level sits at the table, and how many seconds that took to simulate."""
    rng = Rng(7)
    won: Counter[str] = Counter()
    start = process_time()
    for count in range(rounds):
        dealt = deal(rng, CARDS[count % len(CARDS)])
        turns, answer = turns_of(dealt), answer_to(odd_poses(dealt))
        looks = [(look_at(dealt, turns, bot.person, False, rng), level) for level, bot in LEVELS.items()]
        order = sorted((glance.seconds, level, glance.lock) for glance, level in looks)[:-1]  # the last cannot lock
        won[next((level for _, level, lock in order if lock == answer), "nobody")] += 1
    return won, process_time() - start


def matches(played: int) -> float:
    """How many seconds whole matches of one of each level take in the lab, with their records."""
    start = process_time()
    for seed in range(played):
        play_to_outcome(GAME, JaneOptions(), list(LEVELS), seed)
    return process_time() - start


def rate(work: Callable[[], int], seconds: float) -> float:
    """What is done in a second of the processor's time; `work` says how much it did."""
    work()
    done, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        done += work()
    return done / spent


def speeds(seconds: float) -> Iterator[list[str]]:
    """Rounds a second: solved, and played with random moves."""
    rng = Rng(3)
    tables = [deal(rng, CARDS[count % len(CARDS)]) for count in range(BULK)]

    def solve() -> int:
        for dealt in tables:
            answer_to(odd_poses(dealt))
        return len(tables)

    yield ["the answer to a table, asked from Python", number(rate(solve, seconds))]
    for options in (JaneOptions(), JaneOptions(variant="stick_up")):
        for seats in (2, 4, 9):
            play = partial(play_rounds, GAME.open(options, seats), rng)
            yield [
                f"random rounds, {options.variant}, {seats} seats, chance and all moves",
                number(rate(play, seconds)),
            ]


def play_rounds(start: State, rng: Rng) -> int:
    """Play some random matches; returns their rounds."""
    play_out_many(start, BULK, rng)
    return 10 * BULK


def curves_table(curves: list[Curve]) -> str:
    """Median seconds and share of wrong locks, a row a level."""
    shown = (1, 2, 3, 5, 7, 10)
    rows = []
    for level in LEVELS:
        own = {curve.cards: curve for curve in curves if curve.level == level}
        rows.append([f"`{level}`", *(f"{own[n].seconds[1]:.1f} s, {own[n].wrong:.0%}" for n in shown)])
    return table(["level", *(f"{n} card{'s' * (n > 1)}" for n in shown)], rows)


def draw(curves: list[Curve]) -> dict[str, alt.LayerChart | alt.Chart]:
    """The charts by the names of their files."""
    rows = [
        {
            "level": curve.level,
            "cards": curve.cards,
            "low": curve.seconds[0],
            "seconds": curve.seconds[1],
            "high": curve.seconds[2],
            "wrong": curve.wrong,
        }
        for curve in curves
    ]
    base = alt.Chart(alt.Data(values=rows)).encode(
        x=alt.X("cards:O", title="cards on the table", axis=alt.Axis(labelAngle=0)),
        color=alt.Color(
            "level:N",
            sort=list(LEVELS),
            scale=alt.Scale(domain=list(LEVELS), range=COLOURS),
            legend=alt.Legend(symbolOpacity=1),
        ),
    )
    seconds = alt.Y("low:Q", title="seconds until the lock")
    band = base.mark_rule(strokeWidth=7, opacity=0.3).encode(y=seconds, y2="high:Q")
    line = base.mark_line(point=True).encode(y="seconds:Q")
    wrong = base.mark_line(point=True).encode(y=alt.Y("wrong:Q", title="wrong locks", axis=alt.Axis(format="%")))
    size = {"width": WIDTH, "height": 280}
    return {
        "jane-reactions.svg": (band + line).properties(**size).configure(**CONFIG),
        "jane-errors.svg": wrong.properties(**size).configure(**CONFIG),
    }


def report(curves: list[Curve], rounds: int, played: int, seconds: float) -> str:
    """All tables as Markdown."""
    won, took = race(rounds)
    lab = matches(played)
    swapped = sum(curve.swapped for curve in curves) / sum(curve.wrong for curve in curves)
    share = [
        [f"`{level}`" if level in LEVELS else level, f"{won[level] / rounds:.1%}"] for level in (*LEVELS, "nobody")
    ]
    return "\n".join(
        [
            "Median seconds until the lock, and how many locks are wrong:",
            "",
            curves_table(curves),
            "",
            f"Of all wrong locks {swapped:.0%} are the right answer with both hands swapped.",
            "",
            "One of each level at a table:",
            "",
            table(["level", f"wins the tile, {rounds:,} rounds"], share),
            "",
            f"These rounds took {took:.1f} s of one core; {played:,} matches with records take {lab:.1f} s in the lab.",
            "",
            table(["speed", "rounds/s"], list(speeds(seconds))),
            "",
            f"Measured on {machine.describe()}.",
            "",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.jane", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=100_000, help="of the race (default: 100000)")
    parser.add_argument("--looks", type=int, default=10_000, help="for each level and number of cards")
    parser.add_argument("--matches", type=int, default=1_000, help="in the lab")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each speed")
    parser.add_argument("--write", action="store_true", help="write docs/bots.md and the charts")
    chosen = parser.parse_args()
    curves = [measure(level, cards, chosen.looks) for level in LEVELS for cards in CARDS]
    text = report(curves, chosen.rounds, chosen.matches, chosen.seconds)
    print(text)
    if chosen.write:
        for name, chart in draw(curves).items():
            chart.save(DOCS / "pictures" / name)
        page = DOCS / "bots.md"
        before, _, rest = page.read_text(encoding="utf-8").partition(MARKS[0])
        after = rest.partition(MARKS[1])[2]
        page.write_text(f"{before}{MARKS[0]}\n{text}\n{MARKS[1]}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
